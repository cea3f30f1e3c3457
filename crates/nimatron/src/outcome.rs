//! How play ends and who wins: [`Convention`], [`Outcome`], [`Verdict`].

use std::fmt;
use std::ops::Not;

/// What it means to be unable to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Convention {
    /// The player who cannot move loses.
    Normal,
    /// The player who cannot move wins.
    Misere,
}

impl Convention {
    /// Both conventions, for tests and tables.
    pub const BOTH: [Self; 2] = [Self::Normal, Self::Misere];

    /// The outcome of a position without a move.
    pub const fn of_terminal(self) -> Outcome {
        match self {
            Self::Normal => Outcome::P,
            Self::Misere => Outcome::N,
        }
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal",
            Self::Misere => "misere",
        })
    }
}

/// Who wins when both play perfectly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// The next player, who is to move, wins.
    N,
    /// The previous player, who has just moved, wins.
    P,
}

impl Outcome {
    /// [`P`](Self::P) where `lost` holds, else [`N`](Self::N).
    pub const fn p_if(lost: bool) -> Self {
        if lost { Self::P } else { Self::N }
    }

    /// Whether the player to move loses.
    pub const fn is_p(self) -> bool {
        matches!(self, Self::P)
    }
}

impl Not for Outcome {
    type Output = Self;
    fn not(self) -> Self {
        Self::p_if(!self.is_p())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::P => "P",
        })
    }
}

/// The answer to "what shall I do?" for the player to move. `M` is a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict<M> {
    /// No move is left: lost under normal play, won under misère play, and nothing to do either way.
    Over(Outcome),
    /// Won, by this move among perhaps others.
    Win(M),
    /// Lost: every move leads to a position that the opponent wins.
    Loss,
}

impl<M> Verdict<M> {
    /// Who wins.
    pub const fn outcome(&self) -> Outcome {
        match self {
            Self::Over(outcome) => *outcome,
            Self::Win(_) => Outcome::N,
            Self::Loss => Outcome::P,
        }
    }

    /// The winning move, if there is one to play.
    pub const fn winning_move(&self) -> Option<&M> {
        match self {
            Self::Win(winning) => Some(winning),
            Self::Over(_) | Self::Loss => None,
        }
    }
}
