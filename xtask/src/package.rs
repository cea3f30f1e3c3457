//! `cargo xtask package`: the library, packed as it would be published, builds from its packed form.

use std::fs;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{cargo, cargo_with, run as succeed, say, workspace};

/// The libraries, each after those of its dependencies that are ours.
const LIBRARIES: [&str; 4] = ["nimatron-kernel", "nimatron-verify", "nimatron", "nimatron-api"];

/// The files that every package must contain besides its sources.
const FILES: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Packs, unpacks and builds.
///
/// Not by cargo's own verification: it unpacks what ours depend on into a cache that knows them by their version only, so
/// that the same version packed a second time would be built with the sources of the first.
///
/// # Errors
/// If the packages do not build by themselves or lack a file.
pub(crate) fn run() -> Result<()> {
    let packages = LIBRARIES.iter().flat_map(|library| ["--package", library]);
    cargo(
        &["package", "--quiet", "--allow-dirty", "--no-verify"]
            .into_iter()
            .chain(packages)
            .collect::<Vec<_>>(),
    )?;

    let target = workspace().join("target");
    let unpacked = target.join("unpacked");
    if unpacked.exists() {
        fs::remove_dir_all(&unpacked)?;
    }
    fs::create_dir_all(&unpacked)?;
    let mut manifest = "[workspace]\nmembers = [\"*-*\"]\nresolver = \"3\"\n\n[patch.crates-io]\n".to_owned();
    for library in LIBRARIES {
        let name = format!("{library}-{}", env!("CARGO_PKG_VERSION"));
        let archive = target.join(format!("package/{name}.crate"));
        succeed(Command::new("tar").args(["-xzmf"]).arg(&archive).arg("-C").arg(&unpacked))?;
        for file in FILES {
            ensure!(unpacked.join(&name).join(file).exists(), "{} lacks {file}", archive.display());
        }
        manifest += &format!("{library} = {{ path = \"{name}\" }}\n");
    }
    fs::write(unpacked.join("Cargo.toml"), manifest)?;
    fs::copy(workspace().join("Cargo.lock"), unpacked.join("Cargo.lock"))?;

    let manifest = unpacked.join("Cargo.toml").display().to_string();
    let target = target.display().to_string();
    // The workspace's own profile, so that the dependencies are those that were built for the tests.
    let profile = [("CARGO_PROFILE_DEV_OPT_LEVEL", "1"), ("CARGO_PROFILE_DEV_DEBUG", "line-tables-only")];
    let build = ["build", "--workspace", "--manifest-path", &manifest, "--target-dir", &target];
    cargo_with(&build, &profile)?;
    say(&format!("{} build from their packed form", LIBRARIES.join(", ")));
    Ok(())
}
