//! `POST /api/moves`: what may be done in a position, as a board needs it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{MovesAnswer, MovesQuestion};

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
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
    JsonBody(question): JsonBody<MovesQuestion>,
) -> Result<Json<MovesAnswer>, RequestFailure> {
    work.answer(question).await
}
