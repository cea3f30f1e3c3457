//! [`Limit`]: by how much a heap may be lowered.

use std::fmt;

use crate::Natural;

/// By how much one heap may be lowered in one move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Any positive amount.
    Any,
    /// From one up to this many.
    UpTo(Natural),
}

impl Limit {
    /// The least size that a heap of size `from` can be lowered to.
    pub(crate) fn first(&self, from: &Natural) -> Option<Natural> {
        match self {
            Self::Any => (!from.is_zero()).then_some(Natural::ZERO),
            Self::UpTo(most) => (!from.is_zero()).then(|| from.checked_sub(most).unwrap_or_default()),
        }
    }

    /// The next larger size after `size` that a heap of size `from` can be lowered to.
    pub(crate) fn next(&self, from: &Natural, size: &Natural) -> Option<Natural> {
        match self {
            Self::Any | Self::UpTo(_) => Some(size + &Natural::ONE).filter(|size| size < from),
        }
    }

    /// Whether `taken` (positive) may be taken from a heap that has it.
    pub(crate) fn contain(&self, taken: &Natural) -> bool {
        match self {
            Self::Any => true,
            Self::UpTo(most) => taken <= most,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any positive amount"),
            Self::UpTo(most) => write!(f, "1 to {most}"),
        }
    }
}
