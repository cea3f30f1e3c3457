//! Surveys: every game of a family up to equivalence, each with what its values show. A class of equivalent games is one
//! piece of work, so that a survey can be split over threads, processes or a cluster.

mod class;
mod code;
mod family;

use nimatron::Budget;
use nimatron::engine::take_and_break::{Period, Sequence};
use serde::Serialize;

use crate::{ErrorReport, FoundQuotient};
pub use class::SurveyClass;
pub use family::SurveyFamily;

/// How far the games of a survey are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SurveyReach {
    /// The largest heap.
    pub to: usize,
    /// The largest heap of the misère quotient, if it is wanted.
    pub quotient: Option<usize>,
    /// How many steps the search for a quotient may take.
    pub quotient_steps: u64,
}

/// What a survey finds about one class of equivalent games. As a line of a table the period is spread over columns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SurveyRow {
    /// The game that stands for the class, in the notation.
    pub game: String,
    /// The codes of the class: `0.07+1` has at a heap of n + 1 stones the values of this game at n.
    pub codes: String,
    /// The largest heap that was asked for; a proved period ends the computation before.
    pub to: usize,
    /// How the values repeat, if they were seen to.
    pub period: Option<Period>,
    /// The heap up to which the theorem compared values with those one period later; none for a closed form.
    pub checked: Option<u64>,
    /// The largest value computed.
    pub largest: u32,
    /// The first heap that has it.
    pub largest_heap: usize,
    /// The mask of the sparse space, if the computation used one.
    pub mask: Option<u32>,
    /// Whether the parity of the heap counts as an additional one of its value under that mask.
    pub parity: Option<bool>,
    /// The number of rare heaps under that mask, the empty heap included.
    pub rare: Option<usize>,
    /// The last rare heap.
    pub last_rare: Option<usize>,
    /// The largest heap whose misère quotient was found: less than asked for if the search was given up.
    pub quotient_to: Option<usize>,
    /// The order of that quotient.
    pub quotient_order: Option<usize>,
}

impl SurveyRow {
    /// The names of the columns of a table, in the order of [`cells`](Self::cells).
    pub const COLUMNS: [&'static str; 18] = [
        "game",
        "codes",
        "to",
        "kind",
        "preperiod",
        "period",
        "saltus",
        "exceptions",
        "proof",
        "checked",
        "largest",
        "largest_heap",
        "mask",
        "parity",
        "rare",
        "last_rare",
        "quotient_to",
        "quotient_order",
    ];

    /// Computes the values of a class, its period and, if it is wanted, its misère quotient.
    ///
    /// # Errors
    /// [`ErrorReport`] if the values are out of reach within the budget.
    pub fn new(class: &SurveyClass, reach: &SurveyReach, budget: &Budget) -> Result<Self, ErrorReport> {
        let mut sequence = Sequence::new(class.rules().clone());
        sequence.extend_to(reach.to, budget)?;
        let period = sequence.period();
        let (largest_heap, largest) = sequence.largest();
        let rare = sequence.rare();
        let quotient = reach.quotient.map(|last| {
            let budget = budget.at_most(reach.quotient_steps);
            FoundQuotient::of_heaps(class.game().to_owned(), class.rules(), last, &budget)
        });
        Ok(Self {
            game: class.game().to_owned(),
            codes: class.codes().to_owned(),
            to: reach.to,
            checked: period.as_ref().filter(|period| period.is_proved()).and_then(last_checked),
            period,
            largest,
            largest_heap,
            mask: rare.map(|rare| rare.mask),
            parity: rare.map(|rare| rare.with_heap_parity),
            rare: rare.map(|rare| rare.count),
            last_rare: rare.map(|rare| rare.last),
            quotient_to: quotient.as_ref().map(FoundQuotient::last),
            quotient_order: quotient.as_ref().map(|found| found.quotient.order()),
        })
    }

    /// Returns the columns as text: empty if there is nothing to say, the kind `none` if no period was found.
    pub fn cells(&self) -> [String; 18] {
        fn shown<T: ToString>(value: Option<T>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        let period = self.period.as_ref();
        [
            self.game.clone(),
            self.codes.clone(),
            self.to.to_string(),
            kind(period).to_owned(),
            shown(period.map(Period::preperiod)),
            shown(period.map(Period::length)),
            shown(period.map(Period::saltus)),
            shown(period.map(|period| period.exceptions().len())),
            shown(period.and_then(Period::source)),
            shown(self.checked),
            self.largest.to_string(),
            self.largest_heap.to_string(),
            shown(self.mask),
            shown(self.parity),
            shown(self.rare),
            shown(self.last_rare),
            shown(self.quotient_to),
            shown(self.quotient_order),
        ]
    }
}

/// Returns the last heap of the window that a theorem compared.
fn last_checked(period: &Period) -> Option<u64> {
    let window = period.window();
    (!window.is_empty()).then(|| window.end - 1)
}

fn kind(period: Option<&Period>) -> &'static str {
    match period {
        Some(period) if period.is_proved() => "proved",
        Some(_) => "observed",
        None => "none",
    }
}
