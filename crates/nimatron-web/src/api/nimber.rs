//! `GET /api/nimber`: a calculation with nimbers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{NimberAnswer, NimberQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// What a calculation with nimbers gives: sums, products, quotients, powers and square roots.
#[utoipa::path(
    get,
    path = "/api/nimber",
    operation_id = "nimber",
    tag = "nimatron",
    params(NimberQuestion),
    responses((status = 200, body = NimberAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<NimberQuestion>,
) -> Result<Json<NimberAnswer>, RequestFailure> {
    work.answer(question).await
}
