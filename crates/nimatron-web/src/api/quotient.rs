//! `GET /api/quotient`: the misère quotient of a heap game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{QuotientAnswer, QuotientQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// The misère quotient of a heap game, which decides every sum of its heaps.
#[utoipa::path(
    get,
    path = "/api/quotient",
    operation_id = "quotient",
    tag = "nimatron",
    params(QuotientQuestion),
    responses((status = 200, body = QuotientAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<QuotientQuestion>,
) -> Result<Json<QuotientAnswer>, RequestFailure> {
    work.answer(question).await
}
