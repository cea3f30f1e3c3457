//! `GET /api/words`: the messages of a language, from which the page takes all its wording.

use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::failure::{Failure, Problem};
use crate::request::{Query, language};

/// Which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Question {
    /// `en`, `ru` or `zh`.
    #[param(example = "en", pattern = "^(en|ru|zh)$")]
    lang: Option<String>,
}

/// All messages of a language, in Fluent's format.
#[utoipa::path(
    get,
    path = "/api/words",
    operation_id = "words",
    tag = "nimatron",
    params(Question),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 400, body = Problem, description = "the query is not understood"),
        (status = 422, body = Problem, description = "there is no such language"),
    )
)]
pub(crate) async fn answer(Query(question): Query<Question>) -> Result<impl IntoResponse, Failure> {
    let lang = language(question.lang.as_deref())?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], lang.messages()))
}
