//! [`Squares`]: Nimble with the square of each coin listed, for squares of any size.

use std::collections::HashSet;

use super::{COUNTS, ENTRY, FOREIGN, LONGEST, Nimble, SQUARES};
use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Component, Entry, Game, InvalidNumber};
use crate::games::nim::Nim;
use crate::ruleset::{
    Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, number, replaced, sorted,
};
use crate::theory::{Citation, Reduction, Why};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

/// Coins on one square cannot be told apart: a move takes the first of them.
#[derive(Debug)]
pub(super) struct Squares;

const NOT_FIRST: &str = "of several coins on one square a move takes the first";

fn slide(row: &Numbers, coin: usize, to: Natural) -> LegalMove<Numbers> {
    LegalMove { action: Action::Set(vec![(coin, to.clone())]), to: replaced(row, coin, to) }
}

/// Returns the first coin on each square.
fn firsts(row: &Numbers) -> impl Iterator<Item = usize> {
    let mut seen = HashSet::new();
    (0..row.len()).filter(move |coin| seen.insert(&row[*coin]))
}

impl Ruleset for Squares {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(firsts(row).flat_map(move |coin| row[coin].below().map(move |to| slide(row, coin, to))))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(coin, to)] = action.changes(row.len(), "coin", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let from = number(row, *coin, "coin")?;
        if to >= from {
            return Err(IllegalMove::NotLower { heap: coin + 1, from: from.clone(), to: to.clone() });
        }
        if row[..*coin].contains(from) {
            return Err(IllegalMove::Foreign(NOT_FIRST));
        }
        Ok(replaced(row, *coin, to.clone()))
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for Squares {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        SQUARES.to_owned()
    }

    fn look(&self) -> Look {
        Look::Squares
    }

    fn board(&self, row: &Numbers) -> Board {
        let mut amounts = vec![Multiples::none(); row.len()];
        for coin in firsts(row) {
            amounts[coin] = Multiples::up_to(row[coin].clone());
        }
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Slide, amounts))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn in_form(&self, row: &Numbers, form: &str) -> Option<Result<Component, InvalidNumber>> {
        match form {
            SQUARES => Some(Ok(Component::new(Self, row.clone()))),
            COUNTS => Some(counted(row).map(|counts| Component::new(Nimble, counts))),
            _ => None,
        }
    }
}

/// Returns the number of coins on each square.
///
/// # Errors
/// [`InvalidNumber`] if there are too many squares to count on.
fn counted(row: &Numbers) -> Result<Numbers, InvalidNumber> {
    let mut counts: Vec<u64> = Vec::new();
    for (index, square) in row.iter().enumerate() {
        let place = square.to_usize().filter(|place| *place < LONGEST).ok_or_else(|| InvalidNumber {
            index,
            message: words!("error-square-far", coin = index + 1, square = square),
            expected: words!("error-square-far-expected", most = LONGEST),
        })?;
        counts.resize(counts.len().max(place + 1), 0);
        counts[place] += 1;
    }
    Ok(counts.into_iter().map(Natural::from).collect())
}

impl Reduction for Squares {
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

    fn equal_heaps_are_one(&self) -> bool {
        true
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
