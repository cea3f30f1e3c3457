//! Positions to try: uneven heaps, and lost positions, which chance alone never gives.

use nimatron_kernel::HeapWord;

use crate::splitmix64::SplitMix64;

/// A source of random positions, the same in every run.
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) fn seeded(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.index(bound)
    }

    /// Heaps of every width, some with a few ones only.
    pub(crate) fn heaps<H: HeapWord>(&mut self, len: usize) -> Vec<H> {
        let shift = self.below(H::COLUMNS as usize) as u32;
        let sparse = self.below(4) == 0;
        let mut heap = || {
            let word = self.word();
            H::from_low(
                if sparse { word & self.word() & self.word() } else { word }.checked_shr(shift).unwrap_or(0),
            )
        };
        (0..len).map(|_| heap()).collect()
    }

    /// A lost position: as many copies of every heap as the modulus says, shuffled, and empty heaps.
    pub(crate) fn lost<H: HeapWord>(&mut self, len: usize, modulus: u64) -> Vec<H> {
        let copies = usize::try_from(modulus).unwrap_or(usize::MAX);
        let once: Vec<H> = self.heaps(len / copies);
        let mut heaps: Vec<H> = once.iter().flat_map(|heap| (0..copies).map(|_| *heap)).collect();
        heaps.resize(len, H::from_low(0));
        for last in (1..len).rev() {
            heaps.swap(last, self.below(last + 1));
        }
        heaps
    }
}

/// Whether only a part of the cases is wanted.
pub(crate) fn quick() -> bool {
    std::env::var_os("NIMATRON_QUICK").is_some()
}

/// The lengths to try: all of them, or some.
pub(crate) fn lengths(end: usize) -> impl Iterator<Item = usize> {
    (0..end).step_by(if quick() { 13 } else { 1 })
}
