//! [`Packed`]: positions as few bytes, since a search keeps millions of them.

use dashu_int::UBig;

use crate::Natural;

/// A position that can be written as bytes and read back. Equal positions have equal bytes.
pub trait Packed: Sized {
    /// Appends the bytes of the position.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Reads the position that was packed as these bytes.
    fn unpack(bytes: &[u8]) -> Self;

    /// Returns how many bytes of memory the position takes as it is.
    fn memory(&self) -> u64;

    /// Returns the steps that it costs to look at the position: one if it is short.
    fn steps(&self) -> u64 {
        /// A position of at most so many bytes is short: some ten numbers.
        const SHORT: u64 = 256;
        1 + self.memory() / SHORT
    }
}

/// The numbers one after another: the bytes end where the row does.
impl Packed for Vec<Natural> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.iter().for_each(|number| pack_natural(number, bytes));
    }

    fn unpack(mut bytes: &[u8]) -> Self {
        let mut row = Self::with_capacity(bytes.len());
        while !bytes.is_empty() {
            row.push(unpack_natural(&mut bytes));
        }
        row
    }

    fn memory(&self) -> u64 {
        self.iter().map(Natural::memory).sum()
    }
}

/// The rows one after another, each with its length before it.
impl Packed for Vec<Vec<Natural>> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        for row in self {
            pack_word(row.len() as u64, bytes);
            row.pack(bytes);
        }
    }

    fn unpack(mut bytes: &[u8]) -> Self {
        let mut rows = Self::new();
        while !bytes.is_empty() {
            let length = unpack_natural(&mut bytes).to_usize().unwrap_or_default();
            rows.push((0..length).map(|_| unpack_natural(&mut bytes)).collect());
        }
        rows
    }

    fn memory(&self) -> u64 {
        self.iter().map(|row| size_of::<Vec<Natural>>() as u64 + row.memory()).sum()
    }
}

/// Set in every byte of a number but its last. The other seven bits are digits, the lowest first.
const MORE: u8 = 0x80;

fn pack_word(mut word: u64, bytes: &mut Vec<u8>) {
    while word >= u64::from(MORE) {
        bytes.push(word as u8 | MORE);
        word >>= 7;
    }
    bytes.push(word as u8);
}

fn pack_natural(number: &Natural, bytes: &mut Vec<u8>) {
    if let Some(word) = number.to_u64() {
        return pack_word(word, bytes);
    }
    let digits = number.bit_len().div_ceil(7);
    for digit in 0..digits {
        let bits = (0..7).fold(0, |bits, bit| bits | u8::from(number.bit(7 * digit + bit)) << bit);
        bytes.push(if digit + 1 < digits { bits | MORE } else { bits });
    }
}

/// Reads a number from the start of `bytes`, which must hold one, and moves on to what follows it.
fn unpack_natural(bytes: &mut &[u8]) -> Natural {
    let length = bytes.iter().take_while(|byte| **byte & MORE != 0).count() + 1;
    let (number, rest) = bytes.split_at(length.min(bytes.len()));
    *bytes = rest;
    if length <= 9 {
        let word = number.iter().rev().fold(0, |word, byte| word << 7 | u64::from(byte & !MORE));
        return Natural::from(word);
    }
    let number =
        number.iter().rev().fold(UBig::ZERO, |number, byte| (number << 7) + UBig::from(byte & !MORE));
    Natural::from(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut numbers: Vec<Natural> = (0..300u64).map(Natural::from).collect();
        for bits in (7..300).step_by(7).chain([63, 64, 65, 1000]) {
            let power = Natural::from(UBig::ONE << bits);
            numbers.extend([&power - &Natural::ONE, &power + &Natural::ONE, power]);
        }
        let mut bytes = Vec::new();
        numbers.pack(&mut bytes);
        assert_eq!(Vec::<Natural>::unpack(&bytes), numbers);

        let rows = vec![numbers, Vec::new(), vec![Natural::ZERO], Vec::new()];
        bytes.clear();
        rows.pack(&mut bytes);
        assert_eq!(Vec::<Vec<Natural>>::unpack(&bytes), rows);
    }

    #[test]
    fn small_numbers_take_a_byte() {
        let mut bytes = Vec::new();
        [3u64, 4, 127].map(Natural::from).to_vec().pack(&mut bytes);
        assert_eq!(bytes.len(), 3);
    }
}
