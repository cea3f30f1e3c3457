//! Sums by vectors of 32 bytes.
#![expect(unsafe_code, reason = "AVX2, on a processor that was found to have it")]

use std::arch::x86_64::*;

use super::Short;

/// The number of pairs processed at once.
const LANES: usize = size_of::<__m256i>();
/// The number of steps after which to check whether the set is full.
const STEPS: usize = 16;

/// Does the same as [`super::sums`], for lists of equal length.
///
/// An offset is `8 h + l`: a shuffle turns `l` into a byte with that bit set, which is collected in vector `h` of
/// eight.
#[target_feature(enable = "avx2")]
pub(super) fn sums<T: Short>(smaller: &[T], larger: &[T], word: T) -> u64 {
    let (chunks, rest) = smaller.as_chunks::<LANES>();
    let (other_rest, other_chunks) = larger.as_rchunks::<LANES>();
    let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
    let mut sets = [_mm256_setzero_si256(); 8];
    let mut set = 0;
    for (chunks, others) in chunks.chunks(STEPS).zip(other_chunks.rchunks(STEPS)) {
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            // SAFETY: the processor has AVX2.
            let offset = unsafe { T::offsets(a, b, word) };
            let bit = _mm256_shuffle_epi8(bits, _mm256_and_si256(offset, _mm256_set1_epi8(7)));
            let height = _mm256_and_si256(_mm256_srli_epi16::<3>(offset), _mm256_set1_epi8(31));
            for (h, set) in sets.iter_mut().enumerate() {
                let here = _mm256_and_si256(bit, _mm256_cmpeq_epi8(height, _mm256_set1_epi8(h as i8)));
                *set = _mm256_or_si256(*set, here);
            }
        }
        set = sets.iter().enumerate().fold(0, |set, (h, bytes)| set | u64::from(union(*bytes)) << (8 * h));
        if set == u64::MAX {
            return set;
        }
    }
    set | super::one_by_one(rest, other_rest, word)
}

/// A value type for vectors of 32 pairs.
pub trait Lanes: Sized {
    /// Returns the sums `some[i] ^ others[31 - i]`, in any order, each as a byte: its offset from `word`, or 64 or more
    /// if it is not among the 64 values from there on.
    ///
    /// # Safety
    /// The processor has AVX2.
    unsafe fn offsets(some: &[Self; LANES], others: &[Self; LANES], word: Self) -> __m256i;
}

impl Lanes for u8 {
    #[inline(always)]
    unsafe fn offsets(some: &[Self; LANES], others: &[Self; LANES], word: Self) -> __m256i {
        // SAFETY: the processor has AVX2, the arrays are long enough, and the loads need no alignment.
        unsafe {
            let [some, others] = [some, others].map(|list| _mm256_loadu_si256(list.as_ptr().cast()));
            let within = _mm256_set_epi8(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                12, 13, 14, 15,
            );
            let others = _mm256_permute4x64_epi64::<0b0100_1110>(_mm256_shuffle_epi8(others, within));
            _mm256_xor_si256(_mm256_xor_si256(some, others), _mm256_set1_epi8(word.cast_signed()))
        }
    }
}

impl Lanes for u16 {
    #[inline(always)]
    unsafe fn offsets(some: &[Self; LANES], others: &[Self; LANES], word: Self) -> __m256i {
        // SAFETY: the processor has AVX2, each half of the arrays is long enough, and the loads need no alignment.
        unsafe {
            let [[a, b], [d, c]] = [some, others]
                .map(|list| [0, LANES / 2].map(|half| _mm256_loadu_si256(list[half..].as_ptr().cast())));
            let within = _mm256_set_epi8(
                1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10,
                13, 12, 15, 14,
            );
            let [low, high] = [[a, c], [b, d]].map(|[some, others]| {
                let others = _mm256_permute4x64_epi64::<0b0100_1110>(_mm256_shuffle_epi8(others, within));
                let offsets =
                    _mm256_xor_si256(_mm256_xor_si256(some, others), _mm256_set1_epi16(word.cast_signed()));
                _mm256_min_epu16(offsets, _mm256_set1_epi16(255))
            });
            _mm256_packus_epi16(low, high)
        }
    }
}

/// Returns the union of all bytes.
#[target_feature(enable = "avx2")]
fn union(bytes: __m256i) -> u8 {
    let half = _mm_or_si128(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256::<1>(bytes));
    let quarter = _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half)));
    quarter.to_le_bytes().iter().fold(0, |union, byte| union | byte)
}
