//! Seeded positions for the benchmarks.

use std::ops::RangeInclusive;

use nimatron::engine::rng::SplitMix64;

/// Returns a lost position of Moore's Nim: every heap `m` times, the rest empty, in an order that no branch predictor
/// learns.
pub(crate) fn lost(count: usize, m: u64, bits: u32) -> Vec<u64> {
    let mut rng = SplitMix64::new(2026);
    let distinct = usize::try_from(m).map_or(0, |m| count / m);
    let mut heaps: Vec<u64> =
        (0..distinct).flat_map(|_| std::iter::repeat_n(rng.next_u64() >> (64 - bits), m as usize)).collect();
    heaps.resize(count, 0);
    rng.shuffle(&mut heaps);
    heaps
}

/// Returns a random position, which is won except with probability about `1 / m^bits`.
pub(crate) fn random(count: usize, bits: u32) -> Vec<u64> {
    let mut rng = SplitMix64::new(1910);
    (0..count).map(|_| rng.next_u64() >> (64 - bits)).collect()
}

/// Many small positions one after another, cut in several ways, so that no branch predictor learns their lengths: it
/// does learn a few thousand repeated lengths, and a loop over them then looks three times as fast.
pub(crate) struct Flat {
    pub(crate) heaps: Vec<u64>,
    /// For every way to cut: where each position begins, and the end of the last.
    pub(crate) cuts: Vec<Vec<u32>>,
}

impl Flat {
    /// The number of ways to cut.
    const CUTS: usize = 16;
    /// The numbers of heaps in a position.
    const LENGTHS: RangeInclusive<u64> = 3..=20;

    /// Creates positions of 30 bits, about a third of them lost: every heap is repeated `m` times, and a position that
    /// contains only complete repetitions is lost.
    pub(crate) fn new(positions: usize, m: u64) -> Self {
        let mut rng = SplitMix64::new(1939);
        let (shortest, longest) = (*Self::LENGTHS.start(), *Self::LENGTHS.end());
        let mut cut = || {
            let mut offsets = vec![0];
            let mut end = 0;
            for _ in 0..positions {
                let length = shortest + rng.below(longest - shortest + 1);
                // Every other position ends with a complete repetition, if its length can be adjusted.
                let excess = (end + length) % m;
                let whole = rng.below(2) == 0 && length >= shortest + excess;
                end += if whole { length - excess } else { length };
                offsets.push(end as u32);
            }
            offsets
        };
        let cuts: Vec<Vec<u32>> = (0..Self::CUTS).map(|_| cut()).collect();
        let heaps = cuts.iter().filter_map(|offsets| offsets.last()).max().map_or(0, |end| *end as usize);
        let row = |_| std::iter::repeat_n(rng.below(1 << 30), m as usize);
        Self { heaps: (0..heaps.div_ceil(m as usize)).flat_map(row).collect(), cuts }
    }

    /// Returns the positions, cut in this way.
    pub(crate) fn positions<'a>(&'a self, offsets: &'a [u32]) -> impl Iterator<Item = &'a [u64]> {
        offsets.windows(2).map(|ends| &self.heaps[ends[0] as usize..ends[1] as usize])
    }
}

/// Returns a position in which a column has its only ones in the last heap: a search for heaps with that bit reads all
/// of them.
pub(crate) fn last_column(count: usize) -> Vec<u64> {
    let mut heaps = random(count, 63);
    if let Some(last) = heaps.last_mut() {
        *last |= 1 << 63;
    }
    heaps
}
