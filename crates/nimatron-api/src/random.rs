//! [`RandomQuestion`]: a position to begin with.

use nimatron::Budget;
use nimatron::notation::Wording;
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A game of which a position is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct RandomQuestion {
    /// A game with its parameters and the convention, in the notation.
    pub game: String,
    /// The seed: the same game and seed give the same position.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(format = "uint64"), schema(format = "uint64"))]
    pub seed: u64,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// A position that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RandomAnswer {
    /// The position, in the notation.
    pub position: String,
}

impl Ask for RandomQuestion {
    type Answer = RandomAnswer;

    fn answer(&self, answerer: &Answerer, _: &Budget) -> Result<RandomAnswer, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        let game = answerer.position(&self.game)?;
        let none = || ErrorReport::new(ErrorCode::NoPosition, Wording::new("error-no-position"));
        let drawn = game.random(self.seed).ok_or_else(none)?;
        Ok(RandomAnswer { position: drawn.to_string() })
    }

    fn may_be_cheap(&self) -> bool {
        true
    }

    fn bytes(&self) -> usize {
        self.game.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
