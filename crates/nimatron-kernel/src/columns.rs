//! One position of many heaps: the ones of every binary column, counted exactly or modulo `k + 1`.
//!
//! The heaps are read once, at about the speed of a plain exclusive-or over them, whatever `k` is. `k` may be any
//! number: a value beyond the number of heaps makes no difference, and 0 is treated as 1.

mod counting;
mod counts;
mod fold;
mod modulo;
mod residues;
mod ternary;

pub use counts::Counts;
pub(crate) use modulo::{any, modulo, remains};
pub use residues::Residues;
pub(crate) use residues::of_column;

use crate::machine::run;
use crate::{HeapWord, Instructions, SimdLevel};

use counting::{ColumnBalance, Counting, FewMultiples};
use fold::{Or, Xor};
use ternary::Ternary;

/// This many heaps fit into sixteen vectors on every machine.
const FEW: usize = 64;

/// Returns the number of ones in every column of `heaps`.
///
/// ```
/// use nimatron_kernel::{SimdLevel, columns};
///
/// // 3 = 011, 5 = 101, 6 = 110
/// let counts = columns::counts(SimdLevel::best(), &[3u64, 5, 6]);
/// assert_eq!([0, 1, 2, 3].map(|column| counts.of_column(column)), [2, 2, 2, 0]);
/// ```
pub fn counts<H: HeapWord>(level: SimdLevel, heaps: &[H]) -> Counts {
    run(level, Counting(heaps))
}

/// Returns the number of ones in every column of `heaps` modulo `k + 1`.
///
/// ```
/// use nimatron_kernel::{SimdLevel, columns};
///
/// let residues = columns::residues(SimdLevel::best(), &[3u64, 5, 6], 2);
/// assert_eq!([0, 1, 2, 3].map(|column| residues.of_column(column)), [2, 2, 2, 0]);
/// ```
pub fn residues<H: HeapWord>(level: SimdLevel, heaps: &[H], k: u64) -> Residues {
    match k {
        0 | 1 => Residues::from_planes(&[run(level, Xor(heaps))]),
        2 if level != SimdLevel::PORTABLE => Residues::from_planes(&run(level, Ternary(heaps))),
        // Beyond the number of heaps every modulus leaves the counts as they are.
        k => counts(level, heaps).modulo(k.min(heaps.len() as u64) + 1),
    }
}

/// Returns whether every column of `heaps` holds a multiple of `k + 1` ones: the player to move loses Moore's Nim.
///
/// ```
/// use nimatron_kernel::{SimdLevel, columns};
///
/// assert!(columns::is_lost(SimdLevel::best(), &[7u64, 7, 7], 2));
/// assert!(!columns::is_lost(SimdLevel::best(), &[7u32, 7, 7], u64::MAX));
/// ```
pub fn is_lost<H: HeapWord>(level: SimdLevel, heaps: &[H], k: u64) -> bool {
    match k {
        k if k >= heaps.len() as u64 => run(level, Or(heaps)) == 0,
        0 | 1 => run(level, Xor(heaps)) == 0,
        // A few heaps fill too few of the widest vectors to pay for their longer latency (measured on Zen 4).
        2 | 3 if heaps.len() <= FEW && level.instructions() > Instructions::Avx2 => {
            is_lost(level.at_most(Instructions::Avx2), heaps, k)
        }
        // The portable machine is no faster with two planes than with all.
        2 if level != SimdLevel::PORTABLE => run(level, Ternary(heaps)) == [0, 0],
        k if heaps.len() <= FEW => run(level, &FewMultiples { heaps, modulus: k + 1 }),
        k => run(level, &ColumnBalance { heaps, modulus: k + 1 }),
    }
}
