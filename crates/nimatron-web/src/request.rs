//! Reading requests: [`JsonBody`] and [`Query`], with precise error messages.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use nimatron::notation::Wording;
use nimatron_api::{ErrorCode, ErrorReport};
use serde::de::DeserializeOwned;

use crate::failure::RequestFailure;

/// The body of a request, as JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = RequestFailure;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestFailure> {
        if !is_json(request.headers()) {
            return Err(RequestFailure::new(ErrorCode::MediaType, Wording::new("error-body-type")));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge,
                _ => ErrorCode::BadBody,
            };
            RequestFailure::new(code, Wording::new("error-body-unreadable"))
        })?;
        let unread = |error| RequestFailure::unread(ErrorReport::of_json(&error));
        serde_json::from_slice(&bytes).map(Self).map_err(unread)
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
        axum::extract::Query::try_from_uri(&parts.uri).map(|query| Self(query.0)).map_err(|rejection| {
            let text = rejection.body_text();
            let said = text.rsplit_once("query string: ").map_or(text.as_str(), |(_, said)| said);
            RequestFailure::unread(ErrorReport::of_query(said))
        })
    }
}
