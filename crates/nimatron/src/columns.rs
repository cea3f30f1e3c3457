//! One position of Moore's Nim whose heaps are machine words, at about the speed at which memory is read.
//!
//! A move lowers at least one and at most `k` heaps; under normal play a position is lost if every binary column holds a
//! multiple of `k + 1` ones \[moore-1910\]. `k` may be any number: one beyond the number of heaps changes nothing, and 0 is read
//! as 1. The heaps are `u64` or `u32`, read with the widest vectors that the processor has.

pub use nimatron_kernel::HeapWord;
pub use nimatron_kernel::columns::Residues;

use nimatron_kernel::{Level, columns as kernel};

/// Whether the player to move loses.
///
/// ```
/// use nimatron::columns::is_lost;
///
/// assert!(is_lost(&[1u64, 2, 3], 1));
/// assert!(!is_lost(&[1u64, 2, 3], 2));
/// assert!(is_lost(&[7u32, 7, 7], 2));
/// assert!(is_lost::<u64>(&[], u64::MAX));
/// ```
pub fn is_lost<H: HeapWord>(heaps: &[H], k: u64) -> bool {
    kernel::is_lost(Level::best(), heaps, k)
}

/// The number of ones in every column modulo `k + 1`.
///
/// ```
/// use nimatron::columns::residues;
///
/// // 3 = 011, 5 = 101, 6 = 110
/// let residues = residues(&[3u64, 5, 6], 2);
/// assert_eq!([0, 1, 2, 3].map(|column| residues.of_column(column)), [2, 2, 2, 0]);
/// assert_eq!(residues.nonzero(), 0b111);
/// ```
pub fn residues<H: HeapWord>(heaps: &[H], k: u64) -> Residues {
    kernel::residues(Level::best(), heaps, k)
}

/// A winning move: the changed heaps with their new sizes, in the order in which they are chosen, or `None` if the position
/// is lost. It is the move of [`moore::winning_move`](crate::engine::moore::winning_move), which lists the heaps in ascending order.
///
/// ```
/// use nimatron::columns::winning_move;
///
/// assert_eq!(winning_move(&[1u64, 2, 3], 2), Some(vec![(1, 1), (2, 1)]));
/// assert_eq!(winning_move(&[1u64, 1, 1], 2), None);
/// ```
pub fn winning_move<H: HeapWord>(heaps: &[H], k: u64) -> Option<Vec<(usize, H)>> {
    nimatron_kernel::winning_move(Level::best(), heaps, k)
}
