//! `cargo xtask api`: compares the public API of the libraries with the lists in `docs/api/`.

use std::collections::HashSet;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::command::{cargo_with, say, workspace};

const USAGE: &str = "\
cargo xtask api [--write]

  --write   write the lists anew";

const LIBRARIES: [&str; 4] = ["nimatron", "nimatron-api", "nimatron-kernel", "nimatron-verify"];

/// Compares the lists, or writes them.
///
/// # Errors
/// If the public API is not what the lists say.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let write = match arguments {
        [] => false,
        ["--write"] => true,
        _ => bail!("not understood\n\n{USAGE}"),
    };
    for library in LIBRARIES {
        let file = workspace().join(format!("docs/api/{library}.txt"));
        let now = listed(library)?;
        if write {
            std::fs::write(&file, now).with_context(|| file.display().to_string())?;
        } else {
            let listed = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            compare(&listed, &now).with_context(|| format!("the public API of {library} has changed"))?;
            say(&format!("the public API of {library} has the {} items listed", now.lines().count()));
        }
    }
    Ok(())
}

/// Returns the public items of a library with its default features, one on each line.
fn listed(library: &str) -> Result<String> {
    let rustdoc = workspace().join("xtask/api/rustdoc.sh");
    let rustdoc = rustdoc.to_str().context("the path of the workspace is not Unicode")?;
    let json = ["-Z", "unstable-options", "--output-format", "json"];
    let arguments = [&["rustdoc", "--quiet", "--lib", "--package", library, "--"][..], &json].concat();
    cargo_with(&arguments, &[("RUSTDOC", rustdoc)])?;

    let target = workspace().join("target");
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(workspace().join("xtask/api/Cargo.toml"))
        .arg("--")
        .arg(target.join("doc").join(library.replace('-', "_")).with_extension("json"))
        .env("CARGO_TARGET_DIR", target.join("api"))
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "the API of {library} could not be listed");
    Ok(String::from_utf8(output.stdout)?)
}

/// Succeeds if both are the same, else reports the lines that differ.
fn compare(listed: &str, now: &str) -> Result<()> {
    let missing_in = |other: &str, lines: &str, sign: char| -> Vec<String> {
        let other: HashSet<&str> = other.lines().collect();
        let only_here = lines.lines().filter(|line| !other.contains(line));
        only_here.map(|line| format!("{sign} {line}")).collect()
    };
    let differences = [missing_in(now, listed, '-'), missing_in(listed, now, '+')].concat();
    ensure!(listed == now, "{}\n`cargo xtask api --write` accepts it", differences.join("\n"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_and_went_is_named() {
        assert!(compare("pub fn a\npub fn b\n", "pub fn a\npub fn b\n").is_ok());
        let error = compare("pub fn a\npub fn b\n", "pub fn b\npub fn c\n").unwrap_err().to_string();
        assert!(error.starts_with("- pub fn a\n+ pub fn c\n"), "{error}");
    }
}
