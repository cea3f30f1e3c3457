//! [`RequestFailure`]: why a request got no answer, as a status and the `error` of the result.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use nimatron_api::{ErrorAnswer, ErrorCode, ErrorReport};
use utoipa::IntoResponses;

/// Why a request got no answer.
#[derive(Debug)]
pub(crate) struct RequestFailure(ErrorReport);

impl RequestFailure {
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self(ErrorReport::new(code, message))
    }

    /// Returns the failure of a server at capacity.
    pub(crate) fn busy() -> Self {
        Self::new(ErrorCode::Busy, "server busy, retry later")
    }

    /// Returns the failure of an answer that took too long.
    pub(crate) fn deadline() -> Self {
        Self::new(ErrorCode::Deadline, "no answer before the deadline")
    }
}

impl From<ErrorReport> for RequestFailure {
    fn from(error: ErrorReport) -> Self {
        Self(error)
    }
}

/// Returns the status of a response with this error.
const fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::BadJson | ErrorCode::BadQuery | ErrorCode::BadBody => StatusCode::BAD_REQUEST,
        ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::Timeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ErrorCode::Busy | ErrorCode::Deadline => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal | ErrorCode::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for RequestFailure {
    fn into_response(self) -> Response {
        let status = status(self.0.code);
        let mut response = (status, Json(ErrorAnswer { error: self.0 })).into_response();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}

/// How a question in the body of a request may fail, for the document.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "describes responses that are made from a `RequestFailure`")]
pub(crate) enum BodyFailures {
    #[response(status = 400, description = "not JSON")]
    NotJson(ErrorAnswer),
    #[response(status = 413, description = "too large")]
    TooLarge(ErrorAnswer),
    #[response(status = 415, description = "not sent as JSON")]
    NotSentAsJson(ErrorAnswer),
    #[response(status = 422, description = "the question is wrong, or the answer is out of reach")]
    NoAnswer(ErrorAnswer),
    #[response(status = 503, description = "busy, or no answer before the deadline")]
    Unavailable(ErrorAnswer),
}

/// How a question in the query of an address may fail, for the document.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "describes responses that are made from a `RequestFailure`")]
pub(crate) enum QueryFailures {
    #[response(status = 400, description = "the query is not understood")]
    NotAQuery(ErrorAnswer),
    #[response(status = 413, description = "too large")]
    TooLarge(ErrorAnswer),
    #[response(status = 422, description = "the question is wrong, or the answer is out of reach")]
    NoAnswer(ErrorAnswer),
    #[response(status = 503, description = "busy, or no answer before the deadline")]
    Unavailable(ErrorAnswer),
}
