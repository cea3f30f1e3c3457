//! `cargo xtask msrv`: the minimum Rust version that `Cargo.toml` states, compared with the installed toolchain.

use std::cmp::Ordering;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run as succeed, say, works};

/// The minimum Rust version, as `Cargo.toml` states it.
const MINIMUM: &str = env!("CARGO_PKG_RUST_VERSION");

/// Builds everything with the minimum Rust version, if it is installed.
///
/// # Errors
/// If it does not build, or if the toolchain is older than what is stated.
pub(crate) fn run() -> Result<()> {
    let output = Command::new("rustc").arg("--version").output().context("cannot run rustc")?;
    let version = String::from_utf8(output.stdout)?;
    let here = minor(version.split(' ').nth(1).unwrap_or_default());
    // The same build as for the tests, so that it is done once.
    let build = ["test", "--workspace", "--no-run", "--quiet"];
    match here.cmp(&minor(MINIMUM)) {
        Ordering::Less => bail!("{} is older than Rust {MINIMUM}, which is needed", version.trim()),
        Ordering::Equal => cargo(&build)?,
        Ordering::Greater => {
            if !works(Command::new("rustup").args(["run", MINIMUM, "rustc", "--version"])) {
                say(&format!("Rust {MINIMUM} is not at hand: rustup toolchain install {MINIMUM}"));
                return Ok(());
            }
            succeed(Command::new("rustup").args(["run", MINIMUM, "cargo"]).args(build))?;
        }
    }
    say(&format!("builds with Rust {MINIMUM}, the minimum"));
    Ok(())
}

/// Returns the first two numbers of a version.
fn minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(minor("1.100.0") > minor("1.95"));
        assert_eq!(minor("1.95.0"), minor("1.95"));
        assert_eq!(minor("what"), None);
    }
}
