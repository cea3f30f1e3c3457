//! From what was written to a legal [`Position`].

use std::str::FromStr;

use super::RULES;
use super::other_names::{self, EXAMPLES, Guess, nearest};
use crate::game::{Component, Entry, RuleFiles, Setup};
use crate::notation::{ComponentExpr, Diagnostic, ErrorKind, Expr, ParseError, Spanned, beginning};
use crate::position::Position;
use crate::wording::{Wording, words};

/// The entry of the game called `name`, which is in lower case, in any language.
pub fn entry(name: &str) -> Option<&'static Entry> {
    other_names::entry(name)
}

/// Returns the name of the game that bare numbers mean on the command line and in contests: Nim, or Moore's Nim if a `k`
/// comes with them.
pub const fn name_of_bare_numbers(with_k: bool) -> &'static str {
    if with_k { super::moore::ENTRY.name } else { super::nim::ENTRY.name }
}

/// Turns what was written into rules and a legal position. Rule files are not read: see [`resolve_with`].
///
/// # Errors
/// [`ParseError`] with all mistakes of all components and their places.
#[doc(hidden)]
pub fn resolve(expr: &Expr) -> Result<Position, ParseError> {
    into_position(expr.clone(), None)
}

/// Turns what was written into rules and a legal position, where games may come from rule files.
///
/// # Errors
/// [`ParseError`] with all mistakes of all components and their places, those in rule files included.
#[doc(hidden)]
pub fn resolve_with(expr: &Expr, files: &dyn RuleFiles) -> Result<Position, ParseError> {
    into_position(expr.clone(), Some(files))
}

/// Turns what was written into rules and a legal position, without a copy of its numbers.
///
/// # Errors
/// [`ParseError`] with all mistakes of all components and their places, those in rule files included.
pub fn into_position(expr: Expr, files: Option<&dyn RuleFiles>) -> Result<Position, ParseError> {
    let mut components = Vec::with_capacity(expr.components.len());
    let mut kinds = Vec::new();
    let mut diagnostics = Vec::new();
    for component in expr.components {
        if diagnostics.len() >= ParseError::MOST_MISTAKES {
            break;
        }
        match into_component(component, files) {
            Ok(component) => components.push(component),
            Err(error) => {
                kinds.push(error.kind);
                diagnostics.extend(error.diagnostics);
            }
        }
    }
    match kinds.first() {
        None => Ok(Position::compounded(expr.convention, expr.compound, components)),
        Some(kind) => Err(ParseError::new(*kind, diagnostics)),
    }
}

/// Turns what was written about one component into its rules and a legal position of it.
///
/// # Errors
/// [`ParseError`] with all mistakes and their places.
#[doc(hidden)]
pub fn resolve_component(expr: &ComponentExpr) -> Result<Component, ParseError> {
    into_component(expr.clone(), None)
}

/// Turns what was written about one component into its rules and a legal position of it, where the game may come
/// from a rule file.
///
/// # Errors
/// [`ParseError`] with all mistakes and their places.
#[doc(hidden)]
pub fn resolve_component_with(expr: &ComponentExpr, files: &dyn RuleFiles) -> Result<Component, ParseError> {
    into_component(expr.clone(), Some(files))
}

/// The same numbers in the game of a rule file, which was written by its own name.
fn of_rules(expr: ComponentExpr, file: String) -> ComponentExpr {
    let located = |value: String| Spanned { value, span: expr.name.span.clone() };
    ComponentExpr {
        name: located(RULES.name.to_owned()),
        parameters: Some(Spanned { value: vec![located(file)], span: expr.name.span.clone() }),
        numbers: expr.numbers,
        edge: expr.edge,
    }
}

fn into_component(mut expr: ComponentExpr, files: Option<&dyn RuleFiles>) -> Result<Component, ParseError> {
    let name = &expr.name.value;
    let Some(entry) = entry(name) else {
        if let Some(file) = files.and_then(|files| files.named(name)) {
            return into_component(of_rules(expr, file), files);
        }
        let diagnostic = Diagnostic {
            span: expr.name.span.clone(),
            message: words!("error-unknown-game", name = beginning(name)),
            expected: guess(name),
        };
        return Err(ParseError::new(ErrorKind::UnknownGame, vec![diagnostic]));
    };
    let numbers = expr.numbers.take();
    let setup = Setup::new(entry, &expr, numbers, files);
    (entry.setup)(&setup)
}

/// Returns what may have been meant by `name`.
fn guess(name: &str) -> Wording {
    if let Some(example) = EXAMPLES.iter().find(|example| **example == name) {
        return words!("error-example-file", name = *example);
    }
    match nearest(name) {
        None => words!("error-unknown-game-expected"),
        Some(Guess { name, title: None }) => words!("error-did-you-mean", name = name),
        Some(Guess { name, title: Some(title) }) => {
            words!("error-did-you-mean-title", name = name, title = title)
        }
    }
}

impl Position {
    /// Reads a position in the notation, where games may come from rule files.
    ///
    /// ```
    /// use nimatron::games::RuleFiles;
    /// use nimatron::{Budget, Position};
    ///
    /// struct Squares;
    /// impl RuleFiles for Squares {
    ///     fn text(&self, file: &str) -> Result<String, String> {
    ///         match file {
    ///             "squares.game" => Ok("heap n\nfor k in 1..sqrt(n): take k * k".to_owned()),
    ///             _ => Err("no such file".to_owned()),
    ///         }
    ///     }
    /// }
    ///
    /// let position = Position::parse_with("rules(squares.game) 20 + nim 3", &Squares)?;
    /// assert_eq!(position.grundy(&Budget::default())?.to_string(), "*3");
    /// assert!("rules(squares.game) 20".parse::<Position>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] with all mistakes and their places, those in rule files included.
    pub fn parse_with(text: &str, files: &dyn RuleFiles) -> Result<Self, ParseError> {
        into_position(Expr::parse(text)?, Some(files))
    }

    /// The same, where bare numbers are a component of `game` with these parameters, as on the command line.
    ///
    /// # Errors
    /// [`ParseError`] with all mistakes and their places, those in rule files included.
    pub fn parse_bare(
        text: &str,
        (game, parameters): (&str, &[&str]),
        files: &dyn RuleFiles,
    ) -> Result<Self, ParseError> {
        into_position(Expr::parse_or(text, game, parameters)?, Some(files))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        into_position(Expr::parse(text)?, None)
    }
}
