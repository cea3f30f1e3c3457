//! Fibonacci Nim: take 1..limit stones; the next limit is twice what was taken [whinihan-1963].
//!
//! Lost iff the limit is below the least part of the Zeckendorf sum of the stones. Under misère play the last
//! stone is poison: with at least one stone and a limit of at least one, it is normal play with one stone less.

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Theorem};
use crate::{Budget, Convention, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "fibonacci",
    aliases: &[],
    parameters: "",
    arity: Arity::Pair,
    example: "fibonacci 20 19",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Fibonacci, setup.row()?))
    },
    samples: &[("fibonacci", 2, 40)],
};

#[derive(Debug)]
struct Fibonacci;

const FOREIGN: &str = "here a move takes stones, and twice as many is the next limit";

/// Stones and limit; the empty position has neither.
fn state(row: &Numbers) -> (Natural, Natural) {
    match row.as_slice() {
        [stones, limit] => (stones.clone(), limit.clone()),
        _ => (Natural::ZERO, Natural::ZERO),
    }
}

fn take(row: &Numbers, taken: Natural) -> LegalMove<Numbers> {
    let to = vec![&row[0] - &taken, &taken + &taken];
    LegalMove { action: Action::difference(row, &to), to }
}

impl Ruleset for Fibonacci {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let (stones, limit) = state(row);
        let most = stones.min(limit);
        Box::new(Natural::range(Natural::ONE, &most + &Natural::ONE).map(|taken| take(row, taken)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Some((0, left)) = action.changes(row.len(), "number", FOREIGN)?.first() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let (stones, limit) = state(row);
        let taken = stones.checked_sub(left).ok_or(IllegalMove::Foreign(FOREIGN))?;
        let most = limit.min(stones.clone());
        if taken.is_zero() || taken > most {
            return Err(IllegalMove::beyond(taken, &stones, &most));
        }
        take(row, taken).confirmed(action, FOREIGN)
    }
}

impl Game for Fibonacci {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    /// The limit is no heap.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::among(from, to, |index| index == 0)
    }

    fn rule_facts(&self, row: &Numbers) -> Facts {
        Facts::from([("limit", vec![state(row).1])])
    }

    fn look(&self) -> Look {
        Look::Pile
    }

    fn board(&self, row: &Numbers) -> Board {
        let (stones, limit) = state(row);
        let most = stones.clone().min(limit.clone());
        let taking = Taking::one(Verb::Take, vec![Multiples::up_to(most)]);
        Board::new(self.look(), vec![stones], [Way::Take(taking)]).beside(limit)
    }

    /// Enough stones for a few moves; the first player may not take them all.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let stones = rng.between(12, 40);
        vec![Natural::from(stones), Natural::from(stones - 1)]
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(Whinihan)]
    }
}

struct Whinihan;

/// The sum of Fibonacci numbers, no two of them neighbours, that makes `stones`; largest first.
fn zeckendorf(stones: &Natural) -> Vec<Natural> {
    let mut numbers = vec![Natural::ONE];
    let mut next = Natural::from(2u64);
    while next <= *stones {
        let following = &next + numbers.last().expect("begun with one");
        numbers.push(std::mem::replace(&mut next, following));
    }
    let mut left = stones.clone();
    let mut parts = Vec::new();
    for number in numbers.into_iter().rev() {
        if let Some(rest) = left.checked_sub(&number) {
            left = rest;
            parts.push(number);
        }
    }
    parts
}

/// The stones that count in this convention, or `None` where no move is left.
fn counting(row: &Numbers, convention: Convention) -> Option<Natural> {
    let (stones, limit) = state(row);
    let unpoisoned = match convention {
        Convention::Normal => stones.clone(),
        Convention::Misere => stones.checked_sub(&Natural::ONE)?,
    };
    (!stones.is_zero() && !limit.is_zero()).then_some(unpoisoned)
}

impl Theorem for Whinihan {
    fn citation(&self) -> &'static Citation {
        Citation::FIBONACCI
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let step = match counting(row, convention) {
            None => Step::Over { convention },
            Some(stones) => Step::Zeckendorf { parts: zeckendorf(&stones), stones, limit: state(row).1 },
        };
        Ok(Some(Argument::new(vec![step])))
    }

    /// If taking t wins, all parts of the rest exceed 2t, so they and the parts of t together are the Zeckendorf sum
    /// of the whole: t is the sum of the last few parts, and wins iff twice it is below the part before them.
    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let parts = counting(row, convention).map_or(Vec::new(), |stones| zeckendorf(&stones));
        let limit = state(row).1;
        let mut tail = Natural::ZERO;
        let mut taken = Vec::new();
        for (i, part) in parts.iter().enumerate().rev() {
            tail = &tail + part;
            if tail > limit {
                break;
            }
            if i.checked_sub(1).is_none_or(|before| &tail + &tail < parts[before]) {
                taken.push(tail.clone());
            }
        }
        Box::new(taken.into_iter().map(|taken| Ok(take(row, taken))))
    }

    fn premises(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let (stones, _) = state(row);
        match (convention, counting(row, convention)) {
            (Convention::Misere, Some(left)) => {
                vec![Step::note("note-fibonacci-misere", [("stones", vec![stones]), ("left", vec![left])])]
            }
            _ => Vec::new(),
        }
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let taken = &row[0] - &winning.to[0];
        let left = counting(&winning.to, convention).filter(|left| !left.is_zero());
        let Some(left) = left else {
            let key = match convention {
                Convention::Normal => "found-fibonacci-all",
                Convention::Misere => "found-fibonacci-all-but-one",
            };
            return vec![Step::found(key, [("taken", vec![taken])])];
        };
        let parts = zeckendorf(&left);
        let least = parts.last().cloned().unwrap_or_default();
        let sum = zeckendorf(&taken);
        let key = if sum.len() == 1 { "found-fibonacci" } else { "found-fibonacci-parts" };
        let facts = [
            ("twice", vec![&taken + &taken]),
            ("taken", vec![taken]),
            ("sum", sum),
            ("left", vec![left]),
            ("sum-left", parts),
            ("least", vec![least]),
        ];
        vec![Step::found(key, facts)]
    }

    /// If fewer stones are taken than the least part has, what is left of it ends in a part of at most twice as many.
    fn no_move(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let Some(stones) = counting(row, convention) else { return Vec::new() };
        match zeckendorf(&stones).last() {
            None => vec![Step::no_move("no-move-fibonacci-last", [])],
            Some(least) => {
                let facts = [("limit", vec![state(row).1]), ("least", vec![least.clone()])];
                vec![Step::no_move("no-move-fibonacci", facts)]
            }
        }
    }
}
