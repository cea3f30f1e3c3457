//! [`Counting`]: the exact column counts, by a carry-save tree and a tower of counters.

use crate::Heap;
use crate::columns::Counts;
use crate::machine::{Kernel, Machine, Word};

/// A tower of so many levels counts the carries of 2^`LEVELS` - 1 blocks of sixteen vectors.
const LEVELS: usize = 12;
/// Four planes in the tree, the tower's, its last carry, and one more for every halving of the widest vector.
const PLANES: usize = 4 + LEVELS + 1 + 4;

/// The counts of the columns of these heaps.
pub(super) struct Counting<'a, H>(pub(super) &'a [H]);

impl<H: Heap> Kernel<H> for Counting<'_, H> {
    type Output = Counts;

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) -> Counts {
        let mut counts = Counts::default();
        for part in self.0.chunks(((1 << LEVELS) - 1) * 16 * M::HEAPS) {
            counts.add(Planes::of(machine, part).folded(machine));
        }
        counts
    }
}

/// Counts of the columns of every heap in a vector, the digit of weight one first.
struct Planes<W> {
    digits: [W; PLANES],
    len: usize,
}

impl<W: Word> Planes<W> {
    #[inline(always)]
    fn of<H: Heap, M: Machine<H, Word = W>>(machine: M, heaps: &[H]) -> Self {
        let mut tree = [machine.zero(); 4];
        let mut digits = [machine.zero(); PLANES];
        if heaps.len() <= 16 * M::HEAPS {
            digits[4] = machine.add_short(&mut tree, heaps);
            digits[..4].copy_from_slice(&tree);
            return Self { digits, len: 5 };
        }
        let mut tower = Tower::new(machine.zero());
        let mut blocks = heaps.chunks_exact(16 * M::HEAPS);
        for block in &mut blocks {
            tower.add(machine.add_sixteen(&mut tree, block));
        }
        if !blocks.remainder().is_empty() {
            tower.add(machine.add_short(&mut tree, blocks.remainder()));
        }
        digits[..4].copy_from_slice(&tree);
        let levels = tower.finish(&mut digits[4..], machine.zero());
        Self { digits, len: 4 + levels }
    }

    /// The sum of the counts of all heaps in the vector.
    #[inline(always)]
    fn folded<H: Heap, M: Machine<H, Word = W>>(mut self, machine: M) -> Counts {
        let mut distance = M::HEAPS;
        while distance > 1 {
            distance /= 2;
            let mut carry = machine.zero();
            for digit in &mut self.digits[..self.len] {
                (*digit, carry) = digit.full_add(machine.exchanged(*digit, distance), carry);
            }
            self.digits[self.len] = carry;
            self.len += 1;
        }
        self.digits[..self.len].iter().map(|digit| machine.first(*digit)).collect()
    }
}

/// A counter of carries: a level waits until two have come and adds both at once, handing one up. So level `l` works once
/// in 2^`l` times, and a carry costs two full adders all in all.
struct Tower<W> {
    levels: [W; LEVELS],
    waiting: [W; LEVELS],
    added: usize,
}

impl<W: Word> Tower<W> {
    #[inline(always)]
    fn new(zero: W) -> Self {
        Self { levels: [zero; LEVELS], waiting: [zero; LEVELS], added: 0 }
    }

    #[inline(always)]
    fn add(&mut self, mut carry: W) {
        let mut level = 0;
        while self.added >> level & 1 == 1 {
            (self.levels[level], carry) = self.levels[level].full_add(self.waiting[level], carry);
            level += 1;
        }
        self.waiting[level] = carry;
        self.added += 1;
    }

    /// Writes the digits of the count and gives their number.
    #[inline(always)]
    fn finish(self, digits: &mut [W], zero: W) -> usize {
        let len = (usize::BITS - self.added.leading_zeros()) as usize;
        let mut carry = zero;
        for (level, digit) in digits[..len].iter_mut().enumerate() {
            let waiting = if self.added >> level & 1 == 1 { self.waiting[level] } else { zero };
            (*digit, carry) = self.levels[level].full_add(waiting, carry);
        }
        digits[len] = carry;
        len + 1
    }
}
