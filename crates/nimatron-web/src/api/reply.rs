//! `POST /api/reply`: the opponent's move.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use nimatron::{Level, Rate, reply};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Played;
use crate::failure::{Failure, Problem};
use crate::request::{Body, messages, position};
use crate::work::Work;

/// A position, and who is to move in it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ReplyQuestion)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// The position, in the notation.
    #[schema(example = "moore(2) 3 4 5")]
    position: String,
    /// `perfect`, `fallible` or `random`; perfect where it is not said.
    #[serde(default = "perfect")]
    #[schema(default = "perfect", pattern = "^(perfect|fallible|random)$")]
    level: String,
    /// How often a fallible opponent plays at random, from 0 to 1.
    #[schema(minimum = 0, maximum = 1, default = 0.25)]
    mistakes: Option<f64>,
    /// The seed: the same position, level and seed give the same move.
    #[serde(default)]
    #[schema(format = "uint64")]
    seed: u64,
    /// The language of the words: `en`, `ru` or `zh`.
    #[schema(pattern = "^(en|ru|zh)$")]
    lang: Option<String>,
}

fn perfect() -> String {
    Level::Perfect.name().to_owned()
}

impl Question {
    fn level(&self) -> Result<Level, Failure> {
        let unfit = |message| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-level", message);
        let rate = match self.mistakes {
            None => Rate::default(),
            Some(mistakes @ 0.0..=1.0) => {
                Rate::of_per_mille((mistakes * 1000.0).round() as u16).unwrap_or_default()
            }
            Some(mistakes) => return Err(unfit(format!("{mistakes} is not between 0 and 1"))),
        };
        Level::named(&self.level, rate).map_err(|error| unfit(error.to_string()))
    }
}

/// The opponent's move. A perfect opponent wins every won position, and resists in a lost one.
#[utoipa::path(
    post,
    path = "/api/reply",
    operation_id = "reply",
    tag = "nimatron",
    request_body = Question,
    responses(
        (status = 200, body = Played),
        (status = 400, body = Problem, description = "not JSON"),
        (status = 413, body = Problem, description = "too large"),
        (status = 415, body = Problem, description = "not sent as JSON"),
        (status = 422, body = Problem, description = "not a position, no move left, or not known within the budget"),
        (status = 503, body = Problem, description = "busy, or no answer before the deadline"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Body(question): Body<Question>,
) -> Result<Json<Played>, Failure> {
    let bytes = question.position.len();
    let played = work.run(bytes, move |work, budget| {
        let messages = messages(question.lang.as_deref())?;
        let level = question.level()?;
        let position = position(&question.position, &work.limits)?;
        let over =
            || Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "game-over", "no move is left".to_owned());
        let made = reply(&position, level, question.seed, budget)?.ok_or_else(over)?;
        Ok(Played::new(&position, made, messages))
    });
    played.await.map(Json)
}
