//! [`winning_move`]: one winning move, and the [`Construction`] that finds it, kept as data.

use crate::engine::moore::{Columns, Lowering, Tally, clamped_k};
use crate::{Convention, Natural};

/// One column of the greedy construction, read from the top column down.
///
/// Of the `tight_ones` ones that the tight heaps have here, `residue` are too many. Either that many tight heaps lose
/// their one (and become loose) while every loose heap gets a zero, or no heap is loosened and `filled` loose
/// heaps get the ones that are missing up to the next multiple of `k + 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BalancingStep {
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
pub struct Balancing {
    /// Every column from the top down.
    pub steps: Vec<BalancingStep>,
    /// The changed heaps in the order in which they became loose.
    pub order: Vec<usize>,
}

impl Balancing {
    /// The heaps that became loose in `step`.
    pub fn loosened_in(&self, step: &BalancingStep) -> &[usize] {
        self.order.get(step.loose..step.loose + step.loosened).unwrap_or_default()
    }

    /// The heaps that got a one in `step`: those that have been loose the longest.
    pub fn filled_in(&self, step: &BalancingStep) -> &[usize] {
        self.order.get(..step.filled).unwrap_or_default()
    }

    /// Balances `heaps` by lowering up to `k` of them, or `None` if they are balanced already.
    ///
    /// Only a column that loosens heaps is searched for them, from the lowest index on, so at most `k` columns cost
    /// more than a look at the loose heaps.
    fn of(heaps: &[Natural], k: usize) -> Option<Self> {
        let columns = Columns::of(heaps);
        if columns.is_balanced(k) {
            return None;
        }
        let k = clamped_k(k, heaps.len());
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

    /// The move that this construction makes from `heaps`.
    fn lowering(&self, heaps: &[Natural]) -> Lowering {
        let mut sizes: Vec<Natural> = self.order.iter().map(|index| heaps[*index].clone()).collect();
        for step in &self.steps {
            for (place, size) in sizes[..step.loose].iter_mut().enumerate() {
                size.set_bit(step.column, place < step.filled);
            }
            for size in &mut sizes[step.loose..step.loose + step.loosened] {
                size.set_bit(step.column, false);
            }
        }
        Lowering::new(self.order.iter().copied().zip(sizes).collect())
    }
}

/// What misère play changes in the winning move of normal play.
///
/// With more than `k` big heaps (two stones or more) a balanced position always keeps a big heap, and with at most
/// `k` of them it never does: then every column above the lowest holds at most `k` ones, so none. Hence the
/// conventions agree until at most `k` big heaps are left, and there the winner leaves a number of
/// single stones that is 1 instead of 0 modulo `k + 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum MisereAdjustment {
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
pub struct Construction {
    /// How the columns were balanced; `None` if only single stones were left under misère play.
    pub balancing: Option<Balancing>,
    /// What misère play changed in it.
    pub adjustment: MisereAdjustment,
    /// The move.
    pub lowering: Lowering,
}

/// A winning move from `heaps` with the steps that lead to it, or `None` if there is none: the position is lost, or it
/// is misère play and no stone is left.
///
/// ```
/// use nimatron::engine::moore::{construction, MisereAdjustment};
/// use nimatron::{Convention, Natural};
///
/// let heaps = [1u64, 2, 3].map(Natural::from);
/// let normal = construction(&heaps, 2, Convention::Normal).unwrap();
/// assert_eq!(normal.lowering.applied_to(&heaps), [1u64, 1, 1].map(Natural::from));
/// let top = &normal.balancing.unwrap().steps[0];
/// assert_eq!((top.column, top.loose, top.residue, top.loosened, top.filled), (1, 0, 2, 2, 0));
///
/// let misere = construction(&heaps, 2, Convention::Misere).unwrap();
/// assert_eq!(misere.adjustment, MisereAdjustment::EmptyAll { big: 2, removed: 0 });
/// assert_eq!(misere.lowering.applied_to(&heaps), [1u64, 0, 0].map(Natural::from));
/// ```
pub fn construction(heaps: &[Natural], k: usize, convention: Convention) -> Option<Construction> {
    let tally = Tally::of(heaps);
    match convention {
        Convention::Misere if tally.big == 0 => only_ones(heaps, k, tally.ones),
        _ => {
            let balancing = Balancing::of(heaps, k)?;
            let normal = balancing.lowering(heaps);
            let agrees = convention == Convention::Normal || tally.big > clamped_k(k, heaps.len());
            let (adjustment, lowering) =
                if agrees { (MisereAdjustment::None, normal) } else { twisted(heaps, k, normal) };
            Some(Construction { balancing: Some(balancing), adjustment, lowering })
        }
    }
}

/// A winning move from `heaps`, or `None` if there is none.
///
/// ```
/// use nimatron::engine::moore::{outcome, winning_move};
/// use nimatron::{Convention, Natural, Outcome};
///
/// let heaps = [7u64, 9, 12, 12, 20].map(Natural::from);
/// let winning = winning_move(&heaps, 3, Convention::Normal).unwrap();
/// assert!(winning.is_legal(&heaps, 3));
/// assert_eq!(outcome(&winning.applied_to(&heaps), 3, Convention::Normal), Outcome::P);
/// ```
pub fn winning_move(heaps: &[Natural], k: usize, convention: Convention) -> Option<Lowering> {
    construction(heaps, k, convention).map(|construction| construction.lowering)
}

/// Misère play with `ones` single stones and nothing else.
fn only_ones(heaps: &[Natural], k: usize, ones: usize) -> Option<Construction> {
    let removed = ones.checked_sub(1)? % (clamped_k(k, heaps.len()) + 1);
    let adjustment = MisereAdjustment::OnlyOnes { ones, removed };
    (removed > 0).then(|| Construction {
        balancing: None,
        adjustment,
        lowering: emptied(heaps, removed, false),
    })
}

/// The misère counterpart of the `normal` winning move where that leaves no big heap.
///
/// In the lowest column all big heaps are loose, so the greedy move takes single stones only if it empties every big
/// heap: either some big heap is emptied, or all of them become single stones and nothing else changes. In the
/// latter case the `o + h` stones left are a positive multiple of `k + 1`, so `k - h` single stones are there.
fn twisted(heaps: &[Natural], k: usize, normal: Lowering) -> (MisereAdjustment, Lowering) {
    let mut changes = normal.into_changes();
    if let Some((heap, size)) =
        changes.iter_mut().find(|(i, size)| size.is_zero() && heaps[*i] > Natural::ONE)
    {
        *size = Natural::ONE;
        return (MisereAdjustment::LeaveOne { heap: *heap }, Lowering::new(changes));
    }
    let big = changes.len();
    let removed = clamped_k(k, heaps.len()) - big;
    (MisereAdjustment::EmptyAll { big, removed }, emptied(heaps, removed, true))
}

/// The move that empties the first `ones` single stones and, if `big` holds, every big heap.
fn emptied(heaps: &[Natural], ones: usize, big: bool) -> Lowering {
    let singles = (0..heaps.len()).filter(|index| heaps[*index] == Natural::ONE).take(ones);
    let bigs = (0..heaps.len()).filter(|index| big && heaps[*index] > Natural::ONE);
    Lowering::new(singles.chain(bigs).map(|index| (index, Natural::ZERO)).collect())
}
