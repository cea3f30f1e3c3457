//! [`read`]: the numbers at the beginning of a text, as far as they are plain.
//!
//! A number is plain if it is written in at most [`LONGEST`] digits, fits 64 bits and has ASCII white space after it.
//! Reading stops at anything else (a sign, a letter, a longer number, a non-ASCII character, the end of the text, which
//! may cut a number), and an exact reader continues there: so this one never has to report an error.
//!
//! The vector versions work in two steps over a few kilobytes at a time. First every byte is classified, 64 at a time
//! into the bits of a word, and the places where digits begin and end are listed. Then four or eight numbers at a time
//! are read from the 16 bytes before their ends: other bytes are masked out, and neighbours are joined to pairs, fours,
//! eights and sixteens, with one multiplication each. No branch depends on the length of a number.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod blocks;
mod portable;

#[cfg(target_arch = "x86_64")]
use crate::Instructions;
use crate::SimdLevel;

/// The maximum number of digits of a 64-bit number.
pub const LONGEST: usize = 20;

/// Appends the plain numbers at the beginning of `text` to `numbers`, and returns the length of that beginning: up to
/// the first token that is not a plain number, or to the end if only white space is left.
///
/// ```
/// use nimatron_kernel::{SimdLevel, numbers};
///
/// let mut found = Vec::new();
/// // `26` may go on after the end of the text.
/// assert_eq!(numbers::read(SimdLevel::best(), b"3\n14 15\t9\r\n26", &mut found), 11);
/// assert_eq!(found, [3, 14, 15, 9]);
/// // 2^64 is too large.
/// assert_eq!(numbers::read(SimdLevel::best(), b"18446744073709551615 18446744073709551616 2 ", &mut found), 21);
/// assert_eq!(numbers::read(SimdLevel::best(), b" -1", &mut found), 1);
/// assert_eq!(found, [3, 14, 15, 9, u64::MAX]);
/// ```
pub fn read(level: SimdLevel, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    match level.instructions() {
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx512 => avx512::read(level, text, numbers),
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 => avx2::read(level, text, numbers),
        _ => portable::read(text, numbers),
    }
}

/// Returns the length of a text without its last `count` numbers and the white space before them, or `None` if it does
/// not have more than `count` numbers.
///
/// ```
/// use nimatron_kernel::numbers;
///
/// assert_eq!(numbers::without_last(b" 3 14\n15 \n", 1), Some(5));
/// assert_eq!(numbers::without_last(b" 3 14\n15 \n", 0), Some(8));
/// assert_eq!(numbers::without_last(b" 3 14\n15 \n", 3), None);
/// ```
pub fn without_last(text: &[u8], count: usize) -> Option<usize> {
    // The ends of numbers, from the right.
    let is_end = |at: &usize| is_digit(text[at - 1]) && !text.get(*at).copied().is_some_and(is_digit);
    (1..=text.len()).rev().filter(is_end).nth(count)
}

const fn is_digit(byte: u8) -> bool {
    byte.is_ascii_digit()
}

/// Returns whether a byte is a space, tab, line feed, vertical tab, form feed or carriage return.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Returns the value of these digits, or `None` if the number is not plain.
fn plain(digits: &[u8]) -> Option<u64> {
    if digits.len() > LONGEST {
        return None;
    }
    digits.iter().try_fold(0u64, |n, digit| n.checked_mul(10)?.checked_add(u64::from(digit - b'0')))
}
