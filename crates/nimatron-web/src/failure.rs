//! [`RequestFailure`]: why a request got no answer, as a status and the `error` of the result.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use nimatron::notation::Wording;
use nimatron::{Lang, Messages};
use nimatron_api::{ErrorAnswer, ErrorCode, ErrorReport};
use utoipa::IntoResponses;

/// Why a request got no answer.
#[derive(Debug)]
pub(crate) struct RequestFailure {
    error: ErrorReport,
    /// Whether the error is in the language of the question already.
    is_said: bool,
}

/// An error in a response, which is to be said in the language of the request.
#[derive(Debug, Clone)]
struct Unsaid(ErrorReport);

impl RequestFailure {
    /// Returns a failure before a question was read: the language is that of the request.
    pub(crate) fn new(code: ErrorCode, wording: impl Into<Wording>) -> Self {
        Self::unread(ErrorReport::new(code, wording))
    }

    /// Returns the failure of a question that could not be read.
    pub(crate) const fn unread(error: ErrorReport) -> Self {
        Self { error, is_said: false }
    }

    /// Returns what went wrong.
    #[cfg(test)]
    pub(crate) const fn code(&self) -> ErrorCode {
        self.error.code
    }

    /// Returns the failure of a server at capacity.
    pub(crate) fn busy() -> Self {
        Self::new(ErrorCode::Busy, Wording::new("error-busy"))
    }

    /// Returns the failure of an answer that took too long.
    pub(crate) fn deadline() -> Self {
        Self::new(ErrorCode::Deadline, Wording::new("error-deadline"))
    }
}

impl From<ErrorReport> for RequestFailure {
    fn from(error: ErrorReport) -> Self {
        Self { error, is_said: true }
    }
}

/// Says the error of a response in `lang`, if it has one that is not in the language of its question.
pub(crate) fn said_in(lang: Lang, mut response: Response) -> Response {
    let Some(Unsaid(error)) = response.extensions_mut().remove().filter(|_| lang != Lang::default()) else {
        return response;
    };
    RequestFailure::from(error.said_by(&Messages::new(lang))).into_response()
}

/// Returns the status of a response with this error.
const fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::BadJson | ErrorCode::BadQuery | ErrorCode::BadBody | ErrorCode::BadHost => {
            StatusCode::BAD_REQUEST
        }
        ErrorCode::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
        ErrorCode::ForeignPage => StatusCode::FORBIDDEN,
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
        let status = status(self.error.code);
        let unsaid = (!self.is_said).then(|| Unsaid(self.error.clone()));
        let mut response = (status, Json(ErrorAnswer { error: self.error })).into_response();
        if let Some(unsaid) = unsaid {
            response.extensions_mut().insert(unsaid);
        }
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
