//! Debian's packages, the source of programs that cargo does not install.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{run as succeed, works};

/// Installs packages.
///
/// # Errors
/// If there is no apt-get, or it fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    ensure!(works(apt().arg("--version")), "missing, with no apt-get to install it: {}", packages.join(", "));
    succeed(apt().args(["update", "--quiet"]))?;
    succeed(apt().args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))
}
