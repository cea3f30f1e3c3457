//! The winning move that changes the fewest heaps, takes the fewest stones or the most.

use std::cmp::Reverse;

use dashu_int::UBig;

use crate::engine::moore::columns::Columns;
use crate::engine::moore::suffix_classes::{Branch, Grain, Loose, SuffixClasses};
use crate::engine::moore::walk::{Chooser, Measure};
use crate::engine::moore::winning_set::{FlatteningSplit, Flattenings, HeapsByKind, WinningSet};
use crate::engine::moore::{HeapSize, Moore, into_changes, naturals};
use crate::{Budget, Convention, Meter, Natural, OverBudget};

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

impl Moore {
    /// Returns a winning move that no other one surpasses in `goal`, always the same one, or `None` if there is none.
    ///
    /// # Errors
    /// [`OverBudget`] if it is not found within the budget: each of the three is NP-hard when `k` is part of the input.
    ///
    /// ```
    /// use nimatron::engine::moore::{Goal, Moore};
    /// use nimatron::{Budget, Convention};
    ///
    /// let (moore, heaps) = (Moore::new(2)?, [2u64, 2, 2, 3]);
    /// let best = moore.best_move(&heaps, Convention::Normal, Goal::FewestHeaps, &Budget::default())?;
    /// assert_eq!(best, Some(vec![(3, 0)]));
    /// // The plain winning move lowers the first heap that it meets and then needs another.
    /// assert_eq!(moore.winning_move(&heaps, Convention::Normal).unwrap().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn best_move<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        goal: Goal,
        budget: &Budget,
    ) -> Result<Option<Vec<(usize, H)>>, OverBudget> {
        let heaps = naturals(heaps);
        let best = match (self.winning_set(&heaps, convention), goal) {
            (WinningSet::Empty, _) => None,
            (WinningSet::Flattenings(flattenings), _) => best_flattening(&heaps, flattenings, goal),
            (WinningSet::Paths(classes), Goal::FewestHeaps) => fewest_heaps(&heaps, &classes, budget)?,
            (WinningSet::Paths(classes), Goal::FewestStones | Goal::MostStones) => {
                let mut stones = Stones { goal, columns: &classes.columns, k: classes.k };
                let mut meter = budget.meter("most or fewest stones");
                first_best(&heaps, &classes, &mut stones, classes.k, &mut meter)?
            }
        };
        Ok(best.map(into_changes))
    }
}

fn best_flattening(heaps: &[Natural], flattenings: Flattenings, goal: Goal) -> Option<Vec<(usize, Natural)>> {
    let ways = flattenings.splits();
    // All big heaps change in any case; the stones taken from them differ only by those left.
    let stones = |split: &FlatteningSplit| flattenings.tally.big - split.left + split.taken;
    let FlatteningSplit { taken, left } = match goal {
        Goal::FewestHeaps => ways.min_by_key(|split| split.taken),
        Goal::FewestStones => ways.min_by_key(stones),
        Goal::MostStones => ways.min_by_key(|split| Reverse(stones(split))),
    }?;
    let first = |count: usize| (0..count).collect::<Vec<usize>>();
    Some(HeapsByKind::of(heaps).flattening(&first(taken), &first(left)))
}

/// Allows one more loose heap at a time until there is a path through all columns.
fn fewest_heaps(
    heaps: &[Natural],
    classes: &SuffixClasses,
    budget: &Budget,
) -> Result<Option<Vec<(usize, Natural)>>, OverBudget> {
    let mut meter = budget.meter("fewest heaps");
    for limit in 1..=classes.k {
        let found = first_best(heaps, classes, &mut Reachability, limit, &mut meter)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

fn first_best<M: Measure<Value: PartialEq>>(
    heaps: &[Natural],
    classes: &SuffixClasses,
    measure: &mut M,
    limit: usize,
    meter: &mut Meter<'_>,
) -> Result<Option<Vec<(usize, Natural)>>, OverBudget> {
    let walk = classes.walk(measure, limit, Grain::Suffix, true, meter)?;
    let trail = classes.trail(&walk, measure, &mut First(None));
    Ok(trail.map(|trail| trail.changes(heaps, classes, |_, r| (0..r).collect())))
}

/// Takes the first value that equals the best.
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
struct Reachability;

impl Measure for Reachability {
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
