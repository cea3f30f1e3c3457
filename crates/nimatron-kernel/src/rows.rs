//! Rows of bits: the heaps that have a value, and unions of such rows shifted relative to each other.
//!
//! Row `w` holds a one at every heap of value `w`. Beside a partner heap `r` of value `x`, a heap of value `w` makes a sum of
//! value `w ^ x`, at a place `r` further on. So the places where some partner makes the value `v` are a union of
//! windows: of row `v ^ x`, moved by `r`, for each partner. One window settles 1024 places at once.

use crate::SimdLevel;
use crate::machine::{self, Kernel, Machine};

/// The places of one window, the lowest bit of the first word first.
pub type Window = [u64; 16];

/// The number of bytes in a window.
pub const BYTES: usize = size_of::<Window>();

/// A heap whose sums with other heaps are looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Partner {
    /// Its value.
    pub value: u32,
    /// By how many bytes its window starts before the requested place.
    pub back: u32,
}

/// A value, and the places where no sum was found to have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// The value.
    pub value: u32,
    /// The places.
    pub places: Window,
    /// The number of places.
    pub count: u32,
}

/// Rows of bits, one for each value.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    /// All rows.
    pub bits: &'a [u8],
    /// For each value, the byte where its row starts. The length is a power of two.
    pub starts: &'a [u32],
}

impl Rows<'_> {
    /// Returns the union of the windows of all `partners` for the value `target`: from each row `target ^
    /// partner.value` the window that starts `partner.back` bytes before `at`.
    ///
    /// ```
    /// use nimatron_kernel::rows::{Partner, Rows};
    ///
    /// // Value 1 at place 8, value 2 at place 17.
    /// let mut bits = [0; 320];
    /// (bits[1], bits[160 + 2]) = (1, 2);
    /// let rows = Rows { bits: &bits, starts: &[0, 0, 160, 0] };
    /// let partners = [Partner { value: 1, back: 3 }];
    /// assert_eq!(rows.union(4, &partners, 3)[0], 2 << 8);
    /// ```
    ///
    /// # Panics
    /// If a window is not within the bits.
    #[inline]
    pub fn union(self, at: usize, partners: &[Partner], target: u32) -> Window {
        self.union_at(SimdLevel::best(), at, partners, target)
    }

    /// Returns the same with the instructions of `level`.
    ///
    /// # Panics
    /// If a window is not within the bits.
    #[inline]
    pub fn union_at(self, level: SimdLevel, at: usize, partners: &[Partner], target: u32) -> Window {
        machine::run::<u64, _>(level, Union { rows: self, at, partners, target })
    }

    /// Removes from each of `wanted` the places where a heap of one of the `values` makes the wanted value with a
    /// partner. `partners` gives, for each value, how many bytes before `at` their windows start.
    ///
    /// ```
    /// use nimatron_kernel::rows::{Rows, Wanted};
    ///
    /// // Value 1 at place 8, value 2 at place 17.
    /// let mut bits = [0; 320];
    /// (bits[1], bits[160 + 2]) = (1, 2);
    /// let rows = Rows { bits: &bits, starts: &[0, 0, 160, 0] };
    /// let mut wanted = [Wanted { value: 3, places: [u64::MAX; 16], count: 1024 }];
    /// // Two partners of value 1, beside which value 2 makes 3.
    /// rows.remove_sums(4, &[1, 2], &[None, Some([3, 2]), None, None], &mut wanted);
    /// assert_eq!((wanted[0].count, wanted[0].places[0]), (1022, !(2 << 8 | 2)));
    /// ```
    ///
    /// # Panics
    /// If a window is not within the bits.
    #[inline]
    pub fn remove_sums<const N: usize>(
        self,
        at: usize,
        values: &[u32],
        partners: &[Option<[u32; N]>],
        wanted: &mut [Wanted],
    ) {
        self.remove_sums_at(SimdLevel::best(), at, values, partners, wanted);
    }

    /// The same with the instructions of `level`.
    ///
    /// # Panics
    /// If a window is not within the bits.
    #[inline]
    pub fn remove_sums_at<const N: usize>(
        self,
        level: SimdLevel,
        at: usize,
        values: &[u32],
        partners: &[Option<[u32; N]>],
        wanted: &mut [Wanted],
    ) {
        machine::run::<u64, _>(level, RemoveSums { rows: self, at, values, partners, wanted });
    }

    /// Adds the window from byte `start` on to `union`.
    ///
    /// Plain safe code: the compiler vectorises it for each level.
    #[inline(always)]
    fn add_window(self, union: &mut Window, start: usize) {
        let (words, _) = self.bits[start..start + BYTES].as_chunks();
        for (union, word) in union.iter_mut().zip(words) {
            *union |= u64::from_le_bytes(*word);
        }
    }
}

struct Union<'a> {
    rows: Rows<'a>,
    at: usize,
    partners: &'a [Partner],
    target: u32,
}

impl Kernel<u64> for Union<'_> {
    type Output = Window;

    #[inline(always)]
    fn run<M: Machine<u64>>(self, _: M) -> Window {
        let mut union = Window::default();
        for partner in self.partners {
            let row = self.rows.starts[(self.target ^ partner.value) as usize] as usize;
            self.rows.add_window(&mut union, row + self.at - partner.back as usize);
        }
        union
    }
}

struct RemoveSums<'a, const N: usize> {
    rows: Rows<'a>,
    at: usize,
    values: &'a [u32],
    partners: &'a [Option<[u32; N]>],
    wanted: &'a mut [Wanted],
}

impl<const N: usize> Kernel<u64> for RemoveSums<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<u64>>(self, _: M) {
        for wanted in self.wanted {
            let mut union = Window::default();
            for value in self.values {
                let Some(partners) = &self.partners[(value ^ wanted.value) as usize] else { continue };
                let at = self.rows.starts[*value as usize] as usize + self.at;
                for back in partners {
                    self.rows.add_window(&mut union, at - *back as usize);
                }
            }
            wanted.count = 0;
            for (place, given) in wanted.places.iter_mut().zip(union) {
                *place &= !given;
                wanted.count += place.count_ones();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splitmix64::SplitMix64;

    /// Computes the union one bit at a time.
    fn naive(rows: Rows<'_>, at: usize, partners: &[Partner], target: u32) -> Window {
        let mut union = Window::default();
        for partner in partners {
            for place in 0..8 * BYTES {
                let row = 8 * rows.starts[(target ^ partner.value) as usize] as usize;
                let bit = row + 8 * (at - partner.back as usize) + place;
                union[place / 64] |= u64::from(rows.bits[bit / 8] >> (bit % 8) & 1) << (place % 64);
            }
        }
        union
    }

    /// Returns rows of 300 bytes with few bits, for 16 values, and a source of random numbers.
    fn some_rows() -> (Vec<u8>, Vec<u32>, impl FnMut(usize) -> usize) {
        let mut rng = SplitMix64::new(7);
        let mut roll = move |below: usize| rng.index(below);
        let bits = (0..16 * STRIDE).map(|_| if roll(9) == 0 { 1 << roll(8) } else { 0 }).collect();
        let starts = (0..16).map(|_| (roll(16) * STRIDE) as u32).collect();
        (bits, starts, roll)
    }

    const STRIDE: usize = 300;

    #[test]
    fn every_level_is_the_naive_union() {
        let (bits, starts, mut roll) = some_rows();
        let rows = Rows { bits: &bits, starts: &starts };
        for count in 0..300 {
            let at = roll(STRIDE - BYTES);
            let partner = |_| Partner { value: roll(16) as u32, back: roll(at + 1) as u32 };
            let partners: Vec<Partner> = (0..count).map(partner).collect();
            let target = roll(16) as u32;
            let expected = naive(rows, at, &partners, target);
            for level in SimdLevel::available() {
                assert_eq!(rows.union_at(level, at, &partners, target), expected, "{level:?} {count}");
            }
        }
    }

    #[test]
    fn every_level_removes_what_naive_unions_have() {
        let (bits, starts, mut roll) = some_rows();
        let rows = Rows { bits: &bits, starts: &starts };
        for count in 0..12 {
            let at = roll(STRIDE - BYTES);
            let partners: Vec<Option<[u32; 5]>> =
                (0..16).map(|_| (roll(3) > 0).then(|| [(); 5].map(|()| roll(at + 1) as u32))).collect();
            let values: Vec<u32> = (0..count).map(|_| roll(16) as u32).collect();
            let places: Vec<Window> = (0..9).map(|_| [(); 16].map(|()| roll(1 << 30) as u64)).collect();
            let wanted: Vec<Wanted> = places
                .iter()
                .map(|places| Wanted { value: roll(16) as u32, places: *places, count: 0 })
                .collect();
            let lacking = |wanted: &Wanted| {
                let beside = |value: &u32| {
                    let partner = value ^ wanted.value;
                    let backs = partners[partner as usize].iter().flatten();
                    backs.map(move |back| Partner { value: partner, back: *back })
                };
                let given =
                    naive(rows, at, &values.iter().flat_map(beside).collect::<Vec<_>>(), wanted.value);
                let places = std::array::from_fn(|i| wanted.places[i] & !given[i]);
                let count = places.iter().map(|word: &u64| word.count_ones()).sum();
                Wanted { value: wanted.value, places, count }
            };
            let expected: Vec<Wanted> = wanted.iter().map(lacking).collect();
            for level in SimdLevel::available() {
                let mut found = wanted.clone();
                rows.remove_sums_at(level, at, &values, &partners, &mut found);
                assert_eq!(found, expected, "{level:?} {count}");
            }
        }
    }
}
