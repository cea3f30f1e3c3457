//! [`append_decimal`]: machine words in decimal digits.

/// How many digits are made at a time: one in each byte of a word.
const DIGITS: usize = 8;
/// The first number that has more digits.
const BEYOND: u64 = 10u64.pow(DIGITS as u32);

/// Appends a number in decimal digits, eight at a time.
#[inline]
pub(crate) fn append_decimal(number: u64, text: &mut Vec<u8>) {
    if number >= BEYOND {
        return append_long(number, text);
    }
    let digits = digits(number);
    // At least one digit stays: the last one is in the highest byte.
    let zeros = (digits.trailing_zeros() / 8).min(DIGITS as u32 - 1);
    let ascii = (digits | u64::from_le_bytes([b'0'; DIGITS])) >> (8 * zeros);
    // A whole word is written, which takes one instruction, and what is too much is taken back.
    text.extend_from_slice(&ascii.to_le_bytes());
    text.truncate(text.len() - zeros as usize);
}

/// Appends a number of more than eight digits.
fn append_long(number: u64, text: &mut Vec<u8>) {
    append_decimal(number / BEYOND, text);
    let ascii = digits(number % BEYOND) | u64::from_le_bytes([b'0'; DIGITS]);
    text.extend_from_slice(&ascii.to_le_bytes());
}

/// Returns the eight digits of a number, the first in the lowest byte.
///
/// Halves, quarters and digits are divided from each other in all parts of a word at once: a product with a rounded
/// reciprocal, shifted, is the quotient of every part as long as the parts are below 10⁴ and 10².
#[inline]
const fn digits(number: u64) -> u64 {
    let halves = (number / 10_000) | (number % 10_000) << 32;
    // 10,486 / 2²⁰ is 1/100, rounded up.
    let hundreds = (halves * 10_486) >> 20 & 0x0000_007f_0000_007f;
    let quarters = hundreds | (halves - 100 * hundreds) << 16;
    // 103 / 2¹⁰ is 1/10, rounded up.
    let tens = (quarters * 103) >> 10 & 0x000f_000f_000f_000f;
    tens | (quarters - 10 * tens) << 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_are_those_of_the_standard_library() {
        let powers = (0..20).map(|exponent| 10u64.pow(exponent));
        let edges = powers.flat_map(|power| [power - 1, power, power + 1, power.saturating_mul(9)]);
        // Every four digits, before and after four others.
        let fours =
            (0..10_000).flat_map(|four| [four, four * 10_000 + 9_999, 120_000_000_000 + four * 10_001]);
        for number in fours.chain(edges).chain([u64::MAX, u64::MAX - 1]) {
            let mut text = b"x".to_vec();
            append_decimal(number, &mut text);
            assert_eq!(text, format!("x{number}").into_bytes());
        }
    }
}
