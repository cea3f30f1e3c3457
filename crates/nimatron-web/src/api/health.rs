//! `GET /health`: whether the server runs.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// The server runs.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok`
    status: &'static str,
    /// The version of Nimatron.
    version: &'static str,
}

/// Whether the server runs.
#[utoipa::path(get, path = "/health", operation_id = "health", tag = "nimatron", responses((status = 200, body = Health)))]
pub(crate) async fn answer() -> Json<Health> {
    Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") })
}
