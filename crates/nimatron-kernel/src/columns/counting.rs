//! [`Counting`] and [`ColumnBalance`]: the exact column counts, by a carry-save tree and a tower of counters.
//!
//! The counters are bit-sliced: digit `d` of the counts of all columns lies in one vector, and adding a vector of heaps
//! is a full adder on whole vectors. Sixteen vectors at a time go through a tree that keeps the digits of weight 1, 2,
//! 4 and 8 in registers and passes one carry of weight 16 to the tower, in which level `l` works once in 2^`l` times.
//! So a vector costs about one full adder, whatever the number of heaps and the modulus, which is used only after all
//! heaps are counted. That is about as fast as the heaps can be read (docs/BENCHMARKS.md).

use crate::HeapWord;
use crate::columns::Counts;
use crate::columns::modulo::remains;
use crate::machine::{Kernel, Machine, Word};

/// The levels of a tower.
const LEVELS: usize = 8;
/// The number of blocks of sixteen vectors whose carries a tower can count.
const BLOCKS: usize = (1 << LEVELS) - 1;
/// A vector of sixteen heaps is halved four times, and each time its counts may need one more digit.
const HALVINGS: usize = 4;
/// The digits of a count of sixteen vectors.
const FEW: usize = 5 + HALVINGS;
/// The digits of a count of as many vectors as a tower can count.
const MANY: usize = 4 + LEVELS + 1 + HALVINGS;

/// The counts of the columns of these heaps.
pub(super) struct Counting<'a, H>(pub(super) &'a [H]);

impl<H: HeapWord> Kernel<H> for Counting<'_, H> {
    type Output = Counts;

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) -> Counts {
        let mut counts = Counts::new(self.0.len());
        count(machine, self.0, &mut counts);
        counts
    }
}

/// Whether the columns of these heaps hold multiples of `modulus` ones.
pub(super) struct ColumnBalance<'a, H> {
    pub(super) heaps: &'a [H],
    pub(super) modulus: u64,
}

/// Implemented for the reference, which fits into a register: three words on the stack would be copied, at the cost of
/// a store-to-load delay.
impl<H: HeapWord> Kernel<H> for &ColumnBalance<'_, H> {
    type Output = bool;

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) -> bool {
        if self.heaps.len() <= BLOCKS * 16 * M::HEAPS {
            let (digits, len) = many(machine, self.heaps);
            return machine.is_zero(remains(&digits, len, self.modulus, machine.zero()));
        }
        let mut counts = Counts::new(self.heaps.len());
        count(machine, self.heaps, &mut counts);
        counts.are_multiples_of(self.modulus)
    }
}

/// The same for at most sixteen vectors, whose counts stay in registers.
pub(super) struct FewMultiples<'a, H> {
    pub(super) heaps: &'a [H],
    pub(super) modulus: u64,
}

impl<H: HeapWord> Kernel<H> for &FewMultiples<'_, H> {
    type Output = bool;

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) -> bool {
        if let Some(balanced) = machine.few_are_balanced(self.heaps, self.modulus) {
            return balanced;
        }
        let (digits, len) = few(machine, self.heaps);
        machine.is_zero(remains(&digits, len, self.modulus, machine.zero()))
    }
}

/// Adds the ones of the columns of `heaps` to `counts`.
#[inline(always)]
fn count<H: HeapWord, M: Machine<H>>(machine: M, heaps: &[H], counts: &mut Counts) {
    if heaps.len() <= 16 * M::HEAPS {
        let (digits, len) = few(machine, heaps);
        counts.set(digits[..len].iter().map(|digit| machine.first(*digit)));
        return;
    }
    for part in heaps.chunks(BLOCKS * 16 * M::HEAPS) {
        let (digits, len) = many(machine, part);
        counts.add(digits[..len].iter().map(|digit| machine.first(*digit)));
    }
}

/// Returns the counts of at most [`BLOCKS`] blocks of sixteen vectors, in every heap of a vector, and how many digits
/// they have.
#[inline(always)]
fn many<H: HeapWord, M: Machine<H>>(machine: M, heaps: &[H]) -> ([M::Word; MANY], usize) {
    let zero = machine.zero();
    let mut tree = [zero; 4];
    let mut tower = Tower { levels: [zero; LEVELS], waiting: [zero; LEVELS], added: 0 };
    let mut blocks = heaps.chunks_exact(16 * M::HEAPS);
    for block in &mut blocks {
        machine.prefetch(block);
        tower.add(machine.add_sixteen(&mut tree, block));
    }
    if !blocks.remainder().is_empty() {
        tower.add(machine.add_short(&mut tree, blocks.remainder()));
    }
    let mut digits = [zero; MANY];
    digits[..4].copy_from_slice(&tree);
    let len = 4 + tower.finish(&mut digits[4..], zero);
    let len = fold(machine, &mut digits, len);
    (digits, len)
}

/// Returns the counts of at most sixteen vectors, in every heap of a vector, and how many digits they have.
#[inline(always)]
fn few<H: HeapWord, M: Machine<H>>(machine: M, heaps: &[H]) -> ([M::Word; FEW], usize) {
    let mut tree = [machine.zero(); 4];
    let carry = machine.add_short(&mut tree, heaps);
    let mut digits = [machine.zero(); FEW];
    digits[..4].copy_from_slice(&tree);
    digits[4] = carry;
    let len = fold(machine, &mut digits, 5);
    (digits, len)
}

/// Adds up the counts in all heaps of a vector, which have `len` digits, and returns the number of digits of the sums.
#[inline(always)]
fn fold<H: HeapWord, M: Machine<H>>(machine: M, digits: &mut [M::Word], mut len: usize) -> usize {
    let mut distance = M::HEAPS;
    while distance > 1 {
        distance /= 2;
        let mut carry = machine.zero();
        for digit in &mut digits[..len] {
            (*digit, carry) = digit.full_add(machine.exchanged(*digit, distance), carry);
        }
        digits[len] = carry;
        len += 1;
    }
    len
}

/// A counter of carries: a level waits for two carries, adds both at once, and passes one up. So level `l` works once
/// in 2^`l` times, and a carry costs two full adders in total.
struct Tower<W> {
    levels: [W; LEVELS],
    waiting: [W; LEVELS],
    added: usize,
}

impl<W: Word> Tower<W> {
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

    /// Writes the digits of the count and returns their number.
    #[inline(always)]
    fn finish(&self, digits: &mut [W], zero: W) -> usize {
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
