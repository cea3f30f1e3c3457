//! The cases of testdata/*.toml through the command: all of them in one batch.

mod fed;

use std::path::Path;
use std::process::Command;

use fed::fed;

#[derive(serde::Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    source: String,
    position: String,
    outcome: String,
    winning_moves: Option<String>,
    grundy: Option<String>,
    remoteness: Option<u64>,
    moves: Option<Vec<String>>,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |file| toml::from_str::<Cases>(&std::fs::read_to_string(file).unwrap()).unwrap().case;
    files.filter(|file| file.is_file()).flat_map(read).collect()
}

/// The answers of one batch, one for each case.
fn answers(cases: &[Case], options: &[&str]) -> Vec<serde_json::Value> {
    let input: String = cases.iter().map(|case| format!("{}\n", case.position)).collect();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    let output = fed(command.args(["batch", "--format", "lines"]).args(options), input);
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(answers.len(), cases.len());
    answers
}

/// Who wins, and a winning move: with the budget that everybody has.
#[test]
fn every_case_has_its_outcome() {
    let cases = cases();
    for (case, answer) in cases.iter().zip(answers(&cases, &[])) {
        let name = format!("{} ({}): {answer}", case.position, case.source);
        assert_eq!(answer["position"], case.position, "{name}");
        assert_eq!(answer["outcome"], case.outcome, "{name}");
        if let Some(moves) = &case.moves {
            let to = answer["winning_move"]["to"].as_str().expect(&name);
            assert!(moves.iter().any(|known| known == to), "{name}: {to}");
        }
    }
}

#[test]
fn every_case_has_its_numbers() {
    let has_numbers =
        |case: &Case| case.winning_moves.is_some() || case.grundy.is_some() || case.remoteness.is_some();
    let cases: Vec<Case> = cases().into_iter().filter(has_numbers).collect();
    let options = ["--count", "--grundy", "--remoteness", "--budget", "1000000"];
    for (case, answer) in cases.iter().zip(answers(&cases, &options)) {
        let name = format!("{} ({}): {answer}", case.position, case.source);
        let expected = |field: &str, value: Option<serde_json::Value>| {
            if let Some(value) = value {
                assert_eq!(answer[field], value, "{name}: {field}");
            }
        };
        expected("winning_moves", case.winning_moves.clone().map(Into::into));
        expected("grundy", case.grundy.clone().map(Into::into));
        expected("remoteness", case.remoteness.map(|moves| moves.to_string().into()));
    }
}
