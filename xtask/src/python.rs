//! `cargo xtask python`: builds the Python package and runs its tests, its stubs' check, its notebook and the engines.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::command::{cargo, run as succeed, say, works, workspace};
use crate::debian;

const USAGE: &str = "\
cargo xtask python [--wheel | --quick]

  (nothing)   the package in a virtual environment: types, tests, notebook, engines with two worker processes each
  --quick     without the notebook and the engines that need a cluster
  --wheel     only a wheel, in target/wheels";

/// Builds the package and tests it.
///
/// # Errors
/// If a tool cannot be installed, the package does not build, or a test fails.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let python = Python::ready()?;
    match arguments {
        ["--wheel"] => return python.wheel(),
        [] | ["--quick"] => {}
        [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
    }
    let is_quick = !arguments.is_empty();
    cargo(&["build", "--package", "nimatron-cli"])?;
    succeed(python.command("cargo").args(["clippy", "--locked", "--quiet", "--", "-D", "warnings"]))?;
    python.develop()?;
    python.check_types()?;
    python.test(&["tests", "--doctest-modules", "python/nimatron", "--ignore", "tests/engines"])?;
    if !is_quick {
        java()?;
        python.test(&["tests/engines"])?;
        succeed(python.command("python").arg("tests/run_notebook.py"))?;
    }
    say("the Python package: as promised");
    Ok(())
}

/// A virtual environment with everything that the package's tests need.
struct Python {
    bin: PathBuf,
}

impl Python {
    /// Makes the environment, or uses the one of the last run.
    fn ready() -> Result<Self> {
        if !works(Command::new("python3").args(["-c", "import venv, ensurepip"])) {
            debian::install(&["python3", "python3-venv"])?;
        }
        let folder = workspace().join("target/python/venv");
        let this = Self { bin: folder.join("bin") };
        // Not through `command`, which would find the system's Python where there is no environment.
        if !works(Command::new(this.bin.join("python")).arg("--version")) {
            succeed(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
        }
        succeed(this.command("pip").args(["install", "--quiet", "--requirement", "requirements.txt"]))?;
        Ok(this)
    }

    /// Returns a command of the environment, to be run in the package's folder.
    fn command(&self, program: &str) -> Command {
        let own = self.bin.join(program);
        let mut command = if own.exists() { Command::new(own) } else { Command::new(program) };
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.bin.clone()).chain(std::env::split_paths(&path));
        if let Ok(path) = std::env::join_paths(folders) {
            command.env("PATH", path);
        }
        let target = workspace().join("target");
        command
            .current_dir(workspace().join("crates/nimatron-py"))
            .env("VIRTUAL_ENV", self.bin.parent().unwrap_or(&self.bin))
            .env("CARGO_TARGET_DIR", target.join("python/build"))
            .env("NIMATRON", target.join("debug/nimatron"));
        command
    }

    /// Builds the package into the environment, optimised: its tests measure.
    fn develop(&self) -> Result<()> {
        succeed(self.command("maturin").args(["develop", "--release", "--locked", "--quiet"]))
    }

    fn wheel(&self) -> Result<()> {
        let wheels = workspace().join("target/wheels");
        succeed(self.command("maturin").args(["build", "--release", "--locked", "--out"]).arg(&wheels))?;
        say(&format!("the wheel is in {}", wheels.display()));
        Ok(())
    }

    /// Checks the types, and that the stubs describe what was built.
    fn check_types(&self) -> Result<()> {
        succeed(self.command("mypy").args(["--package", "nimatron"]))?;
        succeed(self.command("stubtest").arg("nimatron._native"))
    }

    fn test(&self, arguments: &[&str]) -> Result<()> {
        succeed(self.command("python").args(["-m", "pytest", "--quiet", "--durations=5"]).args(arguments))
    }
}

/// Installs Java, which Spark needs, if it is not there.
fn java() -> Result<()> {
    if works(Command::new("java").arg("-version")) {
        return Ok(());
    }
    debian::install(&["default-jre-headless"])
}
