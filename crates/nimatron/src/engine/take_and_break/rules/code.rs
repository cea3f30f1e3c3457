//! The codes of take-and-break games as text.

use std::fmt;
use std::str::FromStr;

use super::{Digit, TakeAndBreak};
use crate::Natural;
use crate::notation::{ErrorKind, ParseError};
use crate::wording::{Wording, words};

/// Which codes are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Notation {
    /// Digits 0 to 7: at most two heaps are left.
    Octal,
    /// Digits 0 to 9 and a to f: at most three heaps are left.
    Hexadecimal,
    /// Hexadecimal digits, the last one perhaps in brackets, and perhaps `!` before the point.
    Generalised,
}

impl Notation {
    const fn radix(self) -> u32 {
        match self {
            Self::Octal => 8,
            Self::Hexadecimal | Self::Generalised => 16,
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Octal => "octal",
            Self::Hexadecimal => "hexadecimal",
            Self::Generalised => "generalised",
        })
    }
}

impl TakeAndBreak {
    /// Reads an octal code `d0.d1d2…`. The literature often leaves out a `d0` of 0, so `.77` is read as `0.77`.
    ///
    /// ```
    /// use nimatron::engine::take_and_break::TakeAndBreak;
    ///
    /// assert_eq!(TakeAndBreak::octal("0.77")?, TakeAndBreak::octal(".770")?);
    /// let error = TakeAndBreak::octal("0.87").unwrap_err();
    /// assert_eq!(error.diagnostics[0].span.start, 2);
    /// assert_eq!(error.to_string(), "octal code has the digit 8: digits are 0 to 7");
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] with the place of the first error.
    pub fn octal(text: &str) -> Result<Self, ParseError> {
        Self::read(Notation::Octal, text)
    }

    /// Reads a hexadecimal code, whose moves may leave three heaps.
    ///
    /// # Errors
    /// [`ParseError`] with the place of the first error.
    pub fn hex(text: &str) -> Result<Self, ParseError> {
        Self::read(Notation::Hexadecimal, text)
    }

    fn read(notation: Notation, text: &str) -> Result<Self, ParseError> {
        let error = |offset, mistake: Mistake| mistake.at(offset, notation);
        let digit = |offset: usize, found: char| match found.to_digit(notation.radix()) {
            Some(bits) => Ok(Digit::from_bits(bits as u8)),
            None => Err(error(offset, Mistake::Digit(found))),
        };
        let generalised = notation == Notation::Generalised;
        let mut chars = text.char_indices().peekable();
        let mut first = Digit::NONE;
        if let Some((offset, found)) = chars.next_if(|(_, found)| *found != '.') {
            first = digit(offset, found)?;
            if first != first.breaking() {
                return Err(error(offset, Mistake::First(found)));
            }
        }
        let unequal =
            chars.next_if(|(_, found)| generalised && *found == '!' && first == Digit::SPLIT).is_some();
        match chars.next() {
            Some((_, '.')) => {}
            Some((offset, found)) => return Err(error(offset, Mistake::Point(found))),
            None => return Err(error(text.len(), Mistake::End)),
        }
        if chars.peek().is_none() {
            return Err(error(text.len(), Mistake::End));
        }
        let mut digits = Vec::new();
        let mut tail = Digit::NONE;
        while let Some((offset, found)) = chars.next() {
            let repeats = generalised && found == '[';
            let (offset, found) = if repeats {
                chars.next().ok_or_else(|| error(text.len(), Mistake::End))?
            } else {
                (offset, found)
            };
            let next = digit(offset, found)?;
            if unequal && next != Digit::from_bits(next.bits() & Digit::TAKE.bits()) {
                return Err(error(offset, Mistake::Split(found)));
            }
            if !repeats {
                digits.push((Natural::from(digits.len() + 1), next));
                continue;
            }
            tail = next;
            match (chars.next(), chars.next()) {
                (Some((_, ']')), None) => {}
                (Some((_, ']')), Some((offset, found))) | (Some((offset, found)), _) => {
                    return Err(error(offset, Mistake::Digit(found)));
                }
                (None, _) => return Err(error(text.len(), Mistake::End)),
            }
        }
        Ok(Self { unequal, ..Self::new(first, digits, tail)? })
    }

    /// Returns the generalised code in its shortest form, with at least one digit after the point. It has a digit for
    /// every amount up to the last listed one, so it is meant for games that were read from a code, whose length bounds
    /// it.
    pub(crate) fn code(&self) -> String {
        let mut code = format!("{:x}{}.", self.first.bits(), if self.unequal { "!" } else { "" });
        let last = self.digits.last().map_or(Natural::ZERO, |(amount, _)| amount.clone());
        let digits = Natural::range(Natural::ONE, &last + &Natural::ONE).map(|taken| self.digit(&taken));
        code.extend(digits.filter_map(|digit| char::from_digit(u32::from(digit.bits()), 16)));
        if self.tail != Digit::NONE {
            code.push_str(&format!("[{:x}]", self.tail.bits()));
        } else if self.digits.is_empty() {
            code.push('0');
        }
        code
    }
}

/// Reads a generalised code, such as `0.77`, `4!.0` or `0.30[3]`.
impl FromStr for TakeAndBreak {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::read(Notation::Generalised, text)
    }
}

/// What was found in place of what was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mistake {
    /// Not a digit of the base.
    Digit(char),
    /// A first digit that would let a player take nothing and leave the heap as it is.
    First(char),
    /// Something other than the point after the first digit.
    Point(char),
    /// A digit that splits, after a `!`.
    Split(char),
    /// The end of the text.
    End,
    /// An amount of 0.
    ZeroAmount,
}

impl Mistake {
    /// Returns the error of this mistake in a code, at the byte `offset` or in the amount with that index.
    fn at(self, offset: usize, notation: Notation) -> ParseError {
        let (message, expected) = (self.found(offset, notation), self.expected(notation));
        ParseError::one(ErrorKind::BadParameters, &(offset..offset), message, expected)
    }

    /// Returns what is allowed there.
    const fn expected(self, notation: Notation) -> Wording {
        Wording::new(match (self, notation) {
            (Self::Digit(_), Notation::Octal) => "error-octal-digits-expected",
            (Self::Digit(_), Notation::Hexadecimal | Notation::Generalised) => "error-hex-digits-expected",
            (Self::First(_), Notation::Octal) => "error-octal-first-expected",
            (Self::First(_), Notation::Hexadecimal | Notation::Generalised) => "error-hex-first-expected",
            (Self::Point(_) | Self::End, Notation::Octal | Notation::Hexadecimal) => "error-code-expected",
            (Self::Point(_) | Self::End, Notation::Generalised) => "error-generalised-code-expected",
            (Self::Split(_), _) => "error-code-split-expected",
            (Self::ZeroAmount, _) => "error-code-amount-expected",
        })
    }

    /// Returns what was found.
    fn found(self, offset: usize, notation: Notation) -> Wording {
        let notation = notation.to_string();
        match self {
            Self::Digit(found) | Self::Split(found) if found.is_ascii_digit() => {
                words!("error-code-digit", notation = notation, digit = found)
            }
            Self::Digit(found) | Self::Split(found) => {
                words!("error-code-character", notation = notation, found = format!("{found:?}"))
            }
            Self::First(found) => words!("error-code-first", notation = notation, digit = found),
            Self::Point(found) => {
                words!("error-code-point", notation = notation, found = format!("{found:?}"))
            }
            Self::End => words!("error-code-end", notation = notation),
            Self::ZeroAmount => words!("error-code-amount", number = offset + 1),
        }
    }
}

/// Returns the error of an amount that is 0.
pub(super) fn zero_amount(index: usize) -> ParseError {
    Mistake::ZeroAmount.at(index, Notation::Generalised)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_prints() {
        for text in ["0.77", "0.137", "4.7", "4.0", "0.0", "0.000000000000000000000000000000000000006"] {
            assert_eq!(TakeAndBreak::octal(text).unwrap().code(), text);
            assert_eq!(TakeAndBreak::octal(text).unwrap().to_string(), format!("octal({text})"));
        }
        for text in ["0.f", "c.0a", "8.0"] {
            assert_eq!(TakeAndBreak::hex(text).unwrap().code(), text);
            assert_eq!(TakeAndBreak::hex(text).unwrap().to_string(), format!("hex({text})"));
        }
        assert_eq!(TakeAndBreak::hex("C.0A00").unwrap().code(), "c.0a");
        for text in ["4!.0", "4!.3", "4!.02[3]", "0.[3]", "4.[3]", "0.30[3]", "c.5[f]", "0.77"] {
            assert_eq!(text.parse::<TakeAndBreak>().unwrap().code(), text);
        }
    }

    #[test]
    fn one_game_has_one_value_however_it_is_written() {
        let code = |text: &str| text.parse::<TakeAndBreak>().unwrap();
        assert_eq!(TakeAndBreak::hex("0.77"), TakeAndBreak::octal("0.77"));
        assert_eq!(code("0.3033"), TakeAndBreak::subtraction([4u64, 3, 1]).unwrap());
        assert_eq!(code("0.30[3]"), TakeAndBreak::all_but([2u64]).unwrap());
        assert_eq!(code("0.33[3]"), TakeAndBreak::nim());
        assert_eq!(code("4.3[3]"), TakeAndBreak::lasker());
        assert_eq!(code("4!.0[0]"), TakeAndBreak::grundy());
        for (text, name) in [
            ("0.3033", "subtract(1,3,4)"),
            ("0.30[3]", "allbut(2)"),
            ("0.[3]", "allbut()"),
            ("4.[3]", "lasker"),
            ("4!.0", "grundy"),
            ("0.0", "octal(0.0)"),
            ("0.[7]", "0.[7]"),
        ] {
            assert_eq!(code(text).to_string(), name);
        }
    }

    #[test]
    fn a_mistake_has_its_place_and_what_is_allowed_there() {
        let (octal, hex, generalised) = (Notation::Octal, Notation::Hexadecimal, Notation::Generalised);
        for (notation, text, offset, message) in [
            (octal, "0.87", 2, "octal code has the digit 8"),
            (octal, "9.7", 0, "octal code has the digit 9"),
            (octal, "0.7a", 3, "octal code has the character 'a'"),
            (octal, "0.7.7", 3, "octal code has the character '.'"),
            (octal, "0.7é", 3, "octal code has the character 'é'"),
            (octal, "3.7", 0, "octal code begins with 3"),
            (octal, "077", 1, "octal code has '7' in place of the point"),
            (octal, "4!.0", 1, "octal code has '!' in place of the point"),
            (octal, "0.[3]", 2, "octal code has the character '['"),
            (octal, "0.", 2, "octal code ends too early"),
            (octal, "4", 1, "octal code ends too early"),
            (octal, "", 0, "octal code ends too early"),
            (octal, ".", 1, "octal code ends too early"),
            (hex, "d.7", 0, "hexadecimal code begins with d"),
            (hex, "0.g", 2, "hexadecimal code has the character 'g'"),
            (generalised, "0!.3", 1, "generalised code has '!' in place of the point"),
            (generalised, "4!.04", 4, "generalised code has the digit 4"),
            (generalised, "4!.[c]", 4, "generalised code has the character 'c'"),
            (generalised, "0.[3", 4, "generalised code ends too early"),
            (generalised, "0.[", 3, "generalised code ends too early"),
            (generalised, "0.[33]", 4, "generalised code has the digit 3"),
            (generalised, "0.[3]3", 5, "generalised code has the digit 3"),
        ] {
            let error = TakeAndBreak::read(notation, text).unwrap_err();
            assert_eq!(
                (error.diagnostics[0].span.start, error.diagnostics[0].message.to_string()),
                (offset, message.to_owned()),
                "{text}"
            );
            assert!(!error.diagnostics[0].expected.to_string().is_empty());
        }
        let zero = TakeAndBreak::subtraction([2u64, 0]).unwrap_err();
        assert_eq!(zero.to_string(), "amount 2 is 0: amounts are 1 or more");
    }
}
