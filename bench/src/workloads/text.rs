//! A contest's input file, from the file to the answers, as whole programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use nimatron_kernel::{Instructions, SimdLevel};

use crate::clock;
use crate::contest_text::contest_text;
use crate::race::{Race, Table, Target};

const BYTES: usize = 128 << 20;
const SEED_STYLE: &str = "C++ reader, iostream";
/// The variable in which `cargo xtask bench` gives the path of the command to measure.
pub(super) const PROGRAM: &str = "NIMATRON";

pub(crate) fn tables() -> Result<Vec<Table>> {
    let folder = std::env::temp_dir().join(format!("nimatron-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let table = raced(&folder);
    std::fs::remove_dir_all(&folder)?;
    Ok(vec![table?])
}

fn raced(folder: &Path) -> Result<Table> {
    let input = folder.join("input.txt");
    std::fs::write(&input, contest_text(BYTES, 4))?;
    let reader = compiled(folder)?;
    let program = PathBuf::from(std::env::var_os(PROGRAM).with_context(|| format!("{PROGRAM} is not set"))?);
    let nimatron = |options: &[&str]| {
        let mut command = Command::new(&program);
        command.args(["batch", "--format", "contest", "--answer", "report"]).args(options).arg(&input);
        command
    };
    let portable = ["--instructions", "portable"];
    let seed_style = || {
        let mut command = Command::new(&reader);
        command.stdin(std::fs::File::open(&input)?);
        Ok::<_, anyhow::Error>(command)
    };
    let answers = output(&mut seed_style()?)?;
    for options in [&[][..], &portable] {
        let same = output(&mut nimatron(options))? == answers;
        ensure!(same, "nimatron and the C++ reader answer differently {options:?}");
    }

    let aim = match SimdLevel::best().instructions() {
        Instructions::Portable => 4.5,
        Instructions::Avx2 => 7.0,
        Instructions::Avx512 => 12.0,
    };
    let mut race = Race::new("Verdicts of a contest's input of 128 MB, whole programs");
    race.timed(SEED_STYLE, || clock::of_command(&mut seed_style()?))
        .timed("wc -l", || clock::of_command(Command::new("wc").arg("-l").arg(&input)))
        .timed("cat", || clock::of_command(Command::new("cat").arg(&input)))
        .timed("nimatron batch", || clock::of_command(&mut nimatron(&[])))
        .target(Target::times(aim, SEED_STYLE))
        .timed("nimatron batch, portable", || clock::of_command(&mut nimatron(&portable)))
        .target(Target::times(4.5, SEED_STYLE));
    race.run(5)
}

/// Compiles `reader.cpp`, which is next to this source, and returns the path of the program.
fn compiled(folder: &Path) -> Result<PathBuf> {
    let reader = folder.join("reader");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/reader.cpp");
    let status = Command::new("g++").args(["-O2", "-o"]).arg(&reader).arg(source).status();
    ensure!(status.context("cannot run g++")?.success(), "g++ does not compile {source}");
    Ok(reader)
}

pub(super) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{command:?} ended with {}", output.status);
    Ok(output.stdout)
}
