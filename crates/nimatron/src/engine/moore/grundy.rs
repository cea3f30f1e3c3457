//! The Grundy value of a position of Moore's Nim, with the rule that gives it.

mod box_values;

use dashu_int::UBig;

use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{HeapSize, Moore, naturals};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

pub use box_values::BoxValues;

impl Moore {
    /// Returns the Grundy value (normal play).
    ///
    /// Empty heaps do not count. The value is known by a formula in four cases:
    /// - at most `k` heaps: every heap is free, and the value is the number of stones;
    /// - `k` = 1: the nim-sum of the heaps \[bouton-1901\];
    /// - `k + 1` heaps: the formula of Jenkyns and Mayberry \[jenkyns-mayberry-1980\];
    /// - the values 0 and 1 are those of the Moore number, which reads the column residues modulo `k + 1` as digits in
    ///   base `k + 1` \[jenkyns-mayberry-1980\]. (Larger Moore numbers do not give the value.)
    ///
    /// Otherwise it is the mex, found for this position and all smaller ones.
    ///
    /// # Errors
    /// [`OverBudget`] if there is no formula and too many smaller positions.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Nimber};
    ///
    /// let (moore, budget) = (Moore::new(2)?, Budget::default());
    /// assert_eq!(moore.grundy(&[3u64, 5], &budget)?, Nimber::from(8));
    /// assert_eq!(Moore::NIM.grundy(&[3u64, 5], &budget)?, Nimber::from(6));
    /// assert_eq!(moore.grundy(&[7u64, 7, 7, 1], &budget)?, Nimber::from(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn grundy<H: HeapSize>(&self, heaps: &[H], budget: &Budget) -> Result<Nimber, OverBudget> {
        let k = self.clamped(heaps.len());
        let heaps: Vec<Natural> = naturals(heaps).iter().filter(|heap| !heap.is_zero()).cloned().collect();
        if heaps.len() <= k {
            return Ok(Nimber(heaps.iter().fold(Natural::ZERO, |sum, heap| &sum + heap)));
        }
        if k == 1 {
            return Ok(Nimber(heaps.iter().fold(Natural::ZERO, |sum, heap| &sum ^ heap)));
        }
        if heaps.len() == k + 1 {
            return Ok(Nimber(one_heap_more(&heaps)));
        }
        match self.residues(&heaps)[..] {
            [] => Ok(Nimber::ZERO),
            [1] => Ok(Nimber::ONE),
            _ => {
                let sizes: Option<Vec<usize>> = heaps.iter().map(Natural::to_usize).collect();
                let sizes = sizes.ok_or_else(|| budget.exceeded(box_values::WORK))?;
                Ok(Nimber::from(self.box_values(&sizes, budget)?.last()))
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
    /// # Ok::<(), nimatron::KnimError>(())
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

/// Returns the value of `k + 1` heaps, at least three, by the formula of Jenkyns and Mayberry.
///
/// With S stones, `m` the least heap, `y = S - (k+1)m + 1` the excess over it and `c = y(y-1)/2` the threshold, the value
/// is S if m ≤ c and `c + ((m - c - 1) mod y)` otherwise.
fn one_heap_more(heaps: &[Natural]) -> Natural {
    let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
    let least = heaps.iter().min().cloned().unwrap_or_default().into_ubig();
    let excess = &stones - &least * UBig::from(heaps.len()) + UBig::ONE;
    let threshold = &excess * (&excess - UBig::ONE) / UBig::from(2u8);
    let value =
        if least <= threshold { stones } else { &threshold + (&least - &threshold - UBig::ONE) % &excess };
    Natural::from(value)
}
