//! How play ends and who wins: [`Convention`] and [`Outcome`].

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
