//! [`Offset`]: where a position begins; [`BadOffsets`]: why offsets are invalid.

use std::{error, fmt};

/// An offset of 32 or 64 bits.
pub trait Offset: Copy + Ord + Send + Sync {
    /// Returns the offset as an index, or `None` if it does not fit.
    fn to_usize(self) -> Option<usize>;
}

impl Offset for u32 {
    #[inline(always)]
    fn to_usize(self) -> Option<usize> {
        usize::try_from(self).ok()
    }
}

impl Offset for u64 {
    #[inline(always)]
    fn to_usize(self) -> Option<usize> {
        usize::try_from(self).ok()
    }
}

/// Why offsets do not divide the heaps into positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadOffsets {
    /// There is no offset; even an empty list of positions has one.
    Missing,
    /// The offset with this index is smaller than the one before it.
    Descending {
        /// The index, from 0.
        index: usize,
    },
    /// The last offset is beyond the heaps.
    Beyond {
        /// The number of heaps.
        heaps: usize,
    },
}

impl fmt::Display for BadOffsets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("there is no offset, and at least one is needed"),
            Self::Descending { index } => {
                write!(f, "offset {index} (counted from 0) is smaller than the one before it")
            }
            Self::Beyond { heaps } => write!(f, "the last offset is beyond the {heaps} heaps"),
        }
    }
}

impl error::Error for BadOffsets {}
