//! `POST /api/moves`: what may be done in a position, as a board needs it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron::{Board, Convention};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::failure::{Failure, Problem};
use crate::request::{Body, position};
use crate::work::Work;

/// A position.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = MovesQuestion)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// The position, in the notation.
    #[schema(example = "moore(2) 3 4 5")]
    position: String,
}

/// What may be done in a position. A move in a sum names its component: `{"in": {"component": 1, "action": …}}`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Choices {
    /// The position, printed in the notation.
    position: String,
    /// What it means to be unable to move.
    convention: Convention,
    /// Whether no move is left.
    over: bool,
    /// The components of the sum.
    components: Vec<Component>,
}

/// One component.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Component {
    /// The name of its game.
    game: &'static str,
    /// The component in the notation.
    notation: String,
    /// What a board shows of it.
    board: Board,
}

/// What may be done in a position: every legal move and no other, without listing them.
#[utoipa::path(
    post,
    path = "/api/moves",
    operation_id = "moves",
    tag = "nimatron",
    request_body = Question,
    responses(
        (status = 200, body = Choices),
        (status = 400, body = Problem, description = "not JSON"),
        (status = 413, body = Problem, description = "too large"),
        (status = 415, body = Problem, description = "not sent as JSON"),
        (status = 422, body = Problem, description = "not a position"),
        (status = 503, body = Problem, description = "busy, or no answer before the deadline"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Body(question): Body<Question>,
) -> Result<Json<Choices>, Failure> {
    let bytes = question.position.len();
    work.run(bytes, move |work, _| choices(&question, work)).await.map(Json)
}

fn choices(question: &Question, work: &Work) -> Result<Choices, Failure> {
    let position = position(&question.position, &work.limits)?;
    let component = |(game, row): (&dyn nimatron::game::Game, &nimatron::Numbers)| Component {
        game: game.entry().name,
        notation: game.notation(row),
        board: game.board(row),
    };
    Ok(Choices {
        position: position.to_string(),
        convention: position.convention,
        over: position.is_over(),
        components: position.components().map(component).collect(),
    })
}
