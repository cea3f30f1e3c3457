//! What holds for every response: the time limit, the security headers, and the errors for unknown addresses and
//! methods.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use nimatron::Lang;
use nimatron::notation::Wording;
use nimatron_api::ErrorCode;

use crate::Limits;
use crate::connections::Answering;
use crate::failure::{RequestFailure, said_in};
use crate::origin;
use crate::sending::Unsent;

/// The content security policy: no external or inline resources, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// What holds for every request and response.
#[derive(Debug, Clone)]
pub(crate) struct Guard {
    limits: Limits,
    unsent: Unsent,
}

impl Guard {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self { limits: limits.clone(), unsent: Unsent::new(limits.unsent) }
    }
}

/// Refuses foreign requests, ends one that takes too long, bounds what waits to be sent, and adds the headers that every
/// response has.
pub(crate) async fn guard(
    State(Guard { limits, unsent }): State<Guard>,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let late = || {
        let message = Wording::new("error-request-late").with("seconds", limits.request.as_secs());
        RequestFailure::new(ErrorCode::Timeout, message).into_response()
    };
    let lang = lang(&request);
    let response = if let Err(foreign) = origin::check(request.headers(), &limits.hosts, is_api) {
        foreign.into_response()
    } else if announced(&request) > limits.body as u64 {
        let message = Wording::new("error-body-bytes").with("most", limits.body);
        RequestFailure::new(ErrorCode::TooLarge, message).into_response()
    } else {
        tokio::time::timeout(limits.request, next.run(request)).await.unwrap_or_else(|_| late())
    };
    let mut response = said_in(lang, response);
    if is_api {
        response = unsent.send(response).await;
    }
    // From here on the server waits for the client.
    drop(Answering::begin());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns the language of a request whose question cannot be read: the `lang` of its query, or else the first language
/// that the client accepts and that we have.
fn lang(request: &Request) -> Lang {
    let query = request.uri().query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
    asked.unwrap_or_else(|| {
        let accepted = request.headers().get(header::ACCEPT_LANGUAGE);
        let accepted = accepted.and_then(|languages| languages.to_str().ok()).unwrap_or_default();
        let tags = accepted.split(',').map(|language| language.split(';').next().unwrap_or_default().trim());
        tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or_default()
    })
}

/// Returns the announced length of the body, so that one that is too long is refused before it arrives.
fn announced(request: &Request) -> u64 {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).unwrap_or(0)
}

/// Answers a request for an unknown address.
pub(crate) async fn not_found() -> RequestFailure {
    RequestFailure::new(ErrorCode::NotFound, Wording::new("error-address"))
}

/// Answers a request with a method that the address does not have.
pub(crate) async fn not_allowed() -> RequestFailure {
    RequestFailure::new(ErrorCode::MethodNotAllowed, Wording::new("error-method"))
}
