//! The list of games. A game is one file below and one line here; from that line come its name on every
//! surface, its row in the docs and its checks.

use std::fmt;
use std::sync::Arc;

use crate::engine::moore::Moore;
use crate::engine::take_and_break::{HeapGame, Period, Sequence};
use crate::games::custom::RuleFiles;
use crate::notation::{ComponentExpr, Diagnostic, ErrorKind, Expr, ParseError, Spanned};
use crate::position::{Component, Position};
use crate::ruleset::{FallibleMoves, Numbers, Ruleset};
use crate::theory::{Genus, Reduced, Reduction, Temper, Theorem};
use crate::{Board, Budget, Convention, Natural, Nimber, OverBudget};

mod allbut;
mod bash;
pub mod custom;
mod euclid;
mod exact;
mod fibonacci;
mod grundy;
mod heap_game;
mod lasker;
mod lowering;
mod lowering_amounts;
mod moore;
pub(crate) mod nim;
mod nimble;
mod octal;
mod poker;
mod setup;
mod slow;
mod slow_exact;
mod staircase;
mod subtract;
mod turtles;
mod wythoff;

pub use custom::RULES;
pub use setup::{Arity, InvalidNumber, Setup, SetupError};

/// Every game, in the order in which it is listed.
pub const GAMES: &[&Entry] = &[
    &nim::ENTRY,
    &moore::ENTRY,
    &exact::ENTRY,
    &slow::ENTRY,
    &slow_exact::ENTRY,
    &bash::ENTRY,
    &subtract::ENTRY,
    &allbut::ENTRY,
    &nimble::ENTRY,
    &staircase::ENTRY,
    &poker::ENTRY,
    &wythoff::ENTRY,
    &euclid::ENTRY,
    &fibonacci::ENTRY,
    &turtles::ENTRY,
    &octal::OCTAL,
    &octal::HEX,
    &octal::KAYLES,
    &octal::DAWSON,
    &octal::DAWSONS_KAYLES,
    &octal::TREBLECROSS,
    &octal::OFFICERS,
    &octal::GUILES,
    &grundy::ENTRY,
    &lasker::ENTRY,
];

/// What is known of a game before its parameters are: one line of the list of games.
pub struct Entry {
    /// The name in the notation.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// The parameters, as written in the notation: `k`; empty where there are none.
    pub parameters: &'static str,
    /// How many numbers a position has, and which.
    pub arity: Arity,
    /// A position to begin with.
    pub example: &'static str,
    /// Reads parameters and numbers.
    pub setup: fn(&Setup<'_>) -> Result<Component, SetupError>,
    /// Rules for the generic check, as games with their parameters, each with the bounds of a box of positions:
    /// the number of numbers and the largest of them.
    pub samples: &'static [(&'static str, usize, u64)],
}

impl Entry {
    /// The name with its parameters, as in the table of games: `moore(k)`.
    pub fn signature(&self) -> String {
        if self.parameters.is_empty() {
            self.name.to_owned()
        } else {
            format!("{}({})", self.name, self.parameters)
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.signature())
    }
}

/// A game with its parameters: rules, notation, and what theory knows about it.
pub trait Game: Ruleset<Position = Numbers> + fmt::Debug + Send + Sync {
    /// Its line in the list of games.
    fn entry(&self) -> &'static Entry;

    /// The parameters as written in the notation, without parentheses.
    fn parameters(&self, row: &Numbers) -> String {
        let _ = row;
        String::new()
    }

    /// The numbers as written in the notation: all of the row but what is written as a parameter.
    fn numbers<'a>(&self, row: &'a Numbers) -> &'a [Natural] {
        row
    }

    /// The position in the notation.
    fn notation(&self, row: &Numbers) -> String {
        let mut text = self.ruleset_notation(row);
        for number in self.numbers(row) {
            text.push(' ');
            text.push_str(&number.to_string());
        }
        text
    }

    /// The game in the notation: its name and parameters.
    fn ruleset_notation(&self, row: &Numbers) -> String {
        match (self.entry().name, self.parameters(row)) {
            (name, parameters) if parameters.is_empty() => name.to_owned(),
            (name, parameters) => format!("{name}({parameters})"),
        }
    }

    /// What a board shows of a position and what may be chosen on it.
    fn board(&self, row: &Numbers) -> Board;

    /// The Nim that this game is, if it is.
    fn reduction(&self) -> Option<&dyn Reduction> {
        None
    }

    /// The heap game that this is, if it is one: a game in which a move replaces one heap by smaller ones.
    fn heap_game(&self) -> Option<&HeapGame> {
        None
    }

    /// The theorems about it, the one to prefer first.
    fn theorems(&self) -> Vec<Box<dyn Theorem<'_> + '_>> {
        self.reduction()
            .map(|reduction| Box::new(Reduced(reduction)) as Box<dyn Theorem<'_> + '_>)
            .into_iter()
            .collect()
    }

    /// The Grundy value by theory, or `None` where search is the only way.
    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(self.reduction()?.genus(row, budget).map(|genus| genus.value))
    }

    /// Makes sure that the options of everything that can follow `row` are known, as they always are in the games
    /// of the list.
    ///
    /// # Errors
    /// [`OverBudget`] where a rule file cannot give them.
    fn prepare(&self, row: &Numbers, budget: &Budget) -> Result<(), OverBudget> {
        let _ = (row, budget);
        Ok(())
    }

    /// Returns the Moore's Nim that this game is, if a row of any numbers is a row of its heaps.
    fn as_moore(&self) -> Option<&Moore> {
        None
    }

    /// A number that is not valid in a position of this game, beyond what [`Entry::arity`] says.
    fn invalid_number(&self, numbers: &Numbers) -> Option<InvalidNumber> {
        let _ = numbers;
        None
    }

    /// Small positions, growing, for the generic check; `None` where [`Entry::arity`] says what there is.
    fn small_rows<'a>(&'a self, budget: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
        let _ = budget;
        None
    }

    /// The values of single heaps from 0 up to `last` or to the proof of a period, and their period; `None` where
    /// the numbers are not heaps of equal rules.
    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        let mut sequence = Sequence::new(self.heap_game()?.clone());
        let extended = sequence.extend_to(last, &mut budget.meter("Grundy values"));
        Some(extended.map(|()| HeapValues { values: sequence.values().collect(), period: sequence.period() }))
    }

    /// How the position behaves in misère sums, where it is known to be hereditarily tame.
    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        let reduction = self.reduction().filter(|reduction| reduction.holds_in_misere())?;
        Some(reduction.genus(row, budget).ok()?.temper)
    }

    /// Every move after which `row` beside components worth `others` is lost for the opponent, in closed form;
    /// `None` where the options have to be looked at.
    fn winning_moves_in_sum<'a>(
        &'a self,
        row: &'a Numbers,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> Option<FallibleMoves<'a, Numbers>> {
        Some(self.reduction()?.winning_moves_in_sum(row, others, convention, budget))
    }
}

/// The Grundy values of single heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeapValues {
    /// Those of the heaps 0, 1, 2, …
    pub values: Vec<u32>,
    /// How they repeat, proved or observed.
    pub period: Option<Period>,
}

/// The entry of the game called `name`, which is in lower case.
pub fn entry(name: &str) -> Option<&'static Entry> {
    let mut known = GAMES.iter().copied().chain([&RULES]);
    known.find(|entry| entry.name == name || entry.aliases.contains(&name))
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
/// use nimatron::games::custom::RuleFiles;
/// use nimatron::{Budget, Expr, games, grundy};
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
/// assert_eq!(grundy(&position, &Budget::default())?.to_string(), "*3");
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

/// A game and a row as a component.
pub(crate) fn component(game: impl Game + 'static, row: Numbers) -> Component {
    Component { game: Arc::new(game), row }
}
