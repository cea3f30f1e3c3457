//! From what was written to a legal [`Position`].

use std::str::FromStr;

use super::{GAMES, RULES};
use crate::game::{Component, Entry, RuleFiles, Setup};
use crate::notation::{ComponentExpr, Diagnostic, ErrorKind, Expr, ParseError, Spanned};
use crate::position::Position;

/// The entry of the game called `name`, which is in lower case.
pub fn entry(name: &str) -> Option<&'static Entry> {
    let mut known = GAMES.iter().copied().chain([&RULES]);
    known.find(|entry| entry.name == name || entry.aliases.contains(&name))
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
pub fn resolve(expr: &Expr) -> Result<Position, ParseError> {
    resolve_from(expr, None)
}

/// Turns what was written into rules and a legal position, where games may come from rule files.
///
/// ```
/// use nimatron::games::RuleFiles;
/// use nimatron::notation::Expr;
/// use nimatron::{Budget, games};
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
/// let position = games::resolve_with(&Expr::parse("rules(squares.game) 20 + nim 3")?, &Squares)?;
/// assert_eq!(position.grundy(&Budget::default())?.to_string(), "*3");
/// assert!(games::resolve(&Expr::parse("rules(squares.game) 20")?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ParseError`] with all mistakes of all components and their places, those in rule files included.
pub fn resolve_with(expr: &Expr, files: &dyn RuleFiles) -> Result<Position, ParseError> {
    resolve_from(expr, Some(files))
}

fn resolve_from(expr: &Expr, files: Option<&dyn RuleFiles>) -> Result<Position, ParseError> {
    let mut components = Vec::new();
    let mut kinds = Vec::new();
    let mut diagnostics = Vec::new();
    for component in &expr.components {
        match resolve_component_from(component, files) {
            Ok(component) => components.push(component),
            Err(error) => {
                kinds.push(error.kind);
                diagnostics.extend(error.diagnostics);
            }
        }
    }
    match kinds.first() {
        None => Ok(Position::new(expr.convention, components)),
        Some(kind) => Err(ParseError::new(*kind, diagnostics)),
    }
}

/// Turns what was written about one component into its rules and a legal position of it.
///
/// # Errors
/// [`ParseError`] with all mistakes and their places.
pub fn resolve_component(expr: &ComponentExpr) -> Result<Component, ParseError> {
    resolve_component_from(expr, None)
}

/// Turns what was written about one component into its rules and a legal position of it, where the game may come
/// from a rule file.
///
/// # Errors
/// [`ParseError`] with all mistakes and their places.
pub fn resolve_component_with(expr: &ComponentExpr, files: &dyn RuleFiles) -> Result<Component, ParseError> {
    resolve_component_from(expr, Some(files))
}

/// The same numbers in the game of a rule file, which was written by its own name.
fn of_rules(expr: &ComponentExpr, file: String) -> ComponentExpr {
    let located = |value: String| Spanned { value, span: expr.name.span.clone() };
    ComponentExpr {
        name: located(RULES.name.to_owned()),
        parameters: Some(Spanned { value: vec![located(file)], span: expr.name.span.clone() }),
        numbers: expr.numbers.clone(),
    }
}

fn resolve_component_from(
    expr: &ComponentExpr,
    files: Option<&dyn RuleFiles>,
) -> Result<Component, ParseError> {
    let name = &expr.name.value;
    let Some(entry) = entry(name) else {
        if let Some(file) = files.and_then(|files| files.named(name)) {
            return resolve_component_from(&of_rules(expr, file), files);
        }
        let diagnostic = Diagnostic {
            span: expr.name.span.clone(),
            message: format!("there is no game `{name}`"),
            expected: match nearest(name) {
                Some(nearest) => format!("did you mean `{nearest}`? `nimatron games` lists them all"),
                None => "`nimatron games` lists them all".to_owned(),
            },
        };
        return Err(ParseError::new(ErrorKind::UnknownGame, vec![diagnostic]));
    };
    let setup = Setup::new(entry, expr, files);
    (entry.setup)(&setup).map_err(|error| error.into_error())
}

/// The known name that differs from `name` in the fewest places, if it is close enough to be a slip.
fn nearest(name: &str) -> Option<&'static str> {
    let names = GAMES.iter().flat_map(|entry| std::iter::once(&entry.name).chain(entry.aliases));
    let near = names.map(|known| (edits(name, known), *known)).min()?;
    (near.0 <= 1 + known_slack(near.1)).then_some(near.1)
}

fn known_slack(name: &str) -> usize {
    name.len() / 5
}

/// The number of insertions, deletions and replacements between two short words.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().take(64).enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let kept = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = kept.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        resolve(&Expr::parse(text)?)
    }
}
