//! [`Board`]: what a board shows of one component and what may be chosen on it, without listing the moves.
//!
//! A front end that offers what a [`Way`] describes can express every legal move and no other; a test compares the
//! moves it can express with [`Ruleset::options`](crate::ruleset::Ruleset::options) in every game.

mod breaking;
mod look;
mod meaning;
mod sketch;
mod taking;

use crate::Natural;
use crate::ruleset::{Action, Moves, Numbers};

pub use breaking::Breaking;
pub use look::Look;
pub(crate) use meaning::Meaning;
pub use sketch::Sketch;
pub(crate) use taking::Multiples;
pub use taking::{Taking, Verb};

/// One component as a board shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// What the numbers are drawn as.
    pub look: Look,
    /// The numbers, by the indices that an [`Action`] uses.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Natural>))]
    pub numbers: Numbers,
    /// A number that lies beside the others: the bank, or the limit.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub beside: Option<Natural>,
    /// How a picture shows more than the look says.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub sketch: Option<Sketch>,
    /// The ways to move; none where no move is left here.
    pub ways: Vec<Way>,
}

impl Board {
    /// Returns a board with these numbers and ways, of which those without a move are left out.
    pub(crate) fn new(look: Look, numbers: Numbers, ways: impl IntoIterator<Item = Way>) -> Self {
        let has_move = |way: &Way| match way {
            Way::Take(taking) => taking.has_move(),
            Way::Turn { heads } => !heads.is_empty(),
            Way::Break(breaking) => breaking.has_move(&numbers),
            Way::List { moves } => !moves.is_empty(),
        };
        let ways = ways.into_iter().filter(has_move).collect();
        Self { look, numbers, beside: None, sketch: None, ways }
    }

    /// Returns the same board, of which a picture shows more.
    pub(crate) fn drawn_as(mut self, sketch: Sketch) -> Self {
        self.sketch = Some(sketch);
        self
    }

    /// Returns the same board with a number beside it.
    pub(crate) fn beside(mut self, number: Natural) -> Self {
        self.beside = Some(number);
        self
    }

    /// Returns the action that takes these amounts, each from the number with its index, or `None` if nothing is picked
    /// or an amount is larger than its number.
    ///
    /// ```
    /// use nimatron::board::Verb;
    /// use nimatron::{Action, Natural, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let board = position.board(0).expect("there is one component");
    /// let action = board.take(Verb::Lower, &[(1, Natural::from(4u64)), (2, Natural::ONE)]);
    /// assert_eq!(action, Some(Action::Set(vec![(1, Natural::ZERO), (2, Natural::from(4u64))])));
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn take(&self, verb: Verb, picks: &[(usize, Natural)]) -> Option<Action> {
        let (index, amount) = picks.first()?.clone();
        let left = |(index, amount): &(usize, Natural)| {
            Some((*index, self.numbers.get(*index)?.checked_sub(amount)?))
        };
        let meaning = match verb {
            Verb::Slide if self.look == Look::Strip => {
                Meaning::Shift { from: index, to: index.checked_sub(amount.to_usize()?)? }
            }
            Verb::Lower | Verb::Slide => Meaning::Set(picks.iter().map(left).collect::<Option<_>>()?),
            Verb::Descend => Meaning::Descend { step: index, coins: amount },
            Verb::Withdraw => Meaning::Withdraw { heap: index, chips: amount },
            Verb::Deposit => Meaning::Deposit { heap: index, chips: amount },
            Verb::Take => {
                let written = [self.numbers.first()?.clone(), self.beside.clone()?];
                return Meaning::Take { limit: &amount + &amount, stones: amount }.action(&written);
            }
        };
        meaning.action(&self.numbers)
    }

    /// Returns the action that turns the head `head` and, if there is one, the coin `left` to its left, with all coins
    /// between them where neighbours are turned; or `None` if there are no such coins.
    pub fn turn(&self, head: usize, left: Option<usize>) -> Option<Action> {
        let meaning = match (self.look, left) {
            (Look::CoinRuns, Some(left)) => Meaning::TurnRun { head, left },
            _ => Meaning::Turn { head, lefts: left.into_iter().collect() },
        };
        meaning.action(&self.numbers)
    }

    /// Returns the action that leaves these parts of heap `index`: a smaller heap if there is only one, an empty one if
    /// there is none.
    pub fn leave(&self, index: usize, mut parts: Vec<Natural>) -> Action {
        parts.sort_unstable();
        match parts.as_slice() {
            [] => Action::Set(vec![(index, Natural::ZERO)]),
            [size] => Action::Set(vec![(index, size.clone())]),
            _ => Action::Split { index, parts },
        }
    }
}

/// One way to move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "way", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Way {
    /// Take something from some of the numbers.
    Take(Taking),
    /// Turn one of these heads to tails and, if wished, turn over any coin to its left, with those between them if the
    /// look says that neighbours are turned.
    Turn {
        /// The coins that show heads.
        heads: Vec<usize>,
    },
    /// Take stones from one heap and leave the rest as so many heaps.
    Break(Breaking),
    /// Make one of these moves: where no other way says what is legal.
    List {
        /// The first moves; further ones have to be typed.
        moves: Vec<Action>,
    },
}

/// How many moves a board lists at most.
const MOST_LISTED: usize = 1 << 12;

impl Way {
    /// Returns the way to make one of these moves, of which the first are listed.
    pub(crate) fn list(options: Moves<'_, Numbers>) -> Self {
        Self::List { moves: options.take(MOST_LISTED).map(|option| option.action).collect() }
    }
}
