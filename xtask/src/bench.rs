//! `cargo xtask bench`: Nimatron next to its references and peers; writes this processor's part of docs/BENCHMARKS.md.

use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, cargo_with, works, workspace};
use crate::debian;

/// Builds the command and the benchmarks, optimised, and runs them with these options.
///
/// # Errors
/// If something does not build, an answer is wrong, or `--check` finds a ratio too low.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let root = workspace();
    let manifest = root.join("bench/Cargo.toml").display().to_string();
    if options == ["--gate"] {
        // The kernels alone: neither the command nor a C++ compiler is needed.
        return cargo(&["run", "--release", "--manifest-path", &manifest, "--", "--gate"]);
    }
    if !works(Command::new("g++").arg("--version")) {
        debian::install(&["g++"])?;
    }
    cargo(&["build", "--release", "--package", "nimatron-cli"])?;
    let page = root.join("docs/BENCHMARKS.md").display().to_string();
    let program = root.join("target/release/nimatron").display().to_string();
    let mut arguments = vec!["run", "--release", "--manifest-path", &manifest, "--"];
    // Only a full run replaces a part of the page; one workload or a check does not.
    if options.is_empty() {
        arguments.extend(["--write", &page]);
    }
    arguments.extend(options);
    cargo_with(&arguments, &[("NIMATRON", &program)])
}
