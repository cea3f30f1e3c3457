//! The list of games. A game is one file below and one line here; from that line come its name on every
//! surface, its row in the docs and its checks.

use std::fmt;
use std::sync::Arc;

use crate::expr::{ComponentExpr, Expr, Mistake, ParseError, Problem};
use crate::grundy::HeapGame;
use crate::position::{Component, Position};
use crate::ruleset::{Found, Row, Ruleset};
use crate::theory::{Genus, Reduced, Reduction, Temper, Theorem};
use crate::{Board, Budget, Convention, Heap, Nimber, OverBudget};

mod allbut;
mod bash;
mod euclid;
mod exact;
mod fibonacci;
mod grundy;
mod heap_game;
mod lasker;
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

pub use setup::{Arity, Setup, Unfit};

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
    pub setup: fn(&Setup<'_>) -> Result<Component, Unfit>,
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
pub trait Game: Ruleset<Position = Row> + fmt::Debug + Send + Sync {
    /// Its line in the list of games.
    fn entry(&self) -> &'static Entry;

    /// The parameters as written in the notation, without parentheses.
    fn parameters(&self, row: &Row) -> String {
        let _ = row;
        String::new()
    }

    /// The numbers as written in the notation: all of the row but what is written as a parameter.
    fn numbers<'a>(&self, row: &'a Row) -> &'a [Heap] {
        row
    }

    /// The position in the notation.
    fn notation(&self, row: &Row) -> String {
        let mut text = self.notation_without_numbers(row);
        for number in self.numbers(row) {
            text.push(' ');
            text.push_str(&number.to_string());
        }
        text
    }

    /// The game in the notation: its name and parameters.
    fn notation_without_numbers(&self, row: &Row) -> String {
        match (self.entry().name, self.parameters(row)) {
            (name, parameters) if parameters.is_empty() => name.to_owned(),
            (name, parameters) => format!("{name}({parameters})"),
        }
    }

    /// What a board shows of a position and what may be chosen on it.
    fn board(&self, row: &Row) -> Board;

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
    fn value(&self, row: &Row, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(self.reduction()?.genus(row, budget).map(|genus| genus.value))
    }

    /// How the position behaves in misère sums, where it is known to be hereditarily tame.
    fn temper(&self, row: &Row, budget: &Budget) -> Option<Temper> {
        let reduction = self.reduction().filter(|reduction| reduction.holds_in_misere())?;
        Some(reduction.genus(row, budget).ok()?.temper)
    }

    /// Every move after which `row` beside components worth `others` is lost for the opponent, in closed form;
    /// `None` where the options have to be looked at.
    fn moves_beside<'a>(
        &'a self,
        row: &'a Row,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> Option<Found<'a, Row>> {
        Some(self.reduction()?.moves_beside(row, others, convention, budget))
    }
}

/// The entry of the game called `name`, which is in lower case.
pub fn entry(name: &str) -> Option<&'static Entry> {
    GAMES.iter().copied().find(|entry| entry.name == name || entry.aliases.contains(&name))
}

/// Turns what was written into rules and a legal position.
///
/// # Errors
/// [`ParseError`] with all mistakes of all components and their places.
pub fn resolve(expr: &Expr) -> Result<Position, ParseError> {
    let mut components = Vec::new();
    let mut problems = Vec::new();
    let mut mistakes = Vec::new();
    for component in &expr.components {
        match resolve_component(component) {
            Ok(component) => components.push(component),
            Err(error) => {
                problems.push(error.problem);
                mistakes.extend(error.mistakes);
            }
        }
    }
    match problems.first() {
        None => Ok(Position::new(expr.convention, components)),
        Some(problem) => Err(ParseError::new(*problem, mistakes)),
    }
}

fn resolve_component(expr: &ComponentExpr) -> Result<Component, ParseError> {
    let name = &expr.name.it;
    let Some(entry) = entry(name) else {
        let mistake = Mistake {
            span: expr.name.span.clone(),
            message: format!("there is no game `{name}`"),
            allowed: match nearest(name) {
                Some(nearest) => format!("did you mean `{nearest}`? `nimatron games` lists them all"),
                None => "`nimatron games` lists them all".to_owned(),
            },
        };
        return Err(ParseError::new(Problem::UnknownGame, vec![mistake]));
    };
    let setup = Setup::new(entry, expr);
    (entry.setup)(&setup).map_err(|unfit| unfit.into_error())
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
pub(crate) fn component(game: impl Game + 'static, row: Row) -> Component {
    Component { game: Arc::new(game), row }
}
