//! [`read`]: the numbers at the beginning of a text, as far as they are plain.
//!
//! A number is plain if it is written in at most [`LONGEST`] digits, fits 64 bits and has ASCII white space after it. What
//! comes first that is something else (a sign, a letter, a longer number, a character beyond ASCII, the end of the text,
//! which may cut a number) ends the reading there, and an exact reader looks at that place: so this one never has to say
//! what is wrong.
//!
//! The vector versions work in two steps over a few kilobytes at a time. First every byte is classified, 64 at a time into
//! the bits of a word, and the places where digits begin and end are listed. Then four numbers at a time are read from the
//! 16 bytes before their ends: digits below the number's length are masked away, and neighbours are joined with three
//! multiplications to pairs, fours and eights. No branch depends on the length of a number.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod blocks;
mod portable;

use crate::{Instructions, Level};

/// As many digits as a number of 64 bits can have.
pub const LONGEST: usize = 20;

/// Appends the plain numbers at the beginning of `text` to `numbers`, and gives the length of that beginning: up to the
/// first thing that is no plain number, or to the end if only white space is left.
///
/// ```
/// use nimatron_kernel::numbers::read;
///
/// let mut numbers = Vec::new();
/// // `6` may go on after the end of the text.
/// assert_eq!(read(b"3\n14 15\t9\r\n26", &mut numbers), 11);
/// assert_eq!(numbers, [3, 14, 15, 9]);
/// assert_eq!(read(b"1 18446744073709551615 18446744073709551616 2 ", &mut numbers), 23);
/// assert_eq!(read(b" -1", &mut numbers), 1);
/// assert_eq!(numbers, [3, 14, 15, 9, 1, u64::MAX]);
/// ```
pub fn read(text: &[u8], numbers: &mut Vec<u64>) -> usize {
    read_at(Level::best(), text, numbers)
}

/// [`read`] with the instructions of `level`.
pub fn read_at(level: Level, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    match level.instructions() {
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 | Instructions::Avx512 => avx2::read(level, text, numbers),
        _ => portable::read(text, numbers),
    }
}

/// Where number `count` of `text` ends, which has that many numbers at its beginning; 0 for no number.
///
/// ```
/// use nimatron_kernel::numbers::end_of;
///
/// assert_eq!(end_of(b" 3 14\n15 ", 2), 5);
/// assert_eq!(end_of(b" 3 14\n15 ", 0), 0);
/// ```
pub fn end_of(text: &[u8], count: usize) -> usize {
    let ends = text.windows(2).enumerate().filter(|(_, pair)| is_digit(pair[0]) && !is_digit(pair[1]));
    let mut ends = ends.map(|(at, _)| at + 1);
    count.checked_sub(1).map_or(0, |index| ends.nth(index).unwrap_or(text.len()))
}

const fn is_digit(byte: u8) -> bool {
    byte.is_ascii_digit()
}

/// Space, tab, line feed, vertical tab, form feed, carriage return.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// The number that these digits are, if it is plain.
fn plain(digits: &[u8]) -> Option<u64> {
    if digits.len() > LONGEST {
        return None;
    }
    digits.iter().try_fold(0u64, |n, digit| n.checked_mul(10)?.checked_add(u64::from(digit - b'0')))
}
