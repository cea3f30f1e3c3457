//! Antonim: lower one heap, but never to the size of another heap that is not empty [winning-ways-15-antonim].
//!
//! With at most three heaps that are not empty, each counts as one stone more: lost iff the nim-sum of these three numbers is 0,
//! or no heap is left. More heaps and misère play are searched.

use std::collections::{BTreeMap, HashSet};

use crate::board::{Board, Look, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Entry, Game, InvalidNumber};
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, sorted};
use crate::theory::{Argument, Citation, Step, Theorem};
use crate::wording::words;
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "antonim",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "antonim 2 4 6",
    setup: |setup| {
        setup.expect_no_parameters()?;
        setup.component(Antonim)
    },
    samples: &[("antonim", 3, 9), ("antonim", 4, 5)],
};

#[derive(Debug)]
struct Antonim;

const FOREIGN: &str = "here a move lowers one heap";

/// Returns whether a heap may get this size beside the others.
fn is_free(row: &Numbers, size: &Natural) -> bool {
    size.is_zero() || !row.contains(size)
}

impl Ruleset for Antonim {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |heap| {
            let sizes = row[heap].below().filter(|size| is_free(row, size));
            sizes.map(move |size| lowered(row, heap, size))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(heap, to)] = action.changes(row.len(), "heap", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        if *to >= row[*heap] {
            return Err(IllegalMove::NotLower { heap: heap + 1, from: row[*heap].clone(), to: to.clone() });
        }
        if !is_free(row, to) {
            return Err(IllegalMove::Foreign("no two heaps may have the same size, unless they are empty"));
        }
        Ok(lowered(row, *heap, to.clone()).to)
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for Antonim {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    /// A list of moves: some sizes between others are taken.
    fn board(&self, row: &Numbers) -> Board {
        Board::new(Look::Heaps, row.clone(), [Way::list(self.options(row))])
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(OneStoneMore)]
    }

    fn invalid_number(&self, heaps: &Numbers) -> Option<InvalidNumber> {
        let mut seen = HashSet::new();
        let index = heaps.iter().position(|heap| !heap.is_zero() && !seen.insert(heap))?;
        let message = words!("error-heap-equal", size = &heaps[index]);
        Some(InvalidNumber { index, message, expected: words!("error-heap-equal-expected") })
    }

    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let mut size = 0;
        let mut next = || {
            size += rng.between(1, 4);
            Natural::from(size)
        };
        vec![next(), next(), next()]
    }
}

struct OneStoneMore;

/// Returns the heaps that are not empty with one stone more each, and ones for empty places, three numbers in all; `None` if
/// there are more.
fn with_one_more(row: &Numbers) -> Option<Vec<Natural>> {
    let heaps = row.iter().filter(|heap| !heap.is_zero());
    let mut more: Vec<Natural> = heaps.map(|heap| heap + &Natural::ONE).collect();
    (more.len() <= 3).then(|| {
        more.resize(3, Natural::ONE);
        more
    })
}

fn nim_sum(numbers: &[Natural]) -> Natural {
    numbers.iter().fold(Natural::ZERO, |sum, number| &sum ^ number)
}

fn is_over(row: &Numbers) -> bool {
    row.iter().all(Natural::is_zero)
}

impl Theorem for OneStoneMore {
    fn citation(&self) -> &'static Citation {
        Citation::ANTONIM
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let Some(more) = with_one_more(row).filter(|_| convention == Convention::Normal) else {
            return Ok(None);
        };
        if is_over(row) {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        }
        let total = nim_sum(&more);
        let facts = ["a", "b", "c"].into_iter().zip(more).chain([("total", total.clone())]);
        let outcome = Outcome::p_if(total.is_zero());
        let rule = Step::Rule { key: "antonim", facts: BTreeMap::from_iter(facts), outcome };
        Ok(Some(Argument::new(vec![rule])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let total = with_one_more(row).map(|more| nim_sum(&more)).unwrap_or_default();
        Box::new((0..row.len()).filter(|heap| !row[*heap].is_zero()).filter_map(move |heap| {
            let more = &(&row[heap] + &Natural::ONE) ^ &total;
            // The other two are empty if they agree: then the last heap is taken.
            let to = more.checked_sub(&Natural::ONE).unwrap_or_default();
            (to < row[heap]).then(|| Ok(lowered(row, heap, to)))
        }))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        if is_over(&winning.to) {
            return vec![Step::found("found-antonim-end", [])];
        }
        vec![Step::found("found-antonim", [("more", with_one_more(&winning.to).unwrap_or_default())])]
    }

    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::no_move("no-move-antonim", [("more", with_one_more(row).unwrap_or_default())])]
    }
}
