//! `GET /api/grundy`: the Grundy values of the single heaps of a game, and their period.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{GrundyAnswer, GrundyQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// The Grundy values of single heaps under normal play, with the period and its proof.
#[utoipa::path(
    get,
    path = "/api/grundy",
    operation_id = "grundy",
    tag = "nimatron",
    params(GrundyQuestion),
    responses((status = 200, body = GrundyAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<GrundyQuestion>,
) -> Result<Json<GrundyAnswer>, RequestFailure> {
    work.answer(question).await
}
