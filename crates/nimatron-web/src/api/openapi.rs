//! `GET /api/openapi.json`: the document that describes the API.

use axum::http::header;
use axum::response::IntoResponse;

/// The document, generated from the code.
pub(crate) async fn answer() -> impl IntoResponse {
    let document = super::openapi().to_pretty_json().unwrap_or_default();
    ([(header::CONTENT_TYPE, "application/json")], document)
}
