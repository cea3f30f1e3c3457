//! [`Report`]: the result as plain data, the same on every surface, and its renderers. All wording lives here.

mod action;
mod chart;
mod explanation;
mod full_text;
mod illegal;
mod lang;
mod messages;
mod place;
mod steps;
mod table;
mod text;

use crate::game::Entry;
use crate::notation::{ParseError, Place};
use crate::position::Position;
use crate::ruleset::{Action, Move, Numbers};
use crate::theory::Argument;
use crate::{Analysis, LongestDefence, Method};
use crate::{Nimber, OverBudget, UBig};

pub use chart::Chart;
pub use explanation::{Explanation, explain};
pub use illegal::illegal;
pub use lang::{Lang, UnknownLang};
pub use messages::Messages;
pub use place::{how_to_type, place, places};

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
    pub remoteness: Option<Option<Digits>>,
    /// How the answer is known.
    pub method: MethodReport,
    /// The argument.
    pub because: Argument,
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
    /// The report of an analysis, without the fields that have to be asked for.
    pub fn new(position: &Position, analysis: &Analysis, messages: &Messages) -> Self {
        let outcome = analysis.outcome();
        Self {
            position: position.to_string(),
            outcome,
            winner: if outcome.is_p() { "second" } else { "first" },
            winning_move: analysis.verdict.winning_move().map(|it| MoveReport::new(position, it, messages)),
            winning_moves: None,
            moves: None,
            moves_complete: None,
            grundy: None,
            remoteness: None,
            method: analysis.method.into(),
            because: analysis.argument.clone(),
        }
    }

    /// Adds the number of winning moves, or that it could not be had.
    #[must_use]
    pub fn with_count(mut self, count: Result<UBig, OverBudget>) -> Self {
        self.winning_moves = Some(count.ok().map(|count| count.to_string()));
        self
    }

    /// Adds the Grundy value, or that it could not be had.
    #[must_use]
    pub fn with_grundy(mut self, grundy: Result<Nimber, OverBudget>) -> Self {
        self.grundy = Some(grundy.ok().map(|value| value.0.to_string()));
        self
    }

    /// Adds the number of moves until the end, or that it could not be had.
    #[must_use]
    pub fn with_remoteness(mut self, remoteness: Result<UBig, OverBudget>) -> Self {
        self.remoteness = Some(remoteness.ok().map(Digits));
        self
    }

    /// The report as lines of text for a person; on a lost position with how to resist, where that is known.
    pub fn text(
        &self,
        position: &Position,
        analysis: &Analysis,
        longest_defence: Option<&LongestDefence>,
        messages: &Messages,
    ) -> String {
        text::solved(self, position, analysis, longest_defence, messages)
    }
}

/// The whole argument about a position, step by step, for a person; on a lost position with how to resist.
pub fn explanation(
    position: &Position,
    analysis: &Analysis,
    longest_defence: Option<&LongestDefence>,
    messages: &Messages,
) -> String {
    full_text::explained(position, analysis, longest_defence, messages)
}

/// The rule of a game: what a move is.
pub fn rule(entry: &Entry, messages: &Messages) -> String {
    messages.format(&format!("rule-{}", entry.name), &[])
}

/// A natural number that is written to JSON as a number, with all its digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digits(pub UBig);

#[cfg(feature = "serde")]
impl serde::Serialize for Digits {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(&self.0) {
            Ok(small) => serializer.serialize_u64(small),
            Err(_) => serde_json::value::RawValue::from_string(self.0.to_string())
                .map_err(serde::ser::Error::custom)?
                .serialize(serializer),
        }
    }
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
