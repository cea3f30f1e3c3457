//! [`Summary`]: all that decides a position of Moore's Nim, gathered heap by heap.

use dashu_int::Word;
use nimatron_kernel::SimdLevel;
use nimatron_kernel::columns::{self as kernel, Counts};

use crate::Natural;
use crate::engine::moore::columns::Columns;
use crate::engine::moore::rule::Tally;

/// How many words are passed to the kernel at a time: few enough to stay in the cache.
const BLOCK: usize = 2048;

/// All that decides a position, gathered heap by heap: the heaps need not be held in memory.
///
/// ```
/// use nimatron::engine::moore::{Moore, Summary};
/// use nimatron::{Convention, Natural, Outcome};
///
/// let mut summary = Summary::default();
/// for heap in [3u64, 4, 5] {
///     summary.add(&Natural::from(heap));
/// }
/// assert_eq!(Moore::new(2)?.outcome_of_summary(&summary, Convention::Normal), Outcome::N);
/// assert_eq!(Moore::NIM.count_of_summary(&summary, Convention::Normal), Some(1));
/// # Ok::<(), nimatron::KnimError>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Summary {
    counter: ColumnCounter,
    tally: Tally,
}

impl Summary {
    /// Adds a heap.
    pub fn add(&mut self, heap: &Natural) {
        self.counter.add(heap);
        self.tally.add(heap);
    }

    /// Returns the columns of all heaps so far.
    pub(crate) fn columns(&self) -> Columns {
        Columns::new(self.counter.counts(), self.heaps())
    }

    /// Returns how many heaps so far have two or more stones, and how many have one.
    pub(crate) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns the number of heaps so far.
    pub(crate) const fn heaps(&self) -> usize {
        self.counter.heaps
    }
}

/// Counts the ones of heaps that arrive one by one and need not be kept.
#[derive(Debug, Clone, Default)]
pub(super) struct ColumnCounter {
    /// The lowest words of heaps that are not yet counted. They go to the vector kernel in blocks.
    waiting: Vec<Word>,
    lowest: Counts,
    /// Counters for the further words of heaps that have several, which are rare.
    higher: Vec<BitSlicedCounter>,
    heaps: usize,
}

impl ColumnCounter {
    /// Counts all of `heaps`.
    pub(super) fn of(heaps: &[Natural]) -> Self {
        let mut counter = Self::default();
        counter.waiting.reserve_exact(heaps.len().min(BLOCK));
        heaps.iter().for_each(|heap| counter.add(heap));
        counter
    }

    #[inline]
    fn add(&mut self, heap: &Natural) {
        if let [lowest, higher @ ..] = heap.as_ubig().as_words() {
            self.waiting.push(*lowest);
            if !higher.is_empty() {
                self.add_higher(higher);
            }
        }
        if self.waiting.len() == BLOCK {
            self.lowest = self.counted();
            self.waiting.clear();
        }
        self.heaps += 1;
    }

    #[cold]
    fn add_higher(&mut self, words: &[Word]) {
        if self.higher.len() < words.len() {
            self.higher.resize(words.len(), BitSlicedCounter::default());
        }
        self.higher.iter_mut().zip(words).for_each(|(counter, word)| counter.add(*word));
    }

    /// Returns the counts in the lowest words, the waiting ones included.
    fn counted(&self) -> Counts {
        let mut counts = kernel::counts(SimdLevel::best(), &self.waiting);
        counts.absorb(&self.lowest);
        counts
    }

    /// Returns the number of ones in each column of all heaps so far.
    pub(super) fn counts(&self) -> Vec<usize> {
        let lowest = self.counted();
        let lowest = (0..Word::BITS).map(|column| lowest.of_column(column) as usize);
        let higher = self.higher.iter().flat_map(|counter| (0..Word::BITS).map(|bit| counter.count(bit)));
        lowest.chain(higher).collect()
    }
}

/// Counters for as many columns as a word has, bit-sliced: digit `p` of all of them lies in the words of stage `p`.
///
/// A stage waits until two words have arrived and then adds both to its plane at once, passing one carry word up. So
/// stage `p` works once in 2^(p+1) times, and a heap costs one full adder in total.
#[derive(Debug, Clone, Default)]
struct BitSlicedCounter(Vec<CounterStage>);

#[derive(Debug, Clone, Default)]
struct CounterStage {
    plane: Word,
    waiting: Option<Word>,
}

impl BitSlicedCounter {
    fn add(&mut self, mut word: Word) {
        for stage in &mut self.0 {
            let Some(other) = stage.waiting.take() else {
                stage.waiting = Some(word);
                return;
            };
            let half = stage.plane ^ other;
            (stage.plane, word) = (half ^ word, (stage.plane & other) | (half & word));
        }
        self.0.push(CounterStage { plane: 0, waiting: Some(word) });
    }

    fn count(&self, bit: u32) -> usize {
        let digit = |word: Word| usize::from(word >> bit & 1 == 1);
        let of_stage = |stage: &CounterStage| digit(stage.plane) + stage.waiting.map_or(0, digit);
        self.0.iter().rev().fold(0, |count, stage| 2 * count + of_stage(stage))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_as_one_would_by_hand() {
        let mut state = 1u64;
        for n in [0usize, 1, 2, 3, 64, 300, 2047, 2048, 2049, 5000] {
            let heaps: Vec<Natural> = (0..n)
                .map(|i| {
                    state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    let high = if i % 3 == 0 { state >> 20 } else { 0 };
                    Natural::from((dashu_int::UBig::from(high) << 100) + dashu_int::UBig::from(state))
                })
                .collect();
            let columns = Columns::of(&heaps);
            let width = heaps.iter().map(Natural::bit_len).max().unwrap_or(0);
            let by_hand: Vec<usize> =
                (0..width).map(|column| heaps.iter().filter(|heap| heap.bit(column)).count()).collect();
            assert_eq!(columns.counts(), by_hand);
        }
    }
}
