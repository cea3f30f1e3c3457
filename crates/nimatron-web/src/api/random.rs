//! `GET /api/random`: a position to begin with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{RandomAnswer, RandomQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// A position to begin with, drawn by a seed.
#[utoipa::path(
    get,
    path = "/api/random",
    operation_id = "random",
    tag = "nimatron",
    params(RandomQuestion),
    responses((status = 200, body = RandomAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<RandomQuestion>,
) -> Result<Json<RandomAnswer>, RequestFailure> {
    work.answer(question).await
}
