//! [`count_winning_moves`]: how many winning moves there are, without listing them.

mod residues;

use dashu_int::UBig;
use rustc_hash::FxHashSet;

use crate::engine::moore::binomial::{Powers, binomial, binomial_cost, binomials};
use crate::engine::moore::classes::{Branch, Classes, Grain, Loose};
use crate::engine::moore::flattening::splits;
use crate::engine::moore::walk::Measure;
use crate::engine::moore::{Summary, Tally, clamped_k};
use crate::{Budget, Convention, Natural, OverBudget};

/// The exact number of winning moves from `heaps`.
///
/// In Nim it is the number of heaps with the highest one of the nim-sum. With at most `k` heaps of two or more stones it is a sum of binomial coefficients. Otherwise the moves are counted
/// through the columns (suffix classes) or heap by heap (column residues). What the latter costs is known
/// beforehand; the former is tried first for at most as many steps.
///
/// # Errors
/// [`OverBudget`] if neither ends within the budget: counting is #P-hard when `k` is part of the input.
///
/// ```
/// use nimatron::engine::moore::count_winning_moves;
/// use nimatron::{Budget, Convention, Natural};
///
/// let heaps: Vec<Natural> = (1..=30u64).map(|i| Natural::from(i.pow(13))).collect();
/// let count = count_winning_moves(&heaps, 3, Convention::Normal, &Budget::default())?;
/// assert!(count > 1_000_000_000_000u64.into());
/// // k + 1 = 4 is a power of two: the number is odd.
/// assert_eq!(&count % 2u8, 1);
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn count_winning_moves(
    heaps: &[Natural],
    k: usize,
    convention: Convention,
    budget: &Budget,
) -> Result<UBig, OverBudget> {
    let tally = Tally::of(heaps);
    let k = clamped_k(k, heaps.len());
    if k == 1 {
        let mut summary = Summary::default();
        heaps.iter().for_each(|heap| summary.add(heap));
        return Ok(UBig::from(summary.count_in_nim(convention)));
    }
    if tally.big <= k {
        return count_flattenings(tally, k, residue_of(convention), budget);
    }
    let classes = Classes::of(heaps, k);
    if classes.columns.is_balanced(k) {
        return Ok(UBig::ZERO);
    }
    if tally.nonempty() == k + 1 {
        // All heaps are cut down to the smallest one: no column may keep any other number of ones than 0 or k + 1.
        return Ok(UBig::ONE);
    }
    let other = residues::cost(&classes);
    match by_classes(&classes, other, budget) {
        Err(over) if other <= budget.steps() => {
            residues::count(&classes, budget).map_err(|later| over.and(later))
        }
        answer => answer,
    }
}

/// The number of different sets of heaps that a winning move can change.
///
/// # Errors
/// [`OverBudget`] if there are too many to be found within the budget.
///
/// ```
/// use nimatron::engine::moore::count_heap_sets;
/// use nimatron::{Budget, Convention, Natural};
///
/// // 3 alone; or 3 with any one of the other three.
/// let heaps = [2u64, 2, 2, 3].map(Natural::from);
/// assert_eq!(count_heap_sets(&heaps, 2, Convention::Normal, &Budget::default())?, 4u8.into());
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn count_heap_sets(
    heaps: &[Natural],
    k: usize,
    convention: Convention,
    budget: &Budget,
) -> Result<UBig, OverBudget> {
    let tally = Tally::of(heaps);
    let k = clamped_k(k, heaps.len());
    let mut meter = budget.meter("heap sets of winning moves");
    if tally.big <= k {
        let mut chosen = binomials(tally.ones);
        let mut total = UBig::ZERO;
        for split in splits(tally, k, residue_of(convention)) {
            total += chosen.get(split.taken, &mut meter)?;
        }
        return Ok(total);
    }
    let classes = Classes::of(heaps, k);
    if classes.columns.is_balanced(k) {
        return Ok(UBig::ZERO);
    }
    let mut supports = Supports::default();
    classes.walk(&mut supports, k, Grain::Whole, false, |steps| meter.spend(steps))?;
    let ways = |loose: &Loose| -> UBig {
        loose.iter().map(|(kind, count)| binomial(classes.kinds[*kind].members.len(), *count)).product()
    };
    Ok(supports.0.iter().map(ways).sum())
}

/// The number of legal moves from `heaps`: the sum of the first `k` elementary symmetric polynomials of their sizes.
///
/// # Errors
/// [`OverBudget`] if that takes too many operations on machine words.
///
/// ```
/// use nimatron::engine::moore::count_legal_moves;
/// use nimatron::{Budget, Natural};
///
/// let heaps = [1u64, 2, 3].map(Natural::from);
/// assert_eq!(count_legal_moves(&heaps, 2, &Budget::default())?, (6u8 + 11).into());
/// assert_eq!(count_legal_moves(&heaps, 9, &Budget::default())?, (2u8 * 3 * 4 - 1).into());
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn count_legal_moves(heaps: &[Natural], k: usize, budget: &Budget) -> Result<UBig, OverBudget> {
    let mut meter = budget.meter("number of legal moves");
    let sizes = heaps.iter().filter(|heap| !heap.is_zero()).map(Natural::as_ubig);
    let k = clamped_k(k, heaps.len());
    if k >= sizes.clone().count() {
        let mut all = UBig::ONE;
        for size in sizes {
            meter.spend(1 + (all.as_words().len() * size.as_words().len()) as u64 / 16)?;
            all *= size + UBig::ONE;
        }
        return Ok(all - UBig::ONE);
    }
    // polynomials[i] is e_i of the sizes so far.
    let mut polynomials = vec![UBig::ONE];
    for size in sizes {
        if polynomials.len() <= k {
            polynomials.push(UBig::ZERO);
        }
        for i in (1..polynomials.len()).rev() {
            meter.spend(1 + (polynomials[i - 1].as_words().len() * size.as_words().len()) as u64 / 16)?;
            let more = &polynomials[i - 1] * size;
            polynomials[i] += more;
        }
    }
    Ok(polynomials.into_iter().skip(1).sum())
}

/// What the number of single stones must be modulo `k + 1` once nothing else is left.
pub(crate) const fn residue_of(convention: Convention) -> usize {
    match convention {
        Convention::Normal => 0,
        Convention::Misere => 1,
    }
}

fn count_flattenings(tally: Tally, k: usize, residue: usize, budget: &Budget) -> Result<UBig, OverBudget> {
    let mut meter = budget.meter("closed sum of binomial coefficients");
    let (mut taken, mut left) = (binomials(tally.ones), binomials(tally.big));
    let mut total = UBig::ZERO;
    for split in splits(tally, k, residue) {
        total += taken.get(split.taken, &mut meter)? * left.get(split.left, &mut meter)?;
    }
    Ok(total)
}

fn by_classes(classes: &Classes, at_most: u64, budget: &Budget) -> Result<UBig, OverBudget> {
    const WORK: &str = "winning moves by suffix classes";
    let mut meter = budget.meter(WORK);
    let spend = |steps| {
        meter.spend(steps)?;
        if meter.spent() > at_most { Err(OverBudget::after(WORK, at_most)) } else { Ok(()) }
    };
    let walk = classes.walk(&mut Ways::new(classes.k), classes.k, Grain::Suffix, false, spend)?;
    Ok(walk.total.unwrap_or(UBig::ZERO))
}

/// Carries along how many moves there are.
#[derive(Debug)]
pub(crate) struct Ways {
    /// Powers of C(k, r): how many ways there are to fill r out of k in so many columns.
    powers: Powers,
    columns_with: Vec<usize>,
    k: usize,
}

impl Ways {
    pub(crate) fn new(k: usize) -> Self {
        Self { powers: Powers::of_row(k), columns_with: vec![0; k / 2 + 1], k }
    }

    /// In how many ways the columns of a tail can be filled by `k` loose heaps.
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
                let classes = Classes::of(&heaps, k);
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
        let classes = Classes::of(&heaps, 3);
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
        let classes = Classes::of(&heaps, k);
        let layers: u64 = (0..heaps.len()).map(|heap| (heap + 2).min(k + 1) as u64).sum();
        let steps = 3u64.pow(width) * (2 * u64::from(width) + 1) * layers;
        assert!(residues::count(&classes, &Budget::new(steps)).is_ok());
        assert!(residues::count(&classes, &Budget::new(steps - 1)).is_err());
        assert_eq!(residues::cost(&classes), 27 * 7 * 3 * 5);
    }
}
