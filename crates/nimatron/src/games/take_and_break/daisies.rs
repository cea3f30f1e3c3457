//! Daisies, `octal(4.7)`, under misère play: who wins by the parities of the heaps and by how far the heaviest one is ahead.
//!
//! A move of Daisies takes one stone of a heap or none, and may split the heap into two. Under normal play heaps are worth 1, 2, 1,
//! 2, … Plambeck [plambeck-1992] solved misère play; what follows is a rule of our own with a proof, found by search. It holds for
//! the codes 4.7d₂d₃ too in which d₂ is 0 or 1 and d₃ is 0, 1, 4 or 5: their further moves lead from no lost position to another.
//!
//! Heaps of 1 and 3 are *small* and weigh 0; a heap of 2 weighs 1, a heap of n ≥ 4 weighs n - 3. The *lead* is the largest weight
//! less the sum of all others. Let o be the number of odd heaps and e that of even ones; empty heaps do not count.
//!
//! | position | lost iff |
//! |---|---|
//! | S: all heaps are small | o is odd |
//! | A: one is *ahead*, the lead being 4 or more; or one heap has 5 stones and all others are small | o and e are odd |
//! | B: any other | o and e are even |
//!
//! Proof. A weight is even iff its heap is odd, so the lead is even iff e is. Every move changes a parity: both if a heap is lowered
//! by one and not to 0, that of o alone if one stone is taken and the rest is split or nothing, and that of e alone if a heap is split
//! and no stone taken. A heap that is lowered by one changes the lead by one.
//!
//! *From a lost position no move leads to another.* S with o odd: a heap of 1 taken, or 3 split into 1 + 1, leaves o even; else a
//! heap of 2 is made, which is in B, and the only even heap. B with o and e even: the lead is even, so at most 2. A lost position of A
//! has both parities changed; so a heap was lowered by one and the lead is at most 3, but the heap of 5 is no such position, as
//! it has no even heap. A lost position of S is made by splitting the only heap that is not small; as e is even, that heap is odd, and
//! it is 5 or 7 stones beside small ones, which are in A. A with o and e odd: the lead is odd, so at least 5. Lowering a heap by one
//! leaves it at 4 or more; a lost position of S would need the heap that is ahead, of 8 stones or more, to become small ones.
//!
//! *From any other position that is not over there is a move to a lost one.* S with o even: take a 1, or split 3 into 1 + 1.
//! A with a lead of 4 or more, L the heap ahead:
//! - o and e even: lower by one any heap that is not small, other than L: the lead grows. If there is none, L is odd, and o without
//!   it. Lower L by one if it has 9 stones or more; split 7 into 3 + 3 after taking one, which leaves small heaps, oddly many.
//! - o odd, e even: split a heap h other than L that is not small into 1 and h - 1: the lead grows. If there is none, L is odd: split
//!   it into 1 and L - 1 if it has 9 or more, which keeps a lead of 5 at least; of 7 take one and leave 2 + 4, which is in B.
//! - o even, e odd: take a heap of 1; or take one of a heap of 3 or more other than L and leave 1 and the rest: the lead does not
//!   shrink. If there is none, all other heaps have 2 stones, evenly many, and L is even: with a lead of 7 or more leave 1 and L - 2
//!   of it; with a lead of 5 split it in halves, and none is ahead.
//!
//! Five stones beside small heaps: o even, take one and leave 1 + 3; o odd, take one and leave 2 + 2.
//! B, where the lead is at most 3:
//! - o and e odd: with a lead of 3 lower the heaviest heap by one; a heap of 6 beside small ones is split into 3 + 3 instead. With
//!   less lower an even heap by one; a heap of 2 or 4 beside small ones is split into small ones, and beside a heap of 5, 5 is lowered.
//! - o odd, e even: take a heap of 1, or of a heap of 3 take one and leave 1 + 1. If there is none, take one of the heaviest
//!   heap: leave 2 and an even rest if it is odd, 1 and an even rest if it is even. It has 5 stones or more, since o is odd.
//! - o even, e odd: split the heaviest heap h into 2 and h - 2 if it has 5 stones or more; otherwise split a heap of 2 or 4 into
//!   small ones if there are three such heaps, and lower it by one if it is the only one.
//!
//! In each case the other heaps together weigh so much that no one gets ahead. ∎

use std::collections::BTreeMap;

use super::rules::{HeapRules, replace};
use crate::Natural;
use crate::engine::take_and_break::TakeAndBreak;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Step, Theorem, options_where};
use crate::{Budget, Convention, Outcome, OverBudget};

/// How far ahead the heaviest heap must be.
const LEAD: u64 = 4;

/// Misère Daisies.
pub(super) struct Daisies<'g>(&'g HeapRules);

impl<'g> Daisies<'g> {
    /// Returns the theorem if it is about this game.
    pub(super) fn of(rules: &'g HeapRules, game: &TakeAndBreak) -> Option<Self> {
        const CODES: [&str; 8] = ["4.7", "4.71", "4.701", "4.704", "4.705", "4.711", "4.714", "4.715"];
        // Its first digits rule out nearly all other games without reading a code.
        let is_like =
            game.allows(&Natural::from(2u64), &[Natural::ONE, Natural::ONE]) && game.listed().len() <= 3;
        let is_one = || CODES.iter().any(|code| TakeAndBreak::octal(code).as_ref() == Ok(game));
        (is_like && is_one()).then_some(Self(rules))
    }
}

/// Which of the three rules a position follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Small,
    Ahead,
    Even,
}

/// What decides who wins.
#[derive(Debug)]
struct Weighed {
    odd: usize,
    even: usize,
    /// The largest weight, and the sum of all others.
    heaviest: Natural,
    others: Natural,
    kind: Kind,
}

fn is_small(heap: &Natural) -> bool {
    *heap == 1 || *heap == 3
}

/// Returns the weight of a heap that is not empty.
fn weight(heap: &Natural) -> Natural {
    match heap.to_u64() {
        Some(1 | 3) => Natural::ZERO,
        Some(2) => Natural::ONE,
        _ => heap - &Natural::from(3u64),
    }
}

impl Weighed {
    fn of(row: &Numbers) -> Self {
        let heaps = || row.iter().filter(|heap| !heap.is_zero());
        let odd = heaps().filter(|heap| heap.bit(0)).count();
        let heaviest = heaps().map(weight).max().unwrap_or_default();
        let total = heaps().fold(Natural::ZERO, |sum, heap| &sum + &weight(heap));
        let others = &total - &heaviest;
        let mut large = heaps().filter(|heap| !is_small(heap));
        let kind = match (large.next(), large.next()) {
            (None, _) => Kind::Small,
            (Some(five), None) if *five == 5 => Kind::Ahead,
            _ if heaviest >= &others + &Natural::from(LEAD) => Kind::Ahead,
            _ => Kind::Even,
        };
        Self { odd, even: heaps().count() - odd, heaviest, others, kind }
    }

    const fn is_lost(&self) -> bool {
        let (odd, even) = (self.odd % 2 == 1, self.even % 2 == 1);
        match self.kind {
            Kind::Small => odd,
            Kind::Ahead => odd && even,
            Kind::Even => !odd && !even,
        }
    }

    fn step(self) -> Step {
        if self.odd + self.even == 0 {
            return Step::Over { convention: Convention::Misere };
        }
        let outcome = Outcome::p_if(self.is_lost());
        let counts = [("odd", Natural::from(self.odd)), ("even", Natural::from(self.even))];
        let weights = [("heaviest", self.heaviest), ("others", self.others)];
        let (key, facts) = match self.kind {
            Kind::Small => ("daisies-small", BTreeMap::from([("count", Natural::from(self.odd))])),
            Kind::Ahead => ("daisies-ahead", counts.into_iter().chain(weights).collect()),
            Kind::Even => ("daisies-even", counts.into_iter().chain(weights).collect()),
        };
        Step::Rule { key, facts, outcome }
    }
}

/// Returns why no move leads from a lost position to another.
fn no_move(row: &Numbers) -> Vec<Step> {
    let key = match Weighed::of(row).kind {
        Kind::Small => "no-move-daisies-small",
        Kind::Ahead => "no-move-daisies-ahead",
        Kind::Even => "no-move-daisies-even",
    };
    vec![Step::no_move(key, [])]
}

/// Returns the heaps of which the proof moves one: the largest one, and the least of each kind, which are 1, 2, 3, 4, and the
/// larger ones, odd and even.
fn tried(row: &Numbers) -> impl Iterator<Item = usize> {
    let mut least = [None; 6];
    for (place, heap) in row.iter().enumerate().filter(|(_, heap)| !heap.is_zero()) {
        let kind = match heap.to_usize() {
            Some(small @ 1..=4) => small - 1,
            _ => 4 + usize::from(heap.bit(0)),
        };
        if least[kind].is_none_or(|least| *heap < row[least]) {
            least[kind] = Some(place);
        }
    }
    let largest = (0..row.len()).max_by_key(|place| &row[*place]);
    least.into_iter().flatten().chain(largest)
}

/// Returns the heaps by which the proof replaces one, smaller ones first; others among them, and some twice.
fn replacements(heap: &Natural) -> impl Iterator<Item = Vec<Natural>> + use<'_> {
    let halved = |heap: &Natural| Natural::from(heap.as_ubig() >> 1);
    // No stone is taken, or one; what is left is one heap, or two of which one is small or half.
    (0..=1u64).flat_map(move |taken| {
        let left = heap - &Natural::from(taken);
        [Natural::ZERO, Natural::ONE, Natural::from(2u64), halved(&left)].into_iter().filter_map(
            move |part| {
                let rest = left.checked_sub(&part)?;
                let parts = [part, rest].into_iter().filter(|part| !part.is_zero()).collect::<Vec<_>>();
                (parts.is_sorted() && (taken > 0 || parts.len() > 1)).then_some(parts)
            },
        )
    })
}

impl Theorem for Daisies<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::DAISIES
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let is_misere = convention == Convention::Misere;
        Ok(is_misere.then(|| Argument::new(vec![Weighed::of(row).step()])))
    }

    fn winning_move(
        &self,
        row: &Numbers,
        _: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let mut meter = budget.meter("a winning move of Daisies");
        for heap in tried(row) {
            for parts in replacements(&row[heap]) {
                meter.spend(row.len() as u64)?;
                let winning = replace(row, heap, &parts);
                if Weighed::of(&winning.to).is_lost() {
                    return Ok(Some(winning));
                }
            }
        }
        Ok(None)
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        options_where(self.0, row, budget, |to| Ok(Weighed::of(to).is_lost()))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let because = std::iter::once(Weighed::of(&winning.to).step()).chain(no_move(&winning.to)).collect();
        vec![Step::After { heaps: winning.to.clone(), because }]
    }

    fn premises(&self, _: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::note("note-daisies", [])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        no_move(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::engine::rng::SplitMix64;
    use crate::engine::search::Oracle;
    use crate::theory::Method;

    fn position(code: &str, row: &[u64]) -> Position {
        let heaps: Vec<String> = row.iter().map(u64::to_string).collect();
        format!("misere octal({code}) {}", heaps.join(" ")).parse().unwrap()
    }

    /// Returns all rows with these stones, the largest heap first and no larger than `most`.
    fn rows(stones: u64, most: u64) -> Vec<Vec<u64>> {
        if stones == 0 {
            return vec![Vec::new()];
        }
        let first = (1..=most.min(stones)).rev();
        first
            .flat_map(|first| {
                rows(stones - first, first).into_iter().map(move |rest| [vec![first], rest].concat())
            })
            .collect()
    }

    #[test]
    fn outcomes_and_moves_are_those_of_search() {
        // Those of three and four digits differ in heaps of 2 and of 3 only, so that fewer stones tell.
        for (code, stones) in [
            ("4.7", 18),
            ("4.71", 14),
            ("4.701", 14),
            ("4.704", 14),
            ("4.705", 14),
            ("4.711", 14),
            ("4.714", 14),
            ("4.715", 14),
        ] {
            let rules = position(code, &[]).rules().clone();
            let mut oracle = Oracle::outcome(&rules, Convention::Misere);
            let budget = Budget::new(100_000_000);
            let mut meter = budget.meter("oracle");
            for row in (0..=stones).flat_map(|stones| rows(stones, stones)) {
                let position = position(code, &row);
                let solution = position.solve(&Budget::default()).unwrap();
                assert_eq!(solution.method(), Method::Theorem(Citation::DAISIES), "{position}");
                assert_eq!(
                    solution.outcome(),
                    oracle.ask(position.rows(), &mut meter).unwrap(),
                    "{position}"
                );
                let Some(winning) = solution.winning_move().unwrap() else { continue };
                assert!(oracle.ask(winning.to().rows(), &mut meter).unwrap().is_p(), "{position}: {winning}");
            }
        }
    }

    #[test]
    fn large_positions_have_a_move_or_none() {
        let mut rng = SplitMix64::new(47);
        let mut lost = 0;
        for _ in 0..2_000 {
            // Small heaps, and one or two that may be ahead of the others or not.
            let count = rng.between(1, 7);
            let mut row: Vec<u64> = (0..count).map(|_| rng.between(1, 9)).collect();
            let sum: u64 = row.iter().sum();
            row.push(rng.between(1, 2 * sum));
            let position = position("4.7", &row);
            let solution = position.solve(&Budget::default()).unwrap();
            match solution.winning_move().unwrap() {
                Some(winning) => assert!(winning.to().solve(&Budget::default()).unwrap().outcome().is_p()),
                None => lost += 1,
            }
            // Every winning move is listed, and no lost position has one.
            let listed = solution.winning_moves().count();
            assert_eq!(listed == 0, solution.outcome().is_p() && !position.is_over(), "{position}");
            let all = position
                .legal_moves()
                .filter(|option| option.to().solve(&Budget::default()).unwrap().outcome().is_p());
            assert_eq!(all.count(), listed, "{position}");
        }
        assert!(lost > 200, "{lost}");
    }
}
