//! How many moves a game lasts if the winner hurries and the loser delays.

use dashu_int::UBig;

use crate::engine::moore::rule::Tally;
use crate::engine::moore::{Goal, HeapSize, Moore, into_changes, naturals};
use crate::{Budget, Convention, Natural, OverBudget};

impl Moore {
    /// Returns the number of moves that the game lasts if the player who wins hurries and the other delays.
    ///
    /// # Errors
    /// [`OverBudget`] if the position is won and the fastest winning move is not found within the budget: that is the one
    /// that takes the most stones.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// let (moore, budget) = (Moore::new(2)?, Budget::default());
    /// assert_eq!(moore.remoteness(&[4u64, 4, 4], Convention::Normal, &budget)?, 8u8.into());
    /// assert_eq!(moore.remoteness(&[4u64, 4, 9], Convention::Normal, &budget)?, 9u8.into());
    /// assert_eq!(Moore::NIM.remoteness(&[1u64, 2, 3], Convention::Misere, &budget)?, 5u8.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remoteness<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        let heaps = naturals(heaps);
        if let Some(length) = self.remoteness_if_lost(&heaps, convention) {
            return Ok(length);
        }
        let fastest = self.best_move(&heaps, convention, Goal::MostStones, budget)?;
        let lost =
            fastest.and_then(|winning| self.remoteness_if_lost(&self.after(&heaps, &winning), convention));
        // A won position without a winning move is the end of a misère game.
        Ok(lost.map_or(UBig::ZERO, |length| length + UBig::ONE))
    }

    /// Returns the number of moves that a lost position can be made to last, in closed form, or `None` if it is won.
    ///
    /// Each round takes at least `k + 1` stones from a balanced position, and [`delaying_move`](Self::delaying_move)
    /// ensures that it takes no more. The last round of a misère game has one move less.
    fn remoteness_if_lost(&self, heaps: &[Natural], convention: Convention) -> Option<UBig> {
        if !self.outcome(heaps, convention).is_p() {
            return None;
        }
        let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
        let rounds = stones / UBig::from(self.clamped(heaps.len()) + 1) * UBig::from(2u8);
        Some(match (convention, Tally::of(heaps).big) {
            (Convention::Normal, _) => rounds,
            (Convention::Misere, 0) => rounds + UBig::ONE,
            (Convention::Misere, _) => rounds - UBig::ONE,
        })
    }

    /// Returns the move with which a lost position lasts longest, in both conventions, or `None` if no stone is left: one
    /// stone from a heap whose lowest one-digit is the lowest of all.
    ///
    /// The winner is then forced to take exactly one stone from each of `k` other heaps.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// assert_eq!(Moore::NIM.delaying_move(&[4u64, 6, 2]), Some(vec![(1, 5)]));
    /// assert_eq!(Moore::NIM.delaying_move(&[0u64, 0]), None);
    /// ```
    pub fn delaying_move<H: HeapSize>(&self, heaps: &[H]) -> Option<Vec<(usize, H)>> {
        let heaps = naturals(heaps);
        let lowest = |index: &usize| heaps[*index].lowest_one();
        let index = (0..heaps.len()).filter(|index| lowest(index).is_some()).min_by_key(lowest)?;
        Some(into_changes(vec![(index, heaps[index].checked_sub(&Natural::ONE)?)]))
    }
}
