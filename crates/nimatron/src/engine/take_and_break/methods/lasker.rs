//! Lasker's Nim in closed form: values, and the splits that have a given value.
//!
//! Write a heap as `4i + r` with `r` from 1 to 4. Its value is `4i+1`, `4i+2`, `4(i+1)`, `4i+3` (Winning Ways, ch. 4): two low
//! bits that depend on `r` only, and above them `i`, or `i+1` if `r = 3`. So two heaps with a given sum and a given
//! nim-sum are, for each pair of remainders, two numbers `x`, `y` with a given sum and a given exclusive or.
//! Since `x + y = (x ^ y) + 2 (x & y)`, that fixes `x & y`, and every set of bits of `x ^ y` may be those of `x`.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::engine::take_and_break::rules::Parts;
use crate::{Natural, Nimber};

/// Returns the value of a heap.
pub(super) const fn value(heap: u32) -> u32 {
    match heap % 4 {
        3 => heap + 1,
        0 => heap.saturating_sub(1),
        _ => heap,
    }
}

/// For each remainder `r` from 1 to 4: `r`, what is added to `i`, and the two low bits.
const REMAINDERS: [(u8, u8, u8); 4] = [(1, 0, 1), (2, 0, 2), (3, 1, 0), (4, 0, 3)];

/// The pairs of heaps of two given remainders: all `(x, y)` with `x & y = both` and `x ^ y = either`, but not those below
/// `least`, which is 1 for the remainder 3.
struct Pairs {
    remainders: (u8, u8),
    least: (u8, u8),
    both: UBig,
    either: UBig,
    /// The bits of `either` that may be those of `x`. If the remainders are equal, the top one is not free, so that `x
    /// <= y` and each pair comes once.
    free: UBig,
}

impl Pairs {
    /// Returns the pairs for every two remainders, the smaller one first, that can have this sum and this nim-sum.
    fn of(total: &Natural, target: &Nimber) -> impl Iterator<Item = Self> + use<> {
        let total = total.clone();
        let low = target.0.as_ubig() & 3u8;
        let either: UBig = target.0.as_ubig() >> 2;
        let remainders = (0..4).flat_map(|a| (a..4).map(move |b| (REMAINDERS[a], REMAINDERS[b])));
        remainders.filter_map(move |((ra, up_a, low_a), (rb, up_b, low_b))| {
            let quarters = total.checked_sub(&Natural::from(u64::from(ra + rb)))?.into_ubig();
            if low_a ^ low_b != low || (&quarters & 3u8) != 0 {
                return None;
            }
            let sum = Natural::from((quarters >> 2) + (up_a + up_b));
            let twice = sum.checked_sub(&Natural::from(either.clone()))?.into_ubig();
            let both: UBig = &twice >> 1;
            let mut free = either.clone();
            if ra == rb {
                free.clear_bit(free.bit_len().saturating_sub(1));
            }
            let possible = !twice.bit(0) && (&both & &either).is_zero();
            let (remainders, least, either) = ((ra, rb), (up_a, up_b), either.clone());
            possible.then_some(Self { remainders, least, both, either, free })
        })
    }

    /// Returns how many there are: each set of free bits is one, but at most one of them makes `x` or `y` zero when it
    /// must not be.
    fn count(&self) -> UBig {
        let zero = self.both.is_zero() && self.least != (0, 0);
        (UBig::ONE << self.free.count_ones()) - u8::from(zero)
    }

    fn iter(self) -> impl Iterator<Item = Parts<Natural>> {
        let fixed = ((UBig::ONE << self.free.bit_len()) - 1u8) ^ &self.free;
        let free = self.free.clone();
        // Counting with the free bits only: the carry runs through the fixed ones.
        let sets = std::iter::successors(Some(UBig::ZERO), move |set| {
            let next = ((set | &fixed) + 1u8) & &free;
            (!next.is_zero()).then_some(next)
        });
        sets.filter_map(move |set| {
            let heap = |high: UBig, least: u8, remainder: u8| {
                let quarters = Natural::from(high).checked_sub(&Natural::from(u64::from(least)))?;
                Some(Natural::from((quarters.into_ubig() << 2) + remainder))
            };
            let a = heap(&self.both | &set, self.least.0, self.remainders.0)?;
            let b = heap(&self.both | (&self.either ^ &set), self.least.1, self.remainders.1)?;
            Some(if a <= b { Parts::two(a, b) } else { Parts::two(b, a) })
        })
    }
}

/// Returns the splits of `total` into two heaps with the value `target`, each once.
pub(crate) fn splits(total: &Natural, target: &Nimber) -> impl Iterator<Item = Parts<Natural>> + use<> {
    Pairs::of(total, target).flat_map(Pairs::iter)
}

/// Returns how many splits of `total` into two heaps have the value `target`.
pub(crate) fn split_count(total: &Natural, target: &Nimber) -> UBig {
    Pairs::of(total, target).fold(UBig::ZERO, |sum, pairs| sum + pairs.count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_are_those_of_the_definition() {
        for total in 0..200u32 {
            for target in 0..260u32 {
                let halves = (1..=total / 2).filter(|a| value(*a) ^ value(total - a) == target);
                let expected: Vec<[u64; 2]> = halves.map(|a| [a, total - a].map(u64::from)).collect();
                let (total, target) = (Natural::from(u64::from(total)), Nimber::from(u64::from(target)));
                let words = |parts: Parts<Natural>| [0, 1].map(|i| parts[i].to_u64().unwrap());
                let mut found: Vec<[u64; 2]> = splits(&total, &target).map(words).collect();
                found.sort_unstable();
                assert_eq!(found, expected, "{total} {target}");
                assert_eq!(split_count(&total, &target), expected.len().into(), "{total} {target}");
            }
        }
    }
}
