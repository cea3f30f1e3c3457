//! [`Batch`]: many positions in two flat arrays, and their answers.

use nimatron_kernel::{BadOffsets, BatchMoves, HeapWord, Offset, Positions, SimdLevel};

use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{HeapSize, Moore};
use crate::{Convention, Outcome};

/// How many positions are passed to another core at a time.
#[cfg(feature = "parallel")]
const PART: usize = 1 << 14;

/// Many positions in two flat arrays, the list layout of Apache Arrow: the heaps of all positions one after the other, and the
/// offset at which each position begins, with one more at the end of the last.
///
/// ```
/// use nimatron::engine::moore::{BadOffsets, Batch};
///
/// // Three positions: 1, 2, 3 stones; no heap at all; 7, 7.
/// let heaps = [1u64, 2, 3, 7, 7];
/// assert_eq!(Batch::new(&heaps, &[0u32, 3, 3, 5])?.len(), 3);
/// assert_eq!(Batch::new(&heaps, &[0u32, 6]).err(), Some(BadOffsets::Beyond { heaps: 5 }));
/// # Ok::<(), BadOffsets>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Batch<'a, H, O>(Positions<'a, H, O>);

impl<'a, H: HeapWord + HeapSize, O: Offset> Batch<'a, H, O> {
    /// Creates a batch with these heaps and offsets.
    ///
    /// # Errors
    /// [`BadOffsets`] if the offsets do not divide the heaps into positions.
    pub fn new(heaps: &'a [H], offsets: &'a [O]) -> Result<Self, BadOffsets> {
        Positions::new(heaps, offsets).map(Self)
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the heaps of position `index`, or `None` if there is no such position.
    ///
    /// ```
    /// use nimatron::engine::moore::Batch;
    ///
    /// let batch = Batch::new(&[1u64, 2, 3, 7, 7], &[0u32, 3, 3, 5])?;
    /// assert_eq!(batch.get(2), Some(&[7, 7][..]));
    /// # Ok::<(), nimatron::engine::moore::BadOffsets>(())
    /// ```
    pub fn get(&self, index: usize) -> Option<&'a [H]> {
        self.0.get(index)
    }

    fn iter(&self) -> impl Iterator<Item = &'a [H]> {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}

impl Moore {
    /// Returns who wins each position, at about the speed at which memory is read in normal play. With the feature
    /// `parallel` all cores are used.
    ///
    /// ```
    /// use nimatron::Convention;
    /// use nimatron::Outcome::{N, P};
    /// use nimatron::engine::moore::{Batch, Moore};
    ///
    /// let batch = Batch::new(&[1u64, 2, 3, 7, 7], &[0u32, 3, 3, 5])?;
    /// assert_eq!(Moore::NIM.outcomes(batch, Convention::Normal), [P, P, P]);
    /// assert_eq!(Moore::NIM.outcomes(batch, Convention::Misere), [P, N, P]);
    /// assert_eq!(Moore::new(2)?.outcomes(batch, Convention::Normal), [N, P, N]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcomes<H: HeapWord + HeapSize, O: Offset>(
        &self,
        batch: Batch<'_, H, O>,
        convention: Convention,
    ) -> Vec<Outcome> {
        let lost = self.balanced(batch);
        if convention == Convention::Normal {
            return lost.into_iter().map(Outcome::p_if).collect();
        }
        let outcome = |(balanced, heaps): (bool, &[H])| match Criterion::of(convention, || Tally::of(heaps)) {
            Criterion::Ones(ones) => self.are_lost(ones, heaps.len(), convention),
            Criterion::Columns => balanced,
        };
        lost.into_iter().zip(batch.iter()).map(|position| Outcome::p_if(outcome(position))).collect()
    }

    /// Returns which positions are balanced.
    fn balanced<H: HeapWord + HeapSize, O: Offset>(&self, Batch(positions): Batch<'_, H, O>) -> Vec<bool> {
        let (level, k) = (SimdLevel::best(), self.most() as u64);
        let mut balanced = vec![false; positions.len()];
        #[cfg(feature = "parallel")]
        {
            use rayon::prelude::*;
            let parts: Vec<_> = positions.chunks(PART).zip(balanced.chunks_mut(PART)).collect();
            parts.into_par_iter().for_each(|(part, balanced)| part.write_lost(level, k, balanced));
        }
        #[cfg(not(feature = "parallel"))]
        positions.write_lost(level, k, &mut balanced);
        balanced
    }

    /// Returns a winning move of every position that has one, the one of [`winning_move`](Self::winning_move). With the
    /// feature `parallel` all cores are used.
    ///
    /// ```
    /// use nimatron::Convention;
    /// use nimatron::engine::moore::{Batch, Moore};
    ///
    /// let batch = Batch::new(&[1u64, 2, 3, 7, 7], &[0u32, 3, 3, 5])?;
    /// let moves = Moore::new(2)?.winning_moves_of(batch, Convention::Normal);
    /// assert_eq!(moves.get(0), Some(&[(1, 1), (2, 1)][..]));
    /// assert_eq!(moves.get(1), Some(&[][..]));
    /// assert_eq!(moves.get(2), Some(&[(0, 0), (1, 0)][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn winning_moves_of<H: HeapWord + HeapSize, O: Offset>(
        &self,
        batch: Batch<'_, H, O>,
        convention: Convention,
    ) -> BatchMoves<H> {
        let mut moves = self.balancing_moves(batch);
        moves.sort();
        if convention == Convention::Normal {
            return moves;
        }
        let mut adjusted = BatchMoves::default();
        for (heaps, normal) in batch.iter().zip(moves.iter()) {
            let normal = (!normal.is_empty()).then(|| normal.to_vec());
            let found = self.adjusted(heaps, convention, || normal);
            adjusted.push(found.into_iter().flat_map(|(_, changes)| changes));
        }
        adjusted
    }

    /// Returns the moves to balanced positions, with no changes for a position that is already balanced.
    fn balancing_moves<H: HeapWord + HeapSize, O: Offset>(
        &self,
        Batch(positions): Batch<'_, H, O>,
    ) -> BatchMoves<H> {
        let (level, k) = (SimdLevel::best(), self.most() as u64);
        #[cfg(feature = "parallel")]
        {
            use rayon::prelude::*;
            let parts: Vec<_> = positions.chunks(PART).collect();
            let moves = parts.into_par_iter().map(|part| part.winning_moves(level, k));
            moves.collect::<Vec<_>>().into_iter().collect()
        }
        #[cfg(not(feature = "parallel"))]
        positions.winning_moves(level, k)
    }
}
