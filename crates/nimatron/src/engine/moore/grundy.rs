//! [`grundy_value`]: the Grundy value of a position of Moore's Nim, with the rule that gives it.

mod box_values;

use dashu_int::UBig;

use crate::engine::moore::{Columns, Tally, clamped_k};
use crate::{Budget, Natural, Nimber, OverBudget};

pub use box_values::BoxValues;

/// The rule that gives a Grundy value, with its data. Empty heaps do not count in any of them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum GrundyRule {
    /// At most `k` heaps: every heap is free, and the value is the number of stones.
    AllStones,
    /// `k` = 1: the exclusive or of the heaps \[bouton-1901\].
    NimSum,
    /// `k + 1` heaps, at least three \[jenkyns-mayberry-1980\]. With `m` the `least` heap, `y = S - (k+1)m + 1` the
    /// `excess` over it and `c = y(y-1)/2` the `threshold`, the value is S if m ≤ c and
    /// `c + ((m - c - 1) mod y)` otherwise.
    OneHeapMore {
        /// m
        least: Natural,
        /// y
        excess: Natural,
        /// c
        threshold: Natural,
    },
    /// The values 0 and 1 are those of the Moore number, which reads the column residues modulo `k + 1` as digits in base
    /// `k + 1` \[jenkyns-mayberry-1980\]. (Larger Moore numbers say nothing.)
    MooreNumber,
    /// No formula is known: the mex, found for this and all smaller positions.
    Search {
        /// How many positions were valued, equal up to the order of heaps.
        positions: u64,
    },
}

/// A Grundy value and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrundyValue {
    /// The value.
    pub value: Nimber,
    /// The rule that gives it.
    pub rule: GrundyRule,
}

/// The Grundy value of `heaps` (normal play) if a move lowers up to `k` of them.
///
/// # Errors
/// [`OverBudget`] if there is no formula and too many smaller positions.
///
/// ```
/// use nimatron::engine::moore::{grundy_value, GrundyRule};
/// use nimatron::{Budget, Natural, Nimber};
///
/// let of = |sizes: &[u64], k| {
///     let heaps: Vec<Natural> = sizes.iter().copied().map(Natural::from).collect();
///     grundy_value(&heaps, k, &Budget::default())
/// };
/// assert_eq!(of(&[3, 5], 2)?.value, Nimber::from(8));
/// assert_eq!(of(&[3, 5], 1)?.value, Nimber::from(6));
/// assert_eq!(of(&[7, 7, 7, 1], 2)?.rule, GrundyRule::MooreNumber);
/// assert!(matches!(of(&[2, 3, 4, 5], 2)?.rule, GrundyRule::Search { .. }));
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn grundy_value(heaps: &[Natural], k: usize, budget: &Budget) -> Result<GrundyValue, OverBudget> {
    let k = clamped_k(k, heaps.len());
    let heaps: Vec<Natural> = heaps.iter().filter(|heap| !heap.is_zero()).cloned().collect();
    let known = |value: Natural, rule| Ok(GrundyValue { value: Nimber(value), rule });
    if heaps.len() <= k {
        return known(heaps.iter().fold(Natural::ZERO, |sum, heap| &sum + heap), GrundyRule::AllStones);
    }
    if k == 1 {
        return known(heaps.iter().fold(Natural::ZERO, |sum, heap| &sum ^ heap), GrundyRule::NimSum);
    }
    if heaps.len() == k + 1 {
        let (value, rule) = one_heap_more(&heaps);
        return known(value, rule);
    }
    match Columns::of(&heaps).residues(k).as_slice() {
        [lowest @ (0 | 1), rest @ ..] if rest.iter().all(|residue| *residue == 0) => {
            known(Natural::from(*lowest), GrundyRule::MooreNumber)
        }
        _ => {
            let sizes: Option<Vec<usize>> = heaps.iter().map(Natural::to_usize).collect();
            let sizes = sizes.ok_or_else(|| OverBudget::after(box_values::WORK, budget.steps()))?;
            let values = BoxValues::new(&sizes, k, budget)?;
            known(Natural::from(values.last()), GrundyRule::Search { positions: values.positions() })
        }
    }
}

/// The formula of Jenkyns and Mayberry for `k + 1` heaps.
fn one_heap_more(heaps: &[Natural]) -> (Natural, GrundyRule) {
    let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
    let least = heaps.iter().min().cloned().unwrap_or_default().into_ubig();
    let excess = &stones - &least * UBig::from(heaps.len()) + UBig::ONE;
    let threshold = &excess * (&excess - UBig::ONE) / UBig::from(2u8);
    let value =
        if least <= threshold { stones } else { &threshold + (&least - &threshold - UBig::ONE) % &excess };
    let [least, excess, threshold] = [least, excess, threshold].map(Natural::from);
    (Natural::from(value), GrundyRule::OneHeapMore { least, excess, threshold })
}

/// Whether normal and misère Grundy value of `heaps` differ: they are then 0 and 1 in one order or the other, and equal
/// in every other position. So Moore's Nim is tame.
///
/// It is so iff no heap has two stones and the number of ones is 0 or 1 modulo `k + 1`.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::is_fickle;
///
/// assert!(is_fickle(&[], 1) && is_fickle(&[Natural::ONE, Natural::ZERO], 2));
/// assert!(!is_fickle(&[Natural::ONE, Natural::ONE], 2) && !is_fickle(&[Natural::from(2u64)], 2));
/// ```
pub fn is_fickle(heaps: &[Natural], k: usize) -> bool {
    let Tally { big, ones } = Tally::of(heaps);
    big == 0 && ones % (clamped_k(k, heaps.len()) + 1) <= 1
}
