//! [`Witnesses`]: for every column the first heaps that have a one there, found in one pass for all columns.

use crate::machine::{Kernel, Machine, run};
use crate::winning_move::ChoosableHeaps;
use crate::{HeapWord, SimdLevel};

/// The first `k` heaps with a one in each column, searched only as far as needed.
///
/// Of the heaps with a one in some column at most `k` are ever chosen, those of this column included. So every heap
/// that is chosen for this column is among the first `k` of them, and others need not be stored.
pub(super) struct Witnesses<'a, H> {
    level: SimdLevel,
    heaps: &'a [H],
    k: u64,
    /// Heaps before this one have been examined.
    seen: usize,
    /// Heaps that are among the first `k` of some column, in order, and whether each was chosen.
    found: Vec<(usize, bool)>,
    /// For each column, bit-sliced, how many were found.
    counts: Vec<u64>,
    /// The columns of which fewer than `k` were found.
    wanted: u64,
}

impl<'a, H: HeapWord> Witnesses<'a, H> {
    /// Returns the witnesses of `columns`.
    pub(super) fn new(level: SimdLevel, heaps: &'a [H], k: u64, columns: u64) -> Self {
        let digits = u64::BITS - k.leading_zeros();
        Self {
            level,
            heaps,
            k,
            seen: 0,
            found: Vec::new(),
            counts: vec![0; digits as usize],
            wanted: columns,
        }
    }

    /// Looks further, until `number` more heaps with a one in `column` are found.
    fn find(&mut self, column: u32, number: u64) {
        run(self.level, WitnessSearch { witnesses: self, column, number });
    }

    /// Stores the heap that was examined last, if some column needs it.
    #[inline(always)]
    fn note(&mut self, heap: usize) -> u64 {
        let ones = self.heaps[heap].to_u64() & self.wanted;
        if ones != 0 {
            self.found.push((heap, false));
            let mut carry = ones;
            let mut full = ones;
            for (place, digit) in self.counts.iter_mut().enumerate() {
                (*digit, carry) = (*digit ^ carry, *digit & carry);
                full &= !(*digit ^ 0u64.wrapping_sub(self.k >> place & 1));
            }
            self.wanted &= !full;
        }
        ones
    }
}

impl<H: HeapWord> ChoosableHeaps<H> for Witnesses<'_, H> {
    fn first(&mut self, column: u32, number: u64, chosen: &mut Vec<(usize, H)>) {
        let (mut left, mut from) = (number, 0);
        loop {
            for (heap, is_chosen) in &mut self.found[from..] {
                if left == 0 {
                    return;
                }
                let size = self.heaps[*heap];
                if !*is_chosen && size.to_u64() >> column & 1 == 1 {
                    *is_chosen = true;
                    chosen.push((*heap, size));
                    left -= 1;
                }
            }
            from = self.found.len();
            if left == 0 || self.seen == self.heaps.len() {
                return;
            }
            self.find(column, left);
        }
    }
}

struct WitnessSearch<'w, 'a, H> {
    witnesses: &'w mut Witnesses<'a, H>,
    column: u32,
    number: u64,
}

/// The number of vectors that are examined together.
const ROWS: usize = 8;

impl<H: HeapWord> Kernel<H> for WitnessSearch<'_, '_, H> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { witnesses, column, mut number } = self;
        let heaps = witnesses.heaps;
        while witnesses.seen < heaps.len() {
            let rest = &heaps[witnesses.seen..];
            if let Some(block) = rest.get(..ROWS * M::HEAPS) {
                machine.prefetch(block);
                let mut any = machine.zero();
                for row in 0..ROWS {
                    any = any | machine.load(&block[row * M::HEAPS..]);
                }
                if machine.is_zero(any & machine.splat(H::from_low(witnesses.wanted))) {
                    witnesses.seen += block.len();
                    continue;
                }
            }
            for _ in 0..rest.len().min(ROWS * M::HEAPS) {
                let ones = witnesses.note(witnesses.seen);
                witnesses.seen += 1;
                number -= ones >> column & 1;
                if number == 0 {
                    return;
                }
            }
        }
    }
}
