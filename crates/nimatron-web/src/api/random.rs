//! `GET /api/random`: a position to begin with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::failure::{Failure, Problem};
use crate::request::{Query, position};
use crate::work::Work;

/// Which game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Question {
    /// A game with its parameters and the convention, in the notation.
    #[param(example = "misere moore(2)")]
    game: String,
    /// The seed: the same game and seed give the same position.
    #[serde(default)]
    #[param(format = "uint64")]
    seed: u64,
}

/// A position.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Drawn {
    /// The position, in the notation.
    position: String,
}

/// A position to begin with, drawn by a seed.
#[utoipa::path(
    get,
    path = "/api/random",
    operation_id = "random",
    tag = "nimatron",
    params(Question),
    responses(
        (status = 200, body = Drawn),
        (status = 400, body = Problem, description = "the query is not understood"),
        (status = 413, body = Problem, description = "too large"),
        (status = 422, body = Problem, description = "there is no such game"),
        (status = 503, body = Problem, description = "busy"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<Question>,
) -> Result<Json<Drawn>, Failure> {
    let bytes = question.game.len();
    let drawn = work.run(bytes, move |work, _| {
        let game = position(&question.game, &work.limits)?;
        let none = || Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "no-position", "found none".to_owned());
        Ok(Drawn { position: game.random(question.seed).ok_or_else(none)?.to_string() })
    });
    drawn.await.map(Json)
}
