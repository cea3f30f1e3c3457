//! [`Residues`]: the column counts modulo a number, all columns at once.

use std::array;

use crate::columns::counts::PLANES;
use crate::machine::Word;

/// The residue of each of 64 columns: bit `c` of plane `p` is the binary digit of weight 2^`p` of that of column `c`.
#[derive(Debug, Clone)]
pub struct Residues {
    planes: [u64; PLANES],
    len: usize,
}

impl Residues {
    /// The residues of the numbers in `counts`.
    pub(super) fn of(counts: &[u64], modulus: u64) -> Self {
        let (low, high, odd) = split(counts, modulus);
        let mut planes = [0; PLANES];
        planes[..low.len()].copy_from_slice(low);
        let high = reduced(high, odd, |residues| {
            let places = planes[low.len()..].iter_mut().zip(residues);
            places.map(|(place, plane)| *place = *plane).count()
        });
        Self { planes, len: low.len() + high }
    }

    /// Residues with these planes.
    pub(super) fn from_planes<const N: usize>(planes: &[u64; N]) -> Self {
        let mut residues = Self { planes: [0; PLANES], len: N };
        residues.planes[..N].copy_from_slice(planes);
        residues
    }

    /// The planes, the digits of weight one first.
    #[inline]
    pub fn planes(&self) -> &[u64] {
        &self.planes[..self.len]
    }

    /// The columns whose residue is not 0.
    #[inline]
    pub fn nonzero(&self) -> u64 {
        any(self.planes())
    }

    /// The residue of `column`, which is below 64.
    pub fn of_column(&self, column: u32) -> u64 {
        of_column(self.planes(), column)
    }
}

impl Residues {
    /// The columns whose residue is at most `bound`.
    #[inline]
    pub(crate) fn at_most(&self, bound: u64) -> u64 {
        if bound >> self.len != 0 {
            return !0;
        }
        // The higher digit decides, and where it is equal the lower ones do.
        self.planes().iter().enumerate().fold(!0, |at_most, (place, plane)| match bound >> place & 1 {
            0 => !plane & at_most,
            _ => !plane | at_most,
        })
    }

    /// Subtracts one from the residues of `columns`, modulo `modulus`.
    #[inline]
    pub(crate) fn decrement(&mut self, columns: u64, modulus: u64) {
        let mut borrow = columns;
        for plane in &mut self.planes[..self.len] {
            (*plane, borrow) = (*plane ^ borrow, !*plane & borrow);
        }
        // What was 0 has all ones now and becomes the highest residue.
        for (place, plane) in self.planes[..self.len].iter_mut().enumerate() {
            let digit = 0u64.wrapping_sub((modulus - 1) >> place & 1);
            *plane = borrow.select(digit, *plane);
        }
    }
}

/// Whether all numbers in `counts` are multiples of `modulus`.
#[inline(always)]
pub(super) fn leaves_nothing(counts: &[u64], modulus: u64) -> bool {
    let (low, high, odd) = split(counts, modulus);
    any(low) == 0 && reduced(high, odd, any) == 0
}

/// The number of `column` in `planes`.
pub(super) fn of_column(planes: &[u64], column: u32) -> u64 {
    planes.iter().rev().fold(0, |number, plane| 2 * number + (plane >> column & 1))
}

/// The columns whose number is not 0.
#[inline(always)]
fn any(planes: &[u64]) -> u64 {
    planes.iter().fold(0, |any, plane| any | plane)
}

/// A power of two in the modulus leaves the low planes as they are: it splits them off, and the rest is to be reduced
/// modulo the odd part.
#[inline(always)]
fn split(counts: &[u64], modulus: u64) -> (&[u64], &[u64], u64) {
    let modulus = modulus.max(1);
    let twos = modulus.trailing_zeros();
    let (low, high) = counts.split_at(counts.len().min(twos as usize));
    (low, high, modulus >> twos)
}

/// Hands the planes of the numbers modulo `odd` to `read`.
#[inline(always)]
fn reduced<R>(numbers: &[u64], odd: u64, read: impl FnOnce(&[u64]) -> R) -> R {
    match u64::BITS - odd.leading_zeros() {
        1 => read(&[]),
        digits if digits as usize > numbers.len() => read(numbers),
        2 => read(&horner::<2>(numbers, odd)),
        3 => read(&horner::<3>(numbers, odd)),
        4 => read(&horner::<4>(numbers, odd)),
        5 => read(&horner::<5>(numbers, odd)),
        6..=8 => read(&horner::<8>(numbers, odd)),
        9..=16 => read(&horner::<16>(numbers, odd)),
        _ => read(&horner::<PLANES>(numbers, odd)),
    }
}

/// Horner's rule on 64 numbers at once: twice the residue so far and the next digit, less `modulus` where that is not below
/// it. `modulus` has at most `W` binary digits.
#[inline(always)]
fn horner<const W: usize>(numbers: &[u64], modulus: u64) -> [u64; W] {
    let mut residue = [0u64; W];
    // As many digits as are certain to be below the modulus need no subtraction.
    let (rest, top) = numbers.split_at(numbers.len().saturating_sub(modulus.ilog2() as usize));
    residue.iter_mut().zip(top).for_each(|(digit, plane)| *digit = *plane);
    for plane in rest.iter().rev() {
        let overflow = residue[W - 1];
        let doubled: [u64; W] = array::from_fn(|place| if place == 0 { *plane } else { residue[place - 1] });
        let mut borrow = 0u64;
        let flips: [u64; W] = array::from_fn(|place| {
            let subtrahend = 0u64.wrapping_sub(modulus >> place & 1);
            let flip = subtrahend ^ borrow;
            // The majority of the digit's complement, the subtrahend and the borrow, which comes last.
            borrow = borrow & (!doubled[place] | subtrahend) | (!doubled[place] & subtrahend);
            flip
        });
        let enough = overflow | !borrow;
        residue = array::from_fn(|place| doubled[place] ^ (flips[place] & enough));
    }
    residue
}
