//! `cargo xtask mutants`: does some test notice when a line is wrong?
//!
//! Of a change, cargo-mutants builds and tests one mutant after the other. Of everything, the mutants that it lists are
//! woven into one build, and each is tried on the tests that reach it, the quickest first.

mod build;
mod trial;
mod weave;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::{cargo, say};

const USAGE: &str = "\
cargo xtask mutants [--since REVISION]
cargo xtask mutants --all [--file TEXT]... [--sample N] [--test NAME]...

  --since REVISION   the mutants of what has changed since then (default HEAD~)
  --all              the mutants of the library, the parser and the verifier
  --file TEXT        only those in files whose path contains this
  --sample N         every Nth of them
  --test NAME        only the unit tests and these tests of the library (default: all tests)";

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
    let (mut files, mut tests, mut sample) = (Vec::new(), Vec::new(), 1);
    while let [option, value, rest @ ..] = arguments {
        match *option {
            "--file" => files.push(*value),
            "--test" => tests.push(*value),
            "--sample" => sample = value.parse().with_context(|| format!("{value}\n\n{USAGE}"))?,
            _ => bail!("{option} is not understood\n\n{USAGE}"),
        }
        arguments = rest;
    }
    if !arguments.is_empty() || sample == 0 {
        bail!("{USAGE}");
    }
    install()?;
    let mutants = listed()?;
    say(&format!("{} mutants listed", mutants.len()));
    let chosen: Vec<Mutant> = mutants
        .into_iter()
        .filter(|mutant| files.is_empty() || files.iter().any(|file| mutant.file.contains(file)))
        .step_by(sample)
        .collect();
    let built = build::Built::new(&folder()?, &chosen, &tests)?;
    trial::try_all(&built, &chosen)
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
