//! Nimble: move one coin to any lower square. A coin on square i is a Nim heap of i stones [ferguson-notes].
//!
//! The numbers count the coins on the squares 0, 1, 2, …; [`squares`] lists the square of each coin instead. Coins on one
//! square cannot be told apart, so a move is known by the two squares.
//!
//! Under normal play two coins on one square cancel. Under misère play they do not: two big heaps are a position with a
//! big heap, so two or three of many coins on a square are kept.

mod squares;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, InvalidNumber, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "nimble",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "nimble 0 2 1",
    setup: |setup| {
        Ok(match setup.optional_word(SQUARES)? {
            true => Component::new(squares::Squares, setup.row()?),
            false => Component::new(Nimble, setup.row()?),
        })
    },
    samples: &[("nimble", 4, 3), ("nimble", 6, 1), ("nimble(squares)", 3, 5), ("nimble(squares)", 5, 2)],
};

/// The form that lists the square of each coin, as it is written as a parameter.
const SQUARES: &str = "squares";
/// The form that counts the coins on each square.
const COUNTS: &str = "counts";
/// The most numbers that a position gets by being written in the other form.
const LONGEST: usize = 1_000_000;

#[derive(Debug)]
struct Nimble;

const FOREIGN: &str = "here a move takes one coin to a lower square";

/// Returns the move of one coin.
fn slide(row: &Numbers, from: usize, to: usize) -> LegalMove<Numbers> {
    let mut after = row.clone();
    after[from] = &row[from] - &Natural::ONE;
    after[to] = &row[to] + &Natural::ONE;
    LegalMove { action: Action::Set(vec![(to, after[to].clone()), (from, after[from].clone())]), to: after }
}

impl Ruleset for Nimble {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let occupied = (0..row.len()).filter(|square| !row[*square].is_zero());
        Box::new(occupied.flat_map(move |from| (0..from).map(move |to| slide(row, from, to))))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let changes = action.changes(usize::MAX, "square", FOREIGN)?;
        if let Some((index, _)) = changes.last().filter(|(index, _)| *index >= row.len()) {
            // Squares have numbers of their own, which begin with 0.
            return Err(IllegalMove::NoSuch { thing: "square", index: *index, count: row.len() });
        }
        match changes {
            [(to, _), (from, _)] if !row[*from].is_zero() => {
                slide(row, *from, *to).confirmed(action, FOREIGN)
            }
            _ => Err(IllegalMove::Foreign(FOREIGN)),
        }
    }

    /// Drops the coins that cannot move and the empty squares above all coins.
    fn canonical(&self, mut row: Numbers) -> Numbers {
        if let Some(lowest) = row.first_mut() {
            *lowest = Natural::ZERO;
        }
        while row.last().is_some_and(Natural::is_zero) {
            row.pop();
        }
        row
    }
}

impl Game for Nimble {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    /// The coin is taken from one square; the other only receives it.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::falling(from, to)
    }

    fn look(&self) -> Look {
        Look::Strip
    }

    fn board(&self, row: &Numbers) -> Board {
        let reach = |(square, coins): (usize, &Natural)| match coins.is_zero() {
            true => Multiples::none(),
            false => Multiples::up_to(Natural::from(square)),
        };
        let amounts = row.iter().enumerate().map(reach).collect();
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Slide, amounts))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    /// A few squares with few coins on each.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let squares = rng.between(5, 9);
        (0..squares).map(|_| Natural::from(rng.between(0, 2))).collect()
    }

    fn in_form(&self, row: &Numbers, form: &str) -> Option<Result<Component, InvalidNumber>> {
        match form {
            COUNTS => Some(Ok(Component::new(Self, row.clone()))),
            SQUARES => Some(listed(row).map(|squares| Component::new(squares::Squares, squares))),
            _ => None,
        }
    }
}

impl Reduction for Nimble {
    fn citation(&self) -> &'static Citation {
        Citation::NIMBLE
    }

    fn why(&self) -> Option<Why> {
        Some(Why::CountedCoins)
    }

    fn change(&self) -> &'static str {
        "no-move-coin"
    }

    fn may_rise(&self) -> bool {
        false
    }

    /// Returns a heap for every coin that can move. Of more than three coins on a square pairs are left out until two or
    /// three are left: that changes neither the nim-sum nor whether a big heap is left after a move.
    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        let kept = |coins: &Natural| match coins.to_usize() {
            Some(few @ 0..=3) => few,
            _ => 2 + usize::from(coins.bit(0)),
        };
        let squares = row.iter().enumerate().skip(1);
        Ok(squares
            .flat_map(|(square, coins)| std::iter::repeat_n(Natural::from(square), kept(coins)))
            .collect())
    }

    fn equal_heaps_are_one(&self) -> bool {
        true
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        match self.nim_heaps(row, budget) {
            Ok(heaps) => self.lift_from(row, heap, &heaps[heap], to, budget),
            Err(over) => Box::new(std::iter::once(Err(over))),
        }
    }

    /// A heap is as large as the number of its square.
    fn lift_from<'a>(
        &'a self,
        row: &'a Numbers,
        _: usize,
        from: &Natural,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let squares = from.to_usize().zip(to.to_usize()).filter(|(from, to)| to < from);
        Box::new(squares.map(|(from, to)| Ok(slide(row, from, to))).into_iter())
    }
}

/// Returns the square of each coin, the lowest first.
///
/// # Errors
/// [`InvalidNumber`] if there are too many coins to list.
fn listed(row: &Numbers) -> Result<Numbers, InvalidNumber> {
    let mut squares = Numbers::new();
    for (square, coins) in row.iter().enumerate() {
        let count = coins.to_usize().filter(|count| *count <= LONGEST - squares.len());
        let count = count.ok_or_else(|| InvalidNumber {
            index: square,
            message: words!("error-square-full", square = square, coins = coins),
            expected: words!("error-square-full-expected", most = LONGEST),
        })?;
        squares.extend(std::iter::repeat_n(Natural::from(square), count));
    }
    Ok(squares)
}
