//! `GET /api/grundy`: the Grundy values of the single heaps of a game, and their period.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use nimatron::engine::take_and_break::{Period, Sequence};
use nimatron::game::Arity;
use nimatron::{Budget, Natural, grundy};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::failure::{Failure, Problem};
use crate::request::{Query, position};
use crate::work::Work;

/// The largest heap that may be asked for.
const MOST: u64 = 20_000;

/// How many more steps a proof of the period may take.
const PROOF: u64 = 100_000;

/// Which game, and how far.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Question {
    /// The game with its parameters, in the notation.
    #[param(example = "kayles")]
    game: String,
    /// The largest heap; at most 20000.
    #[serde(default = "far_enough")]
    #[param(maximum = 20000, default = 200)]
    to: u64,
}

const fn far_enough() -> u64 {
    200
}

/// The values, from heap 0 on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Values {
    /// The game, in the notation.
    game: String,
    /// The Grundy values of the heaps 0, 1, 2, … as decimal strings.
    values: Vec<String>,
    /// How they repeat; null where that is not known.
    period: Option<Cycle>,
}

/// How values repeat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Cycle {
    /// Whether they do so for ever; otherwise they do so as far as they were computed, which proves nothing.
    proved: bool,
    /// The first heap from which on they repeat.
    preperiod: u64,
    /// After how many stones.
    period: u64,
    /// By how much they rise each time.
    saltus: u64,
    /// Where it is proved why.
    source: Option<&'static str>,
}

impl From<Period> for Cycle {
    fn from(period: Period) -> Self {
        let cycle = period.cycle();
        let source = match &period {
            Period::Proved { theorem, .. } => Some(theorem.source()),
            Period::Observed { .. } => None,
        };
        let proved = period.is_proved();
        Self { proved, preperiod: cycle.preperiod(), period: cycle.period(), saltus: cycle.saltus(), source }
    }
}

/// The Grundy values of single heaps under normal play, with the period and its proof.
#[utoipa::path(
    get,
    path = "/api/grundy",
    operation_id = "grundy",
    tag = "nimatron",
    params(Question),
    responses(
        (status = 200, body = Values),
        (status = 400, body = Problem, description = "the query is not understood"),
        (status = 413, body = Problem, description = "too large"),
        (status = 422, body = Problem, description = "not a game of single heaps, or not known within the budget"),
        (status = 503, body = Problem, description = "busy, or no answer before the deadline"),
    )
)]
pub(crate) async fn answer(
    State(work): State<Arc<Work>>,
    Query(question): Query<Question>,
) -> Result<Json<Values>, Failure> {
    let bytes = question.game.len();
    work.run(bytes, move |work, budget| values(&question, work, budget)).await.map(Json)
}

fn values(question: &Question, work: &Work, budget: &Budget) -> Result<Values, Failure> {
    let unfit = |code, message| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
    if question.to > MOST {
        return Err(unfit(
            "too-far",
            format!("heap {} is asked for, and {MOST} is the largest", question.to),
        ));
    }
    let position = position(&question.game, &work.limits)?;
    let mut components = position.components();
    let (Some((game, row)), None) = (components.next(), components.next()) else {
        return Err(unfit("not-a-heap-game", "a sum has no sequence of heaps".to_owned()));
    };
    let name = game.ruleset_notation(row);
    if let Some(rules) = game.heap_game() {
        let mut sequence = Sequence::new(rules.clone());
        let last = usize::try_from(question.to).unwrap_or(usize::MAX);
        sequence.extend_to(last, &mut budget.meter("Grundy values"))?;
        // A period is often proved a little further on.
        let _ = sequence.prove_period(&budget.at_most(PROOF));
        let known = |heap| sequence.known(&Natural::from(heap)).map(|value| value.0.to_string());
        let values = (0..=question.to).map_while(known).collect();
        return Ok(Values { game: name, values, period: sequence.period().map(Cycle::from) });
    }
    if game.entry().arity != Arity::Any {
        return Err(unfit("not-a-heap-game", format!("a single heap is no position of {name}")));
    }
    let value = |heap: u64| {
        let mut single = row[..row.len() - game.numbers(row).len()].to_vec();
        single.push(Natural::from(heap));
        Ok::<_, Failure>(grundy(&position.with_rows(vec![single]), budget)?.0.to_string())
    };
    let values = (0..=question.to).map(value).collect::<Result<_, _>>()?;
    Ok(Values { game: name, values, period: None })
}
