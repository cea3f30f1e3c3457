//! `GET /api/random`: a position to begin with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use nimatron::Position;
use nimatron::engine::rng::SplitMix64;
use nimatron::game::Arity;
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
        // Some draws are over before they begin, such as coins that all show tails.
        let draws = (0..64).map(|attempt| draw(&game, question.seed.wrapping_add(attempt << 32)));
        let begun = draws.filter_map(|text| text.parse::<Position>().ok()).find(|drawn| !drawn.is_over());
        let none = || Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "no-position", "found none".to_owned());
        Ok(Drawn { position: begun.ok_or_else(none)?.to_string() })
    });
    drawn.await.map(Json)
}

fn draw(game: &Position, seed: u64) -> String {
    let mut rng = SplitMix64::new(seed);
    let mut between = |least, most| between(&mut rng, least, most);
    let components = game.components().map(|(game, row)| {
        let mut text = game.ruleset_notation(row);
        let numbers = match (game.entry().arity, game.entry().name) {
            (Arity::Pair, "fibonacci") => {
                let stones = between(12, 40);
                vec![stones, stones - 1]
            }
            (Arity::Pair, _) => vec![between(4, 20), between(4, 20)],
            (Arity::Flags, _) => (0..between(6, 10)).map(|_| between(0, 1)).collect(),
            (Arity::Any, _) => (0..between(3, 5)).map(|_| between(1, 9)).collect(),
        };
        numbers.iter().for_each(|number| text.push_str(&format!(" {number}")));
        text
    });
    let components: Vec<String> = components.collect();
    format!("{} {}", game.convention, components.join(" + "))
}

/// Returns a number from `least` to `most`.
fn between(rng: &mut SplitMix64, least: u64, most: u64) -> u64 {
    least + rng.next_u64() % (most - least + 1)
}
