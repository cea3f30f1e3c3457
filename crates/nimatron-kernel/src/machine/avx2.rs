//! The machine of AVX2: vectors of 32 bytes.
#![expect(unsafe_code, reason = "the intrinsics of AVX2, on a processor that was found to have it")]

use std::arch::x86_64::*;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::HeapWord;
use crate::machine::{Kernel, Machine, PREFETCH, Word};

/// The proof that the processor has AVX2, created only by [`run`].
#[derive(Clone, Copy)]
struct Avx2(());

/// A vector, which comes from an [`Avx2`] and so proves the same.
#[derive(Clone, Copy)]
struct Avx2Vector(__m256i);

/// Runs `kernel` compiled for AVX2.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn run<H: HeapWord, K: Kernel<H>>(kernel: K) -> K::Output {
    kernel.run(Avx2(()))
}

macro_rules! bitwise {
    ($operation:ident, $method:ident, $intrinsic:ident) => {
        impl $operation for Avx2Vector {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: a vector proves that the processor has AVX2.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    };
}

bitwise!(BitAnd, bitand, _mm256_and_si256);
bitwise!(BitOr, bitor, _mm256_or_si256);
bitwise!(BitXor, bitxor, _mm256_xor_si256);

impl Not for Avx2Vector {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: a vector proves that the processor has AVX2.
        Self(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi64x(-1)) })
    }
}

impl Word for Avx2Vector {}

impl<H: HeapWord> Machine<H> for Avx2 {
    type Word = Avx2Vector;
    const HEAPS: usize = size_of::<__m256i>() / size_of::<H>();

    #[inline(always)]
    fn zero(self) -> Avx2Vector {
        // SAFETY: `self` proves that the processor has AVX2.
        Avx2Vector(unsafe { _mm256_setzero_si256() })
    }

    #[inline(always)]
    fn load(self, heaps: &[H]) -> Avx2Vector {
        let heaps = &heaps[..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX2 is proved, and the slice is as long as the vector.
        Avx2Vector(unsafe { _mm256_loadu_si256(heaps.as_ptr().cast()) })
    }

    #[inline(always)]
    fn load_short(self, heaps: &[H], start: usize) -> Avx2Vector {
        let words = |heaps: usize| (heaps * (size_of::<H>() / 4)).min(i32::MAX as usize) as i32;
        // A fully masked load from unmapped memory is slow, so it uses an address in the slice too.
        let from = heaps.as_ptr().wrapping_add(if start < heaps.len() { start } else { 0 }).cast();
        // SAFETY: AVX2 is proved, and the mask admits those words of four bytes that lie inside the slice.
        Avx2Vector(unsafe {
            let place =
                _mm256_add_epi32(_mm256_set1_epi32(words(start)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            // Only the sign matters: the difference is negative inside the slice.
            _mm256_maskload_epi32(from, _mm256_sub_epi32(place, _mm256_set1_epi32(words(heaps.len()))))
        })
    }

    #[inline(always)]
    fn load_first(self, heaps: &[H], start: usize, number: i32) -> Avx2Vector {
        let heaps: Avx2Vector = self.load(&heaps[start..]);
        // SAFETY: AVX2 is proved.
        let mask = Avx2Vector(unsafe {
            let places = match size_of::<H>() {
                4 => _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
                _ => _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3),
            };
            let places = _mm256_add_epi32(places, _mm256_set1_epi32(start as i32));
            _mm256_cmpgt_epi32(_mm256_set1_epi32(number), places)
        });
        heaps & mask
    }

    #[inline(always)]
    fn store(self, word: Avx2Vector, heaps: &mut [H]) {
        let heaps = &mut heaps[..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX2 is proved, and the slice is as long as the vector.
        unsafe { _mm256_storeu_si256(heaps.as_mut_ptr().cast(), word.0) };
    }

    #[inline(always)]
    fn splat(self, heap: H) -> Avx2Vector {
        let word = heap.to_u64() | heap.to_u64() << (64 - H::COLUMNS);
        // SAFETY: AVX2 is proved.
        Avx2Vector(unsafe { _mm256_set1_epi64x(word.cast_signed()) })
    }

    #[inline(always)]
    fn is_zero(self, word: Avx2Vector) -> bool {
        // SAFETY: AVX2 is proved.
        unsafe { _mm256_testz_si256(word.0, word.0) == 1 }
    }

    #[inline(always)]
    fn empty(self, word: Avx2Vector) -> u32 {
        // SAFETY: AVX2 is proved.
        let mask = unsafe {
            let zero = _mm256_setzero_si256();
            match size_of::<H>() {
                4 => _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(word.0, zero))),
                _ => _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(word.0, zero))),
            }
        };
        mask.cast_unsigned()
    }

    #[inline(always)]
    fn butterfly(self, one: Avx2Vector, other: Avx2Vector, distance: usize) -> (Avx2Vector, Avx2Vector) {
        let (a, b) = (one.0, other.0);
        // SAFETY: AVX2 is proved.
        let (a, b) = unsafe {
            match distance * size_of::<H>() {
                4 => (
                    _mm256_blend_epi32::<0b1010_1010>(a, _mm256_slli_epi64::<32>(b)),
                    _mm256_blend_epi32::<0b1010_1010>(_mm256_srli_epi64::<32>(a), b),
                ),
                8 => (_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b)),
                _ => (_mm256_permute2x128_si256::<0x20>(a, b), _mm256_permute2x128_si256::<0x31>(a, b)),
            }
        };
        (Avx2Vector(a), Avx2Vector(b))
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
    fn exchanged(self, word: Avx2Vector, distance: usize) -> Avx2Vector {
        // SAFETY: AVX2 is proved.
        Avx2Vector(unsafe {
            match distance * size_of::<H>() {
                4 => _mm256_shuffle_epi32::<0b10_11_00_01>(word.0),
                8 => _mm256_shuffle_epi32::<0b01_00_11_10>(word.0),
                _ => _mm256_permute4x64_epi64::<0b01_00_11_10>(word.0),
            }
        })
    }

    #[inline(always)]
    fn first(self, word: Avx2Vector) -> u64 {
        // SAFETY: AVX2 is proved.
        let low = unsafe { _mm_cvtsi128_si64(_mm256_castsi256_si128(word.0)) };
        H::from_low(low.cast_unsigned()).to_u64()
    }
}
