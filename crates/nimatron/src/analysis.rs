//! [`Analysis`]: what is known about a position, and how.

use crate::ruleset::{Move, Numbers};
use crate::theory::{Argument, Citation};
use crate::{Outcome, UBig, Verdict};

/// How an answer is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// By a theorem about the game.
    Theorem(&'static Citation),
    /// By the values of the components of a sum.
    SpragueGrundy(&'static Citation),
    /// By the misère quotient of heap games.
    Quotient(&'static Citation),
    /// By looking at everything that can follow.
    Exhaustive,
}

impl Method {
    /// The kind, as in the result's `method.kind`.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Theorem(_) => "theorem",
            Self::SpragueGrundy(_) => "sprague-grundy",
            Self::Quotient(_) => "quotient",
            Self::Exhaustive => "exhaustive",
        }
    }

    /// The theorem behind it.
    pub const fn citation(self) -> Option<&'static Citation> {
        match self {
            Self::Theorem(citation) | Self::SpragueGrundy(citation) | Self::Quotient(citation) => {
                Some(citation)
            }
            Self::Exhaustive => None,
        }
    }
}

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
