//! The portable reader: byte by byte.

use super::{LONGEST, is_space, plain};

/// So many digits never exceed 64 bits.
const SAFE: usize = LONGEST - 1;

pub(super) fn read(text: &[u8], numbers: &mut Vec<u64>) -> usize {
    let mut at = 0;
    loop {
        while at < text.len() && is_space(text[at]) {
            at += 1;
        }
        let start = at;
        let mut number = 0u64;
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
