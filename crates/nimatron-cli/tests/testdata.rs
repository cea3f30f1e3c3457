//! The cases of testdata/*.toml through the command: all of them in one batch.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

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

#[test]
fn every_case_has_its_answer() {
    let cases = cases();
    let mut child = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(["batch", "--format", "lines", "--count", "--grundy", "--remoteness", "--budget", "1000000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input: String = cases.iter().map(|case| format!("{}\n", case.position)).collect();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), cases.len());
    for (case, line) in cases.iter().zip(answers.lines()) {
        let name = format!("{} ({})", case.position, case.source);
        let answer: serde_json::Value = serde_json::from_str(line).expect(&name);
        assert_eq!(answer["position"], case.position, "{name}");
        assert_eq!(answer["outcome"], case.outcome, "{name}");
        let expected = |field: &str, value: Option<serde_json::Value>| {
            if let Some(value) = value {
                assert_eq!(answer[field], value, "{name}: {field}");
            }
        };
        expected("winning_moves", case.winning_moves.clone().map(Into::into));
        expected("grundy", case.grundy.clone().map(Into::into));
        expected("remoteness", case.remoteness.map(|moves| moves.to_string().into()));
        if let Some(moves) = &case.moves {
            let to = answer["winning_move"]["to"].as_str().expect(&name);
            assert!(moves.iter().any(|known| known == to), "{name}: {to}");
        }
    }
}
