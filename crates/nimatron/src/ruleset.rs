//! [`Ruleset`]: the one definition of what is legal, and [`Move`]: a legal move with where it leads.

use std::fmt;
use std::hash::Hash;

use crate::{Natural, OverBudget};

/// The numbers of one component, in the order in which they were written.
pub type Numbers = Vec<Natural>;

/// Legal moves, lazily: there may be more of them than atoms in the world.
pub type Moves<'a, P> = Box<dyn Iterator<Item = Move<P>> + 'a>;

/// Moves found by some method that may run out of budget; nothing comes after an error.
pub type FallibleMoves<'a, P> = Box<dyn Iterator<Item = Result<Move<P>, OverBudget>> + 'a>;

/// The rules of a game: which moves are legal, and nothing about who wins.
pub trait Ruleset {
    /// A position of the game.
    type Position: Clone + Eq + Hash + fmt::Debug;

    /// Each legal move once, with where it leads. This is the definition of the game; everything else about
    /// legality is derived from it or tested equal to it.
    fn options<'a>(&'a self, position: &'a Self::Position) -> Moves<'a, Self::Position>;

    /// Where `action` leads, without listing the options: for heaps of any size.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason where no option is made by that action.
    fn play(&self, position: &Self::Position, action: &Action) -> Result<Self::Position, IllegalMove>;

    /// One representative of all positions that differ from `position` only by symmetry (the order of like
    /// heaps, empty heaps), so that a search looks at them once.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }
}

/// A legal move: what the player does, and where that leads.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Move<P> {
    /// What the player does.
    pub action: Action,
    /// The position after it.
    pub to: P,
}

/// What a player does in one move. Indices count from 0; the words shown to people count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Action {
    /// Lowers these heaps to these sizes; indices ascend.
    Lower(Vec<(usize, Natural)>),
    /// Replaces a heap by these non-empty heaps, in its place.
    Split {
        /// The heap.
        heap: usize,
        /// What it becomes; none where it is taken whole.
        parts: Vec<Natural>,
    },
    /// Moves a coin to a lower square.
    Slide {
        /// The coin.
        coin: usize,
        /// Its new square.
        to: Natural,
    },
    /// Moves coins from a step to the next lower one.
    Descend {
        /// The step's index: 0 is step 1.
        step: usize,
        /// How many coins.
        coins: Natural,
    },
    /// Takes chips from a heap out of the game.
    Withdraw {
        /// The heap.
        heap: usize,
        /// How many chips.
        chips: Natural,
    },
    /// Adds chips from the bank to a heap.
    Deposit {
        /// The heap.
        heap: usize,
        /// How many chips.
        chips: Natural,
    },
    /// Takes stones from the only heap.
    Take {
        /// How many stones.
        stones: Natural,
    },
    /// Turns a head to tails and perhaps turns over a coin to its left.
    Turn {
        /// The coin that shows heads.
        head: usize,
        /// The coin to its left.
        left: Option<usize>,
    },
    /// Replaces a position of several numbers by such positions, in its place: the move of a rule file.
    Replace {
        /// The position, counted in positions.
        piece: usize,
        /// What it becomes; at least one, in ascending order.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<Natural>>))]
        parts: Vec<Numbers>,
    },
    /// Plays in one component of a sum.
    In {
        /// The component.
        component: usize,
        /// What is done there.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        action: Box<Action>,
    },
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
    row.get(index).ok_or(IllegalMove::NoSuch { thing, index: index.saturating_add(1), count: row.len() })
}

/// A copy of `row` with number `index` replaced.
pub(crate) fn replaced(row: &[Natural], index: usize, number: Natural) -> Numbers {
    let mut row = row.to_vec();
    row[index] = number;
    row
}
