//! What holds for every response: the time limit, the security headers, and the errors for unknown addresses and
//! methods.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use nimatron_api::ErrorCode;

use crate::Limits;
use crate::failure::RequestFailure;

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

/// Ends a request that takes too long, and adds the headers that every response has.
pub(crate) async fn guard(State(limits): State<Limits>, request: Request, next: Next) -> Response {
    let late = || {
        let message = format!("the request took more than {} seconds to arrive", limits.request.as_secs());
        RequestFailure::new(ErrorCode::Timeout, message).into_response()
    };
    let mut response = if announced(&request) > limits.body as u64 {
        let message = format!("the body has more than {} bytes", limits.body);
        RequestFailure::new(ErrorCode::TooLarge, message).into_response()
    } else {
        tokio::time::timeout(limits.request, next.run(request)).await.unwrap_or_else(|_| late())
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns the announced length of the body, so that one that is too long is refused before it arrives.
fn announced(request: &Request) -> u64 {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).unwrap_or(0)
}

/// Answers a request for an unknown address.
pub(crate) async fn not_found() -> RequestFailure {
    RequestFailure::new(ErrorCode::NotFound, "there is nothing here; /api lists what there is")
}

/// Answers a request with a method that the address does not have.
pub(crate) async fn not_allowed() -> RequestFailure {
    let message = "this method is not for this address; /api lists what there is";
    RequestFailure::new(ErrorCode::MethodNotAllowed, message)
}
