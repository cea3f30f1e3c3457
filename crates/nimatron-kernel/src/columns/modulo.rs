//! Numbers modulo another, bit-sliced: as many at once as a word has bits.
//!
//! Plane `p` holds the binary digits of weight 2^`p` of all numbers.

use crate::machine::Word;

/// Returns the planes of the numbers in `counts` modulo `modulus`, which is at least 1; `N` must be large enough for
/// them.
#[inline(always)]
pub(crate) fn modulo<W: Word, const N: usize>(counts: &[W], modulus: u64, zero: W) -> [W; N] {
    let mut planes = [zero; N];
    let (low, high, odd) = split(counts, modulus);
    for (place, plane) in planes.iter_mut().zip(low) {
        *place = *plane;
    }
    reduced::<W, _, N>(high, odd, zero, Write(&mut planes[low.len().min(N)..]));
    planes
}

/// Returns the bits where the number in the first `len` planes is not a multiple of `modulus`, which is at least 1.
#[inline(always)]
pub(crate) fn remains<W: Word, const N: usize>(counts: &[W; N], len: usize, modulus: u64, zero: W) -> W {
    let (low, high, odd) = split(&counts[..len], modulus);
    any(low, zero) | reduced::<W, _, N>(high, odd, zero, Any(zero))
}

/// Returns the bits where the number is not 0.
#[inline(always)]
pub(crate) fn any<W: Word>(planes: &[W], zero: W) -> W {
    let mut any = zero;
    for plane in planes {
        any = any | *plane;
    }
    any
}

/// A use of residues. (Closures would do, if the compiler could be told to compile them with the instructions of the
/// enclosing function.)
trait Reading<W> {
    type Output;
    fn read(self, residues: &[W]) -> Self::Output;
}

/// The bits where they are not 0.
struct Any<W>(W);

impl<W: Word> Reading<W> for Any<W> {
    type Output = W;

    #[inline(always)]
    fn read(self, residues: &[W]) -> W {
        any(residues, self.0)
    }
}

/// Their planes, to be written here.
struct Write<'a, W>(&'a mut [W]);

impl<W: Word> Reading<W> for Write<'_, W> {
    type Output = ();

    #[inline(always)]
    fn read(self, residues: &[W]) {
        for (place, plane) in self.0.iter_mut().zip(residues) {
            *place = *plane;
        }
    }
}

/// Splits off the low planes, which a power of two in the modulus leaves unchanged. Returns them, the planes to be
/// reduced, and the odd part of the modulus.
#[inline(always)]
fn split<W>(counts: &[W], modulus: u64) -> (&[W], &[W], u64) {
    let modulus = modulus.max(1);
    let twos = modulus.trailing_zeros();
    let (low, high) = counts.split_at(counts.len().min(twos as usize));
    (low, high, modulus >> twos)
}

/// Returns the result of `R` for the planes of the numbers modulo `odd`, of which there are at most `MOST`.
#[inline(always)]
fn reduced<W: Word, R: Reading<W>, const MOST: usize>(
    numbers: &[W],
    odd: u64,
    zero: W,
    reading: R,
) -> R::Output {
    match (odd, u64::BITS - odd.leading_zeros()) {
        (_, 1) => reading.read(&[]),
        (_, digits) if digits as usize > numbers.len() => reading.read(numbers),
        (3, _) => reading.read(&binary::<W, 3, 2>(classes(numbers, zero), zero)),
        (5, _) => reading.read(&binary::<W, 5, 3>(classes(numbers, zero), zero)),
        (7, _) => reading.read(&binary::<W, 7, 3>(classes(numbers, zero), zero)),
        (_, ..=4) => reading.read(&horner::<W, 4>(numbers, odd, zero)),
        (_, 5) => reading.read(&horner::<W, 5>(numbers, odd, zero)),
        (_, 6..=8) => reading.read(&horner::<W, 8>(numbers, odd, zero)),
        (_, 9..=16) => reading.read(&horner::<W, 16>(numbers, odd, zero)),
        _ => reading.read(&horner::<W, MOST>(numbers, odd, zero)),
    }
}

/// Returns the bits where the residue is 0, those where it is 1, and so on. For a small odd modulus it is fastest to
/// track all residues at once: no digit waits for another, and none needs a subtraction.
#[inline(always)]
fn classes<W: Word, const MODULUS: usize>(numbers: &[W], zero: W) -> [W; MODULUS] {
    let mut classes = [zero; MODULUS];
    classes[0] = !zero;
    for plane in numbers.iter().rev() {
        let before = classes;
        for (residue, class) in classes.iter_mut().enumerate() {
            // The residue whose double is this one, by the inverse of two.
            let half = |residue: usize| residue * MODULUS.div_ceil(2) % MODULUS;
            *class = plane.select(before[half(residue + MODULUS - 1)], before[half(residue)]);
        }
    }
    classes
}

/// Returns the planes of the residues of `classes`.
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

/// Returns the residues by Horner's rule on the numbers of all columns at once: twice the residue so far and the next
/// digit, minus `modulus` where the result is not below it. `modulus` has at most `DIGITS` binary digits.
#[inline(always)]
fn horner<W: Word, const DIGITS: usize>(numbers: &[W], modulus: u64, zero: W) -> [W; DIGITS] {
    let mut residue = [zero; DIGITS];
    // The top digits, which are certain to be below the modulus, need no subtraction.
    let (rest, top) = numbers.split_at(numbers.len().saturating_sub(modulus.ilog2() as usize));
    for (digit, plane) in residue.iter_mut().zip(top) {
        // An or, because a copy of so few words would be compiled to a call.
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
            // The majority of the digit's complement, the subtrahend and the borrow, which is available last.
            borrow = (borrow & (!*digit | subtrahend)) | (!*digit & subtrahend);
        }
        let enough = overflow | !borrow;
        for (digit, flip) in residue.iter_mut().zip(flips) {
            *digit = *digit ^ (flip & enough);
        }
    }
    residue
}
