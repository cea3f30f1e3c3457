//! Clients that mean harm, while `cargo xtask load` asks how the others fare.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

use anyhow::{Context, Result};

/// What each of some clients does again and again.
pub(super) struct Attack {
    clients: usize,
    kind: Kind,
}

enum Kind {
    /// Sends a request that takes long and waits for its answer.
    Expensive { name: &'static str, path: &'static str, body: &'static str },
    /// Sends a header byte by byte and never ends it.
    Slow,
    /// Asks for all that is known of a position of long numbers, and never reads the answer.
    Unread,
}

const SEARCH: Kind = Kind::Expensive {
    name: "`misere slow(2) 40 … 46`",
    path: "/api/solve",
    body: r#"{"position":"misere slow(2) 40 41 42 43 44 45 46"}"#,
};
const MEMORY: Kind = Kind::Expensive {
    name: "`misere kayles 500 500 500`",
    path: "/api/solve",
    body: r#"{"position":"misere kayles 500 500 500"}"#,
};
const VALUES: Kind = Kind::Expensive {
    name: "`grundy?game=slow(1)&to=20000`",
    path: "/api/grundy?game=slow(1)&to=20000",
    body: "",
};

/// The attacks of the table: those that once starved the server, filled its memory or took all its connections.
pub(super) const ATTACKS: [Attack; 5] = [
    Attack { clients: 8, kind: SEARCH },
    Attack { clients: 8, kind: MEMORY },
    Attack { clients: 8, kind: VALUES },
    Attack { clients: 1_000, kind: Kind::Slow },
    Attack { clients: 500, kind: Kind::Unread },
];

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { clients, kind } = self;
        match kind {
            Kind::Expensive { name, .. } => write!(f, "{clients} that ask {name}"),
            Kind::Slow => write!(f, "{clients} that send a byte a second"),
            Kind::Unread => write!(f, "{clients} that ask for megabytes and read no answer"),
        }
    }
}

/// Running attackers, which stop when this is dropped.
pub(super) struct Hostile {
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Hostile {
    /// Starts the attack and waits until it is under way.
    pub(super) fn start(attack: &'static Attack, address: &str) -> Result<Self> {
        let host = address.strip_prefix("http://").context("the address is not HTTP")?.to_owned();
        let stop = Arc::new(AtomicBool::new(false));
        // A thread for each client that waits for answers; one for all those that only hold connections.
        let shares = match attack.kind {
            Kind::Expensive { .. } => vec![1; attack.clients],
            Kind::Slow | Kind::Unread => vec![attack.clients],
        };
        let attacker = |clients: usize| {
            let (host, stop) = (host.clone(), Arc::clone(&stop));
            spawn(move || match attack.kind {
                Kind::Expensive { path, body, .. } => ask_for_ever(&host, path, body, &stop),
                Kind::Slow => hold(&host, clients, UNENDED, &stop, |connection| connection.write_all(b"x")),
                Kind::Unread => hold(&host, clients, &large_question(), &stop, stays_open),
            })
        };
        let threads = shares.into_iter().map(attacker).collect();
        sleep(Duration::from_secs(2));
        Ok(Self { stop, threads })
    }
}

impl Drop for Hostile {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Asks the same question until it is told to stop. A refusal is an answer too; a closed connection is opened again.
fn ask_for_ever(host: &str, path: &str, body: &str, stop: &AtomicBool) {
    let request = request(if body.is_empty() { "GET" } else { "POST" }, path, body);
    while !stop.load(Ordering::Relaxed) {
        let Ok(mut connection) = TcpStream::connect(host) else { continue };
        let _ = connection.set_read_timeout(Some(Duration::from_secs(10)));
        if connection.write_all(request.as_bytes()).is_ok() {
            let _ = connection.read_to_end(&mut Vec::new());
        }
    }
}

/// Returns a whole request, after whose answer the connection ends.
fn request(method: &str, path: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
}

/// The beginning of a request whose header does not end.
const UNENDED: &str = "POST /api/solve HTTP/1.1\r\nhost: localhost\r\nx-slow: ";

/// Returns a request whose answer has some megabytes: 60 heaps of 1,000 digits with every field.
fn large_question() -> String {
    let heaps: String = (0..60).map(|heap| format!(" {}{heap:02}", "123456789".repeat(110))).collect();
    let body = format!(r#"{{"position":"moore(30){heaps}","moves":20,"explain":true,"because":true}}"#);
    request("POST", "/api/solve", &body)
}

/// Holds so many connections, sends `beginning` on each and acts on each every second; one that the server has closed is opened
/// again.
fn hold(
    host: &str,
    clients: usize,
    beginning: &str,
    stop: &AtomicBool,
    act: impl Fn(&mut TcpStream) -> io::Result<()>,
) {
    let open = || -> io::Result<TcpStream> {
        let mut connection = TcpStream::connect(host)?;
        connection.set_write_timeout(Some(Duration::from_secs(5)))?;
        connection.write_all(beginning.as_bytes())?;
        connection.set_nonblocking(true)?;
        Ok(connection)
    };
    let mut connections: Vec<io::Result<TcpStream>> = (0..clients).map(|_| open()).collect();
    while !stop.load(Ordering::Relaxed) {
        for slot in &mut connections {
            if slot.as_mut().map_or(true, |connection| act(connection).is_err()) {
                *slot = open();
            }
        }
        sleep(Duration::from_secs(1));
    }
}

/// Looks whether the server has closed a connection, and reads nothing.
///
/// # Errors
/// If it has.
fn stays_open(connection: &mut TcpStream) -> io::Result<()> {
    match connection.peek(&mut [0]) {
        Ok(0) => Err(io::ErrorKind::ConnectionAborted.into()),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(()),
        Err(error) => Err(error),
    }
}
