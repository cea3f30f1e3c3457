//! [`PlayQuestion`]: the position after a move.

use nimatron::report::{MoveReport, illegal};
use nimatron::{Budget, Messages, Move};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, MoveInput, is_default};

/// A position and a move in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayQuestion {
    /// The position, in the notation.
    pub position: String,
    /// The move, typed or as data; `action` is another name of this field.
    #[serde(rename = "move", alias = "action")]
    pub made: MoveInput,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// A move that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayAnswer {
    /// The move and where it leads.
    #[serde(flatten)]
    pub made: MoveReport,
    /// Whether no move is left after it.
    pub over: bool,
}

impl PlayAnswer {
    pub(crate) fn new(made: &Move<'_>, messages: &Messages) -> Self {
        Self { made: MoveReport::new(made, messages), over: made.to().is_over() }
    }
}

impl Ask for PlayQuestion {
    type Answer = PlayAnswer;

    fn answer(&self, answerer: &Answerer, _: &Budget) -> Result<PlayAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let position = answerer.position(&self.position)?;
        let action = match &self.made {
            MoveInput::Data(action) => action.clone(),
            MoveInput::Typed(text) => {
                position.typed_move(text).map_err(|error| ErrorReport::of_parse(&error, text))?
            }
        };
        let made = position.legal_move(&action).map_err(|reason| {
            ErrorReport::new(ErrorCode::IllegalMove, illegal(&position, &action, &reason, messages))
        })?;
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
