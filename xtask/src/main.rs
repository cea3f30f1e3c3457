//! Everything CI does, runnable by a person: `cargo xtask test`, `cargo xtask lint`, `cargo xtask ci`.

mod api;
mod command;
mod deny;
mod marking;
mod msrv;
mod package;
mod proof;

use std::process::ExitCode;

use anyhow::{Result, bail};
use command::cargo;

const USAGE: &str = "\
cargo xtask COMMAND

  ci       lint, then test: what .ci/run does
  lint     formatting, clippy and rustdoc, warnings as errors
  test     all tests, and msrv, package, api, deny and proof
  bench    the benches that assert their answers
  msrv     the stated minimum Rust version, with the toolchain at hand
  package  the library builds from its packed form
  api      the public API is the one listed in docs/api
  deny     licences, duplicate versions and sources of all dependencies
  proof    the machine-checked proofs, and the program against the oracle extracted from them
  marking  ten times the positions of the test that solves whole boxes without theory";

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
    match arguments {
        ["ci"] => lint().and_then(|()| test()),
        ["lint"] => lint(),
        ["test"] => test(),
        ["bench"] => cargo(&["bench", "--workspace"]),
        ["msrv"] => msrv::run(),
        ["package"] => package::run(),
        ["api", options @ ..] => api::run(options),
        ["deny"] => deny::run(),
        ["marking", options @ ..] => marking::run(options),
        ["proof", options @ ..] => proof::run(options),
        _ => bail!("unknown command\n\n{USAGE}"),
    }
}

fn lint() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    command::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

fn test() -> Result<()> {
    msrv::run()?;
    cargo(&["test", "--workspace"])?;
    package::run()?;
    api::run(&[])?;
    deny::run()?;
    proof::run(&[])
}
