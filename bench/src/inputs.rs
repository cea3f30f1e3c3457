//! Seeded positions to race on.

use crate::random::Random;

/// A lost position of Moore's Nim: every heap `m` times, the rest empty, in no order that a branch could learn.
pub(crate) fn lost(count: usize, m: u64, bits: u32) -> Vec<u64> {
    let mut random = Random::seeded(2026);
    let distinct = usize::try_from(m).map_or(0, |m| count / m);
    let mut heaps: Vec<u64> =
        (0..distinct).flat_map(|_| std::iter::repeat_n(random.word() >> (64 - bits), m as usize)).collect();
    heaps.resize(count, 0);
    shuffle(&mut heaps, &mut random);
    heaps
}

/// A position without pattern: won, but for a chance in about `m^bits`.
pub(crate) fn random(count: usize, bits: u32) -> Vec<u64> {
    let mut random = Random::seeded(1910);
    (0..count).map(|_| random.word() >> (64 - bits)).collect()
}

/// Many small positions one after another, and where each begins; half of them are lost.
pub(crate) struct Flat {
    pub(crate) heaps: Vec<u64>,
    pub(crate) offsets: Vec<u32>,
}

impl Flat {
    /// Positions of 3 to 20 heaps of 30 bits.
    pub(crate) fn new(positions: usize, m: u64) -> Self {
        let mut random = Random::seeded(1939);
        let mut flat = Self { heaps: Vec::new(), offsets: vec![0] };
        for _ in 0..positions {
            let count = 3 + random.below(18) as usize;
            let copies = if random.below(2) == 0 { m as usize } else { 1 };
            let mut heaps: Vec<u64> = (0..count / copies)
                .flat_map(|_| std::iter::repeat_n(random.below(1 << 30), copies))
                .collect();
            heaps.resize(count, 0);
            shuffle(&mut heaps, &mut random);
            flat.heaps.extend(heaps);
            flat.offsets.push(flat.heaps.len() as u32);
        }
        flat
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = &[u64]> {
        self.offsets.windows(2).map(|ends| &self.heaps[ends[0] as usize..ends[1] as usize])
    }
}

fn shuffle(heaps: &mut [u64], random: &mut Random) {
    for last in (1..heaps.len()).rev() {
        heaps.swap(last, random.below(last as u64 + 1) as usize);
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
