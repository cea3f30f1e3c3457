//! [`Position`]: a convention and the components of a sum; and the sum as a ruleset.

use std::fmt::{self, Write};
use std::sync::Arc;

use crate::board::Board;
use crate::engine::rng::SplitMix64;
use crate::game::{Component, Game};
use crate::notation::{Compound, ParseError};
use crate::packed::Packed;
use crate::ruleset::{Action, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
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
    /// What it means to be unable to move.
    pub(crate) convention: Convention,
    /// The rules: those of the components.
    pub(crate) rules: Sum,
    /// The numbers of each component, as many and as large as its game allows.
    pub(crate) rows: Vec<Numbers>,
}

impl Position {
    /// Returns the sum of these components.
    pub fn new(convention: Convention, components: Vec<Component>) -> Self {
        Self::compounded(convention, Compound::Sum, components)
    }

    /// Returns these components, played together as `compound` says.
    ///
    /// ```
    /// use nimatron::notation::Compound;
    /// use nimatron::{Convention, Position};
    ///
    /// let sum: Position = "nim 3 + kayles 5".parse()?;
    /// let every = Position::compounded(Convention::Normal, Compound::Every, sum.components().collect());
    /// assert_eq!(every.to_string(), "nim 3 & kayles 5");
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn compounded(convention: Convention, compound: Compound, components: Vec<Component>) -> Self {
        let (games, rows) = components.into_iter().map(|component| (component.game, component.row)).unzip();
        let games: Vec<Arc<dyn Game>> = games;
        let compound = if games.len() > 1 { compound } else { Compound::Sum };
        Self { convention, rules: Sum { games: games.into(), compound }, rows }
    }

    /// Returns what it means to be unable to move.
    pub const fn convention(&self) -> Convention {
        self.convention
    }

    /// Returns the same position under another convention.
    #[must_use]
    pub const fn with_convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// Returns the components of the sum, in the order in which they were written.
    ///
    /// ```
    /// let position: nimatron::Position = "kayles 12 + moore(2) 3 4 5".parse()?;
    /// let games: Vec<&str> = position.components().map(|component| component.entry().name).collect();
    /// assert_eq!(games, ["kayles", "moore"]);
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn components(&self) -> impl ExactSizeIterator<Item = Component> {
        let parts = self.rules.games.iter().zip(&self.rows);
        parts.map(|(game, row)| Component { game: Arc::clone(game), row: row.clone() })
    }

    /// Returns the rules, for a search that knows no theory: [`Oracle`](crate::engine::search::Oracle).
    pub const fn rules(&self) -> &Sum {
        &self.rules
    }

    /// Returns the numbers of each component, as the [`rules`](Self::rules) know them.
    pub const fn rows(&self) -> &Vec<Numbers> {
        &self.rows
    }

    /// Returns how the components are played together.
    pub const fn compound(&self) -> Compound {
        self.rules.compound
    }

    /// Returns component number `component` alone, under `convention`.
    pub(crate) fn alone(&self, component: usize, row: Numbers, convention: Convention) -> Self {
        let game = Arc::clone(&self.rules.games[component]);
        Self::new(convention, vec![Component { game, row }])
    }

    /// Returns each component's game and numbers.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (&dyn Game, &Numbers)> {
        self.rules.games.iter().map(AsRef::as_ref).zip(&self.rows)
    }

    /// Returns every legal move once, lazily, because the number of moves is unbounded.
    ///
    /// ```
    /// let position: nimatron::Position = "moore(2) 1 2".parse()?;
    /// let moves: Vec<String> = position.legal_moves().map(|legal| legal.to_string()).collect();
    /// assert_eq!(moves, ["1>0", "1>0 2>0", "1>0 2>1", "2>0", "2>1"]);
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn legal_moves(&self) -> impl Iterator<Item = Move<'_>> {
        self.rules.options(&self.rows).map(|option| Move::new(self, option))
    }

    /// Returns what a board shows of component `component`, or `None` if there is no such component.
    pub fn board(&self, component: usize) -> Option<Board> {
        self.parts().nth(component).map(|(game, row)| game.board(row))
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
            Some(Self::compounded(self.convention, self.rules.compound, components?))
        });
        draws.find(|drawn| !drawn.is_over())
    }

    /// Returns the same position with every component that has a form called `form` written in that form.
    ///
    /// ```
    /// let position: nimatron::Position = "nimble 0 2 1 + nim 3".parse()?;
    /// assert_eq!(position.in_form("squares")?.to_string(), "nimble(squares) 1 1 2 + nim 3");
    /// assert_eq!(position.in_form("squares")?.in_form("counts")?, position);
    /// assert!(position.in_form("hexagons").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] if no component has such a form, or if a component is too long in it.
    pub fn in_form(&self, form: &str) -> Result<Self, ParseError> {
        let mut known = false;
        let components =
            self.components().map(|component| match component.game.in_form(&component.row, form) {
                Some(written) => {
                    known = true;
                    written.map_err(ParseError::from)
                }
                None => Ok(component),
            });
        let components = components.collect::<Result<Vec<_>, _>>()?;
        if known {
            Ok(Self::compounded(self.convention, self.rules.compound, components))
        } else {
            Err(ParseError::no_form(form))
        }
    }

    /// Returns the same games with other numbers, which must be positions of them.
    #[must_use]
    pub(crate) fn with_rows(&self, rows: Vec<Numbers>) -> Self {
        Self { convention: self.convention, rules: self.rules.clone(), rows }
    }

    /// Returns the move that `action` makes.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    pub fn legal_move(&self, action: &Action) -> Result<Move<'_>, IllegalMove> {
        Ok(Move { from: self, action: action.clone(), to: self.play(action)? })
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    pub fn play(&self, action: &Action) -> Result<Self, IllegalMove> {
        Ok(self.with_rows(self.rules.play(&self.rows, action)?))
    }

    /// Makes sure that the options of everything that can follow are known; see [`Game::prepare`].
    pub(crate) fn prepare(&self, budget: &Budget) -> Result<(), OverBudget> {
        self.parts().try_for_each(|(game, row)| game.prepare(row, budget))
    }

    /// Returns whether no move is left.
    pub fn is_over(&self) -> bool {
        self.rules.is_over(&self.rows)
    }
}

/// A legal move in a position: what the player does, and where that leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<'p> {
    from: &'p Position,
    action: Action,
    to: Position,
}

impl<'p> Move<'p> {
    /// Returns an option of `from` as a move.
    pub(crate) fn new(from: &'p Position, option: LegalMove<Vec<Numbers>>) -> Self {
        Self { from, action: option.action, to: from.with_rows(option.to) }
    }

    /// Returns how many bytes of memory the move takes, about.
    pub(crate) fn memory(&self) -> u64 {
        (size_of::<Self>() + size_of::<Action>()) as u64 + self.to.rows.memory()
    }

    /// Returns the position before the move.
    pub const fn from(&self) -> &'p Position {
        self.from
    }

    /// Returns what the player does.
    pub const fn action(&self) -> &Action {
        &self.action
    }

    /// Returns the position after the move.
    pub const fn to(&self) -> &Position {
        &self.to
    }

    /// Returns the position after the move.
    pub fn into_position(self) -> Position {
        self.to
    }
}

/// The move as it is typed: `2>3`.
impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.from.move_notation(&self.action))
    }
}

/// Positions are equal if they are printed the same and their rule files, if any, say the same.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let same_rules = |(a, b): (&Arc<dyn Game>, &Arc<dyn Game>)| {
            Arc::ptr_eq(a, b) || (a.entry().name == b.entry().name && a.definition() == b.definition())
        };
        self.convention == other.convention
            && self.rules.compound == other.rules.compound
            && self.rows == other.rows
            && self.rules.games.len() == other.rules.games.len()
            && self.rules.games.iter().zip(other.rules.games.iter()).all(same_rules)
            && self
                .parts()
                .zip(other.parts())
                .all(|((a, row), (b, _))| a.parameters(row) == b.parameters(row))
    }
}

impl Eq for Position {}

impl Position {
    /// Returns the position in the notation, as it prints: with room for it from the start, as it may be long.
    pub(crate) fn notation(&self) -> String {
        let numbers = self.rows.iter().flat_map(|row| row.iter());
        // A decimal digit holds more than three bits; the game's name stands before the numbers.
        let digits: usize = numbers.map(|number| 2 + number.bit_len() / 3).sum();
        let mut text = String::with_capacity(digits + 24 * self.rows.len());
        // Writing to a string does not fail.
        let _ = write!(text, "{self}");
        text
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention == Convention::Misere {
            f.write_str("misere ")?;
        }
        for (i, (game, row)) in self.parts().enumerate() {
            if i > 0 {
                write!(f, " {} ", self.rules.compound.sign())?;
            }
            game.write_notation(row, f)?;
        }
        Ok(())
    }
}

/// The rules of a sum, in which a move is a move in one component, or of another compound.
#[derive(Debug, Clone)]
pub struct Sum {
    /// The components' games; shared, since every move of a position has the same.
    pub(crate) games: Arc<[Arc<dyn Game>]>,
    /// How they are played together.
    pub(crate) compound: Compound,
}

/// Moves in some components, each with its component; the components ascend.
type Together = Vec<(usize, LegalMove<Numbers>)>;

impl Sum {
    /// A move in component `component` as a move of the sum. In a sum of one the component goes without saying.
    pub(crate) fn lift(
        &self,
        rows: &[Numbers],
        component: usize,
        inner: LegalMove<Numbers>,
    ) -> LegalMove<Vec<Numbers>> {
        if self.games.len() == 1 {
            return LegalMove { action: inner.action, to: vec![inner.to] };
        }
        let mut to = rows.to_vec();
        to[component] = inner.to;
        LegalMove { action: Action::In { component, action: Box::new(inner.action) }, to }
    }

    /// Moves in several components as one move.
    pub(crate) fn lift_together(&self, rows: &[Numbers], together: Together) -> LegalMove<Vec<Numbers>> {
        let mut to = rows.to_vec();
        let mut actions = Vec::new();
        for (component, inner) in together {
            to[component] = inner.to;
            actions.push(Action::In { component, action: Box::new(inner.action) });
        }
        let action = match actions.pop() {
            Some(only) if actions.is_empty() => only,
            last => Action::Together { actions: actions.into_iter().chain(last).collect() },
        };
        LegalMove { action, to }
    }

    /// Returns every way to complete a move that is made in these components already, from component `next` on.
    fn together<'a>(
        &'a self,
        rows: &'a [Numbers],
        next: usize,
        made: Together,
    ) -> Box<dyn Iterator<Item = Together> + 'a> {
        let (Some(game), Some(row)) = (self.games.get(next), rows.get(next)) else {
            return Box::new(std::iter::once(made));
        };
        let may_skip = match self.compound {
            Compound::Some => true,
            Compound::Every => game.options(row).next().is_none(),
            Compound::All | Compound::Sum => false,
        };
        let before = made.clone();
        let moved = game.options(row).flat_map(move |inner| {
            let made = before.iter().cloned().chain([(next, inner)]).collect();
            self.together(rows, next + 1, made)
        });
        let skipped = std::iter::once(made).filter(move |_| may_skip);
        Box::new(moved.chain(skipped.flat_map(move |made| self.together(rows, next + 1, made))))
    }

    /// Plays an action of a compound that is not a sum.
    fn play_together(&self, rows: &[Numbers], action: &Action) -> Result<Vec<Numbers>, IllegalMove> {
        let actions = match action {
            Action::Together { actions } => actions.as_slice(),
            action => std::slice::from_ref(action),
        };
        let mut to = rows.to_vec();
        let mut moved = vec![false; self.games.len()];
        let mut last = None;
        for action in actions {
            let Action::In { component, action } = action else {
                return Err(IllegalMove::Foreign("in a compound a move names its components"));
            };
            let no_such = || IllegalMove::no_such("component", *component, self.games.len());
            let game = self.games.get(*component).ok_or_else(no_such)?;
            if last.is_some_and(|last| last >= *component) {
                return Err(IllegalMove::Foreign("the components must be named once each, in order"));
            }
            last = Some(*component);
            to[*component] = game.play(&rows[*component], action)?;
            moved[*component] = true;
        }
        let is_left = |component: usize| {
            self.compound == Compound::All || self.games[component].options(&rows[component]).next().is_some()
        };
        if self.compound != Compound::Some && (0..moved.len()).any(|it| !moved[it] && is_left(it)) {
            return Err(IllegalMove::Foreign("a move is made in every component"));
        }
        if last.is_none() || actions.len() == 1 && matches!(action, Action::Together { .. }) {
            return Err(IllegalMove::Foreign("a move in one component is written as such"));
        }
        Ok(to)
    }
}

impl Ruleset for Sum {
    type Position = Vec<Numbers>;

    fn options<'a>(&'a self, rows: &'a Vec<Numbers>) -> Moves<'a, Vec<Numbers>> {
        if self.compound != Compound::Sum {
            let together = self.together(rows, 0, Vec::new()).filter(|made| !made.is_empty());
            return Box::new(together.map(|made| self.lift_together(rows, made)));
        }
        let components = self.games.iter().zip(rows).enumerate();
        Box::new(components.flat_map(move |(component, (game, row))| {
            game.options(row).map(move |inner| self.lift(rows, component, inner))
        }))
    }

    fn is_over(&self, rows: &Vec<Numbers>) -> bool {
        if self.compound != Compound::Sum {
            return self.options(rows).next().is_none();
        }
        self.games.iter().zip(rows).all(|(game, row)| game.is_over(row))
    }

    fn play(&self, rows: &Vec<Numbers>, action: &Action) -> Result<Vec<Numbers>, IllegalMove> {
        if self.compound != Compound::Sum {
            return self.play_together(rows, action);
        }
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
