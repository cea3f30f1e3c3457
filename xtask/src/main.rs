//! Everything CI does, runnable by a person: `cargo xtask test`, `cargo xtask lint`, `cargo xtask ci`.

mod bench;
mod command;
mod fuzz;
mod marking;
mod mutants;
mod proof;
mod web;

use std::process::ExitCode;

use anyhow::{Context, Result};
use command::cargo;

/// Something a person or CI asks for by name, perhaps with options.
struct Task {
    name: &'static str,
    purpose: &'static str,
    run: fn(&[&str]) -> Result<()>,
}

const TASKS: &[Task] = &[
    Task { name: "ci", purpose: "lint, then test: what .ci/run does", run: ci },
    Task { name: "lint", purpose: "formatting, clippy and rustdoc, warnings as errors", run: lint },
    Task { name: "test", purpose: "all tests, those below without --long among them", run: test },
    Task {
        name: "bench",
        purpose: "the program next to its references and peers; writes docs/BENCHMARKS.md",
        run: bench::run,
    },
    Task { name: "fuzz", purpose: "the properties against the fuzzer: --minutes N", run: fuzz::run },
    Task {
        name: "marking",
        purpose: "whole boxes solved without theory, against the closed forms",
        run: marking::run,
    },
    Task {
        name: "mutants",
        purpose: "whether a test notices a wrong line: of a change, or --all",
        run: mutants::run,
    },
    Task {
        name: "proof",
        purpose: "the machine-checked proofs, and the program against them",
        run: proof::run,
    },
    Task { name: "web", purpose: "the page in a real browser, the API under schemathesis", run: web::run },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            command::say(&format!("xtask: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<()> {
    let (name, options) = arguments.split_first().with_context(usage)?;
    let task = TASKS.iter().find(|task| task.name == *name);
    (task.with_context(|| format!("{name} is not a task\n\n{}", usage()))?.run)(options)
}

fn usage() -> String {
    let line = |task: &Task| format!("\n  {:<8} {}", task.name, task.purpose);
    format!("cargo xtask TASK\n{}", TASKS.iter().map(line).collect::<String>())
}

fn ci(_: &[&str]) -> Result<()> {
    lint(&[])?;
    test(&[])
}

fn lint(_: &[&str]) -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    command::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

fn test(_: &[&str]) -> Result<()> {
    cargo(&["test", "--workspace"])
}
