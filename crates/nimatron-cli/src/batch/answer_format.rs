//! [`AnswerFormat`]: what is printed for one position.

use std::fmt;

use clap::ValueEnum;
use nimatron::{Budget, Outcome, OverBudget, Position};

/// What is printed for one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum AnswerFormat {
    /// `First` or `Second`
    #[default]
    FirstSecond,
    /// `N` or `P`
    Outcome,
    /// A sentence, and the number of winning options
    Report,
    /// The position after a winning move, or `-`
    Move,
}

impl AnswerFormat {
    /// Returns the answer to `position`: one line, or two.
    pub(crate) fn answer(self, position: &Position, budget: &Budget) -> Result<String, OverBudget> {
        let solution = position.solve(budget)?;
        if self == Self::Move {
            let winning = solution.winning_move()?;
            return Ok(winning.map_or("-".to_owned(), |it| it.to().to_string()));
        }
        let mut answer = self.text(solution.outcome()).to_owned();
        if self == Self::Report && solution.outcome() == Outcome::N {
            answer += &solution.count()?.to_string();
        }
        Ok(answer)
    }

    /// Returns the part of the answer that depends on the outcome only; the report on an N-position also has the number
    /// of winning options.
    pub(crate) const fn text(self, outcome: Outcome) -> &'static str {
        match (self, outcome) {
            (Self::FirstSecond, Outcome::N) => "First",
            (Self::FirstSecond, Outcome::P) => "Second",
            (Self::Report, Outcome::N) => {
                "First player wins (N-position)\nNumber of winning options for the first step: "
            }
            (Self::Report, Outcome::P) => "Second player wins (P-position)",
            (Self::Outcome | Self::Move, Outcome::N) => "N",
            (Self::Outcome | Self::Move, Outcome::P) => "P",
        }
    }
}

impl fmt::Display for AnswerFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FirstSecond => "first-second",
            Self::Outcome => "outcome",
            Self::Report => "report",
            Self::Move => "move",
        })
    }
}
