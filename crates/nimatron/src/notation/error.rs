//! Errors in a text, with their places.

use std::fmt;

use super::Span;
use crate::wording::{Wording, words};

/// A place in a text: line and column, both from 1; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// Returns the place of byte `offset` in `text`.
    pub fn of(text: &str, offset: usize) -> Self {
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &text[..end];
        let start_of_line = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self { line: before.matches('\n').count() + 1, column: before[start_of_line..].chars().count() + 1 }
    }
}

/// One error: what was found where, and what is allowed there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where.
    pub span: Span,
    /// What was found, as a sentence without a full stop.
    pub message: Wording,
    /// What is allowed there.
    pub expected: Wording,
}

/// The kind of an error, with a stable slug.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    /// The text is not in the notation.
    Syntax,
    /// The text is well formed but no game has that name.
    UnknownGame,
    /// The parameters do not fit the game.
    BadParameters,
    /// The numbers do not make a position of the game.
    BadPosition,
    /// The text is well formed but refers to something that is not in the position.
    IllegalMove,
    /// A rule file cannot be read or has errors.
    BadRules,
    /// A calculation divides by 0.
    DivisionByZero,
    /// A rule file gives more options than the budget allows to list, or a calculation takes more steps.
    OverBudget,
}

impl ErrorKind {
    /// Returns the stable slug.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::UnknownGame => "unknown-game",
            Self::BadParameters => "bad-parameters",
            Self::BadPosition => "bad-position",
            Self::IllegalMove => "illegal-move",
            Self::BadRules => "bad-rules",
            Self::DivisionByZero => "division-by-zero",
            Self::OverBudget => "over-budget",
        }
    }
}

/// A text that is not a position or not a move, or numbers that are not those of a position, with all errors found (at
/// least one).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The kind of the first error.
    pub kind: ErrorKind,
    /// The errors, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
}

impl ParseError {
    /// The most mistakes that are reported of one text: the others may follow from them.
    pub(crate) const MOST_MISTAKES: usize = 10;

    pub(crate) fn new(kind: ErrorKind, mut diagnostics: Vec<Diagnostic>) -> Self {
        debug_assert!(!diagnostics.is_empty(), "an error has a mistake");
        diagnostics.truncate(Self::MOST_MISTAKES);
        Self { kind, diagnostics }
    }

    pub(crate) fn one(kind: ErrorKind, span: &Span, message: Wording, expected: Wording) -> Self {
        Self::new(kind, vec![Diagnostic { span: span.clone(), message, expected }])
    }

    /// Returns the same errors, all at `span`.
    #[must_use]
    pub(crate) fn moved_to(mut self, span: &Span) -> Self {
        self.diagnostics.iter_mut().for_each(|diagnostic| diagnostic.span = span.clone());
        self
    }

    /// No component of a position can be written in this form.
    pub(crate) fn no_form(form: &str) -> Self {
        let message = words!("error-form", form = form);
        Self::one(ErrorKind::BadPosition, &(0..0), message, words!("error-form-expected"))
    }

    /// Returns the stable slug of this error.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// Returns all errors, in words.
    pub fn wording(&self) -> Wording {
        let each = self.diagnostics.iter().map(|diagnostic| {
            let Diagnostic { message, expected, .. } = diagnostic.clone();
            words!("error-with-expected", message = message, expected = expected)
        });
        let both = |first, second| words!("error-then", first = first, second = second);
        each.reduce(both).unwrap_or_else(|| "".into())
    }

    /// Returns the place of the first error in `text`.
    pub fn place(&self, text: &str) -> Place {
        Place::of(text, self.diagnostics.first().map_or(0, |diagnostic| diagnostic.span.start))
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.wording(), f)
    }
}

impl std::error::Error for ParseError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_inside_a_character_is_where_it_begins() {
        let places: Vec<(usize, usize)> = (0..7)
            .map(|offset| Place::of("a\né😀", offset))
            .map(|place| (place.line, place.column))
            .collect();
        assert_eq!(places, [(1, 1), (1, 2), (2, 1), (2, 1), (2, 2), (2, 2), (2, 2)]);
        assert_eq!(Place::of("ab", 99), Place { line: 1, column: 3 });
    }
}
