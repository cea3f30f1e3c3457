//! `cargo xtask emulate`: the tests of the vector kernels on a processor that this machine does not have, which Bochs
//! emulates.
//!
//! The test programs are linked statically and put on a disc with Debian's kernel; the machine boots from it, runs them
//! and switches itself off. Only Debian's packages are installed.

mod disc;
mod machine;
mod processor;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::{say, workspace};
use crate::debian;
use processor::Processor;

const USAGE: &str = "\
cargo xtask emulate [--processor MODEL] [--full] [--limit SECONDS] [-- TEST ARGUMENTS]

  --processor MODEL   one of those below (default tigerlake)
  --full              all cases, not only those of NIMATRON_QUICK
  --limit SECONDS     how long the machine may run (default 900)";

const PACKAGES: [&str; 8] = [
    "bochs",
    "bochs-term",
    "bochsbios",
    "busybox-static",
    "isolinux",
    "syslinux-common",
    "vgabios",
    "xorriso",
];
const TARGET: &str = "x86_64-unknown-linux-gnu";

struct Options<'a> {
    processor: &'static Processor,
    full: bool,
    limit: Duration,
    arguments: &'a [&'a str],
}

impl<'a> Options<'a> {
    fn parse(arguments: &'a [&'a str]) -> Result<Self> {
        let mut options = Self {
            processor: &processor::PROCESSORS[0],
            full: false,
            limit: Duration::from_secs(900),
            arguments: &[],
        };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Ok(options),
                ["--", arguments @ ..] => {
                    options.arguments = arguments;
                    return Ok(options);
                }
                ["--processor", model, rest @ ..] => {
                    options.processor = Processor::named(model)
                        .with_context(|| format!("no processor {model}\n\n{}", usage()))?;
                    rest
                }
                ["--full", rest @ ..] => {
                    options.full = true;
                    rest
                }
                ["--limit", seconds, rest @ ..] => {
                    let seconds = seconds.parse();
                    let seconds =
                        seconds.with_context(|| format!("not a number of seconds\n\n{}", usage()))?;
                    options.limit = Duration::from_secs(seconds);
                    rest
                }
                [unknown, ..] => bail!("{unknown} is not understood\n\n{}", usage()),
            }
        }
    }

    /// Returns the kernel's command line, which passes options on to the test programs.
    fn kernel_parameters(&self) -> Vec<String> {
        let mut parameters = vec![format!("NIMATRON_LEVEL={}", self.processor.level)];
        if !self.full {
            parameters.push("NIMATRON_QUICK=1".into());
        }
        parameters.push("--".into());
        parameters.extend(self.arguments.iter().map(ToString::to_string));
        parameters
    }
}

fn usage() -> String {
    format!("{USAGE}\n{}", processor::list())
}

/// Installs what is missing, builds the tests, boots them and shows their output.
///
/// # Errors
/// If a tool cannot be installed, a test fails, or the machine does not finish in time.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let options = Options::parse(arguments)?;
    let directory = workspace().join("target/emulate");
    fs::create_dir_all(&directory)?;

    install()?;
    let tests = tests()?;
    disc::write(&directory, &tests, &options.kernel_parameters())?;
    let start = Instant::now();
    let status = machine::boot(&directory, options.processor.model, options.limit)?;
    let time = start.elapsed().as_secs();
    match status {
        0 => {
            say(&format!("emulated {}: all tests passed ({time} s)", options.processor.model));
            Ok(())
        }
        status => bail!("emulated {}: a test program ended with {status}", options.processor.model),
    }
}

/// Installs the emulator and what makes a disc, if they are not there.
fn install() -> Result<()> {
    let mut dpkg = Command::new("dpkg");
    dpkg.arg("--status").args(PACKAGES).stdout(Stdio::null()).stderr(Stdio::null());
    if dpkg.status().context("everything comes from Debian's packages, but there is no dpkg")?.success() {
        return Ok(());
    }
    debian::install(&PACKAGES)
}

/// Builds the test programs of the kernels, linked statically, and returns their paths.
fn tests() -> Result<Vec<PathBuf>> {
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo.args([
        "test",
        "--package",
        "nimatron-kernel",
        "--lib",
        "--tests",
        "--no-run",
        "--profile",
        "emulated",
    ]);
    cargo.args(["--target", TARGET, "--message-format", "json-render-diagnostics"]);
    cargo.env("RUSTFLAGS", "-C target-feature=+crt-static").stderr(Stdio::inherit());
    let output = cargo.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("the test programs cannot be built");
    }
    let messages = String::from_utf8(output.stdout)?;
    let messages = messages.lines().map(serde_json::from_str).collect::<Result<Vec<Value>, _>>()?;
    let programs = messages.iter().filter_map(|message| message["executable"].as_str());
    Ok(programs.map(PathBuf::from).collect())
}
