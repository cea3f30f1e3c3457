//! `cargo xtask fuzz`: every property against the fuzzer, for so many minutes in all.

mod seeds;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run as succeed, say};

const USAGE: &str = "\
cargo xtask fuzz [--minutes N] [--target NAME] [--minimise]

  --minutes N     how long, shared by the targets (default 7)
  --target NAME   only this one
  --minimise      afterwards, put the least inputs that reach as much into fuzz/corpus";

/// The longest input: corpora stay small, and every mistake found so far fits.
const LONGEST: &str = "-max_len=512";

struct Options {
    minutes: u64,
    target: Option<String>,
    minimise: bool,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Self> {
        let mut options = Self { minutes: 7, target: None, minimise: false };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Ok(options),
                ["--minutes", minutes, rest @ ..] => {
                    options.minutes = minutes.parse().with_context(|| format!("{minutes}\n\n{USAGE}"))?;
                    rest
                }
                ["--target", target, rest @ ..] => {
                    options.target = Some((*target).to_owned());
                    rest
                }
                ["--minimise", rest @ ..] => {
                    options.minimise = true;
                    rest
                }
                [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
            }
        }
    }
}

/// Installs the fuzzer where it is missing, and runs the targets one after the other.
///
/// # Errors
/// If a property does not hold; the input is then in `fuzz/artifacts`.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let options = Options::parse(arguments)?;
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    let targets = targets(&fuzz)?;
    if let Some(unknown) = options.target.as_ref().filter(|target| !targets.contains(target)) {
        bail!("there is no target {unknown}: there are {}", targets.join(", "));
    }
    if !fuzzer(&fuzz, &["--version"]).output()?.status.success() {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    succeed(&mut fuzzer(&fuzz, &["build", "--sanitizer", "none"]))?;
    let chosen: Vec<&String> =
        targets.iter().filter(|target| options.target.as_ref().is_none_or(|only| only == *target)).collect();
    let seconds = 60 * options.minutes / chosen.len() as u64;
    for target in chosen {
        let folders = Folders::new(&fuzz, target)?;
        if seconds > 0 {
            succeed(fuzzer(&fuzz, &["run", "--sanitizer", "none", target]).args(folders.all()).args([
                "--",
                LONGEST,
                "-timeout=20",
                "-print_final_stats=1",
                &format!("-max_total_time={seconds}"),
                &format!("-dict={}", fuzz.join("words.dict").display()),
            ]))?;
        }
        if options.minimise {
            folders.minimise(&fuzz, target)?;
        }
        say(&format!("{target}: nothing found in {seconds} s"));
    }
    Ok(())
}

/// `cargo fuzz` with a stable compiler, which has to be told that it may instrument.
fn fuzzer(fuzz: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.arg("fuzz").args(arguments).env("RUSTC_BOOTSTRAP", "1").current_dir(fuzz);
    command
}

/// The names of the targets.
fn targets(fuzz: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for file in std::fs::read_dir(fuzz.join("targets"))? {
        names.extend(file?.path().file_stem().and_then(|name| name.to_str()).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// Where the inputs of a target are.
struct Folders {
    /// What the fuzzer finds, not committed.
    found: PathBuf,
    /// What is committed.
    corpus: PathBuf,
    /// What follows from the examples of the repository.
    seeds: PathBuf,
}

impl Folders {
    fn new(fuzz: &Path, target: &str) -> Result<Self> {
        let folder = |kind: &str| {
            let folder = fuzz.join(kind).join(target);
            std::fs::create_dir_all(&folder).map(|()| folder)
        };
        let folders = Self {
            found: folder("target/found")?,
            corpus: folder("corpus")?,
            seeds: folder("target/seeds")?,
        };
        for (number, seed) in seeds::of(target)?.into_iter().enumerate() {
            std::fs::write(folders.seeds.join(format!("{number:04}")), seed)?;
        }
        Ok(folders)
    }

    /// All of them; the fuzzer writes into the first.
    fn all(&self) -> [&Path; 3] {
        [&self.found, &self.corpus, &self.seeds]
    }

    /// Replaces the corpus by the least inputs that reach as much as all of them.
    fn minimise(&self, fuzz: &Path, target: &str) -> Result<()> {
        let least = fuzz.join("target/least").join(target);
        let _ = std::fs::remove_dir_all(&least);
        std::fs::create_dir_all(&least)?;
        succeed(fuzzer(fuzz, &["run", "--sanitizer", "none", target]).arg(&least).args(self.all()).args([
            "--",
            "-merge=1",
            "-use_counters=0",
            LONGEST,
        ]))?;
        std::fs::remove_dir_all(&self.corpus)?;
        std::fs::create_dir_all(&self.corpus)?;
        for file in std::fs::read_dir(&least)? {
            let file = file?;
            std::fs::copy(file.path(), self.corpus.join(file.file_name()))?;
        }
        Ok(())
    }
}
