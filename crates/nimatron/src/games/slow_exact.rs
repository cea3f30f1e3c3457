//! Exact slow k-Nim: take one stone from each of exactly k heaps [gurvich-2020].

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{FallibleMoves, Numbers};
use crate::theory::{Argument, Citation, Step, Theorem};
use crate::{Budget, Convention, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "slow-exact",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "slow-exact(2) 3 4 5",
    setup: |setup| Ok(Component::new(SlowExact::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("slow-exact(1)", 3, 4),
        ("slow-exact(2)", 4, 4),
        ("slow-exact(3)", 4, 4),
        ("slow-exact(3)", 3, 6),
    ],
};

#[derive(Debug)]
struct SlowExact {
    k: Natural,
    rules: Lowering,
}

impl SlowExact {
    fn new(k: Natural) -> Self {
        let heaps = saturated(&k);
        Self { k, rules: Lowering { fewest: heaps, most: heaps, limit: Limit::UpTo(Natural::ONE) } }
    }
}

impl LoweringGame for SlowExact {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for SlowExact {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.k.to_string()
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(Countdown(self))]
    }
}

/// With at most k heaps there is no choice: each move lowers each of k heaps, and the least heap counts the moves.
struct Countdown<'g>(&'g SlowExact);

impl Theorem for Countdown<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::SLOW_EXACT
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let heaps = row.iter().filter(|heap| !heap.is_zero());
        let least = match heaps.clone().count().cmp(&self.0.rules.most) {
            std::cmp::Ordering::Less => Natural::ZERO,
            std::cmp::Ordering::Equal => heaps.min().cloned().unwrap_or_default(),
            std::cmp::Ordering::Greater => return Ok(None),
        };
        Ok(Some(Argument::new(vec![Step::Countdown { least, convention }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        Box::new(self.0.rules.options(row).map(Ok))
    }
}
