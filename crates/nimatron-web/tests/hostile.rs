//! Hostile clients on a real socket get the expected answer, and the server stays usable.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use nimatron_web::{Limits, app, serve_until};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// Shorter than in life, so that the test is short.
fn limits() -> Limits {
    Limits {
        header: Duration::from_millis(600),
        request: Duration::from_millis(1200),
        deadline: Duration::from_millis(800),
        queue: Duration::from_millis(200),
        connection: Duration::from_secs(5),
        shutdown: Duration::from_secs(2),
        ..Limits::default()
    }
}

/// One answer at a time, which may take its time.
fn at_leisure() -> Limits {
    let (deadline, request) = (Duration::from_secs(60), Duration::from_secs(90));
    Limits { at_once: 1, steps: u64::MAX, deadline, request, connection: request, ..limits() }
}

struct Server {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(serve_until(listener, app(limits.clone()), limits, async move {
            let _ = ended.await;
        }));
        Self { address, end, task }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends bytes, and gives what comes back until the server closes, with the time that took.
    async fn send(&self, bytes: &[u8]) -> (String, Duration) {
        let mut stream = self.connect().await;
        let begun = Instant::now();
        // A server that has seen enough may close before all is sent.
        let _ = stream.write_all(bytes).await;
        (read_all(&mut stream).await, begun.elapsed())
    }

    /// Asks something quick that needs a place all the same, until the answer has this status.
    async fn until(&self, expected: u16) -> String {
        let begun = Instant::now();
        loop {
            let (answer, _) = self.send(&post("/api/certificate", r#"{"position":"nim 1"}"#)).await;
            if status(&answer) == expected {
                return answer;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "not {expected}: {answer}");
        }
    }

    /// A client whose question keeps the server busy.
    async fn occupied(&self) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(&post("/api/solve", HEAVY)).await.unwrap();
        self.until(503).await;
        stream
    }
}

async fn read_all(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let _ =
        tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut text)).await.expect("an end");
    String::from_utf8_lossy(&text).into_owned()
}

fn post(path: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
        connection: close\r\n\r\n{body}"
    )
    .into_bytes()
}

fn status(answer: &str) -> u16 {
    answer.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_hostile_request_has_its_answer() {
    let server = Server::start(limits()).await;
    let nested = format!("{{\"position\":{}", "[".repeat(60_000));
    let head = "POST /api/solve HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    let many: String = (0..200).map(|i| format!("x-{i}: y\r\n")).collect();
    let long = format!("GET / HTTP/1.1\r\nhost: localhost\r\nx: {}\r\n\r\n", "y".repeat(100_000));
    // 0 is a connection that is closed without an answer.
    let rows: &[(&str, Vec<u8>, &[u16])] = &[
        ("a good request", post("/api/solve", r#"{"position":"nim 1"}"#), &[200]),
        ("nothing at all", Vec::new(), &[0, 408]),
        ("half a request line", b"GE".to_vec(), &[0, 408]),
        ("half a header", b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ".to_vec(), &[0, 408]),
        ("a body that never comes", format!("{head}content-length: 100\r\n\r\n").into_bytes(), &[408]),
        (
            "a body that stops",
            format!("{head}content-length: 100\r\n\r\n{{\"position\":").into_bytes(),
            &[408],
        ),
        (
            "a body said to be huge",
            format!("{head}content-length: 99999999999\r\n\r\n{{}}").into_bytes(),
            &[413],
        ),
        (
            "a body too long",
            post("/api/solve", &format!(r#"{{"position":"{}"}}"#, "nim ".repeat(50_000))),
            &[413],
        ),
        ("a body all brackets", post("/api/solve", &nested), &[400, 422]),
        ("a length that is none", format!("{head}content-length: -1\r\n\r\n{{}}").into_bytes(), &[400]),
        (
            "two lengths",
            format!("{head}content-length: 2\r\ncontent-length: 3\r\n\r\n{{}}").into_bytes(),
            &[400],
        ),
        (
            "chunks of nonsense",
            format!("{head}transfer-encoding: chunked\r\n\r\nZZ\r\n{{}}\r\n0\r\n\r\n").into_bytes(),
            &[400],
        ),
        (
            "a chunk too long",
            format!("{head}transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n").into_bytes(),
            &[400],
        ),
        (
            "chunks that stop",
            format!("{head}transfer-encoding: chunked\r\n\r\n5\r\n{{\"po").into_bytes(),
            &[408],
        ),
        ("too many headers", format!("GET / HTTP/1.1\r\nhost: localhost\r\n{many}\r\n").into_bytes(), &[431]),
        ("a header too long", long.into_bytes(), &[431]),
        (
            "an address too long",
            format!("GET /{} HTTP/1.1\r\nhost: localhost\r\n\r\n", "y".repeat(100_000)).into_bytes(),
            &[414, 431],
        ),
        ("not HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n".to_vec(), &[400]),
        ("a wrong version", b"GET / HTTP/9.9\r\nhost: localhost\r\n\r\n".to_vec(), &[400, 505]),
        ("zero bytes", vec![0; 4096], &[400]),
        (
            "a climb",
            b"GET /../../../../etc/passwd HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".to_vec(),
            &[404],
        ),
        (
            "a coded climb",
            b"GET /%2e%2e%2fetc/passwd HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".to_vec(),
            &[404],
        ),
        (
            "another method",
            b"DELETE /api/solve HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".to_vec(),
            &[405],
        ),
        (
            "a tunnel",
            b"CONNECT example.org:443 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".to_vec(),
            &[404, 405],
        ),
    ];
    for (name, bytes, expected) in rows {
        let (answer, took) = server.send(bytes).await;
        assert!(expected.contains(&status(&answer)), "{name}: {}", answer.lines().next().unwrap_or_default());
        assert!(took < Duration::from_secs(4), "{name}: {took:?}");
    }
    let (answer, _) = server.send(&post("/api/solve", r#"{"position":"nim 1"}"#)).await;
    assert_eq!(status(&answer), 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_halfway_leaves_nothing_open() {
    let server = Server::start(Limits { connections: 1, header: Duration::from_secs(60), ..limits() }).await;
    for half in ["", "GE", "POST /api/solve HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"] {
        let mut stream = server.connect().await;
        stream.write_all(half.as_bytes()).await.unwrap();
        stream.shutdown().await.unwrap();
        let _ = read_all(&mut stream).await;
        // The only connection there is has become free.
        server.until(200).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trickle_is_cut_off() {
    let server = Server::start(limits()).await;
    let mut stream = server.connect().await;
    let begun = Instant::now();
    for byte in b"GET / HTTP/1.1\r\nhost: a-very-slow-client\r\nx-more: and-more-and-more\r\n" {
        if stream.write_all(&[*byte]).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let _ = read_all(&mut stream).await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

/// A position that only exhaustive search decides, and not soon.
const HEAVY: &str = r#"{"position":"misere slow(2) 40 41 42 43 44 45 46","remoteness":true}"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_stops_at_the_deadline_and_when_the_client_leaves() {
    let patient = Limits { at_once: 1, steps: u64::MAX, ..limits() };
    let server = Server::start(patient).await;
    let (answer, took) = server.send(&post("/api/solve", HEAVY)).await;
    assert_eq!(status(&answer), 503);
    assert!(answer.contains("retry-after") && answer.contains("deadline"), "{answer}");
    assert!(took < Duration::from_secs(3), "{took:?}");
    // The only place is taken by a client that leaves: it is free again long before the deadline.
    let server = Server::start(at_leisure()).await;
    let stream = server.occupied().await;
    drop(stream);
    server.until(200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_when_all_is_full_is_told_to_come_back() {
    let server = Server::start(at_leisure()).await;
    let _busy = server.occupied().await;
    let answer = server.until(503).await;
    assert!(answer.contains("retry-after: 2") && answer.contains("busy"), "{answer}");

    let server = Server::start(Limits { connections: 2, ..limits() }).await;
    let _held = (server.connect().await, server.connect().await);
    let answer = server.until(503).await;
    assert!(answer.contains("retry-after: 2"), "{answer}");
    // Those who hold the connections say nothing, so they are gone soon.
    server.until(200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sends_and_never_reads_is_cut_off() {
    let short = Duration::from_millis(500);
    let server =
        Server::start(Limits { connections: 1, connection: short, shutdown: short, ..limits() }).await;
    let mut stream = server.connect().await;
    // More answers than the buffers between us hold, and nobody fetches them.
    let asked = b"GET /app.js HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1000);
    let _ = tokio::time::timeout(short, stream.write_all(&asked)).await;
    server.until(200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shutdown_lets_running_requests_end() {
    let server = Server::start(Limits { deadline: Duration::from_secs(1), ..at_leisure() }).await;
    let mut stream = server.occupied().await;
    server.end.send(()).unwrap();
    let answer = read_all(&mut stream).await;
    assert_eq!(status(&answer), 503, "{answer}");
    tokio::time::timeout(Duration::from_secs(3), server.task).await.expect("an end").unwrap();
    assert!(TcpStream::connect(server.address).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cheap_questions_do_not_wait_for_expensive_ones() {
    let server = Server::start(at_leisure()).await;
    let _busy = server.occupied().await;
    for _ in 0..20 {
        let (answer, took) =
            server.send(&post("/api/solve", r#"{"position":"moore(2) 3 4 5","count":true}"#)).await;
        assert_eq!(status(&answer), 200, "{answer}");
        assert!(took < Duration::from_secs(1), "{took:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_dawdles_makes_room() {
    let (patience, header) = (Duration::from_millis(100), Duration::from_secs(30));
    let server = Server::start(Limits { connections: 8, patience, header, ..limits() }).await;
    let mut slow = Vec::new();
    for sent in ["", "GET /heal", "POST /api/solve HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"]
    {
        for _ in 0..4 {
            let mut stream = server.connect().await;
            stream.write_all(sent.as_bytes()).await.unwrap();
            slow.push(stream);
        }
    }
    tokio::time::sleep(2 * patience).await;
    for _ in 0..20 {
        let (answer, _) = server.send(&post("/api/solve", r#"{"position":"nim 1"}"#)).await;
        assert_eq!(status(&answer), 200, "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_reads_are_bounded() {
    let server = Server::start(Limits { unsent: 1 << 20, ..limits() }).await;
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let (answer, _) = server.send(ask).await;
    assert_eq!(status(&answer), 200, "{}", &answer[..200]);
    assert!(answer.len() > 33 << 10, "{}", answer.len());
    assert!(answer.trim_end().ends_with('}'), "it is whole");
    // No room for an answer of this length.
    let server = Server::start(Limits { unsent: 32 << 10, ..limits() }).await;
    let (answer, _) = server.send(ask).await;
    assert_eq!(status(&answer), 503, "{}", &answer[..200]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn foreign_pages_and_foreign_names_are_refused() {
    let server = Server::start(limits()).await;
    let get = |path: &str, headers: &str| {
        format!("GET {path} HTTP/1.1\r\n{headers}connection: close\r\n\r\n").into_bytes()
    };
    for (path, headers, expected) in [
        ("/api/games", "host: 127.0.0.1:7446\r\n", 200),
        ("/api/games", "host: evil.example\r\n", 421),
        ("/", "host: evil.example\r\n", 421),
        ("/api/games", "", 400),
        ("/api/games", "host: localhost\r\nhost: localhost\r\n", 400),
        ("/api/games", "host: localhost\r\nsec-fetch-site: cross-site\r\n", 403),
        ("/api/games", "host: localhost\r\norigin: http://evil.example\r\n", 403),
        ("/", "host: localhost\r\nsec-fetch-site: cross-site\r\n", 200),
    ] {
        let (answer, _) = server.send(&get(path, headers)).await;
        assert_eq!(status(&answer), expected, "{path} {headers:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn errors_are_short_and_all_values_share_one_budget() {
    let deadline = Duration::from_secs(30);
    let server =
        Server::start(Limits { deadline, request: deadline, connection: deadline, ..limits() }).await;
    // 65,000 mistakes, a name of 65,000 letters.
    for text in ["+".repeat(65_000), "x".repeat(65_000), "(".repeat(65_000), "nim 3 ".repeat(10_000)] {
        let body = serde_json::json!({ "position": text }).to_string();
        let (answer, _) = server.send(&post("/api/solve", &body)).await;
        assert_eq!(status(&answer), 422, "{}", &answer[..200]);
        assert!(answer.len() < 4096, "{} bytes", answer.len());
    }
    // Values that are found by search: those of all heaps together may take the steps of one question.
    let few = Limits { steps: 400, deadline, request: deadline, connection: deadline, ..limits() };
    let server = Server::start(few).await;
    for (to, expected) in [(20, 200), (300, 422)] {
        let ask = format!(
            "GET /api/grundy?game=greedy&to={to} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        );
        let (answer, _) = server.send(ask.as_bytes()).await;
        assert_eq!(status(&answer), expected, "{to}: {answer}");
    }
}

/// The memory of this process in MiB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0 kB");
    line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) / 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_stays_bounded() {
    let server = Server::start(Limits {
        deadline: Duration::from_secs(5),
        request: Duration::from_secs(8),
        ..limits()
    })
    .await;
    let digits = "9".repeat(1000);
    let positions = [
        format!("fibonacci {digits} {digits}"),
        format!("misere slow(2){}", " 9".repeat(20_000)),
        format!("misere slow(2){}", " 99".repeat(12)),
        format!("exact(2){}", format!(" {digits}").repeat(50)),
        format!("moore(30){}", " 12345".repeat(9_000)),
        format!("turtles{}", " 1".repeat(25_000)),
        format!("nim{}", format!(" {digits}").repeat(50)),
        format!("wythoff {digits} {digits}1").replace(&format!("{digits}1"), &"8".repeat(1000)),
        format!("misere kayles{}", " 60".repeat(9)),
        "misere kayles 500 500 500".to_owned(),
        "misere grundy 500 500 500".to_owned(),
        vec!["nim 3"; 8_000].join(" + "),
        "misere kayles 9 + poker(9) 9 9".to_owned(),
        format!("octal(0.{}) 5000", "7".repeat(500)),
        format!("euclid {digits} 1"),
    ];
    for position in positions {
        let question = serde_json::json!({
            "position": position, "count": true, "grundy": true, "remoteness": true, "moves": 200, "explain": true
        });
        let (answer, took) = server.send(&post("/api/solve", &question.to_string())).await;
        let shown: String = position.chars().take(40).collect();
        assert!([200, 413, 422, 503].contains(&status(&answer)), "{shown}: {answer}");
        assert!(took < Duration::from_secs(9), "{shown}: {took:?}");
        assert!(answer.len() < 8 << 20, "{shown}: {} bytes", answer.len());
        assert!(memory() < 800, "{shown}: {} MiB", memory());
    }
}
