//! Streams: compression, file names, byte order marks, immediate answers, bounded memory.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::command::{batch, fed, folder, run};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec(bytes, CompressionLevel::Fastest)
}

/// `printf 'nim 1 2\nnim 3 3\n' | zstd` by zstd 1.5.4, with its checksum.
const BY_ZSTD: &[u8] = include_bytes!("two-lines.zst");

#[test]
fn compression_is_recognised_by_content() {
    let input: String = (0..5000).map(|i| format!("{{\"position\":\"nim {i} {}\"}}\n", i / 2)).collect();
    let plain = run(&[], &input);
    assert_eq!(plain.code, Some(0));
    assert_eq!(run(&[], gzip(input.as_bytes())), plain);
    assert_eq!(run(&[], zstd(input.as_bytes())), plain);
    let (one, two) = input.as_bytes().split_at(1234);
    assert_eq!(run(&[], [gzip(one), gzip(two)].concat()), plain, "several members are one file");
    let skipped = b"\x50\x2a\x4d\x18\x03\0\0\0abc".as_slice();
    assert_eq!(run(&[], [&zstd(one), skipped, &zstd(two)].concat()), plain, "several frames are one file");
    assert_eq!(run(&["--format", "lines", "--answer", "outcome"], BY_ZSTD).out, "N\nP\n");
    assert_eq!(run(&["--format", "contest"], zstd(b"\xef\xbb\xbf1 1 1")).out, "First\n");
    assert_eq!(run(&[], gzip(b"")).code, Some(0));
}

#[test]
fn damaged_compression_is_wrong_input() {
    let input = "nim 1 2\n".repeat(20_000);
    let mut wrong_sum = BY_ZSTD.to_vec();
    *wrong_sum.last_mut().unwrap() ^= 1;
    for (what, bytes) in [("gzip", gzip(input.as_bytes())), ("zstd", BY_ZSTD.to_vec())] {
        for cut in [bytes.len() - 1, bytes.len() / 2, 6] {
            let ran = run(&["--format", "lines", "--answer", "outcome"], &bytes[..cut]);
            assert_eq!(ran.code, Some(2), "{what} cut at {cut}");
            assert!(ran.err.contains(&format!("the {what} data is damaged")), "{}", ran.err);
            assert!(ran.lines().iter().all(|line| *line == "N"));
        }
    }
    assert_eq!(run(&["--format", "lines"], wrong_sum).code, Some(2));
    assert_eq!(run(&["--format", "lines"], [BY_ZSTD, b"and more"].concat()).code, Some(2));
}

#[test]
fn the_format_is_recognised_by_content() {
    let folder = folder("names");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let json = br#"{"position":"nim 1"}"#;
    // The name says nothing.
    for name in ["a.jsonl", "a.in", "noext"] {
        for answer in [json.as_slice(), b"nim 1", &gzip(json), &zstd(json), &gzip(b"\n nim 1\n")] {
            assert!(run(&[&write(name, answer)], "").out.starts_with("{\"position\":\"nim 1\""), "{name}");
        }
        assert_eq!(run(&[&write(name, b"1 1 1")], "").out, "First\n", "{name}");
    }
    // Nor do the answers that are asked for.
    for (arguments, answer) in [
        (&["--answer", "outcome"][..], "N\n"),
        (&["--answer", "first-second"], "First\n"),
        (&["--words", "Alice,Bob"], "Alice\n"),
        (&["--answer", "outcome", "--words", "win,lose"], "win\n"),
        (&["--misere", "--answer", "outcome"], "P\n"),
        (&["--answer", "count"], "1\n"),
        (&["--answer", "grundy"], "1\n"),
        (&["--answer", "heaps"], "0\n"),
        (&["--answer", "heap-amount"], "1 1\n"),
    ] {
        for input in [json.as_slice(), b"nim 1\n", b"1 1 1\n", b"1\n1 1\n"] {
            let ran = run(arguments, input);
            assert_eq!((ran.code, ran.out.as_str()), (Some(0), answer), "{arguments:?}: {}", ran.err);
        }
    }
    assert_eq!(run(&["-", "--game", "moore(2)"], "1 2 1 1").out, "First\n");
    assert_eq!(run(&["--game", "moore(2)", "--answer", "outcome"], "moore(2) 3 3 3\n3 4 5\n").out, "P\nN\n");
    assert_eq!(run(&[&write("e.in", b"1 2"), "--format", "lines", "--answer", "outcome"], "").out, "N\n");
    for empty in ["", "\n \n"] {
        assert_eq!((run(&[], empty).code, run(&[], empty).out.as_str()), (Some(0), ""));
    }
    let missing = run(&["no such file.jsonl"], "");
    assert_eq!((missing.code, missing.out.as_str()), (Some(2), ""));
    assert!(missing.err.contains("no such file.jsonl"));
    assert_eq!(run(&[folder.to_str().unwrap()], "").code, Some(2));
}

#[test]
fn byte_order_marks_and_line_endings() {
    let one = run(&["--format", "lines"], "nim 1 2\nnim 3 3\n");
    for input in
        ["nim 1 2\nnim 3 3", "\u{feff}nim 1 2\r\nnim 3 3\r\n", "\u{feff}\n\r\n \t\nnim 1 2\n\nnim 3 3\n\n\n"]
    {
        assert_eq!(run(&["--format", "lines"], input), one, "{input:?}");
    }
    assert_eq!(run(&[], "\u{feff}{\"position\":\"nim 1\"}\r\n").code, Some(0));
    for format in ["jsonl", "lines"] {
        let empty = run(&["--format", format], "");
        assert_eq!((empty.code, empty.out.as_str(), empty.err.as_str()), (Some(0), "", ""));
    }
}

#[test]
fn an_answer_does_not_wait_for_the_next_question() {
    for (arguments, first, second, answer) in [
        (&["--format", "lines", "--answer", "outcome"][..], "nim 1\n", "nim 0\n", "N\n"),
        (&["--format", "contest", "--answer", "outcome"], "2 1 1\n", "1 0\n", "N\n"),
        (&["--answer", "outcome"], "nim 1\n", "nim 0\n", "N\n"),
        (&["--answer", "outcome"], "2 1 1\n", "1 0\n", "N\n"),
        (&["--answer", "outcome", "--until-end"], "1 1\n1\n", "0\n", "N\n"),
    ] {
        let mut child = batch(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdin.write_all(first.as_bytes()).unwrap();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, answer);
        stdin.write_all(second.as_bytes()).unwrap();
        drop(stdin);
        line.clear();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, "P\n");
        assert!(child.wait().unwrap().success());
    }
}

/// The peak of resident memory that `--format contest` needs for `input`, in kilobytes.
#[cfg(target_os = "linux")]
fn peak(input: &[u8]) -> u64 {
    let mut child = batch(&["--format", "contest", "--answer", "report"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input).unwrap();
    // It has read all but what a pipe holds, and waits.
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(stdin);
    assert!(child.wait().unwrap().success());
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux says so");
    peak.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Half of the eight megabytes promised in docs/BATCH.md, for contests of machine words: short cases, empty ones, and one that
/// never ends. The other half is for the program itself, whose unoptimised code alone may be larger here.
#[cfg(target_os = "linux")]
#[test]
fn a_long_contest_takes_four_megabytes_more_than_a_short_one() {
    let case = "12 123456789 23456789 3456789 456789 56789 6789 789 89 9 1 12 123\n";
    // Just more than a pipe holds, so that the program has begun when it is looked at.
    let least = peak(format!("3000\n{}", case.repeat(3000)).as_bytes());
    let inputs = [
        format!("300000\n{}", case.repeat(300_000)),
        format!("6000000\n{}", "0\n".repeat(6_000_000)),
        format!("1\n2000000\n{}", "123456789\n".repeat(2_000_000)),
    ];
    for input in inputs {
        let peak = peak(input.as_bytes());
        assert!(peak <= least + (4 << 10), "{peak} kB, and {least} kB for a short one");
    }
}

/// The command with no more than 100 MB of address space.
fn confined(arguments: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        &format!("ulimit -v 100000 && exec '{}' batch {arguments}", env!("CARGO_BIN_EXE_nimatron")),
    ]);
    shell
}

#[test]
fn memory_does_not_grow_with_the_input() {
    let mut input = b"25000\n".to_vec();
    let case = format!("500 {}\n", "123456789 ".repeat(500));
    for _ in 0..25_000 {
        input.extend_from_slice(case.as_bytes());
    }
    assert!(input.len() > 120_000_000);
    let ran = fed(confined("--format contest --answer outcome"), input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(ran.out, "P\n".repeat(25_000));

    // One case larger than all memory.
    let mut input = b"1 16000000".to_vec();
    for _ in 0..8_000_000 {
        input.extend_from_slice(b" 7777777\n7777777");
    }
    let ran = fed(confined("--format contest --answer outcome"), input);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "P\n", ""));

    // Lines of 2 MB, and one without an end.
    let mut input = Vec::new();
    for _ in 0..10 {
        input.resize(input.len() + 2_000_000, b'7');
        input.extend_from_slice(b"\nnim 1\n");
    }
    input.resize(input.len() + 130_000_000, b'x');
    let ran = fed(confined("--format lines --answer outcome"), input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), "error: 11 of 21 lines were bad\n"));
    assert_eq!(ran.lines().iter().filter(|line| **line == "N").count(), 10);

    // 200 MB in a few kilobytes.
    let zeros = gzip(&vec![b' '; 200_000_000]);
    assert_eq!(fed(confined("--format lines"), zeros).code, Some(0));
}
