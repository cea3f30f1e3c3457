//! Rows of bits: which heaps have a value, and unions of such rows shifted against each other.
//!
//! Row `w` holds a one at every heap of value `w`. Beside a partner heap `r` of value `x`, a heap of value `w` makes a sum of
//! value `w ^ x`, at a place `r` further on. So the places where some partner makes the value `v` are a union of
//! windows: of row `v ^ x`, moved by `r`, for each partner. One window settles 1024 places at once.

use crate::Level;
use crate::machine::{self, Kernel, Machine};

/// The places of one window, the lowest bit of the first word first.
pub type Window = [u64; 16];

/// The number of bytes in a window.
const BYTES: usize = size_of::<Window>();

/// A heap beside which others are looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Partner {
    /// Its value.
    pub value: u32,
    /// By how many bytes its window comes before the place asked for.
    pub back: u32,
}

/// Rows of bits, one for each value.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    /// All rows.
    pub bits: &'a [u8],
    /// By value, the byte where its row starts. As many as a power of two.
    pub starts: &'a [u32],
}

impl Rows<'_> {
    /// The union of the windows of all `partners` for the value `target`: from each row `target ^ partner.value` the window
    /// that starts `partner.back` bytes before `at`.
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
    /// If a window is not among the bits.
    #[inline]
    pub fn union(self, at: usize, partners: &[Partner], target: u32) -> Window {
        self.union_at(Level::best(), at, partners, target)
    }

    /// The same with the instructions of `level`.
    ///
    /// # Panics
    /// If a window is not among the bits.
    #[inline]
    pub fn union_at(self, level: Level, at: usize, partners: &[Partner], target: u32) -> Window {
        machine::run::<u64, _>(level, Union { rows: self, at, partners, target })
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

    /// Plain safe code: the compiler makes vectors of it for each level.
    #[inline(always)]
    fn run<M: Machine<u64>>(self, _: M) -> Window {
        let Rows { bits, starts } = self.rows;
        let mut union = Window::default();
        for partner in self.partners {
            let row = starts[(self.target ^ partner.value) as usize] as usize;
            let start = row + self.at - partner.back as usize;
            let (words, _) = bits[start..start + BYTES].as_chunks();
            for (union, word) in union.iter_mut().zip(words) {
                *union |= u64::from_le_bytes(*word);
            }
        }
        union
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One bit at a time.
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

    #[test]
    fn every_level_is_the_naive_union() {
        let mut seed = 7u64;
        let mut roll = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below
        };
        let stride = 300;
        let bits: Vec<u8> = (0..16 * stride).map(|_| if roll(9) == 0 { 1 << roll(8) } else { 0 }).collect();
        let starts: Vec<u32> = (0..16).map(|_| (roll(16) * stride) as u32).collect();
        let rows = Rows { bits: &bits, starts: &starts };
        for count in 0..300 {
            let at = roll(stride - BYTES);
            let partner = |_| Partner { value: roll(16) as u32, back: roll(at + 1) as u32 };
            let partners: Vec<Partner> = (0..count).map(partner).collect();
            let target = roll(16) as u32;
            let expected = naive(rows, at, &partners, target);
            for level in Level::available() {
                assert_eq!(rows.union_at(level, at, &partners, target), expected, "{level:?} {count}");
            }
        }
    }
}
