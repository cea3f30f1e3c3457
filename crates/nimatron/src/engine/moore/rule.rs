//! The rule of Moore's Nim: which positions are lost, in both conventions. This is the only place that states it.
//!
//! Write the heaps in binary, one below the other, and let `K = k + 1`.
//!
//! - Normal play: a position is lost iff the number of ones in every column is a multiple of `K` \[moore-1910\]. Such a
//!   position is called *balanced*.
//! - Misère play: the same while a heap of two or more stones is left. Once there are only single stones, a position is
//!   lost iff their number is 1 modulo `K`.
//!
//! So the conventions differ only in the number of single stones that lose, [`lost_ones`]: with only single stones the
//! lowest column is the only one, and in normal play "their number is 0 modulo `K`" says that it is balanced.
//!
//! What follows for moves: with more than `k` heaps of two or more stones every move leaves one of them, and so the
//! winning moves of both conventions are the same. With at most `k` of them every column but the lowest holds at most
//! `k` ones, so a balanced position below has none of these: every winning move leaves only single stones,
//! [`lost_ones`] of them modulo `K`.

use crate::Convention;
use crate::engine::moore::HeapSize;

/// Returns the number of single stones, modulo `k + 1`, with which the player to move loses if all other heaps are
/// empty.
pub(crate) const fn lost_ones(convention: Convention) -> usize {
    match convention {
        Convention::Normal => 0,
        Convention::Misere => 1,
    }
}

/// Returns whether single stones alone are lost, given their number modulo `k + 1`.
pub(crate) const fn are_lost(ones: usize, convention: Convention) -> bool {
    ones == lost_ones(convention)
}

/// Returns whether a position is balanced, given the number of ones in each column modulo `k + 1`.
pub(crate) fn is_balanced(residues: impl IntoIterator<Item = usize>) -> bool {
    residues.into_iter().all(|residue| residue == 0)
}

/// The criterion that decides a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Criterion {
    /// Whether the columns are balanced.
    Columns,
    /// The number of single stones, by [`are_lost`]; all other heaps are empty.
    Ones(usize),
}

impl Criterion {
    /// Returns the criterion for a position in `convention`. In normal play it is always the columns, and the heaps
    /// need not be counted.
    pub(crate) fn of(convention: Convention, tally: impl FnOnce() -> Tally) -> Self {
        match convention {
            Convention::Normal => Self::Columns,
            Convention::Misere => match tally() {
                Tally { big: 0, ones } => Self::Ones(ones),
                _ => Self::Columns,
            },
        }
    }
}

/// The number of heaps with two or more stones, and of those with exactly one: all that misère play needs besides the
/// columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// The number of heaps with at least two stones.
    pub(crate) big: usize,
    /// The number of heaps with exactly one stone.
    pub(crate) ones: usize,
}

impl Tally {
    /// Counts the heaps.
    #[inline]
    pub(crate) fn of<H: HeapSize>(heaps: &[H]) -> Self {
        let mut tally = Self::default();
        heaps.iter().for_each(|heap| tally.add(heap));
        tally
    }

    /// Counts one more heap.
    #[inline]
    pub(crate) fn add<H: HeapSize>(&mut self, heap: &H) {
        self.big += usize::from(*heap > H::ONE);
        self.ones += usize::from(*heap == H::ONE);
    }

    /// Returns the number of heaps that are not empty.
    pub(crate) const fn nonempty(self) -> usize {
        self.big + self.ones
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Natural;

    #[test]
    fn a_tally_counts_what_is_not_empty() {
        let tally = Tally::of(&[0u64, 1, 1, 7, 0, 2, 1]);
        assert_eq!((tally, tally.nonempty()), (Tally { big: 2, ones: 3 }, 5));
        assert_eq!(Tally::of(&[0u64, 1, 1, 7, 0, 2, 1].map(Natural::from)), tally);
    }

    #[test]
    fn only_misere_play_looks_at_the_heaps() {
        let of = |convention, heaps: &[u64]| Criterion::of(convention, || Tally::of(heaps));
        assert_eq!(of(Convention::Normal, &[1, 1]), Criterion::Columns);
        assert_eq!(of(Convention::Misere, &[1, 0, 1]), Criterion::Ones(2));
        assert_eq!(of(Convention::Misere, &[1, 2, 1]), Criterion::Columns);
    }
}
