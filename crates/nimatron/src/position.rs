//! [`Position`]: a convention and the components of a sum; and the sum as a ruleset.

use std::fmt;
use std::sync::Arc;

use crate::board::Board;
use crate::engine::rng::SplitMix64;
use crate::game::{Component, Game};
use crate::ruleset::{Action, IllegalMove, Move, Moves, Numbers, Ruleset};
use crate::{Budget, Convention, OverBudget};

/// A position: one game or a sum of several, and what it means to be unable to move.
///
/// ```
/// use nimatron::{Budget, Outcome, Position};
///
/// let position: Position = "moore(2) 3 4 5".parse()?;
/// let analysis = position.solve(&Budget::default())?;
/// assert_eq!(analysis.outcome(), Outcome::N);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Position {
    /// Who wins at the end.
    pub convention: Convention,
    /// The rules: those of the components.
    pub rules: Sum,
    /// The numbers of each component.
    pub rows: Vec<Numbers>,
}

impl Position {
    /// The sum of these components.
    pub fn new(convention: Convention, components: Vec<Component>) -> Self {
        let (games, rows) = components.into_iter().map(|component| (component.game, component.row)).unzip();
        Self { convention, rules: Sum { games }, rows }
    }

    /// Each component: its game and its numbers.
    pub fn components(&self) -> impl Iterator<Item = (&dyn Game, &Numbers)> {
        self.rules.games.iter().map(AsRef::as_ref).zip(&self.rows)
    }

    /// Returns what a board shows of component `component`, or `None` if there is no such component.
    pub fn board(&self, component: usize) -> Option<Board> {
        self.components().nth(component).map(|(game, row)| game.board(row))
    }

    /// Returns a small position of the same games that is not over, drawn by `seed`, or `None` if none was found. The
    /// same games and seed give the same position.
    ///
    /// ```
    /// let game: nimatron::Position = "misere moore(2) + kayles".parse()?;
    /// let drawn = game.random(7).expect("heaps are not empty");
    /// assert!(!drawn.is_over());
    /// assert_eq!(drawn.to_string(), game.random(7).unwrap().to_string());
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn random(&self, seed: u64) -> Option<Self> {
        // Some draws are over before they begin, such as coins that all show tails.
        let mut draws = (0..64u64).filter_map(|attempt| {
            let mut rng = SplitMix64::new(seed.wrapping_add(attempt << 32));
            let draw = |(game, row): (&Arc<dyn Game>, &Numbers)| {
                let component = Component { game: Arc::clone(game), row: row.clone() };
                component.with_numbers(game.random_numbers(&mut rng)).ok()
            };
            let components: Option<Vec<Component>> =
                self.rules.games.iter().zip(&self.rows).map(draw).collect();
            Some(Self::new(self.convention, components?))
        });
        draws.find(|drawn| !drawn.is_over())
    }

    /// The same games with other numbers.
    #[must_use]
    pub fn with_rows(&self, rows: Vec<Numbers>) -> Self {
        Self { convention: self.convention, rules: self.rules.clone(), rows }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    pub fn play(&self, action: &Action) -> Result<Self, IllegalMove> {
        Ok(self.with_rows(self.rules.play(&self.rows, action)?))
    }

    /// Makes sure that the options of everything that can follow are known; see [`Game::prepare`].
    pub(crate) fn prepare(&self, budget: &Budget) -> Result<(), OverBudget> {
        self.components().try_for_each(|(game, row)| game.prepare(row, budget))
    }

    /// Whether no move is left.
    pub fn is_over(&self) -> bool {
        self.rules.options(&self.rows).next().is_none()
    }
}

/// Positions are equal if they are printed the same and their rule files, if any, say the same.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let same_rules = |(a, b): (&Arc<dyn Game>, &Arc<dyn Game>)| {
            Arc::ptr_eq(a, b) || (a.entry().name == b.entry().name && a.definition() == b.definition())
        };
        self.convention == other.convention
            && self.rows == other.rows
            && self.rules.games.len() == other.rules.games.len()
            && self.rules.games.iter().zip(&other.rules.games).all(same_rules)
            && self
                .components()
                .zip(other.components())
                .all(|((a, row), (b, _))| a.parameters(row) == b.parameters(row))
    }
}

impl Eq for Position {}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention == Convention::Misere {
            f.write_str("misere ")?;
        }
        for (i, (game, row)) in self.components().enumerate() {
            write!(f, "{}{}", if i == 0 { "" } else { " + " }, game.notation(row))?;
        }
        Ok(())
    }
}

/// The rules of a sum: a move is a move in one component.
#[derive(Debug, Clone)]
pub struct Sum {
    /// The components' games.
    pub games: Vec<Arc<dyn Game>>,
}

impl Sum {
    /// A move in component `component` as a move of the sum. In a sum of one the component goes without saying.
    pub(crate) fn lift(
        &self,
        rows: &[Numbers],
        component: usize,
        inner: Move<Numbers>,
    ) -> Move<Vec<Numbers>> {
        let mut to = rows.to_vec();
        to[component] = inner.to;
        let action = match self.games.len() {
            1 => inner.action,
            _ => Action::In { component, action: Box::new(inner.action) },
        };
        Move { action, to }
    }
}

impl Ruleset for Sum {
    type Position = Vec<Numbers>;

    fn options<'a>(&'a self, rows: &'a Vec<Numbers>) -> Moves<'a, Vec<Numbers>> {
        let components = self.games.iter().zip(rows).enumerate();
        Box::new(components.flat_map(move |(component, (game, row))| {
            game.options(row).map(move |inner| self.lift(rows, component, inner))
        }))
    }

    fn play(&self, rows: &Vec<Numbers>, action: &Action) -> Result<Vec<Numbers>, IllegalMove> {
        let (component, inner) = match (self.games.len(), action) {
            (1, inner) => (0, inner),
            (_, Action::In { component, action }) => (*component, action.as_ref()),
            _ => return Err(IllegalMove::Foreign("in a sum a move names its component")),
        };
        let no_such = || IllegalMove::no_such("component", component, self.games.len());
        let game = self.games.get(component).ok_or_else(no_such)?;
        let mut to = rows.clone();
        to[component] = game.play(&rows[component], inner)?;
        Ok(to)
    }

    fn canonical(&self, rows: Vec<Numbers>) -> Vec<Numbers> {
        self.games.iter().zip(rows).map(|(game, row)| game.canonical(row)).collect()
    }
}
