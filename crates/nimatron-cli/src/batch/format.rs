//! [`Format`]: how the input of a batch is written.

use std::fmt;
use std::path::Path;

use clap::ValueEnum;

use crate::args::BatchArgs;

/// How the input is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One JSON object per line: {"position": …, "id": …}
    Jsonl,
    /// One position in the notation per line
    Lines,
    /// The number of cases, then for each case n and n numbers
    Contest,
}

impl Format {
    /// Returns the format that was asked for, or else the one that the file name or the options suggest.
    pub(crate) fn of(args: &BatchArgs) -> Self {
        let extension = args.file.as_deref().and_then(extension);
        let by_name = || match extension.as_deref()? {
            "jsonl" | "ndjson" | "json" => Some(Self::Jsonl),
            "lines" | "nim" => Some(Self::Lines),
            "in" => Some(Self::Contest),
            _ => None,
        };
        let for_a_contest = args.game.is_some() || args.misere || args.k_per_case || args.answer.is_some();
        let by_options = || match extension.as_deref() {
            _ if for_a_contest => Self::Contest,
            Some("txt") => Self::Lines,
            _ => Self::Jsonl,
        };
        args.format.or_else(by_name).unwrap_or_else(by_options)
    }
}

/// Returns the extension in lower case, ignoring `.gz` and `.zst`.
fn extension(file: &Path) -> Option<String> {
    let outer = file.extension()?.to_str()?.to_lowercase();
    match outer.as_str() {
        "gz" | "zst" => extension(Path::new(file.file_stem()?)),
        _ => Some(outer),
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Jsonl => "jsonl",
            Self::Lines => "lines",
            Self::Contest => "contest",
        })
    }
}
