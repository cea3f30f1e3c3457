//! The extracted oracle as a child process with one request per line.

use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A running oracle. `proof/oracle.ml` describes its requests.
pub(super) struct Oracle {
    child: Child,
    requests: BufWriter<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Oracle {
    pub(super) fn start(path: &Path) -> Result<Self> {
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", path.display()))?;
        let requests = BufWriter::new(child.stdin.take().context("the oracle has no input")?);
        let answers = BufReader::new(child.stdout.take().context("the oracle has no output")?);
        Ok(Self { child, requests, answers })
    }

    /// Returns the answer to one request.
    pub(super) fn ask(&mut self, request: &str) -> Result<String> {
        writeln!(self.requests, "{request}")?;
        self.requests.flush()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        ensure!(answer.ends_with('\n'), "the oracle fell silent at: {request}");
        ensure!(!answer.starts_with("error"), "the oracle refused: {request}\n{answer}");
        Ok(answer.trim_end().to_owned())
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // It ends by itself at the end of its input; killing it only saves waiting after an error.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
