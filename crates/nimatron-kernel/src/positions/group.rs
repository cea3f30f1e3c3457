//! [`Group`]: a few small positions, one in each heap of a vector.

use std::array;

use crate::columns::modulo;
use crate::machine::{Machine, Word};
use crate::{HeapWord, Offset, Positions};

/// The maximum number of heaps of a small position.
pub(super) const SMALL: usize = 31;
/// The binary digits of a count in a small position.
pub(super) const DIGITS: usize = 5;
/// The most heaps that a vector holds, and so the most positions in a group.
pub(super) const WIDEST: usize = 16;
/// The maximum number of heaps that are read for a small position, including heaps after it.
const SPAN: usize = 3 * WIDEST;

/// As many positions as a vector has heaps.
pub(super) struct Group<'p, H, O> {
    heaps: &'p [H],
    /// Where each position begins, and the end of the last.
    offsets: &'p [O],
    longest: usize,
}

impl<'p, H: HeapWord, O: Offset> Group<'p, H, O> {
    /// Returns the group of the first positions, of which there must be enough.
    #[inline(always)]
    pub(super) fn first<M: Machine<H>>(_: M, positions: Positions<'p, H, O>) -> Self {
        let Positions { heaps, offsets } = positions;
        let mut group = Self { heaps, offsets: &offsets[..=M::HEAPS], longest: 0 };
        for place in 0..M::HEAPS {
            group.longest = group.longest.max(group.offset(place + 1) - group.offset(place));
        }
        group
    }

    #[inline(always)]
    fn offset(&self, place: usize) -> usize {
        self.offsets[place].to_usize().unwrap_or_default()
    }

    /// Returns the heaps of one of the positions.
    #[inline(always)]
    pub(super) fn position(&self, place: usize) -> &'p [H] {
        &self.heaps[self.offset(place)..self.offset(place + 1)]
    }

    /// Returns whether all positions are small.
    #[inline(always)]
    pub(super) fn is_small(&self) -> bool {
        self.longest <= SMALL
    }

    /// Returns the column counts of each position modulo `k + 1`, for small positions only.
    #[inline(always)]
    pub(super) fn residues<M: Machine<H>>(&self, machine: M, k: u64) -> [M::Word; DIGITS] {
        modulo(&self.counts(machine), k.saturating_add(1), machine.zero())
    }

    /// Returns the columns of each position whose count is not a multiple of `k + 1`, for small positions only.
    #[inline(always)]
    pub(super) fn remains<M: Machine<H>>(&self, machine: M, k: u64) -> M::Word {
        let counts = self.counts(machine);
        let modulus = usize::try_from(k).map_or(usize::MAX, |k| k.saturating_add(1));
        // Where the modulus is known when this is compiled, so is what to combine.
        !match modulus {
            3 => multiples(machine, counts, 3),
            5 => multiples(machine, counts, 5),
            _ => multiples(machine, counts, modulus),
        }
    }

    /// Returns the heaps of a small position with a one in `column`, the first in the lowest bit.
    #[inline(always)]
    pub(super) fn having<M: Machine<H>>(&self, machine: M, place: usize, column: u32) -> u64 {
        match self.longest.div_ceil(M::HEAPS) {
            ..=3 => self.having_in_rows::<M, 3>(machine, place, column),
            4..=5 => self.having_in_rows::<M, 5>(machine, place, column),
            _ => self.having_in_rows::<M, 8>(machine, place, column),
        }
    }

    #[inline(always)]
    fn having_in_rows<M: Machine<H>, const ROWS: usize>(&self, machine: M, place: usize, column: u32) -> u64 {
        let (heaps, column) = (self.position(place), machine.splat(H::from_low(1 << column)));
        let mut having = 0;
        for row in (0..ROWS).rev() {
            let lacking = machine.empty(machine.load_short(heaps, row * M::HEAPS) & column);
            having = having << M::HEAPS | u64::from(!lacking) & ((1 << M::HEAPS) - 1);
        }
        having
    }

    /// Returns the counts of each position's columns.
    #[inline(always)]
    fn counts<M: Machine<H>>(&self, machine: M) -> [M::Word; DIGITS] {
        // The number of rows is one of a few constants, so that no loop has a length that the processor mispredicts.
        if self.longest <= 3 * M::HEAPS || SMALL <= 3 * M::HEAPS {
            self.counts_of_rows::<M, 3>(machine)
        } else if self.longest <= 5 * M::HEAPS || SMALL <= 5 * M::HEAPS {
            self.counts_of_rows::<M, 5>(machine)
        } else {
            self.counts_of_rows::<M, 9>(machine)
        }
    }

    /// Returns the counts for positions of `ROWS` vectors each: first for each lane of a position's vectors, then for
    /// all lanes.
    #[inline(always)]
    fn counts_of_rows<M: Machine<H>, const ROWS: usize>(&self, machine: M) -> [M::Word; DIGITS] {
        let padded;
        let mut heaps = &self.heaps[self.offset(0)..];
        let reach = self.offset(M::HEAPS - 1) - self.offset(0) + ROWS * M::HEAPS;
        if heaps.len() < reach {
            padded = with_empty_ones(heaps);
            heaps = &padded;
        }
        // Zen 5 fetches nothing ahead of masked loads by itself: without this, positions in memory take four times as long.
        machine.prefetch(&heaps[..self.offset(M::HEAPS - 1) - self.offset(0)]);
        let rows = Rows::<H, O, ROWS> { group: self, heaps };
        match M::HEAPS {
            4 => rows.four(machine, 0),
            8 => rows.eight(machine, 0),
            _ => rows.sixteen(machine, 0),
        }
    }
}

/// The heaps of a group, of which each position is read as `ROWS` vectors.
///
/// The counts of two positions are merged as soon as both are known, then those of two such pairs, and so on, so that
/// few vectors are held at a time. A sum has one digit more than what was added, so that the first ones, of which there
/// are most, are short. (Calls instead of loops over arrays, because these would be kept in memory.)
struct Rows<'g, 'p, H, O, const ROWS: usize> {
    group: &'g Group<'p, H, O>,
    /// They begin with the first position.
    heaps: &'g [H],
}

impl<H: HeapWord, O: Offset, const ROWS: usize> Rows<'_, '_, H, O, ROWS> {
    /// The binary digits of a count in one lane of the vectors.
    const DIGITS: usize = (usize::BITS - ROWS.leading_zeros()) as usize;

    /// Returns the counts in each lane of the vectors of a position.
    #[inline(always)]
    fn one<M: Machine<H>>(&self, machine: M, place: usize) -> [M::Word; DIGITS] {
        let (start, end) = (self.group.offset(place), self.group.offset(place + 1));
        let heaps = &self.heaps[start - self.group.offset(0)..][..ROWS * M::HEAPS];
        let number = (end - start) as i32;
        let mut counts = [machine.zero(); DIGITS];
        counts[0] = machine.load_first(heaps, 0, number);
        for pair in 0..ROWS / 2 {
            let one = machine.load_first(heaps, (2 * pair + 1) * M::HEAPS, number);
            let other = machine.load_first(heaps, (2 * pair + 2) * M::HEAPS, number);
            add_two(&mut counts, one, other);
        }
        counts
    }

    /// Returns the counts of the positions at `place` and half of all positions further, in half of the lanes each.
    #[inline(always)]
    fn two<M: Machine<H>>(&self, machine: M, place: usize) -> [M::Word; DIGITS] {
        let distance = M::HEAPS / 2;
        let (one, other) = (self.one(machine, place), self.one(machine, place + distance));
        merged(machine, one, other, distance, Self::DIGITS)
    }

    /// Returns the counts of every fourth position from `place` on, in a quarter of the lanes each.
    #[inline(always)]
    fn four<M: Machine<H>>(&self, machine: M, place: usize) -> [M::Word; DIGITS] {
        let distance = M::HEAPS / 4;
        let (one, other) = (self.two(machine, place), self.two(machine, place + distance));
        merged(machine, one, other, distance, Self::DIGITS + 1)
    }

    /// The same for eight.
    #[inline(always)]
    fn eight<M: Machine<H>>(&self, machine: M, place: usize) -> [M::Word; DIGITS] {
        let distance = M::HEAPS / 8;
        let (one, other) = (self.four(machine, place), self.four(machine, place + distance));
        merged(machine, one, other, distance, Self::DIGITS + 2)
    }

    /// The same for sixteen.
    #[inline(always)]
    fn sixteen<M: Machine<H>>(&self, machine: M, place: usize) -> [M::Word; DIGITS] {
        let distance = M::HEAPS / 16;
        let (one, other) = (self.eight(machine, place), self.eight(machine, place + distance));
        merged(machine, one, other, distance, Self::DIGITS + 3)
    }
}

/// Returns the sums of counts of so many `digits` in lanes `distance` apart, those of `one` and of `other` in turn.
#[inline(always)]
fn merged<H: HeapWord, M: Machine<H>>(
    machine: M,
    one: [M::Word; DIGITS],
    other: [M::Word; DIGITS],
    distance: usize,
    digits: usize,
) -> [M::Word; DIGITS] {
    let mut sum = [machine.zero(); DIGITS];
    let (low, high) = machine.butterfly(one[0], other[0], distance);
    let mut carry = low & high;
    sum[0] = low ^ high;
    for digit in 1..DIGITS {
        if digit < digits {
            let (low, high) = machine.butterfly(one[digit], other[digit], distance);
            (sum[digit], carry) = low.full_add(high, carry);
        } else if digit == digits {
            sum[digit] = carry;
        }
    }
    sum
}

/// Counts the ones of two words.
#[inline(always)]
pub(super) fn add_two<W: Word>(counts: &mut [W; DIGITS], one: W, other: W) {
    let mut carry;
    (counts[0], carry) = counts[0].full_add(one, other);
    for plane in &mut counts[1..] {
        (*plane, carry) = (*plane ^ carry, *plane & carry);
    }
}

/// Returns the bits where a count is a multiple of `modulus`.
#[inline(always)]
fn multiples<H: HeapWord, M: Machine<H>>(
    machine: M,
    [ones, twos, fours, eights, sixteens]: [M::Word; DIGITS],
    modulus: usize,
) -> M::Word {
    let mut below_eight = [machine.zero(); 8];
    for (low, equal) in below_eight.iter_mut().enumerate() {
        *equal = is(ones, low & 1) & (is(twos, low >> 1 & 1) & is(fours, low >> 2));
    }
    let (mut multiple, mut multiples) = (0, machine.zero());
    for high in 0..4 {
        let mut any = machine.zero();
        while multiple / 8 == high {
            any = any | below_eight[multiple % 8];
            multiple = multiple.saturating_add(modulus);
        }
        multiples = multiples | (any & is(eights, high & 1) & is(sixteens, high >> 1));
    }
    multiples
}

/// Returns the bits where `plane` has this digit.
#[inline(always)]
fn is<W: Word>(plane: W, digit: usize) -> W {
    if digit == 1 { plane } else { !plane }
}

/// Returns a vector whose heap `i` is the exclusive-or of all heaps of vector `i`; there are as many vectors as a
/// vector has heaps.
#[inline(always)]
pub(super) fn summed<H: HeapWord, M: Machine<H>>(machine: M, vectors: &mut [M::Word]) -> M::Word {
    let mut distance = M::HEAPS;
    while distance > 1 {
        distance /= 2;
        for row in 0..distance {
            let (one, other) = machine.butterfly(vectors[row], vectors[row + distance], distance);
            vectors[row] = one ^ other;
        }
    }
    vectors[0]
}

/// Returns the last heaps, followed by empty ones.
#[cold]
fn with_empty_ones<H: HeapWord>(heaps: &[H]) -> [H; WIDEST * SMALL + SPAN] {
    let mut padded = [H::from_low(0); _];
    padded.iter_mut().zip(heaps).for_each(|(place, heap)| *place = *heap);
    padded
}

/// Returns the offsets of a few positions, followed by those of empty ones.
pub(super) fn padded<O: Offset>(offsets: &[O]) -> [O; WIDEST + 1] {
    array::from_fn(|place| offsets[place.min(offsets.len() - 1)])
}
