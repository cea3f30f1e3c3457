//! Exact slow k-Nim: take one stone from each of exactly k heaps [gurvich-2020]. With k = 1 it is Bachet's game with m = 1.

mod play;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use dashu_int::UBig;

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::bash::Bash;
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers, sorted};
use crate::theory::{
    Argument, Citation, Facts, Reduced, Reduction, Step, Temper, Theorem, one, options_where,
};
use crate::{Budget, Convention, Natural, Nimber, Outcome, OverBudget};

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
        ("slow-exact(2)", 3, 9),
        ("slow-exact(4)", 5, 2),
    ],
};

#[derive(Debug)]
struct SlowExact {
    k: Natural,
    rules: Lowering,
    /// The game that this is with k = 1.
    single: Option<Bash>,
}

impl SlowExact {
    fn new(k: Natural) -> Self {
        let heaps = saturated(&k);
        let single = (k == Natural::ONE).then(|| Bash::new(Natural::ONE));
        Self { k, single, rules: Lowering { fewest: heaps, most: heaps, limit: Limit::UpTo(Natural::ONE) } }
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

    fn reduction(&self) -> Option<&dyn Reduction> {
        self.single.as_ref().map(|single| single as &dyn Reduction)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        match self.reduction() {
            Some(single) => vec![Box::new(Reduced(single))],
            None => vec![Box::new(Countdown(self)), Box::new(SmallestEven(self))],
        }
    }

    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        Some(self.value(row, budget)?.map(|value| vec![value.0]))
    }

    /// A countdown is worth its parity.
    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        if let Some(single) = self.reduction() {
            return Some(single.genus(row, budget).map(|genus| genus.value));
        }
        let moves = Countdown(self).moves(row)?;
        Some(Ok(if moves.bit(0) { Nimber::ONE } else { Nimber::ZERO }))
    }

    /// Where there is no choice, neither value is above 1.
    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        match self.reduction() {
            Some(single) => Some(single.genus(row, budget).ok()?.temper),
            None => Countdown(self).moves(row).map(|_| Temper::Fickle),
        }
    }
}

/// With at most k heaps there is no choice: each move lowers each of k heaps, and the least heap counts the moves.
struct Countdown<'g>(&'g SlowExact);

/// The heaps that are not empty.
fn filled(row: &Numbers) -> impl Iterator<Item = &Natural> {
    row.iter().filter(|heap| !heap.is_zero())
}

impl Countdown<'_> {
    /// Returns the number of moves that will be made from `row`, or `None` if it has more than k heaps.
    fn moves(&self, row: &Numbers) -> Option<Natural> {
        match filled(row).count().cmp(&self.0.rules.most) {
            Ordering::Less => Some(Natural::ZERO),
            Ordering::Equal => Some(filled(row).min().cloned().unwrap_or_default()),
            Ordering::Greater => None,
        }
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
        let step = self.moves(row).map(|least| Step::Countdown { least, convention });
        Ok(step.map(|step| Argument::new(vec![step])))
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
        vec![Step::found("found-countdown", [("left", self.moves(&winning.to).into_iter().collect())])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let left = self.moves(row).map(|moves| &moves - &Natural::ONE);
        vec![Step::no_move("no-move-countdown", [("left", left.into_iter().collect())])]
    }

    fn remoteness(&self, row: &Numbers, _: Convention, _: &Budget) -> Result<Option<UBig>, OverBudget> {
        Ok(self.moves(row).map(Natural::into_ubig))
    }

    fn delaying_move(&self, row: &Numbers) -> Option<LegalMove<Numbers>> {
        self.0.rules.options(row).next()
    }
}

/// With k + 1 heaps under normal play both players do best to keep the smallest even heap, or a largest one if all are odd, and
/// to lower the others. So the number of moves tells who wins [gurvich-2023].
struct SmallestEven<'g>(&'g SlowExact);

impl SmallestEven<'_> {
    /// Returns the number of moves that are made from `row`, or `None` if it has more than k + 1 heaps.
    fn moves(&self, row: &Numbers, budget: &Budget) -> Option<Result<Natural, OverBudget>> {
        if let Some(moves) = Countdown(self.0).moves(row) {
            return Some(Ok(moves));
        }
        let heaps = sorted(row.clone());
        let is_one_more = heaps.len() == self.0.rules.most.saturating_add(1);
        is_one_more.then(|| play::length(heaps, budget).map(Natural::from))
    }

    fn is_lost(&self, row: &Numbers, budget: &Budget) -> Result<bool, OverBudget> {
        self.moves(row, budget).map_or(Ok(false), |moves| Ok(!moves?.bit(0)))
    }
}

impl Theorem for SmallestEven<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::SMALLEST_EVEN
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let moves = self.moves(row, budget).filter(|_| convention == Convention::Normal);
        let Some(moves) = moves.transpose()? else { return Ok(None) };
        let outcome = Outcome::p_if(!moves.bit(0));
        let facts = BTreeMap::from([("moves", moves), ("heaps", filled(row).count().into())]);
        Ok(Some(Argument::new(vec![Step::Rule { key: "slow-exact-even", facts, outcome }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        options_where(self.0, row, budget, |to| self.is_lost(to, budget))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        budget: &Budget,
    ) -> Vec<Step> {
        let left = self.moves(&winning.to, budget).and_then(Result::ok);
        vec![Step::found("found-slow-exact", [("left", left.into_iter().collect())])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::no_move("no-move-slow-exact", [("heaps", one(filled(row).count()))])]
    }

    fn remoteness(&self, row: &Numbers, _: Convention, budget: &Budget) -> Result<Option<UBig>, OverBudget> {
        Ok(self.moves(row, budget).transpose()?.map(Natural::into_ubig))
    }

    fn delaying_move(&self, row: &Numbers) -> Option<LegalMove<Numbers>> {
        let even = (0..row.len()).filter(|heap| !row[*heap].is_zero() && !row[*heap].bit(0));
        let smallest = even.min_by_key(|heap| &row[*heap]);
        let kept = smallest.or_else(|| (0..row.len()).max_by_key(|heap| &row[*heap]))?;
        self.0.rules.options(row).find(|option| option.to[kept] == row[kept])
    }
}
