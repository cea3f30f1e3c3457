//! Exact slow k-Nim: take one stone from each of exactly k heaps [gurvich-2020].

use crate::amounts::Amounts;
use crate::board::Board;
use crate::games::moore::saturated;
use crate::games::{Arity, Entry, Game, component};
use crate::lowering::{Lowering, LoweringGame};
use crate::ruleset::{Found, Row};
use crate::theory::{Argument, Citation, Step, Theorem};
use crate::{Budget, Convention, Heap, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "slow-exact",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "slow-exact(2) 3 4 5",
    setup: |setup| Ok(component(SlowExact::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("slow-exact(1)", 3, 4),
        ("slow-exact(2)", 4, 4),
        ("slow-exact(3)", 4, 4),
        ("slow-exact(3)", 3, 6),
    ],
};

#[derive(Debug)]
struct SlowExact {
    k: Heap,
    rules: Lowering,
}

impl SlowExact {
    fn new(k: Heap) -> Self {
        let heaps = saturated(&k);
        Self { k, rules: Lowering { fewest: heaps, most: heaps, amounts: Amounts::UpTo(Heap::ONE) } }
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

    fn board(&self, row: &Row) -> Board {
        self.rules.board(row)
    }

    fn parameters(&self, _: &Row) -> String {
        self.k.to_string()
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem<'_> + '_>> {
        vec![Box::new(Countdown(self))]
    }
}

/// With at most k heaps there is no choice: each move lowers each of k heaps, and the least heap counts the moves.
struct Countdown<'g>(&'g SlowExact);

impl<'g> Theorem<'g> for Countdown<'g> {
    fn citation(&self) -> &'static Citation {
        Citation::SLOW_EXACT
    }

    fn argue(&self, row: &Row, convention: Convention, _: &Budget) -> Result<Option<Argument>, OverBudget> {
        let heaps = row.iter().filter(|heap| !heap.is_zero());
        let least = match heaps.clone().count().cmp(&self.0.rules.most) {
            std::cmp::Ordering::Less => Heap::ZERO,
            std::cmp::Ordering::Equal => heaps.min().cloned().unwrap_or_default(),
            std::cmp::Ordering::Greater => return Ok(None),
        };
        Ok(Some(Argument::new(vec![Step::Countdown { least, convention }])))
    }

    fn winning_moves(&self, row: &'g Row, _: Convention, _: &'g Budget) -> Found<'g, Row> {
        Box::new(self.0.rules.options(row).map(Ok))
    }
}
