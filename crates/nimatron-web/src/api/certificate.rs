//! `POST /api/certificate`: the proof of an answer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{CertificateAnswer, CertificateQuestion};

use crate::failure::{BodyFailures, RequestFailure};
use crate::request::JsonBody;
use crate::work::Work;

/// The proof of an answer, as `/api/verify` and `nimatron verify` check it.
#[utoipa::path(
    post,
    path = "/api/certificate",
    operation_id = "certificate",
    tag = "nimatron",
    request_body = CertificateQuestion,
    responses((status = 200, body = CertificateAnswer), BodyFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    JsonBody(question): JsonBody<CertificateQuestion>,
) -> Result<Json<CertificateAnswer>, RequestFailure> {
    work.answer(question).await
}
