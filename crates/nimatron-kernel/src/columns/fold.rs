//! The exclusive-or and the or of all heaps.

use crate::HeapWord;
use crate::machine::{Kernel, Machine};

/// The exclusive-or of the heaps: the counts of the columns modulo 2.
pub(super) struct Xor<'a, H>(pub(super) &'a [H]);

impl<H: HeapWord> Kernel<H> for Xor<'_, H> {
    type Output = u64;

    #[inline(always)]
    fn run<M: Machine<H>>(self, _: M) -> u64 {
        self.0.iter().fold(H::from_low(0), |sum, heap| sum ^ *heap).to_u64()
    }
}

/// The or of the heaps: the columns that hold a one.
pub(super) struct Or<'a, H>(pub(super) &'a [H]);

impl<H: HeapWord> Kernel<H> for Or<'_, H> {
    type Output = u64;

    #[inline(always)]
    fn run<M: Machine<H>>(self, _: M) -> u64 {
        self.0.iter().fold(H::from_low(0), |any, heap| any | *heap).to_u64()
    }
}
