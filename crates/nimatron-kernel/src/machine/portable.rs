//! The portable machine: safe code in a form that compilers turn into vector instructions.

use std::array;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::Heap;
use crate::machine::{Machine, Word, add_sixteen};

/// The heaps in a vector.
const LANES: usize = 8;

/// The machine that every processor is.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// A vector of heaps.
#[derive(Clone, Copy)]
pub(super) struct Lanes<H>([H; LANES]);

macro_rules! lanewise {
    ($operation:ident, $method:ident) => {
        impl<H: Heap> $operation for Lanes<H> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(array::from_fn(|lane| self.0[lane].$method(other.0[lane])))
            }
        }
    };
}

lanewise!(BitAnd, bitand);
lanewise!(BitOr, bitor);
lanewise!(BitXor, bitxor);

impl<H: Heap> Not for Lanes<H> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(H::not))
    }
}

impl<H: Heap> Word for Lanes<H> {}

impl<H: Heap> Machine<H> for Portable {
    type Word = Lanes<H>;
    const HEAPS: usize = LANES;

    #[inline(always)]
    fn zero(self) -> Lanes<H> {
        Lanes([H::from_low(0); LANES])
    }

    #[inline(always)]
    fn load(self, heaps: &[H]) -> Lanes<H> {
        let heaps = &heaps[..LANES];
        Lanes(array::from_fn(|lane| heaps[lane]))
    }

    #[inline(always)]
    fn load_short(self, heaps: &[H]) -> Lanes<H> {
        let mut lanes = [H::from_low(0); LANES];
        lanes.iter_mut().zip(heaps).for_each(|(lane, heap)| *lane = *heap);
        Lanes(lanes)
    }

    #[inline(always)]
    fn exchanged(self, word: Lanes<H>, distance: usize) -> Lanes<H> {
        Lanes(array::from_fn(|lane| word.0[(lane ^ distance) % LANES]))
    }

    #[inline(always)]
    fn first(self, word: Lanes<H>) -> u64 {
        word.0[0].to_u64()
    }

    /// Lane by lane, since the loop over the lanes is what a compiler turns into vectors.
    #[inline(always)]
    fn add_sixteen(self, planes: &mut [Lanes<H>; 4], heaps: &[H]) -> Lanes<H> {
        let block = &heaps[..16 * LANES];
        let mut carries = [H::from_low(0); LANES];
        for (lane, carry) in carries.iter_mut().enumerate() {
            let mut digits = planes.map(|plane| plane.0[lane]);
            *carry = add_sixteen(&mut digits, |row| block[row * LANES + lane]);
            planes.iter_mut().zip(digits).for_each(|(plane, digit)| plane.0[lane] = digit);
        }
        Lanes(carries)
    }

    #[inline(always)]
    fn add_short(self, planes: &mut [Lanes<H>; 4], heaps: &[H]) -> Lanes<H> {
        let mut block = [H::from_low(0); 16 * LANES];
        block.iter_mut().zip(heaps).for_each(|(place, heap)| *place = *heap);
        self.add_sixteen(planes, &block)
    }
}
