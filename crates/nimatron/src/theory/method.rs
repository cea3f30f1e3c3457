//! [`Method`]: how an answer is known.

use super::Citation;

/// How an answer is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// By a theorem about the game.
    Theorem(&'static Citation),
    /// By the values of the components of a sum.
    SpragueGrundy(&'static Citation),
    /// By the misère quotient of heap games.
    Quotient(&'static Citation),
    /// By exhaustive search.
    Exhaustive,
}

impl Method {
    /// Returns the kind, as in the result's `method.kind`.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Theorem(_) => "theorem",
            Self::SpragueGrundy(_) => "sprague-grundy",
            Self::Quotient(_) => "quotient",
            Self::Exhaustive => "exhaustive",
        }
    }

    /// Returns the theorem, or `None` for exhaustive search.
    pub const fn citation(self) -> Option<&'static Citation> {
        match self {
            Self::Theorem(citation) | Self::SpragueGrundy(citation) | Self::Quotient(citation) => {
                Some(citation)
            }
            Self::Exhaustive => None,
        }
    }
}
