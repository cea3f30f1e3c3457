//! Mock Turtles, Twins and Triplets: turn one head to tails and, with it, so many coins to its left [winning-ways-14-turning].
//!
//! Under normal play every head is a Nim heap, whose size depends on its place only. With the places counted from 0: in Mock Turtles, of
//! up to three coins, it is the odious number of the place, 1, 2, 4, 7, 8, …; in Twins, of exactly two, the place itself; in
//! Triplets, of exactly three, 0 and 0 and then the odious numbers. Misère play is searched.

use crate::board::{Board, Look, Way};
use crate::game::{Arity, Component, Entry, Game, Setup};
use crate::games::coin_row::{CoinGame, heads};
use crate::notation::ParseError;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

const fn entry(
    name: &'static str,
    example: &'static str,
    samples: &'static [(&'static str, usize, u64)],
) -> Entry {
    Entry { name, aliases: &[], parameters: "", arity: Arity::Flags, example, setup, samples }
}

pub(crate) const MOCK_TURTLES: Entry =
    entry("mock-turtles", "mock-turtles 0 1 1 0 1", &[("mock-turtles", 8, 1)]);
pub(crate) const TWINS: Entry = entry("twins", "twins 0 1 1 0 1", &[("twins", 8, 1)]);
pub(crate) const TRIPLETS: Entry = entry("triplets", "triplets 0 1 1 0 1", &[("triplets", 8, 1)]);

pub(super) static GAMES: [Turning; 3] = [
    Turning { entry: &MOCK_TURTLES, fewest: 0, most: 2, worthless: 0, is_odious: true },
    Turning { entry: &TWINS, fewest: 1, most: 1, worthless: 0, is_odious: false },
    Turning { entry: &TRIPLETS, fewest: 2, most: 2, worthless: 2, is_odious: true },
];

fn setup(setup: &Setup<'_>) -> Result<Component, ParseError> {
    setup.expect_no_parameters()?;
    let named = |game: &&Turning| game.entry.name == setup.entry().name;
    let game = GAMES.iter().find(named).unwrap_or(&GAMES[0]);
    Ok(Component::new(game.clone(), setup.row()?))
}

/// The rules "turn a head and between `fewest` and `most` coins to its left".
#[derive(Debug, Clone)]
pub(super) struct Turning {
    entry: &'static Entry,
    fewest: usize,
    most: usize,
    /// The first places, at which a head is worth nothing.
    worthless: usize,
    /// Whether the values after them are the odious numbers, or else all numbers.
    is_odious: bool,
}

const FOREIGN: &str = "here a move turns a head to tails, and as many coins to its left as the rules say";

fn turn(row: &Numbers, head: usize, lefts: &[usize]) -> LegalMove<Numbers> {
    let mut to = row.clone();
    for coin in lefts.iter().chain([&head]) {
        to[*coin] = &row[*coin] ^ &Natural::ONE;
    }
    LegalMove { action: Action::difference(row, &to), to }
}

impl Turning {
    /// Returns the places of this value.
    fn places(&self, value: usize) -> impl Iterator<Item = usize> + use<> {
        let worthless = if value == 0 { self.worthless } else { 0 };
        let place = match self.is_odious {
            true => (value.count_ones() % 2 == 1).then_some(value >> 1),
            false => Some(value),
        };
        (0..worthless).chain(place.map(|place| place + self.worthless))
    }

    /// Returns every choice of coins left of `head` that are worth `value` together, each from the left to the right.
    fn lefts(&self, head: usize, value: usize) -> impl Iterator<Item = Vec<usize>> + '_ {
        let none = (self.fewest == 0 && value == 0).then(Vec::new);
        let single = (self.fewest..=self.most).contains(&1);
        let single = single.then(|| self.places(value)).into_iter().flatten();
        let double = if self.most == 2 { 0..head } else { 0..0 };
        let double = double.flat_map(move |first| {
            let second = self.places(value ^ self.head_value(first)).filter(move |second| *second > first);
            second.map(move |second| vec![first, second])
        });
        let all = none.into_iter().chain(single.map(|left| vec![left])).chain(double);
        all.filter(move |lefts| lefts.iter().all(|left| *left < head))
    }
}

impl CoinGame for Turning {
    fn name(&self) -> &'static str {
        self.entry.name
    }

    fn all_lefts(&self, head: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        let pairs = (0..head).flat_map(move |a| (a + 1..head).map(move |b| vec![a, b]));
        let all = std::iter::once(Vec::new()).chain((0..head).map(|left| vec![left])).chain(pairs);
        Box::new(all.filter(move |lefts| self.turns(lefts, head)))
    }

    fn turns(&self, lefts: &[usize], _: usize) -> bool {
        (self.fewest..=self.most).contains(&lefts.len())
    }

    fn head_value(&self, place: usize) -> usize {
        match place.checked_sub(self.worthless) {
            None => 0,
            Some(n) if self.is_odious => 2 * n + usize::from(n.count_ones() % 2 == 0),
            Some(n) => n,
        }
    }
}

impl Ruleset for Turning {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(
            heads(row).flat_map(move |head| self.all_lefts(head).map(move |lefts| turn(row, head, &lefts))),
        )
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let changes = action.changes(row.len(), "coin", FOREIGN)?;
        let Some(((head, _), lefts)) = changes.split_last() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        if row[*head].is_zero() {
            return Err(IllegalMove::Foreign("the rightmost coin that is turned must show heads"));
        }
        let lefts: Vec<usize> = lefts.iter().map(|(left, _)| *left).collect();
        if !self.turns(&lefts, *head) {
            return Err(IllegalMove::Foreign(FOREIGN));
        }
        turn(row, *head, &lefts).confirmed(action, FOREIGN)
    }
}

impl Game for Turning {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn look(&self) -> Look {
        Look::Coins
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Turning {
    fn citation(&self) -> &'static Citation {
        Citation::TURNING
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Game(self.entry.name))
    }

    fn change(&self) -> &'static str {
        "no-move-turning"
    }

    fn may_rise(&self) -> bool {
        false
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(heads(row).map(|head| Natural::from(self.head_value(head))).collect())
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let wanted = heads(row).nth(heap).zip(to.to_usize());
        Box::new(
            wanted.into_iter().flat_map(move |(head, to)| {
                self.lefts(head, to).map(move |lefts| Ok(turn(row, head, &lefts)))
            }),
        )
    }
}
