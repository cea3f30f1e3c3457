//! Chomp: bite a square out of a bar of chocolate, with everything above and to the right of it; the first square is poisoned.
//!
//! The numbers are the lengths of the rows, the longest first. The poisoned square is never eaten, so whoever cannot move loses.
//! Two rows are lost iff the second is shorter by one square [gale-1974]; so are two columns. A row and a column alone are lost iff
//! they are equally long: then each bite of one is answered in the other. All other shapes and misère play are searched.

use std::collections::BTreeMap;

use crate::board::{Board, Look, Sketch, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Entry, Game, InvalidNumber};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::wording::words;
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "chomp",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "chomp 5 5",
    setup: |setup| {
        setup.expect_no_parameters()?;
        setup.component(Chomp)
    },
    samples: &[("chomp", 2, 12), ("chomp", 3, 6), ("chomp", 5, 3)],
};

#[derive(Debug)]
struct Chomp;

const FOREIGN: &str =
    "here a move bites off a square with all above and to the right of it, but not the first square";

/// Returns the bite that leaves `left` squares of row `first` and of each later row.
fn bite(row: &Numbers, first: usize, left: &Natural) -> LegalMove<Numbers> {
    let mut to = row.clone();
    for length in &mut to[first..] {
        *length = (&*length).min(left).clone();
    }
    LegalMove { action: Action::difference(row, &to), to }
}

/// Returns the least that may be left of a row.
fn least(first: usize) -> Natural {
    if first == 0 { Natural::ONE } else { Natural::ZERO }
}

/// Returns the lengths of the columns, or `None` if there are more than is sensible.
fn columns(row: &Numbers) -> Option<Numbers> {
    const MOST_COLUMNS: usize = 64;
    let width = row.first().map_or(Some(0), Natural::to_usize).filter(|width| *width <= MOST_COLUMNS)?;
    let height = |column: usize| row.iter().filter(|length| **length > column as u64).count();
    Some((0..width).map(|column| Natural::from(height(column))).collect())
}

impl Ruleset for Chomp {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |first| {
            Natural::range(least(first), row[first].clone()).map(move |left| bite(row, first, &left))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Some((first, left)) = action.changes(row.len(), "row", FOREIGN)?.first() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        if *left >= row[*first] || *left < least(*first) {
            return Err(IllegalMove::Foreign(FOREIGN));
        }
        bite(row, *first, left).confirmed(action, FOREIGN)
    }

    /// Drops empty rows, and exchanges rows and columns if that makes the shape come first.
    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.retain(|length| !length.is_zero());
        match columns(&row) {
            Some(columns) if row.len() <= columns.len() => row.min(columns),
            _ => row,
        }
    }
}

impl Game for Chomp {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn move_words(&self, _: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        let Action::Set(changes) = action else { return None };
        let (row, left) = changes.first()?;
        Some(("eat-square", Facts::from([("row", one(row + 1)), ("square", one(left + &Natural::ONE))])))
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(Look::Numbers, row.clone(), [Way::list(self.options(row))]).drawn_as(Sketch::Rows)
    }

    fn look(&self) -> Look {
        Look::Numbers
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(TwoArms)]
    }

    fn invalid_number(&self, rows: &Numbers) -> Option<InvalidNumber> {
        let index = (1..rows.len()).find(|row| rows[*row] > rows[row - 1])?;
        let message = words!("error-row-longer", row = index + 1, length = &rows[index]);
        let expected = words!("error-row-longer-expected", most = &rows[index - 1]);
        Some(InvalidNumber { index, message, expected })
    }

    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let (rows, length) = (rng.between(2, 4), rng.between(3, 6));
        (0..rows).map(|_| Natural::from(length)).collect()
    }
}

struct TwoArms;

/// A shape whose theory is known: two numbers, and how each is lowered.
struct Arms {
    shape: ChompShape,
    /// The longer row and the shorter one, or the columns; or the row and the column.
    lengths: [Natural; 2],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChompShape {
    Rows,
    Columns,
    RowAndColumn,
}

impl Arms {
    /// Returns `None` if the shape is another one, or has no square.
    fn of(row: &Numbers) -> Option<Self> {
        let rows: Vec<&Natural> = row.iter().filter(|length| !length.is_zero()).collect();
        let (first, second) = (*rows.first()?, rows.get(1).copied().cloned().unwrap_or_default());
        let longer_than_one = rows.iter().filter(|length| ***length > Natural::ONE).count();
        let (shape, lengths) = if rows.len() <= 2 {
            (ChompShape::Rows, [first.clone(), second])
        } else if *first <= 2 {
            (ChompShape::Columns, [rows.len(), longer_than_one].map(Natural::from))
        } else if second <= 1 {
            (ChompShape::RowAndColumn, [first.clone(), Natural::from(rows.len())])
        } else {
            return None;
        };
        Some(Self { shape, lengths })
    }

    fn is_lost(&self) -> bool {
        let [a, b] = &self.lengths;
        match self.shape {
            ChompShape::Rows | ChompShape::Columns => *a == b + &Natural::ONE,
            ChompShape::RowAndColumn => a == b,
        }
    }

    /// Returns the two numbers after the only winning move of a shape that is won.
    fn wanted(&self) -> [Natural; 2] {
        let [a, b] = &self.lengths;
        match self.shape {
            ChompShape::RowAndColumn => [a.min(b).clone(), a.min(b).clone()],
            _ if a == b => [a.clone(), b - &Natural::ONE],
            _ => [b + &Natural::ONE, b.clone()],
        }
    }

    fn winning_move(&self, row: &Numbers) -> LegalMove<Numbers> {
        let [a, b] = self.wanted();
        let is_first_lowered = a != self.lengths[0];
        let place = |length: &Natural| length.to_usize().unwrap_or(usize::MAX);
        match (self.shape, is_first_lowered) {
            (ChompShape::Rows | ChompShape::RowAndColumn, true) => bite(row, 0, &a),
            (ChompShape::Rows, false) => bite(row, 1, &b),
            (ChompShape::RowAndColumn, false) => bite(row, place(&b), &Natural::ZERO),
            (ChompShape::Columns, true) => bite(row, place(&a), &Natural::ZERO),
            (ChompShape::Columns, false) => bite(row, place(&b), &Natural::ONE),
        }
    }

    /// Returns the key of a message that depends on the shape.
    const fn key(&self, keys: [&'static str; 3]) -> &'static str {
        match self.shape {
            ChompShape::Rows => keys[0],
            ChompShape::Columns => keys[1],
            ChompShape::RowAndColumn => keys[2],
        }
    }
}

impl Theorem for TwoArms {
    fn citation(&self) -> &'static Citation {
        Citation::CHOMP
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        if row.iter().all(Natural::is_zero)
            || (row[0] == Natural::ONE && row.get(1).is_none_or(Natural::is_zero))
        {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        }
        let Some(arms) = Arms::of(row).filter(|_| convention == Convention::Normal) else { return Ok(None) };
        let [a, b] = arms.lengths.clone();
        let rule = Step::Rule {
            key: arms.key(["chomp-rows", "chomp-columns", "chomp-arms"]),
            facts: BTreeMap::from([("a", a), ("b", b)]),
            outcome: Outcome::p_if(arms.is_lost()),
        };
        Ok(Some(Argument::new(vec![rule])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let winning = Arms::of(row).filter(|arms| !arms.is_lost());
        Box::new(winning.map(|arms| Ok(arms.winning_move(row))).into_iter())
    }

    fn construction(&self, row: &Numbers, _: &LegalMove<Numbers>, _: Convention, _: &Budget) -> Vec<Step> {
        let Some(arms) = Arms::of(row) else { return Vec::new() };
        let [a, b] = arms.wanted();
        let key = arms.key(["found-chomp-rows", "found-chomp-columns", "found-chomp-arms"]);
        vec![Step::found(key, [("a", vec![a]), ("b", vec![b])])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let Some(arms) = Arms::of(row) else { return Vec::new() };
        vec![Step::no_move(
            arms.key(["no-move-chomp-rows", "no-move-chomp-columns", "no-move-chomp-arms"]),
            [],
        )]
    }
}
