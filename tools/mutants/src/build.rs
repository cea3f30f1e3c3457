//! [`Built`]: the tests, built once with all mutants in them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::instrument::{SWITCH, instrument};
use crate::{Mutant, PACKAGES, root, say};

/// The packages whose tests are run.
const TESTING: [&str; 4] = ["nimatron", "nimatron-verify", "nimatron-cli", "nimatron-properties"];

/// The test programs, and the mutants that are not in them.
pub(crate) struct Built {
    /// The folder of the copied tree, the log and the traces.
    pub(crate) folder: PathBuf,
    /// The test programs, each with the folder it runs in.
    pub(crate) programs: Vec<(PathBuf, PathBuf)>,
    /// Mutants that do not compile.
    pub(crate) unviable: BTreeSet<usize>,
    /// Mutants that may compile but cannot be put behind a switch.
    pub(crate) unsupported: BTreeSet<usize>,
}

impl Built {
    /// Copies the workspace, puts the mutants into the copy and builds its tests.
    pub(crate) fn new(folder: &Path, mutants: &[Mutant], tests: &[String]) -> Result<Self> {
        let mut built = Self {
            folder: folder.to_owned(),
            programs: Vec::new(),
            unviable: BTreeSet::new(),
            unsupported: BTreeSet::new(),
        };
        built.copy(mutants)?;
        built.load_left_out(mutants);
        loop {
            built.instrument(mutants)?;
            let mut check = built.cargo(&["check", "--lib", "--message-format", "json", "--quiet"]);
            PACKAGES.iter().for_each(|package| {
                check.args(["--package", package]);
            });
            let output = check.output()?;
            if output.status.success() {
                break;
            }
            built.exclude(mutants, &output.stdout)?;
        }
        built.save_left_out(mutants)?;
        built.build(tests)?;
        Ok(built)
    }

    fn tree(&self) -> PathBuf {
        self.folder.join("tree")
    }

    /// Returns a cargo command in the copied tree that shares the built dependencies of the workspace.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command.args(arguments).current_dir(self.tree()).env("CARGO_TARGET_DIR", self.folder.join(".."));
        // Other levels than in the workspace, so that cargo keeps the instrumented crates apart from the ordinary ones.
        for (package, level) in [("nimatron", 1), ("nimatron-kernel", 3), ("nimatron-verify", 2)] {
            command.args(["--config", &format!("profile.dev.package.{package}.opt-level={level}")]);
        }
        command.env("RUSTFLAGS", "");
        command
    }

    /// Copies all files except those that [`Self::instrument`] writes.
    fn copy(&self, mutants: &[Mutant]) -> Result<()> {
        let roots = roots();
        let instrumented: BTreeSet<&str> =
            mutants.iter().map(|mutant| &mutant.file).chain(&roots).map(String::as_str).collect();
        let listed = Command::new("git").arg("ls-files").current_dir(root()).output()?;
        for file in String::from_utf8(listed.stdout)?.lines().filter(|file| !instrumented.contains(file)) {
            let (from, to) = (root().join(file), self.tree().join(file));
            if from.is_file() {
                std::fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
                let new = std::fs::read(from)?;
                if std::fs::read(&to).ok().as_ref() != Some(&new) {
                    std::fs::write(to, new)?;
                }
            }
        }
        Ok(())
    }

    /// Loads which mutants were left out the last time, so that an unchanged program is not built again.
    fn load_left_out(&mut self, mutants: &[Mutant]) {
        let ids: BTreeMap<&str, usize> =
            mutants.iter().map(|mutant| (mutant.name.as_str(), mutant.id)).collect();
        let text = std::fs::read_to_string(self.folder.join("left-out.tsv")).unwrap_or_default();
        for (why, name) in text.lines().filter_map(|line| line.split_once('\t')) {
            let kind = if why == "unviable" { &mut self.unviable } else { &mut self.unsupported };
            kind.extend(ids.get(name));
        }
    }

    /// Saves which mutants are left out; entries of other files are kept.
    fn save_left_out(&self, mutants: &[Mutant]) -> Result<()> {
        let file = self.folder.join("left-out.tsv");
        let names: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.name.as_str()).collect();
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let others = text
            .lines()
            .filter(|line| line.split_once('\t').is_none_or(|(_, name)| !names.contains(name)))
            .map(|line| format!("{line}\n"));
        let line = |mutant: &Mutant| {
            let unsupported = self.unsupported.contains(&mutant.id).then_some("unsupported");
            let why = self.unviable.contains(&mutant.id).then_some("unviable").or(unsupported)?;
            Some(format!("{why}\t{}\n", mutant.name))
        };
        let lines: String = mutants.iter().filter_map(line).chain(others).collect();
        Ok(std::fs::write(file, lines)?)
    }

    /// Writes the source files with all mutants that are not left out.
    fn instrument(&mut self, mutants: &[Mutant]) -> Result<()> {
        let mut files: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
        for mutant in mutants {
            let left_out = self.unviable.contains(&mutant.id) || self.unsupported.contains(&mutant.id);
            files.entry(&mutant.file).or_default().extend((!left_out).then_some(mutant));
        }
        // The crate roots define the switch, even if they have no mutants.
        let roots = roots();
        for root in &roots {
            files.entry(root).or_default();
        }
        for (file, mutants) in files {
            let source = std::fs::read_to_string(root().join(file))?;
            let (text, unviable) = instrument(&source, &mutants).with_context(|| file.to_owned())?;
            let held: BTreeSet<usize> = ids(&text).chain(unviable.iter().copied()).collect();
            self.unviable.extend(unviable);
            self.unsupported.extend(mutants.iter().map(|mutant| mutant.id).filter(|id| !held.contains(id)));
            std::fs::create_dir_all(self.tree().join(file).parent().context("a file is in a folder")?)?;
            let switch = if roots.iter().any(|root| root == file) { SWITCH } else { "" };
            write_if_new(&self.tree().join(file), &(text + switch))?;
        }
        Ok(())
    }

    /// Leaves out the mutants that cause these compiler errors: the one whose text contains an error, or else the nearest
    /// one before it.
    fn exclude(&mut self, mutants: &[Mutant], messages: &[u8]) -> Result<()> {
        let before = self.unviable.len() + self.unsupported.len();
        let mut shown = String::new();
        for line in messages.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            let message: Value = serde_json::from_slice(line)?;
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            shown += message["rendered"].as_str().unwrap_or_default();
            let code = message["code"]["code"].as_str().unwrap_or_default();
            for span in message["spans"].as_array().into_iter().flatten() {
                let (Some(file), Some(start)) = (span["file_name"].as_str(), span["byte_start"].as_u64())
                else {
                    continue;
                };
                if span["is_primary"] != true || !file.starts_with("crates/") {
                    continue;
                }
                let text = std::fs::read_to_string(self.tree().join(file))?;
                let start = usize::try_from(start)?;
                match code {
                    // A match is not exhaustive: no arm of it can be deleted.
                    "E0004" => self.unviable.extend(ids(&text[start..start + end_of_block(&text[start..])])),
                    // A function with mutants is called in a constant.
                    "E0015" => {
                        let named = message["message"].as_str().and_then(|text| text.split('`').nth(1));
                        let name = named.and_then(|path| path.rsplit("::").next()).unwrap_or_default();
                        let named =
                            mutants.iter().filter(|mutant| mutant.function.rsplit("::").next() == Some(name));
                        self.unsupported.extend(named.map(|mutant| mutant.id));
                    }
                    _ => {
                        let Some(at) = text[..start].rfind(SWITCHED) else { continue };
                        // An error in the mutant's own text makes it unviable; a later one is caused by the switch.
                        let own = start < at + end_of_block(&text[at..]);
                        if own { &mut self.unviable } else { &mut self.unsupported }
                            .extend(ids(&text[at..start]).next());
                    }
                }
            }
        }
        if self.unviable.len() + self.unsupported.len() == before {
            bail!("the instrumented program does not compile:\n{shown}");
        }
        say(&format!(
            "left out: {} do not compile, {} cannot be switched",
            self.unviable.len(),
            self.unsupported.len()
        ));
        Ok(())
    }

    /// Builds these tests, or all where none is named.
    /// Builds the test programs.
    fn build(&mut self, tests: &[String]) -> Result<()> {
        let mut command = self.cargo(&["test", "--no-run", "--message-format", "json", "--quiet"]);
        TESTING.iter().for_each(|package| {
            command.args(["--package", package]);
        });
        for test in tests {
            match test.as_str() {
                "unit" => command.arg("--lib"),
                name => command.args(["--test", name]),
            };
        }
        let output = command.stderr(std::process::Stdio::inherit()).output()?;
        if !output.status.success() {
            bail!("the instrumented tests do not compile");
        }
        for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            let message: Value = serde_json::from_slice(line)?;
            if message["profile"]["test"] == true
                && let (Some(program), Some(manifest)) =
                    (message["executable"].as_str(), message["manifest_path"].as_str())
            {
                let folder = Path::new(manifest).parent().context("a manifest is in a folder")?;
                self.programs.push((program.into(), folder.to_owned()));
            }
        }
        Ok(())
    }
}

const SWITCHED: &str = "crate::__mutant(";

/// Returns the files that define the switch.
fn roots() -> [String; PACKAGES.len()] {
    PACKAGES.map(|package| format!("crates/{package}/src/lib.rs"))
}

/// Returns the mutants that occur in an instrumented text.
fn ids(text: &str) -> impl Iterator<Item = usize> {
    text.split(SWITCHED).skip(1).filter_map(|rest| rest.split(')').next()?.parse().ok())
}

/// Returns where the first block of a text ends.
fn end_of_block(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// Writes a file unless it has this text already, so that cargo does not build it again.
fn write_if_new(path: &Path, text: &str) -> Result<()> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    Ok(std::fs::write(path, text)?)
}
