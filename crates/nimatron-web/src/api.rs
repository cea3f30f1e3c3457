//! The endpoints of the API, one per file, and the document that describes them.

pub(crate) mod games;
pub(crate) mod grundy;
pub(crate) mod health;
pub(crate) mod messages;
pub(crate) mod moves;
pub(crate) mod openapi;
pub(crate) mod play;
pub(crate) mod random;
pub(crate) mod reply;
pub(crate) mod solve;

use nimatron::{Action, Messages, Move, Numbers, Position};
use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

/// A move that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Played {
    /// The move in the game's own words.
    text: String,
    /// The position after it, in the notation.
    to: String,
    /// The move as data.
    action: Action,
    /// Whether no move is left after it.
    over: bool,
}

impl Played {
    fn new(position: &Position, made: Move<Vec<Numbers>>, messages: &Messages) -> Self {
        let report = nimatron::report::MoveReport::new(position, &made, messages);
        let over = position.with_rows(made.to).is_over();
        Self { text: report.text, to: report.to, action: made.action, over }
    }
}

/// What the document says about the API as a whole.
const ABOUT: &str = "Nim and its relatives, solved exactly. The API is stateless: every request holds the position \
    it is about, in the notation of the command line. Numbers that can be large are decimal strings. An error is \
    `{\"error\": {\"code\", \"message\", \"at\"}}` with a stable code, and where there is one with its place.";

#[derive(OpenApi)]
#[openapi(
    info(title = "Nimatron", description = ABOUT),
    paths(
        solve::answer,
        moves::answer,
        play::answer,
        reply::answer,
        random::answer,
        grundy::answer,
        games::answer,
        messages::answer,
        health::answer,
    )
)]
struct Document;

/// The OpenAPI document of the API.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Document::openapi()
}
