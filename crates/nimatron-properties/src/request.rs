//! Requests: the questions that the server, WebAssembly and Python hand over as JSON.

use std::sync::LazyLock;

use nimatron::Budget;
use nimatron_api::{AnswerLimits, Answerer, Question};
use serde_json::Value;

const STEPS: u64 = 5_000;
const MEMORY: u64 = 16 << 20;

/// The limits of a server, and fewer steps.
static ANSWERER: LazyLock<Answerer> = LazyLock::new(|| {
    Answerer::new(AnswerLimits {
        digits: 2_000,
        moves: 200,
        bytes: 1 << 16,
        heap: 1_000,
        quotient_heap: 30,
        table: 30,
        defence_steps: STEPS,
        proof_steps: STEPS,
        verify_steps: STEPS,
    })
});

/// A request is a question or not; a question is written as JSON that means the same, and has an answer, or an error with
/// a message, the same each time.
pub fn request(data: &[u8]) {
    let Ok(question) = serde_json::from_slice::<Question>(data) else { return };
    let written = serde_json::to_string(&question).unwrap();
    let read: Question = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(read, question, "{written}");
    let answer = || {
        let answer = ANSWERER.answer(&question, &Budget::new(STEPS).with_bytes(MEMORY));
        let answer = answer.map(|answer| serde_json::to_value(answer).unwrap());
        answer.map_err(|error| serde_json::to_value(error).unwrap())
    };
    let first = answer();
    if let Err(error) = &first {
        let is_said = |field: &str| error[field].as_str().is_some_and(|text| !text.is_empty());
        assert!(is_said("code") && is_said("message"), "{written}: {error}");
        assert_ne!(error["code"], Value::from("internal"), "{written}: {error}");
    }
    assert_eq!(answer(), first, "{written}");
}
