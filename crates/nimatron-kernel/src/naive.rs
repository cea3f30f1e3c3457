//! The twins: what every kernel must agree with, written to be too simple to be wrong.

use crate::Heap;

/// The number of ones in `column` of `heaps`.
pub fn count<H: Heap>(heaps: &[H], column: u32) -> u64 {
    heaps.iter().filter(|heap| heap.to_u64() >> column & 1 == 1).count() as u64
}

/// Whether every column of `heaps` holds a multiple of `k + 1` ones; a `k` of 0 is read as 1.
pub fn is_lost<H: Heap>(heaps: &[H], k: u64) -> bool {
    let modulus = u128::from(k.max(1)) + 1;
    (0..H::COLUMNS).all(|column| u128::from(count(heaps, column)) % modulus == 0)
}
