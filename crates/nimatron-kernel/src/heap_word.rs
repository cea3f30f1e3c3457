//! [`HeapWord`]: the machine words that kernels read as heaps.

use std::fmt::Debug;

/// A heap of at most 32 or 64 binary columns.
pub trait HeapWord: Copy + Ord + Debug + Send + Sync + sealed::HeapWord {
    /// The number of binary columns.
    const COLUMNS: u32;

    /// Returns the heap as a word of 64 columns.
    fn to_u64(self) -> u64;

    /// Returns the low columns of `word`.
    fn from_low(word: u64) -> Self;
}

mod sealed {
    pub trait HeapWord: crate::machine::Word {}
    impl HeapWord for u32 {}
    impl HeapWord for u64 {}
}

impl HeapWord for u64 {
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

impl HeapWord for u32 {
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
