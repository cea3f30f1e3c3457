//! [`Ruleset`]: the one definition of what is legal, and [`LegalMove`]: a legal move with where it leads.

use std::fmt;
use std::hash::Hash;

use crate::packed::Packed;
use crate::{Natural, OverBudget};

/// The numbers of one component, in the order in which they were written.
pub(crate) type Numbers = Vec<Natural>;

/// Legal moves, lazily: there may be more of them than atoms in the world.
pub(crate) type Moves<'a, P> = Box<dyn Iterator<Item = LegalMove<P>> + 'a>;

/// Moves found by some method that may run out of budget; nothing comes after an error.
pub(crate) type FallibleMoves<'a, P> = Box<dyn Iterator<Item = Result<LegalMove<P>, OverBudget>> + 'a>;

/// The rules of a game: which moves are legal, and nothing about who wins.
pub trait Ruleset {
    /// A position of the game.
    type Position: Clone + Eq + Hash + fmt::Debug + Packed;

    /// Each legal move once, with where it leads. This is the definition of the game; everything else about
    /// legality is derived from it or tested equal to it.
    fn options<'a>(&'a self, position: &'a Self::Position) -> Moves<'a, Self::Position>;

    /// Where `action` leads, without listing the options: for heaps of any size.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason where no option is made by that action.
    fn play(&self, position: &Self::Position, action: &Action) -> Result<Self::Position, IllegalMove>;

    /// Whether no move is left: there are no [`options`](Self::options).
    fn is_over(&self, position: &Self::Position) -> bool {
        self.options(position).next().is_none()
    }

    /// One representative of all positions that differ from `position` only by symmetry (the order of like
    /// heaps, empty heaps), so that a search looks at them once.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }
}

/// A legal move: what the player does, and where that leads.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LegalMove<P> {
    /// What the player does.
    pub action: Action,
    /// The position after it.
    pub to: P,
}

/// What a player does in one move, as a difference of the numbers that the notation writes. Indices count from 0; the
/// words shown to people count from 1.
///
/// What is written as a parameter follows from the difference: in `poker(4) 3 5` the heaps have the indices 0 and 1, and
/// the bank pays what a heap gains.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Action {
    /// These numbers, by index, become these; indices ascend, and each number changes.
    #[cfg_attr(feature = "serde", serde(alias = "lower"))]
    Set(Vec<(usize, Natural)>),
    /// A number is replaced, in its place, by several. In a rule file whose positions are of several numbers, the
    /// position that begins at this index is replaced by several positions.
    Split {
        /// The index of the number, or of the first number of the position.
        #[cfg_attr(feature = "serde", serde(alias = "heap"))]
        index: usize,
        /// What it becomes: the smaller parts first.
        parts: Vec<Natural>,
    },
    /// Plays in one component of a sum.
    In {
        /// The component.
        component: usize,
        /// What is done there.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        action: Box<Action>,
    },
    /// Plays in several components of a compound at once.
    Together {
        /// What is done in each of them: [`In`](Self::In) actions, the components ascending.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        actions: Vec<Action>,
    },
}

impl Action {
    /// Returns the action that turns the numbers `from` into as many numbers `to`.
    pub(crate) fn difference(from: &[Natural], to: &[Natural]) -> Self {
        let changed = from.iter().zip(to).enumerate().filter(|(_, (from, to))| from != to);
        Self::Set(changed.map(|(index, (_, to))| (index, to.clone())).collect())
    }

    /// Returns the changes of numbers in a row of `count` `thing`s, each named once and in order.
    ///
    /// # Errors
    /// [`IllegalMove`] if they are not, or if this is another action than [`Set`](Self::Set): then `foreign` says what a
    /// move of the game is.
    pub(crate) fn changes(
        &self,
        count: usize,
        thing: &'static str,
        foreign: &'static str,
    ) -> Result<&[(usize, Natural)], IllegalMove> {
        let Self::Set(changes) = self else { return Err(IllegalMove::Foreign(foreign)) };
        if !changes.is_sorted_by(|a, b| a.0 < b.0) {
            return Err(IllegalMove::Foreign("the numbers must be named once each, in order"));
        }
        match changes.last() {
            Some((index, _)) if *index >= count => Err(IllegalMove::no_such(thing, *index, count)),
            _ => Ok(changes),
        }
    }
}

impl LegalMove<Numbers> {
    /// Returns where this move leads if it is the one that `action` makes.
    ///
    /// # Errors
    /// [`IllegalMove`] that says what a move of the game is if it is not.
    pub(crate) fn confirmed(self, action: &Action, foreign: &'static str) -> Result<Numbers, IllegalMove> {
        if self.action == *action { Ok(self.to) } else { Err(IllegalMove::Foreign(foreign)) }
    }
}

/// Why an action is not a legal move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// An index beyond the position.
    #[error("there is no {thing} {index}: the position has {count}")]
    NoSuch {
        /// What the index counts.
        thing: &'static str,
        /// The index, counted from 1.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// The wrong number of heaps at once.
    #[error("this move lowers {found} heaps, and {expected} is allowed")]
    HeapCount {
        /// How many heaps the move lowers.
        found: usize,
        /// How many it may lower.
        expected: String,
    },
    /// An amount that the rules do not give.
    #[error("cannot take {found} from {from}: {expected} is allowed")]
    Amount {
        /// What was asked for.
        found: Natural,
        /// From how many.
        from: Natural,
        /// What the rules allow.
        expected: String,
    },
    /// A heap that would grow or stay as it is.
    #[error("heap {heap} has size {from} and would become {to}: a move must lower it")]
    NotLower {
        /// The heap, counted from 1.
        heap: usize,
        /// Its size.
        from: Natural,
        /// The size it would get.
        to: Natural,
    },
    /// Parts that the rules do not allow.
    #[error("a heap of {from} cannot become {}: {rules} does not allow it", shown(parts))]
    Split {
        /// The heap's size.
        from: Natural,
        /// What it would become.
        parts: Vec<Natural>,
        /// The rules.
        rules: String,
    },
    /// An action of another game, or one whose parts are out of order.
    #[error("that is not a move of this game: {0}")]
    Foreign(&'static str),
}

impl IllegalMove {
    /// There is no `thing` with this index, which counts from 0.
    pub(crate) const fn no_such(thing: &'static str, index: usize, count: usize) -> Self {
        Self::NoSuch { thing, index: index.saturating_add(1), count }
    }

    /// Only an amount from 1 to `most` can be taken from `from`.
    pub(crate) fn beyond(found: Natural, from: &Natural, most: &Natural) -> Self {
        Self::Amount { found, from: from.clone(), expected: format!("1 to {most}") }
    }

    /// The stable slug of this error.
    pub const fn code(&self) -> &'static str {
        "illegal-move"
    }
}

fn shown(parts: &[Natural]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        parts => parts.iter().map(Natural::to_string).collect::<Vec<_>>().join(" and "),
    }
}

/// Sorts like heaps and drops the empty ones: the canonical form wherever order and empty heaps do not matter.
pub(crate) fn sorted(mut row: Numbers) -> Numbers {
    row.retain(|heap| !heap.is_zero());
    row.sort_unstable();
    row
}

/// Looks up number `index` of a row of `thing`s.
pub(crate) fn number<'a>(
    row: &'a [Natural],
    index: usize,
    thing: &'static str,
) -> Result<&'a Natural, IllegalMove> {
    row.get(index).ok_or(IllegalMove::no_such(thing, index, row.len()))
}

/// A copy of `row` with number `index` replaced.
pub(crate) fn replaced(row: &[Natural], index: usize, number: Natural) -> Numbers {
    let mut row = row.to_vec();
    row[index] = number;
    row
}
