//! The reader's kernel with AVX-512: places by compression, eight numbers at once.

#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m128i, __m512i, _mm_loadu_si128, _mm256_cmpgt_epi16_mask, _mm256_loadu_si256, _mm256_set1_epi32,
    _mm256_srli_epi32, _mm256_sub_epi16, _mm512_add_epi16, _mm512_add_epi64, _mm512_broadcast_i32x4,
    _mm512_castsi128_si512, _mm512_castsi256_si512, _mm512_castsi512_si256, _mm512_cmpeq_epi8_mask,
    _mm512_cmpgt_epu8_mask, _mm512_cmple_epu8_mask, _mm512_cvtepu8_epi16, _mm512_extracti64x4_epi64,
    _mm512_inserti32x4, _mm512_loadu_si512, _mm512_madd_epi16, _mm512_maddubs_epi16,
    _mm512_maskz_compress_epi8, _mm512_maskz_sub_epi8, _mm512_mul_epu32, _mm512_packus_epi32,
    _mm512_permutexvar_epi8, _mm512_set1_epi8, _mm512_set1_epi16, _mm512_set1_epi32, _mm512_set1_epi64,
    _mm512_shuffle_epi8, _mm512_srli_epi64, _mm512_storeu_si512, _mm512_sub_epi8,
};
use std::mem::MaybeUninit;

use super::blocks::{self, BlockKernel, DigitSpan, GROUP, LANE};
use crate::{Instructions, SimdLevel};

/// The number of numbers that are read at once.
const EIGHT: usize = 8;

/// A processor with AVX-512.
#[derive(Clone, Copy)]
struct Avx512Blocks(());

/// Reads the plain numbers with AVX-512, which `level` must have.
pub(super) fn read(level: SimdLevel, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    assert!(level.instructions() >= Instructions::Avx512);
    // SAFETY: the level proves that the processor has these instructions.
    unsafe { read_plain(text, numbers) }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt")]
fn read_plain(text: &[u8], numbers: &mut Vec<u64>) -> usize {
    blocks::read(Avx512Blocks(()), text, numbers)
}

impl BlockKernel for Avx512Blocks {
    const NUMBERS: usize = EIGHT;

    #[inline(always)]
    fn classes(self, group: &[u8; GROUP]) -> (u64, u64) {
        // SAFETY: a value of this type is only made if the processor has these instructions.
        unsafe { classes(group) }
    }

    #[inline(always)]
    fn write(self, room: &mut [u16; GROUP], base: u16, turns: u64) {
        // SAFETY: as above.
        unsafe { write(room, base, turns) }
    }

    #[inline(always)]
    unsafe fn join(
        self,
        text: &[u8],
        base: usize,
        spans: &[DigitSpan],
        room: &mut [MaybeUninit<u64>],
    ) -> bool {
        let (Some(spans), Some(room)) = (spans.first_chunk(), room.first_chunk_mut()) else { return false };
        // SAFETY: as above; the rest is what the caller promises.
        unsafe { join(text, base, spans, room) }
    }
}

/// Writes the places of the ones of `turns`, and arbitrary values after them.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
fn write(room: &mut [u16; GROUP], base: u16, turns: u64) {
    const PLACES: [u8; GROUP] = table(1, 1, 0);
    // Bochs 2.7, on which this is tested, compresses all 64 bytes to none.
    let places = match turns {
        u64::MAX => all(&PLACES),
        _ => _mm512_maskz_compress_epi8(turns, all(&PLACES)),
    };
    let base = _mm512_set1_epi16(base as i16);
    let low = _mm512_add_epi16(base, _mm512_cvtepu8_epi16(_mm512_castsi512_si256(places)));
    // SAFETY: the room is 128 bytes.
    unsafe { _mm512_storeu_si512(room.as_mut_ptr().cast(), low) };
    if turns.count_ones() > 32 {
        let high = _mm512_cvtepu8_epi16(_mm512_extracti64x4_epi64::<1>(places));
        // SAFETY: as above.
        unsafe { _mm512_storeu_si512(room.as_mut_ptr().add(32).cast(), _mm512_add_epi16(base, high)) };
    }
}

/// Returns which bytes of a group are digits, and which are neither digits nor white space.
#[target_feature(enable = "avx512f,avx512bw")]
fn classes(group: &[u8; GROUP]) -> (u64, u64) {
    // A byte is white space if it equals the entry of this table at the index of its low four bits.
    let spaces = _mm512_broadcast_i32x4(lane(b" \xff\xff\xff\xff\xff\xff\xff\xff\t\n\x0b\x0c\r\xff\xff"));
    let bytes = all(group);
    let values = _mm512_sub_epi8(bytes, _mm512_set1_epi8(b'0' as i8));
    let digits = _mm512_cmple_epu8_mask(values, _mm512_set1_epi8(9));
    let white = _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(spaces, bytes), bytes);
    (digits, !(digits | white))
}

/// Implements [`BlockKernel::join`], with the same safety condition.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
unsafe fn join(
    text: &[u8],
    base: usize,
    eight: &[DigitSpan; EIGHT],
    room: &mut [MaybeUninit<u64>; EIGHT],
) -> bool {
    // The lengths are 32 bits apart, and packing interleaves: 0 2 4 6 and 1 3 5 7 become 0 1 2 3 4 5 6 7.
    const OF_EVEN: [u8; GROUP] = table(16, 8, 0);
    const OF_ODD: [u8; GROUP] = table(16, 8, 4);
    let too_long = _mm256_set1_epi32(i32::from_le_bytes([LANE as u8, 0, 0xff, 0x7f]));
    // SAFETY: the spans are 32 bytes.
    let spans = unsafe { _mm256_loadu_si256(eight.as_ptr().cast()) };
    let lengths = _mm256_sub_epi16(_mm256_srli_epi32::<16>(spans), spans);
    if _mm256_cmpgt_epi16_mask(lengths, too_long) != 0 {
        return false;
    }
    let lengths = _mm512_castsi256_si512(lengths);
    let last_bytes = |index: usize| {
        let end = base + usize::from(eight[index][1]);
        // SAFETY: the ends are places in the text, with 16 bytes before them.
        unsafe { _mm_loadu_si128(text.as_ptr().add(end - LANE).cast()) }
    };
    let four = |first: usize| {
        let four = _mm512_castsi128_si512(last_bytes(first));
        let four = _mm512_inserti32x4::<1>(four, last_bytes(first + 2));
        let four = _mm512_inserti32x4::<2>(four, last_bytes(first + 4));
        _mm512_inserti32x4::<3>(four, last_bytes(first + 6))
    };
    let even = fours_of_digits(four(0), _mm512_permutexvar_epi8(all(&OF_EVEN), lengths));
    let odd = fours_of_digits(four(1), _mm512_permutexvar_epi8(all(&OF_ODD), lengths));
    // Then eights as 32 bits and all sixteen as 64.
    let fours = _mm512_packus_epi32(even, odd);
    let eights = _mm512_madd_epi16(fours, _mm512_set1_epi32(i32::from_le_bytes([0x10, 0x27, 1, 0])));
    let high = _mm512_mul_epu32(eights, _mm512_set1_epi64(100_000_000));
    let sixteens = _mm512_add_epi64(high, _mm512_srli_epi64::<32>(eights));
    // SAFETY: the room is 64 bytes.
    unsafe { _mm512_storeu_si512(room.as_mut_ptr().cast(), sixteens) };
    true
}

/// Returns the last digits of four lanes, as many as `lengths` says, joined by fours: in each lane four numbers below
/// 10000.
#[target_feature(enable = "avx512f,avx512bw")]
fn fours_of_digits(text: __m512i, lengths: __m512i) -> __m512i {
    let from_the_end = _mm512_broadcast_i32x4(lane(&[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]));
    let is_digit = _mm512_cmpgt_epu8_mask(lengths, from_the_end);
    let digits = _mm512_maskz_sub_epi8(is_digit, text, _mm512_set1_epi8(b'0' as i8));
    let pairs = _mm512_maddubs_epi16(digits, _mm512_set1_epi16(i16::from_le_bytes([10, 1])));
    _mm512_madd_epi16(pairs, _mm512_set1_epi32(i32::from_le_bytes([100, 0, 1, 0])))
}

/// Returns the table whose entry `i` is `i / run * step + first`.
const fn table(run: usize, step: usize, first: usize) -> [u8; GROUP] {
    let mut table = [0; GROUP];
    let mut place = 0;
    while place < GROUP {
        table[place] = (place / run * step + first) as u8;
        place += 1;
    }
    table
}

#[target_feature(enable = "avx512f")]
fn all(bytes: &[u8; GROUP]) -> __m512i {
    // SAFETY: 64 bytes are there.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn lane(bytes: &[u8; LANE]) -> __m128i {
    // SAFETY: 16 bytes are there.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}
