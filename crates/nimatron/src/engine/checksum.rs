//! [`Checksum`]: FNV-1a with 64 bits (Fowler, Noll & Vo), the same on every machine and in every release.

/// The FNV-1a hash of some bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Checksum(pub(crate) u64);

impl Default for Checksum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    /// Returns the checksum continued over these bytes.
    pub(crate) fn after(self, bytes: &[u8]) -> Self {
        let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(self.0, mix))
    }

    /// Returns its lowest two bytes.
    pub(crate) fn short(self) -> [u8; 2] {
        (self.0 as u16).to_le_bytes()
    }

    /// Continues the checksum over `bytes` from `start` on, and appends it to them.
    pub(crate) fn seal(&mut self, bytes: &mut Vec<u8>, start: usize) {
        let stored = self.after(&bytes[start..]).0.to_le_bytes();
        bytes.extend(stored);
        *self = self.after(&bytes[start..]);
    }
}
