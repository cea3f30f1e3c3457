//! `POST /api/play`: the position after a move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron::{Action, Move};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Played;
use crate::failure::{Failure, Problem};
use crate::request::{Body, messages, position};
use crate::work::Work;

/// A position and a move in it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PlayQuestion)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// The position, in the notation.
    #[schema(example = "moore(2) 3 4 5")]
    position: String,
    /// The move.
    #[schema(example = json!({ "set": [[1, "3"], [2, "3"]] }))]
    action: Action,
    /// The language of the words: `en`, `ru` or `zh`.
    #[schema(pattern = "^(en|ru|zh)$")]
    lang: Option<String>,
}

/// The position after a move, or why the move is illegal.
#[utoipa::path(
    post,
    path = "/api/play",
    operation_id = "play",
    tag = "nimatron",
    request_body = Question,
    responses(
        (status = 200, body = Played),
        (status = 400, body = Problem, description = "not JSON"),
        (status = 413, body = Problem, description = "too large"),
        (status = 415, body = Problem, description = "not sent as JSON"),
        (status = 422, body = Problem, description = "not a position, or not a legal move in it"),
        (status = 503, body = Problem, description = "busy, or no answer before the deadline"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Body(question): Body<Question>,
) -> Result<Json<Played>, Failure> {
    let bytes = question.position.len();
    let played = work.run(bytes, move |work, _| {
        let messages = messages(question.lang.as_deref())?;
        let position = position(&question.position, &work.limits)?;
        let after = position.play(&question.action)?;
        Ok(Played::new(&position, Move { action: question.action, to: after.rows }, messages))
    });
    played.await.map(Json)
}
