//! Exact k-Nim: lower exactly k heaps [boros-2018].
//!
//! With the height T, the largest number of moves that can be made, the Grundy value is T where more than half of
//! the heaps are lowered, and a formula of the Jenkyns–Mayberry kind where exactly half are. Below that it is open.
//! With k = 1 it is Nim.

use std::collections::BTreeMap;

use dashu_int::UBig;

use crate::board::Board;
use crate::engine::moore::Moore;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::{MooresTheorem, saturated};
use crate::games::nim::Nim;
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers, sorted};
use crate::theory::{Argument, Citation, Facts, Genus, Reduction, Step, Temper, Theorem, one, options_where};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "exact",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "exact(2) 2 3 4",
    setup: |setup| Ok(Component::new(Exact::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("exact(1)", 3, 4),
        ("exact(2)", 3, 6),
        ("exact(2)", 4, 4),
        ("exact(3)", 5, 2),
        ("exact(3)", 4, 3),
    ],
};

#[derive(Debug)]
struct Exact {
    k: Natural,
    rules: Lowering,
}

impl Exact {
    fn new(k: Natural) -> Self {
        let heaps = saturated(&k);
        Self { k, rules: Lowering { fewest: heaps, most: heaps, limit: Limit::Any } }
    }

    /// The largest number of moves from `heaps`: the largest t with Σ min(heap, t) ≥ k·t.
    fn height(&self, heaps: &[Natural]) -> Natural {
        let enough = |t: &UBig| {
            let filled: UBig = heaps.iter().map(|heap| heap.as_ubig().min(t)).sum();
            filled >= self.k.as_ubig() * t
        };
        let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
        let (mut low, mut high) = (UBig::ZERO, stones / self.k.as_ubig());
        while low < high {
            let middle = (&low + &high + UBig::ONE) >> 1;
            if enough(&middle) { low = middle } else { high = middle - UBig::ONE }
        }
        Natural::from(low)
    }

    /// Returns whether this is Nim.
    fn is_nim(&self) -> bool {
        self.k == Natural::ONE
    }

    /// The genus of a position, with its height, where 2k ≥ the number of heaps that are not empty; k is at least 2.
    fn genus(&self, row: &Numbers) -> Option<(Genus, Natural)> {
        let heaps = sorted(row.clone());
        let twice = 2 * self.rules.most as u128;
        let height = self.height(&heaps);
        let small = height <= Natural::ONE;
        let (value, fickle) = match (heaps.len() as u128).cmp(&twice) {
            std::cmp::Ordering::Greater => return None,
            std::cmp::Ordering::Less => (height.clone(), small),
            std::cmp::Ordering::Equal => {
                let least = &heaps[0];
                let above: Numbers = heaps.iter().map(|heap| heap - least).collect();
                let y = self.height(&above).into_ubig() + UBig::ONE;
                let c = &y * (&y - UBig::ONE) / UBig::from(2u8);
                let value = if *least.as_ubig() <= c {
                    height.clone()
                } else {
                    Natural::from(&c + (least.as_ubig() - &c - UBig::ONE) % &y)
                };
                (value, small || (*least == Natural::ONE && y.is_one()))
            }
        };
        let temper = if fickle { Temper::Fickle } else { Temper::Firm };
        Some((Genus { value: Nimber(value), temper }, height))
    }
}

impl LoweringGame for Exact {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for Exact {
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
        self.is_nim().then_some(&Nim)
    }

    fn as_moore(&self) -> Option<&Moore> {
        Nim.as_moore().filter(|_| self.is_nim())
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        match self.as_moore() {
            Some(moore) => vec![Box::new(MooresTheorem { moore, citation: Citation::BOUTON })],
            None => vec![Box::new(ExactNim(self))],
        }
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        match self.reduction() {
            Some(nim) => Some(nim.genus(row, budget).map(|genus| genus.value)),
            None => Some(Ok(self.genus(row)?.0.value)),
        }
    }

    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        Some(self.value(row, budget)?.map(|value| vec![value.0]))
    }

    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        match self.reduction() {
            Some(nim) => Some(nim.genus(row, budget).ok()?.temper),
            None => Some(self.genus(row)?.0.temper),
        }
    }
}

struct ExactNim<'g>(&'g Exact);

impl ExactNim<'_> {
    /// Returns what the value says about the position, in terms of its heaps, none of them empty.
    ///
    /// With fewer than 2k heaps the value is the height, so normal play is lost only at the end, and misère play if
    /// every move is the last. With 2k heaps the value is 0 iff more than k of them are as small as the least: then a
    /// move lowers one of these and leaves at most k heaps that small. Misère play is the same if these heaps have two or
    /// more stones, and won if they have one.
    fn rule(&self, heaps: &Numbers, height: &Natural, genus: &Genus, convention: Convention) -> Step {
        let outcome = genus.outcome(convention);
        let is_half = heaps.len() as u128 == 2 * self.0.rules.most as u128;
        let (key, facts) = match (is_half, convention) {
            (false, Convention::Normal) => ("exact-more", BTreeMap::from([("height", height.clone())])),
            (false, Convention::Misere) => {
                ("exact-more-misere", BTreeMap::from([("height", height.clone())]))
            }
            (true, convention) => {
                let key = match convention {
                    Convention::Normal => "exact-half",
                    Convention::Misere => "exact-half-misere",
                };
                let single = |(name, numbers): (_, Vec<Natural>)| Some((name, numbers.into_iter().next()?));
                (key, self.equal_facts(heaps).into_iter().filter_map(single).collect())
            }
        };
        Step::Rule { key, facts, outcome }
    }

    /// Returns how many heaps there are, how many of them are as small as the least, and how many of those must be equal in
    /// a lost position.
    fn equal_facts(&self, heaps: &Numbers) -> [(&'static str, Vec<Natural>); 5] {
        let least = heaps.first().cloned().unwrap_or_default();
        let equal = heaps.iter().filter(|heap| **heap == least).count();
        [
            ("heaps", one(heaps.len())),
            ("least", vec![least]),
            ("equal", one(equal)),
            ("k", vec![self.0.k.clone()]),
            ("more", vec![&self.0.k + &Natural::ONE]),
        ]
    }
}

impl Theorem for ExactNim<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::EXACT_NIM
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let Some((genus, height)) = self.0.genus(row) else { return Ok(None) };
        let rule = self.rule(&sorted(row.clone()), &height, &genus, convention);
        let steps = vec![Step::Tetris { height }, Step::Value { genus, convention }, rule];
        Ok(Some(Argument::new(steps)))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let game = self.0;
        let lost =
            move |row: &Numbers| Ok(game.genus(row).is_some_and(|known| known.0.outcome(convention).is_p()));
        options_where(game, row, budget, lost)
    }

    /// With 2k heaps, k larger ones are lowered to the least one; with fewer, so many to 0 that no move is left, or under misère
    /// play the last one.
    fn winning_move(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let lost = |to: &Numbers| self.0.genus(to).is_some_and(|known| known.0.outcome(convention).is_p());
        let mut heaps: Vec<usize> = (0..row.len()).filter(|heap| !row[*heap].is_zero()).collect();
        heaps.sort_by(|a, b| row[*b].cmp(&row[*a]));
        let most = self.0.rules.most;
        let largest = heaps.get(..most).unwrap_or_default();
        let least = heaps.last().map(|heap| row[*heap].clone()).unwrap_or_default();
        let ones = most.saturating_sub(heaps.len() - largest.len());
        for (sizes, ones) in [(least, 0), (Natural::ZERO, 0), (Natural::ZERO, ones)] {
            let size = |place: usize| if place < ones { Natural::ONE } else { sizes.clone() };
            let mut lowered: Vec<(usize, Natural)> =
                largest.iter().enumerate().map(|(place, heap)| (*heap, size(place))).collect();
            lowered.sort_unstable();
            let action = Action::Set(lowered);
            if let Ok(to) = self.0.rules.play(row, &action)
                && lost(&to)
            {
                return Ok(Some(LegalMove { action, to }));
            }
        }
        self.winning_moves(row, convention, budget).next().transpose()
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let heaps = sorted(winning.to.clone());
        let height = self.0.height(&heaps);
        if height.is_zero() {
            let facts = [("k", vec![self.0.k.clone()]), ("heaps", one(heaps.len()))];
            return vec![Step::found("found-exact-end", facts)];
        }
        if convention == Convention::Misere && height == Natural::ONE {
            return vec![Step::found("found-exact-last", [])];
        }
        vec![Step::found("found-exact-half", self.equal_facts(&heaps))]
    }

    fn no_move(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let heaps = sorted(row.clone());
        if self.0.height(&heaps) == Natural::ONE {
            return vec![Step::no_move("no-move-exact-last", [])];
        }
        let mut steps = vec![Step::no_move("no-move-exact-half", self.equal_facts(&heaps))];
        if convention == Convention::Misere {
            steps.push(Step::no_move("no-move-exact-half-misere", self.equal_facts(&heaps)));
        }
        steps
    }
}
