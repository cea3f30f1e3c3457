//! [`Report`]: the result as plain data, the same on every surface, and its renderers. All wording lives here.

mod action;
mod chart;
mod construction;
mod explanation;
mod heat_map;
mod illegal;
mod lang;
mod messages;
mod period;
mod picture;
mod place;
mod rule;
mod steps;
mod table;
mod terms;

use crate::game::Entry;
use crate::position::Move;
use crate::ruleset::Action;
use crate::solve::Solution;
use crate::theory::Argument;
use crate::{Method, Natural, Nimber, Outcome, OverBudget};

pub use chart::Chart;
pub use explanation::Explanation;
pub use illegal::illegal;
pub use lang::Lang;
pub use messages::Messages;
pub use place::{how_to_type, place, places};

/// The result for one position. Fields that were not asked for are absent; `Some(None)` is an answer that could not
/// be computed within the budget, and then the field is named in `unknown`.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// The position in the notation.
    pub position: String,
    /// `N` or `P`.
    pub outcome: Outcome,
    /// `first` (to move) or `second`.
    pub winner: &'static str,
    /// One winning move; null if there is none.
    pub winning_move: Option<MoveReport>,
    /// The names of the fields that could not be computed within the budget; they are null.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>, required = false))]
    pub unknown: Vec<&'static str>,
    /// The exact number of winning moves.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub winning_moves: Option<Option<String>>,
    /// The number of different sets of heaps that winning moves change.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub heap_sets: Option<Option<String>>,
    /// The winning moves listed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub moves: Option<Vec<MoveReport>>,
    /// Whether the list is complete.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub moves_complete: Option<bool>,
    /// The Grundy value under normal play.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<Option<String>>,
    /// Moves until the end.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub remoteness: Option<Option<String>>,
    /// How the answer is known.
    pub(crate) method: MethodReport,
    /// The argument for the outcome and for the winning move above.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub because: Option<Argument>,
    /// The argument in words: for each step of `because` its lines, without tables.
    #[cfg_attr(feature = "serde", serde(rename = "told", skip_serializing_if = "Option::is_none"))]
    pub explanation: Option<Explanation>,
    /// The move with which a lost position lasts longest; null if there is no move, or if it is not known.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub resistance: Option<Option<MoveReport>>,
}

/// A move: in words, where it leads, as it is typed, and as data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveReport {
    /// The move in the game's own words.
    pub text: String,
    /// The position after it, in the notation.
    pub to: String,
    /// The move as it is typed: `2>3`.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub typed: String,
    /// The move as data.
    pub action: Action,
}

impl MoveReport {
    /// Describes a move.
    pub fn new(made: &Move<'_>, messages: &Messages) -> Self {
        Self {
            text: made.text(messages),
            to: made.to().notation(),
            typed: made.from().move_notation(made.action()),
            action: made.action().clone(),
        }
    }
}

impl Move<'_> {
    /// Returns the move in the game's own words.
    pub(crate) fn text(&self, messages: &Messages) -> String {
        action::text(self.from(), self.action(), messages)
    }
}

/// How an answer is known.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct MethodReport {
    /// `theorem`, `sprague-grundy`, `quotient` or `exhaustive`.
    pub kind: &'static str,
    /// The theorem's name.
    pub name: String,
    /// Where it comes from.
    pub source: Option<String>,
}

impl MethodReport {
    fn new(method: Method, messages: &Messages) -> Self {
        let name = method.citation().map_or("exhaustive search", |citation| citation.name);
        let source =
            method.citation().map(|citation| ["[", citation.key, "] ", &messages.source(citation)].concat());
        Self { kind: method.kind(), name: messages.term(name), source }
    }
}

impl Report {
    /// Returns the report of a solution, without the fields that have to be asked for.
    pub fn new(solution: &Solution<'_>, messages: &Messages) -> Self {
        let (position, outcome) = (solution.position(), solution.outcome());
        let report = Self {
            position: position.notation(),
            outcome,
            winner: if outcome.is_p() { "second" } else { "first" },
            winning_move: None,
            unknown: Vec::new(),
            winning_moves: None,
            heap_sets: None,
            moves: None,
            moves_complete: None,
            grundy: None,
            remoteness: None,
            method: MethodReport::new(solution.method(), messages),
            because: None,
            explanation: None,
            resistance: None,
        };
        report.with_found_move(solution.found_move(), messages)
    }

    /// Replaces the winning move, for instance by the best one.
    #[must_use]
    pub fn with_winning_move(
        self,
        winning: &Result<Option<Move<'_>>, OverBudget>,
        messages: &Messages,
    ) -> Self {
        self.with_found_move(winning.as_ref().map(Option::as_ref).map_err(Clone::clone), messages)
    }

    fn with_found_move(
        mut self,
        winning: Result<Option<&Move<'_>>, OverBudget>,
        messages: &Messages,
    ) -> Self {
        self.unknown.retain(|field| *field != "winning_move");
        let winning = self.known("winning_move", winning).flatten();
        self.winning_move = winning.map(|winning| MoveReport::new(winning, messages));
        self
    }

    /// Adds the argument.
    #[must_use]
    pub fn with_argument(mut self, argument: Argument) -> Self {
        self.because = Some(argument);
        self
    }

    /// Returns what was computed, or `None`, and then notes that `field` is unknown.
    fn known<T>(&mut self, field: &'static str, computed: Result<T, OverBudget>) -> Option<T> {
        if computed.is_err() {
            self.unknown.push(field);
        }
        computed.ok()
    }

    /// Adds the number of winning moves, or that it is out of reach.
    #[must_use]
    pub fn with_count(mut self, count: Result<Natural, OverBudget>) -> Self {
        self.winning_moves = Some(self.known("winning_moves", count).map(|count| count.to_string()));
        self
    }

    /// Adds the number of sets of heaps that winning moves change, or that it is out of reach.
    #[must_use]
    pub fn with_heap_sets(mut self, count: Result<Natural, OverBudget>) -> Self {
        self.heap_sets = Some(self.known("heap_sets", count).map(|count| count.to_string()));
        self
    }

    /// Adds the Grundy value, or that it is out of reach.
    #[must_use]
    pub fn with_grundy(mut self, grundy: Result<Nimber, OverBudget>) -> Self {
        self.grundy = Some(self.known("grundy", grundy).map(|value| value.0.to_string()));
        self
    }

    /// Adds the number of moves until the end, or that it is out of reach.
    #[must_use]
    pub fn with_remoteness(mut self, remoteness: Result<Natural, OverBudget>) -> Self {
        self.remoteness = Some(self.known("remoteness", remoteness).map(|moves| moves.to_string()));
        self
    }

    /// Adds the move with which a lost position lasts longest, that there is none, or that it is out of reach.
    #[must_use]
    pub fn with_resistance(mut self, resistance: Result<Option<MoveReport>, OverBudget>) -> Self {
        self.resistance = Some(self.known("resistance", resistance).flatten());
        self
    }

    /// Returns a line for each of the fields that had to be asked for.
    pub fn field_lines(&self, messages: &Messages) -> Vec<String> {
        let asked =
            [("count", &self.winning_moves), ("grundy", &self.grundy), ("remoteness", &self.remoteness)];
        let line = |(field, answer): (&str, &Option<Option<String>>)| {
            Some(field_line(field, answer.as_ref()?.as_deref(), messages))
        };
        asked.into_iter().filter_map(line).collect()
    }
}

/// Returns the line about a field that had to be asked for, `count`, `grundy` or `remoteness`, given its answer if it is
/// known.
pub fn field_line(field: &str, answer: Option<&str>, messages: &Messages) -> String {
    let unknown = || messages.format("unknown", &[]);
    let answer = answer.map_or_else(unknown, str::to_owned);
    messages.format(&format!("field-{field}"), &[("answer", &answer)])
}

/// Returns the rule of a game, whatever its parameters: what a move is.
pub fn rule(entry: &Entry, messages: &Messages) -> String {
    messages.format(&format!("rule-{}", entry.name), &[])
}
