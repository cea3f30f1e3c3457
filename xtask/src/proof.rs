//! `cargo xtask proof`: builds and re-checks the machine-checked proofs in `proof/`, and compares the program with
//! the oracle extracted from them.
#![expect(clippy::print_stdout, reason = "a task talks to the person who runs it")]

mod compare;
mod heap_games;
mod oracle;
mod positions;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use positions::{boxes, drawn};

const USAGE: &str = "usage: cargo xtask proof [--positions N] [--seed S] [--skip-check]
  --positions N   random positions to compare (default 200000)
  --seed S        where the random positions start (default 1)
  --skip-check    do not re-check the compiled proofs with coqchk";

struct Options {
    positions: u64,
    seed: u64,
    check: bool,
}

impl Options {
    fn parse(args: impl IntoIterator<Item = String>) -> Result<Self> {
        let mut options = Self { positions: 200_000, seed: 1, check: true };
        let mut args = args.into_iter();
        while let Some(arg) = args.next() {
            let mut number = || {
                let value = args.next().with_context(|| format!("{arg} needs a number\n{USAGE}"))?;
                value.parse().with_context(|| format!("{arg} {value}: not a number"))
            };
            match arg.as_str() {
                "--positions" => options.positions = number()?,
                "--seed" => options.seed = number()?,
                "--skip-check" => options.check = false,
                _ => bail!("unknown argument {arg}\n{USAGE}"),
            }
        }
        Ok(options)
    }
}

/// Installs what is missing, builds, re-checks, compares.
///
/// # Errors
/// If a tool cannot be had, a proof does not check, or the program and the oracle disagree.
pub(crate) fn run(args: impl IntoIterator<Item = String>) -> Result<()> {
    let Options { positions, seed, check } = Options::parse(args)?;
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../proof");
    let oracle = directory.join("oracle");

    install()?;
    timed("oracle built from the proofs", || make(&directory, "oracle").map(|()| String::new()))?;
    if check {
        timed("proofs re-checked", || {
            make(&directory, "check").map(|()| "no axioms, nothing admitted".into())
        })?;
    }
    timed("exhaustive boxes", || {
        let boxes: Vec<_> = boxes().collect();
        let tally = compare::all(&oracle, &|index, _| Ok(boxes.get(usize::try_from(index)?).cloned()))?;
        Ok(tally.to_string())
    })?;
    timed("random positions", || {
        let draw =
            |index, oracle: &mut _| (index < positions).then(|| drawn(seed, index, oracle)).transpose();
        Ok(compare::all(&oracle, &draw)?.to_string())
    })?;
    timed("heap games", || heap_games::compare(&oracle))
}

/// Does it, and says what came of it and how long it took.
fn timed(what: &str, task: impl FnOnce() -> Result<String>) -> Result<()> {
    let start = Instant::now();
    let result = task().with_context(|| what.to_owned())?;
    let separator = if result.is_empty() { "" } else { ": " };
    println!("{what}{separator}{result} ({:.1} s)", start.elapsed().as_secs_f64());
    Ok(())
}

/// Installs Coq and OCaml from the distribution's packages, if they are not there.
fn install() -> Result<()> {
    let works = |tool: &str| {
        let version =
            Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    if works("coqc") && works("coqchk") && works("ocamlopt") && works("make") {
        return Ok(());
    }
    succeed(Command::new("apt-get").arg("update"))?;
    succeed(Command::new("apt-get").args(["install", "--yes", "coq", "ocaml-nox", "make"]))
}

fn make(directory: &Path, target: &str) -> Result<()> {
    succeed(Command::new("make").arg("--directory").arg(directory).arg(target))
}

/// Runs the command quietly; if it fails, its output is the error.
fn succeed(command: &mut Command) -> Result<()> {
    let output =
        command.output().with_context(|| format!("{} does not start", command.get_program().display()))?;
    ensure!(
        output.status.success(),
        "{command:?} failed\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(())
}
