//! [`outcome`]: who wins a position of Moore's Nim, in both conventions.

use crate::engine::moore::{clamped_k, is_balanced};
use crate::{Convention, Natural, Outcome};

/// How many heaps have two or more stones and how many have exactly one: all that misère play adds to the columns.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::Tally;
///
/// assert_eq!(Tally::of(&[0u64, 1, 1, 7].map(Natural::from)), Tally { big: 1, ones: 2 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// The number of heaps with at least two stones.
    pub big: usize,
    /// The number of heaps with exactly one stone.
    pub ones: usize,
}

impl Tally {
    /// Counts the heaps.
    pub fn of(heaps: &[Natural]) -> Self {
        let mut tally = Self::default();
        heaps.iter().for_each(|heap| tally.add(heap));
        tally
    }

    /// Counts one more.
    pub(crate) fn add(&mut self, heap: &Natural) {
        self.big += usize::from(*heap > Natural::ONE);
        self.ones += usize::from(*heap == Natural::ONE);
    }

    /// The number of heaps that are not empty.
    pub const fn nonempty(self) -> usize {
        self.big + self.ones
    }
}

/// Who wins `heaps` if a move lowers up to `k` of them.
///
/// Normal play: P iff the position is balanced \[moore-1910\]. Misère play: the same while a heap of two or more
/// stones is left; after that P iff the number of single stones is 1 modulo `k + 1`.
///
/// ```
/// use nimatron::engine::moore::outcome;
/// use nimatron::{Convention, Natural, Outcome};
///
/// let ones = [1u64, 1, 1].map(Natural::from);
/// assert_eq!(outcome(&ones, 2, Convention::Normal), Outcome::P);
/// assert_eq!(outcome(&ones, 2, Convention::Misere), Outcome::N);
/// assert_eq!(outcome(&[], 2, Convention::Misere), Outcome::N);
/// ```
pub fn outcome(heaps: &[Natural], k: usize, convention: Convention) -> Outcome {
    let lost = match (convention, Tally::of(heaps)) {
        (Convention::Misere, Tally { big: 0, ones }) => ones % (clamped_k(k, heaps.len()) + 1) == 1,
        _ => is_balanced(heaps, k),
    };
    Outcome::p_if(lost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_counts_what_is_not_empty() {
        let tally = Tally::of(&[0u64, 1, 1, 7, 0, 2, 1].map(Natural::from));
        assert_eq!((tally, tally.nonempty()), (Tally { big: 2, ones: 3 }, 5));
    }
}
