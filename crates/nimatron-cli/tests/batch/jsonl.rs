//! `--format jsonl`: one answer or error for each line, with its `id`.

use serde_json::{Value, json};

use crate::command::{Ran, run};

fn objects(ran: &Ran) -> Vec<Value> {
    ran.lines().iter().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn answers_come_in_order_with_their_ids() {
    let input: String =
        (0..2000).map(|i| format!("{{\"position\": \"nim {} {}\", \"id\": {i}}}\n", i % 7, i % 5)).collect();
    let ran = run(&["--format", "jsonl"], input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers = objects(&ran);
    assert_eq!(answers.len(), 2000);
    for (i, answer) in answers.iter().enumerate() {
        let outcome = if i % 7 == i % 5 { "P" } else { "N" };
        assert_eq!((&answer["id"], &answer["outcome"]), (&json!(i), &json!(outcome)), "{answer}");
        assert_eq!(answer["position"], format!("nim {} {}", i % 7, i % 5));
    }
}

#[test]
fn a_result_is_what_solve_gives() {
    let ran = run(
        &["--format", "jsonl", "--count", "--grundy", "--remoteness"],
        r#"{"position": "misere moore(2) 1 1 1"}"#,
    );
    let solved = std::process::Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(["solve", "misere moore(2) 1 1 1", "--json", "--count", "--grundy", "--remoteness"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert_eq!(ran.out, String::from_utf8(solved.stdout).unwrap());
    let answer = &objects(&ran)[0];
    assert_eq!(answer["winning_moves"], "3");
    assert_eq!(answer["grundy"], "0");
    assert_eq!(answer["remoteness"], "2");
    let plain = run(&[], r#"{"position": "nim 1"}"#);
    for field in ["winning_moves", "grundy", "remoteness", "because", "unknown", "id"] {
        assert!(objects(&plain)[0].get(field).is_none(), "{field} was not asked for");
    }
}

#[test]
fn ids_come_back_unchanged() {
    let ids = [
        "123456789012345678901234567890.10",
        "1e400",
        "-0",
        "null",
        "\"\\u0041\\n\"",
        "{\"b\": [1,  2], \"a\":{}}",
        "[]",
        "false",
    ];
    let input: Vec<String> = ids.iter().map(|id| format!("{{\"id\":{id},\"position\":\"nim\"}}")).collect();
    let ran = run(&["--format", "jsonl"], input.join("\n"));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for (line, id) in ran.lines().iter().zip(ids) {
        assert!(line.starts_with(&format!("{{\"id\":{id},\"position\"")), "{line}");
    }
    // Deeper than any stack: JSON readers that recurse refuse it or crash.
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let ran = run(&[], format!("{{\"id\":{deep},\"position\":\"nim\"}}"));
    assert!(ran.code == Some(0) && ran.out.starts_with(&format!("{{\"id\":{deep},")));
}

/// Each bad line, the code of its error, its column, and whether its id can be read.
const BAD: &[(&[u8], &str, usize, bool)] = &[
    (br#"{"id":7,"position":"nim 3 x 5"}"#, "syntax", 27, true),
    (br#"{"id":7,"position":"\u006eim 3 x 5"}"#, "syntax", 32, true),
    (r#"{"id":7,"é":0,"position":"nim 3 x 5"}"#.as_bytes(), "syntax", 33, true),
    (br#"{"position":"nim 3 -5","id":7}"#, "syntax", 20, true),
    (br#"{"position":"nym 3","id":7}"#, "unknown-game", 14, true),
    (br#"{"position":"moore(0) 3","id":7}"#, "bad-parameters", 20, true),
    (br#"{"position":"wythoff 1 2 3","id":7}"#, "bad-position", 26, true),
    (br#"{"position":3,"id":7}"#, "json", 13, true),
    (br#"{"id":7}"#, "json", 1, true),
    (br#"{"id":7,"position":"nim 1","position":"nim 1"}"#, "json", 46, true),
    (br#"{"id":7,"position":"nim 1"} x"#, "json", 29, true),
    (br#"{"id":7,"position":"nim 1""#, "json", 26, true),
    (br#"{"position":"nim 1"#, "json", 18, false),
    (br#"["nim 1", 7]"#, "json", 1, false),
    (br#""nim 1""#, "json", 7, false),
    (b"nim 1", "json", 2, false),
    (b"{\"id\":7,\"position\":\"nim \xff\"}", "not-utf-8", 25, true),
    // The JSON reader counts what it has consumed: the byte before.
    (b"{\"id\":7,\"position\":\"nim \0\"}", "json", 24, true),
    (b"\0\0\0", "json", 1, false),
    (b"{\"id\":7,\"position\":\"nim \xc3\xa9 \xc3\"}", "not-utf-8", 27, true),
];

#[test]
fn a_bad_line_is_an_error_on_its_line() {
    let mut input = Vec::new();
    for (line, ..) in BAD {
        input.extend_from_slice(b"{\"position\":\"nim 1 2\",\"id\":\"good\"}\r\n\n");
        input.extend_from_slice(line);
        input.extend_from_slice(b"\r\n");
    }
    let ran = run(&["--format", "jsonl"], input);
    assert_eq!(ran.code, Some(2));
    assert_eq!(ran.err, format!("error: {} of {} lines were bad\n", BAD.len(), 2 * BAD.len()));
    let answers = objects(&ran);
    assert_eq!(answers.len(), 2 * BAD.len());
    for (i, (line, code, column, has_id)) in BAD.iter().enumerate() {
        let line = String::from_utf8_lossy(line);
        assert_eq!(answers[2 * i]["winner"], "first");
        let answer = &answers[2 * i + 1];
        let error = &answer["error"];
        assert_eq!(error["code"], *code, "{line}: {answer}");
        assert_eq!(error["at"], json!({"line": 3 * i + 3, "column": column}), "{line}: {answer}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()));
        assert_eq!(answer.get("id"), has_id.then_some(&json!(7)), "{line}: {answer}");
        assert!(answer.get("outcome").is_none());
    }
}

#[test]
fn over_budget_is_an_error_on_its_line_but_not_a_bad_line() {
    let hard = r#"{"position":"misere turtles 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1","id":1}"#;
    let ran = run(&["--budget", "1000"], format!("{hard}\n{{\"position\":\"nim 1\"}}\n"));
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.err, "error: 1 of 2 lines were over the budget\n");
    let answers = objects(&ran);
    assert_eq!((&answers[0]["error"]["code"], &answers[0]["id"]), (&json!("over-budget"), &json!(1)));
    assert_eq!(answers[0]["error"]["at"]["line"], 1);
    assert_eq!(answers[1]["outcome"], "N");
    let both = run(&["--budget", "1000"], format!("{hard}\n?\n"));
    assert_eq!(both.code, Some(2));
    assert_eq!(both.err, "error: 1 of 2 lines were bad, and 1 were over the budget\n");
}

#[test]
fn a_line_beyond_the_cap_is_an_error_on_its_line() {
    let fits = format!("{{\"position\":\"nim{}1\"}}", " ".repeat(100 - 19));
    assert_eq!(fits.len(), 100);
    let input = format!("{fits}\r\n {fits}\n{fits}");
    let ran = run(&["--format", "jsonl", "--max-line", "100"], input);
    let answers = objects(&ran);
    assert_eq!(ran.code, Some(2));
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[1]["error"]["code"], "line-too-long");
    assert_eq!(answers[1]["error"]["at"]["line"], 2);
    assert_eq!(answers[0], answers[2]);
    let mebibyte =
        run(&["--format", "jsonl"], format!("{}\n{{\"position\":\"nim 1\"}}", "x".repeat((1 << 20) + 1)));
    assert_eq!(objects(&mebibyte)[0]["error"]["code"], "line-too-long");
    assert_eq!(objects(&mebibyte)[1]["outcome"], "N");
    assert_eq!(run(&["--max-line", &usize::MAX.to_string()], "{\"position\":\"nim 1\"}").code, Some(0));
}

#[test]
fn heaps_of_any_size_and_the_language() {
    let huge = format!("1{}", "0".repeat(3000));
    let input = format!(r#"{{"position":"nim {huge} {huge} 1"}}"#);
    let ran = run(&["--lang", "ru"], input);
    let answer = &objects(&ran)[0];
    assert_eq!(answer["winning_move"]["to"], format!("nim {huge} {huge} 0"));
    assert!(answer["winning_move"]["text"].as_str().unwrap().chars().any(|c| ('а'..='я').contains(&c)));
}

#[test]
fn options_of_other_formats_are_refused() {
    for arguments in [
        &["--format", "jsonl", "--until-end"][..],
        &["--format", "jsonl", "--answer", "move", "--count"],
        &["--format", "jsonl", "--k-per-case"],
        &["--format", "contest", "--count"],
        &["--format", "lines", "--answer", "move", "--grundy"],
        &["--game", "nym"],
        &["--game", "nim 3"],
        &["--game", "nim + nim"],
        &["--game", "moore(2)", "--k-per-case"],
        &["--game", "nim", "--k-per-case"],
        &["--resume"],
    ] {
        let ran = run(arguments, "");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}: {}", ran.err);
        assert!(ran.err.starts_with("error: "), "{arguments:?}: {}", ran.err);
    }
}
