//! Questions that once took gigabytes, minutes or the whole program: each must end within limits that the operating
//! system enforces, with an answer or with an error that says so.
#![cfg(target_os = "linux")]

mod fed;

use fed::fed;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The address space that the program may have, in KiB. It is twice the memory that an answer may use, since memory that
/// was given back stays reserved and each thread reserves its stack.
const ADDRESS_SPACE: u64 = 640 << 10;
/// What is said to the program about memory.
const MEMORY: &str = "--memory=256M";
/// A machine that runs all tests at once is slow.
const PATIENCE: Duration = Duration::from_secs(120);

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -v {ADDRESS_SPACE}; exec \"$0\" \"$@\""));
    fed(command.arg(env!("CARGO_BIN_EXE_nimatron")).args(arguments).env("LANG", "C"), input)
}

/// Runs the program and returns what it printed; it must end in time, with one of its own exit codes.
fn survives(arguments: &[&str], input: &[u8]) -> Output {
    let begun = Instant::now();
    let output = run(arguments, input);
    let shown: String = arguments.join(" ").chars().take(100).collect();
    let said = String::from_utf8_lossy(&output.stderr);
    let said: String = said.chars().take(500).collect();
    assert!(matches!(output.status.code(), Some(0..=2)), "{shown}: {:?} {said}", output.status);
    assert!(!said.contains("panicked"), "{shown}: {said}");
    assert!(begun.elapsed() < PATIENCE, "{shown}: {:?}", begun.elapsed());
    output
}

fn many(number: &str, times: usize) -> String {
    vec![number; times].join(" ")
}

#[test]
fn positions_that_grow_without_end() {
    let digits = |count: usize| "7".repeat(count);
    let counted = |count: usize, first: u64| -> String {
        (0..count as u64).map(|i| (first + 1_000_003 * i).to_string()).collect::<Vec<_>>().join(" ")
    };
    let long: Vec<String> = (0..50).map(|i| format!("1{}{i:02}", digits(998))).collect();
    let positions = [
        "misere kayles 500 500 500".to_owned(),
        "misere grundy 500 500 500".to_owned(),
        "misere treblecross 999 999 999".to_owned(),
        "misere officers 500 500 500".to_owned(),
        "misere octal(0.777) 900 900".to_owned(),
        format!("misere slow(2) {}", many("9", 1000)),
        format!("misere turtles {}", many("1", 20_000)),
        format!("misere turtles {}", many("1", 200)),
        format!("misere staircase {}", many("77", 5000)),
        format!("misere poker(9) {}", many("9", 3000)),
        format!("misere nimble {}", many("1000", 3000)),
        format!("poker(9) {}", many("9", 10_000)),
        format!("nimble {}", many("1000", 10_000)),
        format!("exact(2) {}", long.join(" ")),
        format!("fibonacci {} {}", digits(10_000), digits(9999)),
        format!("moore(30) {}", counted(200, 7)),
        format!("subtract({},1) 8{}", digits(1000), digits(999)),
        format!("exact(3) {}", (50..62).map(|i| i.to_string()).collect::<Vec<_>>().join(" ")),
        "grundy 1000000000".to_owned(),
        format!("octal(0.{}) 5000", digits(500)),
        vec!["nim 3"; 2000].join(" + "),
        vec!["moore(2) 100 200 300 400"; 200].join(" + "),
        "misere octal(4.7) 100000".to_owned(),
        "misere octal(4.702) 100000".to_owned(),
        format!("exact(3) {}", many("2", 300)),
        "moore(2) 100 200 300 400 + nim 7".to_owned(),
        "slow-exact(2) 1000000000000 1000000000001 + nim 1".to_owned(),
        "misere nim 1000000 2000000 + kayles 4".to_owned(),
        "subtract(1,1000000000000) 5000000000001".to_owned(),
        format!("slow(3) {}", many("3", 40)),
        format!("misere slow(2) {}", many("5", 60)),
        "euclid 1000000007 7 + nim 5".to_owned(),
        "octal(0.6) 100000000".to_owned(),
        "hex(0.08) 1000000000".to_owned(),
        "misere octal(4.7) 100 101 102".to_owned(),
        "misere octal(0.355) 100 101 102".to_owned(),
    ];
    for position in &positions {
        survives(&["solve", position, "--budget=300000", MEMORY], b"");
        survives(
            &["solve", position, "--budget=100000", MEMORY, "--json", "--count", "--grundy", "--remoteness"],
            b"",
        );
    }
    // With the steps that everybody has.
    for position in &positions[..3] {
        survives(&["solve", position, MEMORY], b"");
    }
}

#[test]
fn a_known_outcome_is_answered_though_a_search_is_not() {
    let sum = vec!["nim 3"; 200].join(" + ");
    let output = survives(&["solve", &sum, MEMORY], b"");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_error_says_which_limit_was_met_and_how_to_raise_it() {
    let said = |arguments: &[&str]| {
        let output = survives(arguments, b"");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    let position = "misere kayles 500 500 500";
    let steps = said(&["solve", position, "--budget=1000"]);
    assert!(steps.contains("steps") && steps.contains("`--budget` raises it"), "{steps}");
    let memory = said(&["solve", position, "--memory=1M", "--budget=5000000"]);
    assert!(memory.contains("1 MiB of memory") && memory.contains("`--memory` raises it"), "{memory}");
    let json = said(&["solve", position, "--memory=1M", "--budget=5000000", "--json"]);
    assert!(json.contains("over-budget") && json.contains("MiB of memory. `--memory` raises it"), "{json}");
    // A search that stops half-way, and a check that compares nothing, say it too.
    let quotient = said(&["quotient", "kayles", "--to=1000000", "--memory=8M"]);
    assert!(quotient.contains("8 MiB of memory") && quotient.contains("`--memory` raises it"), "{quotient}");
    let genera = said(&["genus", "kayles", "--to=1000000", "--memory=1M"]);
    assert!(genera.contains("1 MiB of memory") && genera.contains("`--memory` raises it"), "{genera}");
    let check = said(&["check", "kayles 2000 2000", "--memory=1M"]);
    assert!(check.contains("1 MiB of memory") && check.contains("`--memory` raises it"), "{check}");
    let check = said(&["check", "kayles 2000 2000", "--budget=1000"]);
    assert!(check.contains("1000 steps") && check.contains("`--budget` raises it"), "{check}");
    let russian = said(&["solve", position, "--memory=1M", "--budget=5000000", "--lang=ru"]);
    assert!(russian.contains("`--memory`") && russian.contains("МиБ"), "{russian}");
}

#[test]
fn extreme_arguments() {
    let largest = u64::MAX.to_string();
    for to in ["0", "1", "1000000000000", &largest] {
        for game in ["kayles", "nim", "subtract(1)", "bash(3)", "lasker", "hex(0.08)", "slow(1)"] {
            survives(&["grundy", game, "--to", to, "--budget=100000", MEMORY], b"");
            survives(&["grundy", game, "--to", to, "--budget=100000", MEMORY, "--json"], b"");
        }
        survives(&["quotient", "kayles", "--to", to, "--budget=300000", MEMORY], b"");
        let table = format!("{to}x{to}");
        survives(&["grundy", "wythoff", "--table", &table, "--budget=100000", MEMORY], b"");
        survives(&["grundy", "kayles + nim", "--table", &table, "--budget=100000", MEMORY], b"");
        for command in ["solve", "moves", "explain", "check"] {
            for game in ["nim", "moore(2)", "wythoff 1", "poker(5)", "kayles", "euclid 7", "fibonacci 9"] {
                survives(&[command, &format!("{game} {to}"), "--budget=20000", MEMORY], b"");
            }
            survives(&[command, &format!("moore({to}) 3 4 5 {to}"), "--budget=20000", MEMORY], b"");
            survives(&[command, &format!("subtract(1,{to}) {to}"), "--budget=20000", MEMORY], b"");
        }
    }
    for wrong in ["--memory=x", "--memory=", "--budget=-1", "--memory=99999999999G"] {
        assert_eq!(survives(&["solve", "nim 3", wrong], b"").status.code(), Some(2));
    }
}

/// The columns of a number with so many digits take more than the memory allowed: who wins is known without them, but no
/// winning move.
#[test]
fn numbers_of_millions_of_digits_have_an_outcome_and_no_move() {
    let position = format!("nim {}", "7".repeat(3_000_000));
    for command in ["solve", "explain"] {
        let known = survives(&[command, "-", MEMORY], position.as_bytes());
        let said = String::from_utf8_lossy(&known.stdout).into_owned();
        assert_eq!(known.status.code(), Some(0), "{command}");
        assert!(
            said.contains("A winning move exists but was not found within the budget."),
            "{command}: {said}"
        );
    }
    let moves = survives(&["moves", "-", "--limit=1", MEMORY], position.as_bytes());
    let said = String::from_utf8_lossy(&moves.stderr).into_owned();
    assert_eq!(moves.status.code(), Some(1), "{said}");
    assert!(said.contains("256 MiB of memory") && said.contains("`--memory` raises it"), "{said}");
}

/// 20 MB of positions in a certificate take some 30 bytes of memory a byte, and blank lines none.
#[test]
fn long_files_take_bounded_memory() {
    let numbers = "3 ".repeat(10_000_000);
    let certificate = format!(
        r#"{{"certificate":1,"claim":{{"lost":{{"position":"nim {numbers}"}}}},"proof":"no-move","seal":""}}"#
    );
    assert_ne!(survives(&["verify", "-", MEMORY], certificate.as_bytes()).status.code(), Some(0));
    let blank = survives(&["batch", "--format=lines", MEMORY], &b"\n".repeat(64 << 20));
    assert_eq!((blank.status.code(), blank.stdout), (Some(0), Vec::new()));
}

/// The header of a zstd frame with a window of 2^`window` bytes, and blocks of 128 KiB of line ends in four bytes each.
fn zstd_bomb(window: u8, blocks: usize) -> Vec<u8> {
    let block = |last: u8| [2 + last, 0, 16, b'\n'];
    let mut bytes = vec![0x28, 0xb5, 0x2f, 0xfd, 0, (window - 10) << 3];
    (1..blocks).for_each(|_| bytes.extend(block(0)));
    bytes.extend(block(1));
    bytes
}

#[test]
fn compressed_input_takes_bounded_memory() {
    let bomb = survives(&["batch", "--format=lines", MEMORY], &zstd_bomb(23, 500));
    assert_eq!((bomb.status.code(), bomb.stdout), (Some(0), Vec::new()));
    for window in [28, 31, 41] {
        let wide = survives(&["batch", "--format=lines", MEMORY], &zstd_bomb(window, 1));
        let said = String::from_utf8_lossy(&wide.stderr).into_owned();
        assert_eq!(wide.status.code(), Some(2), "{window}: {said}");
        assert!(said.contains("the zstd data is damaged"), "{window}: {said}");
    }
}

#[test]
fn checks_end() {
    let staircase = format!("staircase {}", many("7", 50));
    for game in
        ["nim 100000000000", "poker(184467440737095516155) 1 3 3", "kayles 2000 2000", &staircase, "wythoff"]
    {
        survives(&["check", game, "--budget=300000", MEMORY], b"");
    }
}

#[test]
fn long_rows_are_not_quadratic() {
    for (game, number) in [("turtles", "1"), ("poker(9)", "9"), ("staircase", "9")] {
        let position = format!("{game} {}", many(number, 40_000));
        for command in [["solve", "-", "--count"], ["moves", "-", "--count"], ["explain", "-", "--json"]] {
            survives(&[&command[..], &["--budget=1000000", MEMORY]].concat(), position.as_bytes());
        }
    }
    survives(&["grundy", "kayles", "--to", "100000", "--plot", MEMORY], b"");
    survives(&["grundy", "kayles", "--to", "200000", "--svg", "/dev/null", MEMORY], b"");
}

#[test]
fn a_megabyte_of_every_sign() {
    for sign in ["+", "(", ")", ",", "3 ", "x", "-", "_", "nim ", "moore(2) + ", "\u{1b}[2J", "，", "9", "\n"]
    {
        let text = format!("nim {}", sign.repeat((1 << 20) / sign.len()));
        for command in ["solve", "moves", "explain"] {
            let output = survives(
                &[command, "-", "--budget=50000", MEMORY, "--limit=3"][..4 + usize::from(command == "moves")],
                text.as_bytes(),
            );
            assert!(output.stderr.len() < 100_000, "{sign:?}: {} bytes", output.stderr.len());
        }
    }
    // Without end.
    let output = survives(&["solve", "-", MEMORY], &b"3 ".repeat(8 << 20));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn escape_sequences_are_not_passed_on() {
    let evil = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}";
    let certificate = format!(
        r#"{{"certificate":1,"claim":{{"lost":{{"position":"{}nim 3"}}}},"proof":"no-move","seal":""}}"#,
        evil.replace('\u{1b}', "\\u001b").replace('\u{7}', "\\u0007").replace('\u{9b}', "\\u009b")
    );
    let outputs = [
        survives(&["solve", "-"], format!("nim 3 {evil} 4").as_bytes()),
        survives(&["solve", &format!("{evil} 3")], b""),
        survives(&["verify", "-"], certificate.as_bytes()),
        survives(&["grundy", &format!("kayles{evil}")], b""),
        survives(&["solve", "nim 3", &format!("--{evil}")], b""),
        survives(&["batch", "--format=lines", "--answer=outcome"], format!("nim {evil}\n").as_bytes()),
    ];
    for output in outputs {
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(!said.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}']), "{said:?}");
    }
}

#[test]
fn a_poison_line_does_not_stop_a_batch() {
    let mut lines = vec!["nim 3 4 5"; 2000];
    lines[1000] = "misere grundy 500 500 500";
    let arguments = ["batch", "--format=lines", "--threads=2", "--budget=1000000", MEMORY];
    let output = survives(&arguments, lines.join("\n").as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let answers = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(answers.lines().count(), 2000);
    assert_eq!(answers.lines().filter(|line| line.contains("over-budget")).count(), 1);
}

#[test]
fn closed_pipes_are_no_errors() {
    let commands: [&[&str]; 9] = [
        &["solve", "nim 3 4 5"],
        &["moves", "moore(2) 99 98 97 96"],
        &["explain", "moore(2) 3 4 5"],
        &["grundy", "kayles", "--to", "200000", "--csv"],
        &["quotient", "kayles"],
        &["games"],
        &["completions", "bash"],
        &["man"],
        &["help"],
    ];
    for arguments in commands {
        let script = "exec \"$0\" \"$@\" | head -c 1 > /dev/null; exit ${PIPESTATUS[0]}";
        let output = Command::new("bash")
            .args(["-c", &script.replace("exec ", ""), env!("CARGO_BIN_EXE_nimatron")])
            .args(arguments)
            .output()
            .expect("there is bash");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{arguments:?}: {:?} {said}", output.status);
        assert!(!said.contains("panicked"), "{arguments:?}: {said}");
    }
    for arguments in ["completions bash", "--help", "solve --help", "--version", "help"] {
        let full = Command::new("sh")
            .args(["-c", &format!("\"$0\" {arguments} > /dev/full"), env!("CARGO_BIN_EXE_nimatron")])
            .env("LANG", "C")
            .output()
            .expect("there is a shell");
        assert_eq!(full.status.code(), Some(1), "{arguments}: {full:?}");
        let said = String::from_utf8_lossy(&full.stderr);
        assert!(said.contains("the disk is full"), "{arguments}: {said}");
    }
}

#[test]
fn errors_of_the_system_say_where() {
    let held = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = held.local_addr().expect("it is bound");
    let port = format!("--port={}", address.port());
    for (arguments, place) in [
        (&["serve", &port][..], address.to_string().as_str()),
        (&["batch", "--format=lines", "--output=/dev/full"], "/dev/full"),
        (&["batch", "--format=lines", "/proc/self/mem"], "/proc/self/mem"),
    ] {
        let output = survives(arguments, b"nim 3\n");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.starts_with(&format!("error: {place}: ")), "{arguments:?}: {said}");
    }
}

/// The first interruption lets running requests end, which may take their deadline of 5 s; the second ends the server.
#[test]
fn a_second_interruption_ends_the_server_at_once() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(["serve", "--port=0", "--budget=1000000000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("it was piped")).read_line(&mut line).expect("an address");
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let body = r#"{"position":"misere slow(2) 40 41 42 43 44 45 46","remoteness":true}"#;
    let mut client = TcpStream::connect(&address).expect("it listens");
    let head = "POST /api/solve HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    write!(client, "{head}content-length: {}\r\n\r\n{body}", body.len()).expect("it reads");
    let id = server.id().to_string();
    let interrupt = || {
        thread::sleep(Duration::from_millis(300));
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.expect("there is kill").success());
    };
    interrupt();
    interrupt();
    let begun = Instant::now();
    let ended = server.wait().expect("it ends");
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    assert!(ended.success(), "{ended}");
}
