//! [`ReplyQuestion`]: the opponent's move.

use nimatron::notation::Wording;
use nimatron::{Budget, Level};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, PlayAnswer, is_default};

/// A position, and who is to move in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplyQuestion {
    /// The position, in the notation.
    pub position: String,
    /// `perfect`, `fallible` or `random`.
    #[serde(default = "perfect")]
    #[cfg_attr(feature = "openapi", schema(default = "perfect", pattern = "^(perfect|fallible|random)$"))]
    pub level: String,
    /// How often a fallible opponent plays at random, from 0 to 1.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 1, default = 0.25))]
    pub mistakes: Option<f64>,
    /// The seed: the same position, level and seed give the same move.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: u64,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

fn perfect() -> String {
    Level::Perfect.name().to_owned()
}

impl ReplyQuestion {
    /// The move of a perfect opponent.
    pub fn new(position: impl Into<String>) -> Self {
        Self { position: position.into(), level: perfect(), mistakes: None, seed: 0, lang: None }
    }

    fn level(&self) -> Result<Level, ErrorReport> {
        let wrong =
            |id, text: String| ErrorReport::new(ErrorCode::BadLevel, Wording::new(id).with("text", text));
        let per_mille = match self.mistakes {
            None => Level::PER_MILLE,
            Some(mistakes @ 0.0..=1.0) => (mistakes * 1000.0).round() as u16,
            Some(mistakes) => return Err(wrong("error-rate", mistakes.to_string())),
        };
        Level::named(&self.level, per_mille).ok_or_else(|| wrong("error-level", self.level.clone()))
    }
}

impl Ask for ReplyQuestion {
    type Answer = PlayAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<PlayAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let level = self.level()?;
        let position = answerer.position(&self.position)?;
        let over = || ErrorReport::new(ErrorCode::GameOver, Wording::new("error-game-over"));
        let made = position.reply(level, self.seed, budget)?.ok_or_else(over)?;
        Ok(PlayAnswer::new(&made, messages))
    }

    fn may_be_cheap(&self) -> bool {
        true
    }

    fn bytes(&self) -> usize {
        self.position.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
