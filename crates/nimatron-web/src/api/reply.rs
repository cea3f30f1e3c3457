//! `POST /api/reply`: the opponent's move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{PlayAnswer, ReplyQuestion};

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
use crate::work::Work;

/// The opponent's move. A perfect opponent wins every won position, and resists in a lost one.
#[utoipa::path(
    post,
    path = "/api/reply",
    operation_id = "reply",
    tag = "nimatron",
    request_body = ReplyQuestion,
    responses((status = 200, body = PlayAnswer), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    JsonBody(question): JsonBody<ReplyQuestion>,
) -> Result<Json<PlayAnswer>, RequestFailure> {
    work.answer(question).await
}
