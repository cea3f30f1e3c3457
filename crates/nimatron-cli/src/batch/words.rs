//! [`WinnerWords`]: the words for the two winners.

use std::fmt;
use std::str::FromStr;

use nimatron::Outcome;

/// What is printed if the first player wins, and what if the second does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WinnerWords {
    first: String,
    second: String,
}

impl WinnerWords {
    /// Returns the word for the winner of a position with this outcome.
    pub(crate) fn of(&self, outcome: Outcome) -> &str {
        if outcome == Outcome::N { &self.first } else { &self.second }
    }
}

impl fmt::Display for WinnerWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.first, self.second)
    }
}

impl FromStr for WinnerWords {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split(',').collect::<Vec<_>>().as_slice() {
            [first, second] if !text.contains('\n') => {
                Ok(Self { first: (*first).to_owned(), second: (*second).to_owned() })
            }
            _ => Err("expected two words with a comma between them, such as Alice,Bob".to_owned()),
        }
    }
}
