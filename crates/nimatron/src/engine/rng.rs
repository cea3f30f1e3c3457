//! [`SplitMix64`]: random numbers that a seed determines, the same on every machine.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The generator SplitMix64 (Steele, Lea & Flood 2014), whose whole state is one word.
///
/// It is small, quick and reproducible, which is all that random moves and tests need. It is not for cryptography.
///
/// ```
/// use nimatron::engine::rng::SplitMix64;
///
/// let mut rng = SplitMix64::new(42);
/// let heaps: Vec<u64> = (0..5).map(|_| 1 + rng.below(9)).collect();
/// assert!(heaps.iter().all(|heap| (1..=9).contains(heap)));
/// // The same seed gives the same numbers.
/// let mut again = SplitMix64::new(42);
/// assert_eq!(heaps, (0..5).map(|_| 1 + again.below(9)).collect::<Vec<u64>>());
/// ```
#[derive(Debug, Clone)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates a generator from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a number below `bound`, each equally likely; 0 if `bound` is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        // Rejection: at least every other number is below a bound of as many bits.
        let mask = u64::MAX >> bound.leading_zeros();
        loop {
            let number = self.next_u64() & mask;
            if number < bound {
                return number;
            }
        }
    }

    /// Returns a number from `least` to `most`, for ranges that are small beside 2^64.
    pub const fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.next_u64() % (most - least + 1)
    }

    /// Returns an index below `len`, each equally likely; 0 if `len` is 0.
    pub const fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }

    /// Returns one of `items`, each equally likely, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }

    /// Puts `items` into a random order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Returns a number below `bound`, each equally likely; 0 if `bound` is 0. Draws as [`below`](Self::below) does.
    pub(crate) fn below_ubig(&mut self, bound: &UBig) -> UBig {
        let bits = bound.bit_len();
        loop {
            let bytes: Vec<u8> = (0..bits.div_ceil(64)).flat_map(|_| self.next_u64().to_le_bytes()).collect();
            let mut number = UBig::from_le_bytes(&bytes);
            number.clear_high_bits(bits);
            if number < *bound || bits == 0 {
                return number;
            }
        }
    }

    /// Takes one of `items` out, each equally likely, or returns `None` if there are none.
    pub(crate) fn choose<T>(&mut self, mut items: Vec<T>) -> Option<T> {
        let index = self.index(items.len());
        (index < items.len()).then(|| items.swap_remove(index))
    }

    /// Returns which `r` of `n` things to take, ascending, each subset equally likely.
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
    fn the_published_numbers() {
        let mut rng = SplitMix64::new(1234567);
        assert_eq!([rng.next_u64(), rng.next_u64()], [6457827717110365317, 3203168211198807973]);
    }

    #[test]
    fn numbers_are_evenly_distributed() {
        let mut rng = SplitMix64::new(7);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[rng.index(6)] += 1);
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        assert_eq!((rng.index(0), rng.pick::<u8>(&[])), (0, None));
        assert_eq!((rng.below(1), rng.below_ubig(&UBig::ZERO)), (0, UBig::ZERO));
    }

    /// Seeded replies and moves depend on this.
    #[test]
    fn small_and_large_bounds_draw_alike() {
        let [mut small, mut large] = [SplitMix64::new(3), SplitMix64::new(3)];
        for bound in (1..300).chain([u64::MAX - 1, u64::MAX]) {
            assert_eq!(UBig::from(small.below(bound)), large.below_ubig(&UBig::from(bound)), "{bound}");
        }
    }

    #[test]
    fn a_shuffle_is_a_permutation() {
        let mut rng = SplitMix64::new(5);
        let mut items: Vec<usize> = (0..50).collect();
        rng.shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert!(items.into_iter().eq(0..50));
    }
}
