//! The machine of AVX2: vectors of 32 bytes.
#![expect(unsafe_code, reason = "the intrinsics of AVX2, on a processor that was found to have it")]

use std::arch::x86_64::*;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::Heap;
use crate::machine::{Kernel, Machine, Word};

/// The proof that the processor has AVX2: made by [`run`] alone.
#[derive(Clone, Copy)]
struct Avx2(());

/// A vector, which comes from an [`Avx2`] and so proves the same.
#[derive(Clone, Copy)]
struct Vector(__m256i);

/// Runs `kernel` compiled for AVX2.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(super) fn run<H: Heap, K: Kernel<H>>(kernel: K) -> K::Output {
    kernel.run(Avx2(()))
}

macro_rules! bitwise {
    ($operation:ident, $method:ident, $intrinsic:ident) => {
        impl $operation for Vector {
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

impl Not for Vector {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: a vector proves that the processor has AVX2.
        Self(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi64x(-1)) })
    }
}

impl Word for Vector {}

impl<H: Heap> Machine<H> for Avx2 {
    type Word = Vector;
    const HEAPS: usize = size_of::<__m256i>() / size_of::<H>();

    #[inline(always)]
    fn zero(self) -> Vector {
        // SAFETY: `self` proves that the processor has AVX2.
        Vector(unsafe { _mm256_setzero_si256() })
    }

    #[inline(always)]
    fn load(self, heaps: &[H]) -> Vector {
        let heaps = &heaps[..<Self as Machine<H>>::HEAPS];
        // SAFETY: AVX2 is proved, and the slice is as long as the vector.
        Vector(unsafe { _mm256_loadu_si256(heaps.as_ptr().cast()) })
    }

    #[inline(always)]
    fn load_short(self, heaps: &[H]) -> Vector {
        let words = (size_of_val(heaps) / 4).min(8) as i32;
        // SAFETY: AVX2 is proved, and the mask admits the first `words` words of four bytes, all inside the slice.
        Vector(unsafe {
            let mask =
                _mm256_cmpgt_epi32(_mm256_set1_epi32(words), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            _mm256_maskload_epi32(heaps.as_ptr().cast(), mask)
        })
    }

    #[inline(always)]
    fn exchanged(self, word: Vector, distance: usize) -> Vector {
        // SAFETY: AVX2 is proved.
        Vector(unsafe {
            match distance * size_of::<H>() {
                4 => _mm256_shuffle_epi32::<0b10_11_00_01>(word.0),
                8 => _mm256_shuffle_epi32::<0b01_00_11_10>(word.0),
                _ => _mm256_permute4x64_epi64::<0b01_00_11_10>(word.0),
            }
        })
    }

    #[inline(always)]
    fn first(self, word: Vector) -> u64 {
        // SAFETY: AVX2 is proved.
        let low = unsafe { _mm_cvtsi128_si64(_mm256_castsi256_si128(word.0)) };
        H::from_low(low.cast_unsigned()).to_u64()
    }
}
