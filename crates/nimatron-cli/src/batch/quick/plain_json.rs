//! [`PlainRequest`]: a line of JSON that holds nothing but a position and an `id`, each at most once.

/// What such a line asks.
pub(super) struct PlainRequest<'a> {
    /// The text between the quotes, without escapes.
    pub(super) position: &'a [u8],
    /// The `id` as it is written: a whole number or a string.
    pub(super) id: Option<&'a [u8]>,
}

impl<'a> PlainRequest<'a> {
    /// Reads a line, or returns `None` if it is written in any other way.
    pub(super) fn of(line: &'a [u8]) -> Option<Self> {
        let (mut position, mut id) = (None, None);
        let mut rest = after(line, b'{')?;
        loop {
            let (name, value) = string(trimmed(rest))?;
            let value = trimmed(after(value, b':')?);
            let field = match name {
                b"position" => {
                    let (text, next) = string(value)?;
                    rest = next;
                    position.replace(text)
                }
                b"id" => {
                    rest = match value {
                        [b'"', ..] => string(value)?.1,
                        value => whole_number(value)?,
                    };
                    id.replace(&value[..value.len() - rest.len()])
                }
                _ => return None,
            };
            if field.is_some() {
                return None;
            }
            rest = match trimmed(rest) {
                [b',', next @ ..] => next,
                [b'}', end @ ..] if trimmed(end).is_empty() => return Some(Self { position: position?, id }),
                _ => return None,
            };
        }
    }
}

fn trimmed(mut text: &[u8]) -> &[u8] {
    while let [b' ' | b'\t', rest @ ..] = text {
        text = rest;
    }
    text
}

/// Returns what follows `sign`, before which there may be space, or `None` if something else stands there.
fn after(text: &[u8], sign: u8) -> Option<&[u8]> {
    trimmed(text).split_first().filter(|(first, _)| **first == sign).map(|(_, rest)| rest)
}

/// Returns the ASCII text between quotes that `text` begins with and what follows it, or `None` if there is none or it has
/// escapes.
fn string(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let text = text.strip_prefix(b"\"")?;
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20 | 0x80..);
    let end = text.iter().position(is_special).filter(|end| text[*end] == b'"')?;
    Some((&text[..end], &text[end + 1..]))
}

/// Returns what follows the whole number that `text` begins with, or `None` if there is none.
fn whole_number(text: &[u8]) -> Option<&[u8]> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_plain = digits == 1 || digits > 1 && text[0] != b'0';
    let rest = is_plain.then(|| &text[digits..])?;
    matches!(rest, [] | [b' ' | b'\t' | b',' | b'}', ..]).then_some(rest)
}
