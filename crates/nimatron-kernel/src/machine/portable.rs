//! The portable machine: safe code in a form that compilers turn into vector instructions.

use std::array;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::HeapWord;
use crate::machine::{Kernel, Machine, Word, add_sixteen};

/// The heaps in a vector.
const LANES: usize = 4;

/// The machine for every processor.
#[derive(Clone, Copy)]
struct Portable;

/// A vector of heaps.
#[derive(Clone, Copy)]
struct PortableVector<H>([H; LANES]);

/// Runs `kernel` on any processor. Not inlined, so that the code that chooses a machine has no setup for this one.
#[inline(never)]
pub(super) fn run<H: HeapWord, K: Kernel<H>>(kernel: K) -> K::Output {
    kernel.run(Portable)
}

macro_rules! lanewise {
    ($operation:ident, $method:ident) => {
        impl<H: HeapWord> $operation for PortableVector<H> {
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

impl<H: HeapWord> Not for PortableVector<H> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(H::not))
    }
}

impl<H: HeapWord> Word for PortableVector<H> {}

impl<H: HeapWord> Machine<H> for Portable {
    type Word = PortableVector<H>;
    const HEAPS: usize = LANES;

    #[inline(always)]
    fn zero(self) -> PortableVector<H> {
        PortableVector([H::from_low(0); LANES])
    }

    #[inline(always)]
    fn load(self, heaps: &[H]) -> PortableVector<H> {
        let heaps = &heaps[..LANES];
        PortableVector(array::from_fn(|lane| heaps[lane]))
    }

    #[inline(always)]
    fn load_short(self, heaps: &[H], start: usize) -> PortableVector<H> {
        let mut lanes = [H::from_low(0); LANES];
        lanes.iter_mut().zip(heaps.iter().skip(start)).for_each(|(lane, heap)| *lane = *heap);
        PortableVector(lanes)
    }

    #[inline(always)]
    fn load_first(self, heaps: &[H], start: usize, number: i32) -> PortableVector<H> {
        let heaps = &heaps[start..][..LANES];
        let number = number - start as i32;
        let mask = |lane: usize| H::from_low(0u64.wrapping_sub(u64::from((lane as i32) < number)));
        PortableVector(array::from_fn(|lane| heaps[lane] & mask(lane)))
    }

    #[inline(always)]
    fn store(self, word: PortableVector<H>, heaps: &mut [H]) {
        heaps[..LANES].copy_from_slice(&word.0);
    }

    #[inline(always)]
    fn splat(self, heap: H) -> PortableVector<H> {
        PortableVector([heap; LANES])
    }

    #[inline(always)]
    fn is_zero(self, word: PortableVector<H>) -> bool {
        word.0.iter().fold(0, |any, lane| any | lane.to_u64()) == 0
    }

    #[inline(always)]
    fn empty(self, word: PortableVector<H>) -> u32 {
        word.0.iter().rev().fold(0, |empty, lane| 2 * empty + u32::from(lane.to_u64() == 0))
    }

    #[inline(always)]
    fn butterfly(
        self,
        one: PortableVector<H>,
        other: PortableVector<H>,
        distance: usize,
    ) -> (PortableVector<H>, PortableVector<H>) {
        let lacks = |lane: usize| lane & distance == 0;
        let first = |lane: usize| if lacks(lane) { one.0[lane] } else { other.0[(lane ^ distance) % LANES] };
        let second = |lane: usize| if lacks(lane) { one.0[(lane ^ distance) % LANES] } else { other.0[lane] };
        (PortableVector(array::from_fn(first)), PortableVector(array::from_fn(second)))
    }

    #[inline(always)]
    fn exchanged(self, word: PortableVector<H>, distance: usize) -> PortableVector<H> {
        PortableVector(array::from_fn(|lane| word.0[(lane ^ distance) % LANES]))
    }

    #[inline(always)]
    fn first(self, word: PortableVector<H>) -> u64 {
        word.0[0].to_u64()
    }

    /// Lane by lane, because the compiler vectorises the loop over the lanes.
    #[inline(always)]
    fn add_sixteen(self, planes: &mut [PortableVector<H>; 4], heaps: &[H]) -> PortableVector<H> {
        let rows = &heaps.as_chunks::<LANES>().0[..16];
        let [ones, twos, fours, eights] = planes;
        let mut carries = [H::from_low(0); LANES];
        for lane in 0..LANES {
            let mut digits = [ones.0[lane], twos.0[lane], fours.0[lane], eights.0[lane]];
            carries[lane] = add_sixteen(&mut digits, |row| rows[row][lane]);
            [ones.0[lane], twos.0[lane], fours.0[lane], eights.0[lane]] = digits;
        }
        PortableVector(carries)
    }

    #[inline(always)]
    fn add_short(self, planes: &mut [PortableVector<H>; 4], heaps: &[H]) -> PortableVector<H> {
        let mut block = [H::from_low(0); 16 * LANES];
        block.iter_mut().zip(heaps).for_each(|(place, heap)| *place = *heap);
        self.add_sixteen(planes, &block)
    }
}
