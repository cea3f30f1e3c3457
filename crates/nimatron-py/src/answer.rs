//! Questions and answers as JSON, the same as on every other surface.

use std::fs;
use std::sync::LazyLock;

use nimatron::games::RuleFiles;
use nimatron::games::custom::MOST_BYTES;
use nimatron::report::Explanation;
use nimatron_api::{Answer, AnswerLimits, Answerer, ErrorCode, ErrorReport, Question};
use pyo3::prelude::*;

use crate::error::{exception, plain};
use crate::interrupt::interruptible;

/// The largest heap of a list of values: the lists of the solver and of Python take some gigabytes then. A longer one
/// would take the memory of the whole machine.
pub(crate) const LARGEST_HEAP: u64 = 1 << 28;

/// Answers every question of this process.
pub(crate) static ANSWERER: LazyLock<Answerer> = LazyLock::new(|| {
    let limits = AnswerLimits {
        heap: LARGEST_HEAP,
        quotient_heap: 1 << 20,
        table: 1 << 11,
        ..AnswerLimits::default()
    };
    Answerer::new(limits).with_rule_files(RuleFilesOnDisk)
});

/// The rule files that a position names by their path.
#[derive(Debug)]
pub(crate) struct RuleFilesOnDisk;

impl RuleFiles for RuleFilesOnDisk {
    fn text(&self, file: &str) -> Result<String, String> {
        let length = fs::metadata(file).map_err(|error| error.to_string())?.len();
        if length > MOST_BYTES as u64 {
            return Err(format!("the file has {length} bytes; at most {MOST_BYTES} are read"));
        }
        fs::read_to_string(file).map_err(|error| error.to_string())
    }
}

/// Answers a question that is written as JSON, with JSON.
#[pyfunction]
#[pyo3(signature = (question, budget=None))]
pub(crate) fn ask(py: Python<'_>, question: String, budget: Option<u64>) -> PyResult<String> {
    let answer = interruptible(py, budget, move |budget| {
        let question: Question =
            serde_json::from_str(&question).map_err(|error| ErrorReport::of_json(&error))?;
        let answer: Answer = ANSWERER.answer(&question, budget)?;
        serde_json::to_string(&answer)
            .map_err(|error| ErrorReport::new(ErrorCode::Internal, error.to_string()))
    })?;
    answer.map_err(|error| exception(py, &error))
}

/// Returns the whole argument for the outcome of a position, in words.
#[pyfunction]
#[pyo3(signature = (position, lang="en", budget=None))]
pub(crate) fn explain(py: Python<'_>, position: String, lang: &str, budget: Option<u64>) -> PyResult<String> {
    let messages = ANSWERER.messages(Some(lang)).map_err(|error| exception(py, &error))?;
    let text = interruptible(py, budget, move |budget| -> Result<String, ErrorReport> {
        let position = read(&position)?;
        let solution = position.solve(budget)?;
        let few = budget.at_most(ANSWERER.limits().defence_steps);
        let defence = solution.longest_defence_within(&few).ok().flatten();
        Ok(Explanation::new(&solution, defence.as_ref(), messages).to_string())
    })?;
    text.map_err(|error| exception(py, &error.said_by(messages)))
}

/// Reads a position, which may name a rule file.
///
/// # Errors
/// [`ErrorReport`] with the place of the first mistake.
pub(crate) fn read(text: &str) -> Result<nimatron::Position, ErrorReport> {
    let resolve = |expr| nimatron::games::resolve_with(&expr, &RuleFilesOnDisk);
    let read = nimatron::notation::Expr::parse(text).and_then(resolve);
    read.map_err(|error| ErrorReport::of_parse(&error, text))
}

/// Returns whether the player to move wins Moore's Nim with these piles, all positive.
#[pyfunction]
pub(crate) fn is_winning_knim(py: Python<'_>, piles: Vec<u64>, k: u64) -> PyResult<bool> {
    let winning = py.detach(|| nimatron::is_winning_knim(&piles, k));
    winning.map_err(|error| plain(py, ErrorCode::BadPosition, &error.to_string()))
}
