//! Slow k-Nim: take one stone from each of up to k heaps [gurvich-ho-2015]. With k = 1 it is Bachet's game with m = 1.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::bash::Bash;
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers, sorted};
use crate::theory::{Argument, Citation, Facts, Reduced, Reduction, Step, Theorem, one};
use crate::{Budget, Convention, Natural, Nimber, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "slow",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "slow(2) 3 4 5",
    setup: |setup| Ok(Component::new(Slow::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("slow(1)", 3, 4),
        ("slow(2)", 3, 7),
        ("slow(2)", 4, 4),
        ("slow(3)", 3, 5),
        ("slow(3)", 5, 2),
        ("slow(2)", 5, 2),
    ],
};

#[derive(Debug)]
struct Slow {
    k: Natural,
    rules: Lowering,
    /// The game that this is with k = 1.
    single: Option<Bash>,
}

impl Slow {
    fn new(k: Natural) -> Self {
        let most = saturated(&k);
        let single = (k == Natural::ONE).then(|| Bash::new(Natural::ONE));
        Self { k, single, rules: Lowering { fewest: 1, most, limit: Limit::UpTo(Natural::ONE) } }
    }
}

impl LoweringGame for Slow {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for Slow {
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
            None => vec![Box::new(SameParity(self))],
        }
    }

    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        Some(self.value(row, budget)?.map(|value| vec![value.0]))
    }

    /// With k = 2 and at most three heaps only their parities count, in the order of their sizes: whether the second is as
    /// odd as the least one, and the third as the second.
    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        if let Some(single) = self.reduction() {
            return Some(single.genus(row, budget).map(|genus| genus.value));
        }
        let heaps = sorted(row.clone());
        let padding = 3usize.checked_sub(heaps.len()).filter(|_| self.rules.most == 2)?;
        let odd: Vec<bool> =
            std::iter::repeat_n(false, padding).chain(heaps.iter().map(|it| it.bit(0))).collect();
        let (second, third) = (odd[0] != odd[1], odd[1] != odd[2]);
        Some(Ok(Nimber::from(2 * u64::from(second) + u64::from(third))))
    }
}

/// With at most k + 2 heaps, empty ones added until there are so many, and k at least 2, normal play is lost iff all heaps are
/// even, or the smallest is even and all others are odd. So k + 1 heaps are lost if all are odd.
///
/// From all even, a move makes some heaps odd, and at most k of them. From the smallest even and k + 1 odd, a move leaves an
/// odd heap; if it leaves one even heap only, that was odd and the smallest was lowered, which is odd now and still the
/// smallest. From any other position: at most k odd heaps are lowered together; if all are odd, the smallest is lowered; if all
/// but one are, that one and the smallest.
struct SameParity<'g>(&'g Slow);

impl SameParity<'_> {
    fn odd(row: &Numbers) -> impl Iterator<Item = usize> {
        (0..row.len()).filter(|heap| row[*heap].bit(0))
    }
}

/// The step that settles a position with k + 2 heaps.
fn least_even(row: &Numbers) -> Step {
    let heaps = sorted(row.clone());
    let odd = heaps.iter().filter(|heap| heap.bit(0)).count();
    let least = heaps.first().cloned().unwrap_or_default();
    let is_lost = odd == 0 || (odd + 1 == heaps.len() && !least.bit(0));
    Step::Rule {
        key: "slow-least",
        facts: BTreeMap::from([("heaps", heaps.len().into()), ("odd", odd.into()), ("least", least)]),
        outcome: Outcome::p_if(is_lost),
    }
}

impl SameParity<'_> {
    /// The heaps that are lowered, in each way to make the smallest of `filled`, k + 2 heaps, even and all others odd.
    fn to_least_even(&self, row: &Numbers, filled: &[usize]) -> Vec<Vec<usize>> {
        if filled.len() <= self.0.rules.most {
            return Vec::new();
        }
        let lowered_for = |least: &usize| {
            let is_lowered = |heap: &usize| row[*heap].bit(0) == (heap == least);
            let lowered: Vec<usize> = filled.iter().copied().filter(is_lowered).collect();
            let size = |heap: &usize| match lowered.contains(heap) {
                true => &row[*heap] - &Natural::ONE,
                false => row[*heap].clone(),
            };
            let is_least = filled.iter().all(|heap| heap == least || size(least) < size(heap));
            (is_least && (1..=self.0.rules.most).contains(&lowered.len())).then_some(lowered)
        };
        filled.iter().filter_map(lowered_for).collect()
    }
}

impl Theorem for SameParity<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::SLOW_NIM
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let heaps = row.iter().filter(|heap| !heap.is_zero()).count();
        let most = self.0.rules.most;
        if convention == Convention::Misere || heaps > most.saturating_add(2) {
            return Ok(None);
        }
        if heaps > most.saturating_add(1) {
            return Ok(Some(Argument::new(vec![least_even(row)])));
        }
        let all_odd_lost = heaps > most;
        Ok(Some(Argument::new(vec![Step::Parity { odd: Self::odd(row).count(), heaps, all_odd_lost }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let odd: Vec<usize> = Self::odd(row).collect();
        let filled: Vec<usize> = (0..row.len()).filter(|heap| !row[*heap].is_zero()).collect();
        let to_all_even = Some(odd.clone()).filter(|odd| !odd.is_empty() && odd.len() <= self.0.rules.most);
        // All k + 1 odd is lost as well, and lowering the even heaps (none of them empty) gets there.
        let even: Vec<usize> = filled.iter().copied().filter(|heap| !row[*heap].bit(0)).collect();
        let reaches_all_odd = filled.len() > self.0.rules.most && !odd.is_empty() && !even.is_empty();
        let to_all_odd = if filled.len() == self.0.rules.most.saturating_add(1) {
            reaches_all_odd.then_some(even).into_iter().collect()
        } else {
            self.to_least_even(row, &filled)
        };
        Box::new(to_all_even.into_iter().chain(to_all_odd).map(|heaps| {
            let lowered: Vec<_> = heaps.iter().map(|heap| (*heap, &row[*heap] - &Natural::ONE)).collect();
            let mut to = row.clone();
            for (heap, size) in &lowered {
                to[*heap].clone_from(size);
            }
            Ok(LegalMove { action: Action::Set(lowered), to })
        }))
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let lowered = row.iter().zip(&winning.to).filter(|(from, to)| from != to).count();
        let heaps = row.iter().filter(|heap| !heap.is_zero()).count();
        let key = match Self::odd(&winning.to).next() {
            None => "found-slow-even",
            Some(_) if heaps > self.0.rules.most.saturating_add(1) => {
                let filled = winning.to.iter().zip(row).filter(|(_, from)| !from.is_zero());
                let least = filled.map(|(to, _)| to).min();
                return vec![Step::found(
                    "found-slow-least",
                    [("least", least.into_iter().cloned().collect())],
                )];
            }
            Some(_) => "found-slow-odd",
        };
        vec![Step::found(key, [("lowered", one(lowered)), ("heaps", one(heaps))])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let heaps = row.iter().filter(|heap| !heap.is_zero()).count();
        let most = self.0.rules.most.min(heaps);
        if heaps > self.0.rules.most.saturating_add(1) {
            let key = match Self::odd(row).next() {
                None => "no-move-slow-few",
                Some(_) => "no-move-slow-least",
            };
            return vec![Step::no_move(key, [("most", one(most)), ("heaps", one(heaps))])];
        }
        let key = match (Self::odd(row).next(), heaps > self.0.rules.most) {
            (None, false) => "no-move-slow-even",
            (None, true) => "no-move-slow-even-all",
            (Some(_), _) => "no-move-slow-odd",
        };
        vec![Step::no_move(key, [("most", one(most)), ("heaps", one(heaps))])]
    }
}
