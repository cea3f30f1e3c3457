//! [`Parts`]: the heaps that one heap is replaced by, at most three, and [`Size`]: what counts their stones.

use std::fmt::Debug;
use std::ops::Deref;

use crate::Natural;

/// A number of stones: a machine word if speed counts, a [`Natural`] if size does.
pub(crate) trait Size: Clone + Ord + Default + Debug {
    /// One stone.
    const ONE: Self;

    /// Returns the same number, if it fits.
    fn from_natural(heap: &Natural) -> Option<Self>;

    /// One stone more, if that fits.
    fn up(&self) -> Option<Self>;

    /// `self - other`, or `None` if that is negative.
    fn minus(&self, other: &Self) -> Option<Self>;

    /// Half of it, rounded down.
    fn half(&self) -> Self;

    /// Returns the numbers from `from` up to, not including, `to`.
    fn range(from: Self, to: Self) -> impl Iterator<Item = Self>;
}

macro_rules! words {
    ($($word:ty)*) => {
        $(
            impl Size for $word {
                const ONE: Self = 1;

                fn from_natural(heap: &Natural) -> Option<Self> {
                    Self::try_from(heap.as_ubig()).ok()
                }

                fn up(&self) -> Option<Self> {
                    self.checked_add(1)
                }

                fn minus(&self, other: &Self) -> Option<Self> {
                    self.checked_sub(*other)
                }

                fn half(&self) -> Self {
                    self / 2
                }

                fn range(from: Self, to: Self) -> impl Iterator<Item = Self> {
                    from..to
                }
            }
        )*
    };
}

words! { u64 u128 }

impl Size for Natural {
    const ONE: Self = Self::ONE;

    fn from_natural(heap: &Natural) -> Option<Self> {
        Some(heap.clone())
    }

    fn up(&self) -> Option<Self> {
        Some(self + &Self::ONE)
    }

    fn minus(&self, other: &Self) -> Option<Self> {
        self.checked_sub(other)
    }

    fn half(&self) -> Self {
        Self::from(self.as_ubig() >> 1)
    }

    fn range(from: Self, to: Self) -> impl Iterator<Item = Self> {
        Self::range(from, to)
    }
}

/// The non-empty heaps that a move puts in the place of one heap: none, one, two or three, in ascending order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Parts<N> {
    sizes: [N; 3],
    count: u8,
}

impl<N: Size> Parts<N> {
    /// Returns the heap is gone.
    pub(super) fn none() -> Self {
        Self { sizes: Default::default(), count: 0 }
    }

    /// One heap of this size, or none if that is 0.
    pub(crate) fn one(size: N) -> Self {
        let count = u8::from(size != N::default());
        Self { sizes: [size, N::default(), N::default()], count }
    }

    /// Two heaps, the smaller one first.
    pub(crate) fn two(a: N, b: N) -> Self {
        Self { sizes: [a, b, N::default()], count: 2 }
    }

    /// Three heaps, in ascending order.
    pub(super) fn three(a: N, b: N, c: N) -> Self {
        Self { sizes: [a, b, c], count: 3 }
    }
}

impl<N> Deref for Parts<N> {
    type Target = [N];
    fn deref(&self) -> &[N] {
        &self.sizes[..usize::from(self.count)]
    }
}

/// Returns the ways to write `total` as a sum of two parts with `least <= a <= b`, or `a < b` if `unequal` is asked
/// for, and `a` below `bound` if there is one.
pub(crate) fn pairs<N: Size>(
    total: &N,
    least: N,
    unequal: bool,
    bound: Option<N>,
) -> impl Iterator<Item = (N, N)> + use<N> {
    let last = if unequal { total.minus(&N::ONE).unwrap_or_default() } else { total.clone() }.half();
    // No half is too large to have a successor.
    let end = last.up().into_iter().chain(bound).min().unwrap_or_default();
    let total = total.clone();
    N::range(least, end).filter_map(move |a| total.minus(&a).map(|b| (a, b)))
}
