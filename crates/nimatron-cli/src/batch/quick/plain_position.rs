//! [`PlainPosition`]: a position in the notation, taken apart into what stands before the heaps and the heaps.

/// A position that ends with numbers as most people write them: digits between spaces and commas, in machine words.
pub(super) struct PlainPosition<'a> {
    /// What stands before the heaps, to be read by whoever knows the notation.
    pub(super) head: &'a [u8],
    pub(super) heaps: Vec<u64>,
}

impl<'a> PlainPosition<'a> {
    /// Takes a position apart, or returns `None` if its numbers are written otherwise.
    pub(super) fn of(text: &'a [u8]) -> Option<Self> {
        let is_of_head = |byte: &u8| !matches!(byte, b'0'..=b'9' | b' ' | b',');
        let (head, numbers) = text.split_at(text.iter().rposition(is_of_head).map_or(0, |last| last + 1));
        // A digit may also be the end of a name, and a comma before the first number may be a mistake.
        let is_apart = head.is_empty() || !numbers.first().is_some_and(u8::is_ascii_digit);
        if !is_apart || numbers.trim_ascii_start().starts_with(b",") {
            return None;
        }
        Some(Self { head, heaps: numbers_of(numbers)? })
    }
}

/// Returns the numbers of a text of digits, spaces and commas, or `None` if one may not fit a machine word.
fn numbers_of(text: &[u8]) -> Option<Vec<u64>> {
    /// All numbers of so many digits fit.
    const MOST_DIGITS: usize = 19;
    let mut numbers = Vec::with_capacity(16);
    let mut rest = text;
    while let [byte, after @ ..] = rest {
        if !byte.is_ascii_digit() {
            rest = after;
            continue;
        }
        let (mut number, mut digits) = (0u64, 0);
        while let [byte @ b'0'..=b'9', after @ ..] = rest {
            number = number.wrapping_mul(10).wrapping_add(u64::from(byte - b'0'));
            digits += 1;
            rest = after;
        }
        if digits > MOST_DIGITS {
            return None;
        }
        numbers.push(number);
    }
    Some(numbers)
}
