//! [`best_winning_move`]: the winning move that changes the fewest heaps, takes the fewest stones or the most.

use std::cmp::Reverse;

use dashu_int::UBig;

use crate::engine::moore::classes::{Branch, Classes, Grain, Loose};
use crate::engine::moore::count::residue_of;
use crate::engine::moore::flattening::{Flattening, Split, splits};
use crate::engine::moore::trail::Chooser;
use crate::engine::moore::walk::Measure;
use crate::engine::moore::{Columns, Lowering, Tally, clamped_k};
use crate::{Budget, Convention, Natural, OverBudget};

/// What makes one winning move better than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Goal {
    /// Change as few heaps as possible.
    FewestHeaps,
    /// Take as few stones as possible.
    FewestStones,
    /// Take as many stones as possible: the fastest win.
    MostStones,
}

impl Goal {
    /// All goals.
    pub const ALL: [Self; 3] = [Self::FewestHeaps, Self::FewestStones, Self::MostStones];
}

/// A winning move from `heaps` that no other one surpasses in `goal`, always the same one, or `None` if there is none.
///
/// # Errors
/// [`OverBudget`] if it is not found within the budget: each of the three is NP-hard when `k` is part of the input.
///
/// ```
/// use nimatron::engine::moore::{best_winning_move, winning_move, Goal};
/// use nimatron::{Budget, Convention, Natural};
///
/// let heaps = [2u64, 2, 2, 3].map(Natural::from);
/// let best = best_winning_move(&heaps, 2, Convention::Normal, Goal::FewestHeaps, &Budget::default())?;
/// assert_eq!(best.unwrap().changes(), [(3, Natural::ZERO)]);
/// // The plain winning move lowers the first heap that it meets and then needs another.
/// assert_eq!(winning_move(&heaps, 2, Convention::Normal).unwrap().changes().len(), 2);
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn best_winning_move(
    heaps: &[Natural],
    k: usize,
    convention: Convention,
    goal: Goal,
    budget: &Budget,
) -> Result<Option<Lowering>, OverBudget> {
    let tally = Tally::of(heaps);
    let k = clamped_k(k, heaps.len());
    if tally.big <= k {
        return Ok(best_flattening(heaps, tally, k, residue_of(convention), goal));
    }
    let classes = Classes::of(heaps, k);
    if classes.columns.is_balanced(k) {
        return Ok(None);
    }
    match goal {
        Goal::FewestHeaps => fewest_heaps(heaps, &classes, budget),
        Goal::FewestStones | Goal::MostStones => {
            let mut stones = Stones { goal, columns: &classes.columns, k };
            first_best(heaps, &classes, &mut stones, k, &mut budget.meter("most or fewest stones"))
        }
    }
}

fn best_flattening(
    heaps: &[Natural],
    tally: Tally,
    k: usize,
    residue: usize,
    goal: Goal,
) -> Option<Lowering> {
    let ways = splits(tally, k, residue);
    // All big heaps change in any case; the stones taken from them differ only by those left.
    let stones = |split: &Split| tally.big - split.left + split.taken;
    let Split { taken, left } = match goal {
        Goal::FewestHeaps => ways.min_by_key(|split| split.taken),
        Goal::FewestStones => ways.min_by_key(stones),
        Goal::MostStones => ways.min_by_key(|split| Reverse(stones(split))),
    }?;
    let first = |count: usize| (0..count).collect::<Vec<usize>>();
    Some(Flattening::of(heaps, k, residue).lowering(&first(taken), &first(left)))
}

/// Allows one more loose heap at a time until there is a way through all columns.
fn fewest_heaps(
    heaps: &[Natural],
    classes: &Classes,
    budget: &Budget,
) -> Result<Option<Lowering>, OverBudget> {
    let mut meter = budget.meter("fewest heaps");
    for limit in 1..=classes.k {
        let found = first_best(heaps, classes, &mut Reached, limit, &mut meter)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

fn first_best<M: Measure<Value: PartialEq>>(
    heaps: &[Natural],
    classes: &Classes,
    measure: &mut M,
    limit: usize,
    meter: &mut crate::Meter<'_>,
) -> Result<Option<Lowering>, OverBudget> {
    let walk = classes.walk(measure, limit, Grain::Suffix, true, |steps| meter.spend(steps))?;
    let trail = classes.trail(&walk, measure, &mut First(None));
    Ok(trail.map(|trail| trail.lowering(heaps, classes, |_, r| (0..r).collect())))
}

/// Takes the first value that is as good as the best.
struct First<V>(Option<V>);

impl<V: PartialEq + Clone> Chooser<V> for First<V> {
    fn begin(&mut self, total: &V) {
        self.0 = Some(total.clone());
    }

    fn takes(&mut self, value: &V) -> bool {
        self.0.as_ref() == Some(value)
    }
}

/// Only whether a state can be reached.
struct Reached;

impl Measure for Reached {
    type Value = ();

    fn start(&self) {}

    fn follow(&mut self, (): &(), _: &Branch<'_>) {}

    fn join(&mut self, (): &mut (), (): ()) {}
}

/// The number of stones left, up to what all winning moves have in common.
///
/// A winning move changes the `c` ones of a column by at most `k`, so it leaves the multiple of `k + 1` next below `c`
/// or next above. The stones left are thus a constant plus `k + 1` times the binary number whose digits say in
/// which columns it is the one above. That number is compared from the top column down, so that after each
/// column only the best states need to be kept.
struct Stones<'a> {
    goal: Goal,
    columns: &'a Columns,
    k: usize,
}

impl Stones<'_> {
    fn is_better(&self, left: &UBig, than: &UBig) -> bool {
        if self.goal == Goal::MostStones { left < than } else { left > than }
    }
}

impl Measure for Stones<'_> {
    type Value = UBig;

    fn start(&self) -> UBig {
        UBig::ZERO
    }

    fn follow(&mut self, value: &UBig, branch: &Branch<'_>) -> UBig {
        let counts = self.columns.counts();
        let mut value = value.clone();
        let Branch { column, tight_ones, choice, .. } = *branch;
        if tight_ones + choice.filled - choice.loosened > counts[column] {
            value.set_bit(column);
        }
        // The loose heaps give up x ones and get r = x - c modulo k + 1 in return: x < c iff c + r wraps round.
        for (column, filled) in branch.tail().into_iter().flatten().enumerate() {
            if counts[column] % (self.k + 1) + filled > self.k && !counts[column].is_multiple_of(self.k + 1) {
                value.set_bit(column);
            }
        }
        value
    }

    fn join(&mut self, known: &mut UBig, value: UBig) {
        if self.is_better(&value, known) {
            *known = value;
        }
    }

    fn prune(&self, states: &mut Vec<(Loose, UBig)>) {
        let best = states.iter().map(|(_, value)| value);
        let best = best.reduce(|best, value| if self.is_better(value, best) { value } else { best }).cloned();
        states.retain(|(_, value)| Some(value) == best.as_ref());
    }
}
