//! Staircase Nim: move one or more coins from a step to the next lower one [sprague-1937].
//!
//! Only the odd steps count: coins that the opponent moves down to an odd step are moved on at once. The number at
//! index i stands for step i + 1.

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "staircase",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "staircase 1 2 3",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Staircase, setup.row()?))
    },
    samples: &[("staircase", 3, 3), ("staircase", 4, 2), ("staircase", 2, 5)],
};

#[derive(Debug)]
struct Staircase;

const FOREIGN: &str = "here a move takes coins one step down";

fn descend(row: &Numbers, step: usize, coins: Natural) -> LegalMove<Numbers> {
    let mut to = row.clone();
    to[step] = &row[step] - &coins;
    if let Some(lower) = step.checked_sub(1) {
        to[lower] = &row[lower] + &coins;
    }
    LegalMove { action: Action::difference(row, &to), to }
}

impl Ruleset for Staircase {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(
            (0..row.len()).flat_map(move |step| {
                row[step].below().map(move |left| descend(row, step, &row[step] - &left))
            }),
        )
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Some((step, left)) = action.changes(row.len(), "step", FOREIGN)?.last() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let from = &row[*step];
        let coins = from.checked_sub(left).ok_or(IllegalMove::Foreign(FOREIGN))?;
        if coins.is_zero() {
            return Err(IllegalMove::beyond(coins, from, from));
        }
        descend(row, *step, coins).confirmed(action, FOREIGN)
    }
}

impl Game for Staircase {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    /// The coins are taken from one step; the next lower one only receives them.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::falling(from, to)
    }

    fn look(&self) -> Look {
        Look::Steps
    }

    fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().cloned().map(Multiples::up_to).collect();
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Descend, amounts))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Staircase {
    fn citation(&self) -> &'static Citation {
        Citation::STAIRCASE
    }

    fn why(&self) -> Option<Why> {
        Some(Why::OddSteps)
    }

    fn change(&self) -> &'static str {
        "no-move-odd-step"
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(row.iter().step_by(2).cloned().collect())
    }

    /// An odd step loses coins to the even step below it, or gains them from the even step above it.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let step = 2 * heap;
        let lifted = match row[step].checked_sub(to) {
            Some(coins) => Some(descend(row, step, coins)),
            None => {
                let coins = to - &row[step];
                let above = row.get(step + 1).filter(|above| coins <= **above);
                above.map(|_| descend(row, step + 1, coins))
            }
        };
        Box::new(lifted.map(Ok).into_iter())
    }
}
