//! Turning Turtles: turn one head to tails and, if wished, turn over one coin to its left [winning-ways-14].
//!
//! Under normal play a head at place i is a Nim heap of i stones, and two such heaps would cancel: that is what
//! turning a head on the left does. Under misère play cancelling is not allowed, so there it is searched.

use crate::board::{Board, Look, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::coin_row::{CoinGame, heads};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "turtles",
    aliases: &[],
    parameters: "",
    arity: Arity::Flags,
    example: "turtles 0 1 1 0 1",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Turtles, setup.row()?))
    },
    samples: &[("turtles", 7, 1)],
};

#[derive(Debug)]
pub(super) struct Turtles;

const FOREIGN: &str = "here a move turns coins";

fn turn(row: &Numbers, head: usize, left: Option<usize>) -> LegalMove<Numbers> {
    let mut to = row.clone();
    for coin in std::iter::once(head).chain(left) {
        to[coin] = &row[coin] ^ &Natural::ONE;
    }
    LegalMove { action: Action::difference(row, &to), to }
}

impl CoinGame for Turtles {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn all_lefts(&self, head: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        Box::new(std::iter::once(Vec::new()).chain((0..head).map(|left| vec![left])))
    }

    fn turns(&self, lefts: &[usize], _: usize) -> bool {
        lefts.len() <= 1
    }

    fn head_value(&self, place: usize) -> usize {
        place + 1
    }
}

impl Ruleset for Turtles {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(heads(row).flat_map(move |head| {
            self.all_lefts(head).map(move |lefts| turn(row, head, lefts.first().copied()))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let (head, left) = match action.changes(row.len(), "coin", FOREIGN)? {
            [(head, _)] => (*head, None),
            [(left, _), (head, _)] => (*head, Some(*left)),
            _ => return Err(IllegalMove::Foreign(FOREIGN)),
        };
        if row[head].is_zero() {
            return Err(IllegalMove::Foreign("the coin to turn to tails must show heads"));
        }
        turn(row, head, left).confirmed(action, FOREIGN)
    }
}

impl Game for Turtles {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn look(&self) -> Look {
        Look::Coins
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::Turn { heads: heads(row).collect() }])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Turtles {
    fn citation(&self) -> &'static Citation {
        Citation::TURTLES
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Heads)
    }

    fn change(&self) -> &'static str {
        "no-move-heads"
    }

    fn may_rise(&self) -> bool {
        false
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(heads(row).map(|coin| Natural::from(self.head_value(coin))).collect())
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let head = heads(row).nth(heap);
        let place = to.to_usize();
        let lifted = match (head, place) {
            (Some(head), Some(place)) if place <= head => Some(turn(row, head, place.checked_sub(1))),
            _ => None,
        };
        Box::new(lifted.map(Ok).into_iter())
    }
}
