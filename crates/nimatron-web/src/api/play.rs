//! `POST /api/play`: the position after a move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{PlayAnswer, PlayQuestion};

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
use crate::work::Work;

/// The position after a move, or why the move is illegal.
#[utoipa::path(
    post,
    path = "/api/play",
    operation_id = "play",
    tag = "nimatron",
    request_body = PlayQuestion,
    responses((status = 200, body = PlayAnswer), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    JsonBody(question): JsonBody<PlayQuestion>,
) -> Result<Json<PlayAnswer>, RequestFailure> {
    work.answer(question).await
}
