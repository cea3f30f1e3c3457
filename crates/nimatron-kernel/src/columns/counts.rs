//! [`Counts`]: the number of ones in every column, bit-sliced.

use crate::columns::Residues;

/// More heaps than 2^60 fit no memory.
pub(super) const PLANES: usize = 61;

/// The number of ones in each of 64 columns: bit `c` of plane `p` is the binary digit of weight 2^`p` of the number for
/// column `c`.
#[derive(Debug, Clone, Copy)]
pub struct Counts {
    planes: [u64; PLANES],
    len: usize,
}

impl Default for Counts {
    #[inline(always)]
    fn default() -> Self {
        Self { planes: [0; PLANES], len: 0 }
    }
}

impl FromIterator<u64> for Counts {
    #[inline(always)]
    fn from_iter<T: IntoIterator<Item = u64>>(planes: T) -> Self {
        let mut counts = Self::default();
        for (place, plane) in counts.planes.iter_mut().zip(planes) {
            *place = plane;
            counts.len += 1;
        }
        counts
    }
}

impl Counts {
    /// The planes, the digits of weight one first.
    #[inline]
    pub fn planes(&self) -> &[u64] {
        &self.planes[..self.len]
    }

    /// The number of ones in `column`, which is below 64.
    pub fn of_column(&self, column: u32) -> u64 {
        self.planes().iter().rev().fold(0, |count, plane| 2 * count + (plane >> column & 1))
    }

    /// The counts modulo `modulus`, which is at least 1.
    pub fn modulo(&self, modulus: u64) -> Residues {
        Residues::of(self, modulus)
    }

    /// Whether every count is a multiple of `modulus`, which is at least 1.
    #[inline]
    pub fn are_multiples_of(&self, modulus: u64) -> bool {
        self.modulo(modulus).nonzero() == 0
    }

    /// Adds the counts of other heaps.
    #[inline(always)]
    pub(super) fn add(&mut self, other: Self) {
        if self.len == 0 {
            *self = other;
            return;
        }
        let mut carry = 0;
        self.len = self.len.max(other.len);
        for (sum, plane) in self.planes[..self.len].iter_mut().zip(other.planes) {
            let half = *sum ^ plane;
            (*sum, carry) = (half ^ carry, (*sum & plane) | (half & carry));
        }
        if carry != 0 && self.len < PLANES {
            self.planes[self.len] = carry;
            self.len += 1;
        }
    }
}
