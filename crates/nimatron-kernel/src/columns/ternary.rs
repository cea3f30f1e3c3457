//! [`Ternary`]: the counts of the columns modulo 3, which need two planes and no carries.

use crate::HeapWord;
use crate::machine::{Kernel, Machine, Word};

/// The number of independent counters, so that one does not wait for the last step of another.
const CHAINS: usize = 4;

/// The counts of the columns modulo 3: bit `c` of the first plane says that the residue of column `c` is 1, of the
/// second that it is 2.
pub(super) struct Ternary<'a, H>(pub(super) &'a [H]);

/// Counters modulo 3, of which no bit is set in both planes.
#[derive(Clone, Copy)]
struct Counter<W> {
    one: W,
    two: W,
}

impl<W: Word> Counter<W> {
    /// Counts the ones of `word`: 0, 1, 2 become 1, 2, 0 where it has one.
    #[inline(always)]
    fn count(&mut self, word: W) {
        self.one = (self.one ^ word) & !self.two;
        self.two = (self.two ^ word) & !self.one;
    }

    #[inline(always)]
    fn add(&mut self, other: Self) {
        self.count(other.one);
        self.count(other.two);
        self.count(other.two);
    }
}

impl<H: HeapWord> Kernel<H> for Ternary<'_, H> {
    type Output = [u64; 2];

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) -> [u64; 2] {
        let mut counters = [Counter { one: machine.zero(), two: machine.zero() }; CHAINS];
        let mut blocks = self.0.chunks_exact(CHAINS * M::HEAPS);
        for block in &mut blocks {
            machine.prefetch(block);
            for (chain, counter) in counters.iter_mut().enumerate() {
                counter.count(machine.load(&block[chain * M::HEAPS..]));
            }
        }
        for (chain, counter) in counters.iter_mut().enumerate() {
            counter.count(machine.load_short(blocks.remainder(), chain * M::HEAPS));
        }
        let [mut total, others @ ..] = counters;
        others.into_iter().for_each(|counter| total.add(counter));
        let mut distance = M::HEAPS;
        while distance > 1 {
            distance /= 2;
            let exchanged = |word| machine.exchanged(word, distance);
            total.add(Counter { one: exchanged(total.one), two: exchanged(total.two) });
        }
        [machine.first(total.one), machine.first(total.two)]
    }
}
