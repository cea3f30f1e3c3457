//! [`MoveInput`]: a move as it is typed or as data.

use std::fmt;

use nimatron::Action;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// A move: typed as in the terminal, `"2>3"`, or as data, as in the `action` of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum MoveInput {
    /// As it is typed.
    Typed(String),
    /// As data.
    Data(Action),
}

/// By hand, because a derived one would not say what is wrong with the data.
impl<'de> Deserialize<'de> for MoveInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(MoveInputVisitor)
    }
}

struct MoveInputVisitor;

impl<'de> Visitor<'de> for MoveInputVisitor {
    type Value = MoveInput;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move such as \"2>3\", or a move as data")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<MoveInput, E> {
        Ok(MoveInput::Typed(text.to_owned()))
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<MoveInput, M::Error> {
        Action::deserialize(MapAccessDeserializer::new(map)).map(MoveInput::Data)
    }
}
