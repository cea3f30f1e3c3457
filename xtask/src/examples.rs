//! `cargo xtask examples`: the programs in crates/nimatron/examples, whose assertions must hold.

use std::fs;

use anyhow::{Result, ensure};

use crate::command::{cargo, workspace};

/// Builds and runs every example.
///
/// # Errors
/// If one does not build or does not succeed.
pub(crate) fn run() -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(workspace().join("crates/nimatron/examples"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    ensure!(!names.is_empty(), "there are no examples");
    for name in &names {
        cargo(&["run", "--quiet", "--package", "nimatron", "--example", name])?;
    }
    Ok(())
}
