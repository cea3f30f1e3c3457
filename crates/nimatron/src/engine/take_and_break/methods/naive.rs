//! [`NaiveMethod`]: Grundy values by definition.

use super::{NextValue, Value, ValueMethod};
use crate::engine::take_and_break::rules::TakeAndBreak;

/// The mex of the values of all options, one option at a time: the method for games that have no faster one, and the
/// reference that the others are compared with.
#[derive(Debug, Clone)]
pub(crate) struct NaiveMethod {
    game: TakeAndBreak,
    /// For each value, the last heap with an option of that value. No option of heap 0 is ever examined.
    seen_at: Vec<usize>,
}

impl NaiveMethod {
    pub(super) fn new(game: &TakeAndBreak) -> Self {
        Self { game: game.clone(), seen_at: Vec::new() }
    }
}

impl ValueMethod for NaiveMethod {
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue {
        let heap = values.len();
        let mut work = 0;
        self.game.replacements(&(heap as u64)).for_each(|parts| {
            let value = parts.iter().fold(0, |sum, part| sum ^ values[*part as usize].into()) as usize;
            if value >= self.seen_at.len() {
                self.seen_at.resize(value + 1, 0);
            }
            self.seen_at[value] = heap;
            work += 1;
        });
        let value = self.seen_at.iter().take_while(|at| **at == heap).count() as u32;
        NextValue { value, work }
    }

    fn absorb<T: Value>(&mut self, _: &[T]) {}
}

/// Returns the values of the heaps `0..=last` by definition.
#[cfg(test)]
pub(crate) fn naive_values(game: &TakeAndBreak, last: usize) -> Vec<u32> {
    let mut method = NaiveMethod::new(game);
    let mut values = vec![0u32];
    while values.len() <= last {
        values.push(method.next(&values).value);
    }
    values
}
