//! [`Level`]: how well an opponent plays.

use std::fmt;
use std::str::FromStr;

/// How well an opponent plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Level {
    /// Wins every won position, and resists in a lost one.
    #[default]
    Perfect,
    /// Sometimes plays at random, else perfectly.
    Fallible {
        /// How often it plays at random.
        mistakes: Rate,
    },
    /// Plays at random.
    Random,
}

impl Level {
    /// The names of the levels, in the order of strength.
    pub const NAMES: [&'static str; 3] = ["perfect", "fallible", "random"];

    /// Returns the level called `name`; `mistakes` applies to the fallible one.
    ///
    /// # Errors
    /// An error if there is no level of that name.
    pub fn named(name: &str, mistakes: Rate) -> Result<Self, UnknownLevel> {
        match name {
            "perfect" => Ok(Self::Perfect),
            "fallible" => Ok(Self::Fallible { mistakes }),
            "random" => Ok(Self::Random),
            _ => Err(UnknownLevel(name.to_owned())),
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perfect => "perfect",
            Self::Fallible { .. } => "fallible",
            Self::Random => "random",
        }
    }
}

/// A name that no level has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a level; expected perfect, fallible or random")]
pub struct UnknownLevel(pub String);

/// A probability in thousandths.
///
/// ```
/// use nimatron::Rate;
///
/// let rate: Rate = "0.25".parse()?;
/// assert_eq!(rate, "25%".parse()?);
/// assert_eq!(rate.per_mille(), 250);
/// assert!("1.5".parse::<Rate>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rate(u16);

impl Rate {
    /// Returns `per_mille` thousandths, or `None` if that is more than 1.
    pub const fn of_per_mille(per_mille: u16) -> Option<Self> {
        if per_mille <= 1000 { Some(Self(per_mille)) } else { None }
    }

    /// Returns the thousandths.
    pub const fn per_mille(self) -> u16 {
        self.0
    }
}

/// One in four.
impl Default for Rate {
    fn default() -> Self {
        Self(250)
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (percent, 0) => write!(f, "{percent}%"),
            (percent, tenths) => write!(f, "{percent}.{tenths}%"),
        }
    }
}

/// A text that is not a probability.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a rate: a number from 0 to 1 such as 0.25, or a percentage such as 25%")]
pub struct NotARate(pub String);

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Self, NotARate> {
        let (number, whole) = match text.strip_suffix('%') {
            Some(percent) => (percent, 10.0),
            None => (text, 1000.0),
        };
        let per_mille = number.trim().parse::<f64>().map(|number| (number * whole).round());
        match per_mille {
            Ok(per_mille @ 0.0..=1000.0) => Ok(Self(per_mille as u16)),
            _ => Err(NotARate(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_print_as_they_are_read() {
        for text in ["0%", "25%", "33.3%", "100%"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        for text in ["", "%", "-0.1", "1.01", "101%", "NaN", "inf", "half"] {
            assert_eq!(text.parse::<Rate>(), Err(NotARate(text.to_owned())), "{text:?}");
        }
    }

    #[test]
    fn levels_have_names() {
        for name in Level::NAMES {
            assert_eq!(Level::named(name, Rate::default()).unwrap().name(), name);
        }
        assert!(Level::named("good", Rate::default()).is_err());
    }
}
