//! [`Request`]: one line of JSON, read up to the first error.

use std::borrow::Cow;
use std::fmt;

use nimatron::notation::Wording;
use nimatron_api::{ErrorCode, ErrorReport};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::batch::line::InputLine;

/// What one line asks. Its `id` is known even if the rest is wrong, provided that it comes before the error.
#[derive(Debug, Default)]
pub(crate) struct Request<'a> {
    /// The `id`, exactly as it is written.
    pub(crate) id: Option<&'a RawValue>,
    position: Option<&'a RawValue>,
    error: Option<serde_json::Error>,
}

impl<'a> Request<'a> {
    pub(crate) fn read(line: &'a [u8]) -> Self {
        let mut request = Self::default();
        let mut json = serde_json::Deserializer::from_slice(line);
        let read = Fields(&mut request).deserialize(&mut json).and_then(|()| json.end());
        request.error = read.err();
        request
    }

    /// Returns the position, and how it is written in `line`.
    pub(crate) fn position(&self, line: InputLine<'_>) -> Result<(Cow<'a, str>, Written<'a>), ErrorReport> {
        let missing = |id| Wording::new(id).with("example", r#"{"position": "nim 3 4 5", "id": 1}"#);
        if let Some(error) = &self.error {
            let reason = ErrorReport::of_json(error).wording().clone();
            let message = missing("batch-not-json").with("reason", reason);
            return Err(line.error(ErrorCode::Json, message, error.column().saturating_sub(1)));
        }
        let Some(raw) = self.position else {
            return Err(line.error(ErrorCode::Json, missing("batch-no-position"), 0));
        };
        let raw = raw.get();
        // The raw text is a part of the line.
        let written = Written { raw, at: raw.as_ptr().addr() - line.bytes.as_ptr().addr() };
        // A string without escapes means what is written.
        let plain = raw.strip_prefix('"').and_then(|raw| raw.strip_suffix('"'));
        if let Some(text) = plain.filter(|text| !text.contains('\\')) {
            return Ok((Cow::Borrowed(text), written));
        }
        match serde_json::from_str(raw) {
            Ok(text) => Ok((Cow::Owned(text), written)),
            Err(_) => Err(line.error(ErrorCode::Json, missing("batch-position-type"), written.at)),
        }
    }
}

/// A JSON string as it is written in a line.
pub(crate) struct Written<'a> {
    raw: &'a str,
    at: usize,
}

impl Written<'_> {
    /// Returns the place in the line of byte `offset` of the string's value.
    pub(crate) fn offset_of(&self, offset: usize) -> usize {
        let mut value = 0;
        let mut raw = 1;
        while value < offset && raw + 1 < self.raw.len() {
            let rest = &self.raw[raw..];
            let (written, meant) = match rest.as_bytes() {
                [b'\\', b'u', ..] => escaped(rest),
                [b'\\', ..] => (2, 1),
                _ => rest.chars().next().map_or((1, 1), |c| (c.len_utf8(), c.len_utf8())),
            };
            value += meant;
            raw += written;
        }
        self.at + raw
    }
}

/// Returns the lengths of a `\u` escape and of the character it means; two escapes (a surrogate pair) write a character
/// beyond U+FFFF.
fn escaped(rest: &str) -> (usize, usize) {
    let unit = rest.get(2..6).and_then(|digits| u32::from_str_radix(digits, 16).ok()).unwrap_or(0);
    match char::from_u32(unit) {
        Some(c) => (6, c.len_utf8()),
        None => (12, 4),
    }
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum FieldName {
    Position,
    Id,
    #[serde(other)]
    Other,
}

/// Reads the known fields of a request and skips the others.
struct Fields<'r, 'a>(&'r mut Request<'a>);

impl<'a> DeserializeSeed<'a> for Fields<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'a> Visitor<'a> for Fields<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'a>>(self, mut fields: M) -> Result<(), M::Error> {
        while let Some(name) = fields.next_key()? {
            let (field, name) = match name {
                FieldName::Position => (&mut self.0.position, "position"),
                FieldName::Id => (&mut self.0.id, "id"),
                FieldName::Other => {
                    fields.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            if field.replace(fields.next_value()?).is_some() {
                return Err(M::Error::duplicate_field(name));
            }
        }
        Ok(())
    }
}
