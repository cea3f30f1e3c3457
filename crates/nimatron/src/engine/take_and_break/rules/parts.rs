//! [`Parts`]: the heaps that one heap is replaced by, at most three, and [`Size`]: the type of their sizes.

use std::fmt::Debug;
use std::ops::Deref;

use crate::Natural;

/// A number of stones: a machine word for speed, or a [`Natural`] for any size.
pub(crate) trait Size: Clone + Ord + Default + Debug {
    /// One stone.
    const ONE: Self;

    /// Converts a number, or returns `None` if it does not fit.
    fn from_natural(heap: &Natural) -> Option<Self>;

    /// Returns the number plus one, or `None` if that does not fit.
    fn up(&self) -> Option<Self>;

    /// Returns `self - other`, or `None` if that is negative.
    fn minus(&self, other: &Self) -> Option<Self>;

    /// Returns half of the number, rounded down.
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
    /// Returns no heaps.
    pub(super) fn none() -> Self {
        Self { sizes: Default::default(), count: 0 }
    }

    /// Returns one heap of this size, or none if the size is 0.
    pub(crate) fn one(size: N) -> Self {
        let count = u8::from(size != N::default());
        Self { sizes: [size, N::default(), N::default()], count }
    }

    /// Returns two heaps, the smaller one first.
    pub(crate) fn two(a: N, b: N) -> Self {
        Self { sizes: [a, b, N::default()], count: 2 }
    }

    /// Returns three heaps, in ascending order.
    pub(crate) fn three(a: N, b: N, c: N) -> Self {
        Self { sizes: [a, b, c], count: 3 }
    }
}

impl<N> Deref for Parts<N> {
    type Target = [N];
    fn deref(&self) -> &[N] {
        &self.sizes[..usize::from(self.count)]
    }
}

/// Returns the ways to write `total` as a sum of two parts with `least <= a <= b`, or `a < b` if `unequal`, and with
/// `a` below `bound` if there is one.
pub(crate) fn pairs<N: Size>(
    total: &N,
    least: N,
    unequal: bool,
    bound: Option<N>,
) -> impl Iterator<Item = (N, N)> + use<N> {
    let last = if unequal { total.minus(&N::ONE).unwrap_or_default() } else { total.clone() }.half();
    // A half always has a successor.
    let end = last.up().into_iter().chain(bound).min().unwrap_or_default();
    let total = total.clone();
    N::range(least, end).filter_map(move |a| total.minus(&a).map(|b| (a, b)))
}
