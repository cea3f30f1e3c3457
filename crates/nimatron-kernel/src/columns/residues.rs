//! [`Residues`]: the column counts modulo a number, all columns at once.

use crate::columns::counts::PLANES;
use crate::columns::modulo::{any, modulo};

/// The residue of each of 64 columns: bit `c` of plane `p` is the binary digit of weight 2^`p` of that of column `c`.
#[derive(Debug, Clone)]
pub struct Residues {
    planes: [u64; PLANES],
    len: usize,
}

impl Residues {
    /// Returns the residues of the numbers in `counts`.
    pub(super) fn of(counts: &[u64], modulus: u64) -> Self {
        let needed = u64::BITS - modulus.saturating_sub(1).leading_zeros();
        Self { planes: modulo(counts, modulus, 0), len: counts.len().min(needed as usize) }
    }

    /// Creates residues with these planes.
    pub(super) fn from_planes<const N: usize>(planes: &[u64; N]) -> Self {
        let mut residues = Self { planes: [0; PLANES], len: N };
        residues.planes[..N].copy_from_slice(planes);
        residues
    }

    /// Returns the planes, the digits of weight one first.
    #[inline]
    pub fn planes(&self) -> &[u64] {
        &self.planes[..self.len]
    }

    /// Returns the planes, to be changed.
    pub(crate) fn planes_mut(&mut self) -> &mut [u64] {
        &mut self.planes[..self.len]
    }

    /// Returns the columns whose residue is not 0.
    #[inline]
    pub fn nonzero(&self) -> u64 {
        any(self.planes(), 0)
    }

    /// Returns the residue of `column`, which is below 64.
    pub fn of_column(&self, column: u32) -> u64 {
        of_column(self.planes(), column)
    }
}

/// Returns the number of `column` in `planes`.
#[inline]
pub(crate) fn of_column(planes: &[u64], column: u32) -> u64 {
    planes.iter().rev().fold(0, |number, plane| 2 * number + (plane >> column & 1))
}
