//! What the steps of an argument claim, checked one by one.

use std::collections::BTreeMap;

use super::{found, no_move, notes};
use crate::engine::search::Oracle;
use crate::theory::Step;
use crate::{Budget, Convention, Move, Natural, Outcome, Position, Solution};

/// The facts of a step.
pub(crate) type Facts = BTreeMap<&'static str, Vec<Natural>>;

/// Every claim that a step can make in words of its own.
pub(crate) const KEYS: &[&str] = &[
    "note-heap",
    "note-heap-over",
    "note-heap-many",
    "note-heap-alike",
    "note-others",
    "note-vertex",
    "note-tuple",
    "note-component",
    "note-component-over",
    "note-component-many",
    "note-wythoff",
    "note-wythoff-misere",
    "note-fibonacci-misere",
    "note-dynamic",
    "note-daisies",
    "note-fusion",
    "note-loops",
    "note-colon",
    "note-fraenkel",
    "note-hypergraph-parts",
    "note-remoteness",
    "note-suspense",
    "found-slow-even",
    "found-slow-odd",
    "found-slow-least",
    "found-countdown",
    "found-slow-exact",
    "found-greedy",
    "found-greedy-end",
    "found-greedy-ones",
    "found-greedy-switch",
    "found-antonim",
    "found-antonim-end",
    "found-euclid",
    "found-euclid-equal",
    "found-euclid-end",
    "found-fibonacci",
    "found-fibonacci-parts",
    "found-fibonacci-all",
    "found-fibonacci-all-but-one",
    "found-dynamic",
    "found-fraenkel",
    "found-chomp-rows",
    "found-chomp-columns",
    "found-chomp-arms",
    "found-end-nim-left",
    "found-end-nim-right",
    "found-nimhoff",
    "found-nimhoff-end",
    "found-wythoff",
    "found-wythoff-both",
    "found-exact-end",
    "found-exact-last",
    "found-exact-half",
    "found-hypergraph-end",
    "found-hypergraph-balanced",
    "found-hypergraph-pointed",
    "found-hypergraph-sum",
    "found-circular",
    "found-compound",
    "found-moore-bounded",
    "found-sum",
    "found-sum-misere",
    "found-quotient",
    "found-search",
    "no-move-columns",
    "no-move-big-heaps",
    "no-move-ones",
    "no-move-last-one",
    "no-move-one-heap",
    "no-move-coin",
    "no-move-odd-step",
    "no-move-odd-height",
    "no-move-gap",
    "no-move-antonim",
    "no-move-heads",
    "no-move-hackenbush",
    "no-move-ruler",
    "no-move-turning",
    "no-move-tartan",
    "no-move-graph-kayles",
    "no-move-values",
    "no-move-values-big",
    "no-move-values-small",
    "no-move-rise",
    "no-move-nim-sum",
    "no-move-tame-sum",
    "no-move-quotient",
    "no-move-search",
    "no-move-slow-even",
    "no-move-slow-even-all",
    "no-move-slow-odd",
    "no-move-slow-few",
    "no-move-slow-least",
    "no-move-countdown",
    "no-move-slow-exact",
    "no-move-greedy",
    "no-move-greedy-ones",
    "no-move-euclid",
    "no-move-euclid-equal",
    "no-move-fibonacci",
    "no-move-fibonacci-last",
    "no-move-dynamic",
    "no-move-fraenkel",
    "no-move-chomp-rows",
    "no-move-chomp-columns",
    "no-move-chomp-arms",
    "no-move-end-nim",
    "no-move-end-nim-one",
    "no-move-nimhoff",
    "no-move-wythoff",
    "no-move-wythoff-equal",
    "no-move-exact-last",
    "no-move-exact-half",
    "no-move-exact-half-misere",
    "no-move-hypergraph-balanced",
    "no-move-hypergraph-misere",
    "no-move-hypergraph-pointed",
    "no-move-hypergraph-sum",
    "no-move-circular",
    "no-move-daisies-ahead",
    "no-move-daisies-even",
    "no-move-daisies-small",
    "no-move-compound",
    "no-move-moore-bounded",
    "nim-move",
    "after",
    "balancing",
    "twist",
    "reduced",
];

/// A position of which something is claimed.
pub(crate) struct Claimed<'p> {
    pub(crate) position: &'p Position,
    /// The position after the winning move, if there is one.
    pub(crate) to: Option<Position>,
    pub(crate) budget: Budget,
}

impl Claimed<'_> {
    /// Who wins, by search; if the heaps are too large for that, by theory.
    pub(crate) fn outcome(&self, position: &Position) -> Outcome {
        let mut oracle = Oracle::outcome(position.rules(), position.convention());
        let found = oracle.ask(position.rows(), &mut Budget::new(100_000).meter("oracle"));
        found.unwrap_or_else(|_| position.solve(&self.budget).unwrap().outcome())
    }

    /// How many moves are made if the winner hurries and the loser delays, by search.
    pub(crate) fn remoteness(&self, position: &Position) -> Natural {
        let mut oracle = Oracle::remoteness(position.rules(), position.convention());
        let found = oracle.ask(position.rows(), &mut Budget::new(1_000_000).meter("oracle"));
        Natural::from(found.unwrap().1)
    }

    /// The positions after each move.
    pub(crate) fn options(&self) -> Vec<Position> {
        options(self.position)
    }

    /// The position after the winning move.
    pub(crate) fn to(&self) -> &Position {
        self.to.as_ref().expect("a claim about a winning move")
    }

    /// The numbers of the only component.
    pub(crate) fn row(&self) -> &[Natural] {
        &self.position.rows()[0]
    }

    /// The numbers after the winning move.
    pub(crate) fn to_row(&self) -> &[Natural] {
        &self.to().rows()[0]
    }

    /// The Nim heaps that a position is worth by its own argument; if it is over, one of value 0.
    pub(crate) fn nim_heaps(&self, position: &Position) -> Vec<Natural> {
        let steps = position.solve(&self.budget).unwrap().argument_for(None).steps;
        let reduced = steps.into_iter().find_map(|step| match step {
            Step::Reduced { heaps, .. } => Some(heaps),
            _ => None,
        });
        reduced.unwrap_or_else(|| {
            assert!(position.is_over(), "{position} is worth no Nim heaps");
            Vec::new()
        })
    }
}

pub(crate) fn options(position: &Position) -> Vec<Position> {
    position.legal_moves().map(|legal| legal.to().clone()).collect()
}

pub(crate) fn nim_sum(heaps: &[Natural]) -> Natural {
    heaps.iter().fold(Natural::ZERO, |sum, heap| &sum ^ heap)
}

/// Whether Nim heaps are lost, by the rule of Nim.
pub(crate) fn is_lost_nim(heaps: &[Natural], convention: Convention) -> bool {
    let are_small = heaps.iter().all(|heap| *heap <= Natural::ONE);
    let is_endgame = convention == Convention::Misere && are_small;
    nim_sum(heaps) == u64::from(is_endgame)
}

pub(crate) fn number(facts: &Facts, name: &str) -> Natural {
    let [number] = facts[name].as_slice() else { panic!("{name} is not one number: {facts:?}") };
    number.clone()
}

pub(crate) fn count(facts: &Facts, name: &str) -> usize {
    number(facts, name).to_usize().unwrap_or(usize::MAX)
}

/// Checks all that the argument about a position claims, and returns the keys of the claims.
pub(crate) fn check(position: &Position) -> Vec<&'static str> {
    let budget = Budget::new(3_000_000);
    let solution = position.solve(&budget).unwrap();
    let first = solution.winning_move().unwrap();
    let is_first = |winning: &Move<'_>| first.as_ref() == Some(winning);
    let others = solution.winning_moves().map(Result::unwrap).filter(|winning| !is_first(winning));
    let moves: Vec<Option<Move<'_>>> =
        std::iter::once(first.clone()).chain(others.take(FEW).map(Some)).collect();
    let check = |winning: &Option<Move<'_>>| check_move(&solution, winning.as_ref(), &budget);
    moves.iter().flat_map(check).collect()
}

/// How many winning moves besides the one that is given are checked.
const FEW: usize = 4;

/// Checks the argument for one winning move, or for the outcome of a position that has none.
fn check_move(solution: &Solution<'_>, winning: Option<&Move<'_>>, budget: &Budget) -> Vec<&'static str> {
    let position = solution.position();
    let to = winning.map(|winning| winning.to().clone());
    let claimed = Claimed { position, to, budget: budget.clone() };
    let mut keys = Vec::new();
    if let Some(to) = &claimed.to {
        assert!(claimed.outcome(to).is_p(), "{position}: the move to {to} does not win");
    }
    for step in &solution.argument_for(winning).steps {
        let (key, holds) = match step {
            Step::Note { key, facts } => (*key, notes::holds(key, facts, &claimed)),
            Step::Found { key, facts } => (*key, found::holds(key, facts, &claimed)),
            Step::NoMove { key, facts } => (*key, no_move::holds(key, facts, &claimed)),
            Step::NimMove { heap, from, to, after } => {
                let before = claimed.nim_heaps(position);
                let total = &(&nim_sum(&before) ^ from) ^ to;
                let is_worth = claimed.to().is_over() || claimed.nim_heaps(claimed.to()) == *after;
                let holds = before[*heap] == *from
                    && nim_sum(after) == total
                    && is_worth
                    && is_lost_nim(after, position.convention());
                ("nim-move", holds)
            }
            Step::After { heaps, because } => {
                let settled = because.iter().rev().find_map(Step::outcome);
                let inner = because.iter().all(|step| match step {
                    Step::NoMove { key, facts } => {
                        let after = Claimed { position: claimed.to(), to: None, budget: budget.clone() };
                        no_move::holds(key, facts, &after)
                    }
                    _ => true,
                });
                ("after", *heaps == claimed.to().rows().concat() && settled == Some(Outcome::P) && inner)
            }
            Step::Balancing(balancing) => {
                // Each column of the heaps that stay tight, with the ones that loose heaps get, is divisible by k + 1.
                let modulus = solution.argument_for(None).steps.iter().find_map(|step| match step {
                    Step::Columns { modulus, .. } | Step::SmallHeaps { modulus, .. } => Some(modulus.clone()),
                    _ => None,
                });
                let modulus = modulus.expect("columns were balanced");
                let holds = balancing.steps.iter().all(|step| {
                    let left = step.tight_ones - step.loosened + step.filled;
                    Natural::from(left).rem(&modulus).is_zero() && step.filled <= step.loose
                });
                ("balancing", holds)
            }
            Step::MisereAdjustment { .. } => {
                let small = claimed.to_row().iter().all(|heap| *heap <= Natural::ONE);
                ("twist", small && position.convention() == Convention::Misere)
            }
            Step::Reduced { heaps, .. } => {
                let grundy = position.grundy(budget).unwrap();
                let lost = is_lost_nim(heaps, position.convention());
                ("reduced", nim_sum(heaps) == grundy.0 && lost == solution.outcome().is_p())
            }
            _ => continue,
        };
        assert!(holds, "{position}: false: {step:?}");
        assert!(KEYS.contains(&key), "{key} is not listed");
        keys.push(key);
    }
    keys
}
