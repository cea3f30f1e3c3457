//! `GET /api/games`: the list of games.

use axum::Json;
use nimatron::game::Arity;
use nimatron::games::GAMES;
use nimatron::{Position, report};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::failure::{Failure, Problem};
use crate::request::{Query, messages};

/// In which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Question {
    /// `en`, `ru` or `zh`.
    #[param(example = "en", pattern = "^(en|ru|zh)$")]
    lang: Option<String>,
}

/// One game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Game {
    /// The name in the notation.
    name: &'static str,
    /// Other names for it.
    aliases: &'static [&'static str],
    /// The parameters, as written in the notation; empty where there are none.
    parameters: &'static str,
    /// What people call it.
    title: String,
    /// What a move is.
    rule: String,
    /// A position to begin with.
    example: &'static str,
    /// The theorems about it.
    theorems: Vec<&'static str>,
    /// Whether a single heap is a position, so that `/api/grundy` has a sequence.
    sequence: bool,
}

/// Every game: its name, its rule, an example.
#[utoipa::path(
    get,
    path = "/api/games",
    operation_id = "games",
    tag = "nimatron",
    params(Question),
    responses(
        (status = 200, body = Vec<Game>),
        (status = 400, body = Problem, description = "the query is not understood"),
        (status = 422, body = Problem, description = "there is no such language"),
    )
)]
pub(crate) async fn answer(Query(question): Query<Question>) -> Result<Json<Vec<Game>>, Failure> {
    let messages = messages(question.lang.as_deref())?;
    let game = |entry: &&'static nimatron::game::Entry| Game {
        name: entry.name,
        aliases: entry.aliases,
        parameters: entry.parameters,
        title: messages.format(&format!("title-{}", entry.name), &[]),
        rule: report::rule(entry, messages),
        example: entry.example,
        theorems: entry.example.parse().map_or(Vec::new(), |example: Position| {
            example.rules.games[0].theorems().iter().map(|theorem| theorem.citation().name).collect()
        }),
        sequence: entry.arity == Arity::Any,
    };
    Ok(Json(GAMES.iter().map(game).collect()))
}
