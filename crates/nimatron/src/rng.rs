//! [`SplitMix64`]: random numbers that a seed determines, the same on every machine.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The generator splitmix64 (Steele, Lea & Flood 2014): its whole state is the seed.
#[derive(Debug, Clone)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator that begins with `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from `least` to `most`, for ranges that are small beside 2^64.
    pub const fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.next_u64() % (most - least + 1)
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    pub(crate) fn below(&mut self, bound: &UBig) -> UBig {
        let bits = bound.bit_len();
        loop {
            let bytes: Vec<u8> = (0..bits.div_ceil(64)).flat_map(|_| self.next_u64().to_le_bytes()).collect();
            let mut number = UBig::from_le_bytes(&bytes);
            number.clear_high_bits(bits);
            // At least every other number is below a bound of as many bits.
            if number < *bound || bits == 0 {
                return number;
            }
        }
    }

    /// An index below `bound`; 0 if `bound` is 0.
    pub(crate) fn index(&mut self, bound: usize) -> usize {
        usize::try_from(&self.below(&UBig::from(bound))).unwrap_or(0)
    }

    /// One of `items`, each equally likely, if there are any.
    pub(crate) fn choose<T>(&mut self, mut items: Vec<T>) -> Option<T> {
        let index = self.index(items.len());
        (index < items.len()).then(|| items.swap_remove(index))
    }

    /// Which `r` of `n` things to take, ascending, each subset equally likely.
    pub(crate) fn subset(&mut self, n: usize, r: usize) -> Vec<usize> {
        let mut places: Vec<usize> = (0..n).collect();
        for i in 0..r.min(n) {
            let other = self.index(n - i);
            places.swap(i, i + other);
        }
        places.truncate(r);
        places.sort_unstable();
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_its_published_numbers() {
        let mut rng = SplitMix64::new(1234567);
        assert_eq!([rng.next_u64(), rng.next_u64()], [6457827717110365317, 3203168211198807973]);
    }

    #[test]
    fn lots_are_even() {
        let mut rng = SplitMix64::new(7);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[rng.index(6)] += 1);
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        assert_eq!((rng.index(0), rng.choose(Vec::<u8>::new())), (0, None));
    }
}
