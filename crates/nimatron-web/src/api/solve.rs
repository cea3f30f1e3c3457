//! `POST /api/solve`: who wins, by which move, and why.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nimatron::report::{Explanation, MoveReport, explain};
use nimatron::{Budget, Report, count, grundy, longest_defence, remoteness, solve, winning_moves};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::failure::{Failure, Problem};
use crate::request::{Body, messages, position};
use crate::work::Work;

/// The most moves that are listed, whatever was asked for.
const MOST_MOVES: usize = 200;
/// The most bytes of moves that are listed.
const MOST_BYTES: usize = 1 << 20;
/// How many steps a search for the longest resistance may take.
const RESISTANCE: u64 = 200_000;

/// A position, and what is to be known about it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SolveQuestion)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// The position, in the notation.
    #[schema(example = "moore(2) 3 4 5")]
    position: String,
    /// Also the exact number of winning moves.
    #[serde(default)]
    count: bool,
    /// Also the Grundy value under normal play.
    #[serde(default)]
    grundy: bool,
    /// Also the number of moves until the end.
    #[serde(default)]
    remoteness: bool,
    /// Also the winning moves, at most so many, and never more than 200.
    moves: Option<usize>,
    /// Also the argument in words, and for a lost position how to resist.
    #[serde(default)]
    explain: bool,
    /// The language of the words: `en`, `ru` or `zh`.
    #[schema(pattern = "^(en|ru|zh)$")]
    lang: Option<String>,
}

/// The result.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Solved {
    #[serde(flatten)]
    report: Report,
    /// The argument in words, when asked for: for each step of `because` its lines, without tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "told")]
    explanation: Option<Explanation>,
    /// For a lost position, when asked for: the move that lasts longest; null where it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    resistance: Option<Option<MoveReport>>,
}

/// Who wins, by which move, and why.
#[utoipa::path(
    post,
    path = "/api/solve",
    operation_id = "solve",
    tag = "nimatron",
    request_body = Question,
    responses(
        (status = 200, body = Solved),
        (status = 400, body = Problem, description = "not JSON"),
        (status = 413, body = Problem, description = "too large"),
        (status = 415, body = Problem, description = "not sent as JSON"),
        (status = 422, body = Problem, description = "not a position, or not known within the budget"),
        (status = 503, body = Problem, description = "busy, or no answer before the deadline"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Body(question): Body<Question>,
) -> Result<Json<Solved>, Failure> {
    let bytes = question.position.len();
    work.run(bytes, move |work, budget| solved(&question, work, budget)).await.map(Json)
}

fn solved(question: &Question, work: &Work, budget: &Budget) -> Result<Solved, Failure> {
    let messages = messages(question.lang.as_deref())?;
    let position = position(&question.position, &work.limits)?;
    let analysis = solve(&position, budget)?;
    let mut report = Report::new(&position, &analysis, messages);
    report.winning_move =
        analysis.verdict.winning_move().map(|it| MoveReport::new(&position, it, messages).with_action(it));
    if question.count {
        report = report.with_count(count(&position, budget));
    }
    if question.grundy {
        report = report.with_grundy(grundy(&position, budget));
    }
    if question.remoteness {
        report = report.with_remoteness(remoteness(&position, budget));
    }
    if let Some(most) = question.moves {
        let mut found = winning_moves(&position, budget);
        let (mut moves, mut bytes, mut complete) = (Vec::new(), 0, false);
        while moves.len() < most.min(MOST_MOVES) && bytes < MOST_BYTES {
            match found.next() {
                Some(Ok(winning)) => {
                    let winning = MoveReport::new(&position, &winning, messages).with_action(&winning);
                    bytes += 2 * (winning.text.len() + winning.to.len());
                    moves.push(winning);
                }
                Some(Err(_over)) => break,
                None => {
                    complete = true;
                    break;
                }
            }
        }
        complete = complete || found.next().is_none();
        report.moves = Some(moves);
        report.moves_complete = Some(complete);
    }
    let (mut explained, mut resisting) = (None, None);
    if question.explain {
        let found = longest_defence(&position, &budget.at_most(RESISTANCE)).ok().flatten();
        explained = Some(explain(&position, &analysis, found.as_ref(), messages));
        resisting = analysis.outcome().is_p().then(|| {
            found.map(|it| MoveReport::new(&position, &it.first_move, messages).with_action(&it.first_move))
        });
    }
    Ok(Solved { report, explanation: explained, resistance: resisting })
}
