//! Slow k-Nim: take one stone from each of up to k heaps [gurvich-ho-2015].

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::{Budget, Convention, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "slow",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "slow(2) 3 4 5",
    setup: |setup| Ok(Component::new(Slow::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[("slow(1)", 3, 4), ("slow(2)", 3, 7), ("slow(2)", 4, 4), ("slow(3)", 3, 5), ("slow(3)", 5, 2)],
};

#[derive(Debug)]
struct Slow {
    k: Natural,
    rules: Lowering,
}

impl Slow {
    fn new(k: Natural) -> Self {
        let most = saturated(&k);
        Self { k, rules: Lowering { fewest: 1, most, limit: Limit::UpTo(Natural::ONE) } }
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

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(SameParity(self))]
    }
}

/// With at most k + 1 heaps, normal play is lost iff all heaps are even, or there are k + 1 of them and all are odd.
///
/// From all even, a move makes some heap odd and, lowering at most k, never all k + 1. From all k + 1 odd, a move
/// leaves some even and some odd. From any other position the odd heaps, at most k, are lowered together.
struct SameParity<'g>(&'g Slow);

impl SameParity<'_> {
    fn odd(row: &Numbers) -> impl Iterator<Item = usize> {
        (0..row.len()).filter(|heap| row[*heap].bit(0))
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
        if convention == Convention::Misere || heaps > self.0.rules.most.saturating_add(1) {
            return Ok(None);
        }
        let all_odd_lost = heaps > self.0.rules.most;
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
        let to_all_odd = reaches_all_odd.then_some(even);
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
        let key = if Self::odd(&winning.to).next().is_none() { "found-slow-even" } else { "found-slow-odd" };
        vec![Step::found(key, [("lowered", one(lowered)), ("heaps", one(heaps))])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let heaps = row.iter().filter(|heap| !heap.is_zero()).count();
        let most = self.0.rules.most.min(heaps);
        let key = match (Self::odd(row).next(), heaps > self.0.rules.most) {
            (None, false) => "no-move-slow-even",
            (None, true) => "no-move-slow-even-all",
            (Some(_), _) => "no-move-slow-odd",
        };
        vec![Step::no_move(key, [("most", one(most)), ("heaps", one(heaps))])]
    }
}
