//! [`SplitMix64`]: the random numbers of tests and benches.
//!
//! A copy of `nimatron::engine::rng`, because `nimatron` depends on this crate, which itself has no dependencies, not
//! even for its tests, which also run on emulated processors.

/// The generator SplitMix64 (Steele, Lea & Flood 2014).
pub(crate) struct SplitMix64(u64);

#[allow(dead_code, reason = "not every test and bench uses every method")]
impl SplitMix64 {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns an index below `len`, which is small enough for the bias not to matter.
    pub(crate) const fn index(&mut self, len: usize) -> usize {
        (self.next_u64() % len as u64) as usize
    }
}
