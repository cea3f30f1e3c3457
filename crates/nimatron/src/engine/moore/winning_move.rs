//! One winning move, and the [`Construction`] that finds it, kept as data.

use crate::engine::moore::columns::Columns;
use crate::engine::moore::rule::{Criterion, Tally, lost_ones};
use crate::engine::moore::{HeapSize, Moore, clamped};
use crate::{Convention, Natural};

/// One column of the greedy construction, read from the top column down.
///
/// Of the `tight_ones` ones that the tight heaps have here, `residue` are too many. Either that many tight heaps lose
/// their one (and become loose) while every loose heap gets a zero, or no heap is loosened and `filled` loose
/// heaps get the ones that are missing up to the next multiple of `k + 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct BalancingStep {
    /// The column, of weight 2^`column`.
    pub column: usize,
    /// u: how many heaps were loose before this column.
    pub loose: usize,
    /// w: how many tight heaps have a one here.
    pub tight_ones: usize,
    /// d: `tight_ones` modulo `k + 1`.
    pub residue: usize,
    /// t: how many tight heaps lose their one here and become loose.
    pub loosened: usize,
    /// r: how many of the `loose` heaps get a one here.
    pub filled: usize,
}

/// The greedy construction of a balanced position below an unbalanced one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Balancing {
    /// Every column from the top down.
    pub steps: Vec<BalancingStep>,
    /// The changed heaps in the order in which they became loose.
    pub order: Vec<usize>,
}

impl Balancing {
    /// Returns the heaps that became loose in `step`.
    pub(crate) fn loosened_in(&self, step: &BalancingStep) -> &[usize] {
        self.order.get(step.loose..step.loose + step.loosened).unwrap_or_default()
    }

    /// Returns the heaps that got a one in `step`: those that have been loose the longest.
    pub(crate) fn filled_in(&self, step: &BalancingStep) -> &[usize] {
        self.order.get(..step.filled).unwrap_or_default()
    }

    /// Balances `heaps`, whose `columns` were counted, by lowering up to `k` of them, or returns `None` if they are balanced
    /// already.
    ///
    /// Only a column that loosens heaps is searched for them, from the lowest index on, so at most `k` columns cost
    /// more than a pass over the loose heaps.
    pub(super) fn of(heaps: &[Natural], columns: &Columns, k: usize) -> Option<Self> {
        if columns.is_balanced(k) {
            return None;
        }
        let k = clamped(k, heaps.len());
        let mut order: Vec<usize> = Vec::new();
        let mut is_loose = vec![false; heaps.len()];
        let mut steps = Vec::with_capacity(columns.counts().len());
        for (column, count) in columns.counts().iter().enumerate().rev() {
            let loose = order.len();
            let tight_ones = count - order.iter().filter(|index| heaps[**index].bit(column)).count();
            let residue = tight_ones % (k + 1);
            let (loosened, filled) = if residue <= k - loose { (residue, 0) } else { (0, k + 1 - residue) };
            if loosened > 0 {
                let tight = (0..heaps.len()).filter(|index| !is_loose[*index] && heaps[*index].bit(column));
                order.extend(tight.take(loosened));
                order[loose..].iter().for_each(|index| is_loose[*index] = true);
            }
            steps.push(BalancingStep { column, loose, tight_ones, residue, loosened, filled });
        }
        Some(Self { steps, order })
    }

    /// Returns the move that this construction makes from `heaps`.
    pub(super) fn changes(&self, heaps: &[Natural]) -> Vec<(usize, Natural)> {
        let mut sizes: Vec<Natural> = self.order.iter().map(|index| heaps[*index].clone()).collect();
        for step in &self.steps {
            for (place, size) in sizes[..step.loose].iter_mut().enumerate() {
                size.set_bit(step.column, place < step.filled);
            }
            for size in &mut sizes[step.loose..step.loose + step.loosened] {
                size.set_bit(step.column, false);
            }
        }
        let mut changes: Vec<_> = self.order.iter().copied().zip(sizes).collect();
        changes.sort_unstable_by_key(|(index, _)| *index);
        changes
    }
}

/// What misère play changes in the winning move of normal play.
///
/// The conventions agree until at most `k` big heaps (of two stones or more) are left. There the winner leaves only
/// single stones, and their number is 1 instead of 0 modulo `k + 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub(crate) enum MisereAdjustment {
    /// Nothing: normal play, or more than `k` big heaps.
    None,
    /// Only single stones are left: `removed` of them are taken so that 1 modulo `k + 1` remain.
    OnlyOnes {
        /// How many single stones there were.
        ones: usize,
        /// How many are taken.
        removed: usize,
    },
    /// The move of normal play empties this big heap: leave one stone of it instead.
    LeaveOne {
        /// The big heap.
        heap: usize,
    },
    /// The move of normal play leaves one stone of every big heap and takes no single stone: instead empty all
    /// big heaps and take `removed` single stones, so that all `k` changes are used.
    EmptyAll {
        /// How many big heaps there were.
        big: usize,
        /// How many single stones are taken.
        removed: usize,
    },
}

/// A winning move with the steps that lead to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Construction {
    /// How the columns were balanced, or `None` if only single stones were left under misère play.
    pub balancing: Option<Balancing>,
    /// What misère play changed in it.
    pub adjustment: MisereAdjustment,
    /// The move: the changed heaps in ascending order, each with its new size.
    pub changes: Vec<(usize, Natural)>,
}

impl Moore {
    /// Returns a winning move, or `None` if there is none: the position is lost, or it is misère play and no stone is left.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Convention, Outcome};
    ///
    /// let (moore, heaps) = (Moore::new(3)?, [7u64, 9, 12, 12, 20]);
    /// let winning = moore.winning_move(&heaps, Convention::Normal).unwrap();
    /// assert!(moore.is_legal(&heaps, &winning));
    /// assert_eq!(moore.outcome(&moore.after(&heaps, &winning), Convention::Normal), Outcome::P);
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    pub fn winning_move<H: HeapSize>(&self, heaps: &[H], convention: Convention) -> Option<Vec<(usize, H)>> {
        let found = self.adjusted(heaps, convention, || H::balancing_move(heaps, self.most()));
        found.map(|(_, changes)| changes)
    }

    /// Returns a winning move with the steps that lead to it, given the `columns` of `heaps`, or `None` if there is none.
    /// The move is the one of [`winning_move`](Self::winning_move).
    pub(crate) fn construct(
        &self,
        heaps: &[Natural],
        columns: &Columns,
        convention: Convention,
    ) -> Option<Construction> {
        let mut balancing = None;
        let (adjustment, changes) = self.adjusted(heaps, convention, || {
            balancing = Balancing::of(heaps, columns, self.most());
            balancing.as_ref().map(|balancing| balancing.changes(heaps))
        })?;
        Some(Construction { balancing, adjustment, changes })
    }

    /// Returns the winning move, given how to find the one of `normal` play, and what misère play changes in it.
    pub(super) fn adjusted<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        normal: impl FnOnce() -> Option<Vec<(usize, H)>>,
    ) -> Option<(MisereAdjustment, Vec<(usize, H)>)> {
        let mut big = 0;
        let tally = || {
            let tally = Tally::of(heaps);
            big = tally.big;
            tally
        };
        let k = self.clamped(heaps.len());
        match Criterion::of(convention, tally) {
            Criterion::Ones(ones) => {
                // There is no winning move if no stone is left or the number left is already a losing one.
                let removed = ones.checked_sub(lost_ones(convention))? % (k + 1);
                let adjustment = MisereAdjustment::OnlyOnes { ones, removed };
                (removed > 0).then(|| (adjustment, emptied(heaps, removed, false)))
            }
            Criterion::Columns if convention == Convention::Normal || big > k => {
                Some((MisereAdjustment::None, normal()?))
            }
            Criterion::Columns => Some(adjusted(heaps, k, normal()?)),
        }
    }
}

/// Returns the misère counterpart of the `normal` winning move if that leaves no big heap.
///
/// In the lowest column all big heaps are loose, so the greedy move takes single stones only if it empties every big
/// heap: either some big heap is emptied, or all of them become single stones and no other heap changes. In the latter
/// case the `o + h` stones left are a positive multiple of `k + 1`, so `k - h` single stones are there.
fn adjusted<H: HeapSize>(
    heaps: &[H],
    k: usize,
    normal: Vec<(usize, H)>,
) -> (MisereAdjustment, Vec<(usize, H)>) {
    let mut changes = normal;
    if let Some((heap, size)) = changes.iter_mut().find(|(i, size)| *size == H::ZERO && heaps[*i] > H::ONE) {
        *size = H::ONE;
        return (MisereAdjustment::LeaveOne { heap: *heap }, changes);
    }
    let big = changes.len();
    let removed = k - big;
    (MisereAdjustment::EmptyAll { big, removed }, emptied(heaps, removed, true))
}

/// Returns the move that empties the first `ones` single stones and, if `big` holds, every big heap.
fn emptied<H: HeapSize>(heaps: &[H], mut ones: usize, big: bool) -> Vec<(usize, H)> {
    let mut is_emptied = |heap: &H| {
        if *heap != H::ONE {
            return big && *heap > H::ONE;
        }
        let is_taken = ones > 0;
        ones -= usize::from(is_taken);
        is_taken
    };
    let emptied = heaps.iter().enumerate().filter(|(_, heap)| is_emptied(heap));
    emptied.map(|(index, _)| (index, H::ZERO)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rng::SplitMix64;

    fn construction(moore: &Moore, heaps: &[Natural], convention: Convention) -> Option<Construction> {
        let found = moore.construct(heaps, &Columns::of(heaps), convention);
        let changes = found.as_ref().map(|found| found.changes.clone());
        assert_eq!(changes, moore.winning_move(heaps, convention), "{convention} {heaps:?}");
        found
    }

    #[test]
    fn the_columns_of_a_small_position() {
        let (moore, heaps) = (Moore::new(2).unwrap(), [1u64, 2, 3].map(Natural::from));
        let normal = construction(&moore, &heaps, Convention::Normal).unwrap();
        assert_eq!(moore.after(&heaps, &normal.changes), [1u64, 1, 1].map(Natural::from));
        let top = normal.balancing.unwrap().steps[0];
        assert_eq!((top.column, top.loose, top.residue, top.loosened, top.filled), (1, 0, 2, 2, 0));

        let misere = construction(&moore, &heaps, Convention::Misere).unwrap();
        assert_eq!(misere.adjustment, MisereAdjustment::EmptyAll { big: 2, removed: 0 });
        assert_eq!(moore.after(&heaps, &misere.changes), [1u64, 0, 0].map(Natural::from));
    }

    /// Tests that every case of misère play occurs in small positions, where tests/moore compares the moves with search.
    #[test]
    fn every_adjustment_occurs() {
        let mut met = [0; 4];
        for code in 0..256u64 {
            let heaps: Vec<Natural> = (0..4).map(|i| Natural::from(code >> (2 * i) & 3)).collect();
            for k in 1..4u64 {
                let found = construction(&Moore::new(k).unwrap(), &heaps, Convention::Misere);
                met[match found.map(|found| found.adjustment) {
                    Some(MisereAdjustment::OnlyOnes { .. }) => 1,
                    Some(MisereAdjustment::LeaveOne { .. }) => 2,
                    Some(MisereAdjustment::EmptyAll { .. }) => 3,
                    Some(MisereAdjustment::None) | None => 0,
                }] += 1;
            }
        }
        assert!(met.iter().all(|count| *count > 0), "{met:?}");
    }

    /// Tests that the recorded steps say which columns of which heaps the move changes.
    #[test]
    fn the_steps_determine_the_move() {
        let mut rng = SplitMix64::new(3);
        for round in 0..400 {
            let n = 1 + round % 13;
            let k = 1 + rng.below(n as u64 + 2) as usize;
            let bits = [3, 17, 64, 150][round % 4];
            let heap = |rng: &mut SplitMix64| {
                let mut heap = Natural::ZERO;
                (0..bits).for_each(|bit| heap.set_bit(bit, rng.below(2) == 1));
                heap
            };
            let before: Vec<Natural> = (0..n).map(|_| heap(&mut rng)).collect();
            let moore = Moore::new(k).unwrap();
            let Some(found) = construction(&moore, &before, Convention::Normal) else { continue };
            let balancing = found.balancing.unwrap();
            let mut rebuilt = before.clone();
            for step in &balancing.steps {
                assert_eq!(step.residue, step.tight_ones % (k + 1));
                let loose = &balancing.order[..step.loose];
                let tight_ones: Vec<usize> =
                    (0..n).filter(|i| !loose.contains(i) && before[*i].bit(step.column)).collect();
                assert_eq!(tight_ones.len(), step.tight_ones);
                assert!(balancing.loosened_in(step).iter().all(|i| tight_ones.contains(i)));
                let lowered = loose.iter().chain(balancing.loosened_in(step));
                lowered.for_each(|i| rebuilt[*i].set_bit(step.column, false));
                balancing.filled_in(step).iter().for_each(|i| rebuilt[*i].set_bit(step.column, true));
            }
            assert_eq!(moore.after(&before, &found.changes), rebuilt);
            assert!(moore.is_legal(&before, &found.changes) && moore.residues(&rebuilt).is_empty());
        }
    }
}
