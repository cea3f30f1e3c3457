//! A [`Sequence`] as bytes, so that a computation can be resumed: bytes that have been written are never written again.
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
//! All numbers are little-endian. A checksum is FNV-1a with 64 bits (Fowler, Noll & Vo), which continues from the
//! previous one; it guards against damage, not against forgery. A last block that is cut off is one that was being
//! written when the program was killed: it is ignored. A period is not stored: it is proved again from the values.

use super::sequence::MOST_HEAPS;
use super::values::PackedValues;
use super::{Sequence, TakeAndBreak};
use crate::engine::checksum::Checksum;
use crate::wording::{Wording, words};

const MAGIC: &[u8; 8] = b"nimgrund";
const VERSION: u16 = 2;
/// Values per block.
const BLOCK: usize = 1 << 16;

/// Why bytes are not the saved values of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SaveError {
    /// The bytes are not a save at all.
    NotASave,
    /// An unknown version of the format.
    Version {
        /// The format.
        found: u16,
    },
    /// The checksum is wrong.
    Checksum,
    /// The checksum is right but the contents are inconsistent.
    Malformed,
    /// The values of another game.
    OtherGame {
        /// The game of the saved values.
        found: String,
        /// The requested game.
        wanted: String,
    },
    /// A value that no heap of this size can have in this game.
    Value {
        /// The size of the heap.
        heap: usize,
    },
}

impl SaveError {
    fn wording(self) -> Wording {
        match self {
            Self::NotASave => words!("error-save-foreign"),
            Self::Version { found } => {
                words!("error-save-format", found = usize::from(found), known = usize::from(VERSION))
            }
            Self::Checksum => words!("error-save-damaged"),
            Self::Malformed => words!("error-save-malformed"),
            Self::OtherGame { found, wanted } => words!("error-save-game", found = found, wanted = wanted),
            Self::Value { heap } => words!("error-save-value", heap = heap),
        }
    }
}

/// How much of a sequence is saved permanently: all of its complete blocks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Checkpoint {
    /// The values of these blocks.
    values: usize,
    /// Their length in bytes including the header; 0 before anything is saved.
    bytes: u64,
    checksum: Checksum,
}

impl Sequence {
    /// Returns the values computed so far, as bytes.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{TakeAndBreak, Sequence};
    ///
    /// let mut sequence = Sequence::new(TakeAndBreak::grundy());
    /// sequence.extend_to(1000, &Budget::default())?;
    /// let bytes = sequence.to_bytes();
    /// let again = Sequence::from_bytes(TakeAndBreak::grundy(), &bytes)?;
    /// assert!(again.values().eq(sequence.values()));
    /// let error = Sequence::from_bytes(TakeAndBreak::lasker(), &bytes).unwrap_err();
    /// assert_eq!(error.to_string(), "the saved values are of grundy, not of lasker");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        self.bytes_since(&mut Checkpoint::default()).1
    }

    /// Returns what has to be written to the file that holds the values so far: the offset in the file, before which all
    /// bytes stay as they are, and the bytes from there to its end.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{TakeAndBreak, Sequence};
    ///
    /// let mut sequence = Sequence::new(TakeAndBreak::grundy());
    /// let mut file = Vec::new();
    /// for last in [1000, 2000] {
    ///     sequence.extend_to(last, &Budget::default())?;
    ///     let (offset, bytes) = sequence.unsaved();
    ///     file.truncate(offset as usize);
    ///     file.extend(bytes);
    /// }
    /// assert_eq!(file, sequence.to_bytes());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unsaved(&mut self) -> (u64, Vec<u8>) {
        let mut saved = std::mem::take(&mut self.saved);
        let unsaved = self.bytes_since(&mut saved);
        self.saved = saved;
        unsaved
    }

    /// Returns what has to be written to a file saved up to `checkpoint`, and moves the checkpoint to the last complete
    /// block.
    pub(crate) fn bytes_since(&self, checkpoint: &mut Checkpoint) -> (u64, Vec<u8>) {
        let offset = checkpoint.bytes;
        let mut bytes = Vec::new();
        if offset == 0 {
            let game = self.game().to_string();
            bytes.extend(MAGIC);
            bytes.extend(VERSION.to_le_bytes());
            bytes.extend((game.len() as u32).to_le_bytes());
            bytes.extend(game.as_bytes());
            checkpoint.checksum.seal(&mut bytes, 0);
            checkpoint.bytes = bytes.len() as u64;
        }
        let mut checksum = checkpoint.checksum;
        for start in (checkpoint.values..self.len()).step_by(BLOCK) {
            let end = self.len().min(start + BLOCK);
            push_block(&mut bytes, &self.stored().part(start..end), &mut checksum);
            if end - start == BLOCK {
                *checkpoint = Checkpoint { values: end, bytes: offset + bytes.len() as u64, checksum };
            }
        }
        (offset, bytes)
    }

    /// Returns the sequence of `game` with the values that were saved.
    ///
    /// # Errors
    /// The sentence that says how the bytes are damaged, or of which other game they are.
    pub fn from_bytes(game: TakeAndBreak, bytes: &[u8]) -> Result<Self, Wording> {
        Self::resume(game, bytes).map_err(SaveError::wording)
    }

    /// Returns the sequence of `game` with the values that were saved and are not damaged, and whether there are others,
    /// which are left out. The first values are computed again, and no period is proved by those that are not.
    ///
    /// # Errors
    /// The sentence that says why nothing of it can be used.
    pub fn recovered(game: TakeAndBreak, bytes: &[u8]) -> Result<(Self, bool), Wording> {
        let (sequence, damage) = Self::read(game, bytes).map_err(SaveError::wording)?;
        Ok((sequence, damage.is_some()))
    }

    /// Returns the same as [`from_bytes`](Self::from_bytes), with the reason as data.
    pub(crate) fn resume(game: TakeAndBreak, bytes: &[u8]) -> Result<Self, SaveError> {
        match Self::read(game, bytes)? {
            (sequence, None) => Ok(sequence),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Reads the values up to the first that are damaged.
    fn read(game: TakeAndBreak, bytes: &[u8]) -> Result<(Self, Option<SaveError>), SaveError> {
        let mut damage = None;
        let mut reader = SaveReader { rest: bytes, checksum: Checksum::default() };
        reader.beginning(&game)?;
        let place = |reader: &SaveReader<'_>| (bytes.len() - reader.rest.len()) as u64;
        let mut checkpoint = Checkpoint { values: 0, bytes: place(&reader), checksum: reader.checksum };
        let mut values = PackedValues::new();
        loop {
            let block = match reader.block() {
                Ok(Some(block)) => block,
                Ok(None) => break,
                Err(error) => {
                    damage = Some(error);
                    break;
                }
            };
            // Only the last block is short.
            if !values.len().is_multiple_of(BLOCK) || values.len() + block.len() > MOST_HEAPS {
                damage = Some(SaveError::Malformed);
                break;
            }
            block.iter().for_each(|value| values.push(value));
            if block.len() == BLOCK {
                checkpoint =
                    Checkpoint { values: values.len(), bytes: place(&reader), checksum: reader.checksum };
            }
        }
        let mut sequence = Self::from_values(game, values).map_err(|heap| SaveError::Value { heap })?;
        sequence.saved = checkpoint;
        Ok((sequence, damage))
    }
}

fn push_block(bytes: &mut Vec<u8>, block: &PackedValues, checksum: &mut Checksum) {
    let start = bytes.len();
    bytes.extend((block.len() as u32).to_le_bytes());
    bytes.push(block.width());
    bytes.extend(checksum.after(&bytes[start..]).short());
    block.extend_bytes(bytes);
    checksum.seal(bytes, start);
}

/// What is left to read, and the checksum up to there.
struct SaveReader<'a> {
    rest: &'a [u8],
    checksum: Checksum,
}

impl<'a> SaveReader<'a> {
    fn beginning(&mut self, game: &TakeAndBreak) -> Result<(), SaveError> {
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
        let (found, wanted) = (String::from_utf8_lossy(text), game.to_string());
        if found != wanted && !is_code_of(&found, game) {
            return Err(SaveError::OtherGame { found: found.into_owned(), wanted });
        }
        Ok(())
    }

    /// Returns the next block, or `None` at the end or if the last block is cut off.
    fn block(&mut self) -> Result<Option<PackedValues>, SaveError> {
        let whole = self.rest;
        let Some(start) = self.take(5) else { return Ok(None) };
        let Some(short) = self.take(2) else { return Ok(None) };
        if short != self.checksum.after(start).short() {
            return Err(SaveError::Checksum);
        }
        let [a, b, c, d, width] = *start else { return Err(SaveError::Malformed) };
        let count = u32::from_le_bytes([a, b, c, d]) as usize;
        if count == 0 || count > BLOCK || !matches!(width, 1 | 2 | 4) {
            return Err(SaveError::Malformed);
        }
        let Some(data) = self.take(count * usize::from(width)) else { return Ok(None) };
        if self.rest.len() < size_of::<Checksum>() {
            return Ok(None);
        }
        self.check(whole)?;
        Ok(PackedValues::from_bytes(width, data))
    }

    /// Compares the checksum of what was read of `whole` with the one that comes next.
    fn check(&mut self, whole: &[u8]) -> Result<(), SaveError> {
        let checksum = self.checksum.after(&whole[..whole.len() - self.rest.len()]);
        let stored: [u8; 8] = self.array()?;
        if stored != checksum.0.to_le_bytes() {
            return Err(SaveError::Checksum);
        }
        self.checksum = checksum.after(&stored);
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

/// Returns whether this is a code of the game in the notation of positions, though not the one that is written now:
/// earlier versions wrote `octal(0.33)` for `subtract(1,2)`.
fn is_code_of(text: &str, game: &TakeAndBreak) -> bool {
    let code = text.strip_prefix("octal(").or_else(|| text.strip_prefix("hex("));
    code.and_then(|code| code.strip_suffix(')')?.parse().ok()).as_ref() == Some(game)
}

#[cfg(test)]
mod tests;
