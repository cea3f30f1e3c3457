//! The vector reader, block by block; what depends on the instruction set is a [`BlockKernel`].

#![allow(unsafe_code)]

use std::mem::MaybeUninit;

use super::plain;

/// The size of a block in bytes: small enough that its edges stay in the L1 cache.
const BLOCK: usize = 8 << 10;

/// The number of bytes that a kernel classifies at once: one for each bit of a word.
pub(super) const GROUP: usize = u64::BITS as usize;

/// The number of bytes from which a kernel reads a number, the last of which is the number's last digit.
pub(super) const LANE: usize = 16;

/// The number of numbers that are read one by one after a kernel stops.
const ASIDE: usize = 4;

/// Where a number begins and ends in its block.
pub(super) type DigitSpan = [u16; 2];

/// The part that depends on the instruction set. Everything from [`read`] down is inlined into a function that has its
/// instructions.
pub(super) trait BlockKernel: Copy {
    /// The number of numbers that are read at once.
    const NUMBERS: usize;

    /// Returns which bytes of a group are digits, and which are neither digits nor white space.
    fn classes(self, group: &[u8; GROUP]) -> (u64, u64);

    /// Writes the places of the ones of `turns` after `base`, and arbitrary values after them.
    fn write(self, room: &mut [u16; GROUP], base: u16, turns: u64);

    /// Writes the [`NUMBERS`](Self::NUMBERS) numbers at `spans` after `base` in `text`, if none is longer than
    /// [`LANE`], and returns whether it did.
    ///
    /// # Safety
    /// The ends of the spans are places in `text`, with [`LANE`] bytes before them.
    unsafe fn join(
        self,
        text: &[u8],
        base: usize,
        spans: &[DigitSpan],
        room: &mut [MaybeUninit<u64>],
    ) -> bool;
}

/// The places in a block where digits begin and end, alternately.
struct DigitEdges {
    /// With room for the excess that a kernel writes.
    places: [u16; BLOCK + GROUP],
    len: usize,
}

/// Returns the bytes of a group at which a run of digits begins or ends, given the digits, the bytes that are neither
/// digits nor white space, and whether the byte before the group was a digit, which is updated. Everything after such
/// an odd byte counts as digits, so that the last edge is where the plain text ends.
#[inline(always)]
const fn turns(digits: u64, odd: u64, is_open: &mut u64) -> u64 {
    let digits = if odd == 0 { digits } else { digits | u64::MAX << odd.trailing_zeros() };
    let turns = digits ^ (digits << 1 | *is_open);
    *is_open = digits >> (GROUP - 1);
    turns
}

/// Returns the last bytes of a block as a group: a number at the end of the block may continue after it.
fn last_group(rest: &[u8]) -> [u8; GROUP] {
    let mut group = [b'0'; GROUP];
    group[..rest.len()].copy_from_slice(rest);
    group
}

impl DigitEdges {
    /// Lists the edges of `block` up to the first group that is not plain.
    #[inline(always)]
    fn list(&mut self, kernel: impl BlockKernel, block: &[u8]) {
        let (groups, rest) = block.as_chunks();
        let last = (!rest.is_empty()).then(|| last_group(rest));
        let mut is_open = 0;
        self.len = 0;
        for (index, group) in groups.iter().chain(&last).enumerate() {
            let (digits, odd) = kernel.classes(group);
            let turns = turns(digits, odd, &mut is_open);
            let Some(room) = self.places[self.len..].first_chunk_mut() else { break };
            kernel.write(room, (index * GROUP) as u16, turns);
            self.len += turns.count_ones() as usize;
            if odd != 0 {
                break;
            }
        }
    }

    /// Returns the spans of the numbers, and where the plain text ends: before a number that is cut.
    fn spans(&self, end: usize) -> (&[DigitSpan], usize) {
        let (spans, open) = self.places[..self.len].as_chunks();
        (spans, open.first().map_or(end, |start| usize::from(*start)))
    }
}

/// Reads the plain numbers with a kernel.
#[inline(always)]
pub(super) fn read(kernel: impl BlockKernel, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    let mut edges = DigitEdges { places: [0; BLOCK + GROUP], len: 0 };
    let mut base = 0;
    loop {
        let block = &text[base..text.len().min(base + BLOCK)];
        edges.list(kernel, block);
        let (mut spans, end) = edges.spans(block.len());
        while !spans.is_empty() {
            // SAFETY: edges are listed as they come, and are places in the block.
            let joined = unsafe { join(kernel, text, base, spans, numbers) };
            spans = &spans[joined..];
            // Numbers that the kernel cannot read are read one by one, and then the kernel continues.
            for [start, end] in spans.split_off(..spans.len().min(ASIDE)).unwrap_or_default() {
                let start = base + usize::from(*start);
                match plain(&text[start..base + usize::from(*end)]) {
                    Some(number) => numbers.push(number),
                    None => return start,
                }
            }
        }
        if end == 0 {
            return base;
        }
        base += end;
    }
}

/// Appends the numbers at `spans` after `base` in `text`, a few at a time, and returns how many. It stops if fewer are
/// left, if one is longer than [`LANE`], or if one ends within the first [`LANE`] bytes of the text.
///
/// # Safety
/// The ends of the spans ascend, and all are places in `text`.
#[inline(always)]
unsafe fn join<K: BlockKernel>(
    kernel: K,
    text: &[u8],
    base: usize,
    spans: &[DigitSpan],
    numbers: &mut Vec<u64>,
) -> usize {
    if spans.first().is_some_and(|[_, end]| base + usize::from(*end) < LANE) {
        return 0;
    }
    numbers.reserve(spans.len());
    let room = numbers.spare_capacity_mut();
    let mut joined = 0;
    for (few, room) in spans.chunks_exact(K::NUMBERS).zip(room.chunks_exact_mut(K::NUMBERS)) {
        // SAFETY: the ends are places in the text and ascend from the first, which has enough bytes before it.
        if !unsafe { kernel.join(text, base, few, room) } {
            break;
        }
        joined += K::NUMBERS;
    }
    // SAFETY: as many have just been written.
    unsafe { numbers.set_len(numbers.len() + joined) };
    joined
}
