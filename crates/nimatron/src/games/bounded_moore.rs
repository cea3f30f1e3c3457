//! Bounded Moore's Nim, `moore(k,m)`: lower at least one and at most k heaps, each by at most m stones.
//!
//! With at most k + 1 heaps the remainders modulo m + 1 decide under normal play: lost iff with k or fewer heaps all of them
//! are 0, with k + 1 heaps all of them are equal. Beyond that the remainders are not enough: with k = 2 and m = 1 the
//! heaps 1 1 1 2 are won. A move changes at least one remainder and leaves a heap alone if there are k + 1, so they are not
//! equal after it; and remainders are lowered to the least of them, or to 0, by at most m stones each.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::game::{Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::{ENTRY, saturated};
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, options_where};
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

#[derive(Debug)]
pub(super) struct BoundedMoore {
    k: Natural,
    m: Natural,
    rules: Lowering,
}

impl BoundedMoore {
    /// Returns the game with these rules and heaps; both limits are positive.
    pub(super) fn component(k: Natural, m: Natural, row: Numbers) -> Component {
        let rules = Lowering { fewest: 1, most: saturated(&k), limit: Limit::UpTo(m.clone()) };
        Component::new(Self { k, m, rules }, row)
    }

    fn modulus(&self) -> Natural {
        &self.m + &Natural::ONE
    }

    /// Returns the remainder that all heaps must have in a lost position, or `None` if there are too many heaps.
    fn target(&self, row: &Numbers) -> Option<Natural> {
        let modulus = self.modulus();
        let filled: Vec<&Natural> = row.iter().filter(|heap| !heap.is_zero()).collect();
        match filled.len() {
            heaps if heaps <= self.rules.most => Some(Natural::ZERO),
            heaps if heaps - 1 == self.rules.most => filled.iter().map(|heap| heap.rem(&modulus)).min(),
            _ => None,
        }
    }

    /// Returns who wins under normal play, or `None` if there are too many heaps.
    fn outcome(&self, row: &Numbers) -> Option<Outcome> {
        let (target, modulus) = (self.target(row)?, self.modulus());
        let filled = row.iter().filter(|heap| !heap.is_zero());
        Some(Outcome::p_if(filled.map(|heap| heap.rem(&modulus)).all(|rest| rest == target)))
    }
}

impl LoweringGame for BoundedMoore {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for BoundedMoore {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn rule_key(&self) -> &'static str {
        "moore-bounded"
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("k", vec![self.k.clone()]), ("m", vec![self.m.clone()])])
    }

    fn parameters(&self, _: &Numbers) -> String {
        format!("{},{}", self.k, self.m)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(FewHeaps(self))]
    }
}

/// The remainders decide if there are at most k + 1 heaps.
struct FewHeaps<'g>(&'g BoundedMoore);

impl Theorem for FewHeaps<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::BOUNDED_MOORE
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let outcome = self.0.outcome(row).filter(|_| convention == Convention::Normal);
        let facts = BTreeMap::from([("modulus", self.0.modulus())]);
        let rule = |outcome| Step::Rule { key: "moore-bounded", facts, outcome };
        Ok(outcome.map(|outcome| Argument::new(vec![rule(outcome)])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        options_where(self.0, row, budget, |option| Ok(self.0.outcome(option).is_some_and(Outcome::is_p)))
    }

    fn winning_move(
        &self,
        row: &Numbers,
        _: Convention,
        _: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let modulus = self.0.modulus();
        let Some(target) = self.0.target(row) else { return Ok(None) };
        let lowered = |heap: &Natural| {
            let over = heap.rem(&modulus).checked_sub(&target).unwrap_or_default();
            heap.checked_sub(&over).unwrap_or_default()
        };
        let to: Numbers = row.iter().map(lowered).collect();
        Ok(Some(LegalMove { action: Action::difference(row, &to), to }))
    }

    fn construction(&self, _: &Numbers, _: &LegalMove<Numbers>, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::found("found-moore-bounded", [("modulus", vec![self.0.modulus()])])]
    }

    fn no_move(&self, _: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::no_move("no-move-moore-bounded", [("modulus", vec![self.0.modulus()])])]
    }
}
