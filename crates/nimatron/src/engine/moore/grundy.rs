//! The Grundy value of a position of Moore's Nim, with the rule that gives it.

mod box_values;

use dashu_int::UBig;

use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{HeapSize, Moore, naturals};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

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
    /// The values 0 and 1 are those of the Moore number, which reads the column residues modulo `k + 1` as digits in
    /// base `k + 1` \[jenkyns-mayberry-1980\]. (Larger Moore numbers do not give the value.)
    MooreNumber,
    /// No formula is known: the mex, found for this and all smaller positions.
    Search {
        /// How many positions were valued, equal up to the order of heaps.
        positions: u64,
    },
}

/// A Grundy value and the rule that gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrundyValue {
    /// The value.
    pub value: Nimber,
    /// The rule that gives it.
    pub rule: GrundyRule,
}

impl Moore {
    /// Returns the Grundy value (normal play).
    ///
    /// # Errors
    /// [`OverBudget`] if there is no formula and too many smaller positions.
    ///
    /// ```
    /// use nimatron::engine::moore::{GrundyRule, Moore};
    /// use nimatron::{Budget, Nimber};
    ///
    /// let (moore, budget) = (Moore::new(2)?, Budget::default());
    /// assert_eq!(moore.grundy(&[3u64, 5], &budget)?.value, Nimber::from(8));
    /// assert_eq!(Moore::NIM.grundy(&[3u64, 5], &budget)?.value, Nimber::from(6));
    /// assert_eq!(moore.grundy(&[7u64, 7, 7, 1], &budget)?.rule, GrundyRule::MooreNumber);
    /// assert!(matches!(moore.grundy(&[2u64, 3, 4, 5], &budget)?.rule, GrundyRule::Search { .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn grundy<H: HeapSize>(&self, heaps: &[H], budget: &Budget) -> Result<GrundyValue, OverBudget> {
        let k = self.clamped(heaps.len());
        let heaps: Vec<Natural> = naturals(heaps).iter().filter(|heap| !heap.is_zero()).cloned().collect();
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
        match self.residues(&heaps)[..] {
            [] => known(Natural::ZERO, GrundyRule::MooreNumber),
            [1] => known(Natural::ONE, GrundyRule::MooreNumber),
            _ => {
                let sizes: Option<Vec<usize>> = heaps.iter().map(Natural::to_usize).collect();
                let sizes = sizes.ok_or_else(|| OverBudget::after(box_values::WORK, budget.steps()))?;
                let values = self.box_values(&sizes, budget)?;
                known(Natural::from(values.last()), GrundyRule::Search { positions: values.positions() })
            }
        }
    }

    /// Returns whether the normal and the misère Grundy value differ. If they do, one is 0 and the other 1. So Moore's
    /// Nim is tame.
    ///
    /// They differ iff the position is lost in exactly one of the conventions: no heap has two stones and the number of
    /// ones is 0 or 1 modulo `k + 1`.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// let moore = Moore::new(2)?;
    /// assert!(moore.is_fickle::<u64>(&[]) && moore.is_fickle(&[1u64, 0]));
    /// assert!(!moore.is_fickle(&[1u64, 1]) && !moore.is_fickle(&[2u64]));
    /// # Ok::<(), nimatron::engine::moore::InvalidK>(())
    /// ```
    pub fn is_fickle<H: HeapSize>(&self, heaps: &[H]) -> bool {
        match Criterion::of(Convention::Misere, || Tally::of(heaps)) {
            Criterion::Columns => false,
            Criterion::Ones(ones) => {
                Convention::BOTH.into_iter().any(|convention| self.are_lost(ones, heaps.len(), convention))
            }
        }
    }
}

/// Returns the formula of Jenkyns and Mayberry for `k + 1` heaps.
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
