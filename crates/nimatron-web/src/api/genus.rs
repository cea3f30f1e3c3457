//! `GET /api/genus`: the genera of the single heaps of a game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{GenusAnswer, GenusQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// The genera of the single heaps of a game: how each behaves beside Nim heaps under misère play.
#[utoipa::path(
    get,
    path = "/api/genus",
    operation_id = "genus",
    tag = "nimatron",
    params(GenusQuestion),
    responses((status = 200, body = GenusAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<GenusQuestion>,
) -> Result<Json<GenusAnswer>, RequestFailure> {
    work.answer(question).await
}
