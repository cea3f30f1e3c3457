//! A batch survives closed pipes, full disks, limits and signals.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::command::{batch, fed, folder, run};

const LINE: &str = "{\"position\":\"nim 1 2 3\",\"id\":1}\n";

#[test]
fn a_closed_pipe_is_a_quiet_end() {
    for arguments in [&["--format", "jsonl"][..], &["--format", "lines"], &["--format", "contest"]] {
        let line = if arguments[1] == "lines" { "nim 1 2 3\n" } else { LINE };
        let input = if arguments[1] == "contest" {
            format!("300000 {}", "3 1 2 3 ".repeat(300_000))
        } else {
            line.repeat(50_000)
        };
        let mut child = batch(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let feeder = thread::spawn(move || stdin.write_all(input.as_bytes()));
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        stdout.read_line(&mut first).unwrap();
        assert!(!first.is_empty());
        drop(stdout);
        let ended = child.wait_with_output().unwrap();
        assert_eq!((ended.status.code(), ended.stderr), (Some(0), Vec::new()), "{arguments:?}");
        assert!(feeder.join().unwrap().is_err(), "the input was not read to its end");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for arguments in [&["--format", "jsonl"][..], &["--format", "lines"], &["--format", "contest"]] {
        let input = if arguments[1] == "contest" { "1 1 1" } else { LINE };
        let mut command = batch(arguments);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(File::create("/dev/full").unwrap())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(1), "{arguments:?}");
        assert!(String::from_utf8(ended.stderr).unwrap().contains("the disk is full"));
    }
    let device = run(&["--output", "/dev/full"], LINE);
    assert_eq!(device.code, Some(1));
    assert!(device.err.contains("the disk is full"));
    assert_eq!(run(&["--output", "/dev/full", "--resume"], LINE).code, Some(2));
    assert_eq!(run(&["--output", "/dev/null"], LINE).code, Some(0));
}

/// Reading the memory of a process from address 0 is an input/output error.
#[cfg(target_os = "linux")]
#[test]
fn a_device_that_cannot_be_read_is_an_error() {
    for format in ["jsonl", "lines", "contest"] {
        let ran = run(&["/proc/self/mem", "--format", format], "");
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{}", ran.err);
        assert!(ran.err.contains("Input/output error"), "{}", ran.err);
    }
}

/// A limit on the size of files is met in the middle of an answer; after that the run can be resumed.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_grow_is_an_error_and_can_be_resumed() {
    let folder = folder("limit");
    let output = folder.join("out.jsonl");
    let input = LINE.repeat(3000);
    let whole = run(&[], &input).out;
    for trap in ["trap '' XFSZ", "true"] {
        let mut shell = Command::new("sh");
        let script = format!(
            "{trap}; ulimit -f 64; exec '{}' batch --output '{}' --resume",
            env!("CARGO_BIN_EXE_nimatron"),
            output.display()
        );
        shell.args(["-c", &script]);
        let ran = fed(shell, &input);
        if trap == "true" {
            assert_eq!(ran.code, None, "the signal ends it");
        } else {
            assert_eq!(ran.code, Some(1));
            assert!(ran.err.contains("File too large"), "{}", ran.err);
        }
        assert!(!output.exists());
        let part = fs::read_to_string(folder.join("out.jsonl.part")).unwrap();
        assert!(!part.is_empty() && part.len() < whole.len() && whole.starts_with(&part));
    }
    let resumed = run(&["--output", output.to_str().unwrap(), "--resume"], &input);
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    assert_eq!(fs::read_to_string(&output).unwrap(), whole);
}

/// SIGTERM while answers are being written leaves complete lines, in a file and in a pipe.
#[cfg(unix)]
#[test]
fn a_termination_signal_leaves_complete_lines() {
    let folder = folder("sigterm");
    let input = folder.join("in.jsonl");
    // Enough that no run is done before its signal comes.
    fs::write(&input, LINE.repeat(1_000_000)).unwrap();
    let answer = run(&[], LINE).out;
    for round in 0..6 {
        let output = folder.join("out");
        let stdout =
            if round % 2 == 0 { Stdio::from(File::create(&output).unwrap()) } else { Stdio::piped() };
        let mut child = batch(&[input.to_str().unwrap()]).stdout(stdout).spawn().unwrap();
        let reader = child.stdout.take().map(|mut pipe| {
            let mut bytes = vec![0];
            pipe.read_exact(&mut bytes).expect("it has begun");
            thread::spawn(move || pipe.read_to_end(&mut bytes).map(|_| bytes).unwrap())
        });
        while reader.is_none() && fs::metadata(&output).unwrap().len() == 0 {
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_millis(1 + 17 * round));
        let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        assert_eq!(child.wait().unwrap().code(), Some(143));
        let written = reader.map_or_else(|| fs::read(&output).unwrap(), |reader| reader.join().unwrap());
        let lines = written.len() / answer.len();
        assert!(written == answer.repeat(lines).into_bytes(), "the last line is complete");
    }
}

/// Waiting for input is no reason not to end.
#[cfg(unix)]
#[test]
fn a_termination_signal_ends_a_run_that_waits() {
    let mut child = batch(&[]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(LINE.as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(143));
}
