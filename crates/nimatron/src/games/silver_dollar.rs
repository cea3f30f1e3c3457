//! The silver dollar game without the dollar: slide one coin left over empty squares [winning-ways-15].
//!
//! The numbers are the squares of the coins, which count from 1; no two coins share a square. With the coins paired from the
//! right, the free squares between the two coins of a pair are a Nim heap, and so are those before a coin without a partner:
//! this is Staircase Nim with gaps for steps, under misère play too.

use std::collections::HashSet;

use crate::board::{Board, Look, Multiples, Sketch, Taking, Verb, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Entry, Game, InvalidNumber};
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "silver-dollar",
    aliases: &["georgia-and-bob"],
    parameters: "",
    arity: Arity::Any,
    example: "silver-dollar 2 4 8 9",
    setup: |setup| {
        setup.expect_no_parameters()?;
        setup.component(SilverDollar)
    },
    samples: &[("silver-dollar", 2, 9), ("silver-dollar", 3, 8), ("silver-dollar", 4, 7)],
};

#[derive(Debug)]
struct SilverDollar;

const FOREIGN: &str = "here a move slides one coin left over empty squares";

/// Returns the coins from the right to the left.
fn from_the_right(row: &Numbers) -> Vec<usize> {
    let mut coins: Vec<usize> = (0..row.len()).collect();
    coins.sort_unstable_by(|a, b| row[*b].cmp(&row[*a]));
    coins
}

/// Returns the free squares to the left of a coin.
fn room(row: &Numbers, coin: usize) -> Natural {
    let before = row.iter().filter(|square| **square < row[coin]).max().cloned().unwrap_or_default();
    &(&row[coin] - &before) - &Natural::ONE
}

impl Ruleset for SilverDollar {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |coin| {
            let least = &row[coin] - &room(row, coin);
            Natural::range(least, row[coin].clone()).map(move |to| lowered(row, coin, to))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(coin, to)] = action.changes(row.len(), "coin", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let from = &row[*coin];
        let squares = from
            .checked_sub(to)
            .filter(|squares| !squares.is_zero())
            .ok_or_else(|| IllegalMove::NotLower { heap: coin + 1, from: from.clone(), to: to.clone() })?;
        let room = room(row, *coin);
        if squares > room {
            return Err(IllegalMove::beyond(squares, from, &room));
        }
        Ok(lowered(row, *coin, to.clone()).to)
    }

    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.sort_unstable();
        row
    }
}

impl Game for SilverDollar {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn look(&self) -> Look {
        Look::Squares
    }

    fn board(&self, row: &Numbers) -> Board {
        let amounts = (0..row.len()).map(|coin| Multiples::up_to(room(row, coin))).collect();
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Slide, amounts))])
            .drawn_as(Sketch::FromOne)
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn invalid_number(&self, squares: &Numbers) -> Option<InvalidNumber> {
        let mut seen = HashSet::new();
        let index = squares.iter().position(|square| square.is_zero() || !seen.insert(square))?;
        let (message, expected) = match squares[index].is_zero() {
            true => (words!("error-square-zero"), words!("error-square-zero-expected")),
            false => (
                words!("error-square-taken", square = &squares[index]),
                words!("error-square-taken-expected"),
            ),
        };
        Some(InvalidNumber { index, message, expected })
    }

    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let coins = rng.between(3, 5);
        (0..coins)
            .scan(0, |last, _| {
                *last += rng.between(1, 4);
                Some(Natural::from(*last))
            })
            .collect()
    }
}

impl Reduction for SilverDollar {
    fn citation(&self) -> &'static Citation {
        Citation::SILVER_DOLLAR
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Gaps)
    }

    fn change(&self) -> &'static str {
        "no-move-gap"
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(from_the_right(row).iter().step_by(2).map(|coin| room(row, *coin)).collect())
    }

    /// The right coin of a pair makes the gap smaller, the left one makes it larger.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let coins = from_the_right(row);
        let right = coins[2 * heap];
        let gap = room(row, right);
        let (coin, squares) = match gap.checked_sub(to) {
            Some(squares) => (Some(right), squares),
            None => (coins.get(2 * heap + 1).copied(), to - &gap),
        };
        let coin = coin.filter(|coin| squares <= room(row, *coin));
        Box::new(coin.map(|coin| Ok(lowered(row, coin, &row[coin] - &squares))).into_iter())
    }
}
