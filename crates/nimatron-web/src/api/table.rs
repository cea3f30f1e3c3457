//! `GET /api/table`: the values or outcomes of all positions of a game that differ in two numbers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{TableAnswer, TableQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// The Grundy values, or the outcomes, of all positions of a game that differ in two numbers.
#[utoipa::path(
    get,
    path = "/api/table",
    operation_id = "table",
    tag = "nimatron",
    params(TableQuestion),
    responses((status = 200, body = TableAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<TableQuestion>,
) -> Result<Json<TableAnswer>, RequestFailure> {
    work.answer(question).await
}
