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
        let high = reduced(high, odd, 0, |residues| {
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
        any(self.planes(), 0)
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

/// The number of `column` in `planes`.
pub(super) fn of_column(planes: &[u64], column: u32) -> u64 {
    planes.iter().rev().fold(0, |number, plane| 2 * number + (plane >> column & 1))
}

/// The bits where the number in `counts` is no multiple of `modulus`, which is at least 1.
#[inline(always)]
pub(crate) fn remains<W: Word>(counts: &[W], modulus: u64, zero: W) -> W {
    let (low, high, odd) = split(counts, modulus);
    any(low, zero) | reduced(high, odd, zero, |residues| any(residues, zero))
}

/// The bits where the number is not 0.
#[inline(always)]
fn any<W: Word>(planes: &[W], zero: W) -> W {
    planes.iter().fold(zero, |any, plane| any | *plane)
}

/// A power of two in the modulus leaves the low planes as they are: it splits them off, and the rest is to be reduced
/// modulo the odd part.
#[inline(always)]
fn split<W>(counts: &[W], modulus: u64) -> (&[W], &[W], u64) {
    let modulus = modulus.max(1);
    let twos = modulus.trailing_zeros();
    let (low, high) = counts.split_at(counts.len().min(twos as usize));
    (low, high, modulus >> twos)
}

/// Hands the planes of the numbers modulo `odd` to `read`.
#[inline(always)]
fn reduced<W: Word, R>(numbers: &[W], odd: u64, zero: W, read: impl FnOnce(&[W]) -> R) -> R {
    match u64::BITS - odd.leading_zeros() {
        1 => read(&[]),
        digits if digits as usize > numbers.len() => read(numbers),
        2 => read(&horner::<W, 2>(numbers, odd, zero)),
        3 => read(&horner::<W, 3>(numbers, odd, zero)),
        4 => read(&horner::<W, 4>(numbers, odd, zero)),
        5 => read(&horner::<W, 5>(numbers, odd, zero)),
        6..=8 => read(&horner::<W, 8>(numbers, odd, zero)),
        9..=16 => read(&horner::<W, 16>(numbers, odd, zero)),
        _ => read(&horner::<W, PLANES>(numbers, odd, zero)),
    }
}

/// Horner's rule on the numbers of all columns at once: twice the residue so far and the next digit, less `modulus` where
/// that is not below it. `modulus` has at most `DIGITS` binary digits.
#[inline(always)]
fn horner<W: Word, const DIGITS: usize>(numbers: &[W], modulus: u64, zero: W) -> [W; DIGITS] {
    let mut residue = [zero; DIGITS];
    // As many digits as are certain to be below the modulus need no subtraction.
    let (rest, top) = numbers.split_at(numbers.len().saturating_sub(modulus.ilog2() as usize));
    residue.iter_mut().zip(top).for_each(|(digit, plane)| *digit = *plane);
    let subtrahend: [W; DIGITS] =
        array::from_fn(|place| if modulus >> place & 1 == 1 { !zero } else { zero });
    for plane in rest.iter().rev() {
        let overflow = residue[DIGITS - 1];
        let doubled: [W; DIGITS] =
            array::from_fn(|place| if place == 0 { *plane } else { residue[place - 1] });
        let mut borrow = zero;
        let flips: [W; DIGITS] = array::from_fn(|place| {
            let flip = subtrahend[place] ^ borrow;
            // The majority of the digit's complement, the subtrahend and the borrow, which comes last.
            let complement = !doubled[place];
            borrow = (borrow & (complement | subtrahend[place])) | (complement & subtrahend[place]);
            flip
        });
        let enough = overflow | !borrow;
        residue = array::from_fn(|place| doubled[place] ^ (flips[place] & enough));
    }
    residue
}
