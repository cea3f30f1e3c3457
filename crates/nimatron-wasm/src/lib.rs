//! Every question to Nimatron and its answer, in a browser and in Node: `nimatron-api` behind wasm-bindgen.
//!
//! Questions and answers cross the border as JSON, in which numbers that can be large are decimal strings. The package
//! `nimatron` in `web/nimatron` gives them types and runs them in a worker.

mod rules;

use nimatron::{Budget, Lang};
use nimatron_api::{AnswerLimits, Answerer};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::KeptRules;

/// Answers questions, and keeps the messages and the rule files that it was given.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Solver {
    answerer: Answerer,
    rules: KeptRules,
}

#[wasm_bindgen]
impl Solver {
    /// A solver without rule files.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "called from JavaScript")]
    pub fn new() -> Self {
        let rules = KeptRules::default();
        Self { answerer: Answerer::new(limits()).with_rule_files(rules.clone()), rules }
    }

    /// Answers a question within a number of steps, or within the default budget.
    pub fn answer(&self, question: &str, steps: Option<f64>) -> String {
        // JavaScript has no integers; a fraction of a step is none, and the conversion saturates.
        let budget = steps.map_or_else(Budget::default, |steps| Budget::new(steps as u64));
        self.answerer.answer_json(question, &budget)
    }

    /// Gives the messages of a language; before that it has none. An unknown language is left to the question that names it.
    #[wasm_bindgen(js_name = giveMessages)]
    pub fn give_messages(&self, lang: &str, messages: String) {
        if let Ok(lang) = lang.parse::<Lang>() {
            lang.give(messages);
        }
    }

    /// Keeps a rule file, which positions then name: `rules(NAME) 3 4`.
    #[wasm_bindgen(js_name = setRules)]
    pub fn set_rules(&self, name: String, text: String) {
        self.rules.set(name, text);
    }
}

/// The memory of a page is 4 GiB at most, and an answer passes through it as text.
fn limits() -> AnswerLimits {
    AnswerLimits { moves: 10_000, bytes: 16 << 20, heap: 1_000_000, table: 1_000, ..AnswerLimits::default() }
}
