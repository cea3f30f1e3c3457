//! How many winning moves there are, without listing them.
//!
//! Counting is #P-hard when `k` is part of the input, so there are several ways, and the budget limits each:
//!
//! - Nim, and positions with at most `k` heaps of two or more stones, have closed forms.
//! - Small positions of machine words, with `k` up to 3: by the ways in which heaps become loose.
//! - Small positions of machine words: by the sets of heaps that become loose, column by column.
//! - By suffix classes: a walk through the columns, which is fast if heaps are large and `k` is small.
//! - By column residues: heap by heap, which is fast if there are few columns. Its cost is known beforehand, so
//!   the walk is tried first, for at most as many steps.

mod loose_sets;
// For many positions in a row. The page asks for one at a time, and its solver is to be small.
#[cfg(not(target_family = "wasm"))]
mod loosenings;
mod residues;

use dashu_int::UBig;
use rustc_hash::FxHashSet;

use crate::engine::moore::binomial::{Powers, binomial, binomial_cost, binomials};
use crate::engine::moore::rule::{Criterion, Tally, are_lost};
use crate::engine::moore::suffix_classes::{Branch, Grain, Loose, SuffixClasses};
use crate::engine::moore::walk::Measure;
use crate::engine::moore::winning_set::{Flattenings, WinningSet};
use crate::engine::moore::{HeapSize, Moore, Summary, naturals};
use crate::{Budget, Convention, Meter, OverBudget};

impl Moore {
    /// Returns the exact number of winning moves.
    ///
    /// In Nim it is the number of heaps with the highest one of the nim-sum, and is found at once.
    ///
    /// # Errors
    /// [`OverBudget`] if it cannot be counted within the budget: counting is #P-hard when `k` is part of the input.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// let heaps: Vec<u64> = (1..=30u64).map(|i| i.pow(13)).collect();
    /// let count = Moore::new(3)?.count(&heaps, Convention::Normal, &Budget::default())?;
    /// assert!(count > 1_000_000_000_000u64.into());
    /// // k + 1 = 4 is a power of two: the number is odd.
    /// assert_eq!(&count % 2u8, 1);
    /// assert_eq!(Moore::NIM.count(&[1u64, 1, 1], Convention::Normal, &Budget::default())?, 3u8.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        if self.clamped(heaps.len()) == 1 {
            let tally = || Tally::of(heaps);
            return Ok(UBig::from(count_in_nim(convention, tally, || H::tops_of_nim_sum(heaps))));
        }
        if let Some(count) = self.count_small(heaps, budget) {
            return Ok(count.into());
        }
        let heaps = naturals(heaps);
        match self.winning_set(&heaps, convention) {
            WinningSet::Empty => Ok(UBig::ZERO),
            WinningSet::Flattenings(flattenings) => {
                count_flattenings(flattenings, &mut budget.meter("closed sum of binomial coefficients"))
            }
            // All heaps are cut down to the smallest one: no column may keep any other number of ones than 0 or k + 1.
            WinningSet::Paths(classes) if Tally::of(&heaps).nonempty() == classes.k + 1 => Ok(UBig::ONE),
            WinningSet::Paths(classes) => {
                let other = residues::cost(&classes);
                match by_classes(&classes, other, budget) {
                    Err(over) if other <= budget.steps() => {
                        residues::count(&classes, budget).map_err(|later| over.and(later))
                    }
                    answer => answer,
                }
            }
        }
    }

    /// Returns the number of winning moves from a small position with more than `k` big heaps, which is the same in both
    /// conventions; or `None` if it is to be counted otherwise.
    fn count_small<H: HeapSize>(&self, heaps: &[H], budget: &Budget) -> Option<u128> {
        let k = self.clamped(heaps.len());
        let is_for_paths = heaps.len() <= loose_sets::MOST_HEAPS && Tally::of(heaps).big > k;
        if !is_for_paths {
            return None;
        }
        let (words, steps) = (H::words(heaps)?, budget.steps());
        #[cfg(not(target_family = "wasm"))]
        if let Some(count) = loosenings::count(&words, k, steps) {
            return Some(count);
        }
        loose_sets::count(&words, k, steps)
    }

    /// Returns the number of winning moves from a position of which only the summary was kept, or `None` if that is not
    /// enough; in Nim it is.
    ///
    /// ```
    /// use nimatron::engine::moore::{Moore, Summary};
    /// use nimatron::{Convention, Natural};
    ///
    /// let mut summary = Summary::default();
    /// [1u64, 1, 1].map(|heap| summary.add(&Natural::from(heap)));
    /// assert_eq!(Moore::NIM.count_of_summary(&summary, Convention::Normal), Some(3));
    /// assert_eq!(Moore::NIM.count_of_summary(&summary, Convention::Misere), Some(0));
    /// assert_eq!(Moore::new(2)?.count_of_summary(&summary, Convention::Normal), None);
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    pub fn count_of_summary(&self, summary: &Summary, convention: Convention) -> Option<usize> {
        let in_nim = || count_in_nim(convention, || summary.tally(), || summary.columns().top_of_nim_sum());
        (self.clamped(summary.heaps()) == 1).then(in_nim)
    }

    /// Returns the number of different sets of heaps that winning moves change.
    ///
    /// # Errors
    /// [`OverBudget`] if there are too many to be found within the budget.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// // 3 alone; or 3 with any one of the other three.
    /// let sets = Moore::new(2)?.count_heap_sets(&[2u64, 2, 2, 3], Convention::Normal, &Budget::default())?;
    /// assert_eq!(sets, 4u8.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_heap_sets<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        let mut meter = budget.meter("heap sets of winning moves");
        match self.winning_set(&naturals(heaps), convention) {
            WinningSet::Empty => Ok(UBig::ZERO),
            WinningSet::Flattenings(flattenings) => {
                // All big heaps change in any case.
                let mut chosen = binomials(flattenings.tally.ones);
                let mut total = UBig::ZERO;
                for split in flattenings.splits() {
                    total += chosen.get(split.taken, &mut meter)?;
                }
                Ok(total)
            }
            WinningSet::Paths(classes) => {
                let mut supports = Supports::default();
                classes.walk(&mut supports, classes.k, Grain::Whole, false, &mut meter)?;
                let ways = |loose: &Loose| -> UBig {
                    let of_kind =
                        |(kind, count): &(usize, usize)| binomial(classes.kinds[*kind].members.len(), *count);
                    loose.iter().map(of_kind).product()
                };
                Ok(supports.0.iter().map(ways).sum())
            }
        }
    }
}

/// Returns the number of winning moves in Nim: every heap with the highest one of the nim-sum has one.
///
/// This also holds in misère play while a heap of two or more stones is left: a move to single stones only is made from
/// a single larger heap, in one way, as in normal play. After that all moves are equivalent.
fn count_in_nim(
    convention: Convention,
    tally: impl FnOnce() -> Tally,
    tops_of_nim_sum: impl FnOnce() -> usize,
) -> usize {
    match Criterion::of(convention, tally) {
        Criterion::Ones(ones) if are_lost(ones % 2, convention) => 0,
        Criterion::Ones(ones) => ones,
        Criterion::Columns => tops_of_nim_sum(),
    }
}

fn count_flattenings(flattenings: Flattenings, meter: &mut Meter<'_>) -> Result<UBig, OverBudget> {
    let (mut taken, mut left) = (binomials(flattenings.tally.ones), binomials(flattenings.tally.big));
    let mut total = UBig::ZERO;
    for split in flattenings.splits() {
        total += taken.get(split.taken, meter)? * left.get(split.left, meter)?;
    }
    Ok(total)
}

fn by_classes(classes: &SuffixClasses, at_most: u64, budget: &Budget) -> Result<UBig, OverBudget> {
    const WORK: &str = "winning moves by suffix classes";
    let budget = budget.at_most(at_most);
    let mut meter = budget.meter(WORK);
    let walk = classes.walk(&mut Ways::new(classes.k), classes.k, Grain::Suffix, false, &mut meter)?;
    Ok(walk.total.unwrap_or(UBig::ZERO))
}

/// The measure that counts moves.
#[derive(Debug)]
pub(crate) struct Ways {
    /// Powers of C(k, r): how many ways there are to fill r out of k heaps in a number of columns.
    powers: Powers,
    columns_with: Vec<usize>,
    k: usize,
}

impl Ways {
    pub(crate) fn new(k: usize) -> Self {
        Self { powers: Powers::of_row(k), columns_with: vec![0; k / 2 + 1], k }
    }

    /// Returns in how many ways the columns of a tail can be filled by `k` loose heaps: the product of C(k, filled).
    /// Columns with equal coefficients are gathered first, so that a tail of many columns costs a few multiplications
    /// of large numbers.
    fn of_tail(&mut self, tail: &[usize]) -> UBig {
        for filled in tail {
            self.columns_with[(*filled).min(self.k - filled)] += 1;
        }
        let mut ways = UBig::ONE;
        for filled in tail.iter().map(|filled| (*filled).min(self.k - filled)) {
            let columns = std::mem::take(&mut self.columns_with[filled]);
            if columns > 0 && filled > 0 {
                ways *= self.powers.get(filled, columns);
            }
        }
        ways
    }
}

impl Measure for Ways {
    type Value = UBig;

    fn start(&self) -> UBig {
        UBig::ONE
    }

    fn follow(&mut self, value: &UBig, branch: &Branch<'_>) -> UBig {
        let mut ways = value.clone();
        if branch.choice.filled != 0 && branch.choice.filled != branch.loose {
            ways *= binomial(branch.loose, branch.choice.filled);
        }
        for pick in branch.picks.iter().filter(|pick| pick.count < pick.of) {
            ways *= binomial(pick.of, pick.count);
        }
        match branch.tail() {
            Some(tail) if !tail.is_empty() => ways * self.of_tail(tail),
            _ => ways,
        }
    }

    fn cost(&self, branch: &Branch<'_>) -> u64 {
        let tail = branch.tail().filter(|tail| !tail.is_empty());
        let row = tail.map_or(0, |_| binomial_cost(self.k, self.k / 2));
        let filled = binomial_cost(branch.loose, branch.choice.filled);
        branch
            .picks
            .iter()
            .map(|pick| binomial_cost(pick.of, pick.count))
            .fold(row + filled, u64::saturating_add)
    }

    fn memory(&self, value: &UBig) -> usize {
        size_of_val(value.as_words())
    }

    fn join(&mut self, known: &mut UBig, value: UBig) {
        *known += value;
    }
}

/// Collects the sets of changed heaps, by size.
#[derive(Debug, Default)]
struct Supports(FxHashSet<Loose>);

impl Measure for Supports {
    type Value = ();

    fn start(&self) {}

    fn follow(&mut self, (): &(), branch: &Branch<'_>) {
        if branch.tail().is_some() && !self.0.contains(branch.next) {
            self.0.insert(branch.next.into());
        }
    }

    fn cost(&self, branch: &Branch<'_>) -> u64 {
        branch.picks.iter().map(|pick| binomial_cost(pick.of, pick.count)).fold(0, u64::saturating_add)
    }

    fn join(&mut self, (): &mut (), (): ()) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Natural;

    #[test]
    fn classes_and_residues_agree() {
        let mut state = 9u64;
        let mut counted = 0;
        for (n, k, bits) in [(4, 2, 4), (6, 3, 3), (9, 2, 3), (12, 5, 2), (25, 10, 2), (7, 6, 2), (40, 3, 2)]
        {
            for _ in 0..3 {
                let heaps: Vec<Natural> = (0..n)
                    .map(|_| {
                        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                        Natural::from(state >> (64 - bits))
                    })
                    .collect();
                let classes = SuffixClasses::of(&heaps, k);
                if !classes.columns.is_balanced(k) {
                    let budget = Budget::default();
                    let residues = residues::count(&classes, &budget);
                    assert_eq!(residues, by_classes(&classes, u64::MAX, &budget), "k={k} {heaps:?}");
                    assert!(residues::count(&classes, &Budget::new(residues::cost(&classes))).is_ok());
                    counted += 1;
                }
            }
        }
        assert!(counted > 15);
    }

    #[test]
    fn the_classes_may_take_as_many_steps_as_either_limit_says() {
        let heaps: Vec<Natural> = [5u64, 6, 7, 9, 10, 12, 12, 15].map(Natural::from).to_vec();
        let classes = SuffixClasses::of(&heaps, 3);
        let (much, all) = (Budget::new(u64::MAX), u64::MAX);
        let by_budget = (0..).find(|steps| by_classes(&classes, all, &Budget::new(*steps)).is_ok()).unwrap();
        let by_limit = (0..).find(|steps| by_classes(&classes, *steps, &much).is_ok()).unwrap();
        assert_eq!(by_budget, by_limit);
        let over = by_classes(&classes, by_limit - 1, &much).unwrap_err();
        assert_eq!(over, OverBudget::after("winning moves by suffix classes", by_limit - 1));
    }

    /// Every heap costs the states of up to k + 1 numbers of changed heaps, each with the steps of its columns.
    #[test]
    fn the_residues_take_the_steps_that_they_say() {
        let heaps: Vec<Natural> = [5u64, 6, 7, 1, 3].map(Natural::from).to_vec();
        let (width, k) = (3, 2);
        let classes = SuffixClasses::of(&heaps, k);
        let layers: u64 = (0..heaps.len()).map(|heap| (heap + 2).min(k + 1) as u64).sum();
        let steps = 3u64.pow(width) * (2 * u64::from(width) + 1) * layers;
        assert!(residues::count(&classes, &Budget::new(steps)).is_ok());
        assert!(residues::count(&classes, &Budget::new(steps - 1)).is_err());
        assert_eq!(residues::cost(&classes), 27 * 7 * 3 * 5);
    }
}
