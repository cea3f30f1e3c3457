//! [`Record`]: what was fuzzed so far, session by session.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// One run of one target, in which nothing was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Session {
    target: String,
    /// The seed of the fuzzer.
    seed: u64,
    executions: u64,
    seconds: u64,
}

impl Session {
    /// Reads what the fuzzer printed.
    pub(crate) fn of(target: &str, printed: &str, seconds: u64) -> Result<Self> {
        let number = |beginning: &str| {
            let rest = printed.lines().find_map(|line| line.strip_prefix(beginning));
            let number = rest.and_then(|rest| rest.trim().parse().ok());
            number.with_context(|| format!("{target} printed no line `{beginning}`"))
        };
        let (seed, executions) = (number("INFO: Seed:")?, number("stat::number_of_executed_units:")?);
        Ok(Self { target: target.to_owned(), seed, executions, seconds })
    }

    /// Reads a line of the record.
    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let target = words.next()?.to_owned();
        let mut number = || words.next()?.parse().ok();
        Some(Self { target, seed: number()?, executions: number()?, seconds: number()? })
    }
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.target, self.seed, self.executions, self.seconds)
    }
}

/// All sessions, kept in a file: on each line a target, the seed, the executions and the seconds.
#[derive(Debug)]
pub(crate) struct Record {
    file: PathBuf,
    sessions: Vec<Session>,
}

impl Record {
    /// Reads the record; a file that is not there is an empty one.
    pub(crate) fn read(file: PathBuf) -> Result<Self> {
        let text = if file.exists() { fs::read_to_string(&file)? } else { String::new() };
        let session = |line| Session::parse(line).with_context(|| format!("{}: {line:?}", file.display()));
        let sessions = text.lines().map(session).collect::<Result<_>>()?;
        Ok(Self { file, sessions })
    }

    /// Adds a session, and writes the record.
    pub(crate) fn add(&mut self, session: Session) -> Result<()> {
        self.sessions.push(session);
        let lines: Vec<String> = self.sessions.iter().map(|session| format!("{session}\n")).collect();
        fs::write(&self.file, lines.concat()).with_context(|| self.file.display().to_string())
    }

    /// Returns the executions of all sessions.
    pub(crate) fn executions(&self) -> u64 {
        self.sessions.iter().map(|session| session.executions).sum()
    }
}

/// A line for each target, and one for all.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut targets: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
        for session in &self.sessions {
            let (executions, seconds) = targets.entry(&session.target).or_default();
            *executions += session.executions;
            *seconds += session.seconds;
        }
        for (target, (executions, seconds)) in &targets {
            let rate = executions / seconds.max(&1);
            writeln!(f, "{target:<12} {executions:>12} executions in {seconds:>6} s, {rate:>6} a second")?;
        }
        write!(f, "{:<12} {:>12} executions", "all", self.executions())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_are_read_from_what_the_fuzzer_prints_and_from_the_record() {
        let printed = "INFO: Seed: 17\n#2 INITED\nstat::number_of_executed_units: 4711\n";
        let session = Session::of("solve", printed, 60).unwrap();
        assert_eq!(session.to_string(), "solve 17 4711 60");
        assert_eq!(Session::parse("solve 17 4711 60"), Some(session));
        assert!(Session::of("solve", "INFO: Seed: 17", 60).is_err());
        assert_eq!(Session::parse("solve 17"), None);
    }
}
