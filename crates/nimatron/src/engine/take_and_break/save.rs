//! A [`Sequence`] as bytes, to go on with another day: what is there already is never written again.
//!
//! ```text
//! 8 bytes  "nimgrund"
//! 2        version, 2
//! 4 + t    length t of the game's text, and the text: octal(0.6)
//! 8        checksum of all bytes before
//! ```
//!
//! and then blocks, each of the values of the next 65,536 heaps, from heap 0 on; only the last block may have fewer:
//!
//! ```text
//! 4        number n of values
//! 1        bytes per value, w: 1, 2 or 4, as few as they need
//! 2        the low bytes of the checksum up to here
//! n w      the values
//! 8        checksum of all bytes before, the checksums too
//! ```
//!
//! All numbers are little-endian. A checksum is FNV-1a with 64 bits (Fowler, Noll & Vo), which goes on from the one before; it
//! guards against damage, not against forgery. A last block that is cut off is one that was being written when the
//! program was killed: it is as good as not there. A period is not stored: it is proved again from the values.

use super::sequence::MOST_HEAPS;
use super::values::Values;
use super::{HeapGame, Sequence};

const MAGIC: &[u8; 8] = b"nimgrund";
const VERSION: u16 = 2;
/// Values per block.
const BLOCK: usize = 1 << 16;

/// Why bytes are not the saved values of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Something else altogether.
    #[error("these are not saved Grundy values")]
    NotASave,
    /// A format that this version does not know.
    #[error("the saved values have format {found}; format {VERSION} is known")]
    Version {
        /// The format.
        found: u16,
    },
    /// The checksum does not fit the rest.
    #[error("the saved values are damaged: their checksum is wrong")]
    Checksum,
    /// The checksum fits but the rest does not hold together.
    #[error("the saved values are malformed")]
    Malformed,
    /// The values of another game.
    #[error("the saved values are of {found}, not of {wanted}")]
    OtherGame {
        /// The game they are of.
        found: String,
        /// The game that was asked for.
        wanted: String,
    },
    /// A value that no heap of this size can have in this game.
    #[error("the saved value of heap {heap} is not one that it can have")]
    Value {
        /// The size of the heap.
        heap: usize,
    },
}

/// How much of a sequence is saved for good: all of its whole blocks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Checkpoint {
    /// The values of these blocks.
    values: usize,
    /// Their bytes, those of the beginning too; 0 before anything is saved.
    bytes: u64,
    sum: Sum,
}

/// Bytes to be written, at a place in a file that is to end with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addition {
    /// The place: all bytes before it stay as they are.
    pub offset: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Sequence {
    /// The values computed so far, as bytes.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{HeapGame, SaveError, Sequence};
    ///
    /// let mut sequence = Sequence::new(HeapGame::Grundy);
    /// sequence.extend_to(1000, &mut Budget::default().meter("values"))?;
    /// let bytes = sequence.to_bytes();
    /// let again = Sequence::from_bytes(HeapGame::Grundy, &bytes)?;
    /// assert!(again.values().eq(sequence.values()));
    /// let error = Sequence::from_bytes(HeapGame::Lasker, &bytes).unwrap_err();
    /// assert_eq!(error.to_string(), "the saved values are of grundy, not of lasker");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        self.bytes_since(&mut Checkpoint::default()).bytes
    }

    /// What has to be written to a file saved up to `checkpoint`, which moves on to the last whole block.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{Checkpoint, HeapGame, Sequence};
    ///
    /// let mut sequence = Sequence::new(HeapGame::Grundy);
    /// let (mut file, mut checkpoint) = (Vec::new(), Checkpoint::default());
    /// for last in [1000, 2000] {
    ///     sequence.extend_to(last, &mut Budget::default().meter("values"))?;
    ///     let addition = sequence.bytes_since(&mut checkpoint);
    ///     file.truncate(addition.offset as usize);
    ///     file.extend(addition.bytes);
    /// }
    /// assert_eq!(file, sequence.to_bytes());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bytes_since(&self, checkpoint: &mut Checkpoint) -> Addition {
        let offset = checkpoint.bytes;
        let mut bytes = Vec::new();
        if offset == 0 {
            let game = self.game().to_string();
            bytes.extend(MAGIC);
            bytes.extend(VERSION.to_le_bytes());
            bytes.extend((game.len() as u32).to_le_bytes());
            bytes.extend(game.as_bytes());
            checkpoint.sum.seal(&mut bytes, 0);
            checkpoint.bytes = bytes.len() as u64;
        }
        let mut sum = checkpoint.sum;
        for start in (checkpoint.values..self.len()).step_by(BLOCK) {
            let end = self.len().min(start + BLOCK);
            push_block(&mut bytes, &self.stored().part(start..end), &mut sum);
            if end - start == BLOCK {
                *checkpoint = Checkpoint { values: end, bytes: offset + bytes.len() as u64, sum };
            }
        }
        Addition { offset, bytes }
    }

    /// The sequence of `game` with the values that were saved.
    ///
    /// # Errors
    /// [`SaveError`] if the bytes are damaged or of another game.
    pub fn from_bytes(game: HeapGame, bytes: &[u8]) -> Result<Self, SaveError> {
        Self::resume(game, bytes).map(|(sequence, _)| sequence)
    }

    /// The same, and how much of it is saved for good.
    ///
    /// # Errors
    /// [`SaveError`] if the bytes are damaged or of another game.
    pub fn resume(game: HeapGame, bytes: &[u8]) -> Result<(Self, Checkpoint), SaveError> {
        let mut reader = Reader { rest: bytes, sum: Sum::default() };
        reader.beginning(&game)?;
        let place = |reader: &Reader<'_>| (bytes.len() - reader.rest.len()) as u64;
        let mut checkpoint = Checkpoint { values: 0, bytes: place(&reader), sum: reader.sum };
        let mut values = Values::new();
        while let Some(block) = reader.block()? {
            // Only the last block is short.
            if !values.len().is_multiple_of(BLOCK) || values.len() + block.len() > MOST_HEAPS {
                return Err(SaveError::Malformed);
            }
            block.iter().for_each(|value| values.push(value));
            if block.len() == BLOCK {
                checkpoint = Checkpoint { values: values.len(), bytes: place(&reader), sum: reader.sum };
            }
        }
        let sequence = Self::from_values(game, values).map_err(|heap| SaveError::Value { heap })?;
        Ok((sequence, checkpoint))
    }
}

fn push_block(bytes: &mut Vec<u8>, block: &Values, sum: &mut Sum) {
    let start = bytes.len();
    bytes.extend((block.len() as u32).to_le_bytes());
    bytes.push(block.width());
    bytes.extend(sum.after(&bytes[start..]).short());
    block.extend_bytes(bytes);
    sum.seal(bytes, start);
}

/// What is left to read, and the checksum up to there.
struct Reader<'a> {
    rest: &'a [u8],
    sum: Sum,
}

impl<'a> Reader<'a> {
    fn beginning(&mut self, game: &HeapGame) -> Result<(), SaveError> {
        let whole = self.rest;
        if self.take(MAGIC.len()) != Some(MAGIC) {
            return Err(SaveError::NotASave);
        }
        let found = u16::from_le_bytes(self.array()?);
        if found != VERSION {
            return Err(SaveError::Version { found });
        }
        let length = u32::from_le_bytes(self.array()?);
        let text =
            usize::try_from(length).ok().and_then(|length| self.take(length)).ok_or(SaveError::Malformed)?;
        self.check(whole)?;
        let wanted = game.to_string();
        if text != wanted.as_bytes() {
            return Err(SaveError::OtherGame { found: String::from_utf8_lossy(text).into_owned(), wanted });
        }
        Ok(())
    }

    /// The next block; `None` at the end, and for a block that is cut off there.
    fn block(&mut self) -> Result<Option<Values>, SaveError> {
        let whole = self.rest;
        let Some(start) = self.take(5) else { return Ok(None) };
        let Some(short) = self.take(2) else { return Ok(None) };
        if short != self.sum.after(start).short() {
            return Err(SaveError::Checksum);
        }
        let [a, b, c, d, width] = *start else { return Err(SaveError::Malformed) };
        let count = u32::from_le_bytes([a, b, c, d]) as usize;
        if count == 0 || count > BLOCK || !matches!(width, 1 | 2 | 4) {
            return Err(SaveError::Malformed);
        }
        let Some(data) = self.take(count * usize::from(width)) else { return Ok(None) };
        if self.rest.len() < size_of::<Sum>() {
            return Ok(None);
        }
        self.check(whole)?;
        Ok(Values::from_bytes(width, data))
    }

    /// Compares the checksum of what was read of `whole` with the one that comes next.
    fn check(&mut self, whole: &[u8]) -> Result<(), SaveError> {
        let sum = self.sum.after(&whole[..whole.len() - self.rest.len()]);
        let stored: [u8; 8] = self.array()?;
        if stored != sum.0.to_le_bytes() {
            return Err(SaveError::Checksum);
        }
        self.sum = sum.after(&stored);
        Ok(())
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], SaveError> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(SaveError::Malformed)?;
        self.rest = rest;
        Ok(*taken)
    }
}

/// FNV-1a of some bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    /// The same with these bytes after the others.
    fn after(self, bytes: &[u8]) -> Self {
        let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(self.0, mix))
    }

    fn short(self) -> [u8; 2] {
        (self.0 as u16).to_le_bytes()
    }

    /// Goes on to the end of `bytes` from `start` on, and adds the sum to them.
    fn seal(&mut self, bytes: &mut Vec<u8>, start: usize) {
        let stored = self.after(&bytes[start..]).0.to_le_bytes();
        bytes.extend(stored);
        *self = self.after(&bytes[start..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::take_and_break::{Amounts, Code};
    use crate::{Budget, Natural};

    fn games() -> Vec<HeapGame> {
        let amounts = Amounts::new([2u64, 5].map(Natural::from)).unwrap();
        vec![
            Code::octal("0.6").unwrap().into(),
            Code::octal("0.77").unwrap().into(),
            Code::hexadecimal("8.3").unwrap().into(),
            HeapGame::Grundy,
            HeapGame::Lasker,
            HeapGame::Subtraction(amounts.clone()),
            HeapGame::AllBut(amounts),
            // Values of two bytes.
            HeapGame::Subtraction(Amounts::new((1..=300u64).map(Natural::from)).unwrap()),
        ]
    }

    #[test]
    fn a_sequence_goes_on_where_it_was_saved() {
        let budget = Budget::new(u64::MAX);
        for game in games() {
            let mut whole = Sequence::new(game.clone());
            whole.extend_to(700, &mut budget.meter("whole")).unwrap();
            for half in [0, 3, 100, 650] {
                let mut first = Sequence::new(game.clone());
                first.extend_to(half, &mut budget.meter("half")).unwrap();
                let mut second = Sequence::from_bytes(game.clone(), &first.to_bytes()).unwrap();
                assert_eq!(second.largest(), first.largest());
                assert_eq!(second.period(), first.period());
                second.extend_to(700, &mut budget.meter("rest")).unwrap();
                assert!(second.values().zip(whole.values()).all(|(a, b)| a == b), "{game}");
                assert_eq!(second.period().map(|p| *p.cycle()), whole.period().map(|p| *p.cycle()), "{game}");
            }
        }
    }

    fn saved(last: usize) -> Sequence {
        let mut sequence = Sequence::new(HeapGame::Grundy);
        sequence.extend_to(last, &mut Budget::new(u64::MAX).meter("values")).unwrap();
        sequence
    }

    #[test]
    fn every_damaged_byte_is_noticed() {
        let bytes = saved(50).to_bytes();
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            let error = Sequence::from_bytes(HeapGame::Grundy, &damaged).unwrap_err();
            match at {
                0..8 => assert_eq!(error, SaveError::NotASave),
                8..10 => assert!(matches!(error, SaveError::Version { .. })),
                // A game's text that is longer than the file.
                10..14 => assert!(matches!(error, SaveError::Malformed | SaveError::Checksum)),
                _ => assert_eq!(error, SaveError::Checksum),
            }
        }
        let mut longer = bytes;
        longer.extend([0; 7]);
        assert_eq!(Sequence::from_bytes(HeapGame::Grundy, &longer).unwrap_err(), SaveError::Checksum);
    }

    #[test]
    fn a_block_that_is_cut_off_is_not_there() {
        let sequence = saved(BLOCK + 100);
        let bytes = sequence.to_bytes();
        let (again, checkpoint) = Sequence::resume(HeapGame::Grundy, &bytes).unwrap();
        assert_eq!((again.len(), checkpoint.values), (BLOCK + 101, BLOCK));
        let mut beginning = Checkpoint::default();
        let start = Sequence::new(HeapGame::Grundy).bytes_since(&mut beginning).bytes;
        for end in (beginning.bytes as usize..bytes.len()).step_by(997).chain(bytes.len() - 130..bytes.len())
        {
            let (again, checkpoint) = Sequence::resume(HeapGame::Grundy, &bytes[..end]).unwrap();
            let whole = end as u64 >= checkpoint.bytes && checkpoint.values == BLOCK;
            assert_eq!(again.len(), if whole { BLOCK } else { 1 });
            assert!(again.values().zip(sequence.values()).all(|(a, b)| a == b));
        }
        for end in 0..beginning.bytes as usize {
            assert!(Sequence::from_bytes(HeapGame::Grundy, &start[..end]).is_err());
        }
    }

    #[test]
    fn additions_make_the_same_file() {
        for length in [&[10, 20, 70_000][..], &[65_535, 65_536], &[0, 65_534, 140_000]] {
            let mut sequence = Sequence::new(Code::octal("0.6").unwrap().into());
            let (mut file, mut checkpoint) = (Vec::new(), Checkpoint::default());
            for last in length {
                sequence.extend_to(*last, &mut Budget::new(u64::MAX).meter("values")).unwrap();
                let Addition { offset, bytes } = sequence.bytes_since(&mut checkpoint);
                // Nothing of the old end is left behind the new one.
                assert!(offset as usize + bytes.len() >= file.len());
                file.truncate(offset as usize);
                file.extend(bytes);
                assert!(file == sequence.to_bytes());
                let resumed = Sequence::resume(sequence.game().clone(), &file).unwrap();
                assert_eq!(resumed.1, checkpoint);
                assert!(resumed.0.values().eq(sequence.values()));
            }
        }
    }

    #[test]
    fn values_with_a_good_checksum_must_still_be_possible() {
        for game in games() {
            let mut checkpoint = Checkpoint::default();
            let mut bytes = Sequence::new(game.clone()).bytes_since(&mut checkpoint).bytes;
            bytes.truncate(checkpoint.bytes as usize);
            push_block(&mut bytes, &Values::Words(vec![0, 1, u32::MAX]), &mut checkpoint.sum);
            let error = Sequence::from_bytes(game, &bytes).unwrap_err();
            assert_eq!(error, SaveError::Value { heap: 2 });
        }
    }
}
