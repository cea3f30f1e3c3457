//! `cargo xtask coverage`: how many lines the tests run, file by file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::command::{cargo_with, output, run as succeed, say, works, workspace};
use crate::debian;

const USAGE: &str = "cargo xtask coverage [--lines] [--package NAME]

  --lines         also the lines that no test runs, file by file
  --package NAME  only this package, by its own tests; may be repeated";

/// The packages whose lines are counted: what users run.
const PACKAGES: [&str; 6] =
    ["nimatron", "nimatron-kernel", "nimatron-verify", "nimatron-api", "nimatron-cli", "nimatron-web"];

/// Runs the tests of the workspace with counters in the code, and prints the share of lines that were run.
///
/// Doctests and examples are left out, as are the browser's, Python's and Coq's tests: the share is that of `cargo test`.
///
/// # Errors
/// If a test fails, or the tools of LLVM are missing and cannot be installed.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let (mut with_lines, mut packages) = (false, Vec::new());
    let mut rest = arguments;
    loop {
        rest = match rest {
            [] => break,
            ["--lines", rest @ ..] => {
                with_lines = true;
                rest
            }
            ["--package", name, rest @ ..] if PACKAGES.contains(name) => {
                packages.push(*name);
                rest
            }
            _ => bail!("not understood\n\n{USAGE}"),
        }
    }
    let tools = Tools::find()?;
    let folder = workspace().join("target/coverage");
    let counts = folder.join("counts");
    // Counts of an earlier run are those of other sources.
    if counts.exists() {
        fs::remove_dir_all(&counts)?;
    }
    let build = folder.join("build");
    let (build, pattern) = (path(&build)?, counts.join("%p-%m.profraw"));
    // One folder for all that is built so, as the flags differ from those of other builds.
    let variables = [
        ("CARGO_TARGET_DIR", build),
        ("RUSTFLAGS", "-C instrument-coverage"),
        ("LLVM_PROFILE_FILE", path(&pattern)?),
    ];
    let mut tests = match packages.as_slice() {
        [] => vec!["--workspace", "--exclude", "xtask"],
        packages => packages.iter().flat_map(|package| ["--package", package]).collect(),
    };
    tests.extend(["--lib", "--bins", "--tests"]);
    let counted = if packages.is_empty() { PACKAGES.as_slice() } else { &packages };
    cargo_with(&[&["test"], &tests[..]].concat(), &variables)?;
    let binaries = test_binaries(&tests, &variables)?;
    let merged = folder.join("merged.profdata");
    let raw = fs::read_dir(&counts)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<PathBuf>>>()?;
    ensure!(!raw.is_empty(), "no test wrote counts to {}", counts.display());
    // A list in a file: there are more of them than fit on a command line.
    let list = folder.join("counts.txt");
    let lines: Vec<String> = raw.iter().map(|file| file.display().to_string()).collect();
    fs::write(&list, lines.join("\n"))?;
    succeed(
        Command::new(&tools.profdata)
            .args(["merge", "--sparse", "--input-files"])
            .arg(&list)
            .arg("-o")
            .arg(&merged),
    )?;
    let mut export = Command::new(&tools.cov);
    export.args(["export", "--format=text", "--skip-functions", "--skip-expansions"]);
    export.arg(format!("--instr-profile={}", merged.display()));
    for (index, binary) in binaries.iter().enumerate() {
        if index > 0 {
            export.arg("--object");
        }
        export.arg(binary);
    }
    let found: Value = serde_json::from_str(&output(&mut export)?)?;
    report(&found, counted, with_lines)
}

/// The programs of LLVM that read counts. Their version must be the compiler's, or later.
struct Tools {
    profdata: String,
    cov: String,
}

impl Tools {
    fn find() -> Result<Self> {
        let compiler = output(Command::new("rustc").arg("-vV"))?;
        let version = compiler.lines().find_map(|line| line.strip_prefix("LLVM version: "));
        let major =
            version.and_then(|version| version.split('.').next()).context("rustc names no LLVM version")?;
        let tools = Self { profdata: format!("llvm-profdata-{major}"), cov: format!("llvm-cov-{major}") };
        if !works(Command::new(&tools.profdata).arg("--help")) {
            debian::install(&[&format!("llvm-{major}")])?;
        }
        Ok(tools)
    }
}

fn path(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is not Unicode", path.display()))
}

/// Returns the programs that the tests built and started.
fn test_binaries(tests: &[&str], variables: &[(&str, &str)]) -> Result<Vec<String>> {
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo.args(["test", "--no-run", "--message-format=json"]).args(tests).envs(variables.iter().copied());
    let built = output(&mut cargo)?;
    let messages = built.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let binaries: Vec<String> =
        messages.filter_map(|message| Some(message["executable"].as_str()?.to_owned())).collect();
    ensure!(!binaries.is_empty(), "cargo built no tests");
    Ok(binaries)
}

/// Lines that a test runs, of how many.
#[derive(Default, Clone, Copy)]
struct Share {
    run: u64,
    all: u64,
}

impl Share {
    fn add(&mut self, other: Self) {
        self.run += other.run;
        self.all += other.all;
    }

    fn percent(self) -> f64 {
        100.0 * self.run as f64 / self.all.max(1) as f64
    }
}

/// Prints the share of each package and of its files, the least first.
fn report(found: &Value, packages: &[&str], with_lines: bool) -> Result<()> {
    let files = found["data"][0]["files"].as_array().context("llvm-cov lists no files")?;
    for package in packages {
        let folder = workspace().join("crates").join(package).join("src");
        let mut shares: BTreeMap<String, (Share, Vec<u64>)> = BTreeMap::new();
        for file in files {
            let name = file["filename"].as_str().unwrap_or_default();
            let Ok(inside) = Path::new(name).strip_prefix(&folder) else { continue };
            // Tests run themselves.
            if inside.iter().any(|part| part == "tests" || part == "tests.rs") {
                continue;
            }
            let lines = &file["summary"]["lines"];
            let count = |key: &str| lines[key].as_u64().unwrap_or(0);
            let share = Share { run: count("covered"), all: count("count") };
            shares.insert(inside.display().to_string(), (share, missed(file)));
        }
        ensure!(!shares.is_empty(), "no file of {package} was counted");
        let mut whole = Share::default();
        shares.values().for_each(|(share, _)| whole.add(*share));
        say(&format!("{package}: {:.1} % of {} lines", whole.percent(), whole.all));
        let mut least: Vec<_> = shares.iter().filter(|(_, (share, _))| share.run < share.all).collect();
        least.sort_by_key(|(_, (share, _))| share.run as i64 - share.all as i64);
        for (name, (share, missed)) in least {
            say(&format!(
                "  {:>5.1} %  {:>4} of {:>5} not run  {name}",
                share.percent(),
                share.all - share.run,
                share.all
            ));
            if with_lines {
                let lines: Vec<String> = missed.iter().map(u64::to_string).collect();
                say(&format!("           {}", lines.join(" ")));
            }
        }
    }
    Ok(())
}

/// Returns the lines at which code begins that is never run.
fn missed(file: &Value) -> Vec<u64> {
    // A segment is [line, column, count, has a count, begins a region, is a gap].
    let segments = file["segments"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is = |segment: &Value, index: usize| segment[index].as_bool() == Some(true);
    let never = segments.iter().filter(|segment| {
        segment[2].as_u64() == Some(0) && is(segment, 3) && is(segment, 4) && !is(segment, 5)
    });
    let mut lines: Vec<u64> = never.filter_map(|segment| segment[0].as_u64()).collect();
    lines.dedup();
    lines
}
