//! [`Period`]: values of heaps that repeat for ever.

use super::Quotient;
use crate::Natural;
use crate::engine::take_and_break::{Base, HeapGame};

/// The values of the heaps repeat: v(n + period) = v(n) for every n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// The first heap of the repeating part; at least 1.
    pub preperiod: usize,
    /// The length of the repeating part.
    pub period: usize,
}

impl Period {
    /// The least heap with the same value.
    ///
    /// ```
    /// use nimatron::Natural;
    /// use nimatron::engine::quotient::Period;
    ///
    /// let kayles = Period { preperiod: 71, period: 12 };
    /// assert_eq!(kayles.least_alike(&Natural::from(82u64)), 82);
    /// assert_eq!(kayles.least_alike(&Natural::from(83u64)), 71);
    /// assert_eq!(kayles.least_alike(&"1000000000000000000000000000000".parse()?), 76);
    /// # Ok::<(), nimatron::NotANatural>(())
    /// ```
    pub fn least_alike(&self, heap: &Natural) -> usize {
        let beyond = heap.checked_sub(&Natural::from(self.preperiod));
        let place = beyond
            .map(|beyond| self.preperiod + beyond.rem(&Natural::from(self.period)).to_usize().unwrap_or(0));
        place.or_else(|| heap.to_usize()).unwrap_or(0)
    }
}

impl Quotient {
    /// The proved period of an octal game whose code ends at index `last_index` (Kayles, 0.77: 2).
    ///
    /// Heap n of an octal game leaves at most two heaps of together at least n − k, where k is the last index; so if
    /// v(n + p) = v(n) for n₀ ≤ n < 2n₀ + p + k, then beyond that each heap has the option values of the heap p
    /// smaller, and may have its value: the quotient does not grow any more (Plambeck & Siegel 2008, after Guy & Smith
    /// 1956). None if the heaps read do not reach that far. Other games have no such theorem here.
    ///
    /// Beyond preperiod + period one part of every option can be made smaller than that without changing a value, so a
    /// winning move is found among those few.
    pub fn period(&self, last_index: usize) -> Option<Period> {
        let values = self.values();
        (1..values.len() / 2).find_map(|period| {
            let differs = |n: &usize| values[*n] != values[n + period];
            let preperiod = (1..values.len() - period).rev().find(differs).map_or(1, |n| n + 1);
            let needed = 2 * preperiod + 2 * period;
            let reached = needed.checked_add(last_index).is_some_and(|needed| needed <= values.len());
            reached.then_some(Period { preperiod, period })
        })
    }
}

/// The last index of an octal code; `None` for games without a theorem on the period of their quotient.
pub fn octal_reach(game: &HeapGame) -> Option<usize> {
    match game {
        HeapGame::Code(code) if code.base() == Base::Octal => Some(code.digits().len().saturating_sub(1)),
        _ => None,
    }
}
