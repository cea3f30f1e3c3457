//! [`Analysis`]: what is known about a position, and how.

use crate::ruleset::{Move, Numbers};
use crate::theory::{Argument, Method};
use crate::{Outcome, OverBudget, UBig, Verdict};

/// How a lost position is made to last.
#[derive(Debug, Clone)]
pub struct LongestDefence {
    /// The move that does it.
    pub first_move: Move<Vec<Numbers>>,
    /// How many moves are then left, this one included, against a winner who hurries.
    pub length: UBig,
}

/// The answer to a position: who wins, by which move, and why.
#[derive(Debug, Clone)]
pub struct Analysis {
    /// Who wins, and a winning move where there is one.
    pub verdict: Verdict<Move<Vec<Numbers>>>,
    /// How that is known.
    pub method: Method,
    /// The calculation behind it.
    pub argument: Argument,
}

impl Analysis {
    /// Who wins.
    pub const fn outcome(&self) -> Outcome {
        self.verdict.outcome()
    }
}

/// The outcome of a position with its argument, and a winning move if one was found within the budget.
#[derive(Debug, Clone)]
pub struct PartialAnalysis {
    /// Who wins.
    pub outcome: Outcome,
    /// How that is known.
    pub method: Method,
    /// The calculation behind it.
    pub argument: Argument,
    /// A winning move, `None` if there is none.
    pub winning_move: Result<Option<Move<Vec<Numbers>>>, OverBudget>,
}
