//! [`Log`]: the outcome of each mutant.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::Result;

use crate::{Mutant, say};

/// What happened to a mutant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    Caught,
    /// Caught, because a test did not end in time.
    Timeout,
    Missed,
    /// Missed, because no test reaches it.
    Unreached,
    /// It does not compile.
    Unviable,
    /// It may compile but cannot be put behind a switch; cargo-mutants can try it.
    Unsupported,
}

const OUTCOMES: [(Outcome, &str); 6] = [
    (Outcome::Caught, "caught"),
    (Outcome::Timeout, "timeout"),
    (Outcome::Missed, "missed"),
    (Outcome::Unreached, "unreached"),
    (Outcome::Unviable, "unviable"),
    (Outcome::Unsupported, "unsupported"),
];

impl Outcome {
    /// Returns whether no test failed.
    pub(crate) fn is_survivor(self) -> bool {
        matches!(self, Self::Missed | Self::Unreached)
    }

    fn read(text: &str) -> Option<Self> {
        OUTCOMES.iter().find(|(_, name)| *name == text).map(|(outcome, _)| *outcome)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OUTCOMES.iter().filter(|(outcome, _)| outcome == self).try_for_each(|(_, name)| f.pad(name))
    }
}

/// A file of lines `outcome`, `test`, `mutant`; the last line of a mutant counts.
pub(crate) struct Log {
    file: File,
    outcomes: HashMap<String, Outcome>,
}

impl Log {
    /// Opens a log, or begins one if the file does not exist.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let entry = |line: &str| {
            let mut fields = line.split('\t');
            let outcome = Outcome::read(fields.next()?)?;
            Some((fields.nth(1)?.to_owned(), outcome))
        };
        let outcomes = text.lines().filter_map(entry).collect();
        Ok(Self { file: OpenOptions::new().create(true).append(true).open(path)?, outcomes })
    }

    pub(crate) fn outcome(&self, mutant: &Mutant) -> Option<Outcome> {
        self.outcomes.get(&mutant.name).copied()
    }

    pub(crate) fn write(&mut self, outcome: Outcome, test: &str, mutant: &str) -> Result<()> {
        self.outcomes.insert(mutant.to_owned(), outcome);
        Ok(writeln!(self.file, "{outcome}\t{test}\t{mutant}")?)
    }

    /// Prints a row for each part of the program and one for all. Returns whether any of these mutants survives.
    pub(crate) fn summary(&self, mutants: &[Mutant]) -> bool {
        let mut parts: BTreeMap<&str, [usize; OUTCOMES.len()]> = BTreeMap::new();
        for mutant in mutants {
            let Some(outcome) = self.outcome(mutant) else { continue };
            for part in [part(&mutant.file), "~ all"] {
                parts.entry(part).or_default()[outcome as usize] += 1;
            }
        }
        let names: String = OUTCOMES.iter().map(|(_, name)| format!(" {name} |")).collect();
        say(&format!("| part |{names} caught of the viable |"));
        for (part, counts) in &parts {
            let caught = counts[Outcome::Caught as usize] + counts[Outcome::Timeout as usize];
            let missed = counts[Outcome::Missed as usize] + counts[Outcome::Unreached as usize];
            let cells: String = counts.iter().map(|count| format!(" {count} |")).collect();
            let share = 100.0 * caught as f64 / (caught + missed).max(1) as f64;
            say(&format!("| {part} |{cells} {share:.1} % |"));
        }
        mutants.iter().any(|mutant| self.outcome(mutant).is_some_and(Outcome::is_survivor))
    }
}

/// Returns the part of the program that a file belongs to: of the library the module, otherwise the crate.
fn part(file: &str) -> &str {
    let inner = file.strip_prefix("crates/nimatron/src/").unwrap_or("nimatron-verify");
    inner.split(['/', '.']).next().unwrap_or(inner)
}
