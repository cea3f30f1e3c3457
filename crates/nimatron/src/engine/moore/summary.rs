//! [`Summary`]: all that decides a position of Moore's Nim, gathered heap by heap.

use crate::engine::moore::columns::ColumnCounter;
use crate::engine::moore::{Tally, clamped_k};
use crate::{Convention, Natural, Outcome};

/// All that decides a position, gathered heap by heap: the heaps need not be held in memory.
///
/// ```
/// use nimatron::engine::moore::Summary;
/// use nimatron::{Convention, Natural, Outcome};
///
/// let mut summary = Summary::default();
/// for heap in [3u64, 4, 5] {
///     summary.add(&Natural::from(heap));
/// }
/// assert_eq!(summary.outcome(2, Convention::Normal), Outcome::N);
/// assert_eq!(summary.count_in_nim(Convention::Normal), 1);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Summary {
    counter: ColumnCounter,
    tally: Tally,
    heaps: usize,
}

impl Summary {
    /// Takes the next heap.
    pub fn add(&mut self, heap: &Natural) {
        self.counter.add(heap);
        self.tally.add(heap);
        self.heaps += 1;
    }

    /// [`outcome`](crate::engine::moore::outcome) of the heaps.
    pub fn outcome(&self, k: usize, convention: Convention) -> Outcome {
        Outcome::p_if(match (convention, self.tally) {
            (Convention::Misere, Tally { big: 0, ones }) => ones % (clamped_k(k, self.heaps) + 1) == 1,
            _ => self.counter.columns().is_balanced(k),
        })
    }

    /// The number of winning moves if a move lowers one heap: every heap with the highest one of the nim-sum has one.
    ///
    /// In misère play too, while a heap of two or more stones is left: a move to heaps of one stone only is made from a
    /// single larger heap, in one way as in normal play. After that every move is as good as any other.
    pub fn count_in_nim(&self, convention: Convention) -> usize {
        match (convention, self.tally) {
            (Convention::Misere, Tally { big: 0, ones }) if ones % 2 == 0 => ones,
            (Convention::Misere, Tally { big: 0, .. }) => 0,
            _ => {
                let columns = self.counter.columns();
                columns.counts().iter().copied().rfind(|count| count % 2 == 1).unwrap_or(0)
            }
        }
    }
}
