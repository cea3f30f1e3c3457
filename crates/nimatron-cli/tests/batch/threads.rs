//! `--threads`: whatever their number, the answers are the same, in the same order.

use std::fs;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use nimatron::engine::rng::SplitMix64;

use crate::command::{batch, fed, folder, run};

/// Lines of all kinds: quick and slow positions, blank lines, mistakes, ends of both kinds, bytes that are no text.
fn lines(rng: &mut SplitMix64, count: u64, wrap: impl Fn(&str, u64) -> String) -> Vec<u8> {
    let mut text = "\u{feff}".as_bytes().to_vec();
    for id in 0..count {
        let heaps: Vec<String> = (0..1 + rng.below(5)).map(|_| rng.below(40).to_string()).collect();
        let heaps = heaps.join(" ");
        let line = match rng.below(30) {
            0 => String::new(),
            1 => " \u{a0}\t".to_owned(),
            2 => wrap("nim 1 x", id),
            3 => "{\"id\": 7, \"position\": ".to_owned(),
            4 => wrap(&format!("nim {}", "1 ".repeat(200)), id),
            5 => wrap("turtles 1 1 1 1 1 1 1 1 1 1 1 1", id),
            6..12 => wrap(&format!("moore(2) {heaps}"), id),
            12..16 => wrap(&format!("misere nim {heaps}"), id),
            _ => wrap(&format!("nim {heaps}"), id),
        };
        text.extend_from_slice(line.as_bytes());
        text.extend_from_slice(match rng.below(10) {
            0 => b"\r\n",
            1 => b" \n",
            2 if rng.below(9) == 0 => b"\xff\n",
            _ => b"\n",
        });
    }
    // The last line need not end.
    text.extend_from_slice(wrap("nim 1", count).as_bytes());
    text
}

#[test]
fn the_answers_are_those_of_one_thread() {
    let json = |position: &str, id: u64| format!("{{\"id\":{id},\"position\":\"{position}\"}}");
    let bare = |position: &str, _| position.to_owned();
    let mut rng = SplitMix64::new(11);
    let (json, bare) = (lines(&mut rng, 4000, json), lines(&mut rng, 4000, bare));
    for (arguments, input) in [
        (&["--format", "jsonl", "--count"][..], &json),
        // Lines just over the limit, and far over it.
        (&["--format", "jsonl", "--max-line", "50"], &json),
        (&["--format", "lines", "--max-line", "200"], &bare),
        (&["--format", "lines", "--answer", "move"], &bare),
        (&["--format", "lines", "--answer", "report", "--budget", "1000", "--misere"], &bare),
    ] {
        let one = run(&[arguments, &["--threads", "1"]].concat(), input);
        assert_eq!(one.code, Some(2), "{}", one.err);
        for threads in ["2", "3", "8"] {
            let several = run(&[arguments, &["--threads", threads]].concat(), input);
            assert!(several == one, "{arguments:?} on {threads} threads");
        }
        assert!(run(arguments, input) == one, "{arguments:?}");
    }
    assert_eq!(run(&["--threads", "0"], "").code, Some(2));
}

/// Killed on several threads and resumed on another number of them.
#[test]
fn a_resumed_run_may_have_other_threads() {
    let folder = folder("threads");
    let (input, output) = (folder.join("in.jsonl"), folder.join("out"));
    let json = |position: &str, id: u64| format!("{{\"id\":{id},\"position\":\"{position}\"}}");
    fs::write(&input, lines(&mut SplitMix64::new(12), 10_000, json)).unwrap();
    let whole = run(&["--threads", "1", input.to_str().unwrap()], "");
    let mut rng = SplitMix64::new(13);
    for threads in ["4", "1", "2", "4"] {
        let arguments = ["--threads", threads, input.to_str().unwrap(), "--resume", "--output"];
        let mut child = batch(&[&arguments[..], &[output.to_str().unwrap()]].concat())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(100 + rng.below(400)));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let arguments = ["--resume", "--output", output.to_str().unwrap(), input.to_str().unwrap()];
    let last = run(&arguments, "");
    assert_eq!((last.code, &last.err), (whole.code, &whole.err));
    assert!(fs::read_to_string(&output).unwrap() == whole.out);
}

/// Memory for a few threads is enough.
#[cfg(target_os = "linux")]
#[test]
fn threads_need_little_memory() {
    let input = "nim 1 2 3\n".repeat(20_000);
    let mut shell = std::process::Command::new("sh");
    let nimatron = env!("CARGO_BIN_EXE_nimatron");
    let arguments = "--format lines --answer outcome --threads 4";
    shell.args(["-c", &format!("ulimit -v 100000 && exec '{nimatron}' batch {arguments}")]);
    let ran = fed(shell, input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out == "P\n".repeat(20_000));
}
