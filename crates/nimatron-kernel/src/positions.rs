//! [`Positions`]: many positions in two flat arrays, the list layout of Apache Arrow.

mod alone;
mod group;
mod lost;
mod moves;
mod offset;
mod running;

pub use moves::BatchMoves;
pub use offset::{BadOffsets, Offset};

use crate::machine::run;
use crate::{HeapWord, Instructions, SimdLevel};

use lost::Lost;
use moves::MovesKernel;
use running::Running;

/// Many positions: the heaps of all of them one after the other, and the offset at which each begins, with one more
/// offset at the end of the last.
///
/// ```
/// use nimatron_kernel::{SimdLevel, Positions};
///
/// let positions = Positions::new(&[1u64, 2, 3, 7, 7], &[0u32, 3, 3, 5])?;
/// assert_eq!(positions.len(), 3);
/// assert_eq!(positions.get(2), Some(&[7, 7][..]));
/// assert_eq!(positions.lost(SimdLevel::best(), 1), [true, true, true]);
/// assert_eq!(positions.lost(SimdLevel::best(), 2), [false, true, false]);
/// # Ok::<(), nimatron_kernel::BadOffsets>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Positions<'a, H, O> {
    heaps: &'a [H],
    offsets: &'a [O],
}

impl<'a, H: HeapWord, O: Offset> Positions<'a, H, O> {
    /// Returns the positions of these heaps.
    ///
    /// # Errors
    /// [`BadOffsets`] if there is no offset, one is smaller than the one before it, or the last is beyond the heaps.
    pub fn new(heaps: &'a [H], offsets: &'a [O]) -> Result<Self, BadOffsets> {
        let Some(last) = offsets.last() else {
            return Err(BadOffsets::Missing);
        };
        // Every pair is checked, so that the loop has no branch.
        let descends = |pair: &[O]| pair[1] < pair[0];
        if offsets.windows(2).fold(false, |any, pair| any | descends(pair)) {
            let index = 1 + offsets.windows(2).position(descends).unwrap_or(0);
            return Err(BadOffsets::Descending { index });
        }
        match last.to_usize() {
            Some(last) if last <= heaps.len() => Ok(Self { heaps, offsets }),
            _ => Err(BadOffsets::Beyond { heaps: heaps.len() }),
        }
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Returns whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the heaps of position `index`.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&'a [H]> {
        let (start, end) = (self.offsets.get(index)?, self.offsets.get(index + 1)?);
        self.heaps.get(start.to_usize()?..end.to_usize()?)
    }

    /// Returns the positions in parts of `size`, the last of which may be shorter; a size of 0 is treated as 1.
    pub fn chunks(&self, size: usize) -> impl ExactSizeIterator<Item = Self> + use<'a, H, O> {
        let (heaps, offsets, size) = (self.heaps, self.offsets, size.max(1));
        let len = self.len();
        (0..len.div_ceil(size)).map(move |part| {
            let end = len.min((part + 1).saturating_mul(size));
            Self { heaps, offsets: &offsets[part * size..=end] }
        })
    }

    /// Returns which positions are lost for the player to move, who may lower up to `k` heaps.
    pub fn lost(&self, level: SimdLevel, k: u64) -> Vec<bool> {
        let mut lost = vec![false; self.len()];
        self.write_lost(level, k, &mut lost);
        lost
    }

    /// Writes which positions are lost, as far as `lost` reaches.
    pub fn write_lost(&self, level: SimdLevel, k: u64, lost: &mut [bool]) {
        let reached = lost.len().min(self.len());
        let lost = &mut lost[..reached];
        match k {
            // On AVX-512 (Zen 4) the vectors of AVX2 take four fifths of the time of wider ones.
            0 | 1 => run(level.at_most(Instructions::Avx2), Running { level, positions: *self, lost }),
            k if level == SimdLevel::PORTABLE => alone::write_lost(self, k, lost),
            k => run(level, Lost { level, positions: *self, k, lost }),
        }
    }

    /// Returns a winning move of every position that has one, the same as [`winning_move`](crate::winning_move) gives.
    pub fn winning_moves(&self, level: SimdLevel, k: u64) -> BatchMoves<H> {
        let mut moves = BatchMoves {
            offsets: Vec::with_capacity(self.offsets.len()),
            changes: Vec::with_capacity(self.len()),
        };
        moves.offsets.push(0);
        match (level, k.max(1)) {
            (SimdLevel::PORTABLE, k) => alone::append_moves(self, k, &mut moves),
            (level, k) => run(level, MovesKernel { level, positions: *self, k, moves: &mut moves }),
        }
        moves
    }
}
