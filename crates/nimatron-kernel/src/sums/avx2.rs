//! Sums by vectors of 32 bytes.
#![expect(unsafe_code, reason = "loads of AVX2, on a processor that was found to have it")]

use std::arch::x86_64::*;

const LANES: usize = size_of::<__m256i>();

/// As [`super::sums`], for lists of equal length.
///
/// A sum is `8 h + l`: a shuffle turns `l` into a byte with that bit set, which is kept in the one of eight vectors that is for
/// `h`.
#[target_feature(enable = "avx2")]
pub(super) fn sums(smaller: &[u8], larger: &[u8], word: u8) -> u64 {
    let (chunks, rest) = smaller.as_chunks::<LANES>();
    let (other_rest, other_chunks) = larger.as_rchunks::<LANES>();
    let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
    let heights: [__m256i; 8] = std::array::from_fn(|h| _mm256_set1_epi8((8 * word + h as u8).cast_signed()));
    let mut sets = [_mm256_setzero_si256(); 8];
    for (a, b) in chunks.iter().zip(other_chunks.iter().rev()) {
        let sum = _mm256_xor_si256(load(a), reversed(load(b)));
        let bit = _mm256_shuffle_epi8(bits, _mm256_and_si256(sum, _mm256_set1_epi8(7)));
        let height = _mm256_and_si256(_mm256_srli_epi16::<3>(sum), _mm256_set1_epi8(31));
        for h in 0..8 {
            let here = _mm256_and_si256(bit, _mm256_cmpeq_epi8(height, heights[h]));
            sets[h] = _mm256_or_si256(sets[h], here);
        }
    }
    let set = sets.iter().enumerate().fold(0, |set, (h, bytes)| set | u64::from(union(*bytes)) << (8 * h));
    set | super::one_by_one(rest, other_rest, word)
}

#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; LANES]) -> __m256i {
    // SAFETY: so many bytes are there, and they need no alignment.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

/// The last byte first.
#[target_feature(enable = "avx2")]
fn reversed(bytes: __m256i) -> __m256i {
    let within = _mm256_set_epi8(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        14, 15,
    );
    _mm256_permute4x64_epi64::<0b0100_1110>(_mm256_shuffle_epi8(bytes, within))
}

/// The union of all bytes.
#[target_feature(enable = "avx2")]
fn union(bytes: __m256i) -> u8 {
    let half = _mm_or_si128(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256::<1>(bytes));
    let quarter = _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half)));
    quarter.to_le_bytes().iter().fold(0, |union, byte| union | byte)
}
