//! Running commands and reporting them.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Writes a line for the user.
pub(crate) fn say(line: &str) {
    let mut err = std::io::stderr().lock();
    // Nothing can be done if standard error is closed.
    let _ = writeln!(err, "{line}");
}

/// Passes on, unchanged, bytes that another program has written for the user.
pub(crate) fn pass_on(bytes: &[u8]) {
    // As above.
    let _ = std::io::stderr().lock().write_all(bytes);
}

/// Returns the folder of the workspace.
pub(crate) fn workspace() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Returns whether a command succeeds, whatever it prints.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Runs cargo in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Result<()> {
    cargo_with(arguments, &[])
}

/// Runs cargo in the workspace with these variables set.
pub(crate) fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).envs(variables.iter().copied());
    run(&mut command)
}

/// Runs a command, which must succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    say(&format!("$ {shown}"));
    let status = command.status().with_context(|| format!("cannot run {shown}"))?;
    if status.success() { Ok(()) } else { bail!("{shown} ended with {status}") }
}

/// Runs a command, which must succeed, and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot run {shown}"))?;
    if output.status.success() {
        Ok(String::from_utf8(output.stdout)?)
    } else {
        bail!("{shown} ended with {}", output.status)
    }
}
