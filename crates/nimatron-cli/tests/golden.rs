//! The output of the command, compared with golden files. `UPDATE_GOLDEN=1 cargo test --test golden` rewrites them.
//!
//! A file holds command lines, each after `$ `, followed by what it prints: standard output, then standard error
//! behind `! `, then the exit code unless it is 0.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            c => word.push(c),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

fn printed(command: &str) -> String {
    let words = words(command);
    assert_eq!(words[0], "nimatron", "{command}");
    let output = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(&words[1..])
        .env_clear()
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let mut text = String::from_utf8(output.stdout).unwrap();
    for line in String::from_utf8(output.stderr).unwrap().lines() {
        text.push_str(&format!("! {line}\n"));
    }
    if !output.status.success() {
        text.push_str(&format!("exit code {}\n", output.status.code().unwrap()));
    }
    text
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn the_output_is_that_of_the_golden_files() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut commands = 0;
    for file in files() {
        let golden = std::fs::read_to_string(&file).unwrap();
        let mut now = String::new();
        for command in golden.lines().filter_map(|line| line.strip_prefix("$ ")) {
            now.push_str(&format!("$ {command}\n{}", printed(command)));
            commands += 1;
        }
        if update {
            std::fs::write(&file, now).unwrap();
        } else {
            assert!(now == golden, "{} differs:\n{}", file.display(), difference(&golden, &now));
        }
    }
    assert!(commands > 30, "{commands} commands");
}

/// The first lines that differ.
fn difference(golden: &str, now: &str) -> String {
    let mut lines = golden.lines().zip(now.lines()).enumerate();
    match lines.find(|(_, (golden, now))| golden != now) {
        Some((number, (golden, now))) => format!("line {}\n- {golden}\n+ {now}", number + 1),
        None => format!("{} lines became {}", golden.lines().count(), now.lines().count()),
    }
}

/// The README's first block is what the command prints.
#[test]
fn the_readme_shows_what_the_command_prints() {
    let readme = include_str!("../../../README.md");
    let block = readme.split("```console\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let (command, shown) = block.split_once('\n').unwrap();
    let command = command.strip_prefix("$ cargo run --release -- ").unwrap();
    assert_eq!(printed(&format!("nimatron {command}")), shown);
}

/// Every command that the README names exists, and its example works.
#[test]
fn the_readme_names_commands_that_exist() {
    let readme = include_str!("../../../README.md");
    let block = readme.split("```console\n").nth(2).and_then(|rest| rest.split("```").next()).unwrap();
    let commands: Vec<&str> = block.lines().filter_map(|line| line.strip_prefix("$ nimatron ")).collect();
    assert!(commands.len() > 8);
    for command in commands {
        let name = command.split(' ').next().unwrap();
        let help = Command::new(env!("CARGO_BIN_EXE_nimatron")).args([name, "--help"]).output().unwrap();
        assert!(help.status.success(), "{command}");
    }
}
