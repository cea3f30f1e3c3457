//! `cargo xtask deny`: licences, banned crates, duplicate versions and sources, as `deny.toml` allows them.

use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, cargo_with, works};

const VERSION: &str = "0.20.2";

/// Installs cargo-deny if it is not there, and runs it.
///
/// # Errors
/// If cargo-deny cannot be installed, or the dependency tree breaks a rule.
pub(crate) fn run() -> Result<()> {
    install()?;
    cargo(&["deny", "--all-features", "check", "licenses", "bans", "sources"])
}

/// Installs cargo-deny, unoptimised: it builds in a third of the time, and runs once.
fn install() -> Result<()> {
    if works(Command::new("cargo").args(["deny", "--version"])) {
        return Ok(());
    }
    let quick = [
        ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
        ("CARGO_PROFILE_RELEASE_LTO", "off"),
        ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ];
    cargo_with(&["install", "cargo-deny", "--locked", "--version", VERSION], &quick)
}
