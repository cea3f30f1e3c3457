//! [`Pattern`]: the text of one message, compiled: pieces of text, variables and choices between forms.
//!
//! It reads the part of Fluent's syntax that the messages use: text of one or several lines, `{ $variable }`,
//! `{ "literal" }` and `{ $variable -> [key] … *[other] … }`. A test compares it with Fluent, message by message.

use crate::{Decimal, Natural};

/// The text of a message, compiled.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Pattern(Vec<Piece>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Piece {
    Text(String),
    Variable(String),
    Choice { variable: String, forms: Vec<(String, Pattern)>, default: usize },
}

/// What fills a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    /// A number, which also chooses the grammatical form.
    Number(u64),
    /// A number of any size, which is only printed.
    Natural(&'a Natural),
}

/// The variables of a message with what fills them.
pub(crate) trait Values {
    /// Returns what fills the variable `name`, or `None` if nothing does.
    fn value(&self, name: &str) -> Option<Value<'_>>;
}

impl Values for [(&str, Value<'_>)] {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

impl Values for [(&str, &str)] {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.iter().find(|(known, _)| *known == name).map(|(_, text)| Value::Text(text))
    }
}

/// Returns the grammatical form that a number asks for in some language: `one`, `few`, `many` or `other`.
pub(crate) type Plural = fn(u64) -> &'static str;

impl Pattern {
    /// Compiles what stands behind the equals sign of a message.
    ///
    /// # Errors
    /// What was expected, and the text that was found instead.
    pub(crate) fn compile(text: &str) -> Result<Self, String> {
        let mut reader = Reader { rest: text };
        let pattern = reader.pattern()?;
        match reader.rest.trim() {
            "" => Ok(pattern),
            rest => Err(format!("expected the end of the message: {rest}")),
        }
    }

    /// Appends the text to `out`. A variable that nothing fills is written as it stands in the message.
    pub(crate) fn write(&self, values: &(impl Values + ?Sized), plural: Plural, out: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Variable(name) => match values.value(name) {
                    Some(Value::Text(text)) => out.push_str(text),
                    Some(Value::Number(number)) => out.push_str(Decimal::of(number).as_str()),
                    Some(Value::Natural(number)) => {
                        number.write(out).expect("memory takes all that is written");
                    }
                    None => out.extend(["{$", name, "}"]),
                },
                Piece::Choice { variable, forms, default } => {
                    let chosen = values.value(variable).and_then(|value| chosen(forms, value, plural));
                    forms[chosen.unwrap_or(*default)].1.write(values, plural, out);
                }
            }
        }
    }

    /// Returns the names of the variables, some perhaps twice.
    #[cfg(test)]
    pub(crate) fn variables(&self) -> Vec<&str> {
        let of = |piece| match piece {
            &Piece::Text(_) => Vec::new(),
            Piece::Variable(name) => vec![name.as_str()],
            Piece::Choice { variable, forms, .. } => {
                let inner = forms.iter().flat_map(|(_, form)| form.variables());
                std::iter::once(variable.as_str()).chain(inner).collect()
            }
        };
        self.0.iter().flat_map(of).collect()
    }
}

/// Returns the form that `value` asks for: the number itself, or else its grammatical form; a word asks for itself.
fn chosen(forms: &[(String, Pattern)], value: Value<'_>, plural: Plural) -> Option<usize> {
    let called = |key: &str| forms.iter().position(|(form, _)| form == key);
    match value {
        // As in Fluent, digits as text are not a number.
        Value::Text(text) => called(text).filter(|_| !text.starts_with(|c: char| c.is_ascii_digit())),
        Value::Natural(_) => None,
        Value::Number(number) => {
            let exact = forms.iter().position(|(form, _)| form.parse() == Ok(number));
            exact.or_else(|| called(plural(number)))
        }
    }
}

/// A part of a pattern before the common indentation of its lines is known.
enum Raw<'a> {
    Text(&'a str),
    /// What stands between braces.
    Piece(Piece),
    /// The beginning of a line: how many lines later, and how far it is indented.
    Line {
        breaks: usize,
        indent: usize,
    },
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn skip_blank(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n']);
    }

    fn expect(&mut self, sign: &str) -> Result<(), String> {
        self.skip_blank();
        let after = self.rest.strip_prefix(sign);
        self.rest = after.ok_or_else(|| format!("expected {sign}: {}", self.rest))?;
        Ok(())
    }

    /// Takes what stands before the first character for which `ends` holds.
    fn take_until(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let (taken, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        taken
    }

    fn pattern(&mut self) -> Result<Pattern, String> {
        self.skip_spaces();
        let mut raw = Vec::new();
        loop {
            match self.rest.chars().next() {
                None => break,
                Some('{') => raw.push(Raw::Piece(self.placeable()?)),
                Some('}') => return Err(format!("a brace is closed that was not opened: {}", self.rest)),
                Some('\n') => match self.line() {
                    Some(line) => raw.push(line),
                    None => break,
                },
                Some(_) => {
                    let text = self.take_until(|c| matches!(c, '{' | '}' | '\n'));
                    raw.push(Raw::Text(text));
                }
            }
        }
        Ok(joined(raw))
    }

    /// Moves to the next line that is not blank if it goes on with this text: it is indented and begins with no sign
    /// of the syntax. Otherwise nothing is taken.
    fn line(&mut self) -> Option<Raw<'a>> {
        let after = self.rest.trim_start_matches([' ', '\n']);
        let blank = &self.rest[..self.rest.len() - after.len()];
        let indent = blank.len() - blank.rfind('\n')? - 1;
        if indent == 0 || after.is_empty() || after.starts_with(['[', '*', '.', '}']) {
            return None;
        }
        self.rest = after;
        Some(Raw::Line { breaks: blank.matches('\n').count(), indent })
    }

    fn placeable(&mut self) -> Result<Piece, String> {
        self.expect("{")?;
        self.skip_blank();
        let piece = if self.rest.starts_with('"') { self.literal()? } else { self.variable()? };
        self.expect("}")?;
        Ok(piece)
    }

    fn literal(&mut self) -> Result<Piece, String> {
        self.expect("\"")?;
        let mut text = self.take_until(|c| matches!(c, '"' | '\\')).to_owned();
        while let Some(escaped) = self.rest.strip_prefix('\\') {
            let escape = escaped.chars().next().filter(|c| matches!(c, '"' | '\\'));
            text.push(escape.ok_or_else(|| format!("unknown escape: {}", self.rest))?);
            self.rest = &escaped[1..];
            text.push_str(self.take_until(|c| matches!(c, '"' | '\\')));
        }
        self.expect("\"")?;
        Ok(Piece::Text(text))
    }

    fn variable(&mut self) -> Result<Piece, String> {
        self.expect("$")?;
        let name = self.take_until(|c| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '_')).to_owned();
        self.skip_blank();
        match self.rest.strip_prefix("->") {
            None => Ok(Piece::Variable(name)),
            Some(rest) => {
                self.rest = rest;
                self.forms(name)
            }
        }
    }

    fn forms(&mut self, variable: String) -> Result<Piece, String> {
        let (mut forms, mut default) = (Vec::new(), None);
        loop {
            self.skip_blank();
            if self.rest.starts_with('}') {
                let default = default.ok_or_else(|| format!("${variable} has no form marked with *"))?;
                return Ok(Piece::Choice { variable, forms, default });
            }
            if let Some(rest) = self.rest.strip_prefix('*') {
                self.rest = rest;
                default = Some(forms.len());
            }
            self.expect("[")?;
            let key = self.take_until(|c| c == ']').trim().to_owned();
            self.expect("]")?;
            forms.push((key, self.pattern()?));
        }
    }
}

/// Joins the parts of a pattern, without the indentation that all its lines have and without space at its end.
fn joined(raw: Vec<Raw<'_>>) -> Pattern {
    let indents = raw.iter().filter_map(|part| match part {
        Raw::Line { indent, .. } => Some(*indent),
        Raw::Text(_) | Raw::Piece(_) => None,
    });
    let common = indents.min().unwrap_or(0);
    // A break before the first text only says that the text begins on a line of its own.
    let is_block = matches!(raw.first(), Some(Raw::Line { .. }));
    let last = raw.len().saturating_sub(1);
    let mut pieces: Vec<Piece> = Vec::new();
    for (index, part) in raw.into_iter().enumerate() {
        let piece = match part {
            Raw::Text(text) if index == last => Piece::Text(text.trim_end().to_owned()),
            Raw::Text(text) => Piece::Text(text.to_owned()),
            Raw::Piece(piece) => piece,
            Raw::Line { breaks, indent } => {
                let breaks = if is_block && index == 0 { 0 } else { breaks };
                Piece::Text("\n".repeat(breaks) + &" ".repeat(indent - common))
            }
        };
        match (pieces.last_mut(), piece) {
            (_, Piece::Text(text)) if text.is_empty() => {}
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => pieces.push(piece),
        }
    }
    Pattern(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn russian(number: u64) -> &'static str {
        super::super::plural::russian(number)
    }

    fn written(text: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut out = String::new();
        Pattern::compile(text).unwrap().write(values, russian, &mut out);
        out
    }

    #[test]
    fn lines_keep_what_they_are_indented_more_than_all() {
        assert_eq!(written(" first\n    second\n      third\n", &[]), "first\nsecond\n  third");
        assert_eq!(written("\n    first\n\n      second  \n", &[]), "first\n\n  second");
        assert_eq!(written(" { \"\" }  two\n    { \"{\" } { $x }", &[("x", Value::Text("y"))]), "  two\n{ y");
    }

    #[test]
    fn a_number_chooses_a_form_and_a_word_itself() {
        let forms = " { $n ->\n    [0] none\n    [one] { $n } камень\n    [few] { $n } камня\n   *[many] many\n} left";
        for (n, said) in [(0, "none left"), (21, "21 камень left"), (3, "3 камня left"), (11, "many left")]
        {
            assert_eq!(written(forms, &[("n", Value::Number(n))]), said);
        }
        assert_eq!(written(forms, &[("n", Value::Text("0"))]), "many left");
        assert_eq!(written(forms, &[("n", Value::Text("one"))]), "one камень left");
    }

    #[test]
    fn what_is_not_well_formed_is_refused() {
        for text in [" { $x", " x }", " { $x -> [one] 1 }", " { x }", " { \"x }", " { $n -> *[a] { } }"] {
            assert!(Pattern::compile(text).is_err(), "{text}");
        }
    }
}
