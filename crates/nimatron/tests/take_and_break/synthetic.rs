//! Sequences loaded from synthetic files: the file format, and what the library derives from arbitrary values.

mod blocks;
mod options;
mod periods;
mod save;
mod values;

use nimatron::engine::take_and_break::{HeapGame, Sequence};

use super::{amounts, hexadecimal, octal};

/// Continues the checksum FNV-1a from `sum`.
fn fnv(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A second writer of the format, made from its description.
struct File {
    bytes: Vec<u8>,
    /// The number of bytes in the running checksum.
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

    /// Appends the checksum of all bytes before it, other checksums included.
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

    /// Returns a file of all values, in blocks, each as wide as its largest value.
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

/// Returns the sequence of a game with these values, which need not be the game's own.
fn with_values(game: &HeapGame, values: &[u32]) -> Sequence {
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let file = File::new(&game.to_string()).block(values.len() as u32, 4, &data);
    Sequence::from_bytes(game.clone(), &file.bytes).unwrap()
}
