//! Everything CI does, runnable by a person: `cargo xtask test`, `cargo xtask lint`, `cargo xtask ci`.

mod command;
mod emulate;
mod proof;

use std::process::ExitCode;

use anyhow::{Result, bail};
use command::cargo;

const USAGE: &str = "\
cargo xtask COMMAND

  ci      lint, then test: what .ci/run does
  lint    formatting, clippy and rustdoc, warnings as errors
  test    all tests
  bench   the benches that assert their answers
  proof   the machine-checked proofs, and the program against the oracle extracted from them
  emulate the tests of the vector kernels on an emulated processor, with AVX-512";

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
        ["proof", options @ ..] => proof::run(options),
        ["emulate", options @ ..] => emulate::run(options),
        _ => bail!("unknown command\n\n{USAGE}"),
    }
}

fn lint() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    command::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

fn test() -> Result<()> {
    cargo(&["test", "--workspace"])
}
