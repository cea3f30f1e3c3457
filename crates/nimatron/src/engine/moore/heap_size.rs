//! [`HeapSize`]: the types that [`Moore`](crate::engine::moore::Moore) takes as heaps.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use nimatron_kernel::{HeapWord, SimdLevel, columns as kernel, winning_move};

use crate::Natural;
use crate::engine::moore::columns::Columns;
use crate::engine::moore::summary::ColumnCounter;
use crate::engine::moore::winning_move::Balancing;

/// The size of a heap: `u32`, `u64` or [`Natural`]. Machine words are read with the widest vectors that the processor
/// has, and so are naturals that fit.
pub trait HeapSize: Clone + Ord + Hash + Debug + sealed::Sealed {}

impl HeapSize for u32 {}
impl HeapSize for u64 {}
impl HeapSize for Natural {}

pub(crate) mod sealed {
    use super::{Cow, Natural};

    /// The operations that the engine needs from a type of heaps. `k` may be any number from 1 up.
    pub trait Sealed: Sized + Ord {
        const ZERO: Self;
        const ONE: Self;

        /// Returns whether every column holds a multiple of `k + 1` ones.
        fn is_balanced(heaps: &[Self], k: usize) -> bool;

        /// Returns the number of ones in every column from the lowest up, possibly with zeros at the end.
        fn column_counts(heaps: &[Self]) -> Vec<usize>;

        /// Returns a move to a balanced position, with indices ascending, or `None` if this one is balanced.
        fn balancing_move(heaps: &[Self], k: usize) -> Option<Vec<(usize, Self)>>;

        /// Returns the number of heaps with a one in the highest column of the nim-sum; 0 if that is 0.
        fn tops_of_nim_sum(heaps: &[Self]) -> usize;

        /// Returns the heaps as machine words, or `None` if one does not fit.
        fn words(heaps: &[Self]) -> Option<Cow<'_, [u64]>>;

        /// Returns the heaps as naturals.
        fn naturals(heaps: &[Self]) -> Cow<'_, [Natural]>;

        /// Converts the size of a lowered heap, which fits.
        fn from_natural(size: Natural) -> Self;
    }
}

/// Up to this many heaps, the nim-sum is computed inline instead of choosing a kernel.
const FEW: usize = 32;

fn nim_sum<W: HeapWord>(heaps: &[W]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap.to_u64())
}

macro_rules! words {
    ($($word:ty: $words:expr),*) => {$(
        impl sealed::Sealed for $word {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn is_balanced(heaps: &[Self], k: usize) -> bool {
                if k == 1 && heaps.len() <= FEW {
                    return nim_sum(heaps) == 0;
                }
                kernel::is_lost(SimdLevel::best(), heaps, k as u64)
            }

            fn column_counts(heaps: &[Self]) -> Vec<usize> {
                let counts = kernel::counts(SimdLevel::best(), heaps);
                (0..Self::BITS).map(|column| counts.of_column(column) as usize).collect()
            }

            fn balancing_move(heaps: &[Self], k: usize) -> Option<Vec<(usize, Self)>> {
                let mut changes = winning_move(SimdLevel::best(), heaps, k as u64)?;
                changes.sort_unstable_by_key(|(index, _)| *index);
                Some(changes)
            }

            #[inline]
            fn tops_of_nim_sum(heaps: &[Self]) -> usize {
                let sum = nim_sum(heaps);
                heaps.iter().map(|heap| usize::from(heap.to_u64() ^ sum < heap.to_u64())).sum()
            }

            fn words(heaps: &[Self]) -> Option<Cow<'_, [u64]>> {
                Some($words(heaps))
            }

            fn naturals(heaps: &[Self]) -> Cow<'_, [Natural]> {
                heaps.iter().map(|heap| Natural::from(heap.to_u64())).collect()
            }

            fn from_natural(size: Natural) -> Self {
                Self::from_low(size.to_u64().unwrap_or_default())
            }
        }
    )*};
}

words!(u32: widened, u64: Cow::Borrowed);

fn widened(heaps: &[u32]) -> Cow<'_, [u64]> {
    heaps.iter().map(|heap| u64::from(*heap)).collect()
}

impl sealed::Sealed for Natural {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    fn is_balanced(heaps: &[Self], k: usize) -> bool {
        match Self::words(heaps) {
            Some(words) => u64::is_balanced(&words, k),
            None => Columns::of(heaps).is_balanced(k),
        }
    }

    fn column_counts(heaps: &[Self]) -> Vec<usize> {
        ColumnCounter::of(heaps).counts()
    }

    fn balancing_move(heaps: &[Self], k: usize) -> Option<Vec<(usize, Self)>> {
        match Self::words(heaps) {
            Some(words) => {
                let changes = u64::balancing_move(&words, k)?;
                Some(changes.into_iter().map(|(index, size)| (index, Self::from(size))).collect())
            }
            None => Balancing::of(heaps, &Columns::of(heaps), k).map(|balancing| balancing.changes(heaps)),
        }
    }

    fn tops_of_nim_sum(heaps: &[Self]) -> usize {
        Columns::of(heaps).top_of_nim_sum()
    }

    fn words(heaps: &[Self]) -> Option<Cow<'_, [u64]>> {
        heaps.iter().map(Self::to_u64).collect()
    }

    fn naturals(heaps: &[Self]) -> Cow<'_, [Natural]> {
        Cow::Borrowed(heaps)
    }

    fn from_natural(size: Natural) -> Self {
        size
    }
}
