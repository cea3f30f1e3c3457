//! `POST /api/play`: the position after a move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{PlayAnswer, PlayQuestion};

use crate::failure::{BodyFailures, Failure};
use crate::request::Body;
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
    Body(question): Body<PlayQuestion>,
) -> Result<Json<PlayAnswer>, Failure> {
    work.answer(question).await
}
