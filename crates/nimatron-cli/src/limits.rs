//! [`LimitArgs`]: what an answer may cost, the same on every command.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use nimatron::Budget;
use nimatron::notation::Wording;

/// What an answer may cost.
#[derive(Debug, Clone, Copy, Args)]
pub(crate) struct LimitArgs {
    /// How many steps an answer may take before it is given up
    #[arg(long, value_name = "STEPS", default_value = "10000000", display_order = 800)]
    pub(crate) budget: Option<u64>,
    /// How much memory an answer may use before it is given up, such as 512M or 4G
    #[arg(long, value_name = "SIZE", default_value = "1G", display_order = 801)]
    pub(crate) memory: ByteSize,
}

impl LimitArgs {
    /// Returns the budget; it has no limit of steps if the command has none and none was given.
    pub(crate) fn budget(self) -> Budget {
        Budget::new(self.budget.unwrap_or(u64::MAX)).with_bytes(self.memory.0)
    }

    /// Returns the budget of a question all of whose parts are answered together.
    pub(crate) fn budget_of_all(self) -> Budget {
        /// How many of its parts may take all the steps: the outcome, a move and some fields.
        const PARTS: u64 = 4;
        self.budget().shared(PARTS)
    }
}

/// A number of bytes, such as `64k`, `512M`, `4G` or `1_000_000`; the letters stand for powers of 1024.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ByteSize(pub(crate) u64);

impl FromStr for ByteSize {
    type Err = Wording;

    fn from_str(text: &str) -> Result<Self, Wording> {
        let wrong = || Wording::new("usage-size").with("value", text);
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let shift = match text[digits.len()..].to_ascii_lowercase().as_str() {
            "" | "b" => 0,
            "k" | "kb" | "kib" => 10,
            "m" | "mb" | "mib" => 20,
            "g" | "gb" | "gib" => 30,
            "t" | "tb" | "tib" => 40,
            _ => return Err(wrong()),
        };
        let number: u64 = digits.replace('_', "").parse().map_err(|_| wrong())?;
        number.checked_mul(1 << shift).map(Self).ok_or_else(wrong)
    }
}

impl fmt::Display for ByteSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        let read = |text: &str| text.parse::<ByteSize>().ok().map(|size| size.0);
        assert_eq!(read("1000"), Some(1000));
        assert_eq!(read("64k"), Some(64 << 10));
        assert_eq!(read("512MiB"), Some(512 << 20));
        assert_eq!(read("1G"), Some(Budget::BYTES));
        assert_eq!(read("1_0t"), Some(10 << 40));
        for wrong in ["", "G", "-1", "1.5G", "1x", "99999999999999999999", "20000000T", "ä"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
