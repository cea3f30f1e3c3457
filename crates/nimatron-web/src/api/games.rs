//! `GET /api/games`: the list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron_api::{GamesAnswer, GamesQuestion};

use crate::failure::{QueryFailures, RequestFailure};
use crate::request::Query;
use crate::work::Work;

/// Every game: its name, its rule, an example.
#[utoipa::path(
    get,
    path = "/api/games",
    operation_id = "games",
    tag = "nimatron",
    params(GamesQuestion),
    responses((status = 200, body = GamesAnswer), QueryFailures)
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<GamesQuestion>,
) -> Result<Json<GamesAnswer>, RequestFailure> {
    work.answer_now(&question).map(Json)
}
