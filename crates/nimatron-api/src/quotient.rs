//! [`QuotientQuestion`]: the misère quotient of a heap game.

use nimatron::engine::quotient::{HeapOptions, Presentation, Quotient, QuotientError};
use nimatron::engine::take_and_break::Period;
use nimatron::notation::Wording;
use nimatron::{Budget, Position};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A heap game, and up to which heap its misère quotient is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct QuotientQuestion {
    /// The game with its parameters and without numbers, in the notation.
    pub game: String,
    /// The largest heap. A server computes at most 100.
    #[serde(default = "far_enough")]
    #[cfg_attr(feature = "openapi", param(maximum = 100, default = 30), schema(default = 30))]
    pub to: u64,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

const fn far_enough() -> u64 {
    30
}

/// The misère quotient of the heaps 0 to `to`. Its elements are numbered from 0, the identity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuotientAnswer {
    /// The game, in the notation.
    pub game: String,
    /// The largest heap.
    pub to: u64,
    /// The number of elements.
    pub order: usize,
    /// The P-portion: the elements whose sums the player to move loses.
    pub lost: Vec<usize>,
    /// Generators and relations.
    pub presentation: String,
    /// The elements of the heaps 0, 1, 2, …
    pub values: Vec<usize>,
    /// For each element a sum of heaps that has it.
    pub representatives: Vec<Vec<usize>>,
    /// The product of each two elements.
    pub table: Vec<Vec<usize>>,
    /// The heaps at which the quotient grew, each with the order from there on.
    pub growth: Vec<(usize, usize)>,
    /// How the elements of the heaps repeat; null if that is not proved.
    pub period: Option<Period>,
}

/// The search for a misère quotient, as far as it came.
#[derive(Debug, Clone)]
pub struct FoundQuotient {
    /// The game, in the notation.
    pub game: String,
    /// The quotient of the heaps that were read.
    pub quotient: Quotient,
    /// Generators and relations.
    pub presentation: Presentation,
    /// How the elements of the heaps repeat, if that is proved.
    pub period: Option<Period>,
    /// Why the search ended before the heap that was asked for.
    pub stopped: Option<QuotientError>,
}

impl FoundQuotient {
    /// Searches for the quotient of the heaps 0 to `last` of a game, which is given as its empty position.
    ///
    /// # Errors
    /// [`ErrorReport`] if the game is not a heap game.
    pub fn new(game: &Position, last: usize, budget: &Budget) -> Result<Self, ErrorReport> {
        let component = game.components().next();
        if let Some(rules) = component.as_ref().and_then(|component| component.take_and_break()) {
            let found = Self::of_heaps(game.to_string(), rules, last, budget);
            return Ok(Self { period: found.quotient.period(rules), ..found });
        }
        let heaps =
            component.and_then(|component| component.heap_options(last, budget)).ok_or_else(|| {
                let message = Wording::new("error-quotient-game").with("game", game.to_string());
                ErrorReport::new(ErrorCode::NotAHeapGame, message)
            })??;
        Ok(Self::of_heaps(game.to_string(), &heaps, last, budget))
    }

    /// Searches for the quotient of the heaps 0 to `last` of a game with these options.
    pub fn of_heaps(game: String, heaps: &impl HeapOptions, last: usize, budget: &Budget) -> Self {
        let (quotient, stopped) = Quotient::up_to(heaps, last, budget);
        let presentation = quotient.presentation(budget);
        Self { game, quotient, presentation, period: None, stopped }
    }

    /// Returns the last heap that was read.
    pub fn last(&self) -> usize {
        self.quotient.values().len().saturating_sub(1)
    }

    /// Returns the answer.
    ///
    /// # Errors
    /// [`ErrorReport`] if the search ended early.
    pub fn into_answer(self) -> Result<QuotientAnswer, ErrorReport> {
        if let Some(error) = self.error() {
            return Err(error);
        }
        let order = self.quotient.order();
        let product = |x| (0..order).map(|y| self.quotient.product(x, y)).collect();
        Ok(QuotientAnswer {
            to: self.last() as u64,
            order,
            lost: self.quotient.lost().collect(),
            presentation: self.presentation.to_string(),
            values: self.quotient.values().to_vec(),
            representatives: self.quotient.representatives().to_vec(),
            table: (0..order).map(product).collect(),
            growth: self.quotient.growth().to_vec(),
            period: self.period,
            game: self.game,
        })
    }

    /// Returns why the search ended early, if it did.
    pub fn error(&self) -> Option<ErrorReport> {
        let stopped_before = |reason| {
            Wording::new("error-quotient-stopped").with("heap", self.last() + 1).with("reason", reason)
        };
        Some(match self.stopped.as_ref()? {
            QuotientError::OverBudget(over) => {
                ErrorReport::new(ErrorCode::OverBudget, stopped_before(over.wording())).of_limit(over)
            }
            QuotientError::Upward { heap, part } => {
                let upward = Wording::new("error-quotient-upward").with("heap", *heap).with("part", *part);
                ErrorReport::new(ErrorCode::Failed, stopped_before(upward))
            }
        })
    }
}

impl Ask for QuotientQuestion {
    type Answer = QuotientAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<QuotientAnswer, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        let last = answerer.check_quotient_heap(self.to)?;
        FoundQuotient::new(&answerer.game(&self.game)?, last, budget)?.into_answer()
    }

    fn bytes(&self) -> usize {
        self.game.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
