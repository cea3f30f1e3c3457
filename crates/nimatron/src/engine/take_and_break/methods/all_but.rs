//! [`AllButMethod`]: values of games that may take any amount outside a finite set.

use super::{NextValue, Value, ValueMethod};
use crate::Natural;

/// A heap has all smaller heaps as options except one per excluded amount. So a value is missing among the options if
/// no smaller heap has it, or if exactly the excluded ones do: one look-up per excluded amount and heap.
#[derive(Debug, Clone)]
pub(crate) struct AllButMethod {
    excluded: Vec<usize>,
    /// How many heaps so far have each value; 0 beyond the end.
    count: Vec<u32>,
    /// The least value that no heap has so far.
    fresh: u32,
    /// How many excluded heaps have each value; all 0 between two heaps.
    missed: Vec<u32>,
}

impl AllButMethod {
    pub(super) fn new<'a>(excluded: impl Iterator<Item = &'a Natural>) -> Self {
        let excluded = excluded.map_while(Natural::to_usize).collect();
        Self { excluded, count: Vec::new(), fresh: 0, missed: Vec::new() }
    }
}

impl AllButMethod {
    pub(super) fn memory(&self) -> u64 {
        ((self.count.capacity() + self.missed.capacity()) * size_of::<u32>()) as u64
    }
}

impl ValueMethod for AllButMethod {
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue {
        let heap = values.len();
        let missed = || {
            self.excluded.iter().map_while(|amount| heap.checked_sub(*amount)).map(|left| values[left].into())
        };
        let mut value = self.fresh;
        for miss in missed() {
            let index = miss as usize;
            self.missed[index] += 1;
            if self.missed[index] == self.count[index] {
                value = value.min(miss);
            }
        }
        missed().for_each(|miss: u32| self.missed[miss as usize] = 0);
        NextValue { value, work: self.excluded.len() as u64 }
    }

    fn absorb<T: Value>(&mut self, values: &[T]) {
        let Some(last) = values.last() else { return };
        let index = (*last).into() as usize;
        if index >= self.count.len() {
            self.count.resize(index + 1, 0);
            self.missed.resize(index + 1, 0);
        }
        self.count[index] += 1;
        while self.count.get(self.fresh as usize).is_some_and(|count| *count > 0) {
            self.fresh += 1;
        }
    }
}
