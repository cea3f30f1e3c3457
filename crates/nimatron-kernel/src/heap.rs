//! [`Heap`]: the machine words that kernels read as heaps.

use std::fmt::Debug;

/// A heap of at most 32 or 64 binary columns.
pub trait Heap: Copy + Ord + Debug + Send + Sync + sealed::Heap {
    /// The number of binary columns.
    const COLUMNS: u32;

    /// The heap as a word of 64 columns.
    fn to_u64(self) -> u64;

    /// The low columns of `word`.
    fn from_low(word: u64) -> Self;
}

/// A mask admits at most so many heaps.
pub(crate) const SPAN: usize = 48;

mod sealed {
    use super::SPAN;

    pub trait Heap: crate::machine::Word {
        /// All columns of `SPAN` heaps, and none of as many after them: a window of it admits the first few of its heaps.
        const MASKS: [Self; 2 * SPAN];
    }

    macro_rules! masks {
        ($heap:ty) => {
            impl Heap for $heap {
                const MASKS: [Self; 2 * SPAN] = {
                    let mut masks = [0; 2 * SPAN];
                    masks.split_at_mut(SPAN).0.copy_from_slice(&[Self::MAX; SPAN]);
                    masks
                };
            }
        };
    }

    masks!(u32);
    masks!(u64);
}

impl Heap for u64 {
    const COLUMNS: u32 = Self::BITS;

    #[inline(always)]
    fn to_u64(self) -> u64 {
        self
    }

    #[inline(always)]
    fn from_low(word: u64) -> Self {
        word
    }
}

impl Heap for u32 {
    const COLUMNS: u32 = Self::BITS;

    #[inline(always)]
    fn to_u64(self) -> u64 {
        u64::from(self)
    }

    #[inline(always)]
    fn from_low(word: u64) -> Self {
        word as Self
    }
}
