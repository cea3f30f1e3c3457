//! [`MoveExpr`]: a move as it was written, with its places. It knows no game.

use super::{Located, Mistake, ParseError, Problem, Span};
use crate::Heap;

/// A move as it was written: `2/1:3 3>0` is two terms in component 2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveExpr {
    /// The component, counted from 1, where one was named.
    pub component: Option<Located<Heap>>,
    /// What is done, one term per heap; at least one.
    pub terms: Vec<Located<Term>>,
}

/// What is done to one heap, or a list of bare numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The numbers before the sign: a heap, or all there is; at least one.
    pub heads: Vec<Located<Heap>>,
    /// What the sign says, and the numbers after it; at least one.
    pub change: Option<(Sign, Vec<Located<Heap>>)>,
}

/// The sign between a heap and what is done to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// `:` takes so many.
    Take,
    /// `>` leaves so many.
    Leave,
    /// `+` adds so many.
    Add,
}

const ALLOWED: &str = "a move is written like `2:3` (take 3 from heap 2) or `2>4` (lower heap 2 to 4)";

impl MoveExpr {
    /// Reads a move in the notation.
    ///
    /// # Errors
    /// [`ParseError`] with every mistake and its place.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let mut mistakes = Vec::new();
        let mut terms = Vec::new();
        let mut component = None;
        let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(text.len());
        let mut rest = start;
        if let Some(slash) = text.find('/') {
            match number(text, start..slash) {
                Ok(number) => component = Some(number),
                Err(mistake) => mistakes.push(mistake),
            }
            rest = slash + 1;
        }
        for span in words(text, rest) {
            match term(text, span.clone()) {
                Ok(it) => terms.push(Located { it, span }),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        if terms.is_empty() && mistakes.is_empty() {
            let message = "the move is missing".to_owned();
            mistakes.push(Mistake { span: text.len()..text.len(), message, allowed: ALLOWED.to_owned() });
        }
        if mistakes.is_empty() {
            Ok(Self { component, terms })
        } else {
            Err(ParseError::new(Problem::Syntax, mistakes))
        }
    }
}

/// The stretches between white space, from byte `from` on.
fn words(text: &str, from: usize) -> impl Iterator<Item = Span> {
    text[from..].split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

fn term(text: &str, span: Span) -> Result<Term, Mistake> {
    let sign = text[span.clone()].char_indices().find_map(|(at, c)| {
        let sign = match c {
            ':' => Sign::Take,
            '>' => Sign::Leave,
            '+' => Sign::Add,
            _ => return None,
        };
        Some((span.start + at, sign))
    });
    let Some((at, sign)) = sign else { return Ok(Term { heads: numbers(text, span)?, change: None }) };
    let heads = numbers(text, span.start..at)?;
    Ok(Term { heads, change: Some((sign, numbers(text, at + 1..span.end)?)) })
}

/// Numbers with commas between them.
fn numbers(text: &str, span: Span) -> Result<Vec<Located<Heap>>, Mistake> {
    let mut start = span.start;
    let parts = text[span].split(',').map(|part| {
        let here = start..start + part.len();
        start = here.end + 1;
        number(text, here)
    });
    parts.collect()
}

fn number(text: &str, span: Span) -> Result<Located<Heap>, Mistake> {
    let digits = text[span.clone()].trim_end();
    let message = match digits.parse() {
        Ok(it) => return Ok(Located { it, span: span.start..span.start + digits.len() }),
        Err(_) if digits.is_empty() => "a number is missing here".to_owned(),
        Err(_) => format!("`{digits}` is not a number"),
    };
    Err(Mistake { span, message, allowed: ALLOWED.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_have_their_places() {
        let places = [
            ("", 0),
            ("  ", 2),
            ("x", 0),
            ("2:", 2),
            (":3", 0),
            ("  2:3 1;1", 6),
            ("2:3,", 4),
            ("/2:3", 0),
            ("é/2:3", 0),
            ("1/", 2),
            ("2>>1", 2),
            ("1:2 -1:3", 4),
        ];
        for (text, place) in places {
            let error = MoveExpr::parse(text).expect_err(text);
            assert_eq!(error.mistakes[0].span.start, place, "{text:?}: {error}");
        }
        assert_eq!(MoveExpr::parse("a:1 b:2").unwrap_err().mistakes.len(), 2);
        let told = |text| MoveExpr::parse(text).unwrap_err().mistakes.remove(0).message;
        assert_eq!(
            (told("2:"), told("2:x")),
            ("a number is missing here".into(), "`x` is not a number".into())
        );
    }

    #[test]
    fn a_component_and_several_terms() {
        let read = MoveExpr::parse(" 2/1:3  4>5,6 ").unwrap();
        assert_eq!(read.component.unwrap().it, 2);
        assert_eq!(read.terms.len(), 2);
        assert_eq!(read.terms[1].span, 8..13);
        let (sign, parts) = read.terms[1].it.change.clone().unwrap();
        assert_eq!((sign, parts.len(), parts[1].span.clone()), (Sign::Leave, 2, 12..13));
    }
}
