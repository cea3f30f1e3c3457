//! [`MovesQuestion`]: what may be done in a position, as a board needs it.

use nimatron::board::Board;
use nimatron::games::Component;
use nimatron::notation::Compound;
use nimatron::{Budget, Convention};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorReport, is_default};

/// What may be done in a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovesQuestion {
    /// The position, in the notation.
    pub position: String,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// What may be done in a position: every legal move and no other, without listing them. A move in a sum names its
/// component: `{"in": {"component": 1, "action": …}}`; in other compounds several such actions make one move:
/// `{"together": {"actions": […]}}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MovesAnswer {
    /// The position, printed in the notation.
    pub position: String,
    /// What it means to be unable to move.
    pub convention: Convention,
    /// Whether no move is left.
    pub over: bool,
    /// How the components are played together.
    pub compound: Compound,
    /// The components.
    pub components: Vec<ComponentReport>,
}

/// One component of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComponentReport {
    /// The name of its game.
    pub game: &'static str,
    /// The component in the notation.
    pub notation: String,
    /// What a move is in it, as a sentence.
    pub rule: String,
    /// What a board shows of it.
    pub board: Board,
}

impl Ask for MovesQuestion {
    type Answer = MovesAnswer;

    fn answer(&self, answerer: &Answerer, _: &Budget) -> Result<MovesAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let position = answerer.position(&self.position)?;
        let component = |component: Component| ComponentReport {
            game: component.entry().name,
            notation: component.to_string(),
            rule: component.rule(messages),
            board: component.board(),
        };
        Ok(MovesAnswer {
            position: position.to_string(),
            convention: position.convention(),
            over: position.is_over(),
            compound: position.compound(),
            components: position.components().map(component).collect(),
        })
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
