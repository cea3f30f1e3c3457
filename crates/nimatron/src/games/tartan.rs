//! Products of coin games on a board of coins: turn over the crossings of some rows with some columns, as one game turns coins
//! in a column and another in a row [winning-ways-14-tartan].
//!
//! The last of the turned coins, at the lowest of these rows and the rightmost of these columns, must go from heads to tails. The
//! Tartan theorem: under normal play a head is worth the nim product of what its row is worth in the first game and its column in
//! the second. So `tartan(twins,twins,w)` is Acrostic Twins, and `tartan(ruler,ruler,w)` Rugs. Misère play is searched.
//!
//! The values of what a move turns have a nim-sum that is a product too: A ⊗ B for the nim-sum A of the turned places in the first
//! game and B in the second. So for each choice of rows one value of B is wanted, and winning moves are found without looking
//! at all pairs of choices.

use std::collections::HashMap;

use crate::board::{Board, Look, Sketch, Way};
use crate::game::{Arity, Component, Entry, Game, Setup};
use crate::games::coin_row::{CoinGame, heads};
use crate::games::{ruler, turning, turtles};
use crate::notation::{ParseError, Spanned};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Reduction, Why};
use crate::wording::words;
use crate::{Budget, Natural, Nimber, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "tartan",
    aliases: &[],
    parameters: "g,h,w",
    arity: Arity::Flags,
    example: "tartan(twins,twins,4) 0 0 0 0 0 1 0 1 0 0 1 0",
    setup: |setup| {
        let [rows, columns, width] = setup.parameters() else {
            return Err(setup.bad_parameters(
                words!("error-tartan", name = setup.name()),
                words!("error-tartan-expected", example = setup.example()),
            ));
        };
        let [rows, columns] = [coin_game(setup, rows)?, coin_game(setup, columns)?];
        let width = setup.natural(width, 1, Some("w"))?;
        Ok(Component::new(Tartan { rows, columns, width }, setup.row()?))
    },
    samples: &[
        ("tartan(twins,twins,3)", 9, 1),
        ("tartan(turtles,turtles,2)", 6, 1),
        ("tartan(turtles,ruler,3)", 7, 1),
        ("tartan(ruler,mock-turtles,4)", 8, 1),
        ("tartan(triplets,ruler,2)", 8, 1),
    ],
};

/// Returns the game with this name.
fn coin_game(setup: &Setup<'_>, name: &Spanned<String>) -> Result<&'static dyn CoinGame, ParseError> {
    let known = || {
        let others: [&dyn CoinGame; 2] = [&turtles::Turtles, &ruler::Ruler];
        others.into_iter().chain(turning::GAMES.iter().map(|game| game as &dyn CoinGame))
    };
    let is_named = |game: &&dyn CoinGame| game.name().eq_ignore_ascii_case(&name.value);
    known().find(is_named).ok_or_else(|| {
        let names: Vec<&str> = known().map(CoinGame::name).collect();
        setup.bad_parameter(
            &name.span,
            words!("error-coin-game", text = &name.value),
            words!("error-coin-game-expected", names = names.join(", ")),
        )
    })
}

/// The product of two coin games on rows of `width` coins; the last row may be shorter.
#[derive(Debug)]
struct Tartan {
    /// Which rows are turned over together.
    rows: &'static dyn CoinGame,
    /// Which columns.
    columns: &'static dyn CoinGame,
    width: Natural,
}

const FOREIGN: &str =
    "here a move turns the crossings of some rows and columns, the last from heads to tails";

/// What the search for moves with one head is called.
const TURNING: &str = "turning rows and columns";

impl Tartan {
    /// Returns the row and the column of a coin.
    fn place(&self, coin: usize) -> (usize, usize) {
        (coin / self.width(), coin % self.width())
    }

    /// Returns how many coins a row has; if they are too many to be counted, there is only one row.
    fn width(&self) -> usize {
        self.width.to_usize().unwrap_or(usize::MAX)
    }

    /// Returns the move that turns the crossings of rows and columns, those of the head among them.
    fn turn(&self, row: &Numbers, head: usize, above: &[usize], lefts: &[usize]) -> LegalMove<Numbers> {
        let (last_row, last_column) = self.place(head);
        let mut to = row.clone();
        for line in above.iter().chain([&last_row]) {
            for column in lefts.iter().chain([&last_column]) {
                let coin = line * self.width() + column;
                to[coin] = &row[coin] ^ &Natural::ONE;
            }
        }
        LegalMove { action: Action::difference(row, &to), to }
    }

    fn value(&self, coin: usize, budget: &Budget) -> Result<Nimber, OverBudget> {
        let (row, column) = self.place(coin);
        nimber(self.rows.head_value(row)).product(&nimber(self.columns.head_value(column)), budget)
    }

    /// Returns every move with this head after which the other coins that it turns are worth `to` together.
    fn lifts<'a>(
        &'a self,
        row: &'a Numbers,
        head: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> Result<FallibleMoves<'a, Numbers>, OverBudget> {
        // The heads share the budget.
        let mut left = budget.steps() / (1 + heads(row).count() as u64);
        let mut meter = budget.meter(TURNING);
        let mut spend = move |steps: u64| {
            left = left.checked_sub(steps).ok_or_else(|| budget.exceeded(TURNING))?;
            meter.spend(steps)
        };
        let (last_row, last_column) = self.place(head);
        let total = &self.value(head, budget)? + &Nimber(to.clone());
        let mut by_value: HashMap<Nimber, Vec<Vec<usize>>> = HashMap::new();
        for lefts in self.columns.all_lefts(last_column) {
            spend(2 + lefts.len() as u64)?;
            by_value.entry(turned_value(self.columns, &lefts, last_column)).or_default().push(lefts);
        }
        let mut failed = false;
        let found = self.rows.all_lefts(last_row).flat_map(move |above| {
            let wanted = spend(2 + above.len() as u64).and_then(|()| {
                let inverse = turned_value(self.rows, &above, last_row).inverse(budget)?;
                inverse.map_or(Ok(None), |inverse| total.product(&inverse, budget).map(Some))
            });
            let moves: FallibleMoves<'a, Numbers> = match wanted {
                Err(over) => Box::new(std::iter::once(Err(over))),
                Ok(wanted) => {
                    let lefts = wanted.and_then(|wanted| by_value.get(&wanted).cloned()).unwrap_or_default();
                    Box::new(lefts.into_iter().map(move |lefts| Ok(self.turn(row, head, &above, &lefts))))
                }
            };
            moves
        });
        Ok(Box::new(found.take_while(move |found| !std::mem::replace(&mut failed, found.is_err()))))
    }
}

fn nimber(value: usize) -> Nimber {
    Nimber(Natural::from(value))
}

/// Returns the nim-sum of what the places of a head and of the coins turned with it are worth in one of the games.
fn turned_value(game: &dyn CoinGame, lefts: &[usize], head: usize) -> Nimber {
    nimber(lefts.iter().fold(game.head_value(head), |sum, left| sum ^ game.head_value(*left)))
}

impl Ruleset for Tartan {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(heads(row).flat_map(move |head| {
            let (last_row, last_column) = self.place(head);
            self.rows.all_lefts(last_row).flat_map(move |above| {
                let lefts = self.columns.all_lefts(last_column);
                lefts.map(move |lefts| self.turn(row, head, &above, &lefts))
            })
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let changes = action.changes(row.len(), "coin", FOREIGN)?;
        let Some((head, _)) = changes.last() else { return Err(IllegalMove::Foreign(FOREIGN)) };
        if row[*head].is_zero() {
            return Err(IllegalMove::Foreign("the last coin that is turned must show heads"));
        }
        let (last_row, last_column) = self.place(*head);
        let places = || changes.iter().map(|(coin, _)| self.place(*coin));
        let mut above: Vec<usize> = places().map(|(row, _)| row).filter(|row| *row < last_row).collect();
        above.dedup();
        let lefts = places().filter(|(row, column)| *row == last_row && *column < last_column);
        let lefts: Vec<usize> = lefts.map(|(_, column)| column).collect();
        if !self.rows.turns(&above, last_row) || !self.columns.turns(&lefts, last_column) {
            return Err(IllegalMove::Foreign(FOREIGN));
        }
        self.turn(row, *head, &above, &lefts).confirmed(action, FOREIGN)
    }
}

impl Game for Tartan {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        format!("{},{},{}", self.rows.name(), self.columns.name(), self.width)
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("width", vec![self.width.clone()])])
    }

    fn look(&self) -> Look {
        Look::Coins
    }

    fn board(&self, row: &Numbers) -> Board {
        let board = Board::new(self.look(), row.clone(), [Way::list(self.options(row))]);
        board.drawn_as(Sketch::Lines { width: self.width() })
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Tartan {
    fn citation(&self) -> &'static Citation {
        Citation::TARTAN
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Game(ENTRY.name))
    }

    fn change(&self) -> &'static str {
        "no-move-tartan"
    }

    fn may_rise(&self) -> bool {
        false
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        heads(row).map(|head| self.value(head, budget).map(|value| value.0)).collect()
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        match heads(row).nth(heap).map(|head| self.lifts(row, head, to, budget)) {
            Some(Ok(lifts)) => lifts,
            Some(Err(over)) => Box::new(std::iter::once(Err(over))),
            None => Box::new(std::iter::empty()),
        }
    }
}
