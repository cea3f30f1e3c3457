//! Many positions of Moore's Nim in two flat arrays: millions of small ones, several at a time.
//!
//! The layout is the list layout of Apache Arrow: the heaps of all positions one after the other, and the offset at which
//! each position begins, with one more at the end of the last. With the feature `parallel` all cores work.

pub use nimatron_kernel::{BadOffsets, Moves, Offset, Positions};

use nimatron_kernel::Level;

use crate::columns::HeapWord;

/// How many positions are worth handing to another core.
#[cfg(feature = "parallel")]
const PART: usize = 1 << 14;

/// Which positions are lost for the player to move, who may lower up to `k` heaps (normal play).
///
/// # Errors
/// [`BadOffsets`] where the offsets do not divide the heaps into positions.
///
/// ```
/// use nimatron::positions::{BadOffsets, lost};
///
/// // Three positions: 1, 2, 3 stones; no heap at all; 7, 7.
/// let heaps = [1u64, 2, 3, 7, 7];
/// assert_eq!(lost(&heaps, &[0u32, 3, 3, 5], 1)?, [true, true, true]);
/// assert_eq!(lost(&heaps, &[0u32, 3, 3, 5], 2)?, [false, true, false]);
/// assert_eq!(lost(&heaps, &[0u32, 6], 2), Err(BadOffsets::Beyond { heaps: 5 }));
/// # Ok::<(), BadOffsets>(())
/// ```
pub fn lost<H: HeapWord, O: Offset>(heaps: &[H], offsets: &[O], k: u64) -> Result<Vec<bool>, BadOffsets> {
    let positions = Positions::new(heaps, offsets)?;
    let mut lost = vec![false; positions.len()];
    #[cfg(feature = "parallel")]
    {
        use rayon::prelude::*;
        let parts: Vec<_> = positions.chunks(PART).zip(lost.chunks_mut(PART)).collect();
        parts.into_par_iter().for_each(|(part, lost)| part.write_lost(Level::best(), k, lost));
    }
    #[cfg(not(feature = "parallel"))]
    positions.write_lost(Level::best(), k, &mut lost);
    Ok(lost)
}

/// A winning move of every position that is not lost, the same as [`columns::winning_move`](crate::columns::winning_move)
/// gives.
///
/// # Errors
/// [`BadOffsets`] where the offsets do not divide the heaps into positions.
///
/// ```
/// use nimatron::positions::winning_moves;
///
/// let moves = winning_moves(&[1u64, 2, 3, 7, 7], &[0u32, 3, 3, 5], 2)?;
/// assert_eq!(moves.get(0), Some(&[(1, 1), (2, 1)][..]));
/// assert_eq!(moves.get(1), Some(&[][..]));
/// assert_eq!(moves.get(2), Some(&[(0, 0), (1, 0)][..]));
/// # Ok::<(), nimatron::positions::BadOffsets>(())
/// ```
pub fn winning_moves<H: HeapWord, O: Offset>(
    heaps: &[H],
    offsets: &[O],
    k: u64,
) -> Result<Moves<H>, BadOffsets> {
    let positions = Positions::new(heaps, offsets)?;
    #[cfg(feature = "parallel")]
    {
        use rayon::prelude::*;
        let parts: Vec<_> = positions.chunks(PART).collect();
        Ok(parts
            .into_par_iter()
            .map(|part| part.winning_moves(Level::best(), k))
            .collect::<Vec<_>>()
            .into_iter()
            .collect())
    }
    #[cfg(not(feature = "parallel"))]
    Ok(positions.winning_moves(Level::best(), k))
}
