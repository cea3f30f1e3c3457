//! Seeded positions to race on.

use std::ops::RangeInclusive;

use nimatron::engine::rng::SplitMix64;

/// A lost position of Moore's Nim: every heap `m` times, the rest empty, in no order that a branch could learn.
pub(crate) fn lost(count: usize, m: u64, bits: u32) -> Vec<u64> {
    let mut rng = SplitMix64::new(2026);
    let distinct = usize::try_from(m).map_or(0, |m| count / m);
    let mut heaps: Vec<u64> =
        (0..distinct).flat_map(|_| std::iter::repeat_n(rng.next_u64() >> (64 - bits), m as usize)).collect();
    heaps.resize(count, 0);
    rng.shuffle(&mut heaps);
    heaps
}

/// A position without pattern: won, but for a chance in about `m^bits`.
pub(crate) fn random(count: usize, bits: u32) -> Vec<u64> {
    let mut rng = SplitMix64::new(1910);
    (0..count).map(|_| rng.next_u64() >> (64 - bits)).collect()
}

/// Many small positions one after another, cut in several ways, so that no processor learns their lengths by heart: some
/// thousand lengths that come again and again it does learn, and a loop over them seems three times as fast.
pub(crate) struct Flat {
    pub(crate) heaps: Vec<u64>,
    /// Where each position begins, and the end of the last, in every way.
    pub(crate) cuts: Vec<Vec<u32>>,
}

impl Flat {
    /// So many ways to cut.
    const CUTS: usize = 16;
    /// The numbers of heaps in a position.
    const LENGTHS: RangeInclusive<u64> = 3..=20;

    /// Positions of 30 bits, about a third of them lost: every heap stands `m` times in a row, and a position that holds
    /// whole rows is lost.
    pub(crate) fn new(positions: usize, m: u64) -> Self {
        let mut rng = SplitMix64::new(1939);
        let (shortest, longest) = (*Self::LENGTHS.start(), *Self::LENGTHS.end());
        let mut cut = || {
            let mut offsets = vec![0];
            let mut end = 0;
            for _ in 0..positions {
                let length = shortest + rng.below(longest - shortest + 1);
                // Every other position ends with a row, if its length can be changed so.
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

    /// The positions, cut in this way.
    pub(crate) fn positions<'a>(&'a self, offsets: &'a [u32]) -> impl Iterator<Item = &'a [u64]> {
        offsets.windows(2).map(|ends| &self.heaps[ends[0] as usize..ends[1] as usize])
    }
}

/// A position in which a column has its only ones in the last heap: who looks for heaps that have it reads all of them.
pub(crate) fn last_column(count: usize) -> Vec<u64> {
    let mut heaps = random(count, 63);
    if let Some(last) = heaps.last_mut() {
        *last |= 1 << 63;
    }
    heaps
}
