//! A [`Sequence`] as bytes, to go on with another day.
//!
//! ```text
//! 8 bytes  "nimgrund"
//! 2        version, 1
//! 4 + t    length t of the game's text, and the text: octal(0.6)
//! 8        number n of values, for the heaps 0 to n-1
//! 1        bytes per value, w: 1, 2 or 4
//! n w      the values
//! 8        FNV-1a, 64 bits, of all bytes before
//! ```
//!
//! All numbers are little-endian. The checksum guards against damage, not against forgery. A period is not stored: it
//! is proved again from the values.

use super::sequence::MOST_HEAPS;
use super::values::{Values, each_width};
use super::{HeapGame, Sequence};

const MAGIC: &[u8; 8] = b"nimgrund";
const VERSION: u16 = 1;

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

impl Sequence {
    /// The values computed so far, as bytes.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::grundy::{HeapGame, SaveError, Sequence};
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
        let game = self.game().to_string();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((game.len() as u32).to_le_bytes());
        bytes.extend(game.as_bytes());
        bytes.extend((self.len() as u64).to_le_bytes());
        bytes.push(self.stored().width());
        each_width!(self.stored(), values => {
            values.iter().for_each(|value| bytes.extend(value.to_le_bytes()));
        });
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The sequence of `game` with the values that were saved.
    ///
    /// # Errors
    /// [`SaveError`] if the bytes are damaged or of another game.
    pub fn from_bytes(game: HeapGame, bytes: &[u8]) -> Result<Self, SaveError> {
        if !bytes.starts_with(MAGIC) {
            return Err(SaveError::NotASave);
        }
        let (body, sum) = bytes.split_last_chunk().ok_or(SaveError::NotASave)?;
        let mut body = Reader(body.get(MAGIC.len()..).ok_or(SaveError::Checksum)?);
        let found = u16::from_le_bytes(body.array()?);
        if found != VERSION {
            return Err(SaveError::Version { found });
        }
        if checksum(&bytes[..bytes.len() - sum.len()]) != u64::from_le_bytes(*sum) {
            return Err(SaveError::Checksum);
        }
        let length = u32::from_le_bytes(body.array()?);
        let text = body.take(u64::from(length))?;
        let wanted = game.to_string();
        if text != wanted.as_bytes() {
            return Err(SaveError::OtherGame { found: String::from_utf8_lossy(text).into_owned(), wanted });
        }
        let count = u64::from_le_bytes(body.array()?);
        if count > MOST_HEAPS as u64 {
            return Err(SaveError::Malformed);
        }
        let [width] = body.array()?;
        let data = body.take(count * u64::from(width))?;
        if !body.0.is_empty() {
            return Err(SaveError::Malformed);
        }
        let values = match width {
            1 => Values::Bytes(data.to_vec()),
            2 => Values::Pairs(data.as_chunks().0.iter().map(|pair| u16::from_le_bytes(*pair)).collect()),
            4 => Values::Words(data.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()),
            _ => return Err(SaveError::Malformed),
        };
        Self::from_values(game, values).map_err(|heap| SaveError::Value { heap })
    }
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: u64) -> Result<&'a [u8], SaveError> {
        let count = usize::try_from(count).map_err(|_| SaveError::Malformed)?;
        let (taken, rest) = self.0.split_at_checked(count).ok_or(SaveError::Malformed)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], SaveError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(SaveError::Malformed)?;
        self.0 = rest;
        Ok(*taken)
    }
}

/// FNV-1a with 64 bits (Fowler, Noll & Vo).
fn checksum(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::{Amounts, Code};
    use crate::{Budget, Heap};

    fn games() -> Vec<HeapGame> {
        let amounts = Amounts::new([2u64, 5].map(Heap::from)).unwrap();
        vec![
            Code::octal("0.6").unwrap().into(),
            Code::octal("0.77").unwrap().into(),
            Code::hexadecimal("8.3").unwrap().into(),
            HeapGame::Grundy,
            HeapGame::Lasker,
            HeapGame::Subtraction(amounts.clone()),
            HeapGame::AllBut(amounts),
            // Values of two bytes.
            HeapGame::Subtraction(Amounts::new((1..=300u64).map(Heap::from)).unwrap()),
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

    #[test]
    fn every_damaged_byte_is_noticed() {
        let mut sequence = Sequence::new(HeapGame::Grundy);
        sequence.extend_to(50, &mut Budget::default().meter("values")).unwrap();
        let bytes = sequence.to_bytes();
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            let error = Sequence::from_bytes(HeapGame::Grundy, &damaged).unwrap_err();
            match at {
                0..8 => assert_eq!(error, SaveError::NotASave),
                8..10 => assert!(matches!(error, SaveError::Version { .. })),
                _ => assert_eq!(error, SaveError::Checksum),
            }
            assert!(Sequence::from_bytes(HeapGame::Grundy, &bytes[..at]).is_err());
        }
        let mut longer = bytes;
        longer.push(0);
        assert_eq!(Sequence::from_bytes(HeapGame::Grundy, &longer).unwrap_err(), SaveError::Checksum);
    }

    #[test]
    fn values_with_a_good_checksum_must_still_be_possible() {
        for game in games() {
            let mut bytes = Sequence::new(game.clone()).to_bytes();
            bytes.truncate(bytes.len() - 8 - 1 - 1 - 8);
            bytes.extend(3u64.to_le_bytes());
            bytes.push(4);
            [0, 1, u32::MAX].iter().for_each(|value| bytes.extend(value.to_le_bytes()));
            bytes.extend(checksum(&bytes).to_le_bytes());
            let error = Sequence::from_bytes(game, &bytes).unwrap_err();
            assert_eq!(error, SaveError::Value { heap: 2 });
        }
        let mut empty = Sequence::new(HeapGame::Grundy).to_bytes();
        empty.truncate(empty.len() - 8 - 1 - 1 - 8);
        empty.extend([0; 9]);
        empty.extend(checksum(&empty).to_le_bytes());
        assert_eq!(Sequence::from_bytes(HeapGame::Grundy, &empty).unwrap_err(), SaveError::Malformed);
    }
}
