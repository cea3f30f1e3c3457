//! `POST /api/solve`: who wins, by which move, and why.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron::Report;
use nimatron_api::SolveQuestion;

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
use crate::work::Work;

/// Who wins, by which move, and why.
#[utoipa::path(
    post,
    path = "/api/solve",
    operation_id = "solve",
    tag = "nimatron",
    request_body = SolveQuestion,
    responses((status = 200, body = Report), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    JsonBody(question): JsonBody<SolveQuestion>,
) -> Result<Json<Report>, RequestFailure> {
    work.answer(question).await
}
