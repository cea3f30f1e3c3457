//! Each mutant on the tests that reach it, the quickest first.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::fs::OpenOptions;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::build::Built;
use super::{Mutant, say};

/// A test that takes longer is no help.
const LONGEST: Duration = Duration::from_secs(60);

/// A mutant that tests of so long do not catch is missed: the others are slow and reach everything.
const PATIENCE: Duration = Duration::from_secs(90);

/// A test, with what it reaches.
struct Test {
    program: usize,
    name: String,
    takes: Duration,
    reaches: HashSet<usize>,
}

/// How a mutant fared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Caught,
    /// Caught by a test that did not end.
    Timeout,
    Missed,
    /// Missed, because no test gets there.
    Unreached,
    /// It does not compile.
    Unviable,
    /// It may compile but cannot be woven: for cargo-mutants alone.
    Unwoven,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Caught => "caught",
            Self::Timeout => "timeout",
            Self::Missed => "missed",
            Self::Unreached => "unreached",
            Self::Unviable => "unviable",
            Self::Unwoven => "unwoven",
        })
    }
}

/// Tries these mutants, those in the log excepted; the log has a line for each.
pub(crate) fn try_all(built: &Built, mutants: &[Mutant]) -> Result<()> {
    let log = built.folder.join("outcomes.tsv");
    let done = std::fs::read_to_string(&log).unwrap_or_default();
    let done: HashSet<&str> = done.lines().filter_map(|line| line.split('\t').nth(2)).collect();
    let tests = traced(built)?;
    say(&format!("{} tests", tests.len()));
    let mut fates: BTreeMap<Fate, Vec<&str>> = BTreeMap::new();
    let mut log = OpenOptions::new().create(true).append(true).open(log)?;
    for mutant in mutants.iter().filter(|mutant| !done.contains(mutant.name.as_str())) {
        let (fate, by) = fate(built, &tests, mutant)?;
        writeln!(log, "{fate}\t{by}\t{}", mutant.name)?;
        if matches!(fate, Fate::Missed | Fate::Unreached) {
            say(&format!("{fate}: {}", mutant.name));
        }
        fates.entry(fate).or_default().push(&mutant.name);
    }
    for (fate, names) in &fates {
        say(&format!("{fate}: {}", names.len()));
    }
    match fates.contains_key(&Fate::Missed) || fates.contains_key(&Fate::Unreached) {
        false => Ok(()),
        true => bail!("some mutants are missed"),
    }
}

/// What becomes of a mutant, and by which test.
fn fate<'a>(built: &Built, tests: &'a [Test], mutant: &Mutant) -> Result<(Fate, &'a str)> {
    if built.unviable.contains(&mutant.id) {
        return Ok((Fate::Unviable, ""));
    } else if built.unwoven.contains(&mutant.id) {
        return Ok((Fate::Unwoven, ""));
    }
    let mut fate = Fate::Unreached;
    let mut spent = Duration::ZERO;
    for test in tests.iter().filter(|test| test.reaches.contains(&mutant.id)) {
        fate = Fate::Missed;
        spent += test.takes;
        if spent > PATIENCE {
            break;
        }
        let variables = [("MUTANT", mutant.id.to_string())];
        let most = 10 * test.takes + Duration::from_secs(20);
        match ran(built, test.program, &test.name, &variables, most)? {
            Some(true) => {}
            Some(false) => return Ok((Fate::Caught, &test.name)),
            None => return Ok((Fate::Timeout, &test.name)),
        }
    }
    Ok((fate, ""))
}

/// Every test, the quickest first, with what it reaches; without a mutant, all of them must pass. Kept for the next time.
fn traced(built: &Built) -> Result<Vec<Test>> {
    let kept = built.folder.join("tests.tsv");
    if !built.is_newer_than(&kept)
        && let Some(tests) = std::fs::read_to_string(&kept)?.lines().map(Test::read).collect()
    {
        return Ok(tests);
    }
    let trace = built.folder.join("trace");
    let mut tests = Vec::new();
    for (program, (path, folder)) in built.programs.iter().enumerate() {
        let listed = Command::new(path).args(["--list", "--format", "terse"]).current_dir(folder).output()?;
        let listed = String::from_utf8(listed.stdout)?;
        for name in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
            let _ = std::fs::remove_file(&trace);
            let start = Instant::now();
            let variables = [("MUTANT_TRACE", trace.display().to_string())];
            if ran(built, program, name, &variables, LONGEST)? != Some(true) {
                say(&format!("{name} is left out: without a mutant it does not pass in {LONGEST:?}"));
                continue;
            }
            let reached = std::fs::read_to_string(&trace).unwrap_or_default();
            let reaches: Result<_, _> = reached.lines().map(str::parse).collect();
            let reaches = reaches.with_context(|| format!("the trace of {name}"))?;
            tests.push(Test { program, name: name.to_owned(), takes: start.elapsed(), reaches });
        }
    }
    tests.sort_by_key(|test| test.takes);
    let lines: Vec<String> = tests.iter().map(Test::line).collect();
    std::fs::write(kept, lines.join("\n"))?;
    Ok(tests)
}

impl Test {
    fn line(&self) -> String {
        let reaches: Vec<String> = self.reaches.iter().map(usize::to_string).collect();
        format!("{}\t{}\t{}\t{}", self.program, self.name, self.takes.as_millis(), reaches.join(","))
    }

    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        Some(Self {
            program: fields.next()?.parse().ok()?,
            name: fields.next()?.to_owned(),
            takes: Duration::from_millis(fields.next()?.parse().ok()?),
            reaches: fields
                .next()?
                .split(',')
                .filter(|id| !id.is_empty())
                .map(|id| id.parse().ok())
                .collect::<Option<_>>()?,
        })
    }
}

/// Whether a test passes; `None` where it does not end in time.
fn ran(
    built: &Built,
    program: usize,
    test: &str,
    variables: &[(&str, String)],
    most: Duration,
) -> Result<Option<bool>> {
    let (path, folder) = &built.programs[program];
    // A mutant may ask for all the memory there is, or for ever.
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 4000000; exec \"$0\" \"$@\""])
        .arg(path)
        .args([test, "--exact", "--quiet", "--test-threads=1"])
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()?;
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if start.elapsed() > most {
            Command::new("kill").args(["-9", "--", &format!("-{}", child.id())]).status()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}
