//! Northcott's game: move one of the two pieces of a row towards the other over free squares [winning-ways-3-northcott].
//!
//! Each pair of numbers is a row, with the squares of its two pieces. The free squares between them are a Nim heap.
//!
//! On a board each player has one of the two pieces and may also retreat with it. Neither changes who wins under normal play:
//! either piece can make a gap as small as the other can, and a retreat is answered by following it, after which the gap is
//! what it was and the loser has less room. So retreats, with which play need not end, are left out; `tests/northcott.rs`
//! compares with the game of the board, draws and all.

use std::fmt;

use crate::board::{Board, Look, Sketch, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Entry, Game, InvalidNumber, Taken};
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Reduction, Why, one};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "northcott",
    aliases: &[],
    parameters: "",
    arity: Arity::Edges,
    example: "northcott 1-5 2-8 3-4 7-1",
    setup: |setup| {
        setup.expect_no_parameters()?;
        setup.component(Northcott)
    },
    samples: &[("northcott", 2, 9), ("northcott", 4, 5), ("northcott", 6, 2)],
};

#[derive(Debug)]
struct Northcott;

const FOREIGN: &str = "here a move takes one piece towards the other in its row";

/// Returns the squares from the first to the last piece of the row in which a piece is, the last one not counted.
fn span(row: &Numbers, piece: usize) -> (&Natural, &Natural) {
    let (own, other) = (&row[piece], &row[piece ^ 1]);
    (own.min(other), own.max(other))
}

/// Returns the free squares between the two pieces of a row.
fn gap(row: &Numbers, piece: usize) -> Natural {
    let (first, last) = span(row, piece);
    &(last - first) - &Natural::ONE
}

/// Returns the move of a piece by so many squares towards the other.
fn advanced(row: &Numbers, piece: usize, squares: &Natural) -> LegalMove<Numbers> {
    let from = &row[piece];
    lowered(row, piece, if *from < row[piece ^ 1] { from + squares } else { from - squares })
}

impl Ruleset for Northcott {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |piece| {
            let (first, last) = span(row, piece);
            Natural::range(first + &Natural::ONE, last.clone()).map(move |to| lowered(row, piece, to))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(piece, to)] = action.changes(row.len(), "piece", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let (first, last) = span(row, *piece);
        if to <= first || last <= to {
            return Err(IllegalMove::Foreign(FOREIGN));
        }
        Ok(lowered(row, *piece, to.clone()).to)
    }

    /// Only the gaps count, in any order, and no move is left in a row without one.
    fn canonical(&self, row: Numbers) -> Numbers {
        let mut ends: Numbers =
            (0..row.len()).step_by(2).map(|piece| &gap(&row, piece) + &Natural::ONE).collect();
        ends.retain(|end| *end > Natural::ONE);
        ends.sort_unstable();
        ends.into_iter().flat_map(|end| [Natural::ZERO, end]).collect()
    }
}

impl Game for Northcott {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn write_notation(&self, row: &Numbers, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(ENTRY.name)?;
        row.chunks_exact(2).try_for_each(|pieces| write!(out, " {}-{}", pieces[0], pieces[1]))
    }

    fn look(&self) -> Look {
        Look::Tuples { width: 2 }
    }

    fn move_words(&self, row: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        let Action::Set(changes) = action else { return None };
        let [(piece, to)] = changes.as_slice() else { return None };
        let from = row.get(*piece)?.clone();
        let facts = [("row", one(1 + *piece as u64 / 2)), ("from", one(from)), ("to", one(to.clone()))];
        Some(("advance-piece", Facts::from(facts)))
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))]).drawn_as(Sketch::Facing)
    }

    /// A move takes squares from the gap.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        let gaps = |row: &Numbers| (0..row.len()).step_by(2).map(|piece| gap(row, piece)).collect();
        Taken::of(&gaps(from), &gaps(to))
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let index = row.chunks(2).position(|pieces| pieces.first() == pieces.get(1))?;
        Some(InvalidNumber {
            index: 2 * index,
            message: words!("error-square-shared", square = &row[2 * index]),
            expected: words!("error-square-shared-expected"),
        })
    }

    /// A board of eight squares in each row.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let rows = rng.between(3, 5);
        let row = |_| [Natural::from(rng.between(1, 4)), Natural::from(rng.between(5, 8))];
        (0..rows).flat_map(row).collect()
    }
}

impl Reduction for Northcott {
    fn citation(&self) -> &'static Citation {
        Citation::NORTHCOTT
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Rows)
    }

    fn may_rise(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok((0..row.len()).step_by(2).map(|piece| gap(row, piece)).collect())
    }

    /// Either piece of a row can make its gap smaller.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let squares = gap(row, 2 * heap).checked_sub(to).filter(|squares| !squares.is_zero());
        Box::new(
            squares
                .into_iter()
                .flat_map(move |squares| [0, 1].map(|side| Ok(advanced(row, 2 * heap + side, &squares)))),
        )
    }
}
