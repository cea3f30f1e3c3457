//! `POST /api/moves`: what may be done in a position, as a board needs it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{MovesAnswer, MovesQuestion};

use crate::failure::{BodyFailures, Failure};
use crate::request::Body;
use crate::work::Work;

/// What may be done in a position: every legal move and no other, without listing them.
#[utoipa::path(
    post,
    path = "/api/moves",
    operation_id = "moves",
    tag = "nimatron",
    request_body = MovesQuestion,
    responses((status = 200, body = MovesAnswer), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Body(question): Body<MovesQuestion>,
) -> Result<Json<MovesAnswer>, Failure> {
    work.answer(question).await
}
