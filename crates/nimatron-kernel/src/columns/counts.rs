//! [`Counts`]: the number of ones in every column, bit-sliced.

use std::iter;

use crate::columns::Residues;
use crate::columns::modulo::remains;
use crate::columns::residues::of_column;
use crate::machine::Word;

/// More than 2^60 heaps do not fit into any memory.
pub(super) const PLANES: usize = 61;

/// The number of ones in each of 64 columns: bit `c` of plane `p` is the binary digit of weight 2^`p` of the number for
/// column `c`.
#[derive(Debug, Clone)]
pub struct Counts {
    planes: [u64; PLANES],
    len: usize,
}

impl Default for Counts {
    /// Returns the counts of no heaps.
    fn default() -> Self {
        Self::new(0)
    }
}

impl Counts {
    /// Returns the counts of no heaps yet, with as many planes as `heaps` heaps can need.
    #[inline(always)]
    pub(super) fn new(heaps: usize) -> Self {
        Self { planes: [0; PLANES], len: PLANES.min((usize::BITS - heaps.leading_zeros()) as usize) }
    }

    /// Returns the planes, the digits of weight one first.
    #[inline]
    pub fn planes(&self) -> &[u64] {
        &self.planes[..self.len]
    }

    /// Returns the number of ones in `column`, which is below 64.
    pub fn of_column(&self, column: u32) -> u64 {
        of_column(self.planes(), column)
    }

    /// Returns the counts modulo `modulus`, which is at least 1.
    pub fn modulo(&self, modulus: u64) -> Residues {
        Residues::of(self.planes(), modulus)
    }

    /// Returns whether every count is a multiple of `modulus`, which is at least 1.
    #[inline(always)]
    pub(super) fn are_multiples_of(&self, modulus: u64) -> bool {
        remains(&self.planes, self.len, modulus, 0) == 0
    }

    /// Adds the counts of other heaps.
    ///
    /// ```
    /// use nimatron_kernel::{SimdLevel, columns};
    ///
    /// let mut counts = columns::counts(SimdLevel::best(), &[3u64, 5]);
    /// counts.absorb(&columns::counts(SimdLevel::best(), &[6u64]));
    /// assert_eq!([0, 1, 2].map(|column| counts.of_column(column)), [2, 2, 2]);
    /// ```
    pub fn absorb(&mut self, other: &Self) {
        // One more plane is enough for the sum of two such numbers.
        self.len = PLANES.min(self.len.max(other.len) + 1);
        self.add(other.planes().iter().copied());
        while self.planes().last() == Some(&0) {
            self.len -= 1;
        }
    }

    /// Sets the planes.
    #[inline(always)]
    pub(super) fn set(&mut self, planes: impl Iterator<Item = u64>) {
        self.planes.iter_mut().zip(planes).for_each(|(place, plane)| *place = plane);
    }

    /// Adds the planes of other counts.
    #[inline(always)]
    pub(super) fn add(&mut self, planes: impl Iterator<Item = u64>) {
        let mut carry = 0;
        for (sum, plane) in self.planes[..self.len].iter_mut().zip(planes.chain(iter::repeat(0))) {
            (*sum, carry) = sum.full_add(plane, carry);
        }
    }
}
