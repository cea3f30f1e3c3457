//! Mutation testing with all mutants in one build. See README.md.

mod build;
mod instrument;
mod log;
mod suite;
mod trial;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;

const USAGE: &str = "\
cargo run --release --manifest-path tools/mutants/Cargo.toml -- [OPTIONS]

  --file TEXT         only mutants in files whose path contains this; may be repeated
  --sample N          every Nth mutant
  --again missed      also mutants that were missed the last time
  --test NAME         only this test target, `unit` for unit tests; may be repeated (default: all)
  --patience SECONDS  processor time for the tests of one mutant (default 30)

Mutants that have a line in target/mutants/outcomes.tsv are not tried again.";

/// The crates that are mutated.
const PACKAGES: [&str; 2] = ["nimatron", "nimatron-verify"];

/// A mutant, as cargo-mutants lists it.
#[derive(Debug, Clone)]
struct Mutant {
    id: usize,
    name: String,
    file: String,
    function: String,
    genre: String,
    line: usize,
    column: usize,
    replacement: String,
}

struct Options {
    files: Vec<String>,
    tests: Vec<String>,
    sample: usize,
    again: bool,
    patience: Duration,
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self> {
        let mut options = Self {
            files: Vec::new(),
            tests: Vec::new(),
            sample: 1,
            again: false,
            patience: Duration::from_secs(30),
        };
        for pair in arguments.chunks(2) {
            let [option, value] = pair else { bail!("{} needs a value\n\n{USAGE}", pair[0]) };
            let number = || value.parse::<u16>().with_context(|| format!("{option} {value}\n\n{USAGE}"));
            match (option.as_str(), value.as_str()) {
                ("--file", file) => options.files.push(file.to_owned()),
                ("--test", test) => options.tests.push(test.to_owned()),
                ("--sample", _) => options.sample = number()?.max(1).into(),
                ("--again", "missed") => options.again = true,
                ("--patience", _) => options.patience = Duration::from_secs(number()?.into()),
                _ => bail!("unknown option {option} {value}\n\n{USAGE}"),
            }
        }
        Ok(options)
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        say(USAGE);
        return ExitCode::SUCCESS;
    }
    match Options::parse(&arguments).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("mutants: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Tries the mutants that the log does not have.
///
/// # Errors
/// If a mutant is missed.
fn run(options: &Options) -> Result<()> {
    let mut mutants = listed()?;
    say(&format!("{} mutants listed", mutants.len()));
    mutants.retain(|mutant| {
        options.files.is_empty() || options.files.iter().any(|file| mutant.file.contains(file))
    });
    let folder = folder()?;
    let built = build::Built::new(&folder, &mutants, &options.tests)?;
    let mut log = log::Log::open(&folder.join("outcomes.tsv"))?;
    let wanted =
        |mutant: &&Mutant| log.outcome(mutant).is_none_or(|outcome| options.again && outcome.is_survivor());
    let tried: Vec<&Mutant> = mutants.iter().step_by(options.sample).filter(wanted).collect();
    trial::try_all(&built, &tried, &mut log, options.patience)?;
    if log.summary(&mutants) { bail!("some mutants are missed") } else { Ok(()) }
}

/// Returns the mutants of [`PACKAGES`], as cargo-mutants lists them.
fn listed() -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json"]).current_dir(root());
    PACKAGES.iter().for_each(|package| {
        command.args(["--package", package]);
    });
    let output = command.output()?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        bail!(
            "{error}`cargo install cargo-mutants --locked` installs cargo-mutants, which lists the mutants"
        );
    }
    let list: Vec<Value> = serde_json::from_slice(&output.stdout).context("the list of cargo-mutants")?;
    let mutant = |(id, value): (usize, &Value)| {
        let text = |field: &Value| field.as_str().map(str::to_owned);
        let number = |field: &Value| usize::try_from(field.as_u64()?).ok();
        Some(Mutant {
            id,
            name: text(&value["name"])?,
            file: text(&value["file"])?,
            function: text(&value["function"]["function_name"]).unwrap_or_default(),
            genre: text(&value["genre"])?,
            line: number(&value["span"]["start"]["line"])?,
            column: number(&value["span"]["start"]["column"])?,
            replacement: text(&value["replacement"])?,
        })
    };
    list.iter().enumerate().map(mutant).collect::<Option<_>>().context("an unknown list of mutants")
}

/// Returns the folder of all output, which git ignores.
fn folder() -> Result<PathBuf> {
    let folder = root().join("target/mutants");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.canonicalize()?)
}

/// Returns the folder of the workspace that is tested.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Prints a line to standard error.
fn say(line: &str) {
    // If standard error is closed, there is nobody to tell.
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}
