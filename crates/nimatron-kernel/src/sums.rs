//! The nim-sums of pairs of values, as a set.

#[cfg(target_arch = "x86_64")]
mod avx2;

use std::ops::BitXor;

#[cfg(target_arch = "x86_64")]
use crate::Instructions;
use crate::SimdLevel;
use crate::machine::{self, Kernel, Machine};

/// A value of one or two bytes.
pub trait Short: Copy + Eq + BitXor<Output = Self> + Into<u32> + TryFrom<u32> + lanes::Lanes {}
impl Short for u8 {}
impl Short for u16 {}

#[cfg(target_arch = "x86_64")]
use avx2 as lanes;
#[cfg(not(target_arch = "x86_64"))]
mod lanes {
    pub trait Lanes {}
    impl Lanes for u8 {}
    impl Lanes for u16 {}
}

/// Returns the sums `smaller[i] ^ larger[n - 1 - i]` of `n` pairs (the values of the splits of one heap), restricted to
/// the 64 values from `64 * word` on: bit `j` stands for `64 * word + j`. Values without a partner are ignored.
///
/// ```
/// use nimatron_kernel::{SimdLevel, sums};
///
/// // 1 ^ 4 and 2 ^ 67
/// assert_eq!(sums::sums(SimdLevel::best(), &[1u8, 2], &[67, 4], 0), 1 << 5);
/// assert_eq!(sums::sums(SimdLevel::best(), &[1u16, 2], &[67, 4], 1), 1 << 1);
/// ```
#[inline]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "the processor has what the level proves"))]
pub fn sums<T: Short>(level: SimdLevel, smaller: &[T], larger: &[T], word: u32) -> u64 {
    let n = smaller.len().min(larger.len());
    let (smaller, larger) = (&smaller[..n], &larger[larger.len() - n..]);
    let Some(word) = word.checked_mul(64).and_then(|first| T::try_from(first).ok()) else { return 0 };
    match level.instructions() {
        // SAFETY: a level of these instructions is only made if the processor was found to have them.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 | Instructions::Avx512 => unsafe { avx2::sums(smaller, larger, word) },
        _ => one_by_one(smaller, larger, word),
    }
}

/// Returns the same, a pair at a time, for the 64 values from `word` on.
fn one_by_one<T: Short>(smaller: &[T], larger: &[T], word: T) -> u64 {
    smaller.iter().zip(larger.iter().rev()).fold(0, |set, (a, b)| {
        let offset: u32 = (*a ^ *b ^ word).into();
        set | u64::from(offset < 64) << (offset % 64)
    })
}

/// Returns whether one of the sums `smaller[i] ^ larger[n - 1 - i]` of `n` pairs is `sum`. Values without a partner are
/// ignored.
///
/// ```
/// use nimatron_kernel::{SimdLevel, sums};
///
/// // 1 ^ 4 and 2 ^ 67
/// assert!(sums::contains(SimdLevel::best(), &[1u16, 2], &[67, 4], 5));
/// assert!(!sums::contains(SimdLevel::best(), &[1u16, 2], &[67, 4], 66));
/// ```
#[inline]
pub fn contains<T: Copy + Eq + BitXor<Output = T>>(
    level: SimdLevel,
    smaller: &[T],
    larger: &[T],
    sum: T,
) -> bool {
    machine::run::<u64, _>(level, Contains { smaller, larger, sum })
}

struct Contains<'a, T> {
    smaller: &'a [T],
    larger: &'a [T],
    sum: T,
}

impl<T: Copy + Eq + BitXor<Output = T>> Kernel<u64> for Contains<'_, T> {
    type Output = bool;

    /// Plain safe code: the compiler vectorises it for each level.
    #[inline(always)]
    fn run<M: Machine<u64>>(self, _: M) -> bool {
        const CHUNK: usize = 64;
        let n = self.smaller.len().min(self.larger.len());
        let (chunks, rest) = self.smaller[..n].as_chunks::<CHUNK>();
        let (other_rest, other_chunks) = self.larger[self.larger.len() - n..].as_rchunks::<CHUNK>();
        for (smaller, larger) in chunks.iter().zip(other_chunks.iter().rev()) {
            // No early exit within a chunk, so that it is vectorised.
            let mut any = false;
            for i in 0..CHUNK {
                any |= smaller[i] ^ larger[CHUNK - 1 - i] == self.sum;
            }
            if any {
                return true;
            }
        }
        rest.iter().zip(other_rest.iter().rev()).any(|(a, b)| *a ^ *b == self.sum)
    }
}

/// Returns whether one of the sums `some[i] ^ others[i]` is `sum`. There is no early exit: this is for short lists.
///
/// ```
/// use nimatron_kernel::{SimdLevel, sums};
///
/// assert!(sums::contains_in_step(SimdLevel::best(), &[1u16, 2], &[67, 4], 6));
/// assert!(!sums::contains_in_step(SimdLevel::best(), &[1u16, 2], &[67, 4], 5));
/// ```
#[inline]
pub fn contains_in_step<T: Copy + Eq + BitXor<Output = T>>(
    level: SimdLevel,
    some: &[T],
    others: &[T],
    sum: T,
) -> bool {
    machine::run::<u64, _>(level, ContainsInStep { some, others, sum })
}

struct ContainsInStep<'a, T> {
    some: &'a [T],
    others: &'a [T],
    sum: T,
}

impl<T: Copy + Eq + BitXor<Output = T>> Kernel<u64> for ContainsInStep<'_, T> {
    type Output = bool;

    /// Plain safe code: the compiler vectorises it for each level.
    #[inline(always)]
    fn run<M: Machine<u64>>(self, _: M) -> bool {
        let mut any = false;
        for (a, b) in self.some.iter().zip(self.others) {
            any |= *a ^ *b == self.sum;
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splitmix64::SplitMix64;

    #[test]
    fn every_level_gives_the_set_of_the_pairs() {
        let mut rng = SplitMix64::new(11);
        let mut roll = || rng.next_u64() as u16;
        for mask in [0, 7, 63, 64, 127, 255, 300, 511, 0xffff] {
            let values: Vec<u16> = (0..3000).map(|_| roll() & mask).collect();
            for len in (0..300).chain([1000, 1400]) {
                let at = 1 + len % 37;
                let smaller = &values[at..at + len];
                let larger =
                    &values[3000 - 2 * len..][..len.saturating_sub(len / 3 * usize::from(len < 300))];
                let bytes =
                    [smaller, larger].map(|list| list.iter().map(|value| *value as u8).collect::<Vec<_>>());
                for word in [0, 1, 2, 3, 4, 7, 1023, 1024] {
                    let set = |pair: &dyn Fn(&u16) -> u16| {
                        let sums = smaller
                            .iter()
                            .zip(larger.iter().rev())
                            .map(|(a, b)| u32::from(pair(a) ^ pair(b)));
                        sums.filter(|sum| sum / 64 == word).fold(0, |set, sum| set | 1u64 << (sum % 64))
                    };
                    let (expected, of_bytes) = (set(&|value| *value), set(&|value| value & 255));
                    for level in SimdLevel::available() {
                        assert_eq!(sums(level, smaller, larger, word), expected, "{level:?} {len} {word}");
                        assert_eq!(
                            sums(level, &bytes[0], &bytes[1], word),
                            of_bytes,
                            "{level:?} {len} {word}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn every_level_finds_a_sum_where_there_is_one() {
        let mut rng = SplitMix64::new(5);
        let mut roll = || rng.next_u64() as u16 & 1023;
        let mut found = [0; 2];
        for len in 0..300 {
            let [smaller, larger] =
                [len, (len + 5) % 290].map(|len| (0..len).map(|_| roll()).collect::<Vec<_>>());
            let wanted = roll();
            let mirrored = smaller.iter().zip(larger.iter().rev()).any(|(a, b)| a ^ b == wanted);
            let in_step = smaller.iter().zip(&larger).any(|(a, b)| a ^ b == wanted);
            for level in SimdLevel::available() {
                assert_eq!(contains(level, &smaller, &larger, wanted), mirrored, "{level:?} {len}");
                assert_eq!(contains_in_step(level, &smaller, &larger, wanted), in_step, "{level:?} {len}");
            }
            found[usize::from(mirrored)] += 1;
        }
        assert!(found.iter().all(|times| *times > 20), "{found:?}");
    }
}
