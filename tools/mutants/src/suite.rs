//! [`Suite`]: the tests, the quickest first, with the mutants that each reaches.

use std::collections::{HashMap, HashSet};
use std::fs::OpenOptions;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use crate::build::Built;
use crate::say;

/// Slower tests are left out.
const LONGEST: Duration = Duration::from_secs(1);

/// The wall-clock limit of a test: this many times its processor time, plus a constant.
const BY_THE_CLOCK: (u32, Duration) = (5, Duration::from_secs(60));

/// A test, with the mutants that it reaches.
pub(crate) struct Test {
    program: usize,
    pub(crate) name: String,
    /// Its processor time, which does not depend on what else the machine does.
    pub(crate) takes: Duration,
    pub(crate) reaches: HashSet<usize>,
}

/// The tests of all programs.
pub(crate) struct Suite {
    /// Each with the folder it runs in.
    programs: Vec<(PathBuf, PathBuf)>,
    pub(crate) tests: Vec<Test>,
}

impl Suite {
    /// Runs every test without a mutant, and keeps those that pass. The traces of an unchanged program are read from the
    /// last run.
    pub(crate) fn traced(built: &Built) -> Result<Self> {
        let mut suite = Self { programs: built.programs.clone(), tests: Vec::new() };
        let file = built.folder.join("tests.tsv");
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let mut kept: HashMap<&str, Vec<&str>> = HashMap::new();
        for (version, line) in text.lines().filter_map(|line| line.split_once('\t')) {
            kept.entry(version).or_default().push(line);
        }
        for program in 0..suite.programs.len() {
            let version = version(&suite.programs[program].0)?;
            let known = kept.get(version.as_str());
            let known = known.and_then(|lines| lines.iter().map(|line| Test::read(program, line)).collect());
            let tests = match known {
                Some(tests) => tests,
                None => {
                    let tests = suite.of_program(program, &built.folder.join("trace"))?;
                    let lines: String =
                        tests.iter().map(|test| format!("{version}\t{}\n", test.line())).collect();
                    OpenOptions::new().create(true).append(true).open(&file)?.write_all(lines.as_bytes())?;
                    tests
                }
            };
            suite.tests.extend(tests);
        }
        suite.tests.sort_by_key(|test| test.takes);
        Ok(suite)
    }

    fn of_program(&self, program: usize, trace: &Path) -> Result<Vec<Test>> {
        let (path, folder) = &self.programs[program];
        let listed = Command::new(path).args(["--list", "--format", "terse"]).current_dir(folder).output()?;
        let listed = String::from_utf8(listed.stdout)?;
        let mut tests = Vec::new();
        say(&format!("tracing the tests of {}", path.display()));
        for name in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
            let _ = std::fs::remove_file(trace);
            let name = name.to_owned();
            let mut test = Test { program, name, takes: Duration::ZERO, reaches: HashSet::new() };
            let (passed, takes) = self.ran(&test, &[("MUTANT_TRACE", trace)], LONGEST)?;
            if passed != Some(true) {
                say(&format!("{} is left out: without a mutant it does not pass in {LONGEST:?}", test.name));
                continue;
            }
            test.takes = takes;
            let reached = std::fs::read_to_string(trace).unwrap_or_default();
            let reaches: Result<_, _> = reached.lines().map(str::parse).collect();
            test.reaches = reaches.with_context(|| format!("the trace of {}", test.name))?;
            tests.push(test);
        }
        Ok(tests)
    }

    /// Runs a test. Returns whether it passed, or `None` if it took more than `most`, and its processor time.
    pub(crate) fn ran(
        &self,
        test: &Test,
        variables: &[(&str, &Path)],
        most: Duration,
    ) -> Result<(Option<bool>, Duration)> {
        let (path, folder) = &self.programs[test.program];
        // A mutant may allocate without end.
        let mut child = Command::new("sh")
            .args(["-c", "ulimit -v 4000000; exec \"$0\" \"$@\""])
            .arg(path)
            .args([&test.name, "--exact", "--quiet", "--test-threads=1"])
            .envs(variables.iter().copied())
            .env("NIMATRON_POSITIONS", "1000000")
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        let start = Instant::now();
        let (times, longest) = BY_THE_CLOCK;
        let mut pause = Duration::from_millis(1);
        let mut taken = Duration::ZERO;
        loop {
            taken = taken.max(processor_time(child.id()));
            if let Some(status) = child.try_wait()? {
                // The shell could not start the program.
                if matches!(status.code(), Some(126 | 127)) {
                    bail!("{} cannot be run", path.display());
                }
                return Ok((Some(status.success()), taken));
            }
            if taken > most || start.elapsed() > times * most + longest {
                Command::new("kill").args(["-9", "--", &format!("-{}", child.id())]).status()?;
                child.wait()?;
                return Ok((None, taken));
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }
}

/// Returns the processor time of a process and of its children that have ended.
fn processor_time(process: u32) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in parentheses may contain anything. After it come 11 fields, then four numbers of ticks.
    let fields = text.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    let ticks: u64 = fields.skip(11).take(4).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// Returns a key that changes when a program is built again.
fn version(program: &Path) -> Result<String> {
    let built = program.metadata()?.modified()?.duration_since(UNIX_EPOCH)?;
    Ok(format!("{}@{}", program.display(), built.as_millis()))
}

impl Test {
    fn line(&self) -> String {
        let reaches: Vec<String> = self.reaches.iter().map(usize::to_string).collect();
        format!("{}\t{}\t{}", self.name, self.takes.as_millis(), reaches.join(","))
    }

    fn read(program: usize, line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        Some(Self {
            program,
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
