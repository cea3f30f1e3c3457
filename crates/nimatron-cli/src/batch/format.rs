//! [`Format`]: how the input of a batch is written.

use std::fmt;

use clap::ValueEnum;

/// How the input is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One JSON object per line: {"position": …, "id": …}
    Jsonl,
    /// One position in the notation per line
    Lines,
    /// A header, then one position per line
    Csv,
    /// The number of cases, then for each case n and n numbers
    Contest,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Jsonl => "jsonl",
            Self::Lines => "lines",
            Self::Csv => "csv",
            Self::Contest => "contest",
        })
    }
}
