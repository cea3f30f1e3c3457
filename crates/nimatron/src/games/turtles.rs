//! Turning Turtles: turn one head to tails and, if wished, turn over one coin to its left [winning-ways-14].
//!
//! Under normal play a head at place i is a Nim heap of i stones, and two such heaps would cancel: that is what
//! turning a head on the left does. Under misère play cancelling is not allowed, so there it is searched.

use crate::board::{Board, Look, Way};
use crate::games::{Arity, Entry, Game, component};
use crate::ruleset::{Action, Found, IllegalMove, Move, Moves, Row, Ruleset, number};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Heap, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "turtles",
    aliases: &[],
    parameters: "",
    arity: Arity::Flags,
    example: "turtles 0 1 1 0 1",
    setup: |setup| {
        setup.none()?;
        Ok(component(Turtles, setup.row()?))
    },
    samples: &[("turtles", 7, 1)],
};

#[derive(Debug)]
struct Turtles;

fn is_head(row: &Row, coin: usize) -> bool {
    !row[coin].is_zero()
}

fn turn(row: &Row, head: usize, left: Option<usize>) -> Move<Row> {
    let mut to = row.clone();
    for coin in std::iter::once(head).chain(left) {
        to[coin] = &row[coin] ^ &Heap::ONE;
    }
    Move { action: Action::Turn { head, left }, to }
}

impl Ruleset for Turtles {
    type Position = Row;

    fn options<'a>(&'a self, row: &'a Row) -> Moves<'a, Row> {
        let heads = (0..row.len()).filter(|coin| is_head(row, *coin));
        Box::new(heads.flat_map(move |head| {
            let lefts = std::iter::once(None).chain((0..head).map(Some));
            lefts.map(move |left| turn(row, head, left))
        }))
    }

    fn play(&self, row: &Row, action: &Action) -> Result<Row, IllegalMove> {
        let Action::Turn { head, left } = action else {
            return Err(IllegalMove::Foreign("here a move turns coins"));
        };
        number(row, *head, "coin")?;
        if !is_head(row, *head) {
            return Err(IllegalMove::Foreign("the coin to turn to tails must show heads"));
        }
        if left.is_some_and(|left| left >= *head) {
            return Err(IllegalMove::Foreign("the other coin must lie to the left of the head"));
        }
        Ok(turn(row, *head, *left).to)
    }
}

impl Game for Turtles {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Row) -> Board {
        let heads = (0..row.len()).filter(|coin| is_head(row, *coin)).collect();
        Board::new(Look::Coins, row.clone(), [Way::Turn { heads }])
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

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Row, _: &Budget) -> Result<Vec<Heap>, OverBudget> {
        let heads = (0..row.len()).filter(|coin| is_head(row, *coin));
        Ok(heads.map(|coin| Heap::from(coin + 1)).collect())
    }

    fn lift<'a>(&'a self, row: &'a Row, heap: usize, to: &Heap, _: &'a Budget) -> Found<'a, Row> {
        let head = (0..row.len()).filter(|coin| is_head(row, *coin)).nth(heap);
        let place = to.to_usize();
        let lifted = match (head, place) {
            (Some(head), Some(place)) if place <= head => Some(turn(row, head, place.checked_sub(1))),
            _ => None,
        };
        Box::new(lifted.map(Ok).into_iter())
    }
}
