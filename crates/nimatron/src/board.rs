//! [`Board`]: what a board shows of one component and what may be chosen on it, without listing the moves.
//!
//! A front end that offers what a [`Way`] describes can express every legal move and no other; a test compares the
//! moves it can express with [`Ruleset::options`](crate::Ruleset::options) in every game.

mod breaking;
mod taking;

use crate::Natural;
use crate::ruleset::Numbers;

pub use breaking::{Breaking, Run};
pub use taking::{Amounts, Taking, Verb};

/// One component as a board shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// What the numbers are drawn as.
    pub look: Look,
    /// The numbers, by the indices that an [`Action`](crate::Action) uses.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Natural>))]
    pub numbers: Numbers,
    /// A number that lies beside the others: the bank, or the limit.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub beside: Option<Natural>,
    /// The ways to move; none where no move is left here.
    pub ways: Vec<Way>,
}

impl Board {
    /// A board with these numbers and ways, of which those without a move are left out.
    pub(crate) fn new(look: Look, numbers: Numbers, ways: impl IntoIterator<Item = Way>) -> Self {
        let has_move = |way: &Way| match way {
            Way::Take(taking) => taking.has_move(),
            Way::Turn { heads } => !heads.is_empty(),
            Way::Break(breaking) => breaking.has_move(&numbers),
        };
        let ways = ways.into_iter().filter(has_move).collect();
        Self { look, numbers, beside: None, ways }
    }

    /// The same board with a number beside it.
    pub(crate) fn beside(mut self, number: Natural) -> Self {
        self.beside = Some(number);
        self
    }
}

/// What the numbers of a component are drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Look {
    /// Heaps of stones.
    Heaps,
    /// Coins on a strip of squares, each number the square of a coin.
    Squares,
    /// Coins on the steps of a staircase, each number the coins on a step.
    Steps,
    /// Heaps of chips, with a bank beside them.
    Chips,
    /// Coins in a row, 1 for heads.
    Coins,
    /// Two numbers.
    Numbers,
    /// One heap of stones, with a limit beside it.
    Pile,
}

/// One way to move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "way", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Way {
    /// Take something from some of the numbers.
    Take(Taking),
    /// Turn one of these heads to tails and, if wished, turn over any coin to its left.
    Turn {
        /// The coins that show heads.
        heads: Vec<usize>,
    },
    /// Take stones from one heap and leave the rest as so many heaps.
    Break(Breaking),
}
