//! The questions of nimatron-api: `--json`, `batch` and `verify` print the answers of the library, one object on one line.

mod fed;

use std::process::{Command, Output};

use fed::fed;
use nimatron::Budget;
use nimatron::games::RuleFiles;
use nimatron_api::Answerer;
use serde_json::{Value, json};

#[derive(serde::Deserialize)]
struct Cases {
    question: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    json: String,
    command: Option<String>,
    stdin: Option<String>,
    error: Option<String>,
}

fn cases() -> Vec<Case> {
    toml::from_str::<Cases>(include_str!("../../nimatron-api/tests/questions.toml")).unwrap().question
}

/// The words of a command line, of which some are quoted.
fn words(line: &str) -> Vec<&str> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(i, part)| match i % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

fn nimatron(arguments: &[&str], stdin: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    fed(command.args(arguments).env_clear(), stdin)
}

/// The only object that a command printed.
fn object(output: &Output) -> Value {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(text).unwrap()
}

#[test]
fn answers_are_those_of_the_library() {
    let answerer = Answerer::default();
    let mut commands = 0;
    for case in cases() {
        let Some(command) = &case.command else { continue };
        let output = nimatron(&words(command), case.stdin.as_deref().unwrap_or_default());
        let answer = object(&output);
        match &case.error {
            None => {
                let expected = answerer.answer_json(&case.json, &Budget::default());
                assert_eq!(answer, serde_json::from_str::<Value>(&expected).unwrap(), "{command}");
                assert!(output.status.success(), "{command}");
            }
            Some(code) => {
                assert_eq!(answer["error"]["code"], code.as_str(), "{command}");
                let exit_code = if code == "over-budget" { 1 } else { 2 };
                assert_eq!(output.status.code(), Some(exit_code), "{command}");
            }
        }
        commands += 1;
    }
    assert!(commands > 25, "{commands}");
}

struct NoFiles;

impl RuleFiles for NoFiles {
    fn text(&self, _: &str) -> Result<String, String> {
        Err("there are none".to_owned())
    }
}

#[test]
fn the_list_of_games_is_that_of_the_library_and_of_rule_files() {
    let question = json!({ "games": { "lang": "en" } }).to_string();
    let expected = Answerer::default().with_rule_files(NoFiles).answer_json(&question, &Budget::default());
    let listed = object(&nimatron(&["games", "--json"], ""));
    assert_eq!(listed, serde_json::from_str::<Value>(&expected).unwrap());
    assert_eq!(listed["games"].as_array().unwrap().last().unwrap()["name"], "rules");
}
