//! `GET /api/random`: a position to begin with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use nimatron::Position;
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
    let mut dice = Dice(seed);
    let components = game.components().map(|(game, row)| {
        let mut text = game.ruleset_notation(row);
        let numbers = match (game.entry().arity, game.entry().name) {
            (Arity::Pair, "fibonacci") => {
                let stones = dice.between(12, 40);
                vec![stones, stones - 1]
            }
            (Arity::Pair, _) => vec![dice.between(4, 20), dice.between(4, 20)],
            (Arity::Flags, _) => (0..dice.between(6, 10)).map(|_| dice.between(0, 1)).collect(),
            (Arity::Any, _) => (0..dice.between(3, 5)).map(|_| dice.between(1, 9)).collect(),
        };
        numbers.iter().for_each(|number| text.push_str(&format!(" {number}")));
        text
    });
    let components: Vec<String> = components.collect();
    format!("{} {}", game.convention, components.join(" + "))
}

/// SplitMix64 (Steele, Lea & Flood 2014).
struct Dice(u64);

impl Dice {
    fn between(&mut self, least: u64, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        least + (z ^ (z >> 31)) % (most - least + 1)
    }
}
