//! [`MoveExpr`]: a move as it was written, with its places. It is independent of any game.

use super::{Diagnostic, ErrorKind, ParseError, Span, Spanned};
use crate::Natural;
use crate::wording::{Wording, words};

/// A move as it was written: `2/1:3 3>0` is two terms in component 2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MoveExpr {
    /// The component, counted from 1, if one was named.
    pub component: Option<Spanned<Natural>>,
    /// What is done, one term per heap; at least one.
    pub terms: Vec<Spanned<Term>>,
}

/// What is done to one heap, or a list of bare numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Term {
    /// The numbers before the sign: a heap, or all there is; at least one.
    pub heads: Vec<Spanned<Natural>>,
    /// What the sign says, and the numbers after it; at least one.
    pub change: Option<(Sign, Vec<Spanned<Natural>>)>,
}

/// The sign between a heap and what is done to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    /// `:` takes this many.
    Take,
    /// `>` leaves this many.
    Leave,
    /// `+` adds this many.
    Add,
}

/// How a move is written.
const ALLOWED: Wording = Wording::new("error-move-expected");

impl MoveExpr {
    /// Reads a move in the notation: moves in several components are separated by `;`.
    ///
    /// # Errors
    /// [`ParseError`] with every error and its place.
    pub(crate) fn parse_all(text: &str) -> Result<Vec<Self>, ParseError> {
        let (mut found, mut diagnostics, mut start) = (Vec::new(), Vec::new(), 0);
        for part in text.split([';', '；']) {
            match Self::parse(part) {
                Ok(expr) => found.push(expr.moved_by(start)),
                Err(error) => diagnostics.extend(error.diagnostics.into_iter().map(|mut diagnostic| {
                    diagnostic.span = diagnostic.span.start + start..diagnostic.span.end + start;
                    diagnostic
                })),
            }
            start += part.len();
            start += text[start..].chars().next().map_or(0, char::len_utf8);
        }
        match diagnostics.is_empty() {
            true => Ok(found),
            false => Err(ParseError::new(ErrorKind::Syntax, diagnostics)),
        }
    }

    /// Returns the same move, written so many bytes further on.
    fn moved_by(mut self, bytes: usize) -> Self {
        let moved = |span: &mut Span| *span = span.start + bytes..span.end + bytes;
        self.component.iter_mut().for_each(|number| moved(&mut number.span));
        for term in &mut self.terms {
            moved(&mut term.span);
            let change = term.value.change.iter_mut().flat_map(|(_, numbers)| numbers);
            term.value.heads.iter_mut().chain(change).for_each(|number| moved(&mut number.span));
        }
        self
    }

    /// Reads a move in one component.
    fn parse(text: &str) -> Result<Self, ParseError> {
        let mut diagnostics = Vec::new();
        let mut terms = Vec::new();
        let mut component = None;
        let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(text.len());
        let mut rest = start;
        if let Some(slash) = text.find('/') {
            match number(text, start..slash) {
                Ok(number) => component = Some(number),
                Err(diagnostic) => diagnostics.push(diagnostic),
            }
            rest = slash + 1;
        }
        for span in words(text, rest) {
            match term(text, span.clone()) {
                Ok(value) => terms.push(Spanned { value, span }),
                Err(diagnostic) => diagnostics.push(diagnostic),
            }
        }
        if terms.is_empty() && diagnostics.is_empty() {
            let message = words!("error-no-move");
            diagnostics.push(Diagnostic { span: text.len()..text.len(), message, expected: ALLOWED });
        }
        if diagnostics.is_empty() {
            Ok(Self { component, terms })
        } else {
            Err(ParseError::new(ErrorKind::Syntax, diagnostics))
        }
    }
}

/// Returns the stretches between white space, from byte `from` on.
fn words(text: &str, from: usize) -> impl Iterator<Item = Span> {
    text[from..].split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

fn term(text: &str, span: Span) -> Result<Term, Diagnostic> {
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

/// Reads numbers separated by commas.
fn numbers(text: &str, span: Span) -> Result<Vec<Spanned<Natural>>, Diagnostic> {
    let mut start = span.start;
    let parts = text[span].split(',').map(|part| {
        let here = start..start + part.len();
        start = here.end + 1;
        number(text, here)
    });
    parts.collect()
}

fn number(text: &str, span: Span) -> Result<Spanned<Natural>, Diagnostic> {
    let digits = text[span.clone()].trim_end();
    let message = match digits.parse() {
        Ok(value) => return Ok(Spanned { value, span: span.start..span.start + digits.len() }),
        Err(_) if digits.is_empty() => words!("error-number-missing"),
        Err(_) => words!("error-not-a-number", text = digits),
    };
    Err(Diagnostic { span, message, expected: ALLOWED })
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
            assert_eq!(error.diagnostics[0].span.start, place, "{text:?}: {error}");
        }
        assert_eq!(MoveExpr::parse("a:1 b:2").unwrap_err().diagnostics.len(), 2);
        let explanation = |text| MoveExpr::parse(text).unwrap_err().diagnostics.remove(0).message.to_string();
        assert_eq!(
            (explanation("2:"), explanation("2:x")),
            ("a number is missing here".into(), "`x` is not a number".into())
        );
    }

    #[test]
    fn a_component_and_several_terms() {
        let read = MoveExpr::parse(" 2/1:3  4>5,6 ").unwrap();
        assert_eq!(read.component.unwrap().value, 2);
        assert_eq!(read.terms.len(), 2);
        assert_eq!(read.terms[1].span, 8..13);
        let (sign, parts) = read.terms[1].value.change.clone().unwrap();
        assert_eq!((sign, parts.len(), parts[1].span.clone()), (Sign::Leave, 2, 12..13));
    }

    #[test]
    fn moves_are_parsed_with_their_spans() {
        let text = " 12 /1:3  é".replace('é', "4,5>6,78 9+1 7");
        let read = MoveExpr::parse(&text).unwrap();
        let component = read.component.unwrap();
        assert_eq!((component.value.to_u64(), &text[component.span]), (Some(12), "12"));
        let terms: Vec<&str> = read.terms.iter().map(|it| &text[it.span.clone()]).collect();
        assert_eq!(terms, ["1:3", "4,5>6,78", "9+1", "7"]);
        let signs: Vec<Option<Sign>> =
            read.terms.iter().map(|it| it.value.change.as_ref().map(|(sign, _)| *sign)).collect();
        assert_eq!(signs, [Some(Sign::Take), Some(Sign::Leave), Some(Sign::Add), None]);
        let term = &read.terms[1].value;
        let heads: Vec<&str> = term.heads.iter().map(|it| &text[it.span.clone()]).collect();
        let (_, parts) = term.change.as_ref().unwrap();
        let parts: Vec<&str> = parts.iter().map(|it| &text[it.span.clone()]).collect();
        assert_eq!((heads, parts), (vec!["4", "5"], vec!["6", "78"]));
    }
}
