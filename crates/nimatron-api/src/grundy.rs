//! [`GrundyQuestion`]: the Grundy values of the single heaps of a game, and their period.

use nimatron::engine::take_and_break::{Period, RareHeaps, Sequence};
use nimatron::games::{Arity, HeapValues};
use nimatron::notation::Wording;
use nimatron::{Budget, Messages, Natural, Nimber, Position};
use serde::{Deserialize, Serialize};

use nimatron::report::Chart;

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A game, and how far its Grundy values are wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct GrundyQuestion {
    /// The game with its parameters and without numbers, in the notation.
    pub game: String,
    /// The largest heap. A server computes at most 20000.
    #[serde(default = "far_enough")]
    #[cfg_attr(feature = "openapi", param(maximum = 20000, default = 200), schema(default = 200))]
    pub to: u64,
    /// Whether a chart is wanted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub svg: bool,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

const fn far_enough() -> u64 {
    200
}

/// Grundy values of single heaps under normal play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GrundyAnswer {
    /// The game, in the notation.
    pub game: String,
    /// The largest heap.
    pub to: u64,
    /// The Grundy values of the heaps 0, 1, 2, … as decimal strings.
    #[serde(serialize_with = "decimals")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub values: Vec<u64>,
    /// The largest value, and the first heap that has it.
    pub largest: Largest,
    /// The rare heaps, if the computation used them.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub rare: Option<RareHeaps>,
    /// How the values repeat; null if that is not known.
    pub period: Option<Period>,
    /// What there is to say about the values, in sentences; with a chart only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<String>>,
    /// The chart, as an SVG document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
}

/// The largest of some Grundy values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Largest {
    /// The size of the first heap that has it.
    pub heap: Natural,
    /// The value.
    pub value: Natural,
}

/// Writes numbers as decimal strings, without keeping the strings: there may be many millions.
fn decimals<S: serde::Serializer>(numbers: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().map(u64::to_string))
}

impl GrundyAnswer {
    /// The answer with the values of the heaps 0, 1, 2, …
    pub fn new(game: String, values: Vec<u64>, rare: Option<RareHeaps>, period: Option<Period>) -> Self {
        let mut largest = (0, 0);
        for (heap, value) in (0u64..).zip(&values) {
            if *value > largest.1 {
                largest = (heap, *value);
            }
        }
        let largest = Largest { heap: largest.0.into(), value: largest.1.into() };
        let to = (values.len() as u64).saturating_sub(1);
        Self { game, to, values, largest, rare, period, notes: None, svg: None }
    }

    /// The same with a chart of the values and what there is to say about them.
    #[must_use]
    pub fn with_chart(mut self, chart: &Chart, messages: &Messages) -> Self {
        self.svg = Some(chart.svg(&self.game, messages));
        self.notes = Some(chart.notes(messages));
        self
    }
}

impl Ask for GrundyQuestion {
    type Answer = GrundyAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<GrundyAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let last = answerer.check_heap(self.to)?;
        let position = answerer.game(&self.game)?;
        let game = position.to_string();
        let rules = position.components().next().and_then(|component| component.take_and_break().cloned());
        let Some(rules) = rules else {
            let (values, period) = single_heaps(&position, last, budget)?;
            let chart = || Chart::of_values(values.clone()).with_period(period.clone());
            let answer = GrundyAnswer::new(game, values.clone(), None, period.clone());
            return Ok(if self.svg { answer.with_chart(&chart(), messages) } else { answer });
        };
        let mut sequence = Sequence::new(rules);
        sequence.extend_to(last, budget)?;
        let rare = sequence.rare();
        // A period is often proved a little further on.
        let _ = sequence.prove_period(&budget.at_most(answerer.limits().proof_steps));
        let value = |heap: u64| word(heap, sequence.known(&Natural::from(heap)));
        let values = (0..=self.to).map(value).collect::<Result<_, _>>()?;
        let answer = GrundyAnswer::new(game, values, rare, sequence.period());
        Ok(if self.svg { answer.with_chart(&Chart::of(&sequence, last), messages) } else { answer })
    }

    fn bytes(&self) -> usize {
        self.game.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

/// Returns the values of the heaps 0 to `last` of a game that is not a take-and-break game, and their period if the game
/// knows one or they show one.
///
/// # Errors
/// [`ErrorReport`] if a single heap is no position of the game, or the values are out of reach.
pub fn single_heaps(
    game: &Position,
    last: usize,
    budget: &Budget,
) -> Result<(Vec<u64>, Option<Period>), ErrorReport> {
    let not_a_heap_game = || {
        let message = Wording::new("error-single-heap").with("game", game.to_string());
        ErrorReport::new(ErrorCode::NotAHeapGame, message)
    };
    let rules = game.components().next().ok_or_else(not_a_heap_game)?;
    if let Some(listed) = rules.heap_values(last, budget) {
        let HeapValues { values, period } = listed?;
        return Ok((values.into_iter().map(u64::from).collect(), period));
    }
    if rules.entry().arity != Arity::Any {
        return Err(not_a_heap_game());
    }
    let values = rules.single_values(last, budget)?.ok_or_else(not_a_heap_game)?;
    let values = (0u64..).zip(values).map(|(heap, value)| word(heap, Some(value)));
    let values: Vec<u64> = values.collect::<Result<_, _>>()?;
    let words: Option<Vec<u32>> = values.iter().map(|value| u32::try_from(*value).ok()).collect();
    let period = words.and_then(|words| HeapValues::seen(words).period);
    Ok((values, period))
}

/// Returns a value as a machine word.
fn word(heap: u64, value: Option<Nimber>) -> Result<u64, ErrorReport> {
    let message = || Wording::new("error-value-unknown").with("heap", heap);
    let unknown = || ErrorReport::new(ErrorCode::OverBudget, message());
    value.and_then(|value| value.0.to_u64()).ok_or_else(unknown)
}
