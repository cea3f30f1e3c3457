//! [`Failure`]: why a request got no answer, as a status and the `error` of the result.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use nimatron::notation::Place;
use nimatron::{ErrorReport, IllegalMove, OverBudget, ParseError};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request got no answer.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    error: ErrorReport,
}

/// The `error` of the result, instead of everything else.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    error: ErrorReport,
}

impl Failure {
    pub(crate) const fn new(status: StatusCode, code: &'static str, message: String) -> Self {
        Self { status, error: ErrorReport { code, message, at: None } }
    }

    /// With a place in what was sent.
    pub(crate) const fn at(mut self, line: usize, column: usize) -> Self {
        self.error.at = Some(Place { line, column });
        self
    }

    /// A text that is not a position.
    pub(crate) fn of_position(error: &ParseError, text: &str) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, error: ErrorReport::of_parse(error, text) }
    }

    /// The server is at capacity.
    pub(crate) fn busy() -> Self {
        let message = "server busy, retry later";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message.to_owned())
    }

    /// The answer took too long on this machine now.
    pub(crate) fn deadline() -> Self {
        let message = "no answer before the deadline";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "deadline", message.to_owned())
    }
}

impl From<OverBudget> for Failure {
    fn from(over: OverBudget) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, error: over.into() }
    }
}

impl From<IllegalMove> for Failure {
    fn from(illegal: IllegalMove) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, illegal.code(), illegal.to_string())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = self.status == StatusCode::SERVICE_UNAVAILABLE;
        let mut response = (self.status, Json(Problem { error: self.error })).into_response();
        if retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}
