//! [`Machine`]: the operations that a kernel needs from an instruction set, so that each algorithm is written once.
//!
//! An algorithm is a [`Kernel`], generic over the machine. [`run`] instantiates it for every level and compiles each
//! instance with that level's instructions: everything from [`Kernel::run`] down is `#[inline(always)]` for that
//! reason, and loops over vectors are plain, because the closures of iterators may remain separate functions.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::{HeapWord, Instructions, SimdLevel};

/// The prefetch distance in bytes.
#[cfg(target_arch = "x86_64")]
const PREFETCH: usize = 2048;

/// A machine word of any width; each bit of it belongs to one binary column of one heap.
pub trait Word:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// Returns the bits of `yes` where `self` has ones, those of `no` elsewhere.
    #[inline(always)]
    fn select(self, yes: Self, no: Self) -> Self {
        (self & yes) | (!self & no)
    }

    /// Returns the sum of three digits in every bit: its digit of weight one, and its digit of weight two.
    #[inline(always)]
    fn full_add(self, other: Self, carry: Self) -> (Self, Self) {
        let half = self ^ other;
        (half ^ carry, half.select(carry, self))
    }

    /// Returns a pair of digits of one weight, in the form that [`add_pairs`](Self::add_pairs) takes.
    #[inline(always)]
    fn paired(self, other: Self) -> DigitPair<Self> {
        DigitPair(self, self ^ other)
    }

    /// Returns the sum of a digit and a pair: its digit of weight one, and its digit of weight two.
    #[inline(always)]
    fn add_pair(self, DigitPair(first, odd): DigitPair<Self>) -> (Self, Self) {
        (self ^ odd, odd.select(self, first))
    }

    /// Returns the sum of a digit and two pairs: its digit of weight one, and its two digits of weight two.
    ///
    /// This takes eight operations, where two full adders take ten: one carry differs from the sum of the first three
    /// digits where `any` is set, the other where `none` is set, so the carries differ from each other where exactly
    /// one of these is set. (E. Demenkov, A. Kojevnikov, A. Kulikov and G. Yaroslavtsev, Information Processing Letters
    /// 110, 2010.)
    #[inline(always)]
    fn add_pairs(
        self,
        DigitPair(first, odd): DigitPair<Self>,
        DigitPair(third, other_odd): DigitPair<Self>,
    ) -> (Self, DigitPair<Self>) {
        let sum = self ^ odd;
        let any = odd | (self ^ first);
        let none = !other_odd & (third ^ sum);
        (sum ^ other_odd, DigitPair(sum ^ any, any ^ none))
    }
}

/// Two digits of one weight: the first of them, and whether they differ. A machine that adds three digits in one
/// instruction holds the second one instead.
#[derive(Clone, Copy)]
pub struct DigitPair<W>(W, W);

impl Word for u32 {}
impl Word for u64 {}

/// An instruction set; a kernel compiled for it holds a value of this type.
pub(crate) trait Machine<H: HeapWord>: Copy {
    /// Its vector.
    type Word: Word;
    /// How many heaps a vector holds: a power of two.
    const HEAPS: usize;

    /// Returns the vector of empty heaps.
    fn zero(self) -> Self::Word;

    /// Returns the first [`HEAPS`](Self::HEAPS) of `heaps`, which must hold at least that many elements.
    fn load(self, heaps: &[H]) -> Self::Word;

    /// Returns the heaps from `start` on, up to [`HEAPS`](Self::HEAPS), with empty heaps after them.
    fn load_short(self, heaps: &[H], start: usize) -> Self::Word;

    /// Returns [`HEAPS`](Self::HEAPS) of `heaps` from `start` on, which must hold at least that many elements, with
    /// every heap after the first `number` of all replaced by an empty one. There are at most 64 of both.
    fn load_first(self, heaps: &[H], start: usize, number: i32) -> Self::Word;

    /// Writes the vector to the first [`HEAPS`](Self::HEAPS) of `heaps`, which must hold at least that many elements.
    fn store(self, word: Self::Word, heaps: &mut [H]);

    /// Returns the vector that holds `heap` everywhere.
    fn splat(self, heap: H) -> Self::Word;

    /// Returns whether no bit is set.
    fn is_zero(self, word: Self::Word) -> bool;

    /// Returns which heaps of the vector are empty, the first in the lowest bit.
    fn empty(self, word: Self::Word) -> u32;

    /// Writes which heaps of the vector are empty, as far as `empty` reaches.
    #[inline(always)]
    fn write_empty(self, word: Self::Word, empty: &mut [bool]) {
        let mut mask = self.empty(word);
        for four in empty.chunks_mut(4) {
            let verdicts = &EMPTY[mask as usize % EMPTY.len()];
            mask >>= 4;
            match four {
                [a, b, c, d] => [*a, *b, *c, *d] = *verdicts,
                few => few.copy_from_slice(&verdicts[..few.len()]),
            }
        }
    }

    /// Performs one step of a transposition: each heap of `one` whose place has the bit `distance` changes places with
    /// the heap of `other` whose place lacks it.
    fn butterfly(self, one: Self::Word, other: Self::Word, distance: usize) -> (Self::Word, Self::Word);

    /// Prefetches the memory [`PREFETCH`] bytes after these heaps.
    #[inline(always)]
    fn prefetch(self, _heaps: &[H]) {}

    /// Returns the vector with heaps exchanged with those `distance` away, a power of two.
    fn exchanged(self, word: Self::Word, distance: usize) -> Self::Word;

    /// Returns the columns of the first heap in the vector.
    fn first(self, word: Self::Word) -> u64;

    /// Returns whether every column of at most 64 `heaps` holds a multiple of `modulus` ones, or `None` if this machine has
    /// no way of its own to find out.
    #[inline(always)]
    fn few_are_balanced(self, _heaps: &[H], _modulus: u64) -> Option<bool> {
        None
    }

    /// Adds sixteen vectors of `heaps` to four planes of counts and returns the carry of weight sixteen.
    #[inline(always)]
    fn add_sixteen(self, planes: &mut [Self::Word; 4], heaps: &[H]) -> Self::Word {
        let block = &heaps[..16 * Self::HEAPS];
        add_sixteen(planes, |row| self.load(&block[row * Self::HEAPS..]))
    }

    /// The same for fewer `heaps`.
    #[inline(always)]
    fn add_short(self, planes: &mut [Self::Word; 4], heaps: &[H]) -> Self::Word {
        add_sixteen(planes, |row| self.load_short(heaps, row * Self::HEAPS))
    }
}

/// The bits of four binary digits, the lowest first.
const EMPTY: [[bool; 4]; 16] = {
    let mut table = [[false; 4]; 16];
    let mut mask = 0;
    while mask < 16 {
        table[mask] = [mask & 1 != 0, mask & 2 != 0, mask & 4 != 0, mask & 8 != 0];
        mask += 1;
    }
    table
};

/// Adds sixteen rows to four planes of counts by a carry-save tree and returns the carry of weight sixteen.
#[inline(always)]
fn add_sixteen<W: Word>(planes: &mut [W; 4], row: impl Fn(usize) -> W) -> W {
    let [ones, twos, fours, eights] = *planes;
    let (ones, a) = ones.add_pairs(row(0).paired(row(1)), row(2).paired(row(3)));
    let (ones, b) = ones.add_pairs(row(4).paired(row(5)), row(6).paired(row(7)));
    let (twos, c) = twos.add_pairs(a, b);
    let (ones, a) = ones.add_pairs(row(8).paired(row(9)), row(10).paired(row(11)));
    let (ones, b) = ones.add_pairs(row(12).paired(row(13)), row(14).paired(row(15)));
    let (twos, d) = twos.add_pairs(a, b);
    let (fours, e) = fours.add_pairs(c, d);
    let (eights, carry) = eights.add_pair(e);
    *planes = [ones, twos, fours, eights];
    carry
}

/// An algorithm over heaps, written for any machine.
pub(crate) trait Kernel<H: HeapWord> {
    /// The result.
    type Output;

    /// Runs it; implementations are `#[inline(always)]`.
    fn run<M: Machine<H>>(self, machine: M) -> Self::Output;
}

/// Runs `kernel` with the instructions of `level`.
#[inline]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "the processor has what the level proves"))]
pub(crate) fn run<H: HeapWord, K: Kernel<H>>(level: SimdLevel, kernel: K) -> K::Output {
    match level.instructions() {
        Instructions::Portable => portable::run(kernel),
        // SAFETY: a level of these instructions is only made if the processor was found to have them.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 => unsafe { avx2::run(kernel) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx512 => unsafe { avx512::run(kernel) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => portable::run(kernel),
    }
}
