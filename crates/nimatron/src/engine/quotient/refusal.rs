//! [`Refusal`]: why something is not the misère quotient that it is said to be.

use super::{NotAMonoid, SearchError};
use crate::OverBudget;

/// Why something is not the misère quotient of a game, or cannot be shown to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The table is not one of a commutative monoid.
    #[error(transparent)]
    NotAMonoid(#[from] NotAMonoid),
    /// The P-portion or a heap's value names an element that is not there.
    #[error("{0} is not an element")]
    NoElement(usize),
    /// A heap without options has a value other than the identity.
    #[error("heap {0} has no options, but its value is not the identity")]
    FinishedHeap(usize),
    /// No element tells these two apart: the quotient is smaller.
    #[error("the elements {0} and {1} are not told apart by any other")]
    Alike(usize, usize),
    /// No sum of heaps has this value.
    #[error("no sum of heaps has the value {0}")]
    NotReached(usize),
    /// The outcome of this sum contradicts the outcomes of its options.
    #[error("the outcome of the heaps {0:?} contradicts those of its options")]
    Contradiction(Vec<usize>),
    /// The heaps could not be read, or the proof was not finished.
    #[error(transparent)]
    Unfinished(#[from] SearchError),
}

impl From<OverBudget> for Refusal {
    fn from(over: OverBudget) -> Self {
        Self::Unfinished(over.into())
    }
}
