//! [`Columns`]: the number of ones in each binary column of a position.

use crate::Natural;
use crate::engine::moore::{HeapSize, clamped, rule};

/// The number of ones in each binary column of a position, the column of weight one first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Columns {
    counts: Vec<usize>,
    heaps: usize,
}

impl Columns {
    /// Creates columns from the numbers of ones in the columns of `heaps` heaps, from the lowest column up.
    pub(super) fn new(mut counts: Vec<usize>, heaps: usize) -> Self {
        counts.truncate(counts.iter().rposition(|count| *count > 0).map_or(0, |top| top + 1));
        Self { counts, heaps }
    }

    /// Counts the ones of `heaps`, in one pass.
    pub(crate) fn of<H: HeapSize>(heaps: &[H]) -> Self {
        Self::new(H::column_counts(heaps), heaps.len())
    }

    /// Returns the number of ones in each column, lowest first; the top column, if there is one, is not empty.
    pub(crate) fn counts(&self) -> &[usize] {
        &self.counts
    }

    /// Returns the counts modulo `k + 1`.
    pub(crate) fn residues(&self, k: usize) -> impl Iterator<Item = usize> {
        let modulus = clamped(k, self.heaps) + 1;
        self.counts.iter().map(move |count| count % modulus)
    }

    /// Returns whether every count is a multiple of `k + 1`.
    pub(crate) fn is_balanced(&self, k: usize) -> bool {
        rule::is_balanced(self.residues(k))
    }

    /// Returns the number of heaps with a one in the highest column of the nim-sum; 0 if that is 0.
    pub(crate) fn top_of_nim_sum(&self) -> usize {
        self.counts.iter().copied().rfind(|count| count % 2 == 1).unwrap_or(0)
    }

    /// Returns the columns after a move from `heaps`, of which these are the columns. Only the changed heaps are counted.
    pub(crate) fn after(&self, heaps: &[Natural], changes: &[(usize, Natural)]) -> Self {
        let mut counts = self.counts.clone();
        for (index, size) in changes {
            for (column, count) in counts.iter_mut().enumerate() {
                *count = *count + usize::from(size.bit(column)) - usize::from(heaps[*index].bit(column));
            }
        }
        Self::new(counts, self.heaps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_k_overflows() {
        let columns = Columns::of(&[1u64, 2, 3]);
        assert_eq!(columns.residues(usize::MAX).collect::<Vec<_>>(), [2, 2]);
        assert!(!columns.is_balanced(usize::MAX) && columns.is_balanced(1));
    }

    #[test]
    fn a_move_changes_the_columns_of_its_heaps() {
        let heaps = [9u64, 5, 6].map(Natural::from);
        let changes = [(0, Natural::ONE), (2, Natural::from(5u64))];
        let after = Columns::of(&heaps).after(&heaps, &changes);
        assert_eq!(after, Columns::of(&[1u64, 5, 5].map(Natural::from)));
        assert_eq!(after.counts(), [3, 0, 2]);
    }
}
