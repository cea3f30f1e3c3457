//! `cargo xtask fuzz`: fuzzes every property, for a given total number of minutes.

mod archive;
mod examples;
mod record;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use archive::Inputs;
use record::{Record, Session};

use crate::command::{cargo, pass_on, run as succeed, say};

const USAGE: &str = "\
cargo xtask fuzz [--minutes N] [--executions N] [--target NAME] [--sanitizer NAME] [--minimise]

  --minutes N      how long, shared by the targets (default 7)
  --executions N   again and again, until the targets have run N inputs in all; those of earlier runs count, whose
                   record is fuzz/target/record.txt
  --target NAME    only this one
  --sanitizer NAME with a sanitizer such as address (default none)
  --minimise       afterwards, pack the fewest inputs with the same coverage into fuzz/corpus";

/// The platform for which cargo-fuzz builds, a part of its paths.
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// The longest input: corpora stay small, and every bug found so far fits.
const LONGEST: &str = "-max_len=512";

struct Options {
    minutes: u64,
    executions: Option<u64>,
    target: Option<String>,
    sanitizer: String,
    minimise: bool,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Self> {
        let mut options = Self {
            minutes: 7,
            executions: None,
            target: None,
            sanitizer: "none".to_owned(),
            minimise: false,
        };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Ok(options),
                ["--minutes", minutes, rest @ ..] => {
                    options.minutes = minutes.parse().with_context(|| format!("{minutes}\n\n{USAGE}"))?;
                    rest
                }
                ["--executions", executions, rest @ ..] => {
                    let number = executions.parse().with_context(|| format!("{executions}\n\n{USAGE}"))?;
                    options.executions = Some(number);
                    rest
                }
                ["--target", target, rest @ ..] => {
                    options.target = Some((*target).to_owned());
                    rest
                }
                ["--sanitizer", sanitizer, rest @ ..] => {
                    options.sanitizer = (*sanitizer).to_owned();
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

/// Installs the fuzzer if it is missing, and runs the targets one after the other.
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
    let only: Vec<&str> = options.target.as_deref().into_iter().collect();
    succeed(fuzzer(&fuzz, &["build", "--sanitizer", &options.sanitizer]).args(only))?;
    let chosen: Vec<&String> =
        targets.iter().filter(|target| options.target.as_ref().is_none_or(|only| only == *target)).collect();
    let seconds = 60 * options.minutes / chosen.len() as u64;
    let mut record = Record::read(fuzz.join("target/record.txt"))?;
    loop {
        for target in &chosen {
            let folders = Folders::new(&fuzz, target)?;
            if seconds > 0 {
                record.add(fuzzed(&fuzz, target, &folders, seconds)?)?;
            }
            if options.minimise {
                folders.minimise(&fuzz, target)?;
            }
        }
        say(&record.to_string());
        if seconds == 0 || options.executions.is_none_or(|wanted| record.executions() >= wanted) {
            return Ok(());
        }
    }
}

/// Fuzzes a target for so many seconds. The program is started by itself, as cargo would lock the build meanwhile.
fn fuzzed(fuzz: &Path, target: &str, folders: &Folders, seconds: u64) -> Result<Session> {
    let programs = fuzz.join("target").join(TRIPLE).join("release");
    let mut command = Command::new(programs.join(target));
    command.args(folders.all()).args([
        LONGEST,
        "-timeout=20",
        "-rss_limit_mb=1024",
        "-print_final_stats=1",
        &format!("-max_total_time={seconds}"),
        &format!("-dict={}", fuzz.join("words.dict").display()),
        &format!("-artifact_prefix={}/", folders.artifacts(fuzz)?.display()),
    ]);
    say(&format!("$ {command:?}"));
    let output = command.output().with_context(|| format!("cannot run {target}"))?;
    pass_on(&output.stderr);
    ensure!(output.status.success(), "{target}: the property does not hold, or a limit was met");
    Session::of(target, &String::from_utf8_lossy(&output.stderr), seconds)
}

/// Returns the command `cargo fuzz` for a stable compiler, with the variable that permits instrumentation.
fn fuzzer(fuzz: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.arg("fuzz").args(arguments).env("RUSTC_BOOTSTRAP", "1").current_dir(fuzz);
    command
}

/// Returns the names of the targets.
fn targets(fuzz: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for file in std::fs::read_dir(fuzz.join("targets"))? {
        names.extend(file?.path().file_stem().and_then(|name| name.to_str()).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// Where the inputs of a target are. Everything under `fuzz/target` is a work directory that git ignores.
struct Folders {
    /// New inputs that the fuzzer finds: `fuzz/target/found`.
    found: PathBuf,
    /// The unpacked archive: `fuzz/target/corpus`.
    corpus: PathBuf,
    /// Inputs made from the examples of the repository: `fuzz/target/examples`.
    examples: PathBuf,
    /// The named inputs, committed as they are: `fuzz/seeds`.
    seeds: PathBuf,
    /// The other committed inputs: `fuzz/corpus/<target>.tar.gz`.
    archive: PathBuf,
}

impl Folders {
    /// Fills the work directory of a target from its archive and from the examples.
    fn new(fuzz: &Path, target: &str) -> Result<Self> {
        let folders = Self {
            found: fuzz.join("target/found").join(target),
            corpus: fuzz.join("target/corpus").join(target),
            examples: fuzz.join("target/examples").join(target),
            seeds: fuzz.join("seeds").join(target),
            archive: fuzz.join("corpus").join(format!("{target}.tar.gz")),
        };
        std::fs::create_dir_all(&folders.found)?;
        // A new target has no archive yet.
        let packed = if folders.archive.exists() { archive::read(&folders.archive)? } else { Inputs::new() };
        archive::write_folder(&folders.corpus, &packed)?;
        let examples = examples::of(target)?.into_iter().enumerate();
        let examples: Inputs = examples.map(|(number, input)| (format!("{number:04}"), input)).collect();
        archive::write_folder(&folders.examples, &examples)?;
        Ok(folders)
    }

    /// Returns the folder of the inputs for which the property does not hold.
    fn artifacts(&self, fuzz: &Path) -> Result<PathBuf> {
        let folder = fuzz.join("artifacts").join(self.found.file_name().context("a target without a name")?);
        std::fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// Returns all folders of inputs. The fuzzer writes to the first.
    fn all(&self) -> [&Path; 4] {
        [&self.found, &self.corpus, &self.seeds, &self.examples]
    }

    /// Replaces the archive by the fewest inputs that have the same coverage as all of them. The seeds stay as they are
    /// and are not packed a second time.
    fn minimise(&self, fuzz: &Path, target: &str) -> Result<()> {
        let least = fuzz.join("target/least").join(target);
        archive::write_folder(&least, &Inputs::new())?;
        succeed(fuzzer(fuzz, &["run", "--sanitizer", "none", target]).arg(&least).args(self.all()).args([
            "--",
            "-merge=1",
            "-use_counters=0",
            LONGEST,
        ]))?;
        let seeds = archive::read_folder(&self.seeds)?;
        let mut inputs = archive::read_folder(&least)?;
        inputs.retain(|_, input| !seeds.values().any(|seed| seed == input));
        archive::write(&self.archive, &inputs)?;
        archive::write_folder(&self.corpus, &inputs)
    }
}
