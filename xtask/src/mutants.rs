//! `cargo xtask mutants`: does some test notice when a line is wrong?
//!
//! Of a change, cargo-mutants builds and tests one mutant after the other. Of everything, the mutants that it lists are
//! woven into one build, and each is tried on the tests that reach it, the quickest first.

mod build;
mod log;
mod suite;
mod trial;
mod weave;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::{cargo, say};

const USAGE: &str = "\
cargo xtask mutants [--since REVISION]
cargo xtask mutants --all [--file TEXT]... [--sample N] [--again missed] [--test NAME]... [--patience SECONDS]

  --since REVISION    the mutants of what has changed since then (default HEAD~)
  --all               the mutants of the library, the parser and the verifier that the log does not have
  --file TEXT         only those in files whose path contains this
  --sample N          every Nth of them
  --again missed      also those that were missed the last time
  --test NAME         only these tests, unit for those beside the code (default: all tests)
  --patience SECONDS  what the tests of one mutant may take (default 30)

The log is target/mutants/outcomes.tsv; the newest line of a mutant counts.";

/// The crates whose mutants must be caught.
const PACKAGES: [&str; 2] = ["nimatron", "nimatron-verify"];

/// One way to make the program wrong, as cargo-mutants lists it.
#[derive(Debug, Clone)]
struct Mutant {
    id: usize,
    name: String,
    file: String,
    function: String,
    genre: String,
    line: usize,
    column: usize,
    replacement: String,
}

/// Tries the mutants of a change or all of them.
///
/// # Errors
/// If a mutant is missed.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => of_change("HEAD~"),
        ["--since", revision] => of_change(revision),
        ["--all", rest @ ..] => of_all(rest),
        [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
    }
}

fn install() -> Result<()> {
    let known = Command::new("cargo").args(["mutants", "--version"]).output()?.status.success();
    if known { Ok(()) } else { cargo(&["install", "cargo-mutants", "--locked"]) }
}

/// The mutants of what has changed since a revision, by cargo-mutants alone.
fn of_change(revision: &str) -> Result<()> {
    install()?;
    let folder = folder()?;
    let diff = folder.join("change.diff");
    let text = Command::new("git").args(["diff", revision, "--", "crates"]).output()?;
    if !text.status.success() {
        bail!("git knows no {revision}");
    }
    std::fs::write(&diff, text.stdout)?;
    let diff = diff.display().to_string();
    cargo(&["mutants", "--in-diff", &diff, "--output", &folder.display().to_string()])
}

fn of_all(mut arguments: &[&str]) -> Result<()> {
    let (mut files, mut tests, mut sample, mut again, mut patience) = (Vec::new(), Vec::new(), 1, false, 30);
    while let [option, value, rest @ ..] = arguments {
        let number = || value.parse::<u16>().with_context(|| format!("{value}\n\n{USAGE}"));
        match (*option, *value) {
            ("--file", file) => files.push(file),
            ("--test", test) => tests.push(test),
            ("--sample", _) => sample = number()?.max(1),
            ("--again", "missed") => again = true,
            ("--patience", _) => patience = number()?,
            _ => bail!("{option} {value} is not understood\n\n{USAGE}"),
        }
        arguments = rest;
    }
    if !arguments.is_empty() {
        bail!("{USAGE}");
    }
    install()?;
    let mut mutants = listed()?;
    say(&format!("{} mutants listed", mutants.len()));
    mutants.retain(|mutant| files.is_empty() || files.iter().any(|file| mutant.file.contains(file)));
    let folder = folder()?;
    let built = build::Built::new(&folder, &mutants, &tests)?;
    let mut log = log::Log::open(&folder.join("outcomes.tsv"))?;
    let wanted = |mutant: &&Mutant| log.fate(mutant).is_none_or(|fate| again && fate.is_survivor());
    let tried: Vec<&Mutant> = mutants.iter().step_by(sample.into()).filter(wanted).collect();
    trial::try_all(&built, &tried, &mut log, Duration::from_secs(patience.into()))?;
    if log.summary(&mutants) { bail!("some mutants are missed") } else { Ok(()) }
}

/// The mutants, as cargo-mutants lists them.
fn listed() -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json"]);
    PACKAGES.iter().for_each(|package| {
        command.args(["--package", package]);
    });
    let output = command.output()?;
    let list: Vec<Value> = serde_json::from_slice(&output.stdout).context("the list of cargo-mutants")?;
    let mutant = |(id, value): (usize, &Value)| {
        let text = |field: &Value| field.as_str().map(str::to_owned);
        let number = |field: &Value| usize::try_from(field.as_u64()?).ok();
        Some(Mutant {
            id,
            name: text(&value["name"])?,
            file: text(&value["file"])?,
            function: text(&value["function"]["function_name"]).unwrap_or_default(),
            genre: text(&value["genre"])?,
            line: number(&value["span"]["start"]["line"])?,
            column: number(&value["span"]["start"]["column"])?,
            replacement: text(&value["replacement"])?,
        })
    };
    list.iter().enumerate().map(mutant).collect::<Option<_>>().context("an unknown list of mutants")
}

/// Where everything about mutants is kept; no part of the repository.
fn folder() -> Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/mutants");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.canonicalize()?)
}
