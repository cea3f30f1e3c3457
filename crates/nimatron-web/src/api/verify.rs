//! `POST /api/verify`: whether a proof holds.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{VerifyAnswer, VerifyQuestion};

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
use crate::work::Work;

/// Whether a certificate proves its claim, by code that shares nothing with the solver.
#[utoipa::path(
    post,
    path = "/api/verify",
    operation_id = "verify",
    tag = "nimatron",
    request_body = VerifyQuestion,
    responses((status = 200, body = VerifyAnswer), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    JsonBody(question): JsonBody<VerifyQuestion>,
) -> Result<Json<VerifyAnswer>, RequestFailure> {
    work.answer(question).await
}
