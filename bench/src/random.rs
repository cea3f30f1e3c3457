//! Seeded words for the inputs, the same in every run.

/// A generator of 64-bit words (SplitMix64 [steele-2014]).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below the bound, which is small: the bias does not matter here.
    pub(crate) const fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }
}
