//! One workload from the kernel to the user: the same positions through every layer.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use nimatron::engine::moore::{Batch, Moore};
use nimatron::{Convention, Outcome};
use nimatron_kernel::{Positions, SimdLevel};
use serde_json::{Value, json};

use super::text::{PROGRAM, output};
use crate::clock;
use crate::inputs::Flat;
use crate::race::{Race, Table};
use crate::server::Server;

/// The number of positions.
const COUNT: usize = 100_000;
/// How many of them are asked over HTTP, one in a request.
const REQUESTS: usize = 2000;
/// How often the Python package answers all of them in one start of Python.
const PYTHON_ROUNDS: u32 = 20;
/// Times are for so many positions.
const SHOWN: u32 = 1000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    let folder = std::env::temp_dir().join(format!("nimatron-bench-users-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let tables = [1, 2, 4].into_iter().map(|k| raced(&folder, k)).collect();
    fs::remove_dir_all(&folder)?;
    tables
}

fn raced(folder: &Path, k: u64) -> Result<Table> {
    let flat = &Flat::new(COUNT, k + 1);
    let offsets = &flat.cuts[0];
    let positions = Positions::new(&flat.heaps, offsets)?;
    let (moore, batch) = (Moore::new(k)?, Batch::new(&flat.heaps, offsets)?);
    let expected: Vec<bool> = positions.lost(SimdLevel::PORTABLE, k);
    let outcomes = || moore.outcomes(batch, Convention::Normal);
    ensure!(outcomes().iter().map(|outcome| *outcome == Outcome::P).eq(expected.iter().copied()));

    let (contest, lines) = (folder.join("contest.txt"), folder.join("lines.txt"));
    write_inputs(flat, k, &contest, &lines)?;
    let program = PathBuf::from(std::env::var_os(PROGRAM).with_context(|| format!("{PROGRAM} is not set"))?);
    let command = |format: &str, input: &Path, options: &[&str]| {
        let mut command = Command::new(&program);
        command.args(["batch", "--format", format]).args(options).arg(input);
        command
    };
    let game = format!("moore({k})");
    let verdicts = || command("contest", &contest, &["--game", &game, "--answer", "outcome"]);
    let in_lines = || command("lines", &lines, &["--answer", "outcome"]);
    let letters: String = expected.iter().map(|lost| if *lost { "P\n" } else { "N\n" }).collect();
    ensure!(output(&mut verdicts())? == letters.as_bytes(), "{game}: the contest's answers are wrong");
    ensure!(output(&mut in_lines())? == letters.as_bytes(), "{game}: the answers to lines are wrong");

    let shown = |time: Duration| time * SHOWN / COUNT as u32;
    let python = python();
    let in_python = |python: &Path| -> Result<Duration> {
        let mut command = Command::new(python);
        command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/verdicts.py")).arg(&folder);
        let printed = output(command.arg(k.to_string()).arg(PYTHON_ROUNDS.to_string()))?;
        Ok(Duration::from_nanos(str::from_utf8(&printed)?.trim().parse()?))
    };
    if let Some(python) = &python {
        write_arrays(flat, folder)?;
        in_python(python)?;
        let verdicts = fs::read(folder.join("verdicts.txt"))?;
        ensure!(
            verdicts.iter().map(|verdict| *verdict == b'P').eq(expected.iter().copied()),
            "{game} in Python"
        );
    }
    let mut server = Server::start(&program)?;
    let questions = questions(flat, k);
    for (question, lost) in questions.iter().zip(&expected) {
        let answer: Value = serde_json::from_str(&server.solve(question)?)?;
        ensure!(answer["outcome"] == if *lost { "P" } else { "N" }, "{question}: {answer}");
    }
    let over_http = || -> Result<Duration> {
        let begun = server.used()?;
        for question in &questions {
            server.solve(question)?;
        }
        Ok((server.used()? - begun) * SHOWN / REQUESTS as u32)
    };

    let timed = |work: &dyn Fn()| {
        let begun = clock::used();
        work();
        Ok(shown(clock::used() - begun))
    };
    let kernel = || drop(black_box(black_box(positions).lost(SimdLevel::best(), k)));
    let library = || drop(black_box(outcomes()));
    let mut race = Race::new(format!(
        "From the kernel to the user: verdicts of positions of 3 to 20 heaps, k = {k}, for {SHOWN} positions"
    ));
    race.timed("kernel", || timed(&kernel))
        .timed("library", || timed(&library))
        .timed("command, contest", || Ok(shown(clock::of_command(&mut verdicts())?)))
        .timed("command, lines", || Ok(shown(clock::of_command(&mut in_lines())?)))
        .timed("HTTP, a request for each, the server's time", over_http);
    if let Some(python) = &python {
        race.timed("Python, a column of Arrow", || Ok(shown(in_python(python)?)));
    }
    let table = race.run(7)?;
    Ok(match python {
        Some(_) => table,
        None => table.remark("Python was not measured: `cargo xtask python` had not built the package."),
    })
}

/// Returns the Python that has the package, or `None` if `cargo xtask python` has not built it.
fn python() -> Option<PathBuf> {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/python/venv/bin/python");
    let works = Command::new(&python).args(["-c", "import nimatron, pyarrow"]).output();
    works.is_ok_and(|output| output.status.success()).then_some(python)
}

/// Returns the first positions as questions to the server.
fn questions(flat: &Flat, k: u64) -> Vec<String> {
    let positions = flat.positions(&flat.cuts[0]).take(REQUESTS);
    positions.map(|heaps| json!({ "position": notation(heaps, k) }).to_string()).collect()
}

fn notation(heaps: &[u64], k: u64) -> String {
    heaps.iter().fold(format!("moore({k})"), |text, heap| format!("{text} {heap}"))
}

/// Writes the positions as Python reads them.
fn write_arrays(flat: &Flat, folder: &Path) -> Result<()> {
    let heaps: Vec<u8> = flat.heaps.iter().flat_map(|heap| heap.to_le_bytes()).collect();
    let offsets: Vec<u8> = flat.cuts[0].iter().flat_map(|offset| offset.to_le_bytes()).collect();
    fs::write(folder.join("heaps.bin"), heaps)?;
    fs::write(folder.join("offsets.bin"), offsets)?;
    Ok(())
}

/// Writes the positions as a contest's input, and in notation, one in a line.
fn write_inputs(flat: &Flat, k: u64, contest: &Path, lines: &Path) -> Result<()> {
    let mut cases = format!("{COUNT}\n");
    let mut lines_text = String::new();
    for heaps in flat.positions(&flat.cuts[0]) {
        let numbers: Vec<String> = heaps.iter().map(u64::to_string).collect();
        writeln!(cases, "{} {}", heaps.len(), numbers.join(" "))?;
        writeln!(lines_text, "{}", notation(heaps, k))?;
    }
    fs::write(contest, cases)?;
    fs::write(lines, lines_text)?;
    Ok(())
}
