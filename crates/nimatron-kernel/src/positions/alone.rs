//! [`Alone`]: one position after the other in plain words, for machines without vectors.

use crate::columns::{modulo, remains};
use crate::positions::group::{DIGITS, SMALL, add_two};
use crate::winning_move::{ChoosableHeaps, append_winning_move};
use crate::{BatchMoves, HeapWord, Offset, Positions, SimdLevel, columns, winning_move};

/// Writes which positions are lost.
pub(super) fn write_lost<H: HeapWord, O: Offset>(positions: &Positions<'_, H, O>, k: u64, lost: &mut [bool]) {
    for (index, lost) in lost.iter_mut().enumerate() {
        let heaps = positions.get(index).unwrap_or_default();
        *lost = if heaps.len() <= SMALL {
            remains(&counts(heaps), DIGITS, k.saturating_add(1), H::from_low(0)) == H::from_low(0)
        } else {
            columns::is_lost(SimdLevel::PORTABLE, heaps, k)
        };
    }
}

/// Appends a winning move of each position.
pub(super) fn append_moves<H: HeapWord, O: Offset>(
    positions: &Positions<'_, H, O>,
    k: u64,
    moves: &mut BatchMoves<H>,
) {
    let digits = DIGITS.min((u64::BITS - k.leading_zeros()) as usize);
    for index in 0..positions.len() {
        let heaps = positions.get(index).unwrap_or_default();
        if heaps.len() <= SMALL {
            let residues: [H; DIGITS] = modulo(&counts(heaps), k.saturating_add(1), H::from_low(0));
            let residues = &mut residues.map(H::to_u64)[..digits];
            let k = k.min(heaps.len() as u64);
            append_winning_move(k, residues, &mut Alone { heaps, free: !0 }, &mut moves.changes);
        } else {
            moves.changes.extend(winning_move(SimdLevel::PORTABLE, heaps, k).unwrap_or_default());
        }
        moves.offsets.push(moves.changes.len());
    }
}

/// Returns the counts of the columns of a small position.
fn counts<H: HeapWord>(heaps: &[H]) -> [H; DIGITS] {
    let mut counts = [H::from_low(0); DIGITS];
    let (pairs, last) = heaps.as_chunks();
    for [one, other] in pairs.iter().copied().chain(last.iter().map(|heap| [*heap, H::from_low(0)])) {
        add_two(&mut counts, one, other);
    }
    counts
}

/// The heaps of a small position.
struct Alone<'p, H> {
    heaps: &'p [H],
    /// Those not yet chosen, the first in the lowest bit.
    free: u64,
}

impl<H: HeapWord> ChoosableHeaps<H> for Alone<'_, H> {
    fn first(&mut self, column: u32, number: u64, chosen: &mut Vec<(usize, H)>) {
        let mut left = number;
        for (index, heap) in self.heaps.iter().enumerate() {
            if left == 0 {
                return;
            }
            if heap.to_u64() >> column & self.free >> index & 1 == 1 {
                chosen.push((index, *heap));
                self.free &= !(1 << index);
                left -= 1;
            }
        }
    }
}
