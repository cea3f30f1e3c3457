//! [`HeapMove`]: one heap of a sum replaced by its parts; the moves that win.

use super::{HeapOptions, Quotient};

/// A move in a sum of heaps.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// The place of the heap in the sum.
    pub place: usize,
    /// What it is replaced by.
    pub parts: Vec<usize>,
}

impl Quotient {
    /// All winning moves of a sum: those that lead to the P-portion. None if a heap is not known.
    ///
    /// A move is listed for each place that it can be made at, also where equal heaps make two of them alike. A sum
    /// without any move is won with nothing to play.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::quotient::{HeapMove, Quotient};
    ///
    /// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    /// let quotient = Quotient::of(&nim, 7, &Budget::default())?;
    /// let win = HeapMove { place: 1, parts: vec![1] };
    /// assert_eq!(quotient.winning_moves(&nim, &[1, 5, 1]), Some(vec![win]));
    /// # Ok::<(), nimatron::engine::quotient::SearchError>(())
    /// ```
    pub fn winning_moves(&self, game: &(impl HeapOptions + ?Sized), sum: &[usize]) -> Option<Vec<HeapMove>> {
        self.value(sum)?;
        let mut winning = Vec::new();
        for (place, &heap) in sum.iter().enumerate() {
            let rest = self.monoid().product(self.value(&sum[..place])?, self.value(&sum[place + 1..])?);
            let mut options = game.options(heap);
            options.sort_unstable();
            options.dedup();
            for parts in options {
                let value = self.monoid().product(rest, self.value(&parts)?);
                if self.lost().contains(value) {
                    winning.push(HeapMove { place, parts });
                }
            }
        }
        Some(winning)
    }
}
