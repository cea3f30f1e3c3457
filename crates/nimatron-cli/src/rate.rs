//! [`Rate`]: how often something happens, as it is typed.

use std::fmt;
use std::str::FromStr;

use nimatron::notation::Wording;

/// A probability, in thousandths. It is written as `0.25` or `25%`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate(pub(crate) u16);

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (percent, 0) => write!(f, "{percent}%"),
            (percent, tenths) => write!(f, "{percent}.{tenths}%"),
        }
    }
}

impl FromStr for Rate {
    type Err = Wording;

    fn from_str(text: &str) -> Result<Self, Wording> {
        let (number, whole) = match text.strip_suffix('%') {
            Some(percent) => (percent, 10.0),
            None => (text, 1000.0),
        };
        let per_mille = number.trim().parse::<f64>().map(|number| (number * whole).round());
        match per_mille {
            Ok(per_mille @ 0.0..=1000.0) => Ok(Self(per_mille as u16)),
            _ => Err(Wording::new("error-rate").with("text", text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_print_as_they_are_read() {
        for text in ["0%", "7.5%", "25%", "33.3%", "100%"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        let written = [("0", 0), ("1", 1000), ("0.0004", 0), ("0.0006", 1), ("99.96%", 1000), ("0.25", 250)];
        for (text, per_mille) in written {
            assert_eq!(text.parse(), Ok(Rate(per_mille)), "{text}");
        }
        for text in ["", "%", "-0.1", "1.01", "101%", "NaN", "inf", "half"] {
            assert!(text.parse::<Rate>().is_err(), "{text:?}");
        }
    }
}
