//! Running the built command.

use std::path::PathBuf;
use std::process::{Command, Output};

/// `nimatron batch` with these arguments, in English.
pub(crate) fn batch(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.arg("batch").args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
}

/// What a run gave.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("what the command prints is UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Ran {
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }
}

/// Runs `command` on `input`.
pub(crate) fn fed(mut command: Command, input: impl AsRef<[u8]>) -> Ran {
    crate::fed::fed(&mut command, input).into()
}

/// Runs `nimatron batch` with these arguments on `input`.
pub(crate) fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    fed(batch(arguments), input)
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("batch-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
