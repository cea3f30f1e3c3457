//! Winning moves counted heap by heap: the state is the column sums modulo `k + 1` and the number of changed heaps.
//!
//! A heap of size x that changes takes any size b < x: for a one-digit p of x, the digits above p stay, digit p becomes
//! zero and the digits below are free. In sums of states, where e_q adds a one to column q, that is
//! the product of (1 + e_q) over q < p.

use dashu_int::UBig;

use crate::engine::moore::suffix_classes::SuffixClasses;
use crate::{Budget, OverBudget};

const WORK: &str = "winning moves by column residues";

/// Returns the number of steps that [`count`] takes.
pub(super) fn cost(classes: &SuffixClasses) -> u64 {
    let width = classes.columns.counts().len();
    let states = states(classes).map_or(u64::MAX, |states| states as u64);
    let heaps: u64 = classes.kinds.iter().map(|kind| kind.members.len() as u64).sum();
    [classes.k as u64 + 1, 2 * width as u64 + 1, heaps].into_iter().fold(states, u64::saturating_mul)
}

/// Returns the number of possible column residues, or `None` if it does not fit.
fn states(classes: &SuffixClasses) -> Option<usize> {
    (classes.k + 1).checked_pow(u32::try_from(classes.columns.counts().len()).ok()?)
}

/// Returns the number of balanced positions that differ in 1 to `k` heaps.
pub(super) fn count(classes: &SuffixClasses, budget: &Budget) -> Result<UBig, OverBudget> {
    let over = || budget.exceeded(WORK);
    let mut meter = budget.meter(WORK);
    let width = classes.columns.counts().len();
    let space = ResidueSpace { modulus: classes.k + 1, size: states(classes).ok_or_else(over)? };
    let step = (space.size as u64).saturating_mul(2 * width as u64 + 1);
    // changed[c] counts the ways to change c of the heaps seen so far, by the residues they sum to.
    // One list for each number of changed heaps, and three to add a heap with.
    let lists = (classes.k as u64).saturating_add(4);
    meter.keep(lists.saturating_mul(space.size as u64).saturating_mul(size_of::<UBig>() as u64))?;
    let mut changed = vec![vec![UBig::ZERO; space.size]];
    changed[0][0] = UBig::ONE;
    for kind in &classes.kinds {
        let digits: Vec<bool> = (0..width).map(|column| kind.size.bit(column)).collect();
        for _ in &kind.members {
            if changed.len() <= classes.k {
                changed.push(vec![UBig::ZERO; space.size]);
            }
            for c in (0..changed.len()).rev() {
                meter.spend(step)?;
                let mut kept = space.shifted(&changed[c], digits.iter().copied());
                if c > 0 {
                    space.add_smaller(&changed[c - 1], &digits, &mut kept);
                }
                changed[c] = kept;
            }
        }
    }
    Ok(changed.into_iter().skip(1).map(|mut ways| ways.swap_remove(0)).sum())
}

/// The residues of all columns, numbered in base `modulus` with the lowest column first.
struct ResidueSpace {
    modulus: usize,
    size: usize,
}

impl ResidueSpace {
    /// Returns the ways after a heap with these `digits` is added to each.
    fn shifted(&self, ways: &[UBig], digits: impl Iterator<Item = bool>) -> Vec<UBig> {
        let weights = std::iter::successors(Some(1), |weight| Some(weight * self.modulus));
        let added: Vec<usize> =
            digits.zip(weights).filter(|(digit, _)| *digit).map(|(_, weight)| weight).collect();
        let mut shifted = vec![UBig::ZERO; self.size];
        for (residues, count) in ways.iter().enumerate().filter(|(_, count)| !count.is_zero()) {
            let mut target = residues;
            for weight in &added {
                let wraps = residues / weight % self.modulus == self.modulus - 1;
                target = if wraps { target - weight * (self.modulus - 1) } else { target + weight };
            }
            shifted[target] = count.clone();
        }
        shifted
    }

    /// Adds to `total` the ways in which a heap of any size below the one with these `digits` is added.
    fn add_smaller(&self, ways: &[UBig], digits: &[bool], total: &mut [UBig]) {
        let mut free = ways.to_vec();
        for (column, digit) in digits.iter().enumerate() {
            if *digit {
                let above = (0..digits.len()).map(|other| other > column && digits[other]);
                add(&self.shifted(&free, above), total);
            }
            let only_this = (0..digits.len()).map(|other| other == column);
            let with_one = self.shifted(&free, only_this);
            add(&with_one, &mut free);
        }
    }
}

fn add(more: &[UBig], total: &mut [UBig]) {
    for (total, more) in total.iter_mut().zip(more) {
        *total += more;
    }
}
