//! `--format lines`: one answer for each line.

use serde_json::Value;

use crate::command::run;

const INPUT: &str = "moore(2) 3 4 5\n\n3 5 6\r\nnym 1\nmisere nim 1 2 x\n  \nmisere moore(2) 1 1 1";

#[test]
fn one_json_result_for_each_line() {
    let ran = run(&["--format", "lines", "--count"], INPUT);
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), "error: 2 of 5 lines were bad\n"));
    let answers: Vec<Value> = ran.lines().iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let positions: Vec<_> = answers.iter().filter_map(|answer| answer["position"].as_str()).collect();
    assert_eq!(positions, ["moore(2) 3 4 5", "nim 3 5 6", "misere moore(2) 1 1 1"]);
    assert_eq!(answers[1]["winning_moves"], "0");
    assert_eq!(answers[2]["error"]["at"], serde_json::json!({"line": 4, "column": 1}));
    assert_eq!(answers[3]["error"]["at"], serde_json::json!({"line": 5, "column": 16}));
}

#[test]
fn all_styles() {
    let bad =
        ["error: line 4, column 1: there is no game `nym`", "error: line 5, column 16: `x` is not a number"];
    for (answer_format, good) in [
        ("first-second", ["First", "Second", "First"]),
        ("outcome", ["N", "P", "N"]),
        ("move", ["moore(2) 3 3 3", "-", "misere moore(2) 0 0 1"]),
    ] {
        let ran = run(&["--format", "lines", "--answer", answer_format], INPUT);
        assert_eq!(ran.code, Some(2));
        let lines = ran.lines();
        assert_eq!([lines[0], lines[1], lines[4]], good, "{answer_format}");
        assert!(lines[2].starts_with(bad[0]) && lines[3].starts_with(bad[1]), "{lines:?}");
        assert_eq!(lines.len(), 5);
    }
    let ran = run(&["--format", "lines", "--answer", "report"], "nim 1 2\nnim 1 1\n");
    assert_eq!(
        ran.out,
        "First player wins (N-position)\nNumber of winning options for the first step: 1\n\
         Second player wins (P-position)\n"
    );
}

#[test]
fn bare_numbers_and_the_convention() {
    let ran = run(
        &["--format", "lines", "--game", "moore(2)", "--misere", "--answer", "outcome"],
        "1 1 1\n1\nnim 1 1\n",
    );
    assert_eq!(ran.lines(), ["N", "P", "N"]);
}

#[test]
fn no_content_of_a_line_breaks_the_output() {
    let input = b"nim \x1b[31m\nnim \0\nnim \xff\n\xef\xbb\xbfnim 1\nnim 1\rnim 2\n".as_slice();
    let ran = run(&["--format", "lines", "--answer", "outcome"], input);
    assert_eq!(ran.code, Some(2));
    assert!(!ran.out.contains(['\x1b', '\0', '\r']), "{:?}", ran.out);
    assert_eq!(ran.lines().len(), 5);
    assert!(ran.lines()[2].starts_with("error: line 3, column 5: the line is not UTF-8"));
}
