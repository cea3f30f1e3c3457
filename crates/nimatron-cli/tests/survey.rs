//! `nimatron survey`: rows in order whatever the number of threads, resumed files, and the committed table.

use std::path::PathBuf;
use std::process::{Command, Output};

fn nimatron(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nimatron")).args(arguments).env("LANG", "C").output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = nimatron(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

const SMALL: [&str; 6] = ["survey", "octal", "--digits", "2", "--to", "1000"];

#[test]
fn threads_change_nothing() {
    let one = text(&[&SMALL[..], &["--threads", "1"]].concat());
    assert_eq!(one, text(&[&SMALL[..], &["--threads", "3"]].concat()));
    assert!(one.starts_with("game,codes,to,kind,preperiod,period,saltus,"));
    assert!(one.contains("octal(0.137),0.07+1 0.4+2 0.42+2,1000,proved,52,34,0,"), "{one}");
}

#[test]
fn a_cut_file_is_gone_on_with() {
    for format in ["csv", "jsonl"] {
        let file = file(&format!("survey.{format}"));
        let arguments = [&SMALL[..], &["--format", format, "--output", &file]].concat();
        assert_eq!(text(&arguments), "");
        let whole = std::fs::read_to_string(&file).unwrap();
        assert_eq!(whole, text(&[&SMALL[..], &["--format", format]].concat()));
        for cut in [0, 5, whole.len() / 2, whole.len() - 1, whole.len()] {
            std::fs::write(&file, &whole[..cut]).unwrap();
            text(&[&arguments[..], &["--resume"]].concat());
            assert!(std::fs::read_to_string(&file).unwrap() == whole, "{format} cut at {cut}");
        }
        let other = nimatron(&[
            "survey", "octal", "--digits", "2", "--to", "999", "--format", format, "--output", &file,
            "--resume",
        ]);
        assert_eq!(other.status.code(), Some(2), "{other:?}");
        assert!(String::from_utf8_lossy(&other.stderr).contains("another survey"));
        // Rows without quotients are not those of a survey with them.
        let other = nimatron(&[&arguments[..], &["--resume", "--quotient", "4"]].concat());
        assert_eq!(other.status.code(), Some(2), "{other:?}");
    }
}

#[test]
fn other_families_and_quotients() {
    let sets = text(&["survey", "subtraction", "--largest", "4", "--to", "200"]);
    assert!(sets.contains("\n\"subtract(1,2)\",\"1,2 2,4\",200,proved,0,3,0,"), "{sets}");
    assert!(!sets.contains(",none,"));
    let hex = text(&["survey", "hex", "--digits", "1", "--to", "200", "--format", "jsonl"]);
    for line in hex.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(row["period"].is_null() || row["period"]["kind"].is_string(), "{line}");
    }
    let quotients =
        text(&["survey", "octal", "--digits", "1", "--to", "100", "--quotient", "8", "--format", "jsonl"]);
    assert!(quotients.contains("\"quotient_to\":8,\"quotient_order\":2}"), "{quotients}");
    assert_eq!(nimatron(&["survey", "octal", "--digits", "40"]).status.code(), Some(2));
}
