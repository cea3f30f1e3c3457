//! Reading requests: [`Body`] and [`Query`], with exact complaints.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use nimatron::{Lang, Messages, Position};
use serde::de::DeserializeOwned;

use crate::Limits;
use crate::failure::Failure;

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            let message = "the body must be JSON, with `content-type: application/json`".to_owned();
            return Err(Failure::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "media-type", message));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => "too-large",
                _ => "bad-body",
            };
            Failure::new(rejection.status(), code, rejection.body_text())
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            let (status, code) = match error.classify() {
                serde_json::error::Category::Data => (StatusCode::UNPROCESSABLE_ENTITY, "bad-request"),
                _ => (StatusCode::BAD_REQUEST, "bad-json"),
            };
            Failure::new(status, code, error.to_string()).at(error.line().max(1), error.column().max(1))
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// The part of the address behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        axum::extract::Query::try_from_uri(&parts.uri)
            .map(|query| Self(query.0))
            .map_err(|rejection| Failure::new(StatusCode::BAD_REQUEST, "bad-query", rejection.body_text()))
    }
}

/// The position that `text` writes, if its numbers are not too long.
pub(crate) fn position(text: &str, limits: &Limits) -> Result<Position, Failure> {
    let mut run = 0;
    for (offset, byte) in text.bytes().enumerate() {
        run = match byte {
            b'0'..=b'9' => run + 1,
            b'_' => run,
            _ => 0,
        };
        if run > limits.digits {
            let message = format!("a number has more than {} digits", limits.digits);
            let place = nimatron::notation::Place::of(text, offset);
            let failure = Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message);
            return Err(failure.at(place.line, place.column));
        }
    }
    text.parse().map_err(|error| Failure::of_position(&error, text))
}

/// The words of the language asked for, English where none was. They are read once.
pub(crate) fn messages(lang: Option<&str>) -> Result<&'static Messages, Failure> {
    static WORDS: [OnceLock<Messages>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let lang = language(lang)?;
    let place = Lang::ALL.iter().position(|known| *known == lang).unwrap_or_default();
    Ok(WORDS[place].get_or_init(|| Messages::new(lang)))
}

/// The language asked for, English where none was.
pub(crate) fn language(lang: Option<&str>) -> Result<Lang, Failure> {
    lang.map_or(Ok(Lang::En), |lang| {
        lang.parse().map_err(|error: nimatron::report::UnknownLang| {
            Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-language", error.to_string())
        })
    })
}
