//! Nimatron next to its references and its peers: `cargo xtask bench`.
//!
//! Each workload runs in its own process, with its variants round-robin. The least time of many rounds counts, and
//! ratios within one run matter more than absolute times, because the machines are shared.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints what it measured")]

mod clock;
mod contest_text;
mod inputs;
mod machine;
mod marking;
mod page;
mod race;
mod reference;
mod server;
mod sparse;
mod workloads;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};
use race::Table;
use workloads::WORKLOADS;

const USAGE: &str = "\
cargo xtask bench [--check | --gate] [--only NAME] [--write PAGE]

  --check       fail if a ratio is under 0.8 of its target
  --gate        only the kernels, and fail if a ratio is under half of its target: what CI runs, on busy machines too
  --only NAME   one workload
  --write PAGE  write the page of results; by default docs/BENCHMARKS.md where nothing else is asked";

/// The share of a target that `--check` requires: less than 1, because the machines are shared.
const SLACK: f64 = 0.8;
/// The share that `--gate` requires: what falls below it is not noise.
const GATE: f64 = 0.5;

#[derive(Default)]
struct Options {
    /// The share of each target that must be reached.
    share: Option<f64>,
    /// Whether only the gated workloads are measured.
    is_gate: bool,
    only: Option<String>,
    page: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(std::env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Vec<String>) -> Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["race", name] = arguments[..] {
        let workload = workloads::named(name).with_context(|| format!("no workload is called {name}"))?;
        println!("{}", serde_json::to_string(&(workload.run)()?)?);
        return Ok(());
    }
    let options = parse(&arguments)?;
    let mut tables = Vec::new();
    for workload in WORKLOADS {
        let is_asked = workload.is_gated || !options.is_gate;
        if is_asked && options.only.as_deref().is_none_or(|only| only == workload.name) {
            eprintln!("{} …", workload.name);
            let measured = apart(workload.name).with_context(|| workload.name.to_owned())?;
            measured.iter().for_each(|table| println!("{}", page::table(table)));
            tables.extend(measured);
        }
    }
    ensure!(!tables.is_empty(), "no workload is called {}", options.only.unwrap_or_default());
    if let Some(page) = options.page {
        let before = std::fs::read_to_string(&page).unwrap_or_default();
        std::fs::write(&page, page::page(&before, &machine::Machine::here(), &tables))
            .with_context(|| format!("cannot write {}", page.display()))?;
    }
    if let Some(share) = options.share {
        let missed: Vec<String> = tables.iter().flat_map(|table| table.missed_ratios(share)).collect();
        ensure!(missed.is_empty(), "under {share} of the target:\n{}", missed.join("\n"));
    }
    Ok(())
}

fn parse(arguments: &[&str]) -> Result<Options> {
    let mut options = Options::default();
    let mut rest = arguments;
    loop {
        rest = match rest {
            [] => return Ok(options),
            ["--check", rest @ ..] => {
                options.share = Some(SLACK);
                rest
            }
            ["--gate", rest @ ..] => {
                (options.share, options.is_gate) = (Some(GATE), true);
                rest
            }
            ["--only", name, rest @ ..] => {
                options.only = Some((*name).to_owned());
                rest
            }
            ["--write", page, rest @ ..] => {
                options.page = Some(page.into());
                rest
            }
            [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
        }
    }
}

/// Returns the tables of a workload, measured in a fresh process, so that no workload affects the memory of another.
fn apart(name: &str) -> Result<Vec<Table>> {
    let output = Command::new(std::env::current_exe()?)
        .args(["race", name])
        .stderr(std::process::Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "ended with {}", output.status);
    Ok(serde_json::from_slice(&output.stdout)?)
}
