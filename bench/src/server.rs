//! [`Server`]: a running `nimatron serve`, asked over one connection.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

/// A server that is stopped when this is dropped.
pub(crate) struct Server {
    child: Child,
    host: String,
    connection: BufReader<TcpStream>,
}

impl Server {
    pub(crate) fn start(program: &Path) -> Result<Self> {
        let mut child =
            Command::new(program).args(["serve", "--port", "0"]).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut address)?;
        let host = address.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        let connection = TcpStream::connect(&host).with_context(|| format!("it says: {address}"))?;
        connection.set_nodelay(true)?;
        Ok(Self { child, host, connection: BufReader::new(connection) })
    }

    /// Returns the answer to `POST /api/solve` with this body.
    pub(crate) fn solve(&mut self, body: &str) -> Result<String> {
        let Self { host, connection, .. } = self;
        let length = body.len();
        let request = format!(
            "POST /api/solve HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        connection.get_mut().write_all(request.as_bytes())?;
        let mut line = String::new();
        connection.read_line(&mut line)?;
        ensure!(line.starts_with("HTTP/1.1 200"), "{body}: {line}");
        let mut length = 0;
        while line.trim() != "" {
            line.clear();
            connection.read_line(&mut line)?;
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
        }
        let mut answer = vec![0; length];
        connection.read_exact(&mut answer)?;
        Ok(String::from_utf8(answer)?)
    }

    /// Returns the processor time that the server has used so far, in all its threads.
    pub(crate) fn used(&self) -> Result<Duration> {
        let mut used = 0;
        for thread in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let figures = fs::read_to_string(thread?.path().join("schedstat"))?;
            used += figures.split(' ').next().context("no figures")?.parse::<u64>()?;
        }
        Ok(Duration::from_nanos(used))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
