//! [`Code`]: the octal or hexadecimal code of a take-and-break game.

use std::fmt;

use super::Digit;

/// In which base a [`Code`] is written: octal digits leave at most two heaps, hexadecimal ones at most three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Base {
    /// Digits 0 to 7.
    Octal,
    /// Digits 0 to 9 and a to f.
    Hexadecimal,
}

impl Base {
    const fn radix(self) -> u32 {
        match self {
            Self::Octal => 8,
            Self::Hexadecimal => 16,
        }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Octal => "octal",
            Self::Hexadecimal => "hexadecimal",
        })
    }
}

/// A take-and-break code `d0.d1d2…`: bit `i` of `d_t` lets a player take `t` stones from a heap and leave the rest as
/// exactly `i` non-empty heaps (Guy & Smith 1956).
///
/// Taking nothing is a move only if the heap breaks, so `d0` has none of the bits 0 and 1.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::take_and_break::Code;
///
/// let kayles = Code::octal("0.77")?;
/// assert_eq!(kayles, Code::octal(".770")?);
/// assert_eq!(kayles.to_string(), "0.77");
///
/// let error = Code::octal("0.87").unwrap_err();
/// assert_eq!((error.offset, error.to_string().as_str()), (2, "octal code has the digit 8"));
/// assert_eq!(error.expected(), "digits are 0 to 7");
/// # Ok::<(), nimatron::engine::take_and_break::CodeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Code {
    base: Base,
    /// `d0` first; the last digit is not zero unless it is `d0`.
    digits: Vec<Digit>,
}

impl Code {
    /// Reads an octal code.
    ///
    /// # Errors
    /// [`CodeError`] with the place of the first mistake.
    pub fn octal(text: &str) -> Result<Self, CodeError> {
        Self::read(Base::Octal, text)
    }

    /// Reads a hexadecimal code.
    ///
    /// # Errors
    /// [`CodeError`] with the place of the first mistake.
    pub fn hexadecimal(text: &str) -> Result<Self, CodeError> {
        Self::read(Base::Hexadecimal, text)
    }

    /// Reads a code in this base. The literature often leaves out a `d0` of 0, so `.77` is read as `0.77`.
    ///
    /// # Errors
    /// [`CodeError`] with the place of the first mistake.
    pub fn read(base: Base, text: &str) -> Result<Self, CodeError> {
        let mistake = |offset, mistake| CodeError { base, offset, mistake };
        let digit = |offset: usize, found: char| match found.to_digit(base.radix()) {
            Some(bits) => Ok(Digit::from_bits(bits as u8)),
            None => Err(mistake(offset, CodeMistake::Digit(found))),
        };
        let mut chars = text.char_indices().peekable();
        let mut digits = vec![Digit::NONE];
        if let Some((offset, first)) = chars.next_if(|(_, first)| *first != '.') {
            digits[0] = digit(offset, first)?;
            if digits[0] != digits[0].breaking() {
                return Err(mistake(offset, CodeMistake::First(first)));
            }
        }
        match chars.next() {
            Some((_, '.')) => {}
            Some((offset, found)) => return Err(mistake(offset, CodeMistake::Point(found))),
            None => return Err(mistake(text.len(), CodeMistake::End)),
        }
        if chars.peek().is_none() {
            return Err(mistake(text.len(), CodeMistake::End));
        }
        for (offset, found) in chars {
            digits.push(digit(offset, found)?);
        }
        while digits.len() > 1 && digits.last() == Some(&Digit::NONE) {
            digits.pop();
        }
        Ok(Self { base, digits })
    }

    /// The octal code of a game of [`NAMED_CODES`].
    ///
    /// ```
    /// use nimatron::engine::take_and_break::Code;
    ///
    /// assert_eq!(Code::named("dawson"), Some(Code::octal("0.137")?));
    /// assert_eq!(Code::named("chess"), None);
    /// # Ok::<(), nimatron::engine::take_and_break::CodeError>(())
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let named = NAMED_CODES.iter().find(|named| named.name == name)?;
        Self::octal(named.code).ok()
    }

    /// The base it is written in.
    pub const fn base(&self) -> Base {
        self.base
    }

    /// The digits `d0`, `d1`, … up to the last one that is not zero; `d0` is always there.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }
}

/// In the shortest form, with at least one digit after the point.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, digit) in self.digits.iter().enumerate() {
            let point = if i == 1 { "." } else { "" };
            write!(f, "{point}{:x}", digit.bits())?;
        }
        if self.digits.len() == 1 { f.write_str(".0") } else { Ok(()) }
    }
}

/// What is wrong with the text of a [`Code`], and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeError {
    /// The base that was asked for.
    pub base: Base,
    /// The byte of the text at which the mistake begins.
    pub offset: usize,
    /// What was found there.
    pub mistake: CodeMistake,
}

/// What stands where something else should.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeMistake {
    /// Not a digit of the base.
    Digit(char),
    /// A first digit that would let a player take nothing and leave the heap as it is.
    First(char),
    /// Something else than the point after the first digit.
    Point(char),
    /// The end of the text.
    End,
}

impl CodeError {
    /// What may stand at this place.
    pub const fn expected(&self) -> &'static str {
        match (self.mistake, self.base) {
            (CodeMistake::Digit(_), Base::Octal) => "digits are 0 to 7",
            (CodeMistake::Digit(_), Base::Hexadecimal) => "digits are 0 to 9 and a to f",
            (CodeMistake::First(_), Base::Octal) => {
                "the first digit is 0 or 4: a move that takes nothing splits the heap"
            }
            (CodeMistake::First(_), Base::Hexadecimal) => {
                "the first digit is 0, 4, 8 or c: a move that takes nothing splits the heap"
            }
            (CodeMistake::Point(_) | CodeMistake::End, _) => {
                "a code is a digit, a point and more digits, as in 0.77"
            }
        }
    }

    /// The stable name of the mistake.
    pub const fn slug(&self) -> &'static str {
        match self.mistake {
            CodeMistake::Digit(_) => "code-digit",
            CodeMistake::First(_) => "code-first-digit",
            CodeMistake::Point(_) => "code-point",
            CodeMistake::End => "code-end",
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = self.base;
        match self.mistake {
            CodeMistake::Digit(found) if found.is_ascii_digit() => {
                write!(f, "{base} code has the digit {found}")
            }
            CodeMistake::Digit(found) => write!(f, "{base} code has the character {found:?}"),
            CodeMistake::First(found) => write!(f, "{base} code begins with {found}"),
            CodeMistake::Point(found) => write!(f, "{base} code has {found:?} in place of the point"),
            CodeMistake::End => write!(f, "{base} code ends too early"),
        }
    }
}

impl std::error::Error for CodeError {}

/// A name of the literature for an octal code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedCode {
    /// The name in the notation of positions.
    pub name: &'static str,
    /// Its octal code.
    pub code: &'static str,
    /// What a heap is in the game as it is usually played.
    pub heap: &'static str,
}

/// The games that have a name of their own. Their heaps are those of the octal code.
pub const NAMED_CODES: &[NamedCode] = &[
    NamedCode {
        name: "kayles",
        code: "0.77",
        heap: "a row of n pins; a ball knocks down one or two neighbours",
    },
    NamedCode { name: "dawson", code: "0.137", heap: "Dawson's Chess with n pairs of pawns" },
    NamedCode {
        name: "dawsons-kayles",
        code: "0.07",
        heap: "a row of n pins; a ball knocks down two neighbours",
    },
    NamedCode { name: "treblecross", code: "0.007", heap: "Treblecross on n - 2 squares" },
    NamedCode { name: "officers", code: "0.6", heap: "n; it is n + 1 in Couples-are-Forever" },
    NamedCode { name: "guiles", code: "0.15", heap: "n stones" },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_prints() {
        for text in ["0.77", "0.137", "4.7", "4.0", "0.0", "0.000000000000000000000000000000000000006"] {
            assert_eq!(Code::octal(text).unwrap().to_string(), text);
        }
        for text in ["0.f", "c.0a", "8.0"] {
            assert_eq!(Code::hexadecimal(text).unwrap().to_string(), text);
        }
        assert_eq!(Code::hexadecimal("C.0A00").unwrap().to_string(), "c.0a");
    }

    #[test]
    fn a_mistake_has_its_place_and_what_is_allowed_there() {
        for (base, text, offset, message, slug) in [
            (Base::Octal, "0.87", 2, "octal code has the digit 8", "code-digit"),
            (Base::Octal, "9.7", 0, "octal code has the digit 9", "code-digit"),
            (Base::Octal, "0.7a", 3, "octal code has the character 'a'", "code-digit"),
            (Base::Octal, "0.7.7", 3, "octal code has the character '.'", "code-digit"),
            (Base::Octal, "0.7é", 3, "octal code has the character 'é'", "code-digit"),
            (Base::Octal, "3.7", 0, "octal code begins with 3", "code-first-digit"),
            (Base::Hexadecimal, "d.7", 0, "hexadecimal code begins with d", "code-first-digit"),
            (Base::Hexadecimal, "0.g", 2, "hexadecimal code has the character 'g'", "code-digit"),
            (Base::Octal, "077", 1, "octal code has '7' in place of the point", "code-point"),
            (Base::Octal, "0.", 2, "octal code ends too early", "code-end"),
            (Base::Octal, "4", 1, "octal code ends too early", "code-end"),
            (Base::Octal, "", 0, "octal code ends too early", "code-end"),
            (Base::Octal, ".", 1, "octal code ends too early", "code-end"),
        ] {
            let error = Code::read(base, text).unwrap_err();
            assert_eq!(
                (error.offset, error.to_string(), error.slug()),
                (offset, message.to_owned(), slug),
                "{text}"
            );
            assert!(!error.expected().is_empty());
        }
    }

    #[test]
    fn every_named_code_is_one() {
        for named in NAMED_CODES {
            assert_eq!(Code::named(named.name).unwrap().to_string(), named.code);
        }
    }
}
