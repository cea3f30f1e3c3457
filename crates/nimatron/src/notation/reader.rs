//! The reader of the notation: a recursive descent over characters that continues after an error.

use super::{
    ComponentExpr, Compound, Diagnostic, ErrorKind, Expr, ParseError, Span, Spanned, WrittenNumbers,
};
use crate::wording::{Wording, words};
use crate::{Convention, Natural};

/// The name and parameters that bare numbers stand for.
type DefaultGame<'a> = Option<(&'a str, &'a [&'a str])>;

pub(super) fn read(text: &str, default: DefaultGame<'_>) -> Result<Expr, ParseError> {
    let mut reader = Reader { text, at: 0, diagnostics: Vec::new() };
    let expr = reader.sum(default);
    if reader.diagnostics.is_empty() {
        Ok(expr)
    } else {
        reader.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        Err(ParseError::new(ErrorKind::Syntax, reader.diagnostics))
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_while(&mut self, is_skipped: impl Fn(char) -> bool) -> usize {
        let start = self.at;
        while let Some(c) = self.peek().filter(|c| is_skipped(*c)) {
            self.at += c.len_utf8();
        }
        start
    }

    fn skip_space(&mut self) {
        // A byte order mark at the beginning of a file is ignored.
        self.skip_while(|c| c.is_whitespace() || c == '\u{feff}');
    }

    /// Reads the run of characters that could belong to one word or number.
    fn run(&mut self) -> (&'a str, Span) {
        let start = self.skip_while(|c| !c.is_whitespace() && !is_sign(c));
        (&self.text[start..self.at], start..self.at)
    }

    fn rest_begins_with_digit(&self) -> bool {
        self.text[self.at..].trim_start().starts_with(|c: char| c.is_ascii_digit())
    }

    /// Notes an error. After as many as are reported nothing more is read: they say enough.
    fn report_error(&mut self, span: Span, message: Wording, expected: Wording) {
        if self.diagnostics.len() < ParseError::MOST_MISTAKES {
            self.diagnostics.push(Diagnostic { span, message, expected });
        }
        if self.diagnostics.len() == ParseError::MOST_MISTAKES {
            self.at = self.text.len();
        }
    }

    fn sum(&mut self, default: DefaultGame<'_>) -> Expr {
        let convention = self.convention();
        let mut components = Vec::new();
        let mut compound = None;
        loop {
            // Empty text is the empty position of the default game; nothing after a sign is an error.
            let default = default.filter(|_| components.is_empty() || self.rest_begins_with_digit());
            if let Some(component) = self.component(default) {
                components.push(component);
            }
            self.skip_space();
            let Some(c) = self.peek() else { break };
            if !is_between(c) {
                let span = self.at..self.at + c.len_utf8();
                self.report_error(
                    span,
                    words!("error-unexpected", text = c),
                    words!("error-after-component-expected"),
                );
                self.skip_while(|c| !is_between(c));
            }
            let Some((found, span)) = self.sign() else { break };
            if *compound.get_or_insert(found) != found {
                let expected = words!("error-mixed-signs-expected");
                self.report_error(span, words!("error-mixed-signs", sign = found.sign()), expected);
            }
        }
        Expr { convention, compound: compound.unwrap_or_default(), components }
    }

    /// Reads the sign between two components.
    fn sign(&mut self) -> Option<(Compound, Span)> {
        let start = self.at;
        let compound = match self.peek()? {
            '+' | '＋' => Compound::Sum,
            '&' | '＆' => Compound::Every,
            '|' | '｜' => Compound::Some,
            _ => return None,
        };
        self.at += self.peek()?.len_utf8();
        let is_doubled = compound == Compound::Every && matches!(self.peek(), Some('&' | '＆'));
        if is_doubled {
            self.at += self.peek()?.len_utf8();
        }
        Some((if is_doubled { Compound::All } else { compound }, start..self.at))
    }

    fn convention(&mut self) -> Convention {
        self.skip_space();
        let start = self.at;
        let (word, _) = self.run();
        convention_called(word).unwrap_or_else(|| {
            self.at = start;
            Convention::Normal
        })
    }

    /// Reports a convention that does not stand at the beginning.
    fn late_convention(&mut self, word: &str, span: Span) {
        let expected = words!("error-late-convention-expected", text = beginning(word));
        self.report_error(span, words!("error-late-convention", text = beginning(word)), expected);
    }

    fn component(&mut self, default: DefaultGame<'_>) -> Option<ComponentExpr> {
        self.skip_space();
        let starts_with_number = self.peek().is_none_or(|c| c.is_ascii_digit() || c == '-');
        if let (Some((name, parameters)), true) = (default, starts_with_number) {
            let here = self.at..self.at;
            let located = |text: &str| Spanned { value: text.to_owned(), span: here.clone() };
            let parameters: Vec<_> = parameters.iter().map(|text| located(text)).collect();
            let (numbers, edge) = self.numbers();
            return Some(ComponentExpr {
                name: located(name),
                parameters: (!parameters.is_empty())
                    .then(|| Spanned { value: parameters, span: here.clone() }),
                numbers,
                edge,
            });
        }
        let (mut word, mut span) = self.run();
        if convention_called(word).is_some() {
            self.late_convention(word, span);
            self.skip_space();
            (word, span) = self.run();
        }
        let is_name = word.starts_with(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\''));
        if !is_name {
            let found = match (word, self.peek()) {
                ("", None) => words!("error-text-ends"),
                ("", Some(c)) => words!("error-unexpected", text = c),
                (word, _) => words!("error-not-a-name", text = beginning(word)),
            };
            self.report_error(span, found, words!("error-game-first-expected"));
            self.skip_while(|c| !is_between(c));
            return None;
        }
        let name = Spanned { value: word.to_lowercase(), span };
        let parameters = self.parameters();
        let (numbers, edge) = self.numbers();
        Some(ComponentExpr { name, parameters, numbers, edge })
    }

    /// Reads the parameters in parentheses, split at commas and trimmed.
    fn parameters(&mut self) -> Option<Spanned<Vec<Spanned<String>>>> {
        self.skip_space();
        let open = self.at;
        self.at += self.peek().filter(|c| matches!(c, '(' | '（'))?.len_utf8();
        let mut parts = Vec::new();
        loop {
            self.skip_space();
            let start = self.skip_while(|c| !matches!(c, ',' | '，' | ')' | '）' | '\n'));
            let part = self.text[start..self.at].trim_end();
            parts.push(Spanned { value: part.to_owned(), span: start..start + part.len() });
            match self.peek() {
                Some(comma @ (',' | '，')) => self.at += comma.len_utf8(),
                Some(close @ (')' | '）')) => {
                    self.at += close.len_utf8();
                    break;
                }
                _ => {
                    self.report_error(
                        open..open + 1,
                        words!("error-open-parenthesis"),
                        words!("error-open-parenthesis-expected"),
                    );
                    break;
                }
            }
        }
        if let [only] = parts.as_slice()
            && only.value.is_empty()
        {
            parts.clear();
        }
        Some(Spanned { value: parts, span: open..self.at })
    }

    /// Reads numbers as almost all of them are written: a few digits, between ordinary spaces and commas.
    fn plain_numbers(&mut self, numbers: &mut WrittenNumbers) {
        let bytes = self.text.as_bytes();
        loop {
            while matches!(bytes.get(self.at), Some(b' ' | b',')) {
                self.at += 1;
            }
            let Some((value, digits)) = plain_number(&bytes[self.at..]) else { return };
            let start = self.at;
            self.at += digits;
            numbers.push(Natural::from(value), start..self.at);
        }
    }

    /// Reads the numbers, and the place of the first two that are written as an edge. Bare numbers beside edges are mistakes.
    fn numbers(&mut self) -> (WrittenNumbers, Option<Span>) {
        let mut numbers = WrittenNumbers::default();
        let mut edge: Option<Span> = None;
        let mut edges = 0;
        loop {
            self.plain_numbers(&mut numbers);
            self.skip_while(|c| c.is_whitespace() || matches!(c, ',' | '，' | '、'));
            if self.peek().is_none_or(is_sign) {
                if let Some(span) = edge.clone().filter(|_| numbers.values().len() != 2 * edges) {
                    let message = words!("error-edges-and-numbers");
                    self.report_error(span, message, words!("error-half-edge-expected"));
                }
                return (numbers, edge);
            }
            let (text, span) = self.run();
            match text.parse::<Natural>() {
                Ok(value) => numbers.push(value, span),
                Err(_) if let Some(ends) = edge_of(text, &span) => {
                    edge.get_or_insert(span);
                    edges += 1;
                    ends.into_iter().for_each(|end| numbers.push(end.value, end.span));
                }
                Err(_) if text.starts_with('-') || text.starts_with('−') => {
                    let expected = words!("error-negative-expected");
                    self.report_error(span, words!("error-negative", text = beginning(text)), expected);
                }
                Err(_) if convention_called(text).is_some() => self.late_convention(text, span),
                Err(_) => {
                    let expected = match number_called(text) {
                        Some(digits) => words!("error-in-digits-expected", digits = digits),
                        None => words!("error-not-a-number-expected"),
                    };
                    self.report_error(span, words!("error-not-a-number", text = beginning(text)), expected);
                }
            }
        }
    }
}

/// Returns the two ends of an edge such as `0-1`, each with its place, or `None` if the text is no edge.
fn edge_of(text: &str, span: &Span) -> Option<[Spanned<Natural>; 2]> {
    let (a, b) = text.split_once('-')?;
    let end = |text: &str, start: usize| {
        Some(Spanned { value: text.parse().ok()?, span: start..start + text.len() })
    };
    Some([end(a, span.start)?, end(b, span.start + a.len() + 1)?])
}

/// Returns the beginning of a text that may be long, to be shown in a message.
pub(crate) fn beginning(text: &str) -> String {
    const MOST_SHOWN: usize = 60;
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Returns the machine word that the text begins with and the number of its digits, or `None` if there is none, if it
/// may be larger than a word, or if something else than a space, a comma or the end follows it.
fn plain_number(text: &[u8]) -> Option<(u64, usize)> {
    const MOST: usize = 19;
    let digits = text.iter().take(MOST + 1).take_while(|byte| byte.is_ascii_digit()).count();
    let is_plain =
        (1..=MOST).contains(&digits) && matches!(text.get(digits), None | Some(b' ' | b',' | b'\n'));
    let number = || text[..digits].iter().fold(0, |number: u64, digit| number * 10 + u64::from(digit - b'0'));
    is_plain.then(|| (number(), digits))
}

/// Returns whether `c` begins a sign between two components.
const fn is_between(c: char) -> bool {
    matches!(c, '+' | '＋' | '&' | '＆' | '|' | '｜')
}

/// Returns whether `c` stands for itself, between words and numbers; as wide as Chinese characters too.
const fn is_sign(c: char) -> bool {
    is_between(c) || matches!(c, '(' | ')' | ',' | '（' | '）' | '，' | '、')
}

/// Returns the convention that is called `word` in one of the languages, or `None` if it is no such word.
fn convention_called(word: &str) -> Option<Convention> {
    if word.is_ascii() {
        // Without a copy, since this is asked about the name of every game.
        let is = |name: &str| word.eq_ignore_ascii_case(name);
        return match () {
            () if is("normal") => Some(Convention::Normal),
            () if is("misere") => Some(Convention::Misere),
            () => None,
        };
    }
    match word.to_lowercase().as_str() {
        "нормальная" | "正常" => Some(Convention::Normal),
        // The second one is spelt with a combining accent.
        "misère" | "mise\u{300}re" | "мизер" | "反常" => Some(Convention::Misere),
        _ => None,
    }
}

/// Returns the number that is called `word` in one of the languages, or `None` if it is no such word.
fn number_called(word: &str) -> Option<usize> {
    const NAMES: [&str; 13] = [
        "zero ноль 零",
        "one один 一",
        "two два 二 两",
        "three три 三",
        "four четыре 四",
        "five пять 五",
        "six шесть 六",
        "seven семь 七",
        "eight восемь 八",
        "nine девять 九",
        "ten десять 十",
        "eleven одиннадцать 十一",
        "twelve двенадцать 十二",
    ];
    let word = word.to_lowercase();
    NAMES.iter().position(|names| names.split(' ').any(|name| name == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagnostics(text: &str) -> Vec<(usize, String)> {
        let error = Expr::parse(text).expect_err(text);
        error
            .diagnostics
            .into_iter()
            .map(|diagnostic| (diagnostic.span.start, diagnostic.message.to_string()))
            .collect()
    }

    #[test]
    fn printing_parses_back() {
        for text in ["nim", "misere moore(2) 1 1 1", "subtract(1,3,4) 10 0 7 + octal(0.77) 12", "wythoff 4 7"]
        {
            let expr = Expr::parse(text).unwrap();
            assert_eq!(expr.to_string(), text);
        }
        let loose = Expr::parse("\u{feff} MISÈRE  Moore ( 2 ) 1,1 ,, 1_0+nim\r\n").unwrap();
        assert_eq!(loose.to_string(), "misere moore(2) 1 1 10 + nim");
    }

    #[test]
    fn compounds_have_one_sign() {
        for text in ["nim 3 & kayles 5", "misere nim 3 && nim 4 && nim 5", "nim 3 | wythoff 1 2"] {
            assert_eq!(Expr::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Expr::parse("nim 3&&nim 4").unwrap().compound, Compound::All);
        assert_eq!(Expr::parse("nim 3＆nim 4").unwrap().compound, Compound::Every);
        assert_eq!(Expr::parse_or("3 | 4", "nim", &[]).unwrap().to_string(), "nim 3 | nim 4");
        let spans = |text: &str| {
            let error = Expr::parse(text).expect_err(text);
            error.diagnostics.into_iter().map(|diagnostic| diagnostic.span).collect::<Vec<_>>()
        };
        assert_eq!(spans("nim 3 + nim 4 & nim 5"), vec![14..15; 1]);
        assert_eq!(spans("nim 3 & nim 4 && nim 5 | nim 6"), [14..16, 23..24]);
        assert_eq!(spans("nim 3 &"), vec![7..7; 1]);
    }

    #[test]
    fn several_mistakes_are_reported_together() {
        let found = diagnostics("nim 3 x4 -5 + ( + 7");
        let places: Vec<usize> = found.iter().map(|diagnostic| diagnostic.0).collect();
        assert_eq!(places, [6, 9, 14, 18]);
        assert_eq!(found[1].1, "`-5` is negative");
    }

    #[test]
    fn reading_goes_on_after_what_is_unexpected() {
        let spans = |text: &str| {
            let error = Expr::parse(text).expect_err(text);
            error.diagnostics.into_iter().map(|diagnostic| diagnostic.span).collect::<Vec<_>>()
        };
        assert_eq!(spans("nim 3 ) 4 x + nim y"), [6..7, 18..19]);
        assert_eq!(spans("nim 3 ( ( ("), vec![6..7; 1]);
        assert_eq!(spans("nim 3 + moore(2 3"), vec![13..14; 1]);
        let located = Expr::parse("poker( 12 , 3 ) 5").unwrap().components.remove(0);
        let parameters = located.parameters.unwrap();
        assert_eq!(parameters.span, 5..15);
        assert_eq!(parameters.value.iter().map(|it| it.span.clone()).collect::<Vec<_>>(), [7..9, 12..13]);
    }

    #[test]
    fn positions_are_written_in_other_languages_too() {
        let wide = Expr::parse("反常 摩尔（2）3，4、5 ＋ 尼姆 7").unwrap();
        assert_eq!(wide.to_string(), "misere 摩尔(2) 3 4 5 + 尼姆 7");
        assert_eq!(Expr::parse("Мизер НИМ 1").unwrap().to_string(), "misere ним 1");
    }

    #[test]
    fn a_convention_in_the_middle_and_numbers_in_words_are_explained() {
        let expected = |text: &str| {
            let error = Expr::parse(text).expect_err(text);
            let diagnostics = error.diagnostics.into_iter();
            diagnostics.map(|it| (it.span.start, it.expected.to_string())).collect::<Vec<_>>()
        };
        let first = "it comes first and holds for the whole sum: `misere nim 3 + nim 4`".to_owned();
        assert_eq!(expected("nim 3 + misere nim 3"), [(8, first.clone())]);
        assert_eq!(expected("nim 3 4 5 misere"), [(10, first)]);
        assert_eq!(
            expected("nim three 七"),
            [(4, "write it in digits: 3".into()), (10, "write it in digits: 7".into())]
        );
    }

    #[test]
    fn mistakes_without_end_are_not_all_reported() {
        for sign in ["+", "(", ")", "x ", "-1 ", "misere ", "+ (", "\u{1b}", "x+"] {
            let error = Expr::parse(&format!("nim {}", sign.repeat(100_000))).unwrap_err();
            assert!(error.diagnostics.len() <= ParseError::MOST_MISTAKES, "{sign}");
            assert!(error.to_string().len() < 10_000, "{sign}");
        }
        let long = diagnostics(&format!("nim {}", "x1".repeat(50_000)));
        assert!(long.iter().all(|(_, message)| message.len() < 300));
    }

    #[test]
    fn nothing_is_not_a_position() {
        for text in ["", "   ", "+", "nim 3 +", "misere", "normal", "3 4", "(2)", "nim 3) 4", "moore(2 3 4"] {
            assert!(Expr::parse(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn bare_numbers_stand_for_the_default_game() {
        let expr = Expr::parse_or("misere 3 4 + bash(3) 5", "moore", &["2"]).unwrap();
        assert_eq!(expr.to_string(), "misere moore(2) 3 4 + bash(3) 5");
        assert_eq!(Expr::parse_or("", "nim", &[]).unwrap().to_string(), "nim");
        assert_eq!(Expr::parse_or("3 + 4", "nim", &[]).unwrap().to_string(), "nim 3 + nim 4");
        assert!(Expr::parse_or("3 +", "nim", &[]).is_err());
    }
}
