//! `cargo xtask package`: the library, packed as it would be published, builds from its packed form.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{cargo_with, say, workspace};

/// The library with those of its dependencies that are ours.
const LIBRARIES: [&str; 3] = ["nimatron-kernel", "nimatron-verify", "nimatron"];

/// What every package must hold beside its sources.
const FILES: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Packs, unpacks and builds.
///
/// # Errors
/// If a package does not build by itself or lacks a file.
pub(crate) fn run() -> Result<()> {
    let packages = LIBRARIES.iter().flat_map(|library| ["--package", library]);
    let arguments: Vec<&str> = ["package", "--allow-dirty"].into_iter().chain(packages).collect();
    // As the workspace's own profile has it, so that the dependencies are those that were built for the tests.
    let profile = [("CARGO_PROFILE_DEV_OPT_LEVEL", "1"), ("CARGO_PROFILE_DEV_DEBUG", "line-tables-only")];
    cargo_with(&arguments, &profile)?;
    for library in LIBRARIES {
        let packed = format!("{library}-{}", env!("CARGO_PKG_VERSION"));
        let archive = workspace().join(format!("target/package/{packed}.crate"));
        let list = Command::new("tar").arg("--list").arg("--file").arg(&archive).output()?;
        let list = String::from_utf8(list.stdout)?;
        for file in FILES {
            let path = format!("{packed}/{file}");
            ensure!(list.lines().any(|line| line == path), "{} lacks {file}", archive.display());
        }
    }
    say(&format!("{} build from their packed form", LIBRARIES.join(", ")));
    Ok(())
}
