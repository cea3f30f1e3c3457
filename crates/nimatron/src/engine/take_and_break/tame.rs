//! [`TameHeaps`]: the heaps of a game below the first wild one, and how they behave under misère play.
//!
//! A heap is tame if its options are and its Grundy value `g` and its misère value `m` are equal, or 0 and 1, or 1 and 0
//! \[conway-1976\]. The options of a heap are sums of smaller heaps, and sums of tame positions are tame.

use super::TakeAndBreak;
use crate::{Meter, OverBudget};

/// The tame heaps 0, 1, 2, … as far as they have been looked at.
#[derive(Debug, Clone, Default)]
pub(crate) struct TameHeaps {
    /// The Grundy value of each, and whether the misère value differs: then it is 1 minus the Grundy value.
    heaps: Vec<(usize, bool)>,
    /// Whether the next heap is wild.
    is_complete: bool,
}

impl TameHeaps {
    /// So many heaps are looked at.
    const MOST: usize = 1_000;

    /// Returns whether the misère value of a heap differs from its Grundy value, or `None` if this heap or a smaller one is
    /// wild, or if it is too large to be looked at.
    ///
    /// # Errors
    /// [`OverBudget`] if the heaps were not looked at within the budget.
    pub(crate) fn is_fickle(
        &mut self,
        game: &TakeAndBreak,
        heap: usize,
        meter: &mut Meter<'_>,
    ) -> Result<Option<bool>, OverBudget> {
        while self.heaps.len() <= heap && heap < Self::MOST && !self.is_complete {
            match self.next(game, meter)? {
                Some(genus) => self.heaps.push(genus),
                None => self.is_complete = true,
            }
        }
        Ok(self.heaps.get(heap).map(|(_, is_fickle)| *is_fickle))
    }

    /// Returns the Grundy value of the next heap, and whether its misère value differs, or `None` if it is wild.
    fn next(&self, game: &TakeAndBreak, meter: &mut Meter<'_>) -> Result<Option<(usize, bool)>, OverBudget> {
        let (mut values, mut misere_values) = (Vec::new(), Vec::new());
        for parts in game.replacements(&(self.heaps.len() as u64)) {
            meter.spend(1)?;
            let (value, is_fickle) = parts.iter().fold((0, true), |(sum, all), part| {
                let (value, is_fickle) = self.heaps[*part as usize];
                (sum ^ value, all && is_fickle)
            });
            mark(&mut values, value);
            mark(&mut misere_values, value ^ usize::from(is_fickle));
        }
        // The player who cannot move has won under misère play.
        let misere_value = if misere_values.is_empty() { 1 } else { least_missing(&misere_values) };
        let value = least_missing(&values);
        let is_tame = value == misere_value || (value <= 1 && misere_value == 1 - value);
        Ok(is_tame.then_some((value, value != misere_value)))
    }
}

fn mark(seen: &mut Vec<bool>, value: usize) {
    if seen.len() <= value {
        seen.resize(value + 1, false);
    }
    seen[value] = true;
}

fn least_missing(seen: &[bool]) -> usize {
    seen.iter().position(|seen| !seen).unwrap_or(seen.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    /// The first wild heaps of Kayles and of Grundy's game are published.
    #[test]
    fn the_first_wild_heaps_are_found() {
        for (game, wild) in [
            (TakeAndBreak::octal("0.77").unwrap(), Some(5)),
            (TakeAndBreak::grundy(), Some(13)),
            (TakeAndBreak::lasker(), None),
            (TakeAndBreak::subtraction([2u64, 5]).unwrap(), None),
        ] {
            let (mut tame, budget) = (TameHeaps::default(), Budget::default());
            let mut meter = budget.meter("tame heaps");
            let first = (0..60).find(|heap| tame.is_fickle(&game, *heap, &mut meter).unwrap().is_none());
            assert_eq!(first, wild, "{game}");
        }
    }
}
