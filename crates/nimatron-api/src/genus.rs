//! [`GenusQuestion`]: the genera of the single heaps of a game.

use nimatron::engine::genus::GenusSymbol;
use nimatron::engine::quotient::HeapOptions;
use nimatron::notation::Wording;
use nimatron::{Budget, OverBudget, Position};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A heap game, and up to which heap the genera are wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct GenusQuestion {
    /// The game with its parameters and without numbers, in the notation.
    pub game: String,
    /// The largest heap. A server computes at most 100.
    #[serde(default = "far_enough")]
    #[cfg_attr(feature = "openapi", param(maximum = 100, default = 20), schema(default = 20))]
    pub to: u64,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

const fn far_enough() -> u64 {
    20
}

/// The genera of the heaps 0 to `to`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GenusAnswer {
    /// The game, in the notation.
    pub game: String,
    /// The largest heap.
    pub to: u64,
    /// The genera of the heaps 0, 1, 2, …
    pub genera: Vec<HeapGenus>,
    /// The first heap that is wild, or null if all are tame: below it misère play is that of Nim.
    pub first_wild: Option<usize>,
}

/// The genus of one heap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HeapGenus {
    /// The size of the heap.
    pub heap: usize,
    /// The symbol, as in Winning Ways: `4^146`.
    pub genus: String,
    /// The Grundy value.
    pub grundy: usize,
    /// The misère values beside 0, 1, 2, … Nim heaps of two; the last two alternate for ever.
    pub misere: Vec<usize>,
    /// Whether this is the genus of a position of Nim.
    pub tame: bool,
}

/// The genera of the heaps of a game, as far as the search came.
#[derive(Debug, Clone)]
pub struct FoundGenera {
    /// The game, in the notation.
    pub game: String,
    /// The genera of the heaps 0, 1, 2, …
    pub genera: Vec<GenusSymbol>,
    /// Why the search ended before the heap that was asked for.
    pub stopped: Option<OverBudget>,
}

impl FoundGenera {
    /// Finds the genera of the heaps 0 to `last` of a game, which is given as its empty position.
    ///
    /// # Errors
    /// [`ErrorReport`] if the game is not a heap game.
    pub fn new(game: &Position, last: usize, budget: &Budget) -> Result<Self, ErrorReport> {
        let heaps = game.components().next().and_then(|component| component.heap_options(last, budget));
        let heaps = heaps.ok_or_else(|| {
            let message = Wording::new("error-genus-game").with("game", game.to_string());
            ErrorReport::new(ErrorCode::NotAHeapGame, message)
        })??;
        Ok(Self::search(game, &heaps, last, budget))
    }

    fn search(game: &Position, heaps: &impl HeapOptions, last: usize, budget: &Budget) -> Self {
        let (genera, stopped) = GenusSymbol::of_heaps(heaps, last, budget);
        Self { game: game.to_string(), genera, stopped }
    }

    /// Returns the first heap that is wild, if one is.
    pub fn first_wild(&self) -> Option<usize> {
        self.genera.iter().position(|genus| !genus.is_tame())
    }

    /// Returns why the search ended early, if it did.
    pub fn error(&self) -> Option<ErrorReport> {
        let over = self.stopped.as_ref()?;
        let wording = Wording::new("error-quotient-stopped").with("heap", self.genera.len());
        Some(ErrorReport::new(ErrorCode::OverBudget, wording.with("reason", over.wording())).of_limit(over))
    }

    /// Returns the answer.
    ///
    /// # Errors
    /// [`ErrorReport`] if the search ended early.
    pub fn into_answer(self) -> Result<GenusAnswer, ErrorReport> {
        if let Some(error) = self.error() {
            return Err(error);
        }
        let genera = self.genera.iter().enumerate().map(|(heap, genus)| HeapGenus {
            heap,
            genus: genus.to_string(),
            grundy: genus.grundy(),
            misere: genus.misere().to_vec(),
            tame: genus.is_tame(),
        });
        Ok(GenusAnswer {
            to: self.genera.len().saturating_sub(1) as u64,
            genera: genera.collect(),
            first_wild: self.first_wild(),
            game: self.game,
        })
    }
}

impl Ask for GenusQuestion {
    type Answer = GenusAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<GenusAnswer, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        let last = answerer.check_quotient_heap(self.to)?;
        FoundGenera::new(&answerer.game(&self.game)?, last, budget)?.into_answer()
    }

    fn bytes(&self) -> usize {
        self.game.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
