//! The verdicts of many positions of Nim by one running exclusive-or over all their heaps.

use crate::columns;
use crate::{Heap, Instructions, Level, Offset, Positions};

/// How many heaps are summed up at a time.
const BLOCK: usize = 1024;

/// Whether this is the faster way: unlike the loop over one position after the other it has no branch that a processor
/// cannot foresee, and only vectors of eight heaps with masked loads are quicker.
pub(super) fn is_faster(level: Level) -> bool {
    level.instructions() < Instructions::Avx512
}

/// Writes which positions are lost if a move lowers one heap: those after which the running sum is what it was before.
pub(super) fn write_lost<H: Heap, O: Offset>(
    level: Level,
    positions: &Positions<'_, H, O>,
    lost: &mut [bool],
) {
    let offset = |index: usize| positions.offsets[index].to_usize().unwrap_or_default();
    let mut sums = [H::from_low(0); BLOCK + 1];
    let mut index = 0;
    while index < lost.len() {
        let start = offset(index);
        let fits = |end: &O| end.to_usize().is_some_and(|end| end - start <= BLOCK);
        let number = positions.offsets[index + 1..=lost.len()].partition_point(fits);
        if number == 0 {
            lost[index] = columns::is_lost(level, positions.get(index).unwrap_or_default(), 1);
            index += 1;
            continue;
        }
        let mut sum = H::from_low(0);
        for (place, heap) in sums[1..].iter_mut().zip(&positions.heaps[start..offset(index + number)]) {
            sum = sum ^ *heap;
            *place = sum;
        }
        let mut before = H::from_low(0);
        for (lost, end) in lost[index..index + number].iter_mut().zip(&positions.offsets[index + 1..]) {
            let after = sums[end.to_usize().unwrap_or_default() - start];
            *lost = after == before;
            before = after;
        }
        index += number;
    }
}
