//! Reading requests: [`JsonBody`] and [`Query`], with precise error messages.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use nimatron::notation::Place;
use nimatron_api::{ErrorCode, ErrorReport};
use serde::de::DeserializeOwned;

use crate::failure::RequestFailure;

/// The body of a request, as JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = RequestFailure;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestFailure> {
        if !is_json(request.headers()) {
            let message = "the body must be JSON, with `content-type: application/json`";
            return Err(RequestFailure::new(ErrorCode::MediaType, message));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge,
                _ => ErrorCode::BadBody,
            };
            RequestFailure::new(code, rejection.body_text())
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            let code = if error.is_data() { ErrorCode::BadRequest } else { ErrorCode::BadJson };
            let place = Place { line: error.line().max(1), column: error.column().max(1) };
            ErrorReport::new(code, error.to_string()).at(place).into()
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// The query of an address, after the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = RequestFailure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RequestFailure> {
        axum::extract::Query::try_from_uri(&parts.uri)
            .map(|query| Self(query.0))
            .map_err(|rejection| RequestFailure::new(ErrorCode::BadQuery, rejection.body_text()))
    }
}
