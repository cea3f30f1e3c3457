//! Saved Grundy values that are made up: a second writer of their file, and what the library concludes from any values.

mod blocks;
mod options;
mod periods;
mod save;
mod values;

use crate::engine::take_and_break::{Sequence, TakeAndBreak};

/// The random number generator of Knuth's MMIX.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Returns FNV-1a, continued from `sum`.
fn fnv(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A writer of the format, following its description.
struct File {
    bytes: Vec<u8>,
    /// The number of bytes that the running checksum covers.
    summed: usize,
    sum: u64,
}

impl File {
    fn new(text: &str) -> Self {
        let mut file = Self { bytes: b"nimgrund\x02\0".to_vec(), summed: 0, sum: 0xcbf2_9ce4_8422_2325 };
        file.bytes.extend((text.len() as u32).to_le_bytes());
        file.bytes.extend(text.as_bytes());
        file.seal();
        file
    }

    /// Appends the checksum of all bytes before, including the checksums.
    fn seal(&mut self) {
        let stored = fnv(self.sum, &self.bytes[self.summed..]).to_le_bytes();
        self.bytes.extend(stored);
        self.sum = fnv(self.sum, &self.bytes[self.summed..]);
        self.summed = self.bytes.len();
    }

    fn block(mut self, count: u32, width: u8, data: &[u8]) -> Self {
        self.bytes.extend(count.to_le_bytes());
        self.bytes.push(width);
        let short = fnv(self.sum, &self.bytes[self.summed..]) as u16;
        self.bytes.extend(short.to_le_bytes());
        self.bytes.extend(data);
        self.seal();
        self
    }

    /// Returns all values, in blocks, each as wide as it has to be.
    fn of(sequence: &Sequence) -> Vec<u8> {
        let values: Vec<u32> = sequence.values().collect();
        let blocks = values.chunks(save::BLOCK);
        let file = blocks.fold(Self::new(&sequence.game().to_string()), |file, block| {
            let width = match block.iter().max() {
                Some(0x1_0000..) => 4,
                Some(0x100..) => 2,
                _ => 1,
            };
            let data: Vec<u8> =
                block.iter().flat_map(|value| value.to_le_bytes().into_iter().take(width)).collect();
            file.block(block.len() as u32, width as u8, &data)
        });
        file.bytes
    }
}

/// Returns the sequence of a game with these values, which need not be its own: what is concluded from them does not
/// depend on it.
fn with_values(game: &TakeAndBreak, values: &[u32]) -> Sequence {
    Sequence::invented(game.clone(), values.iter().copied())
}
