//! [`Code`]: the digits of a take-and-break code, and the standard form that equivalent codes share.
//!
//! Bit j of the digit for t lets a player take t stones and leave exactly j heaps.
//!
//! **First cousins** (Guy & Smith 1956). If a heap of one stone has no move, which is so unless the digit for 1 has bit 0,
//! then a heap of n + 1 stones is worth a heap of n stones in the game whose digits are as follows: bit j of the digit for
//! t gives the digit for t + j - 1 all bits from 0 to j.
//!
//! *Proof.* Count one stone less in every heap; heaps of one stone, which are dead, vanish. A move that takes t of n + 1
//! stones and leaves j heaps with n + 1 - t stones in all leaves n + 1 - t - j of those counted, so it takes t + j - 1 of
//! n. Of the j heaps any number may have been one stone, and so 0 to j heaps are left. ∎

use std::fmt;

/// The digits for 1, 2, 3, … stones, the last of which is not 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Code(Vec<u8>);

impl Code {
    pub(super) fn new(mut digits: Vec<u8>) -> Self {
        digits.truncate(digits.iter().rposition(|digit| *digit > 0).map_or(0, |last| last + 1));
        Self(digits)
    }

    /// Returns whether there is no move at all.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the standard form, in which a heap of one stone has a move, and how many stones fewer its heaps have.
    pub(super) fn standard(&self) -> (Self, usize) {
        let (mut code, mut shift) = (self.clone(), 0);
        while code.0.first().is_some_and(|first| first & 1 == 0) {
            code = code.cousin();
            shift += 1;
        }
        (code, shift)
    }

    /// Returns the first cousin, whose heaps have one stone fewer.
    fn cousin(&self) -> Self {
        let mut digits = vec![0; self.0.len() + 2];
        for (taken, digit) in (1..).zip(&self.0) {
            for left in (0..4).filter(|left| digit >> left & 1 == 1) {
                // The digit for `taken + left - 1`; that for 0 would be bit 0 of the digit for 1, which is not set.
                digits[taken + left - 2] |= (2 << left) - 1;
            }
        }
        Self::new(digits)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0.")?;
        if self.is_empty() {
            return f.write_str("0");
        }
        self.0.iter().try_for_each(|digit| write!(f, "{digit:x}"))
    }
}

#[cfg(test)]
mod tests {
    use nimatron::Budget;
    use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};

    use super::*;

    fn values(code: &Code) -> Vec<u32> {
        let mut sequence = Sequence::new(TakeAndBreak::hex(&code.to_string()).unwrap());
        sequence.fill_to(60, &Budget::default()).unwrap();
        sequence.values().take(61).collect()
    }

    #[test]
    fn dawsons_cousins() {
        for (digits, shift) in [(vec![1, 3, 7], 0), (vec![0, 7], 1), (vec![4], 2)] {
            assert_eq!(Code::new(digits).standard(), (Code::new(vec![1, 3, 7]), shift));
        }
    }

    #[test]
    fn cousins_have_the_same_values() {
        for base in [8u32, 16] {
            for number in (1..base.pow(3)).step_by(if base == 8 { 1 } else { 7 }) {
                let digits = (0..3).map(|place| (number / base.pow(place) % base) as u8).collect();
                let code = Code::new(digits);
                let (standard, shift) = code.standard();
                let (own, other) = (values(&code), values(&standard));
                assert!(own[..=shift].iter().all(|value| *value == 0), "{code}");
                assert_eq!(own[shift..], other[..own.len() - shift], "{code} and {standard}");
            }
        }
    }
}
