//! `cargo xtask load`: requests per second and their latencies, by themselves and beside hostile clients, for the tables in
//! docs/WEB.md.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::hostile::{ATTACKS, Hostile};
use super::server::Server;
use super::{built, root, tools};
use crate::command::{cargo, say};

const USAGE: &str =
    "cargo xtask load [SECONDS]   a load test of the server with wrk, so many seconds per row (default 5)";

/// A request that wrk repeats.
struct Request {
    name: &'static str,
    path: &'static str,
    /// Empty for a GET.
    body: &'static str,
}

const HEALTH: Request = Request { name: "health", path: "/health", body: "" };
const MOORE: Request =
    Request { name: "solve, Moore", path: "/api/solve", body: r#"{"position":"moore(2) 3 4 5 9 11 17"}"# };

const REQUESTS: [Request; 6] = [
    HEALTH,
    Request { name: "the page's script", path: "/app.js", body: "" },
    MOORE,
    Request {
        name: "solve, every field",
        path: "/api/solve",
        body: r#"{"position":"moore(2) 3 4 5 9","count":true,"remoteness":true,"moves":20,"explain":true}"#,
    },
    Request {
        name: "solve, by search",
        path: "/api/solve",
        body: r#"{"position":"misere slow(2) 6 7 8 9"}"#,
    },
    Request { name: "reply, Kayles", path: "/api/reply", body: r#"{"position":"kayles 12 7 30"}"# },
];

/// How many connections ask by themselves, which is enough for the highest rate, and how many beside hostile clients, where the
/// latency should be the server's and not that of a queue of our own.
const CONNECTIONS: usize = 32;
const CONNECTIONS_BESIDE: usize = 4;

/// Runs every row and prints the tables.
///
/// # Errors
/// If wrk cannot be installed, a request fails, or the server ends.
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
    for request in &REQUESTS {
        let Figures { rate, half, most } = asked(&server, request, CONNECTIONS, seconds)?;
        table.push(format!("| {} | {rate} | {half} | {most} |", request.name));
    }
    let memory = server.memory().unwrap_or(0);
    say(&format!("{}\n\nmost memory: {memory} MiB\n", table.join("\n")));

    let mut table = vec![
        "| hostile clients | request | per second | half within | 99 % within | most memory |".to_owned(),
        "|---|---|---|---|---|---|".to_owned(),
    ];
    for attack in &ATTACKS {
        // Each attack meets a server of its own, whose memory is then what this attack made it use.
        server = Server::start(&built("release"))?;
        let hostile = Hostile::start(attack, &server.address)?;
        for request in [HEALTH, MOORE] {
            let Figures { rate, half, most } = asked(&server, &request, CONNECTIONS_BESIDE, seconds)?;
            let memory = server.memory().unwrap_or(0);
            table.push(format!("| {attack} | {} | {rate} | {half} | {most} | {memory} MiB |", request.name));
        }
        drop(hostile);
        ensure!(server.runs(), "the server ended: {attack}");
    }
    say(&table.join("\n"));
    Ok(())
}

/// What wrk found out about a request, as it prints it.
struct Figures {
    rate: String,
    half: String,
    most: String,
}

/// Repeats a request on so many connections, and returns the figures.
fn asked(
    server: &Server,
    Request { name, path, body }: &Request,
    connections: usize,
    seconds: u64,
) -> Result<Figures> {
    let said = wrk(&format!("{}{path}", server.address), body, connections, seconds)?;
    ensure!(!said.contains("Non-2xx") && !said.contains("Socket errors"), "{name}:\n{said}");
    let figure = |label: &str| {
        let line = said.lines().find_map(|line| line.trim().strip_prefix(label));
        line.map(|rest| rest.trim().to_owned()).with_context(|| format!("no {label} in:\n{said}"))
    };
    Ok(Figures { rate: figure("Requests/sec:")?, half: figure("50%")?, most: figure("99%")? })
}

/// Returns the output of wrk for one address.
fn wrk(address: &str, body: &str, connections: usize, seconds: u64) -> Result<String> {
    let script = root().join("target/load.lua");
    let lua = match body {
        "" => String::new(),
        body => format!(
            "wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [[{body}]]\n"
        ),
    };
    std::fs::write(&script, lua)?;
    let mut wrk = Command::new("wrk");
    wrk.args(["-t1", "-c", &connections.to_string(), "--latency", "-d", &format!("{seconds}s"), "-s"])
        .arg(script)
        .arg(address);
    let output = wrk.output().context("cannot run wrk")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    ensure!(output.status.success(), "wrk: {said}{}", String::from_utf8_lossy(&output.stderr));
    Ok(said)
}
