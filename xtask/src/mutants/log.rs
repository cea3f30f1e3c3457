//! [`Log`]: what became of each mutant, the newest line of a name counting.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::Result;

use super::{Mutant, say};

/// How a mutant fared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    Caught,
    /// Caught by a test that did not end.
    Timeout,
    Missed,
    /// Missed, because no test gets there.
    Unreached,
    /// It does not compile.
    Unviable,
    /// It may compile but cannot be woven: for cargo-mutants alone.
    Unwoven,
}

const FATES: [(Fate, &str); 6] = [
    (Fate::Caught, "caught"),
    (Fate::Timeout, "timeout"),
    (Fate::Missed, "missed"),
    (Fate::Unreached, "unreached"),
    (Fate::Unviable, "unviable"),
    (Fate::Unwoven, "unwoven"),
];

impl Fate {
    /// Whether no test has noticed.
    pub(crate) fn is_survivor(self) -> bool {
        matches!(self, Self::Missed | Self::Unreached)
    }

    fn read(text: &str) -> Option<Self> {
        FATES.iter().find(|(_, name)| *name == text).map(|(fate, _)| *fate)
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        FATES.iter().filter(|(fate, _)| fate == self).try_for_each(|(_, name)| f.pad(name))
    }
}

/// A file of lines `fate`, `test`, `mutant`, and the newest fate of each mutant.
pub(crate) struct Log {
    file: File,
    fates: HashMap<String, Fate>,
}

impl Log {
    /// The log in this file, which may not exist yet.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let entry = |line: &str| {
            let mut fields = line.split('\t');
            let fate = Fate::read(fields.next()?)?;
            Some((fields.nth(1)?.to_owned(), fate))
        };
        let fates = text.lines().filter_map(entry).collect();
        Ok(Self { file: OpenOptions::new().create(true).append(true).open(path)?, fates })
    }

    pub(crate) fn fate(&self, mutant: &Mutant) -> Option<Fate> {
        self.fates.get(&mutant.name).copied()
    }

    pub(crate) fn write(&mut self, fate: Fate, test: &str, mutant: &str) -> Result<()> {
        self.fates.insert(mutant.to_owned(), fate);
        Ok(writeln!(self.file, "{fate}\t{test}\t{mutant}")?)
    }

    /// A row per part of the program, and one for all; whether any of these mutants survives.
    pub(crate) fn summary(&self, mutants: &[Mutant]) -> bool {
        let mut parts: BTreeMap<&str, [usize; FATES.len()]> = BTreeMap::new();
        for mutant in mutants {
            let Some(fate) = self.fate(mutant) else { continue };
            for part in [part(&mutant.file), "~ all"] {
                parts.entry(part).or_default()[fate as usize] += 1;
            }
        }
        let names: String = FATES.iter().map(|(_, name)| format!(" {name} |")).collect();
        say(&format!("| part |{names} caught of the viable |"));
        for (part, counts) in &parts {
            let caught = counts[Fate::Caught as usize] + counts[Fate::Timeout as usize];
            let missed = counts[Fate::Missed as usize] + counts[Fate::Unreached as usize];
            let cells: String = counts.iter().map(|count| format!(" {count} |")).collect();
            let share = 100.0 * caught as f64 / (caught + missed).max(1) as f64;
            say(&format!("| {part} |{cells} {share:.1} % |"));
        }
        mutants.iter().any(|mutant| self.fate(mutant).is_some_and(Fate::is_survivor))
    }
}

/// The crate, and of the library the folder or file under `src`.
fn part(file: &str) -> &str {
    let inner = file.strip_prefix("crates/nimatron/src/").unwrap_or("nimatron-verify");
    inner.split(['/', '.']).next().unwrap_or(inner)
}
