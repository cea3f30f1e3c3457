//! [`Natural`]: a natural number without an upper limit.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, BitXor, Sub};
use std::str::FromStr;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// A natural number of any size: a heap, k, a count, a modulus.
///
/// Numbers below 2^128 are stored inline, so ordinary heaps cost no allocation.
///
/// ```
/// use nimatron::Natural;
///
/// let googol: Natural = format!("1{}", "0".repeat(100)).parse()?;
/// assert!(googol > Natural::from(u64::MAX));
/// assert_eq!(Natural::from(6u64).bit_len(), 3);
/// assert_eq!("1_000".parse::<Natural>()?, Natural::from(1000u64));
/// # Ok::<(), nimatron::notation::NotANatural>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Natural(UBig);

impl Natural {
    /// Returns how many bytes of memory the number takes.
    pub(crate) fn memory(&self) -> u64 {
        let words = match self.0.as_words() {
            [_, _, _, ..] => size_of_val(self.0.as_words()),
            _ => 0,
        };
        (size_of::<Self>() + words) as u64
    }

    /// Zero.
    pub const ZERO: Self = Self(UBig::ZERO);
    /// One.
    pub const ONE: Self = Self(UBig::ONE);

    /// Returns whether the number is zero.
    pub const fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Returns the number as a machine word, or `None` if it does not fit.
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// Returns the number as an index or a length, or `None` if it does not fit.
    pub fn to_usize(&self) -> Option<usize> {
        usize::try_from(&self.0).ok()
    }

    /// Returns binary digit `column`; column 0 has weight one.
    pub fn bit(&self, column: usize) -> bool {
        self.0.bit(column)
    }

    /// Returns the number of binary digits; 0 for zero.
    pub fn bit_len(&self) -> usize {
        self.0.bit_len()
    }

    /// Returns the column of the lowest one, or `None` for zero.
    pub const fn lowest_one(&self) -> Option<usize> {
        self.0.trailing_zeros()
    }

    /// Sets binary digit `column` to `digit`.
    pub fn set_bit(&mut self, column: usize, digit: bool) {
        if digit {
            self.0.set_bit(column);
        } else {
            self.0.clear_bit(column);
        }
    }

    /// Returns `self - other`, or `None` if that is negative.
    pub fn checked_sub(&self, other: &Self) -> Option<Self> {
        (self >= other).then(|| Self(&self.0 - &other.0))
    }

    /// Returns the remainder on division by `modulus`.
    ///
    /// # Panics
    /// If `modulus` is zero.
    pub fn rem(&self, modulus: &Self) -> Self {
        Self(&self.0 % &modulus.0)
    }

    /// Returns the numbers from `from` up to, not including, `to`, lazily.
    pub fn range(from: Self, to: Self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(from), |at| Some(at + &Self::ONE)).take_while(move |at| *at < to)
    }

    /// Returns the numbers below this one, from 0 up, lazily.
    pub fn below(&self) -> impl Iterator<Item = Self> + use<> {
        Self::range(Self::ZERO, self.clone())
    }

    /// Returns the number as a [`UBig`].
    pub const fn as_ubig(&self) -> &UBig {
        &self.0
    }

    /// Returns the number as a [`UBig`].
    pub fn into_ubig(self) -> UBig {
        self.0
    }
}

impl From<UBig> for Natural {
    fn from(size: UBig) -> Self {
        Self(size)
    }
}

impl From<u64> for Natural {
    fn from(size: u64) -> Self {
        Self(UBig::from(size))
    }
}

impl From<usize> for Natural {
    fn from(size: usize) -> Self {
        Self(UBig::from(size))
    }
}

impl From<u32> for Natural {
    fn from(number: u32) -> Self {
        Self(UBig::from(number))
    }
}

/// Integer literals are `i32` unless something says otherwise.
impl TryFrom<i32> for Natural {
    type Error = NotANatural;

    fn try_from(number: i32) -> Result<Self, NotANatural> {
        u32::try_from(number).map(Self::from).map_err(|_| NotANatural(number.to_string()))
    }
}

impl PartialEq<u64> for Natural {
    fn eq(&self, other: &u64) -> bool {
        self.to_u64() == Some(*other)
    }
}

impl PartialOrd<u64> for Natural {
    fn partial_cmp(&self, other: &u64) -> Option<Ordering> {
        Some(self.to_u64().map_or(Ordering::Greater, |size| size.cmp(other)))
    }
}

impl<'a> Add<&'a Natural> for &'a Natural {
    type Output = Natural;
    fn add(self, other: &Natural) -> Natural {
        Natural(&self.0 + &other.0)
    }
}

/// The difference.
///
/// # Panics
/// If it is negative: use [`Natural::checked_sub`] where that can happen.
impl<'a> Sub<&'a Natural> for &'a Natural {
    type Output = Natural;
    fn sub(self, other: &Natural) -> Natural {
        Natural(&self.0 - &other.0)
    }
}

impl<'a> BitXor<&'a Natural> for &'a Natural {
    type Output = Natural;
    fn bitxor(self, other: &Natural) -> Natural {
        Natural(&self.0 ^ &other.0)
    }
}

impl Natural {
    /// Writes the decimal digits. Answers are full of small numbers, for which the formatter's widths and signs cost more
    /// than the digits.
    pub(crate) fn write_digits(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let Some(mut rest) = self.to_u64() else { return write!(out, "{}", self.0) };
        let mut digits = [b'0'; 20];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        out.write_str(str::from_utf8(&digits[start..]).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match f.width().is_none() && f.precision().is_none() && !f.sign_plus() {
            true => self.write_digits(f),
            false => fmt::Display::fmt(&self.0, f),
        }
    }
}

impl fmt::Debug for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A text that is not a natural number in decimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a natural number")]
pub struct NotANatural(pub String);

impl From<std::convert::Infallible> for NotANatural {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

impl FromStr for Natural {
    type Err = NotANatural;

    /// Reads decimal digits; `_` may stand between two digits.
    fn from_str(text: &str) -> Result<Self, NotANatural> {
        let bytes = text.as_bytes();
        // Up to 19 digits never overflow a word: the common case without big arithmetic.
        if (1..=19).contains(&bytes.len()) && bytes.iter().all(u8::is_ascii_digit) {
            return Ok(Self::from(bytes.iter().fold(0, |n: u64, digit| n * 10 + u64::from(digit - b'0'))));
        }
        let well_formed = !bytes.is_empty()
            && bytes.iter().all(|b| b.is_ascii_digit() || *b == b'_')
            && bytes.split(|b| *b == b'_').all(|run| !run.is_empty());
        if !well_formed {
            return Err(NotANatural(text.to_owned()));
        }
        let digits: String = text.chars().filter(|c| *c != '_').collect();
        UBig::from_str_radix(&digits, 10).map(Self).map_err(|_| NotANatural(text.to_owned()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Natural {
    /// As a decimal string: JSON numbers lose digits beyond 2^53 in many readers.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Natural {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_print_as_machine_words_do() {
        for number in [0, 7, 9, 10, 99, 100, 12_345_678_901, u64::MAX - 1, u64::MAX] {
            let natural = Natural::from(number);
            assert_eq!(natural.to_string(), number.to_string());
            assert_eq!(
                format!("{natural:>25}|{natural:<3}|{natural:+}|{natural:05}"),
                format!("{number:>25}|{number:<3}|{number:+}|{number:05}")
            );
        }
    }

    #[test]
    fn reads_what_it_prints() {
        for text in ["0", "7", "18446744073709551615", "18446744073709551616"] {
            assert_eq!(text.parse::<Natural>().unwrap().to_string(), text);
        }
        let long = "9".repeat(300);
        assert_eq!(long.parse::<Natural>().unwrap().to_string(), long);
    }

    #[test]
    fn underscores_stand_only_between_digits() {
        assert_eq!("1_0".parse::<Natural>().unwrap(), Natural::from(10u64));
        for text in ["", "_", "_1", "1_", "1__0", "-1", "+1", "0x1", "1.0", " 1"] {
            assert_eq!(text.parse::<Natural>(), Err(NotANatural(text.to_owned())), "{text:?}");
        }
    }

    #[test]
    fn words_are_inline() {
        assert!(std::mem::size_of::<Natural>() <= 24);
        assert_eq!(Natural::from(u64::MAX).to_u64(), Some(u64::MAX));
        assert_eq!((&Natural::from(u64::MAX) + &Natural::ONE).to_u64(), None);
    }
}
