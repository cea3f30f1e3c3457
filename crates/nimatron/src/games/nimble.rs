//! Nimble: move one coin to any lower square. A coin on square i is a Nim heap of i stones [ferguson-notes].
//!
//! Under misère play two coins on one square do not cancel, so no coin is left out here.

use crate::board::{Amounts, Board, Look, Taking, Verb, Way};
use crate::games::nim::Nim;
use crate::games::{Arity, Entry, Game, component};
use crate::ruleset::{Action, Found, IllegalMove, Move, Moves, Row, Ruleset, number, replaced, sorted};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Heap, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "nimble",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "nimble 2 5 5",
    setup: |setup| {
        setup.none()?;
        Ok(component(Nimble, setup.row()?))
    },
    samples: &[("nimble", 3, 5), ("nimble", 5, 2)],
};

#[derive(Debug)]
struct Nimble;

fn slide(row: &Row, coin: usize, to: Heap) -> Move<Row> {
    Move { action: Action::Slide { coin, to: to.clone() }, to: replaced(row, coin, to) }
}

impl Ruleset for Nimble {
    type Position = Row;

    fn options<'a>(&'a self, row: &'a Row) -> Moves<'a, Row> {
        Box::new((0..row.len()).flat_map(move |coin| row[coin].below().map(move |to| slide(row, coin, to))))
    }

    fn play(&self, row: &Row, action: &Action) -> Result<Row, IllegalMove> {
        let Action::Slide { coin, to } = action else {
            return Err(IllegalMove::Foreign("here a move slides a coin"));
        };
        let from = number(row, *coin, "coin")?;
        if to >= from {
            return Err(IllegalMove::NotLower { heap: coin + 1, from: from.clone(), to: to.clone() });
        }
        Ok(replaced(row, *coin, to.clone()))
    }

    fn canonical(&self, row: Row) -> Row {
        sorted(row)
    }
}

impl Game for Nimble {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Row) -> Board {
        let amounts = row.iter().cloned().map(Amounts::up_to).collect();
        Board::new(Look::Squares, row.clone(), [Way::Take(Taking::one(Verb::Slide, amounts))])
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

    fn nim_heaps(&self, row: &Row, budget: &Budget) -> Result<Vec<Heap>, OverBudget> {
        Nim.nim_heaps(row, budget)
    }

    fn lift<'a>(&'a self, row: &'a Row, heap: usize, to: &Heap, _: &'a Budget) -> Found<'a, Row> {
        let slide = (*to < row[heap]).then(|| Ok(slide(row, heap, to.clone())));
        Box::new(slide.into_iter())
    }
}
