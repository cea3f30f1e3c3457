//! [`winning_move`]: a winning move of Moore's Nim in about one pass over the heaps.

mod witnesses;

use crate::columns::{Residues, residues};
use crate::{Heap, Level};

use witnesses::Witnesses;

/// A winning move for the player who may lower up to `k` of `heaps`: the chosen heaps with their new sizes, in the order in
/// which they are chosen, or `None` if the position is lost.
///
/// From the top column down, let `r` be the number of ones of the heaps not yet chosen, modulo `k + 1`. Where the `u` chosen
/// heaps can fill it up (`r + u > k`), the first `k + 1 - r` of them get a one. Otherwise the first `r` heaps with a one
/// lose it and are chosen. The former columns are settled all at once; the latter are at most `k`.
///
/// ```
/// use nimatron_kernel::{Level, winning_move};
///
/// // 1, 2 and 3 stones: with two changes the last two heaps become 1.
/// assert_eq!(winning_move(Level::best(), &[1u64, 2, 3], 2), Some(vec![(1, 1), (2, 1)]));
/// assert_eq!(winning_move(Level::best(), &[1u64, 1, 1], 2), None);
/// ```
pub fn winning_move<H: Heap>(level: Level, heaps: &[H], k: u64) -> Option<Vec<(usize, H)>> {
    let k = k.clamp(1, heaps.len().max(1) as u64);
    let residues = residues(level, heaps, k);
    match residues.nonzero() {
        0 => None,
        nonzero => Some(lowering(level, heaps, k, residues, nonzero)),
    }
}

fn lowering<H: Heap>(
    level: Level,
    heaps: &[H],
    k: u64,
    mut tight: Residues,
    nonzero: u64,
) -> Vec<(usize, H)> {
    let mut witnesses = Witnesses::new(level, heaps, k, !0 >> nonzero.leading_zeros());
    let mut chosen: Vec<(usize, u64)> = Vec::new();
    let mut below = !0u64;
    let mut loosening = 0u64;
    loop {
        let left = k - chosen.len() as u64;
        let open = below & tight.nonzero() & tight.at_most(left);
        if open == 0 {
            break;
        }
        let column = open.ilog2();
        below = (1 << column) - 1;
        loosening |= 1 << column;
        for heap in witnesses.first(column, tight.of_column(column)) {
            let size = heaps[heap].to_u64();
            tight.decrement(size & below, k + 1);
            chosen.push((heap, size & !below & !(1 << column)));
        }
    }
    // The residues of settled columns did not change after they were settled, so all can be filled up together.
    let filled = tight.nonzero() & !loosening;
    if filled != 0 {
        for (place, (_, size)) in chosen.iter_mut().enumerate() {
            *size |= filled & tight.at_most(k - place as u64);
        }
    }
    chosen.into_iter().map(|(heap, size)| (heap, H::from_low(size))).collect()
}
