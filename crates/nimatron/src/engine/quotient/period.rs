//! The period of a quotient: elements of heaps that repeat forever.

use super::Quotient;
use crate::engine::take_and_break::{Period, TakeAndBreak};

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
    pub fn period(&self, game: &TakeAndBreak) -> Option<Period> {
        let is_octal = game.most_parts() <= 2 && !game.splits_unequally();
        let last_index = game.reach().filter(|_| is_octal)?.to_usize()?;
        let values = self.values();
        (1..values.len() / 2).find_map(|period| {
            let differs = |n: &usize| values[*n] != values[n + period];
            let preperiod = (1..values.len() - period).rev().find(differs).map_or(1, |n| n + 1);
            let window = preperiod..(2 * preperiod + period).checked_add(last_index)?;
            let is_reached = window.end.checked_add(period).is_some_and(|needed| needed <= values.len());
            let window = window.start as u64..window.end as u64;
            is_reached.then(|| Period::of_quotient(preperiod as u64, period as u64, window))
        })
    }
}
