//! [`ErrorReport`]: why a question has no answer, as plain data.

use std::fmt;

use nimatron::notation::Place;
use nimatron::{OverBudget, ParseError, SetupError};
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
}

/// An error in place of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorAnswer {
    /// The error.
    pub error: ErrorReport,
}

impl ErrorReport {
    /// An error without a place.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), at: None }
    }

    /// The same error at `place`.
    #[must_use]
    pub const fn at(mut self, place: Place) -> Self {
        self.at = Some(place);
        self
    }

    /// The mistakes in `text`, with the place of the first.
    pub fn of_parse(error: &ParseError, text: &str) -> Self {
        Self::new(error.kind.into(), error.to_string()).at(error.place(text))
    }
}

impl From<OverBudget> for ErrorReport {
    fn from(over: OverBudget) -> Self {
        Self::new(ErrorCode::OverBudget, over.to_string())
    }
}

impl From<SetupError> for ErrorReport {
    fn from(error: SetupError) -> Self {
        let code = ErrorCode::ALL.iter().find(|code| code.slug() == error.code());
        Self::new(code.copied().unwrap_or(ErrorCode::BadPosition), error.to_string())
    }
}

impl fmt::Display for ErrorReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ErrorReport {}
