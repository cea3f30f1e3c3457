//! End-Nim: heaps in a row, of which only those at the two ends are lowered [albert-nowakowski-2001].
//!
//! For every row of heaps w there is exactly one number l so that l beside w on the left is lost, and one number r on the right;
//! both are 0 if w itself is lost. From those of w follows which x and y beside w are lost together, and from that the
//! numbers of the longer rows. Under misère play only the beginning differs: beside the empty row 1 is lost, not 0.

use std::collections::BTreeMap;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::Lowering;
use crate::games::lowering_limit::Limit;
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Step, Theorem};
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "end-nim",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "end-nim 3 1 4 2",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(EndNim, setup.row()?))
    },
    samples: &[("end-nim", 3, 7), ("end-nim", 4, 4), ("end-nim", 5, 2)],
};

const RULES: Lowering = Lowering::one_heap(Limit::Any);

#[derive(Debug)]
struct EndNim;

/// Returns the first and the last heap that is not empty, once if they are the same.
fn ends(row: &Numbers) -> impl Iterator<Item = usize> + use<> {
    let first = row.iter().position(|heap| !heap.is_zero());
    let last = row.iter().rposition(|heap| !heap.is_zero());
    first.into_iter().chain(last.filter(|last| first != Some(*last)))
}

impl Ruleset for EndNim {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(ends(row).flat_map(move |heap| row[heap].below().map(move |to| lowered(row, heap, to))))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let to = RULES.play(row, action)?;
        let is_end = |heap: usize| row[heap] == to[heap] || ends(row).any(|end| end == heap);
        match (0..row.len()).all(is_end) {
            true => Ok(to),
            false => Err(IllegalMove::Foreign("only a heap at an end of the row is lowered")),
        }
    }

    /// Drops empty heaps, and turns the row round if that makes it come first.
    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.retain(|heap| !heap.is_zero());
        let turned: Numbers = row.iter().rev().cloned().collect();
        row.min(turned)
    }
}

impl Game for EndNim {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        let mut amounts = vec![Multiples::none(); row.len()];
        for heap in ends(row) {
            amounts[heap] = Multiples::up_to(row[heap].clone());
        }
        Board::new(Look::Heaps, row.clone(), [Way::Take(Taking::one(Verb::Lower, amounts))])
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(LostEnds)]
    }
}

struct LostEnds;

/// The number on the left of a row with which it is lost, and the one on the right.
#[derive(Debug, Clone)]
struct LostSizes {
    left: Natural,
    right: Natural,
}

impl LostSizes {
    /// Returns what beside the same row is lost together with `x` on the left: the number on the right.
    ///
    /// Pairs that are lost are (0, right) and (left, 0) and, with every other number, the least that is in none before: the
    /// number itself, or its neighbour between `left` and `right`.
    fn right_of(&self, x: &Natural) -> Natural {
        let (left, right) = (&self.left, &self.right);
        if x.is_zero() {
            right.clone()
        } else if x == left {
            Natural::ZERO
        } else if right <= x && x < left {
            x + &Natural::ONE
        } else if left < x && x <= right {
            x - &Natural::ONE
        } else {
            x.clone()
        }
    }

    fn turned(&self) -> Self {
        Self { left: self.right.clone(), right: self.left.clone() }
    }
}

/// Returns the numbers of the row without its first heap, and of the row without its last one; the row has a heap.
///
/// # Errors
/// [`OverBudget`] if the row is too long.
fn without_ends(
    heaps: &[&Natural],
    convention: Convention,
    budget: &Budget,
) -> Result<[LostSizes; 2], OverBudget> {
    let mut meter = budget.meter("the rows inside a row of End-Nim");
    let empty = match convention {
        Convention::Normal => Natural::ZERO,
        Convention::Misere => Natural::ONE,
    };
    // All rows of one length inside the row, by their first heap.
    let mut rows = vec![LostSizes { left: empty.clone(), right: empty }; heaps.len() + 1];
    for length in 1..heaps.len() {
        meter.spend(rows.len() as u64)?;
        rows = (0..=heaps.len() - length)
            .map(|first| LostSizes {
                left: rows[first].turned().right_of(heaps[first + length - 1]),
                right: rows[first + 1].right_of(heaps[first]),
            })
            .collect();
    }
    // The longest rows inside begin with the second heap and with the first one.
    Ok([rows[1].clone(), rows[0].clone()])
}

/// The heaps that are not empty, with their indices, and the size that each end would have to have for the row to be lost.
struct Ends {
    first: usize,
    last: usize,
    wanted: [Natural; 2],
}

impl Ends {
    /// Returns `None` if no heap is left.
    fn of(row: &Numbers, convention: Convention, budget: &Budget) -> Result<Option<Self>, OverBudget> {
        let heaps: Vec<&Natural> = row.iter().filter(|heap| !heap.is_zero()).collect();
        let mut ends = ends(row);
        let Some(first) = ends.next() else { return Ok(None) };
        let [without_first, without_last] = without_ends(&heaps, convention, budget)?;
        let wanted = [without_first.left, without_last.right];
        Ok(Some(Self { first, last: ends.next().unwrap_or(first), wanted }))
    }
}

impl Theorem for LostEnds {
    fn citation(&self) -> &'static Citation {
        Citation::END_NIM
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let step = match Ends::of(row, convention, budget)? {
            None => Step::Over { convention },
            Some(Ends { first, wanted: [wanted, _], .. }) => {
                let outcome = Outcome::p_if(row[first] == wanted);
                let facts = BTreeMap::from([("size", row[first].clone()), ("wanted", wanted)]);
                Step::Rule { key: "end-nim", facts, outcome }
            }
        };
        Ok(Some(Argument::new(vec![step])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let Ends { first, last, wanted: [left, right] } = match Ends::of(row, convention, budget) {
            Ok(Some(ends)) => ends,
            Ok(None) => return Box::new(std::iter::empty()),
            Err(over) => return Box::new(std::iter::once(Err(over))),
        };
        let right = (last != first).then_some((last, right));
        let winning = [(first, left)].into_iter().chain(right);
        let winning = winning.filter(|(heap, size)| *size < row[*heap]);
        Box::new(winning.map(|(heap, size)| Ok(lowered(row, heap, size))))
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let Some(heap) = (0..row.len()).find(|heap| row[*heap] != winning.to[*heap]) else {
            return Vec::new();
        };
        let key = match ends(row).next() == Some(heap) {
            true => "found-end-nim-left",
            false => "found-end-nim-right",
        };
        vec![Step::found(key, [("size", vec![winning.to[heap].clone()])])]
    }

    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        match Ends::of(row, convention, budget) {
            Ok(Some(Ends { first, last, wanted: [left, _] })) if first == last => {
                vec![Step::no_move("no-move-end-nim-one", [("size", vec![left])])]
            }
            Ok(Some(Ends { wanted: [left, right], .. })) => {
                vec![Step::no_move("no-move-end-nim", [("left", vec![left]), ("right", vec![right])])]
            }
            Ok(None) | Err(_) => Vec::new(),
        }
    }
}
