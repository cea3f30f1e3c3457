//! Greedy Nim: lower one of the largest heaps [albert-nowakowski-2004].
//!
//! Lost iff the number of largest heaps is even. Under misère play the same holds as long as the largest heaps have two or
//! more stones: from a single such heap above single stones one can leave an odd or an even number of single stones, and of
//! those an odd number is lost.

use std::collections::BTreeMap;

use dashu_int::UBig;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::Lowering;
use crate::games::lowering_limit::Limit;
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, sorted};
use crate::theory::{Argument, Citation, Step, Theorem, one};
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "greedy",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "greedy 3 5 5 5",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Greedy, setup.row()?))
    },
    samples: &[("greedy", 3, 7), ("greedy", 4, 4), ("greedy", 6, 2)],
};

const RULES: Lowering = Lowering::one_heap(Limit::Any);

#[derive(Debug)]
struct Greedy;

/// The size of the largest heaps.
fn largest(row: &Numbers) -> Natural {
    row.iter().max().cloned().unwrap_or_default()
}

/// The indices of the largest heaps; none if all heaps are empty.
fn largest_heaps(row: &Numbers) -> impl Iterator<Item = usize> + use<'_> {
    let largest = largest(row);
    (0..row.len()).filter(move |heap| row[*heap] == largest && !largest.is_zero())
}

impl Ruleset for Greedy {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(
            largest_heaps(row).flat_map(move |heap| row[heap].below().map(move |to| lowered(row, heap, to))),
        )
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let to = RULES.play(row, action)?;
        let largest = largest(row);
        if row.iter().zip(&to).any(|(before, after)| before != after && *before != largest) {
            return Err(IllegalMove::Foreign("only a largest heap is lowered"));
        }
        Ok(to)
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for Greedy {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        let mut amounts = vec![Multiples::none(); row.len()];
        for heap in largest_heaps(row) {
            amounts[heap] = Multiples::up_to(row[heap].clone());
        }
        Board::new(Look::Heaps, row.clone(), [Way::Take(Taking::one(Verb::Lower, amounts))])
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(EvenlyManyLargest)]
    }
}

struct EvenlyManyLargest;

/// The step that settles `row`.
fn step(row: &Numbers, convention: Convention) -> Step {
    let (size, count) = (largest(row), largest_heaps(row).count());
    let switches = convention == Convention::Misere && size == Natural::ONE;
    match (count, convention) {
        (0, convention) => Step::Over { convention },
        _ => Step::Rule {
            key: if switches { "greedy-ones" } else { "greedy-largest" },
            facts: BTreeMap::from([("count", Natural::from(count)), ("size", size)]),
            outcome: Outcome::p_if((count % 2 == 0) != switches),
        },
    }
}

impl EvenlyManyLargest {
    /// The sizes to which a largest heap is lowered by a winning move, as a range, in a position that is won.
    fn winning_sizes(row: &Numbers, convention: Convention) -> (Natural, Natural) {
        let size = largest(row);
        let count = largest_heaps(row).count();
        // Two or more largest heaps are left, an even number of them, or single stones, an odd number.
        if count != 1 {
            return (Natural::ZERO, size);
        }
        let others: Numbers = row.iter().filter(|heap| **heap != size).cloned().collect();
        let is_lost = |to: &Natural| {
            let row: Numbers = others.iter().chain([to]).cloned().collect();
            step(&row, convention).outcome() == Some(Outcome::P)
        };
        // The heap joins the next largest ones, or they are the largest without it. Under misère play it may have to
        // stay as the only stone.
        let least = if convention == Convention::Misere { Natural::ONE } else { Natural::ZERO };
        let next = largest(&others).max(least);
        if is_lost(&next) { (next.clone(), &next + &Natural::ONE) } else { (Natural::ZERO, next) }
    }
}

impl Theorem for EvenlyManyLargest {
    fn citation(&self) -> &'static Citation {
        Citation::GREEDY
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        Ok(Some(Argument::new(vec![step(row, convention)])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let (least, end) = Self::winning_sizes(row, convention);
        Box::new(largest_heaps(row).flat_map(move |heap| {
            Natural::range(least.clone(), end.clone()).map(move |to| Ok(lowered(row, heap, to)))
        }))
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let (size, count) = (largest(&winning.to), largest_heaps(&winning.to).count());
        let key = match (count, convention) {
            (0, _) => return vec![Step::found("found-greedy-end", [])],
            (_, Convention::Misere) if size == Natural::ONE && largest(row) > Natural::ONE => {
                "found-greedy-switch"
            }
            (_, Convention::Misere) if size == Natural::ONE => "found-greedy-ones",
            _ => "found-greedy",
        };
        vec![Step::found(key, [("count", one(count)), ("size", vec![size])])]
    }

    fn no_move(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let (size, count) = (largest(row), largest_heaps(row).count());
        let switches = convention == Convention::Misere && size == Natural::ONE;
        let key = if switches { "no-move-greedy-ones" } else { "no-move-greedy" };
        vec![Step::no_move(key, [("left", one(count - 1)), ("size", vec![size])])]
    }

    fn count(&self, row: &Numbers, convention: Convention, _: &Budget) -> Result<Option<UBig>, OverBudget> {
        let (least, end) = Self::winning_sizes(row, convention);
        Ok(Some((&end - &least).into_ubig() * UBig::from(largest_heaps(row).count())))
    }
}
