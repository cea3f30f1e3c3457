//! Exact slow k-Nim: take one stone from each of exactly k heaps [gurvich-2020].

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Facts, Step, Theorem};
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

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("k", vec![self.k.clone()])])
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

/// The heaps that are not empty.
fn filled(row: &Numbers) -> impl Iterator<Item = &Natural> {
    row.iter().filter(|heap| !heap.is_zero())
}

impl Countdown<'_> {
    /// Returns the number of moves that will be made from `row`, which has at most k heaps.
    fn moves(&self, row: &Numbers) -> Natural {
        let is_enough = filled(row).count() == self.0.rules.most;
        filled(row).min().filter(|_| is_enough).cloned().unwrap_or_default()
    }
}

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
        if filled(row).count() > self.0.rules.most {
            return Ok(None);
        }
        Ok(Some(Argument::new(vec![Step::Countdown { least: self.moves(row), convention }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        Box::new(self.0.rules.options(row).map(Ok))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        vec![Step::found("found-countdown", [("left", vec![self.moves(&winning.to)])])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let left = &self.moves(row) - &Natural::ONE;
        vec![Step::no_move("no-move-countdown", [("left", vec![left])])]
    }
}
