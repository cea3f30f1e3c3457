//! [`Group`]: a few small positions, one in each heap of a vector.

use crate::columns::{modulo, remains};
use crate::machine::{Machine, Word};
use crate::{Heap, Offset, Positions};

/// Positions of more heaps are no small ones.
const SMALL: usize = 31;
/// The binary digits of a count in a small position.
pub(super) const DIGITS: usize = 5;
/// The most heaps that a vector holds, and so the most positions in a group.
pub(super) const WIDEST: usize = 16;

/// The heaps of as many positions as a vector has heaps, the last ones perhaps empty.
pub(super) struct Group<'p, H> {
    positions: [&'p [H]; WIDEST],
    longest: usize,
}

impl<'p, H: Heap> Group<'p, H> {
    /// The positions from `start` on.
    #[inline(always)]
    pub(super) fn new<O: Offset, M: Machine<H>>(_: M, positions: &Positions<'p, H, O>, start: usize) -> Self {
        let mut group = Self { positions: [&[]; WIDEST], longest: 0 };
        for (place, heaps) in group.positions[..M::HEAPS].iter_mut().enumerate() {
            *heaps = positions.get(start + place).unwrap_or_default();
            group.longest = group.longest.max(heaps.len());
        }
        group
    }

    /// The positions.
    #[inline(always)]
    pub(super) fn positions(&self) -> &[&'p [H]; WIDEST] {
        &self.positions
    }

    /// Whether all positions are small.
    #[inline(always)]
    pub(super) fn is_small(&self) -> bool {
        self.longest <= SMALL
    }

    /// The column counts of each position modulo `k + 1`, of small ones only.
    #[inline(always)]
    pub(super) fn residues<M: Machine<H>>(&self, machine: M, k: u64) -> [M::Word; DIGITS] {
        match k {
            1 => {
                let mut residues = [machine.zero(); DIGITS];
                residues[0] = self.sums(machine);
                residues
            }
            _ => modulo(&self.counts(machine), k.saturating_add(1), machine.zero()),
        }
    }

    /// The columns of each position whose count is no multiple of `k + 1`, of small ones only.
    #[inline(always)]
    pub(super) fn remains<M: Machine<H>>(&self, machine: M, k: u64) -> M::Word {
        match k {
            1 => self.sums(machine),
            _ => remains(&self.counts(machine), k.saturating_add(1), machine.zero()),
        }
    }

    /// The exclusive-or of each position's heaps.
    #[inline(always)]
    fn sums<M: Machine<H>>(&self, machine: M) -> M::Word {
        let mut sums = [machine.zero(); WIDEST];
        let sums = &mut sums[..M::HEAPS];
        for start in (0..self.longest).step_by(M::HEAPS) {
            for (sum, heaps) in sums.iter_mut().zip(&self.positions) {
                *sum = *sum ^ machine.load_short(heaps, start);
            }
        }
        transpose(machine, sums);
        let mut total = machine.zero();
        for sum in sums {
            total = total ^ *sum;
        }
        total
    }

    /// The counts of each position's columns.
    #[inline(always)]
    fn counts<M: Machine<H>>(&self, machine: M) -> [M::Word; DIGITS] {
        let mut counts = [machine.zero(); DIGITS];
        let mut rows = [machine.zero(); WIDEST];
        let rows = &mut rows[..M::HEAPS];
        for start in (0..self.longest).step_by(M::HEAPS) {
            for (row, heaps) in rows.iter_mut().zip(&self.positions) {
                *row = machine.load_short(heaps, start);
            }
            transpose(machine, rows);
            for four in rows.chunks_exact(4) {
                add_four(&mut counts, four);
            }
        }
        counts
    }
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
        for row in 0..M::HEAPS {
            if row & distance == 0 {
                (rows[row], rows[row + distance]) =
                    machine.butterfly(rows[row], rows[row + distance], distance);
            }
        }
    }
}
