//! [`Lowering`]: a move of Moore's Nim, as the heaps it changes.

use dashu_int::UBig;

use crate::Natural;

/// A move: the heaps that change, by index in ascending order, with their new sizes.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::Lowering;
///
/// let heaps = [3u64, 5, 6].map(Natural::from);
/// let lowering = Lowering::new(vec![(2, Natural::from(3u64)), (1, Natural::from(3u64))]);
/// assert_eq!(lowering.applied_to(&heaps), [3u64, 3, 3].map(Natural::from));
/// assert_eq!(lowering.stones(&heaps), Natural::from(5u64));
/// assert!(lowering.is_legal(&heaps, 2) && !lowering.is_legal(&heaps, 1));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lowering(Vec<(usize, Natural)>);

impl Lowering {
    /// The move that gives each of these heaps this new size. The order of `changes` does not matter; an index
    /// must not occur twice.
    pub fn new(mut changes: Vec<(usize, Natural)>) -> Self {
        changes.sort_unstable_by_key(|(index, _)| *index);
        Self(changes)
    }

    /// The changed heaps in ascending order, each with its new size.
    pub fn changes(&self) -> &[(usize, Natural)] {
        &self.0
    }

    /// The changed heaps in ascending order, each with its new size.
    pub fn into_changes(self) -> Vec<(usize, Natural)> {
        self.0
    }

    /// Whether this is a move from `heaps`: between 1 and `k` existing heaps, each strictly lowered.
    pub fn is_legal(&self, heaps: &[Natural], k: usize) -> bool {
        !self.0.is_empty()
            && self.0.len() <= k
            && self.0.is_sorted_by(|(left, _), (right, _)| left < right)
            && self.0.iter().all(|(index, size)| heaps.get(*index).is_some_and(|heap| size < heap))
    }

    /// The position after the move. Changes of heaps that do not exist are left out.
    #[must_use]
    pub fn applied_to(&self, heaps: &[Natural]) -> Vec<Natural> {
        let mut after = heaps.to_vec();
        for (index, size) in &self.0 {
            if let Some(heap) = after.get_mut(*index) {
                heap.clone_from(size);
            }
        }
        after
    }

    /// The number of stones that the move takes from `heaps`, from which it must be legal.
    pub fn stones(&self, heaps: &[Natural]) -> Natural {
        let taken = |(index, size): &(usize, Natural)| heaps.get(*index)?.checked_sub(size);
        let total = self.0.iter().filter_map(taken).fold(UBig::ZERO, |sum, part| sum + part.into_ubig());
        Natural::from(total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lowering(changes: &[(usize, u64)]) -> Lowering {
        Lowering(changes.iter().map(|(index, size)| (*index, Natural::from(*size))).collect())
    }

    #[test]
    fn a_move_lowers_up_to_k_heaps_that_are_there() {
        let heaps = [3u64, 5, 6].map(Natural::from);
        let legal = |changes: &[(usize, u64)], k| lowering(changes).is_legal(&heaps, k);
        assert!(legal(&[(0, 2)], 1) && legal(&[(0, 0), (2, 5)], 2));
        assert!(!legal(&[], 2), "nothing changes");
        assert!(!legal(&[(0, 2), (1, 2)], 1), "too many heaps");
        assert!(!legal(&[(1, 2), (1, 3)], 2) && !legal(&[(1, 2), (0, 2)], 2), "not once each, in order");
        assert!(!legal(&[(0, 3)], 1) && !legal(&[(0, 4)], 1), "not lower");
        assert!(!legal(&[(3, 0)], 1), "no such heap");
        assert_eq!(lowering(&[(0, 1), (2, 3)]).stones(&heaps), 5);
    }
}
