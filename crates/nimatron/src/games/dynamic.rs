//! Dynamic Nim: take 1..limit stones; the next limit is c times what was taken [schwenk-1970].
//!
//! Schwenk: let the parts be 1 = H₁ < H₂ < … where H after Hₙ is Hₙ + Hₘ for the least m with ⌊c·Hₘ⌋ ≥ Hₙ. Every number is a sum
//! of parts, the largest first; a position is lost iff the limit is below the last of them. It is so for every limit that never
//! falls and never is below what was taken, and so for c ≥ 1; for c = 2 the parts are the Fibonacci numbers. Under misère play the
//! last stone is poison: with at least one stone and a limit of at least one, it is normal play with one stone less.

use std::collections::BTreeMap;

use crate::board::{Board, Look, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "dynamic",
    aliases: &[],
    parameters: "c",
    arity: Arity::Pair,
    example: "dynamic(3) 20 19",
    setup: |setup| {
        let [over, under] = setup.one_ratio("c")?;
        Ok(Component::new(Dynamic { over, under }, setup.row()?))
    },
    samples: &[
        ("dynamic(1)", 2, 16),
        ("dynamic(3)", 2, 22),
        ("dynamic(4)", 2, 16),
        ("dynamic(3/2)", 2, 16),
        ("dynamic(7/3)", 2, 16),
    ],
};

/// The rules in which the limit grows by the ratio `over` to `under`, in lowest terms.
#[derive(Debug)]
struct Dynamic {
    over: Natural,
    under: Natural,
}

const FOREIGN: &str = "here a move takes stones, and their multiple is the next limit";

/// Stones and limit; the empty position has neither.
fn state(row: &Numbers) -> (Natural, Natural) {
    match row.as_slice() {
        [stones, limit] => (stones.clone(), limit.clone()),
        _ => (Natural::ZERO, Natural::ZERO),
    }
}

impl Dynamic {
    fn limit_after(&self, taken: &Natural) -> Natural {
        Natural::from(taken.as_ubig() * self.over.as_ubig() / self.under.as_ubig())
    }

    fn take(&self, row: &Numbers, taken: &Natural) -> LegalMove<Numbers> {
        let to = vec![&row[0] - taken, self.limit_after(taken)];
        LegalMove { action: Action::difference(row, &to), to }
    }
}

impl Ruleset for Dynamic {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let (stones, limit) = state(row);
        let most = stones.min(limit);
        Box::new(Natural::range(Natural::ONE, &most + &Natural::ONE).map(|taken| self.take(row, &taken)))
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
        self.take(row, &taken).confirmed(action, FOREIGN)
    }
}

impl Game for Dynamic {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        match self.under == Natural::ONE {
            true => self.over.to_string(),
            false => format!("{}/{}", self.over, self.under),
        }
    }

    fn rule_facts(&self, row: &Numbers) -> Facts {
        let facts = [("limit", state(row).1), ("over", self.over.clone()), ("under", self.under.clone())];
        facts.into_iter().map(|(name, number)| (name, one(number))).collect()
    }

    /// The limit is no heap.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::among(from, to, |index| index == 0)
    }

    fn look(&self) -> Look {
        Look::Pile
    }

    /// A list of moves: the next limit need not be twice what was taken.
    fn board(&self, row: &Numbers) -> Board {
        let (stones, limit) = state(row);
        Board::new(self.look(), vec![stones], [Way::list(self.options(row))]).beside(limit)
    }

    fn next_limit(&self, taken: &Natural) -> Natural {
        self.limit_after(taken)
    }

    /// Enough stones for a few moves; the first player may not take them all.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let stones = rng.between(12, 40);
        vec![Natural::from(stones), Natural::from(stones - 1)]
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(Schwenk(self))]
    }
}

struct Schwenk<'a>(&'a Dynamic);

/// How many parts are computed at most. They grow by at least the factor 1 + 1/c.
const MOST_PARTS: u64 = 1 << 20;

impl Schwenk<'_> {
    /// Returns the sum of parts that makes `stones`, the largest first.
    ///
    /// # Errors
    /// [`OverBudget`] if there are too many parts up to `stones`, as there may be if the ratio is large.
    fn parts(&self, stones: &Natural, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        let mut meter = budget.meter("the parts of Schwenk's sum");
        let mut parts = vec![Natural::ONE];
        let mut least = 0;
        loop {
            let last = parts.last().expect("begun with one");
            while self.0.limit_after(&parts[least]) < *last {
                least += 1;
                meter.spend(1)?;
            }
            let next = last + &parts[least];
            if next > *stones {
                break;
            }
            if parts.len() as u64 >= MOST_PARTS {
                return Err(OverBudget::after("the parts of Schwenk's sum", MOST_PARTS));
            }
            meter.spend(1 + next.bit_len() as u64 / 64)?;
            parts.push(next);
        }
        let mut left = stones.clone();
        let mut sum = Vec::new();
        for part in parts.into_iter().rev() {
            // A part can be used once only: the next one would be larger.
            if let Some(rest) = left.checked_sub(&part) {
                left = rest;
                sum.push(part);
            }
        }
        Ok(sum)
    }
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

impl Theorem for Schwenk<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::DYNAMIC
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let limit = state(row).1;
        let Some(stones) = counting(row, convention) else {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        };
        let parts = self.parts(&stones, budget)?;
        let steps = match parts.last() {
            // Under misère play the only stone must be taken.
            None => vec![Step::Rule { key: "dynamic-last", facts: BTreeMap::new(), outcome: Outcome::P }],
            Some(least) => {
                let sum = Step::note("note-dynamic", [("stones", vec![stones]), ("sum", parts.clone())]);
                let facts = BTreeMap::from([("least", least.clone()), ("limit", limit.clone())]);
                vec![sum, Step::Rule { key: "dynamic", facts, outcome: Outcome::p_if(limit < *least) }]
            }
        };
        Ok(Some(Argument::new(steps)))
    }

    /// If taking t wins, the limit after it is below the last part of the rest, so these parts and those of t together are the
    /// sum of the whole: t is the sum of the last few parts.
    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let parts = match counting(row, convention).map(|stones| self.parts(&stones, budget)).transpose() {
            Ok(parts) => parts.unwrap_or_default(),
            Err(over) => return Box::new(std::iter::once(Err(over))),
        };
        let limit = state(row).1;
        let mut taken = Natural::ZERO;
        let mut winning = Vec::new();
        for (i, part) in parts.iter().enumerate().rev() {
            taken = &taken + part;
            if taken > limit {
                break;
            }
            if i.checked_sub(1).is_none_or(|before| self.0.limit_after(&taken) < parts[before]) {
                winning.push(Ok(self.0.take(row, &taken)));
            }
        }
        Box::new(winning.into_iter())
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
        budget: &Budget,
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
        let parts = self.parts(&left, budget).unwrap_or_default();
        let least = parts.last().cloned().unwrap_or_default();
        let facts = [
            ("limit", vec![winning.to[1].clone()]),
            ("taken", vec![taken]),
            ("left", vec![left]),
            ("sum", parts),
            ("least", vec![least]),
        ];
        vec![Step::found("found-dynamic", facts)]
    }

    /// What is left of the last part after fewer stones than it has are taken ends in a part within the new limit.
    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        let Some(stones) = counting(row, convention) else { return Vec::new() };
        match self.parts(&stones, budget).unwrap_or_default().last() {
            None => vec![Step::no_move("no-move-fibonacci-last", [])],
            Some(least) => {
                let facts = [("limit", vec![state(row).1]), ("least", vec![least.clone()])];
                vec![Step::no_move("no-move-dynamic", facts)]
            }
        }
    }
}
