//! [`Columns`]: the number of ones in each binary column of a position.

use dashu_int::Word;
use nimatron_kernel::columns::{self as kernel, Counts};

use crate::Natural;
use crate::engine::moore::clamped_k;

/// How many words are handed to the kernel at a time.
const BLOCK: usize = 2048;

/// The number of ones in each binary column of a position, the column of weight one first.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::Columns;
///
/// // 3 = 011, 5 = 101, 6 = 110
/// let columns = Columns::of(&[3u64, 5, 6].map(Natural::from));
/// assert_eq!(columns.counts(), [2, 2, 2]);
/// assert_eq!(columns.residues(2), [2, 2, 2]);
/// assert!(columns.is_balanced(1) && !columns.is_balanced(2));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    counts: Vec<usize>,
    heaps: usize,
}

impl Columns {
    /// Counts the ones of `heaps`, in one pass.
    pub fn of(heaps: &[Natural]) -> Self {
        let mut counter = ColumnCounter::default();
        counter.waiting.reserve_exact(heaps.len().min(BLOCK));
        heaps.iter().for_each(|heap| counter.add(heap));
        counter.columns()
    }

    /// The number of ones in each column, lowest first; the top column, if there is one, is not empty.
    pub fn counts(&self) -> &[usize] {
        &self.counts
    }

    /// The counts modulo `k + 1`.
    pub fn residues(&self, k: usize) -> Vec<usize> {
        let modulus = clamped_k(k, self.heaps) + 1;
        self.counts.iter().map(|count| count % modulus).collect()
    }

    /// Whether every count is a multiple of `k + 1`.
    pub fn is_balanced(&self, k: usize) -> bool {
        let modulus = clamped_k(k, self.heaps) + 1;
        self.counts.iter().all(|count| count % modulus == 0)
    }
}

/// Counts the ones of heaps that come one by one, and need not be kept.
///
/// The lowest words of the heaps go to the vector kernel in blocks that stay in the cache; heaps of more words, which are
/// rare, have towers for the others.
#[derive(Debug, Clone, Default)]
pub(crate) struct ColumnCounter {
    waiting: Vec<Word>,
    lowest: Counts,
    higher: Vec<Tower>,
    heaps: usize,
}

impl ColumnCounter {
    #[inline]
    pub(crate) fn add(&mut self, heap: &Natural) {
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
            self.higher.resize(words.len(), Tower::default());
        }
        self.higher.iter_mut().zip(words).for_each(|(tower, word)| tower.add(*word));
    }

    /// The counts in the lowest words, the waiting ones included.
    fn counted(&self) -> Counts {
        let mut counts = kernel::counts(nimatron_kernel::Level::best(), &self.waiting);
        counts.absorb(&self.lowest);
        counts
    }

    /// The columns of all heaps so far.
    pub(crate) fn columns(&self) -> Columns {
        let lowest = self.counted();
        let lowest = (0..Word::BITS).map(|column| lowest.of_column(column) as usize);
        let higher = self.higher.iter().flat_map(|tower| (0..Word::BITS).map(|bit| tower.count(bit)));
        let mut counts: Vec<usize> = lowest.chain(higher).collect();
        counts.truncate(counts.iter().rposition(|count| *count > 0).map_or(0, |top| top + 1));
        Columns { counts, heaps: self.heaps }
    }
}

/// Counters for as many columns as a word has, bit-sliced: digit `p` of all of them lies in the words of level `p`.
///
/// A level waits until two words have arrived and then adds both to its plane at once, handing one carry word up. So
/// level `p` works once in 2^(p+1) times, and a heap costs one full adder all in all.
#[derive(Debug, Clone, Default)]
struct Tower(Vec<Level>);

#[derive(Debug, Clone, Default)]
struct Level {
    plane: Word,
    waiting: Option<Word>,
}

impl Tower {
    fn add(&mut self, mut word: Word) {
        for level in &mut self.0 {
            let Some(other) = level.waiting.take() else {
                level.waiting = Some(word);
                return;
            };
            let half = level.plane ^ other;
            (level.plane, word) = (half ^ word, (level.plane & other) | (half & word));
        }
        self.0.push(Level { plane: 0, waiting: Some(word) });
    }

    fn count(&self, bit: u32) -> usize {
        let digit = |word: Word| usize::from(word >> bit & 1 == 1);
        let of_level = |level: &Level| digit(level.plane) + level.waiting.map_or(0, digit);
        self.0.iter().rev().fold(0, |count, level| 2 * count + of_level(level))
    }
}

/// Whether every binary column of `heaps` holds a multiple of `k + 1` ones: Moore's criterion for a P-position of
/// normal play.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::is_balanced;
///
/// assert!(is_balanced(&[5u64, 5, 5].map(Natural::from), 2));
/// assert!(!is_balanced(&[5u64, 5].map(Natural::from), usize::MAX));
/// assert!(is_balanced(&[], 1));
/// ```
pub fn is_balanced(heaps: &[Natural], k: usize) -> bool {
    Columns::of(heaps).is_balanced(k)
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

    #[test]
    fn no_k_overflows() {
        let heaps = [1u64, 2, 3].map(Natural::from);
        assert_eq!(Columns::of(&heaps).residues(usize::MAX), [2, 2]);
        assert!(!is_balanced(&heaps, usize::MAX));
        assert!(is_balanced(&heaps, 0));
    }
}
