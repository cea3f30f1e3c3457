//! The reader's kernel with AVX2.

#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m128i, __m256i, _mm_cmpgt_epi16, _mm_loadu_si128, _mm_movemask_epi8, _mm_set1_epi32, _mm_srli_epi32,
    _mm_sub_epi16, _mm256_add_epi64, _mm256_and_si256, _mm256_broadcastsi128_si256, _mm256_castsi128_si256,
    _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_inserti128_si256, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_maddubs_epi16, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_mul_epu32, _mm256_or_si256,
    _mm256_packus_epi32, _mm256_set1_epi8, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_set1_epi64x,
    _mm256_setr_epi32, _mm256_shuffle_epi8, _mm256_srli_epi64, _mm256_storeu_si256, _mm256_sub_epi8,
};
use std::mem::MaybeUninit;

use super::blocks::{self, BlockKernel, DigitSpan, GROUP, LANE};
use crate::{Instructions, SimdLevel};

/// The number of numbers that are read at once.
const FOUR: usize = 4;

/// A processor with AVX2.
#[derive(Clone, Copy)]
struct Avx2Blocks(());

/// Reads the plain numbers with AVX2, which `level` must have.
pub(super) fn read(level: SimdLevel, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    assert!(level.instructions() >= Instructions::Avx2);
    // SAFETY: the level proves that the processor has these instructions.
    unsafe { read_plain(text, numbers) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn read_plain(text: &[u8], numbers: &mut Vec<u64>) -> usize {
    blocks::read(Avx2Blocks(()), text, numbers)
}

impl BlockKernel for Avx2Blocks {
    const NUMBERS: usize = FOUR;

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
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn write(room: &mut [u16; GROUP], base: u16, mut turns: u64) {
    let mut next = || {
        let place = base + turns.trailing_zeros() as u16;
        turns &= turns.wrapping_sub(1);
        (place, turns)
    };
    // A group rarely has more than 16, and writing too many costs less than a branch misprediction.
    let (usual, more) = room.split_at_mut(16);
    let mut left = 0;
    for place in usual {
        (*place, left) = next();
    }
    if left != 0 {
        for place in more {
            (*place, _) = next();
        }
    }
}

/// Returns which bytes of a group are digits, and which are neither digits nor white space.
#[target_feature(enable = "avx2")]
fn classes(group: &[u8; GROUP]) -> (u64, u64) {
    let (halves, _) = group.as_chunks();
    let (low, high) = (digits_and_even(&halves[0]), digits_and_even(&halves[1]));
    let bits = |mask| u64::from(_mm256_movemask_epi8(mask) as u32);
    (bits(low.0) | bits(high.0) << 32, !(bits(low.1) | bits(high.1) << 32))
}

/// Returns the bytes that are digits, and those that are digits or white space.
#[target_feature(enable = "avx2")]
fn digits_and_even(bytes: &[u8; 32]) -> (__m256i, __m256i) {
    // A byte is white space if it equals the entry of this table at the index of its low four bits.
    let spaces =
        _mm256_broadcastsi128_si256(table(*b" \xff\xff\xff\xff\xff\xff\xff\xff\t\n\x0b\x0c\r\xff\xff"));
    // SAFETY: 32 bytes are there.
    let bytes = unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) };
    let values = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
    let digits = _mm256_cmpeq_epi8(_mm256_min_epu8(values, _mm256_set1_epi8(9)), values);
    let white = _mm256_cmpeq_epi8(_mm256_shuffle_epi8(spaces, bytes), bytes);
    (digits, _mm256_or_si256(digits, white))
}

#[target_feature(enable = "avx2")]
fn table(bytes: [u8; 16]) -> __m128i {
    // SAFETY: 16 bytes are there.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

/// Implements [`BlockKernel::join`], with the same safety condition.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
unsafe fn join(
    text: &[u8],
    base: usize,
    four: &[DigitSpan; FOUR],
    room: &mut [MaybeUninit<u64>; FOUR],
) -> bool {
    let too_long = _mm_set1_epi32(i32::from_le_bytes([LANE as u8, 0, 0xff, 0x7f]));
    // SAFETY: the spans are 16 bytes.
    let spans = unsafe { _mm_loadu_si128(four.as_ptr().cast()) };
    let lengths = _mm_sub_epi16(_mm_srli_epi32::<16>(spans), spans);
    if _mm_movemask_epi8(_mm_cmpgt_epi16(lengths, too_long)) != 0 {
        return false;
    }
    let lengths = _mm256_broadcastsi128_si256(lengths);
    let lane = |index: usize| {
        let end = base + usize::from(four[index][1]);
        // SAFETY: the ends are places in the text, with 16 bytes before them.
        unsafe { _mm_loadu_si128(text.as_ptr().add(end - LANE).cast()) }
    };
    let pair = |low, high| _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(lane(low)), lane(high));
    // In the order that packing restores: 0 2 and 1 3 become 0 1 2 3.
    let even = fours_of_digits(pair(0, 2), _mm256_shuffle_epi8(lengths, both(0, 2)));
    let odd = fours_of_digits(pair(1, 3), _mm256_shuffle_epi8(lengths, both(1, 3)));
    // Then eights as 32 bits and all sixteen as 64.
    let fours = _mm256_packus_epi32(even, odd);
    let eights = _mm256_madd_epi16(fours, _mm256_set1_epi32(i32::from_le_bytes([0x10, 0x27, 1, 0])));
    let high = _mm256_mul_epu32(eights, _mm256_set1_epi64x(100_000_000));
    let sixteens = _mm256_add_epi64(high, _mm256_srli_epi64::<32>(eights));
    // SAFETY: the room is 32 bytes.
    unsafe { _mm256_storeu_si256(room.as_mut_ptr().cast(), sixteens) };
    true
}

/// Returns the shuffle that copies the first byte of one of four numbers to the whole low lane, and that of another to
/// the high lane.
#[target_feature(enable = "avx2")]
fn both(low: i32, high: i32) -> __m256i {
    const EVERYWHERE: i32 = 0x0404_0404;
    let (low, high) = (low * EVERYWHERE, high * EVERYWHERE);
    _mm256_setr_epi32(low, low, low, low, high, high, high, high)
}

/// Returns the last digits of two lanes, as many as `lengths` says, joined by fours: in each lane four numbers below
/// 10000.
#[target_feature(enable = "avx2")]
fn fours_of_digits(text: __m256i, lengths: __m256i) -> __m256i {
    let from_the_end =
        _mm256_broadcastsi128_si256(table([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]));
    let values = _mm256_sub_epi8(text, _mm256_set1_epi8(b'0' as i8));
    let digits = _mm256_and_si256(values, _mm256_cmpgt_epi8(lengths, from_the_end));
    let pairs = _mm256_maddubs_epi16(digits, _mm256_set1_epi16(i16::from_le_bytes([10, 1])));
    _mm256_madd_epi16(pairs, _mm256_set1_epi32(i32::from_le_bytes([100, 0, 1, 0])))
}
