//! The portable reader: eight digits at once, then digit by digit.

use super::{LONGEST, is_space, plain};

/// This many digits never exceed 64 bits.
const SAFE: usize = LONGEST - 1;

pub(super) fn read(text: &[u8], numbers: &mut Vec<u64>) -> usize {
    let mut at = 0;
    loop {
        while at < text.len() && is_space(text[at]) {
            at += 1;
        }
        let start = at;
        let mut number = 0u64;
        while let Some(eight) = text[at..].first_chunk().copied().and_then(eight_digits) {
            number = number.wrapping_mul(100_000_000).wrapping_add(eight);
            at += 8;
        }
        while let Some(digit) = text.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        if at == start || !text.get(at).is_some_and(|byte| is_space(*byte)) {
            return start;
        }
        if at - start > SAFE {
            match plain(&text[start..at]) {
                Some(exact) => number = exact,
                None => return start,
            }
        }
        numbers.push(number);
    }
}

/// Returns the number that eight bytes denote, or `None` if one is not a digit: neighbours are joined to pairs, fours
/// and eights inside one word.
#[inline]
fn eight_digits(bytes: [u8; 8]) -> Option<u64> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let word = u64::from_le_bytes(bytes);
    // Digits are 0x30 to 0x39: the upper half of the byte is 3, and stays 3 where 6 is added.
    let upper = |word: u64| word & (0xf0 * ONES);
    if upper(word) != 0x30 * ONES || upper(word + 6 * ONES) != 0x30 * ONES {
        return None;
    }
    let digits = word - 0x30 * ONES;
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    Some((fours * 10_000 + (fours >> 32)) & 0xffff_ffff)
}
