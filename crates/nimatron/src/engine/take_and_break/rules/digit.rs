//! [`Digit`]: how many heaps may be left of a heap after a given number of stones is taken.

use super::parts::{Parts, Size, pairs};

/// One digit of a take-and-break code: bit `i` allows a move that leaves exactly `i` non-empty heaps.
///
/// ```text
/// bit    3      2    1    0
/// leave  three  two  one  none
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct Digit(u8);

impl Digit {
    /// No move.
    pub(crate) const NONE: Self = Self(0);
    /// Take, and leave what remains as one heap or as none: the digit of Nim and of every subtraction game.
    pub(crate) const TAKE: Self = Self(3);
    /// Leave two heaps.
    pub(crate) const SPLIT: Self = Self(4);

    /// Returns the digit with these four bits; higher bits are dropped.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits & 15)
    }

    /// Returns the four bits.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether a move may leave exactly `parts` non-empty heaps.
    pub(crate) const fn leaves(self, parts: usize) -> bool {
        parts <= 3 && self.0 >> parts & 1 == 1
    }

    /// Returns the most heaps that a move may leave, or `None` if there is no move.
    pub(crate) const fn most_parts(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.ilog2() as usize) }
    }

    /// Returns the same digit without the moves that leave fewer than two heaps.
    pub(crate) const fn breaking(self) -> Self {
        Self(self.0 & 12)
    }

    /// Returns every way to leave `left` stones, each once, fewest parts first; of those with two or three parts the
    /// ones in which all but the largest are below `bound`.
    pub(crate) fn partitions<N: Size>(
        self,
        left: &N,
        unequal: bool,
        bound: Option<N>,
    ) -> impl Iterator<Item = Parts<N>> + use<N> {
        let empty = *left == N::default();
        let none = (self.leaves(0) && empty).then(Parts::none);
        let one = (self.leaves(1) && !empty).then(|| Parts::one(left.clone()));
        let two = self
            .leaves(2)
            .then(|| pairs(left, N::ONE, unequal, bound.clone()).map(|(a, b)| Parts::two(a, b)));
        let three = self.leaves(3).then(|| triples(left, bound));
        none.into_iter().chain(one).chain(two.into_iter().flatten()).chain(three.into_iter().flatten())
    }
}

/// Returns the ways to write `total` as a sum of three parts `1 <= a <= b <= c` with `b` below `bound`.
fn triples<N: Size>(total: &N, bound: Option<N>) -> impl Iterator<Item = Parts<N>> + use<N> {
    // The smallest part and the rest are a pair; the rest must have room for two parts not below the smallest.
    pairs(total, N::ONE, false, bound.clone())
        .take_while(|(a, rest)| rest.minus(a).is_some_and(|c| c >= *a))
        .flat_map(move |(a, rest)| {
            pairs(&rest, a.clone(), false, bound.clone()).map(move |(b, c)| Parts::three(a.clone(), b, c))
        })
}
