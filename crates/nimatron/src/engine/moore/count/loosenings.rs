//! The smallest `k`: the ways in which heaps become loose one after the other, with all columns in two machine words.
//!
//! A heap is loose in a column if a move has lowered it in a higher one; it may then have a zero or a one there, and the
//! other heaps keep what they have. So each column says how many loose heaps have a one, and which further heaps may
//! become loose. Once `k` heaps are loose, nothing is left to choose but these ones, and the number of ways is a power:
//! of 2 for `k = 2` and of 3 for `k = 3`, because every C(2, r) is 1 or 2, and every C(3, r) is 1 or 3.

use std::ops::{AddAssign, Mul};

use crate::engine::moore::binomial::SMALL_BINOMIALS;
use crate::engine::moore::count::loose_sets::MOST_HEAPS;

/// The most columns of which the number of ways fits into 64 bits. It is at most 16 · (24 · 16)² · 3²³ < 2⁶⁴: the first
/// loose heap, a column and a heap for each other one, and at most 3 ways to fill each column below the highest.
/// For 64 columns it is at most 16 · (64 · 16)² · 3⁶³ < 2¹²⁸.
const NARROW: u32 = 24;

/// The most states before another way, which joins equal states, may be faster.
const MOST_STATES: u64 = 20_000;

/// Returns the number of moves from `heaps` to a balanced position; or `None` if `k` is neither 2 nor 3, the position is
/// not small, or more than `steps` states are met.
pub(super) fn count(heaps: &[u64], k: usize, steps: u64) -> Option<u128> {
    let mut tight = [0; MOST_HEAPS];
    tight.get_mut(..heaps.len())?.copy_from_slice(heaps);
    let all = heaps.iter().fold(0, |all, heap| all | heap);
    let is_narrow = all >> NARROW == 0;
    let (tight, steps) = (&mut tight[..heaps.len()], steps.min(MOST_STATES));
    match (k, is_narrow) {
        (2, true) => Loosenings::<3, u64>::total(tight, steps).map(u128::from),
        (2, false) => Loosenings::<3, u128>::total(tight, steps),
        (3, true) => Loosenings::<4, u64>::total(tight, steps).map(u128::from),
        (3, false) => Loosenings::<4, u128>::total(tight, steps),
        _ => None,
    }
}

/// The number of ones of each number of so many binary digits, half of those of a narrow position. Not every processor
/// for which this is compiled counts ones in one instruction, and here most of the time is spent on that.
const HALF: u32 = NARROW / 2;
const ONES: [u8; 1 << HALF] = {
    let mut ones = [0; 1 << HALF];
    let mut number = 1;
    while number < ones.len() {
        ones[number] = ones[number / 2] + (number % 2) as u8;
        number += 1;
    }
    ones
};

/// Returns the number of columns in a set of those below [`NARROW`].
#[inline]
fn number_of_narrow(columns: u64) -> u32 {
    let half = |columns: u64| u32::from(ONES[columns as usize % ONES.len()]);
    half(columns) + half(columns >> HALF)
}

/// A number of ways.
trait WayCount: Copy + From<u8> + AddAssign + Mul<Output = Self> {
    /// Returns 2 or 3 to the power of the number of columns in a set, which fits.
    fn power(base: usize, columns: u64) -> Self;
}

macro_rules! ways {
    ($($word:ty: $powers:literal, $number:expr),*) => {$(
        impl WayCount for $word {
            #[inline]
            fn power(base: usize, columns: u64) -> Self {
                let exponent = $number(columns);
                const OF_THREE: [$word; $powers] = {
                    let mut powers = [1; $powers];
                    let mut exponent = 1;
                    while exponent < $powers {
                        powers[exponent] = 3 * powers[exponent - 1];
                        exponent += 1;
                    }
                    powers
                };
                if base == 2 { 1 << exponent } else { OF_THREE[exponent as usize] }
            }
        }
    )*};
}

ways!(u64: 24, number_of_narrow, u128: 64, u64::count_ones);

/// For each column how many ones are missing up to the next multiple of `K`, which is 3 or 4, in two binary digits.
#[derive(Clone, Copy)]
struct Missing<const K: usize> {
    high: u64,
    low: u64,
}

impl<const K: usize> Missing<K> {
    /// Counts what is missing in the columns of `heaps`.
    fn of(heaps: &[u64]) -> Self {
        let ones = heaps.iter().fold(Self { high: 0, low: 0 }, |ones, heap| ones.more(*heap));
        match K {
            3 => Self { high: ones.low, low: ones.high },
            _ => Self { high: ones.high ^ ones.low, low: ones.low },
        }
    }

    /// Returns what is missing if one more is missing in each of these columns.
    #[inline]
    const fn more(self, columns: u64) -> Self {
        let Self { high, low } = self;
        match K {
            3 => Self {
                high: (columns & low) | (!columns & high),
                low: (columns & !(high | low)) | (!columns & low),
            },
            _ => Self { high: high ^ (low & columns), low: low ^ columns },
        }
    }

    #[inline]
    const fn at(self, column: u32) -> usize {
        ((self.high >> column & 1) << 1 | (self.low >> column & 1)) as usize
    }

    /// Returns the number of ways in which all of these columns can be filled by `K - 1` loose heaps.
    #[inline]
    fn ways<W: WayCount>(self, columns: u64) -> W {
        // Neither none nor all of the loose heaps have a one there.
        let several = if K == 3 { self.low } else { self.low ^ self.high };
        W::power(K - 1, several & columns)
    }
}

/// A search through the ways in which heaps become loose.
struct Loosenings<'a, const K: usize, W> {
    /// The heaps; those that are loose are 0.
    tight: &'a mut [u64],
    total: W,
    /// The number of states that may still be met.
    left: u64,
}

impl<'a, const K: usize, W: WayCount> Loosenings<'a, K, W> {
    fn total(tight: &'a mut [u64], steps: u64) -> Option<W> {
        let missing = Missing::<K>::of(tight);
        let mut search = Self { tight, total: W::from(0), left: steps };
        // Before a heap is loose, no column can be filled: in the highest one that is not balanced, as many heaps
        // become loose as there are ones too many.
        if let Some(column) = (missing.high | missing.low).checked_ilog2() {
            search.loosen(0, 0, K - missing.at(column), missing, column, W::from(1))?;
        }
        Some(search.total)
    }

    /// Adds the ways in which `more` of the heaps from `first` on become loose in `column`, if `loose` are already.
    fn loosen(
        &mut self,
        first: usize,
        loose: usize,
        more: usize,
        missing: Missing<K>,
        column: u32,
        ways: W,
    ) -> Option<()> {
        if more == 0 {
            return self.fill(loose, missing, column, ways);
        }
        if more == 1 && loose + 1 == K - 1 {
            return self.loosen_last(first, missing, column, ways);
        }
        for index in first..self.tight.len() {
            let heap = self.tight[index];
            if heap >> column & 1 == 1 {
                self.tight[index] = 0;
                self.loosen(index + 1, loose + 1, more - 1, missing.more(heap), column, ways)?;
                self.tight[index] = heap;
            }
        }
        Some(())
    }

    /// Adds the ways in which one of the heaps from `first` on becomes the last loose one in `column`.
    #[inline]
    fn loosen_last(&mut self, first: usize, missing: Missing<K>, column: u32, ways: W) -> Option<()> {
        let below = (1 << column) - 1;
        let heaps = &self.tight[first..];
        self.left = self.left.checked_sub(heaps.len() as u64)?;
        let mut sum = W::from(0);
        for heap in heaps {
            // A product instead of a branch, of which the processor would mispredict every other one.
            sum += missing.more(*heap).ways::<W>(below) * W::from((heap >> column & 1) as u8);
        }
        self.total += sum * ways;
        Some(())
    }

    /// Adds the ways to go on below `column` if `loose` heaps are loose.
    fn fill(&mut self, loose: usize, missing: Missing<K>, column: u32, mut ways: W) -> Option<()> {
        let k = K - 1;
        if loose == k {
            self.left = self.left.checked_sub(1)?;
            self.total += missing.ways::<W>((1 << column) - 1) * ways;
            return Some(());
        }
        let of = |filled: usize| W::from(SMALL_BINOMIALS[loose][filled] as u8);
        for column in (0..column).rev() {
            let lacking = missing.at(column);
            for more in 1..=k - loose {
                let filled = (lacking + more) % K;
                if filled <= loose {
                    self.loosen(0, loose, more, missing, column, ways * of(filled))?;
                }
            }
            if lacking > loose {
                return Some(());
            }
            ways = ways * of(lacking);
        }
        self.total += ways;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::moore::count::loose_sets;
    use crate::engine::rng::SplitMix64;

    /// Compares with the way that joins equal states.
    #[test]
    fn the_numbers_are_those_of_the_loose_sets() {
        let mut rng = SplitMix64::new(5);
        let mut wide = 0;
        for round in 0..4000 {
            let (n, bits, k) = (rng.between(1, 16), rng.between(1, 64), 2 + round % 2);
            let heaps: Vec<u64> = (0..n).map(|_| rng.next_u64() >> (64 - bits)).collect();
            if let Some(number) = count(&heaps, k, u64::MAX) {
                let expected = loose_sets::count(&heaps, k, u64::MAX).unwrap_or(0);
                assert_eq!(number, expected, "k={k} {heaps:?}");
                wide += u32::from(number > u64::MAX.into());
            }
        }
        assert!(wide > 20, "{wide}");
    }

    /// The largest numbers that the words have to hold.
    #[test]
    fn the_words_are_wide_enough() {
        for bits in [NARROW, NARROW + 1, 64] {
            let full = u64::MAX >> (64 - bits);
            for n in 2..=MOST_HEAPS {
                for k in [2, 3] {
                    let heaps = vec![full; n];
                    if let Some(number) = count(&heaps, k, u64::MAX) {
                        assert_eq!(number, loose_sets::count(&heaps, k, u64::MAX).unwrap(), "{n} {k} {bits}");
                    }
                }
            }
        }
    }

    #[test]
    fn other_positions_are_left_to_others() {
        let heaps = [5, 6, 7, 8, 9, 12];
        assert_eq!(count(&heaps, 1, u64::MAX), None);
        assert_eq!(count(&heaps, 4, u64::MAX), None);
        assert_eq!(count(&[9; MOST_HEAPS + 1], 3, u64::MAX), None);
        let all = count(&heaps, 2, u64::MAX);
        assert!(all.is_some());
        let fewest = (0..).find(|steps| count(&heaps, 2, *steps).is_some()).unwrap();
        assert!(fewest >= heaps.len() as u64);
        assert_eq!(count(&heaps, 2, fewest), all);
    }
}
