//! `POST /api/reply`: the opponent's move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{PlayAnswer, ReplyQuestion};

use crate::failure::{BodyFailures, Failure};
use crate::request::Body;
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
    Body(question): Body<ReplyQuestion>,
) -> Result<Json<PlayAnswer>, Failure> {
    work.answer(question).await
}
