//! [`append_decimal`]: machine words in decimal digits.

/// The digits of 00 to 99.
const PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut number = 0;
    while number < 100 {
        pairs[2 * number] = b'0' + (number / 10) as u8;
        pairs[2 * number + 1] = b'0' + (number % 10) as u8;
        number += 1;
    }
    pairs
};

/// Appends a number in decimal digits, two at a time.
#[inline]
pub(crate) fn append_decimal(mut number: u64, text: &mut Vec<u8>) {
    let mut digits = [0; 20];
    let mut start = digits.len();
    while number >= 10 {
        let pair = 2 * (number % 100) as usize;
        number /= 100;
        start -= 2;
        digits[start..start + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    }
    // Either the first digit is left, or the first pair may begin with a 0.
    if number > 0 || start == digits.len() {
        start -= 1;
        digits[start] = b'0' + number as u8;
    } else if digits[start] == b'0' {
        start += 1;
    }
    text.extend_from_slice(&digits[start..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_are_those_of_the_standard_library() {
        let powers = (0..20).map(|exponent| 10u64.pow(exponent));
        let edges = powers.flat_map(|power| [power - 1, power, power + 1, power.saturating_mul(9)]);
        for number in (0..2000).chain(edges).chain([u64::MAX, u64::MAX - 1]) {
            let mut text = b"x".to_vec();
            append_decimal(number, &mut text);
            assert_eq!(text, format!("x{number}").into_bytes());
        }
    }
}
