//! [`Running`]: the verdicts of many positions of Nim by running exclusive-ors over all their heaps.

use crate::columns;
use crate::machine::{Kernel, Machine};
use crate::positions::group::{WIDEST, padded, summed};
use crate::{HeapWord, Offset, Positions, SimdLevel};

/// The number of heaps that are summed at a time.
const BLOCK: usize = 1024;
/// The number of vectors that are summed together.
const ROWS: usize = 4;
/// The sums of a block, with room for a vector before them and one after.
#[repr(align(64))]
struct Sums<H>([H; BLOCK + 2 * WIDEST]);

/// Which positions are lost if a move lowers one heap: those over which the running sum does not change.
///
/// A vector of `l` heaps sums every `l`-th heap, so that no lane waits for a neighbour. The `l` sums before any place
/// combine to the sum of everything before it, so one load, without a branch, ends a position of any length.
pub(super) struct Running<'a, 'p, H, O> {
    pub(super) level: SimdLevel,
    pub(super) positions: Positions<'p, H, O>,
    pub(super) lost: &'a mut [bool],
}

impl<H: HeapWord, O: Offset> Kernel<H> for Running<'_, '_, H, O> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { level, positions: Positions { heaps, mut offsets }, mut lost } = self;
        let mut sums = Sums([H::from_low(0); _]);
        while !lost.is_empty() {
            let start = offsets[0].to_usize().unwrap_or_default();
            let number = fitting::<H, O, M>(&offsets[..=lost.len()], start);
            let (block, rest) = lost.split_at_mut(number.max(1));
            let end = offsets[block.len()].to_usize().unwrap_or_default();
            if number == 0 {
                block[0] = columns::is_lost(level, &heaps[start..end], 1);
            } else {
                sum_up(machine, &heaps[start..end], &mut sums);
                let mut before = machine.zero();
                let ends = &offsets[1..=number];
                let full = number - number % M::HEAPS;
                for (lost, ends) in block.chunks_exact_mut(M::HEAPS).zip(ends.chunks_exact(M::HEAPS)) {
                    machine.write_empty(differences(machine, &sums, start, ends, &mut before), lost);
                }
                if full < number {
                    let padded = padded(&offsets[full..=number]);
                    let sums = differences(machine, &sums, start, &padded[1..], &mut before);
                    machine.write_empty(sums, &mut block[full..]);
                }
            }
            lost = rest;
            offsets = &offsets[block.len()..];
        }
    }
}

/// Returns how many positions fit into a block: a multiple of the number of lanes, except at the end.
#[inline(always)]
fn fitting<H: HeapWord, O: Offset, M: Machine<H>>(offsets: &[O], start: usize) -> usize {
    let ends = &offsets[1..offsets.len().min(BLOCK)];
    let fits = |end: &O| end.to_usize().is_some_and(|end| end - start <= BLOCK);
    match ends.partition_point(fits) {
        number if number == offsets.len() - 1 || number < M::HEAPS => number,
        number => number - number % M::HEAPS,
    }
}

/// For every heap, writes the sum of it and of the heaps a multiple of a vector's length before it, after a vector of
/// zeros.
#[inline(always)]
fn sum_up<H: HeapWord, M: Machine<H>>(machine: M, heaps: &[H], sums: &mut Sums<H>) {
    let sums = &mut sums.0[M::HEAPS..];
    let mut sum = machine.zero();
    let mut blocks = heaps.chunks_exact(ROWS * M::HEAPS);
    let mut places = sums.chunks_exact_mut(ROWS * M::HEAPS);
    for (block, place) in (&mut blocks).zip(&mut places) {
        for row in 0..ROWS {
            sum = sum ^ machine.load(&block[row * M::HEAPS..]);
            machine.store(sum, &mut place[row * M::HEAPS..]);
        }
    }
    let (rest, done) = (blocks.remainder(), heaps.len() - blocks.remainder().len());
    for row in (0..rest.len()).step_by(M::HEAPS) {
        sum = sum ^ machine.load_short(rest, row);
        machine.store(sum, &mut sums[done + row..]);
    }
}

/// Returns the sums of the positions that end at `ends`, as many as a vector has heaps; `before` ends the one before
/// them.
#[inline(always)]
fn differences<H: HeapWord, O: Offset, M: Machine<H>>(
    machine: M,
    sums: &Sums<H>,
    start: usize,
    ends: &[O],
    before: &mut M::Word,
) -> M::Word {
    let ends = &ends[..M::HEAPS];
    let mut differences = [machine.zero(); WIDEST];
    for row in 0..M::HEAPS {
        let end = ends[row].to_usize().unwrap_or_default() - start;
        let after = machine.load(&sums.0[end.min(BLOCK)..]);
        differences[row] = *before ^ after;
        *before = after;
    }
    summed(machine, &mut differences)
}
