//! The machine of AVX-512: vectors of 64 bytes, any function of three bits in one instruction, masked loads.
#![expect(unsafe_code, reason = "the intrinsics of AVX-512, on a processor that was found to have it")]

use std::arch::x86_64::*;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::HeapWord;
use crate::machine::{DigitPair, Kernel, Machine, PREFETCH, Word};

/// The proof that the processor has AVX-512, created only by [`run`].
#[derive(Clone, Copy)]
struct Avx512(());

/// A vector, which comes from an [`Avx512`] and so proves the same.
#[derive(Clone, Copy)]
struct Avx512Vector(__m512i);

/// Runs `kernel` compiled for AVX-512.
#[target_feature(
    enable = "avx512f,avx512cd,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt"
)]
pub(super) fn run<H: HeapWord, K: Kernel<H>>(kernel: K) -> K::Output {
    kernel.run(Avx512(()))
}

/// Truth tables of three inputs: the value of the function for inputs `a`, `b`, `c` is bit `4a + 2b + c`.
const SUM: i32 = 0b1001_0110;
const MAJORITY: i32 = 0b1110_1000;
const CHOICE: i32 = 0b1100_1010;
const NOT_FIRST: i32 = 0b0000_1111;

macro_rules! bitwise {
    ($operation:ident, $method:ident, $intrinsic:ident) => {
        impl $operation for Avx512Vector {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: a vector proves that the processor has AVX-512.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    };
}

bitwise!(BitAnd, bitand, _mm512_and_si512);
bitwise!(BitOr, bitor, _mm512_or_si512);
bitwise!(BitXor, bitxor, _mm512_xor_si512);

impl Avx512Vector {
    /// Returns the bitwise function of three inputs with the given truth table.
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, b: Self, c: Self) -> Self {
        // SAFETY: a vector proves that the processor has AVX-512.
        Self(unsafe { _mm512_ternarylogic_epi64::<TABLE>(self.0, b.0, c.0) })
    }
}

impl Not for Avx512Vector {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.ternary::<NOT_FIRST>(self, self)
    }
}

impl Word for Avx512Vector {
    #[inline(always)]
    fn select(self, yes: Self, no: Self) -> Self {
        self.ternary::<CHOICE>(yes, no)
    }

    #[inline(always)]
    fn full_add(self, other: Self, carry: Self) -> (Self, Self) {
        (self.ternary::<SUM>(other, carry), self.ternary::<MAJORITY>(other, carry))
    }

    #[inline(always)]
    fn paired(self, other: Self) -> DigitPair<Self> {
        DigitPair(self, other)
    }

    #[inline(always)]
    fn add_pair(self, DigitPair(first, second): DigitPair<Self>) -> (Self, Self) {
        self.full_add(first, second)
    }

    #[inline(always)]
    fn add_pairs(self, one: DigitPair<Self>, other: DigitPair<Self>) -> (Self, DigitPair<Self>) {
        let (sum, first) = self.add_pair(one);
        let (sum, second) = sum.add_pair(other);
        (sum, DigitPair(first, second))
    }
}

impl<H: HeapWord> Machine<H> for Avx512 {
    type Word = Avx512Vector;
    const HEAPS: usize = size_of::<__m512i>() / size_of::<H>();

    #[inline(always)]
    fn zero(self) -> Avx512Vector {
        // SAFETY: `self` proves that the processor has AVX-512.
        Avx512Vector(unsafe { _mm512_setzero_si512() })
    }

    #[inline(always)]
    fn load(self, heaps: &[H]) -> Avx512Vector {
        let heaps = &heaps[..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX-512 is proved, and the slice is as long as the vector.
        Avx512Vector(unsafe { _mm512_loadu_si512(heaps.as_ptr().cast()) })
    }

    #[inline(always)]
    fn load_short(self, heaps: &[H], start: usize) -> Avx512Vector {
        let words = heaps.len().saturating_sub(start).saturating_mul(size_of::<H>() / 4).min(16);
        // SAFETY: AVX-512 is proved, and the mask admits those words of four bytes that lie inside the slice.
        Avx512Vector(unsafe {
            let mask = _bzhi_u32(!0, words as u32) as u16;
            // A fully masked load from unmapped memory is slow, so it uses an address in the slice too.
            let start = if start < heaps.len() { start } else { 0 };
            _mm512_maskz_loadu_epi32(mask, heaps.as_ptr().wrapping_add(start).cast())
        })
    }

    #[inline(always)]
    fn load_first(self, heaps: &[H], start: usize, number: i32) -> Avx512Vector {
        let heaps = &heaps[start..][..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX-512 is proved, and the slice is as long as the vector.
        Avx512Vector(unsafe {
            // The same for every vector of a position, so that a vector takes only a shift.
            let all = _bzhi_u64(!0, number.cast_unsigned());
            let mask = all >> (start % 64);
            match size_of::<H>() {
                4 => _mm512_maskz_loadu_epi32(mask as u16, heaps.as_ptr().cast()),
                _ => _mm512_maskz_loadu_epi64(mask as u8, heaps.as_ptr().cast()),
            }
        })
    }

    #[inline(always)]
    fn store(self, word: Avx512Vector, heaps: &mut [H]) {
        let heaps = &mut heaps[..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX-512 is proved, and the slice is as long as the vector.
        unsafe { _mm512_storeu_si512(heaps.as_mut_ptr().cast(), word.0) };
    }

    #[inline(always)]
    fn splat(self, heap: H) -> Avx512Vector {
        let word = heap.to_u64() | heap.to_u64() << (64 - H::COLUMNS);
        // SAFETY: AVX-512 is proved.
        Avx512Vector(unsafe { _mm512_set1_epi64(word.cast_signed()) })
    }

    #[inline(always)]
    fn is_zero(self, word: Avx512Vector) -> bool {
        // SAFETY: AVX-512 is proved.
        unsafe { _mm512_test_epi64_mask(word.0, word.0) == 0 }
    }

    #[inline(always)]
    fn empty(self, word: Avx512Vector) -> u32 {
        // SAFETY: AVX-512 is proved.
        unsafe {
            match size_of::<H>() {
                4 => u32::from(_mm512_testn_epi32_mask(word.0, word.0)),
                _ => u32::from(_mm512_testn_epi64_mask(word.0, word.0)),
            }
        }
    }

    #[inline(always)]
    fn butterfly(
        self,
        one: Avx512Vector,
        other: Avx512Vector,
        distance: usize,
    ) -> (Avx512Vector, Avx512Vector) {
        let (a, b) = (one.0, other.0);
        // SAFETY: AVX-512 is proved.
        let (a, b) = unsafe {
            match distance * size_of::<H>() {
                4 => (
                    _mm512_mask_blend_epi32(0xAAAA, a, _mm512_slli_epi64::<32>(b)),
                    _mm512_mask_blend_epi32(0xAAAA, _mm512_srli_epi64::<32>(a), b),
                ),
                8 => (_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b)),
                16 => (
                    _mm512_mask_shuffle_i64x2::<0b10_10_00_00>(a, 0b1100_1100, b, b),
                    _mm512_mask_shuffle_i64x2::<0b11_11_01_01>(b, 0b0011_0011, a, a),
                ),
                _ => {
                    (_mm512_shuffle_i64x2::<0b01_00_01_00>(a, b), _mm512_shuffle_i64x2::<0b11_10_11_10>(a, b))
                }
            }
        };
        (Avx512Vector(a), Avx512Vector(b))
    }

    #[inline(always)]
    fn prefetch(self, heaps: &[H]) {
        for line in 0..size_of_val(heaps).div_ceil(64) {
            let ahead = heaps.as_ptr().cast::<i8>().wrapping_add(PREFETCH + 64 * line);
            // SAFETY: the hint may name any address: it loads nothing and never faults.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(ahead) };
        }
    }

    #[inline(always)]
    fn exchanged(self, word: Avx512Vector, distance: usize) -> Avx512Vector {
        // SAFETY: AVX-512 is proved.
        Avx512Vector(unsafe {
            match distance * size_of::<H>() {
                4 => _mm512_shuffle_epi32::<0b10_11_00_01>(word.0),
                8 => _mm512_shuffle_epi32::<0b01_00_11_10>(word.0),
                16 => _mm512_shuffle_i64x2::<0b10_11_00_01>(word.0, word.0),
                _ => _mm512_shuffle_i64x2::<0b01_00_11_10>(word.0, word.0),
            }
        })
    }

    #[inline(always)]
    fn first(self, word: Avx512Vector) -> u64 {
        // SAFETY: AVX-512 is proved.
        let low = unsafe { _mm_cvtsi128_si64(_mm512_castsi512_si128(word.0)) };
        H::from_low(low.cast_unsigned()).to_u64()
    }

    /// A carry-save tree of eight vectors, a fold of their lanes, and the seven digits of each column added up in a byte
    /// of its own; one look-up then tells of all 64 columns whether the count is a multiple.
    #[inline(always)]
    fn few_are_balanced(self, heaps: &[H], modulus: u64) -> Option<bool> {
        let row = |place| self.few_row(heaps, place);
        let (ones, a) = row(0).full_add(row(1), row(2));
        let (ones, b) = ones.full_add(row(3), row(4));
        let (ones, c) = ones.full_add(row(5), row(6));
        let (ones, d) = ones.half_add(row(7));
        let (twos, a) = a.full_add(b, c);
        let (twos, b) = twos.half_add(d);
        let (fours, eights) = a.half_add(b);
        let zero = Machine::<H>::zero(self);
        let mut digits = [ones, twos, fours, eights, zero, zero, zero];
        if size_of::<H>() == 4 {
            // Four vectors at most: the eights are empty.
            digits = self.lanes_folded::<H>(digits, 3, 8);
            digits = self.lanes_folded::<H>(digits, 4, 4);
            digits = self.lanes_folded::<H>(digits, 5, 2);
            digits = self.lanes_folded::<H>(digits, 6, 1);
        } else {
            digits = self.lanes_folded::<H>(digits, 4, 4);
            digits = self.lanes_folded::<H>(digits, 5, 2);
            digits = self.lanes_folded::<H>(digits, 6, 1);
        }
        let multiples = MULTIPLES[modulus.min(MULTIPLES.len() as u64 - 1) as usize];
        // SAFETY: AVX-512 is proved.
        unsafe {
            let mut counts = _mm512_setzero_si512();
            for (place, digit) in digits.into_iter().enumerate() {
                let columns = Machine::<H>::first(self, digit);
                counts = _mm512_mask_add_epi8(counts, columns, counts, _mm512_set1_epi8(1 << place));
            }
            let [low, high] = [multiples, multiples >> 64].map(|half| _mm512_movm_epi8(half as u64));
            Some(_mm512_movepi8_mask(_mm512_permutex2var_epi8(low, counts, high)) == u64::MAX)
        }
    }
}

/// The multiples of each number up to 65, as the set of those below 128. There is no column of more than 64 ones, so
/// that 65 stands for every greater number too.
const MULTIPLES: [u128; 66] = {
    let mut table = [1; 66];
    let mut modulus = 1;
    while modulus < 66 {
        let mut multiple = modulus;
        while multiple < 128 {
            table[modulus] |= 1 << multiple;
            multiple += modulus;
        }
        modulus += 1;
    }
    table
};

impl Avx512Vector {
    /// Returns the sum of two digits in every bit: its digit of weight one, and its digit of weight two.
    #[inline(always)]
    fn half_add(self, other: Self) -> (Self, Self) {
        (self ^ other, self & other)
    }
}

impl Avx512 {
    /// Returns vector `place` of at most 64 heaps, with empty heaps after them.
    #[inline(always)]
    fn few_row<H: HeapWord>(self, heaps: &[H], place: usize) -> Avx512Vector {
        let start = place * <Self as Machine<H>>::HEAPS;
        if start >= 64 {
            return Machine::<H>::zero(self);
        }
        // SAFETY: AVX-512 is proved, and the mask admits those heaps that lie inside the slice.
        Avx512Vector(unsafe {
            let mask = _bzhi_u64(!0, heaps.len() as u32) >> start;
            // A fully masked load from unmapped memory is slow, so it uses an address in the slice too.
            let start = if start < heaps.len() { start } else { 0 };
            let heaps = heaps.as_ptr().wrapping_add(start);
            match size_of::<H>() {
                4 => _mm512_maskz_loadu_epi32(mask as u16, heaps.cast()),
                _ => _mm512_maskz_loadu_epi64(mask as u8, heaps.cast()),
            }
        })
    }

    /// Returns the sums of the counts of so many `digits` with those `distance` heaps away, which have one digit more.
    #[inline(always)]
    fn lanes_folded<H: HeapWord>(
        self,
        mut counts: [Avx512Vector; 7],
        digits: usize,
        distance: usize,
    ) -> [Avx512Vector; 7] {
        let mut carry = Machine::<H>::zero(self);
        for digit in &mut counts[..digits] {
            let other = Machine::<H>::exchanged(self, *digit, distance);
            (*digit, carry) = digit.full_add(other, carry);
        }
        counts[digits] = carry;
        counts
    }
}
