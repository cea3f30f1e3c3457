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

use super::text::{PROGRAM, output};
use crate::clock;
use crate::inputs::Flat;
use crate::race::{Race, Table};

/// The number of positions.
const COUNT: usize = 100_000;
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
        .timed("command, lines", || Ok(shown(clock::of_command(&mut in_lines())?)));
    Ok(race.run(7)?.remark("Not measured here: over HTTP (docs/WEB.md), in Python."))
}

/// Writes the positions as a contest's input, and in notation, one in a line.
fn write_inputs(flat: &Flat, k: u64, contest: &Path, lines: &Path) -> Result<()> {
    let mut cases = format!("{COUNT}\n");
    let mut notation = String::new();
    for heaps in flat.positions(&flat.cuts[0]) {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        writeln!(cases, "{} {}", heaps.len(), heaps.join(" "))?;
        writeln!(notation, "moore({k}) {}", heaps.join(" "))?;
    }
    fs::write(contest, cases)?;
    fs::write(lines, notation)?;
    Ok(())
}
