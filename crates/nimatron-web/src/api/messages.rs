//! `GET /api/words`: the messages of a language, from which the page takes all its wording.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use nimatron_api::MessagesQuestion;

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// All messages of a language, in Fluent's format.
#[utoipa::path(
    get,
    path = "/api/words",
    operation_id = "words",
    tag = "nimatron",
    params(MessagesQuestion),
    responses((status = 200, body = String, content_type = "text/plain"), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<MessagesQuestion>,
) -> Result<impl IntoResponse, RequestFailure> {
    let answer = work.answer_now(&question)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], answer.messages))
}
