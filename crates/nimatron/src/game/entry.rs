//! [`Entry`]: what is known of a game before its parameters are.

use std::fmt;

use super::{Component, InvalidNumber, Setup};
use crate::Natural;
use crate::notation::ParseError;
use crate::wording::words;

/// How many numbers a position of a game has, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arity {
    /// Any number of them.
    Any,
    /// Two, or none for the empty position.
    Pair,
    /// Any number of them, each 0 or 1.
    Flags,
    /// Any number of pairs, each the two ends of an edge or of a gap.
    Edges,
}

/// What is known of a game before its parameters are: one line of the list of games.
pub struct Entry {
    /// The name in the notation.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// The parameters, as written in the notation: `k`; empty where there are none.
    pub parameters: &'static str,
    /// How many numbers a position has, and which.
    pub arity: Arity,
    /// A position to begin with.
    pub example: &'static str,
    /// Reads parameters and numbers.
    pub(crate) setup: fn(&Setup<'_>) -> Result<Component, ParseError>,
    /// Rules for the generic check, as games with their parameters, each with the bounds of a box of positions:
    /// the number of numbers and the largest of them.
    pub samples: &'static [(&'static str, usize, u64)],
}

impl Entry {
    /// The name with its parameters, as in the table of games: `moore(k)`.
    pub fn signature(&self) -> String {
        if self.parameters.is_empty() {
            self.name.to_owned()
        } else {
            format!("{}({})", self.name, self.parameters)
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.signature())
    }
}

impl Entry {
    /// Every number that is not valid in a position of this game.
    pub(crate) fn invalid_numbers<'a>(
        &self,
        numbers: impl ExactSizeIterator<Item = &'a Natural> + DoubleEndedIterator,
    ) -> Vec<InvalidNumber> {
        let name = self.name;
        match (self.arity, numbers.len()) {
            (Arity::Any, _) | (Arity::Pair, 0 | 2) => Vec::new(),
            (Arity::Edges, count) if count % 2 == 0 => Vec::new(),
            (Arity::Edges, count) => vec![InvalidNumber {
                index: count - 1,
                message: words!(
                    "error-half-pair",
                    text = numbers.last().map_or(String::new(), Natural::to_string)
                ),
                expected: words!("error-half-pair-expected", example = self.example),
            }],
            (Arity::Pair, count) => vec![InvalidNumber {
                index: 2.min(count - 1),
                message: words!("error-pair", name = name, count = count),
                expected: words!("error-pair-expected", example = self.example),
            }],
            (Arity::Flags, _) => {
                let invalid_number = |(index, number): (usize, &Natural)| InvalidNumber {
                    index,
                    message: words!("error-flag", name = name, number = number),
                    expected: words!("error-flag-expected"),
                };
                numbers.enumerate().filter(|(_, number)| **number > 1).map(invalid_number).collect()
            }
        }
    }
}
