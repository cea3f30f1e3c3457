//! The reader of the notation: a recursive descent over characters that continues after an error.

use super::{ComponentExpr, Diagnostic, ErrorKind, Expr, ParseError, Span, Spanned};
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
        let start = self.skip_while(|c| !c.is_whitespace() && !matches!(c, '(' | ')' | ',' | '+'));
        (&self.text[start..self.at], start..self.at)
    }

    fn rest_begins_with_digit(&self) -> bool {
        self.text[self.at..].trim_start().starts_with(|c: char| c.is_ascii_digit())
    }

    fn report_error(&mut self, span: Span, message: String, expected: &str) {
        self.diagnostics.push(Diagnostic { span, message, expected: expected.to_owned() });
    }

    fn sum(&mut self, default: DefaultGame<'_>) -> Expr {
        let convention = self.convention();
        let mut components = Vec::new();
        loop {
            // Empty text is the empty position of the default game; nothing after a `+` is an error.
            let default = default.filter(|_| components.is_empty() || self.rest_begins_with_digit());
            if let Some(component) = self.component(default) {
                components.push(component);
            }
            self.skip_space();
            match self.peek() {
                Some('+') => self.at += 1,
                Some(c) => {
                    let span = self.at..self.at + c.len_utf8();
                    self.report_error(
                        span,
                        format!("unexpected `{c}`"),
                        "numbers, `+` and the next game, or the end",
                    );
                    self.skip_while(|c| c != '+');
                    if self.peek().is_none() {
                        break;
                    }
                    self.at += 1;
                }
                None => break,
            }
        }
        Expr { convention, components }
    }

    fn convention(&mut self) -> Convention {
        self.skip_space();
        let start = self.at;
        let (word, _) = self.run();
        match word.to_lowercase().as_str() {
            "normal" => Convention::Normal,
            // The last one is spelt with a combining accent.
            "misere" | "misère" | "mise\u{300}re" => Convention::Misere,
            _ => {
                self.at = start;
                Convention::Normal
            }
        }
    }

    fn component(&mut self, default: DefaultGame<'_>) -> Option<ComponentExpr> {
        self.skip_space();
        let starts_with_number = self.peek().is_none_or(|c| c.is_ascii_digit() || c == '-');
        if let (Some((name, parameters)), true) = (default, starts_with_number) {
            let here = self.at..self.at;
            let located = |text: &str| Spanned { value: text.to_owned(), span: here.clone() };
            let parameters: Vec<_> = parameters.iter().map(|text| located(text)).collect();
            return Some(ComponentExpr {
                name: located(name),
                parameters: (!parameters.is_empty())
                    .then(|| Spanned { value: parameters, span: here.clone() }),
                numbers: self.numbers(),
            });
        }
        let (word, span) = self.run();
        let is_name = word.starts_with(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\''));
        if !is_name {
            let found = match (word, self.peek()) {
                ("", None) => "the text ends".to_owned(),
                ("", Some(c)) => format!("unexpected `{c}`"),
                (word, _) => format!("`{word}` is not the name of a game"),
            };
            self.report_error(span, found, "a game comes first, such as `nim 3 4 5` or `moore(2) 3 4 5`");
            self.skip_while(|c| c != '+');
            return None;
        }
        let name = Spanned { value: word.to_lowercase(), span };
        let parameters = self.parameters();
        Some(ComponentExpr { name, parameters, numbers: self.numbers() })
    }

    /// Reads the parameters in parentheses, split at commas and trimmed.
    fn parameters(&mut self) -> Option<Spanned<Vec<Spanned<String>>>> {
        self.skip_space();
        if self.peek() != Some('(') {
            return None;
        }
        let open = self.at;
        self.at += 1;
        let mut parts = Vec::new();
        loop {
            self.skip_space();
            let start = self.skip_while(|c| !matches!(c, ',' | ')' | '\n'));
            let part = self.text[start..self.at].trim_end();
            parts.push(Spanned { value: part.to_owned(), span: start..start + part.len() });
            match self.peek() {
                Some(',') => self.at += 1,
                Some(')') => {
                    self.at += 1;
                    break;
                }
                _ => {
                    self.report_error(
                        open..open + 1,
                        "this parenthesis is not closed".to_owned(),
                        "`)` after the parameters",
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

    fn numbers(&mut self) -> Vec<Spanned<Natural>> {
        let mut numbers = Vec::new();
        loop {
            self.skip_while(|c| c.is_whitespace() || c == ',');
            if self.peek().is_none_or(|c| matches!(c, '+' | '(' | ')')) {
                return numbers;
            }
            let (text, span) = self.run();
            match text.parse::<Natural>() {
                Ok(value) => numbers.push(Spanned { value, span }),
                Err(_) if text.starts_with('-') || text.starts_with('−') => {
                    self.report_error(span, format!("`{text}` is negative"), "natural numbers: 0, 1, 2, …");
                }
                Err(_) => {
                    let expected =
                        "natural numbers in digits, `_` between digits, separated by spaces or commas";
                    self.report_error(span, format!("`{text}` is not a number"), expected);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagnostics(text: &str) -> Vec<(usize, String)> {
        let error = Expr::parse(text).expect_err(text);
        error.diagnostics.into_iter().map(|diagnostic| (diagnostic.span.start, diagnostic.message)).collect()
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
