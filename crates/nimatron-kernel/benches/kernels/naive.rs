//! The naive twins of the kernels: what every kernel must agree with. The tests use them too.

use nimatron_kernel::HeapWord;

/// The number of ones in `column` of `heaps`.
pub(crate) fn count<H: HeapWord>(heaps: &[H], column: u32) -> u64 {
    heaps.iter().filter(|heap| heap.to_u64() >> column & 1 == 1).count() as u64
}

/// Whether every column of `heaps` holds a multiple of `k + 1` ones; a `k` of 0 is read as 1.
pub(crate) fn is_lost<H: HeapWord>(heaps: &[H], k: u64) -> bool {
    let modulus = u128::from(k.max(1)) + 1;
    (0..H::COLUMNS).all(|column| u128::from(count(heaps, column)) % modulus == 0)
}

/// A winning move by the textbook: from the top column down, count the ones of the heaps not yet chosen modulo `k + 1`;
/// where that leaves too many for the chosen heaps to fill up, choose the first heaps that have a one.
///
/// The chosen heaps with their new sizes, in the order in which they are chosen, or `None` if the position is lost.
pub(crate) fn winning_move<H: HeapWord>(heaps: &[H], k: u64) -> Option<Vec<(usize, H)>> {
    let modulus = usize::try_from(k).unwrap_or(usize::MAX).clamp(1, heaps.len().max(1)) + 1;
    let mut chosen: Vec<(usize, u64)> = Vec::new();
    let mut is_chosen = vec![false; heaps.len()];
    for column in (0..H::COLUMNS).rev() {
        let has_one = |heap: &H| heap.to_u64() >> column & 1 == 1;
        let ones =
            heaps.iter().zip(&is_chosen).filter(|(heap, is_chosen)| !**is_chosen && has_one(heap)).count();
        let residue = ones % modulus;
        if residue == 0 {
            continue;
        }
        if modulus - residue <= chosen.len() {
            chosen[..modulus - residue].iter_mut().for_each(|(_, size)| *size |= 1 << column);
        } else {
            let before = chosen.len();
            let first =
                (0..heaps.len()).filter(|heap| !is_chosen[*heap] && has_one(&heaps[*heap])).take(residue);
            chosen.extend(first.map(|heap| (heap, heaps[heap].to_u64() & (!0 << column) & !(1 << column))));
            chosen[before..].iter().for_each(|(heap, _)| is_chosen[*heap] = true);
        }
    }
    (!chosen.is_empty()).then(|| chosen.into_iter().map(|(heap, size)| (heap, H::from_low(size))).collect())
}
