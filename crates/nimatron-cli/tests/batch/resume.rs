//! `--output` and `--resume`: a killed run is resumed and gives the same file.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use nimatron::engine::rng::SplitMix64;

use crate::command::{Ran, batch, folder, run};

/// Positions, bad lines and blank ones.
fn questions(count: u64) -> String {
    let mut rng = SplitMix64::new(count);
    let mut line = |i: u64| match rng.below(20) {
        0 => "\n".to_owned(),
        1 => format!("{{\"id\":{i},\"position\":\"nim x\"}}\n"),
        2 => "not JSON\r\n".to_owned(),
        _ => {
            let heaps: Vec<String> = (0..3).map(|_| (1 + rng.below(7)).to_string()).collect();
            format!("{{\"id\":{i},\"position\":\"moore(2) {}\"}}\n", heaps.join(" "))
        }
    };
    (0..count).map(&mut line).collect()
}

fn cases(count: u64) -> String {
    let mut rng = SplitMix64::new(count);
    let case = |_| {
        let heaps: Vec<String> = (0..4).map(|_| rng.below(9).to_string()).collect();
        format!("4  {}\r\n", heaps.join("\n"))
    };
    format!("{count}\n{}", (0..count).map(case).collect::<String>())
}

/// The arguments of a run from `input` to `output`.
fn arguments<'a>(options: &[&'a str], input: &'a Path, output: &'a Path) -> Vec<&'a str> {
    [options, &[input.to_str().unwrap(), "--output", output.to_str().unwrap(), "--resume"]].concat()
}

/// Starts the run again and again, kills it at random moments, lets it finish at last.
fn killed_and_resumed(
    options: &[&str],
    input: &Path,
    output: &Path,
    kills: u64,
    rng: &mut SplitMix64,
) -> Ran {
    let arguments = arguments(options, input, output);
    for _ in 0..kills {
        let mut child =
            batch(&arguments).stdin(Stdio::null()).stderr(Stdio::null()).spawn().expect("the command starts");
        thread::sleep(Duration::from_micros(rng.below(450_000)));
        // SIGKILL; one that has just ended cannot be killed.
        child.kill().unwrap();
        let ended = child.wait().unwrap();
        assert!(ended.code().is_none_or(|code| code != 1), "no run fails by itself");
    }
    run(&arguments, "")
}

/// 20 kills in all; more with `NIMATRON_KILLS=100`.
#[test]
fn killed_at_random_moments_the_output_is_the_same() {
    let kills: u64 = std::env::var("NIMATRON_KILLS").map_or(20, |kills| kills.parse().expect("a number"));
    let folder = folder("kills");
    let (jsonl, contest) = (folder.join("in.jsonl"), folder.join("in.contest"));
    fs::write(&jsonl, questions(40_000)).unwrap();
    fs::write(&contest, cases(60_000)).unwrap();
    let mut rng = SplitMix64::new(std::process::id().into());
    for (options, input) in [
        (&["--remoteness", "--count"][..], &jsonl),
        (&["--format", "contest", "--game", "moore(2)", "--answer", "report"], &contest),
    ] {
        let undisturbed = run(&[options, &[input.to_str().unwrap()]].concat(), "");
        let output = folder.join("out");
        let mut left = kills / 2;
        while left > 0 {
            // A run that has reached its end begins anew.
            let round = left.min(10);
            let last = killed_and_resumed(options, input, &output, round, &mut rng);
            assert_eq!((last.code, &last.err), (undisturbed.code, &undisturbed.err));
            assert!(fs::read_to_string(&output).unwrap() == undisturbed.out, "byte for byte, after kills");
            fs::remove_file(&output).unwrap();
            left -= round;
        }
        let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names.len(), 2, "nothing is left behind: {names:?}");
    }
}

/// Feeds half of `input` to a run, lets it note its progress, and kills it.
fn interrupted(options: &[&str], input: &str, output: &Path) {
    let mut child = batch(&arguments(options, Path::new("-"), output)).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let state = output.with_extension("part.state");
    let mut lines = input.split_inclusive('\n');
    for line in lines.by_ref().take(input.lines().count() / 4) {
        stdin.write_all(line.as_bytes()).unwrap();
    }
    for line in lines {
        if state.exists() {
            break;
        }
        thread::sleep(Duration::from_millis(20));
        stdin.write_all(line.as_bytes()).unwrap();
    }
    assert!(state.exists(), "the progress was noted");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn other_input_or_options_are_refused_and_nothing_is_lost() {
    let folder = folder("refused");
    let (input, output) = (folder.join("in.jsonl"), folder.join("out"));
    let text = questions(800);
    interrupted(&["--remoteness"], &text, &output);
    fs::write(&input, &text).unwrap();
    let part = output.with_extension("part");

    let other_options = run(&arguments(&["--count"], &input, &output), "");
    assert_eq!(other_options.code, Some(2));
    assert!(other_options.err.starts_with("error: cannot resume: the options"), "{}", other_options.err);

    let changed = [
        text.replacen("moore(2) ", "moore(3) ", 1),
        text.replacen("not JSON\r\n", "not JSON\n", 1),
        format!("\n{text}"),
        text.lines().next().unwrap().to_owned(),
        String::new(),
    ];
    for changed in changed {
        fs::write(&input, changed).unwrap();
        let refused = run(&arguments(&["--remoteness"], &input, &output), "");
        assert_eq!(refused.code, Some(2));
        // Nothing has another format.
        assert!(refused.err.starts_with("error: cannot resume: the "), "{}", refused.err);
        assert!(!output.exists() && part.exists());
    }

    // What comes after the answered part may change: it has not been read.
    let longer = format!("{text}{{\"position\":\"nim 1\"}}\n");
    fs::write(&input, &longer).unwrap();
    // A torn last line, and more than one.
    let mut torn = fs::read(&part).unwrap();
    torn.extend_from_slice(b"{\"position\":\"nim\n{\"posi");
    fs::write(&part, torn).unwrap();
    let resumed = run(&arguments(&["--remoteness"], &input, &output), "");
    let whole = run(&["--remoteness"], &longer);
    assert_eq!((resumed.code, &resumed.err), (whole.code, &whole.err));
    assert!(fs::read_to_string(&output).unwrap() == whole.out);
    assert!(!part.exists() && !output.with_extension("part.state").exists());
}

#[test]
fn lost_answers_and_a_damaged_state_are_refused() {
    let folder = folder("lost");
    let (input, output) = (folder.join("in.jsonl"), folder.join("out"));
    let text = questions(800);
    interrupted(&["--remoteness"], &text, &output);
    fs::write(&input, text).unwrap();
    let (part, state) = (output.with_extension("part"), output.with_extension("part.state"));
    let answers = fs::read(&part).unwrap();
    fs::write(&part, &answers[..10]).unwrap();
    let lost = run(&arguments(&["--remoteness"], &input, &output), "");
    assert_eq!(lost.code, Some(2));
    assert!(lost.err.contains("has lost answers"), "{}", lost.err);
    fs::write(&part, &answers).unwrap();
    fs::write(&state, "{").unwrap();
    let damaged = run(&arguments(&["--remoteness"], &input, &output), "");
    assert_eq!(damaged.code, Some(2));
    assert!(damaged.err.contains("is damaged"), "{}", damaged.err);
    // Without --resume it begins anew.
    fs::write(&input, "{\"position\":\"nim 1\"}").unwrap();
    let anew = run(&[input.to_str().unwrap(), "--output", output.to_str().unwrap()], "");
    assert_eq!((anew.code, anew.out.as_str()), (Some(0), ""));
    assert_eq!(fs::read_to_string(&output).unwrap().lines().count(), 1);
    assert!(!part.exists() && !state.exists());
}

#[test]
fn a_file_appears_when_it_is_complete() {
    let folder = folder("output");
    let output = folder.join("out");
    let path = output.to_str().unwrap();
    let bad = run(&["--format", "contest", "--output", path], "2 1 1 x");
    assert_eq!((bad.code, bad.out.as_str()), (Some(2), ""));
    assert_eq!(fs::read_to_string(&output).unwrap(), "First\n", "every answer before the mistake is there");
    let lines = run(&["--format", "lines", "--answer", "outcome", "--output", path], "nim 1\nx\n");
    assert_eq!(lines.code, Some(2));
    assert_eq!(fs::read_to_string(&output).unwrap().lines().count(), 2);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    assert_eq!(run(&["--output", folder.to_str().unwrap()], "").code, Some(1));
    assert_eq!(run(&["--output", folder.join("no/out").to_str().unwrap()], "").code, Some(1));
    let unread = run(&["no such file", "--output", path], "");
    assert_eq!(unread.code, Some(2));
    assert!(output.exists(), "what was there stays where the input cannot be read");
}
