//! [`SurveyClass`]: games whose values are the same but for a shift or a scale.

use nimatron::Position;
use nimatron::engine::take_and_break::TakeAndBreak;
use nimatron::notation::Wording;

use crate::{ErrorCode, ErrorReport};

/// Equivalent games, one of which stands for all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SurveyClass {
    game: String,
    codes: String,
    rules: TakeAndBreak,
}

impl SurveyClass {
    /// Returns the class of a game in the notation, with the codes that belong to it.
    ///
    /// # Errors
    /// [`ErrorReport`] if it is not a take-and-break game.
    pub fn new(game: &str, codes: String) -> Result<Self, ErrorReport> {
        let position: Position = game.parse().map_err(|error| ErrorReport::of_parse(&error, game))?;
        let rules = position.components().next().and_then(|component| component.take_and_break().cloned());
        let message = || Wording::new("error-period-game").with("game", game.to_owned());
        let rules = rules.ok_or_else(|| ErrorReport::new(ErrorCode::NotAHeapGame, message()))?;
        Ok(Self { game: position.to_string(), codes, rules })
    }

    /// Returns the game that stands for the class, in the notation.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the codes of the class.
    pub fn codes(&self) -> &str {
        &self.codes
    }

    /// Returns the rules of the game that stands for the class.
    pub const fn rules(&self) -> &TakeAndBreak {
        &self.rules
    }
}
