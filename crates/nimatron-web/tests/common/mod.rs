//! Asking the app without a socket.
#![allow(dead_code, reason = "not every test asks everything")]

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use nimatron_web::{Limits, app};
use serde_json::Value;
use tower::ServiceExt;

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The stable code of the error.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

pub(crate) fn the_app() -> Router {
    app(Limits::default())
}

async fn answer(response: Response<Body>) -> Answer {
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.expect("a body").to_bytes();
    let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    Answer { status: parts.status, headers: parts.headers, text }
}

pub(crate) async fn get(app: &Router, address: &str) -> Answer {
    let request = Request::get(address).header("host", "localhost").body(Body::empty()).expect("a request");
    answer(app.clone().oneshot(request).await.expect("an answer")).await
}

pub(crate) async fn post_text(app: &Router, address: &str, kind: &str, body: impl Into<Body>) -> Answer {
    let request = Request::post(address)
        .header("host", "localhost")
        .header("content-type", kind)
        .body(body.into())
        .expect("a request");
    answer(app.clone().oneshot(request).await.expect("an answer")).await
}

pub(crate) async fn post(app: &Router, address: &str, body: Value) -> Answer {
    post_text(app, address, "application/json", body.to_string()).await
}
