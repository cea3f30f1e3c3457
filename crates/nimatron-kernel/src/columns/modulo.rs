//! Numbers modulo another, bit-sliced: as many at once as a word has bits.
//!
//! Plane `p` holds the binary digits of weight 2^`p` of all numbers.

use crate::columns::counts::PLANES;
use crate::machine::Word;

/// The planes of the numbers in `counts` modulo `modulus`, which is at least 1; there must be as many as are needed.
#[inline(always)]
pub(crate) fn modulo<W: Word, const N: usize>(counts: &[W], modulus: u64, zero: W) -> [W; N] {
    let mut planes = [zero; N];
    let (low, high, odd) = split(counts, modulus);
    for (place, plane) in planes.iter_mut().zip(low) {
        *place = *plane;
    }
    reduced(high, odd, zero, |residues| {
        for (place, plane) in planes.iter_mut().skip(low.len()).zip(residues) {
            *place = *plane;
        }
    });
    planes
}

/// The bits where the number in `counts` is no multiple of `modulus`, which is at least 1.
#[inline(always)]
pub(crate) fn remains<W: Word>(counts: &[W], modulus: u64, zero: W) -> W {
    let (low, high, odd) = split(counts, modulus);
    any(low, zero) | reduced(high, odd, zero, |residues| any(residues, zero))
}

/// The bits where the number is not 0.
#[inline(always)]
pub(crate) fn any<W: Word>(planes: &[W], zero: W) -> W {
    let mut any = zero;
    for plane in planes {
        any = any | *plane;
    }
    any
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
    match (odd, u64::BITS - odd.leading_zeros()) {
        (_, 1) => read(&[]),
        (_, digits) if digits as usize > numbers.len() => read(numbers),
        (3, _) => read(&binary::<W, 3, 2>(classes(numbers, zero), zero)),
        (5, _) => read(&binary::<W, 5, 3>(classes(numbers, zero), zero)),
        (7, _) => read(&binary::<W, 7, 3>(classes(numbers, zero), zero)),
        (_, ..=4) => read(&horner::<W, 4>(numbers, odd, zero)),
        (_, 5) => read(&horner::<W, 5>(numbers, odd, zero)),
        (_, 6..=8) => read(&horner::<W, 8>(numbers, odd, zero)),
        (_, 9..=16) => read(&horner::<W, 16>(numbers, odd, zero)),
        _ => read(&horner::<W, PLANES>(numbers, odd, zero)),
    }
}

/// The bits where the number leaves 0, those where it leaves 1, and so on. For a small modulus, which is odd, it is the
/// quickest to follow all residues at once: no digit waits for another, and none needs a subtraction.
#[inline(always)]
fn classes<W: Word, const MODULUS: usize>(numbers: &[W], zero: W) -> [W; MODULUS] {
    let mut classes = [zero; MODULUS];
    classes[0] = !zero;
    for plane in numbers.iter().rev() {
        let before = classes;
        for (residue, class) in classes.iter_mut().enumerate() {
            // What becomes this residue when it is doubled, by the inverse of two.
            let half = |residue: usize| residue * MODULUS.div_ceil(2) % MODULUS;
            *class = plane.select(before[half(residue + MODULUS - 1)], before[half(residue)]);
        }
    }
    classes
}

/// The planes of the residues of `classes`.
#[inline(always)]
fn binary<W: Word, const MODULUS: usize, const DIGITS: usize>(classes: [W; MODULUS], zero: W) -> [W; DIGITS] {
    let mut planes = [zero; DIGITS];
    for (residue, class) in classes.into_iter().enumerate() {
        for (place, plane) in planes.iter_mut().enumerate() {
            if residue >> place & 1 == 1 {
                *plane = *plane | class;
            }
        }
    }
    planes
}

/// Horner's rule on the numbers of all columns at once: twice the residue so far and the next digit, less `modulus` where
/// that is not below it. `modulus` has at most `DIGITS` binary digits.
#[inline(always)]
fn horner<W: Word, const DIGITS: usize>(numbers: &[W], modulus: u64, zero: W) -> [W; DIGITS] {
    let mut residue = [zero; DIGITS];
    // As many digits as are certain to be below the modulus need no subtraction.
    let (rest, top) = numbers.split_at(numbers.len().saturating_sub(modulus.ilog2() as usize));
    for (digit, plane) in residue.iter_mut().zip(top) {
        // An or, since a copy of so few would become a call.
        *digit = *digit | *plane;
    }
    let mut subtrahend = [zero; DIGITS];
    for (place, digit) in subtrahend.iter_mut().enumerate() {
        *digit = if modulus >> place & 1 == 1 { !zero } else { zero };
    }
    for plane in rest.iter().rev() {
        let overflow = residue[DIGITS - 1];
        for place in (1..DIGITS).rev() {
            residue[place] = residue[place - 1];
        }
        residue[0] = *plane;
        let mut borrow = zero;
        let mut flips = subtrahend;
        for ((digit, subtrahend), flip) in residue.iter().zip(subtrahend).zip(&mut flips) {
            *flip = subtrahend ^ borrow;
            // The majority of the digit's complement, the subtrahend and the borrow, which comes last.
            borrow = (borrow & (!*digit | subtrahend)) | (!*digit & subtrahend);
        }
        let enough = overflow | !borrow;
        for (digit, flip) in residue.iter_mut().zip(flips) {
            *digit = *digit ^ (flip & enough);
        }
    }
    residue
}
