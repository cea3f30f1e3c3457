//! [`ErrorReport`]: why a question has no answer, as plain data.

use std::fmt;

use nimatron::notation::{Place, Wording};
use nimatron::{Messages, OverBudget, ParseError};
use serde::Serialize;

use crate::ErrorCode;

/// Why a question has no answer: the `error` of the result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorReport {
    /// The stable slug.
    pub code: ErrorCode,
    /// What was found and what is allowed.
    pub message: String,
    /// The place in the text that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// What the message says in every language.
    #[serde(skip)]
    wording: Wording,
    /// Whether it was memory that was not enough, and not steps.
    #[serde(skip)]
    is_memory: bool,
}

/// What whoever asked can do if the budget was not enough for an answer.
#[derive(Debug, Clone)]
pub struct Advice {
    /// What to do about too few steps.
    pub steps: Wording,
    /// What to do about too little memory.
    pub memory: Wording,
}

/// An error in place of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorAnswer {
    /// The error.
    pub error: ErrorReport,
}

impl ErrorReport {
    /// An error without a place, in English.
    pub fn new(code: ErrorCode, wording: impl Into<Wording>) -> Self {
        let wording = wording.into();
        Self { code, message: cut(wording.to_string()), at: None, wording, is_memory: false }
    }

    /// The same error in the language of `messages`.
    #[must_use]
    pub fn said_by(mut self, messages: &Messages) -> Self {
        self.message = cut(messages.say(&self.wording));
        self
    }

    /// The same error as one of memory, if that is what was not enough.
    #[must_use]
    pub(crate) fn of_limit(mut self, over: &OverBudget) -> Self {
        self.is_memory = over.memory.is_some();
        self
    }

    /// Returns whether the answer is out of reach because memory was not enough, and not steps.
    pub const fn is_over_memory(&self) -> bool {
        self.is_memory
    }

    /// The same error with what to do about it, if the answer is out of reach.
    #[must_use]
    pub fn advised(mut self, advice: &Advice) -> Self {
        if self.code == ErrorCode::OverBudget {
            let advice = if self.is_memory { &advice.memory } else { &advice.steps };
            let advised = Wording::new("error-advised").with("error", self.wording);
            self.wording = advised.with("advice", advice.clone());
            self.message = cut(self.wording.to_string());
        }
        self
    }

    /// Returns what the message says, in every language.
    pub const fn wording(&self) -> &Wording {
        &self.wording
    }

    /// A text that is not JSON, or not the JSON that was expected.
    pub fn of_json(error: &serde_json::Error) -> Self {
        let code = if error.is_data() { ErrorCode::BadRequest } else { ErrorCode::BadJson };
        let place = Place { line: error.line().max(1), column: error.column().max(1) };
        Self::new(code, json_wording(error)).at(place)
    }

    /// The same error at `place`.
    #[must_use]
    pub const fn at(mut self, place: Place) -> Self {
        self.at = Some(place);
        self
    }

    /// Returns what serde says of a certificate.
    pub(crate) fn of_serde(text: &str) -> Wording {
        let is_syntax = ["expected ident", "expected value", "EOF", "trailing", "key must"]
            .iter()
            .any(|beginning| text.starts_with(beginning));
        if is_syntax { Wording::new("error-json-syntax") } else { of_serde(text) }
    }

    /// A query that does not hold what was expected, as serde describes it.
    pub fn of_query(said: &str) -> Self {
        Self::new(ErrorCode::BadQuery, Wording::new("error-query").with("reason", of_serde(said)))
    }

    /// The mistakes in `text`, with the place of the first.
    pub fn of_parse(error: &ParseError, text: &str) -> Self {
        Self::new(error.kind.into(), error.wording()).at(error.place(text))
    }
}

impl From<OverBudget> for ErrorReport {
    fn from(over: OverBudget) -> Self {
        Self::new(ErrorCode::OverBudget, over.wording()).of_limit(&over)
    }
}

impl From<ParseError> for ErrorReport {
    fn from(error: ParseError) -> Self {
        let code = ErrorCode::ALL.iter().find(|code| code.slug() == error.code());
        Self::new(code.copied().unwrap_or(ErrorCode::BadPosition), error.wording())
    }
}

impl fmt::Display for ErrorReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ErrorReport {}

/// Returns a message, of which the end is left out if it is very long: a question may hold a name of a megabyte.
fn cut(mut message: String) -> String {
    const MOST: usize = 2000;
    if let Some((end, _)) = message.char_indices().nth(MOST) {
        message.truncate(end);
        message.push('…');
    }
    message
}

/// Returns what serde says of a text, which it says in English only, as a message of ours.
fn json_wording(error: &serde_json::Error) -> Wording {
    if error.is_eof() {
        return Wording::new("error-json-end");
    }
    if !error.is_data() {
        return Wording::new("error-json-syntax");
    }
    of_serde(&error.to_string())
}

/// Returns the error about a field or a value that serde describes like this.
fn of_serde(text: &str) -> Wording {
    let said = text.rsplit_once(" at line ").map_or(text, |(said, _)| said);
    // The names of fields stand in backticks.
    let names = |text: &str| -> Vec<String> {
        text.split('`').skip(1).step_by(2).map(|name| format!("`{name}`")).collect()
    };
    let first = said.split('`').nth(1).unwrap_or_default().to_owned();
    let allowed = said.split_once(", expected").map_or(Vec::new(), |(_, allowed)| names(allowed)).join(", ");
    let about = |id| Wording::new(id).with("field", first.clone());
    if said.starts_with("missing field") {
        about("error-json-missing")
    } else if said.starts_with("unknown field") {
        about("error-json-unknown").with("expected", allowed)
    } else if said.starts_with("unknown variant") {
        about("error-json-variant").with("expected", allowed)
    } else if said.starts_with("duplicate field") {
        about("error-json-duplicate")
    } else if let Some((_, found)) = said.split_once("invalid type: ").or(said.split_once("invalid value: "))
    {
        let found = found.split_once(", expected").map_or(found, |(found, _)| found);
        Wording::new("error-json-type").with("found", found)
    } else {
        Wording::new("error-json-type").with("found", said)
    }
}
