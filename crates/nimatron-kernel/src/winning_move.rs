//! [`winning_move`]: a winning move of Moore's Nim in about one pass over the heaps.

mod tight;
mod witnesses;

use crate::columns::residues;
use crate::{HeapWord, SimdLevel};

use tight::Tight;
use witnesses::Witnesses;

/// Returns a winning move for the player who may lower up to `k` of `heaps`: the chosen heaps with their new sizes, in
/// the order in which they are chosen, or `None` if the position is lost.
///
/// From the top column down, let `r` be the number of ones of the heaps not yet chosen, modulo `k + 1`. If the `u`
/// chosen heaps can fill it up (`r + u > k`), the first `k + 1 - r` of them get a one. Otherwise the first `r` heaps
/// with a one lose it and are chosen. Columns of the first kind are settled all at once; there are at most `k` of the
/// second kind.
///
/// ```
/// use nimatron_kernel::{SimdLevel, winning_move};
///
/// // 1, 2 and 3 stones: with two changes the last two heaps become 1.
/// assert_eq!(winning_move(SimdLevel::best(), &[1u64, 2, 3], 2), Some(vec![(1, 1), (2, 1)]));
/// assert_eq!(winning_move(SimdLevel::best(), &[1u64, 1, 1], 2), None);
/// ```
pub fn winning_move<H: HeapWord>(level: SimdLevel, heaps: &[H], k: u64) -> Option<Vec<(usize, H)>> {
    let k = k.clamp(1, heaps.len().max(1) as u64);
    let mut residues = residues(level, heaps, k);
    let nonzero = residues.nonzero();
    if nonzero == 0 {
        return None;
    }
    let mut changes = Vec::new();
    let tight = Tight { planes: residues.planes_mut(), k };
    let mut witnesses = Witnesses::new(level, heaps, k, !0 >> nonzero.leading_zeros());
    lower(tight, &mut witnesses, &mut changes);
    Some(changes)
}

/// Heaps from which the first ones with a one in some column can be chosen.
pub(crate) trait ChoosableHeaps<H> {
    /// Appends the first `number` heaps not yet chosen that have a one in `column`, with their sizes.
    fn first(&mut self, column: u32, number: u64, chosen: &mut Vec<(usize, H)>);
}

/// Does the same for a position whose columns have these `residues`: appends the changes, none if it is lost.
#[inline(always)]
pub(crate) fn append_winning_move<H: HeapWord>(
    k: u64,
    residues: &mut [u64],
    heaps: &mut impl ChoosableHeaps<H>,
    changes: &mut Vec<(usize, H)>,
) {
    if let (1, [sum]) = (k, &*residues) {
        // In Nim the first heap with the highest one of the sum becomes the nim-sum of the others.
        if let Some(column) = sum.checked_ilog2() {
            let place = changes.len();
            heaps.first(column, 1, changes);
            for (_, size) in &mut changes[place..] {
                *size = H::from_low(size.to_u64() ^ sum);
            }
        }
        return;
    }
    lower(Tight { planes: residues, k }, heaps, changes);
}

/// Appends the changes of a winning move.
#[inline(always)]
fn lower<H: HeapWord>(
    mut tight: Tight<'_>,
    heaps: &mut impl ChoosableHeaps<H>,
    changes: &mut Vec<(usize, H)>,
) {
    let start = changes.len();
    let mut below = !0u64;
    let mut loosening = 0u64;
    loop {
        let place = changes.len();
        let open = below & tight.nonzero() & tight.at_most(tight.k - (place - start) as u64);
        if open == 0 {
            break;
        }
        let column = open.ilog2();
        below = (1 << column) - 1;
        loosening |= 1 << column;
        heaps.first(column, tight.of_column(column), changes);
        for (_, size) in &mut changes[place..] {
            tight.decrement(size.to_u64() & below);
            *size = H::from_low(size.to_u64() & !below & !(1 << column));
        }
    }
    // The residues of settled columns did not change after they were settled, so all can be filled up together.
    let filled = tight.nonzero() & !loosening;
    if filled != 0 {
        for (place, (_, size)) in changes[start..].iter_mut().enumerate() {
            *size = H::from_low(size.to_u64() | filled & tight.at_most(tight.k - place as u64));
        }
    }
}
