//! Debian's packages, the source of programs that cargo does not install.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{run as succeed, works};

/// Returns apt-get.
///
/// # Errors
/// If there is none.
fn apt(packages: &[&str]) -> Result<Command> {
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    ensure!(works(apt().arg("--version")), "missing, with no apt-get to install it: {}", packages.join(", "));
    Ok(apt())
}

/// Brings the list of packages up to date.
///
/// # Errors
/// If there is no apt-get, or it fails.
pub(crate) fn update() -> Result<()> {
    succeed(apt(&[])?.args(["update", "--quiet"]))
}

/// Installs packages.
///
/// # Errors
/// If there is no apt-get, or it fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    apt(packages)?;
    update()?;
    succeed(apt(packages)?.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))
}

/// Unpacks packages into the folder `root` without installing them; `archives` keeps their files.
///
/// # Errors
/// If there is no apt-get, or it fails.
pub(crate) fn unpack(packages: &[&str], archives: &Path, root: &Path) -> Result<()> {
    fs::create_dir_all(archives)?;
    fs::create_dir_all(root)?;
    succeed(apt(packages)?.arg("download").args(packages).current_dir(archives))?;
    for archive in fs::read_dir(archives)? {
        let archive = archive?.path();
        if archive.extension().is_some_and(|extension| extension == "deb") {
            succeed(Command::new("dpkg").arg("-x").arg(&archive).arg(root))?;
        }
    }
    Ok(())
}
