//! The words and signs of a line.

use crate::notation::{Diagnostic, Spanned};
use crate::wording::words;

/// One word or sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Number(i128),
    Name(&'a str),
    Sign(&'static str),
}

/// Longer signs first, so that `<=` is not read as `<`.
const SIGNS: &[&str] =
    &["..", "->", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",", ":", "="];

/// Returns the tokens of `line`, which begins at byte `offset` of the file; a comment ends it.
pub(super) fn tokens(line: &str, offset: usize) -> Result<Vec<Spanned<Token<'_>>>, Diagnostic> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = line[at..].chars().next() {
        let rest = &line[at..];
        let run = |belongs: fn(char) -> bool| rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let mut width = first.len_utf8();
        let token = if first == '#' {
            break;
        } else if first.is_whitespace() {
            None
        } else if first.is_ascii_digit() {
            width = run(|c| c.is_ascii_digit() || c == '_');
            let digits: String = rest[..width].chars().filter(|c| *c != '_').collect();
            let number = digits.parse().map_err(|_| Diagnostic {
                span: offset + at..offset + at + width,
                message: words!("error-number-large"),
                expected: words!("error-rule-large-expected"),
            })?;
            Some(Token::Number(number))
        } else if first.is_alphabetic() || first == '_' {
            width = run(|c| c.is_alphanumeric() || c == '_');
            Some(Token::Name(&rest[..width]))
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            width = sign.len();
            Some(Token::Sign(sign))
        } else {
            return Err(Diagnostic {
                span: offset + at..offset + at + width,
                message: words!("error-unexpected", text = first.escape_default().to_string()),
                expected: words!("error-tokens-expected"),
            });
        };
        found.extend(token.map(|value| Spanned { value, span: offset + at..offset + at + width }));
        at += width;
    }
    Ok(found)
}
