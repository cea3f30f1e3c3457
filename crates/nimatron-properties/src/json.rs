//! The JSON of `nimatron batch --format jsonl`, and actions as JSON.

use nimatron::{Action, Budget, Position};
use serde_json::Value;

use crate::contest::answers;

const STEPS: u64 = 500;

/// Every line that is not blank gets one answer, with its `id`: the outcome of its position or an error with its place;
/// an action is written as JSON that means the same.
pub fn json(data: &[u8]) {
    if let Ok(action) = serde_json::from_slice::<Action>(data) {
        let written = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&written).unwrap(), action);
    }
    // Compressed input is not tested here, and rule files would be read from the disk.
    let Ok(text) = str::from_utf8(data) else { return };
    if text.contains("rules") {
        return;
    }
    let steps = STEPS.to_string();
    let (written, ended) = answers(&["--format", "jsonl", "--lang", "en", "--budget", &steps], data);
    let written: Vec<&str> = written.lines().collect();
    let mut lines = text.strip_prefix('\u{feff}').unwrap_or(text).split('\n').collect::<Vec<_>>();
    if lines.last() == Some(&"") {
        lines.pop();
    }
    let asked: Vec<(usize, &str)> = (1..).zip(lines).filter(|(_, line)| !line.trim().is_empty()).collect();
    assert_eq!(written.len(), asked.len(), "{written:?}");

    let mut errors = 0;
    for ((number, line), answer) in asked.into_iter().zip(written) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        if let Some(error) = answer.get("error") {
            errors += 1;
            assert_eq!(error["at"]["line"], number, "{line:?}: {error}");
            let columns = line.chars().count() as u64;
            let column = error["at"]["column"].as_u64().unwrap();
            assert!((1..=columns + 1).contains(&column), "{line:?}: {error}");
            assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()));
        } else {
            let request: Value = serde_json::from_str(line).unwrap();
            assert_eq!(request.get("id"), answer.get("id"), "{line:?}");
            let position: Position = bare_is_nim(request["position"].as_str().unwrap());
            let lost = position.solve(&Budget::new(STEPS)).map(|solution| solution.outcome()).unwrap().is_p();
            assert_eq!(answer["winner"], if lost { "second" } else { "first" }, "{line:?}");
        }
    }
    assert_eq!(ended.is_err(), errors > 0, "{ended:?}");
}

/// Parses a position in which bare numbers are heaps of Nim.
fn bare_is_nim(text: &str) -> Position {
    nimatron::games::resolve(&nimatron::notation::Expr::parse_or(text, "nim", &[]).unwrap()).unwrap()
}
