//! [`TakingMethod`]: values of games that take from a finite set of amounts and never split a heap.

use super::{MoveLists, NextValue, Value, ValueMethod};

/// One look-up per amount and heap. A value is at most the number of amounts, so a set of 64 bits holds those of the
/// options as long as there are fewer than 64 of them.
#[derive(Debug, Clone)]
pub(crate) struct TakingMethod {
    moves: MoveLists,
    seen_at: Vec<usize>,
}

impl TakingMethod {
    pub(super) fn new(moves: MoveLists) -> Self {
        let seen_at = vec![0; moves.lower.len() + 2];
        Self { moves, seen_at }
    }

    /// Returns the most options of one heap: one per amount that may leave a heap, and one that leaves nothing.
    pub(super) fn most_options(&self) -> u32 {
        u32::try_from(self.moves.lower.len() + 1).unwrap_or(u32::MAX)
    }
}

impl ValueMethod for TakingMethod {
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue {
        let work = self.moves.lower.len() as u64;
        let options = self.moves.taking_values(values);
        if work < 63 {
            let seen = options.fold(0u64, |seen, value| seen | 1 << value);
            return NextValue { value: seen.trailing_ones(), work };
        }
        let heap = values.len();
        options.for_each(|value| self.seen_at[value as usize] = heap);
        // One more value than there are options never occurs, so the search ends.
        let value = self.seen_at.iter().take_while(|at| **at == heap).count() as u32;
        NextValue { value, work }
    }

    fn absorb<T: Value>(&mut self, _: &[T]) {}
}
