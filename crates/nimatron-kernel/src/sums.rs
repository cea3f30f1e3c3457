//! The nim-sums of pairs of values, as a set.

#[cfg(target_arch = "x86_64")]
mod avx2;

use crate::{Instructions, Level};

/// The sums `smaller[i] ^ larger[n - 1 - i]` of `n` pairs (the values of the splits of one heap), as far as they lie in the 64
/// values from `64 * word` on: bit `j` stands for `64 * word + j`. Values without a partner are left out.
///
/// ```
/// use nimatron_kernel::{Level, sums};
///
/// // 1 ^ 4 and 2 ^ 67
/// assert_eq!(sums::sums(Level::best(), &[1, 2], &[67, 4], 0), 1 << 5);
/// assert_eq!(sums::sums(Level::best(), &[1, 2], &[67, 4], 1), 1 << 1);
/// ```
#[inline]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "the processor has what the level proves"))]
pub fn sums(level: Level, smaller: &[u8], larger: &[u8], word: u8) -> u64 {
    let n = smaller.len().min(larger.len());
    let (smaller, larger) = (&smaller[..n], &larger[larger.len() - n..]);
    match level.instructions() {
        // SAFETY: a level of these instructions is only made where the processor was found to have them.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 | Instructions::Avx512 => unsafe { avx2::sums(smaller, larger, word) },
        _ => one_by_one(smaller, larger, word),
    }
}

/// The same, a pair at a time.
fn one_by_one(smaller: &[u8], larger: &[u8], word: u8) -> u64 {
    smaller.iter().zip(larger.iter().rev()).fold(0, |set, (a, b)| {
        let sum = a ^ b;
        set | u64::from(sum >> 6 == word) << (sum & 63)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_gives_the_set_of_the_pairs() {
        let mut seed = 11u64;
        let mut roll = move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u8
        };
        for mask in [0, 7, 63, 64, 127, 255] {
            let values: Vec<u8> = (0..700).map(|_| roll() & mask).collect();
            for len in 0..300 {
                let at = 1 + len % 37;
                let (smaller, larger) =
                    (&values[at..at + len], &values[700 - 2 * len.min(200)..][..len.min(200)]);
                for word in 0..4 {
                    let n = smaller.len().min(larger.len());
                    let pair = |i: usize| usize::from(smaller[i] ^ larger[larger.len() - 1 - i]);
                    let inside = (0..n).map(pair).filter(|sum| sum / 64 == usize::from(word));
                    let expected = inside.fold(0, |set, sum| set | 1u64 << (sum % 64));
                    for level in Level::available() {
                        assert_eq!(sums(level, smaller, larger, word), expected, "{level:?} {len} {word}");
                    }
                }
            }
        }
    }
}
