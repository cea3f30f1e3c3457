//! Nimble: move one coin to any lower square. A coin on square i is a Nim heap of i stones [ferguson-notes].
//!
//! Under misère play two coins on one square do not cancel, so no coin is left out here.

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::nim::Nim;
use crate::ruleset::{
    Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, number, replaced, sorted,
};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "nimble",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "nimble 2 5 5",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Nimble, setup.row()?))
    },
    samples: &[("nimble", 3, 5), ("nimble", 5, 2)],
};

#[derive(Debug)]
struct Nimble;

const FOREIGN: &str = "here a move slides a coin";

fn slide(row: &Numbers, coin: usize, to: Natural) -> LegalMove<Numbers> {
    LegalMove { action: Action::Set(vec![(coin, to.clone())]), to: replaced(row, coin, to) }
}

impl Ruleset for Nimble {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |coin| row[coin].below().map(move |to| slide(row, coin, to))))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(coin, to)] = action.changes(row.len(), "coin", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let from = number(row, *coin, "coin")?;
        if to >= from {
            return Err(IllegalMove::NotLower { heap: coin + 1, from: from.clone(), to: to.clone() });
        }
        Ok(replaced(row, *coin, to.clone()))
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for Nimble {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn look(&self) -> Look {
        Look::Squares
    }

    fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().cloned().map(Multiples::up_to).collect();
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Slide, amounts))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Nimble {
    fn citation(&self) -> &'static Citation {
        Citation::NIMBLE
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Coins)
    }

    fn change(&self) -> &'static str {
        "no-move-coin"
    }

    fn may_rise(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Nim.nim_heaps(row, budget)
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let slide = (*to < row[heap]).then(|| Ok(slide(row, heap, to.clone())));
        Box::new(slide.into_iter())
    }
}
