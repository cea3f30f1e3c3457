//! Ruler: turn over any number of neighbouring coins, the rightmost from heads to tails [winning-ways-14-ruler].
//!
//! Under normal play a head at place n is a Nim heap of the largest power of 2 that divides n. The nim-sum of these powers up
//! to n is the Gray code of n, so each new size of a heap is reached by at most one move. Misère play is searched.

use crate::board::{Board, Look, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::coin_row::{CoinGame, heads};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "ruler",
    aliases: &[],
    parameters: "",
    arity: Arity::Flags,
    example: "ruler 0 1 1 0 1",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Ruler, setup.row()?))
    },
    samples: &[("ruler", 9, 1)],
};

#[derive(Debug)]
pub(super) struct Ruler;

const FOREIGN: &str = "here a move turns neighbouring coins, the rightmost from heads to tails";

/// The move that turns over the coins from `left` to `head`.
fn turn(row: &Numbers, left: usize, head: usize) -> LegalMove<Numbers> {
    let mut to = row.clone();
    for coin in &mut to[left..=head] {
        *coin = &*coin ^ &Natural::ONE;
    }
    LegalMove { action: Action::difference(row, &to), to }
}

const fn gray_code(n: usize) -> usize {
    n ^ (n >> 1)
}

/// The number with this Gray code.
fn of_gray_code(code: usize) -> usize {
    std::iter::successors(Some(code), |rest| Some(rest >> 1))
        .take_while(|rest| *rest > 0)
        .fold(0, |n, rest| n ^ rest)
}

impl CoinGame for Ruler {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn all_lefts(&self, head: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        Box::new((0..=head).map(move |left| (left..head).collect()))
    }

    fn turns(&self, lefts: &[usize], head: usize) -> bool {
        lefts.iter().rev().zip(1..).all(|(left, steps)| left + steps == head)
    }

    fn head_value(&self, place: usize) -> usize {
        gray_code(place) ^ gray_code(place + 1)
    }
}

impl Ruleset for Ruler {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(heads(row).flat_map(move |head| (0..=head).map(move |left| turn(row, left, head))))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let (left, head) = match action.changes(row.len(), "coin", FOREIGN)? {
            [(head, _)] => (*head, *head),
            [(left, _), .., (head, _)] if left < head => (*left, *head),
            _ => return Err(IllegalMove::Foreign(FOREIGN)),
        };
        if row[head].is_zero() {
            return Err(IllegalMove::Foreign("the rightmost coin that is turned must show heads"));
        }
        turn(row, left, head).confirmed(action, FOREIGN)
    }
}

impl Game for Ruler {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn look(&self) -> Look {
        Look::CoinRuns
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::Turn { heads: heads(row).collect() }])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Ruler {
    fn citation(&self) -> &'static Citation {
        Citation::RULER
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Game("ruler"))
    }

    fn change(&self) -> &'static str {
        "no-move-ruler"
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
        // The coins left of the head that are turned too must be worth `to` together.
        let lifted = heads(row).nth(heap).zip(to.to_usize()).and_then(|(head, to)| {
            let left = of_gray_code(gray_code(head) ^ to);
            (left <= head).then(|| turn(row, left, head))
        });
        Box::new(lifted.map(Ok).into_iter())
    }
}
