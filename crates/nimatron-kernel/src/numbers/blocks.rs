//! The vector reader, block by block; what depends on the instruction set is a [`Kernel`].

#![allow(unsafe_code)]

use super::plain;

/// How many bytes are looked at together: few enough that their edges stay in the innermost cache.
const BLOCK: usize = 8 << 10;

/// Kernels look at so many bytes at once: one for each bit of a word.
pub(super) const GROUP: usize = u64::BITS as usize;

/// Kernels read numbers from so many bytes, the last of which is the number's last digit.
pub(super) const LANE: usize = 16;

/// Kernels read so many numbers at once.
pub(super) const FOUR: usize = 4;

/// Where a number begins and ends in its block.
pub(super) type Span = [u16; 2];

/// The two steps of reading, for one instruction set.
pub(super) trait Kernel {
    /// Adds every group of `block` to `edges`, up to the first that is not plain.
    fn list(&self, block: &[u8], edges: &mut Edges);

    /// Appends the numbers at `spans` after `base` in `text`, four at a time, and gives how many. It stops where fewer are
    /// left, where one is longer than [`LANE`], and where one ends before there are [`LANE`] bytes of text.
    ///
    /// # Safety
    /// The ends of the spans ascend, and all are places in `text`.
    unsafe fn join(&self, text: &[u8], base: usize, spans: &[Span], numbers: &mut Vec<u64>) -> usize;
}

/// The places in a block where digits begin and end, in turns.
pub(super) struct Edges {
    places: [u16; BLOCK + GROUP],
    len: usize,
    /// Whether the last byte was a digit.
    is_open: bool,
}

impl Edges {
    /// Takes the next group, at `base` in the block: which of its bytes are digits, and which are neither digits nor
    /// white space. Gives whether it is plain. What follows an odd byte counts as digits: the last edge then is where
    /// the plain text ends.
    ///
    /// Inlined, since it has to be compiled with the instructions of the kernel.
    #[inline(always)]
    pub(super) fn add(
        &mut self,
        base: usize,
        digits: u64,
        odd: u64,
        write: impl Fn(&mut [u16; GROUP], u16, u64),
    ) -> bool {
        let digits = if odd == 0 { digits } else { digits | u64::MAX << odd.trailing_zeros() };
        let edges = digits ^ (digits << 1 | u64::from(self.is_open));
        self.is_open = digits >> (GROUP - 1) == 1;
        let room = self.places[self.len..].first_chunk_mut();
        write(room.expect("a block has no more edges than bytes"), base as u16, edges);
        self.len += edges.count_ones() as usize;
        odd == 0
    }

    /// The spans of the numbers, and where the plain text ends: before a number that is cut.
    fn spans(&self, end: usize) -> (&[Span], usize) {
        let (spans, open) = self.places[..self.len].as_chunks();
        (spans, open.first().map_or(end, |start| usize::from(*start)))
    }
}

/// Reads with a kernel what is plain.
pub(super) fn read(kernel: &impl Kernel, text: &[u8], numbers: &mut Vec<u64>) -> usize {
    let mut edges = Edges { places: [0; BLOCK + GROUP], len: 0, is_open: false };
    let mut base = 0;
    loop {
        let block = &text[base..text.len().min(base + BLOCK)];
        (edges.len, edges.is_open) = (0, false);
        kernel.list(block, &mut edges);
        let (mut spans, end) = edges.spans(block.len());
        while !spans.is_empty() {
            // SAFETY: edges are listed as they come, and are places in the block.
            let joined = unsafe { kernel.join(text, base, spans, numbers) };
            spans = &spans[joined..];
            // The kernel has left at least one to be read by itself.
            for [start, end] in spans.split_off(..spans.len().min(FOUR)).unwrap_or_default() {
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
