//! [`QuotientPeriod`]: values of heaps that repeat forever.

use super::Quotient;
use crate::Natural;
use crate::engine::take_and_break::TakeAndBreak;

/// The values of the heaps repeat: v(n + period) = v(n) for every n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct QuotientPeriod {
    /// The first heap of the repeating part; at least 1.
    pub preperiod: usize,
    /// The length of the repeating part.
    pub period: usize,
}

impl QuotientPeriod {
    /// Returns the least heap with the same value.
    ///
    /// ```
    /// use nimatron::Natural;
    /// use nimatron::engine::quotient::QuotientPeriod;
    ///
    /// let kayles = QuotientPeriod { preperiod: 71, period: 12 };
    /// assert_eq!(kayles.least_alike(&Natural::from(82u64)), 82);
    /// assert_eq!(kayles.least_alike(&Natural::from(83u64)), 71);
    /// assert_eq!(kayles.least_alike(&"1000000000000000000000000000000".parse()?), 76);
    /// # Ok::<(), nimatron::notation::NotANatural>(())
    /// ```
    pub fn least_alike(&self, heap: &Natural) -> usize {
        let beyond = heap.checked_sub(&Natural::from(self.preperiod));
        let place = beyond
            .map(|beyond| self.preperiod + beyond.rem(&Natural::from(self.period)).to_usize().unwrap_or(0));
        place.or_else(|| heap.to_usize()).unwrap_or(0)
    }
}

impl Quotient {
    /// Returns the proved period of the values of `game`, whose quotient this is, or `None` if the heaps read do not
    /// reach far enough or no theorem here covers the game.
    ///
    /// Heap n of an octal game leaves at most two heaps with at least n − k stones in total, where k is the last index;
    /// so if v(n + p) = v(n) for n₀ ≤ n < 2n₀ + p + k, then beyond that each heap has the option values of the heap p
    /// smaller, and may have its value: the quotient does not grow any more (Plambeck & Siegel 2008, after Guy & Smith
    /// 1956).
    ///
    /// Beyond preperiod + period one part of every option can be made smaller than that without changing a value, so a
    /// winning move is found among those few.
    pub fn period(&self, game: &TakeAndBreak) -> Option<QuotientPeriod> {
        let is_octal = game.most_parts() <= 2 && !game.splits_unequally();
        let last_index = game.reach().filter(|_| is_octal)?.to_usize()?;
        let values = self.values();
        (1..values.len() / 2).find_map(|period| {
            let differs = |n: &usize| values[*n] != values[n + period];
            let preperiod = (1..values.len() - period).rev().find(differs).map_or(1, |n| n + 1);
            let needed = 2 * preperiod + 2 * period;
            let reached = needed.checked_add(last_index).is_some_and(|needed| needed <= values.len());
            reached.then_some(QuotientPeriod { preperiod, period })
        })
    }
}
