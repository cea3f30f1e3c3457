//! `cargo xtask load`: requests per second and their latencies, for the table in docs/WEB.md.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::server::Server;
use super::{built, root, tools};
use crate::command::{cargo, say};

const USAGE: &str =
    "cargo xtask load [SECONDS]   a load test of the server with wrk, so many seconds per row (default 5)";

/// The requests: name, address, and the body if it is a POST.
const ROWS: [(&str, &str, &str); 6] = [
    ("health", "/health", ""),
    ("the page's script", "/app.js", ""),
    ("solve, Moore", "/api/solve", r#"{"position":"moore(2) 3 4 5 9 11 17"}"#),
    (
        "solve, every field",
        "/api/solve",
        r#"{"position":"moore(2) 3 4 5 9","count":true,"remoteness":true,"moves":20,"explain":true}"#,
    ),
    ("solve, by search", "/api/solve", r#"{"position":"misere slow(2) 6 7 8 9"}"#),
    ("reply, Kayles", "/api/reply", r#"{"position":"kayles 12 7 30"}"#),
];

/// Runs every row and prints the table.
///
/// # Errors
/// If wrk cannot be installed, or a request fails.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let seconds: u64 = match arguments {
        [] => 5,
        [seconds] => seconds.parse().with_context(|| USAGE)?,
        _ => bail!("{USAGE}"),
    };
    tools::wrk()?;
    cargo(&["build", "--release", "--package", "nimatron-cli"])?;
    let mut server = Server::start(&built("release"))?;
    let mut table = vec![
        "| request | per second | half within | 99 % within |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for (name, path, body) in ROWS {
        let said = wrk(&format!("{}{path}", server.address), body, seconds)?;
        let figure = |label: &str| {
            let line = said.lines().find_map(|line| line.trim().strip_prefix(label));
            line.map(|rest| rest.trim().to_owned()).with_context(|| format!("no {label} in:\n{said}"))
        };
        ensure!(!said.contains("Non-2xx") && !said.contains("Socket errors"), "{name}:\n{said}");
        let (rate, half, most) = (figure("Requests/sec:")?, figure("50%")?, figure("99%")?);
        table.push(format!("| {name} | {rate} | {half} | {most} |"));
    }
    ensure!(server.runs(), "the server ended");
    let memory = server.memory().unwrap_or(0);
    say(&format!("{}\n\nmost memory: {memory} MiB", table.join("\n")));
    Ok(())
}

/// Returns the output of wrk for one address.
fn wrk(address: &str, body: &str, seconds: u64) -> Result<String> {
    let script = root().join("target/load.lua");
    let lua = match body {
        "" => String::new(),
        body => format!(
            "wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [[{body}]]\n"
        ),
    };
    std::fs::write(&script, lua)?;
    let mut wrk = Command::new("wrk");
    wrk.args(["-t1", "-c32", "--latency", "-d", &format!("{seconds}s"), "-s"]).arg(script).arg(address);
    let output = wrk.output().context("cannot run wrk")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    ensure!(output.status.success(), "wrk: {said}{}", String::from_utf8_lossy(&output.stderr));
    Ok(said)
}
