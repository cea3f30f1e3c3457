//! `cargo xtask proof`: builds and re-checks the machine-checked proofs in `proof/`, and compares the program with
//! the oracle extracted from them.

mod compare;
mod heap_games;
mod oracle;
mod positions;
mod sequences;

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::command::{run as succeed, say, works, workspace};
use crate::debian;
use positions::{boxes, drawn};

const USAGE: &str = "\
cargo xtask proof [--positions N] [--seed S] [--skip-check]

  --positions N   random positions to compare (default 200000)
  --seed S        where the random positions start (default 1)
  --skip-check    do not re-check the compiled proofs with coqchk";

struct Options {
    positions: u64,
    seed: u64,
    check: bool,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Self> {
        let number = |text: &str| text.parse().with_context(|| format!("{text} is not a number\n\n{USAGE}"));
        let mut options = Self { positions: 200_000, seed: 1, check: true };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Ok(options),
                ["--positions", positions, rest @ ..] => {
                    options.positions = number(positions)?;
                    rest
                }
                ["--seed", seed, rest @ ..] => {
                    options.seed = number(seed)?;
                    rest
                }
                ["--skip-check", rest @ ..] => {
                    options.check = false;
                    rest
                }
                [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
            }
        }
    }
}

/// Installs what is missing, builds, re-checks, compares.
///
/// # Errors
/// If a tool cannot be installed, a proof does not check, or the program and the oracle disagree.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let Options { positions, seed, check } = Options::parse(arguments)?;
    let directory = workspace().join("proof");
    let oracle = directory.join("oracle");

    install()?;
    timed("proofs", || make(&directory, "oracle").map(|()| "checked by coqc, oracle built".into()))?;
    if check {
        timed("proofs", || {
            make(&directory, "check").map(|()| "no axioms, nothing admitted, says coqchk".into())
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
    timed("heap games", || heap_games::compare(&oracle))?;
    timed("Grundy values and periods", || sequences::compare(&oracle))
}

/// Runs a task, and reports its result and the time it took.
fn timed(what: &str, task: impl FnOnce() -> Result<String>) -> Result<()> {
    let start = Instant::now();
    let result = task().with_context(|| what.to_owned())?;
    say(&format!("{what}: {result} ({:.1} s)", start.elapsed().as_secs_f64()));
    Ok(())
}

/// Installs Coq and OCaml from the distribution's packages, if they are not there.
fn install() -> Result<()> {
    let tools = ["coqc", "coqchk", "ocamlopt", "make"];
    if tools.into_iter().all(|tool| works(Command::new(tool).arg("--version"))) {
        return Ok(());
    }
    debian::install(&["coq", "ocaml-nox", "make"])
}

fn make(directory: &Path, target: &str) -> Result<()> {
    succeed(Command::new("make").arg("--jobs=2").arg("--directory").arg(directory).arg(target))
}
