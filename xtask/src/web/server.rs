//! A running `nimatron serve`, on its own port.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A server that is stopped when this is dropped.
pub(super) struct Server {
    child: Child,
    /// Where it listens, without a slash at the end.
    pub(super) address: String,
}

impl Server {
    pub(super) fn start(binary: &Path) -> Result<Self> {
        let mut command = Command::new(binary);
        let mut child = command.args(["serve", "--port", "0"]).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("no output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().trim_end_matches('/').to_owned();
        let server = Self { child, address };
        ensure!(server.address.starts_with("http://127.0.0.1:"), "it says: {line}");
        Ok(server)
    }

    /// Returns the most memory it has used, in MiB.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib / 1024)
    }

    /// Returns whether it still runs: a server that a request has crashed fails the test.
    pub(super) fn runs(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
