//! [`Residues`]: the column counts modulo a number, all columns at once.

use crate::columns::Counts;
use crate::columns::counts::PLANES;

/// The residue of each of 64 columns: bit `c` of plane `p` is the binary digit of weight 2^`p` of that of column `c`.
#[derive(Debug, Clone, Copy)]
pub struct Residues {
    planes: [u64; PLANES],
    len: usize,
}

impl Residues {
    /// A power of two in the modulus splits off the low planes, and the rest is reduced modulo an odd number.
    #[inline]
    pub(super) fn of(counts: &Counts, modulus: u64) -> Self {
        let modulus = modulus.max(1);
        let (low, high) =
            counts.planes().split_at(counts.planes().len().min(modulus.trailing_zeros() as usize));
        let odd = modulus >> modulus.trailing_zeros();
        let mut residues = Self { planes: [0; PLANES], len: low.len() };
        residues.planes[..low.len()].copy_from_slice(low);
        residues.append_reduced(high, odd);
        residues
    }

    /// Appends the planes of the numbers `high` modulo `odd`.
    #[inline]
    fn append_reduced(&mut self, high: &[u64], odd: u64) {
        match u64::BITS - odd.leading_zeros() {
            1 => {}
            bits if bits as usize > high.len() => self.append(high),
            2 => self.append(&reduced::<2>(high, odd)),
            3 => self.append(&reduced::<3>(high, odd)),
            4 => self.append(&reduced::<4>(high, odd)),
            5 => self.append(&reduced::<5>(high, odd)),
            6..=8 => self.append(&reduced::<8>(high, odd)),
            9..=16 => self.append(&reduced::<16>(high, odd)),
            _ => self.append(&reduced::<PLANES>(high, odd)),
        }
    }

    #[inline(always)]
    fn append(&mut self, planes: &[u64]) {
        for (place, plane) in self.planes[self.len..].iter_mut().zip(planes) {
            *place = *plane;
        }
        self.len = PLANES.min(self.len + planes.len());
    }

    /// The planes, the digits of weight one first.
    #[inline]
    pub fn planes(&self) -> &[u64] {
        &self.planes[..self.len]
    }

    /// The columns whose residue is not 0.
    #[inline]
    pub fn nonzero(&self) -> u64 {
        self.planes().iter().fold(0, |any, plane| any | plane)
    }

    /// The residue of `column`, which is below 64.
    pub fn of_column(&self, column: u32) -> u64 {
        self.planes().iter().rev().fold(0, |count, plane| 2 * count + (plane >> column & 1))
    }
}

/// Horner's rule on 64 numbers at once, the digit of weight one in the first of `planes`: twice the residue so far and
/// the next digit, less `modulus` where that is not below it. `modulus` has at most `W` binary digits.
#[inline(always)]
fn reduced<const W: usize>(planes: &[u64], modulus: u64) -> [u64; W] {
    let mut residue = [0u64; W];
    // As many digits as are certain to be below the modulus need no subtraction.
    let start = planes.len().saturating_sub((u64::BITS - 1 - modulus.leading_zeros()) as usize);
    residue.iter_mut().zip(&planes[start..]).for_each(|(digit, plane)| *digit = *plane);
    for plane in planes[..start].iter().rev() {
        let top = residue[W - 1];
        residue.copy_within(..W - 1, 1);
        residue[0] = *plane;
        let mut borrow = 0u64;
        let mut flips = [0u64; W];
        for ((place, digit), flip) in residue.iter().enumerate().zip(&mut flips) {
            let subtrahend = 0u64.wrapping_sub(modulus >> place & 1);
            *flip = subtrahend ^ borrow;
            // The majority of "not the digit", the subtrahend and the borrow.
            borrow = (!digit & (subtrahend | borrow)) | (subtrahend & borrow);
        }
        let enough = top | !borrow;
        residue.iter_mut().zip(flips).for_each(|(digit, flip)| *digit ^= flip & enough);
    }
    residue
}
