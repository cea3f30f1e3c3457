//! [`Lost`]: the verdicts of many positions, as many at a time as a vector has heaps.

use crate::columns::{self, remains};
use crate::machine::{Kernel, Machine, Word};
use crate::{Heap, Level, Offset, Positions};

/// Positions of more heaps are decided one by one.
pub(super) const SMALL: usize = 31;
/// The binary digits of a count in a small position.
pub(super) const DIGITS: usize = 5;
/// The most heaps that a vector holds.
const WIDEST: usize = 16;

pub(super) struct Lost<'a, 'p, H, O> {
    pub(super) level: Level,
    pub(super) positions: Positions<'p, H, O>,
    pub(super) k: u64,
    pub(super) lost: &'a mut [bool],
}

impl<H: Heap, O: Offset> Kernel<H> for Lost<'_, '_, H, O> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { level, positions, k, lost } = self;
        for (group, lost) in lost.chunks_mut(M::HEAPS).enumerate() {
            let mut heaps = [&[][..]; WIDEST];
            for (place, heaps) in heaps[..lost.len()].iter_mut().enumerate() {
                *heaps = positions.get(group * M::HEAPS + place).unwrap_or_default();
            }
            let heaps = &heaps[..M::HEAPS];
            let longest = heaps.iter().map(|heaps| heaps.len()).max().unwrap_or(0);
            if longest > SMALL {
                lost.iter_mut()
                    .zip(heaps)
                    .for_each(|(lost, heaps)| *lost = columns::is_lost(level, heaps, k));
                continue;
            }
            let remains = match k {
                1 => sums(machine, heaps, longest),
                _ => remains(&counts(machine, heaps, longest), k.saturating_add(1), machine.zero()),
            };
            let empty = machine.empty(remains);
            for (place, lost) in lost.iter_mut().enumerate() {
                *lost = empty >> place & 1 == 1;
            }
        }
    }
}

/// The exclusive-or of each position's heaps.
#[inline(always)]
fn sums<H: Heap, M: Machine<H>>(machine: M, positions: &[&[H]], longest: usize) -> M::Word {
    let mut sums = [machine.zero(); WIDEST];
    let sums = &mut sums[..M::HEAPS];
    for start in (0..longest).step_by(M::HEAPS) {
        for (sum, heaps) in sums.iter_mut().zip(positions) {
            *sum = *sum ^ machine.load_short(heaps, start);
        }
    }
    transpose(machine, sums);
    sums.iter().fold(machine.zero(), |total, sum| total ^ *sum)
}

/// The counts of each position's columns.
#[inline(always)]
fn counts<H: Heap, M: Machine<H>>(machine: M, positions: &[&[H]], longest: usize) -> [M::Word; DIGITS] {
    let mut counts = [machine.zero(); DIGITS];
    let mut rows = [machine.zero(); WIDEST];
    let rows = &mut rows[..M::HEAPS];
    for start in (0..longest).step_by(M::HEAPS) {
        for (row, heaps) in rows.iter_mut().zip(positions) {
            *row = machine.load_short(heaps, start);
        }
        transpose(machine, rows);
        for four in rows.chunks_exact(4) {
            add_four(&mut counts, four);
        }
    }
    counts
}

/// Counts the ones of four rows.
#[inline(always)]
fn add_four<W: Word>(counts: &mut [W; DIGITS], rows: &[W]) {
    let [ones, twos, higher @ ..] = counts;
    let (sum, a) = rows[0].full_add(rows[1], *ones);
    let (sum, b) = rows[2].full_add(rows[3], sum);
    *ones = sum;
    let mut carry;
    (*twos, carry) = a.full_add(b, *twos);
    for digit in higher {
        (*digit, carry) = (*digit ^ carry, *digit & carry);
    }
}

/// Transposes as many vectors as a vector has heaps: heap `i` of vector `j` becomes heap `j` of vector `i`.
#[inline(always)]
fn transpose<H: Heap, M: Machine<H>>(machine: M, rows: &mut [M::Word]) {
    let mut distance = M::HEAPS;
    while distance > 1 {
        distance /= 2;
        for row in (0..M::HEAPS).filter(|row| row & distance == 0) {
            (rows[row], rows[row + distance]) = machine.butterfly(rows[row], rows[row + distance], distance);
        }
    }
}
