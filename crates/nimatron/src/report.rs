//! [`Report`]: the result as plain data, the same on every surface, and its renderers. All wording lives here.

mod action;
mod chart;
mod construction;
mod explanation;
mod illegal;
mod lang;
mod messages;
mod place;
mod steps;
mod table;

use crate::game::Entry;
use crate::notation::{ParseError, Place};
use crate::position::Position;
use crate::ruleset::{Action, Move, Numbers};
use crate::solve::Solution;
use crate::theory::Argument;
use crate::{Method, Nimber, OverBudget, UBig};

pub use crate::engine::take_and_break::period_report::{HeapValue, PeriodKind, PeriodReport};
pub use chart::Chart;
pub use explanation::Explanation;
pub use illegal::illegal;
pub use lang::{Lang, UnknownLang};
pub use messages::Messages;
pub use place::{how_to_type, place, places};
pub use steps::ExplainedStep;

/// The result for one position. Fields that were not asked for are absent; `Some(None)` is an answer that could not
/// be had.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// The position in the notation.
    pub position: String,
    /// `N` or `P`.
    pub outcome: crate::Outcome,
    /// `first` (to move) or `second`.
    pub winner: &'static str,
    /// One winning move.
    pub winning_move: Option<MoveReport>,
    /// The exact number of winning moves.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub winning_moves: Option<Option<String>>,
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
    /// The fields that were not computed within the budget.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub unknown: Vec<&'static str>,
    /// How the answer is known.
    pub method: MethodReport,
    /// The argument, if it was asked for.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub because: Option<Argument>,
}

/// A move in words and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveReport {
    /// The move in the game's own words.
    pub text: String,
    /// The position after it, in the notation.
    pub to: String,
    /// The move as data, where that was asked for.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub action: Option<Action>,
}

impl MoveReport {
    /// A move from `position` in words.
    pub fn new(position: &Position, winning: &Move<Vec<Numbers>>, messages: &Messages) -> Self {
        Self {
            text: action::text(position, &winning.action, messages),
            to: position.with_rows(winning.to.clone()).to_string(),
            action: None,
        }
    }

    /// The same with the move as data, for those who want to play it.
    #[must_use]
    pub fn with_action(mut self, made: &Move<Vec<Numbers>>) -> Self {
        self.action = Some(made.action.clone());
        self
    }
}

/// How an answer is known.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MethodReport {
    /// `theorem`, `sprague-grundy`, `quotient` or `exhaustive`.
    pub kind: &'static str,
    /// The theorem's name.
    pub name: String,
    /// Where it comes from.
    pub source: Option<String>,
}

impl From<Method> for MethodReport {
    fn from(method: Method) -> Self {
        let name = method.citation().map_or("exhaustive search", |citation| citation.name).to_owned();
        let source = method.citation().map(|citation| format!("[{}] {}", citation.key, citation.source));
        Self { kind: method.kind(), name, source }
    }
}

impl Report {
    /// Returns the report of a solution, without the fields that have to be asked for.
    pub fn new(solution: &Solution<'_>, messages: &Messages) -> Self {
        let (position, outcome) = (solution.position(), solution.outcome());
        let mut report = Self {
            position: position.to_string(),
            outcome,
            winner: if outcome.is_p() { "second" } else { "first" },
            winning_move: None,
            winning_moves: None,
            moves: None,
            moves_complete: None,
            grundy: None,
            remoteness: None,
            unknown: Vec::new(),
            method: solution.method().into(),
            because: None,
        };
        match solution.winning_move() {
            Ok(winning) => {
                report.winning_move = winning.map(|winning| MoveReport::new(position, &winning, messages));
            }
            Err(_over) => report.unknown.push("winning_move"),
        }
        report
    }

    /// Adds the argument.
    #[must_use]
    pub fn with_argument(mut self, argument: Argument) -> Self {
        self.because = Some(argument);
        self
    }

    /// Adds the number of winning moves, or that it is unknown.
    #[must_use]
    pub fn with_count(mut self, count: Result<UBig, OverBudget>) -> Self {
        self.winning_moves = Some(self.known("winning_moves", count));
        self
    }

    /// Adds the Grundy value, or that it is unknown.
    #[must_use]
    pub fn with_grundy(mut self, grundy: Result<Nimber, OverBudget>) -> Self {
        self.grundy = Some(self.known("grundy", grundy.map(|value| value.0)));
        self
    }

    /// Adds the number of moves until the end, or that it is unknown.
    #[must_use]
    pub fn with_remoteness(mut self, remoteness: Result<UBig, OverBudget>) -> Self {
        self.remoteness = Some(self.known("remoteness", remoteness));
        self
    }

    /// Returns the answer as text; an answer that was not computed within the budget is noted as unknown.
    fn known(&mut self, field: &'static str, answer: Result<impl ToString, OverBudget>) -> Option<String> {
        match answer {
            Ok(answer) => Some(answer.to_string()),
            Err(_over) => {
                self.unknown.push(field);
                None
            }
        }
    }

    /// Returns a line for each of the fields that had to be asked for.
    pub fn field_lines(&self, messages: &Messages) -> Vec<String> {
        let unknown = || messages.format("unknown", &[]);
        let asked = [
            ("field-count", self.winning_moves.clone()),
            ("field-grundy", self.grundy.clone()),
            ("field-remoteness", self.remoteness.clone()),
        ];
        let line = |(key, answer): (&str, Option<Option<String>>)| {
            Some(messages.format(key, &[("answer", &answer?.unwrap_or_else(unknown))]))
        };
        asked.into_iter().filter_map(line).collect()
    }
}

/// The rule of a game: what a move is.
pub fn rule(entry: &Entry, messages: &Messages) -> String {
    messages.format(&format!("rule-{}", entry.name), &[])
}

/// What went wrong, as plain data: the `error` of the result.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorReport {
    /// The stable slug.
    pub code: &'static str,
    /// What was found and what is allowed.
    pub message: String,
    /// The place in the input.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub at: Option<Place>,
}

impl ErrorReport {
    /// A mistake in `text`.
    pub fn of_parse(error: &ParseError, text: &str) -> Self {
        Self { code: error.code(), message: error.to_string(), at: Some(error.place(text)) }
    }
}

impl From<OverBudget> for ErrorReport {
    fn from(over: OverBudget) -> Self {
        Self { code: "over-budget", message: over.to_string(), at: None }
    }
}
