//! Answers of the command, from the text of the questions: JSON lines, lines, contests, one long position, one short one.

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use nimatron::engine::rng::SplitMix64;
use serde::Deserialize;
use serde_json::Value;

use crate::clock;
use crate::race::{Race, Table, Target};

const POSITIONS: u32 = 200_000;
/// The variable in which `cargo xtask bench` gives the path of the command to measure.
const PROGRAM: &str = "NIMATRON";

pub(crate) fn tables() -> Result<Vec<Table>> {
    let folder = std::env::temp_dir().join(format!("nimatron-answers-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let tables = [json_lines, contest, long_position, short_position].map(|raced| raced(&folder));
    fs::remove_dir_all(&folder)?;
    tables.into_iter().collect()
}

fn nimatron(arguments: &[&str]) -> Result<Command> {
    let program = PathBuf::from(std::env::var_os(PROGRAM).with_context(|| format!("{PROGRAM} is not set"))?);
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(command)
}

fn output(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{command:?} ended with {}", output.status);
    Ok(output.stdout)
}

/// Positions of Moore's Nim: k up to 3 and up to 12 heaps.
fn positions() -> impl Iterator<Item = (u64, Vec<u64>)> {
    let mut rng = SplitMix64::new(16);
    (0..POSITIONS).map(move |_| {
        let (k, heaps) = (rng.between(1, 3), rng.between(3, 12));
        (k, (0..heaps).map(|_| rng.below(1000)).collect())
    })
}

fn notation(k: u64, heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("moore({k}) {}", heaps.join(" "))
}

/// Returns whether every column holds a multiple of k + 1 ones: the definition of a lost position.
fn is_lost(k: u64, heaps: &[u64]) -> bool {
    let ones = |column: u32| heaps.iter().map(|heap| heap >> column & 1).sum::<u64>();
    (0..u64::BITS).all(|column| ones(column) % (k + 1) == 0)
}

/// Checks an answer: who wins, and that the move is legal and leads to a lost position.
fn check(k: u64, heaps: &[u64], answer: &Value) -> Result<()> {
    let lost = is_lost(k, heaps);
    ensure!(answer["outcome"] == if lost { "P" } else { "N" }, "{answer}");
    let Some(to) = answer["winning_move"]["to"].as_str() else {
        ensure!(lost && answer["winning_move"].is_null(), "{answer}");
        return Ok(());
    };
    let to: Vec<u64> = to.split(' ').skip(1).map(str::parse).collect::<Result<_, _>>()?;
    let lowered = heaps.iter().zip(&to).filter(|(from, to)| to < from).count() as u64;
    let kept = heaps.iter().zip(&to).filter(|(from, to)| to == from).count();
    ensure!(to.len() == heaps.len() && lowered as usize + kept == to.len(), "{answer}");
    ensure!((1..=k).contains(&lowered) && is_lost(k, &to), "{answer}");
    Ok(())
}

#[derive(Deserialize)]
struct Line {
    position: String,
    id: u64,
}

fn json_lines(folder: &Path) -> Result<Table> {
    let (json, lines) = (folder.join("positions.jsonl"), folder.join("positions.txt"));
    let texts: Vec<String> = positions().map(|(k, heaps)| notation(k, &heaps)).collect();
    let object = |(id, text): (usize, &String)| format!("{{\"position\": \"{text}\", \"id\": {id}}}\n");
    fs::write(&json, texts.iter().enumerate().map(object).collect::<String>())?;
    fs::write(&lines, texts.join("\n"))?;
    let batch = |format: &str, file: &Path, options: &[&str]| {
        let mut command = nimatron(&["batch", "--threads", "1", "--format", format])?;
        command.args(options).arg(file);
        Ok::<_, anyhow::Error>(command)
    };
    for (format, file) in [("jsonl", &json), ("lines", &lines)] {
        let answers = output(&mut batch(format, file, &["--count"])?)?;
        let mut answers = answers.split(|byte| *byte == b'\n');
        for (k, heaps) in positions() {
            let answer: Value = serde_json::from_slice(answers.next().unwrap_or_default())?;
            check(k, &heaps, &answer)?;
            ensure!((answer["winning_moves"] == "0") == (answer["outcome"] == "P"), "{answer}");
        }
    }
    let at = |rate: u32| Target::Within(Duration::from_secs(1) * POSITIONS / rate);
    let mut race = Race::new("Answers to 200,000 positions of Moore's Nim, one thread");
    race.timed("reading the same JSON lines with serde", || {
        let begun = clock::used();
        let text = fs::read_to_string(&json)?;
        for line in text.lines() {
            let line: Line = serde_json::from_str(line)?;
            black_box((line.position, line.id));
        }
        Ok(clock::used() - begun)
    })
    .timed("batch --format jsonl", || clock::of_command(&mut batch("jsonl", &json, &[])?))
    .target(at(500_000))
    .timed("batch --format lines", || clock::of_command(&mut batch("lines", &lines, &[])?))
    .target(at(500_000))
    .timed("batch --format jsonl --count", || clock::of_command(&mut batch("jsonl", &json, &["--count"])?))
    .target(at(200_000));
    race.run(5)
}

fn contest(folder: &Path) -> Result<Table> {
    let input = folder.join("contest.txt");
    let case = |(_, heaps): (u64, Vec<u64>)| {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        format!("{} {}\n", heaps.len(), heaps.join(" "))
    };
    fs::write(&input, format!("{POSITIONS}\n{}", positions().map(case).collect::<String>()))?;
    let batch = |answer: &str| {
        let mut command =
            nimatron(&["batch", "--format", "contest", "--game", "moore(2)", "--answer", answer])?;
        command.arg(&input);
        Ok::<_, anyhow::Error>(command)
    };
    for (answer, lost) in [("outcome", "P"), ("move", "-"), ("count", "0")] {
        let answers = String::from_utf8(output(&mut batch(answer)?)?)?;
        let mut answers = answers.lines();
        for (_, heaps) in positions() {
            ensure!((answers.next() == Some(lost)) == is_lost(2, &heaps), "{answer} of {heaps:?}");
        }
    }
    const VERDICT: &str = "contest --answer outcome";
    let mut race = Race::new("The same positions as a contest, k = 2");
    race.timed(VERDICT, || clock::of_command(&mut batch("outcome")?))
        .timed("contest --answer move", || clock::of_command(&mut batch("move")?))
        .target(Target::times(1.0 / 3.0, VERDICT))
        .timed("contest --answer report", || clock::of_command(&mut batch("report")?))
        .target(Target::times(1.0 / 3.0, VERDICT));
    race.run(5)
}

fn long_position(folder: &Path) -> Result<Table> {
    const HEAPS: usize = 1_000_000;
    let input = folder.join("million.txt");
    let mut rng = SplitMix64::new(1);
    let heaps: Vec<u64> = (0..HEAPS).map(|_| rng.below(1 << 63)).collect();
    fs::write(&input, notation(2, &heaps))?;
    let solve = || {
        let mut command = nimatron(&["solve", "-"])?;
        command.stdin(fs::File::open(&input)?);
        Ok::<_, anyhow::Error>(command)
    };
    let said = String::from_utf8(output(&mut solve()?)?)?;
    ensure!(said.contains("N-position") != is_lost(2, &heaps), "{said}");
    const READING: &str = "reading its text, splitting it and parsing each number";
    let mut race = Race::new("One position of a million heaps of 63 bits");
    race.timed(READING, || {
        let begun = clock::used();
        let text = fs::read_to_string(&input)?;
        let heaps: Vec<u64> =
            text.split_ascii_whitespace().skip(1).map(str::parse).collect::<Result<_, _>>()?;
        black_box(heaps);
        Ok(clock::used() - begun)
    })
    .timed("nimatron solve", || clock::of_command(&mut solve()?))
    .target(Target::times(0.2, READING));
    race.run(5)
}

fn short_position(_: &Path) -> Result<Table> {
    let solve = || nimatron(&["solve", "moore(2)", "3", "4", "5"]);
    let said = String::from_utf8(output(&mut solve()?)?)?;
    ensure!(said.contains("moore(2) 3 3 3"), "{said}");
    let mut race = Race::new("One short position, from the start of the process to its end");
    race.timed("true", || clock::of_command(&mut Command::new("true")))
        .timed("nimatron solve", || clock::of_command(&mut solve()?))
        .target(Target::Within(Duration::from_millis(3)));
    race.run(20)
}
