//! [`Positions`]: the positions that a search has met, each kept once as its bytes.

use std::hash::Hasher;

use rustc_hash::FxHasher;

/// Positions as bytes, numbered from 0 in the order in which they were met.
///
/// All bytes lie one after another in one piece of memory, and a table of numbers with open addressing finds a position
/// by its hash: some 15 bytes for a position of three small heaps, where a map of vectors takes over 200.
#[derive(Debug, Default)]
pub(super) struct Positions {
    bytes: Vec<u8>,
    /// Where the bytes of each position end.
    ends: Vec<usize>,
    /// The number of a position, or [`FREE`]. The length is a power of 2, and at least a quarter of the places is free.
    places: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Positions {
    /// Returns the bytes of the position with this number.
    pub(super) fn get(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.bytes[start..self.ends[number]]
    }

    /// Returns the number of a position, which is a new one if it was not met before, or `None` if there are too many.
    pub(super) fn number(&mut self, position: &[u8]) -> Option<u32> {
        if self.places.len() * 3 <= self.ends.len() * 4 {
            self.grow();
        }
        let mut place = self.first_place(position);
        loop {
            match self.places[place] {
                FREE => break,
                number if self.get(number) == position => return Some(number),
                _ => place = (place + 1) & (self.places.len() - 1),
            }
        }
        let number = u32::try_from(self.ends.len()).ok().filter(|number| *number != FREE)?;
        self.places[place] = number;
        self.bytes.extend_from_slice(position);
        self.ends.push(self.bytes.len());
        Some(number)
    }

    /// Returns how many bytes of memory are in use.
    pub(super) fn memory(&self) -> u64 {
        let ends = self.ends.capacity() * size_of::<usize>();
        (self.bytes.capacity() + ends + self.places.capacity() * size_of::<u32>()) as u64
    }

    fn first_place(&self, position: &[u8]) -> usize {
        let mut hasher = FxHasher::default();
        hasher.write(position);
        hasher.finish() as usize & (self.places.len() - 1)
    }

    /// Makes room for twice as many.
    fn grow(&mut self) {
        self.places = vec![FREE; (2 * self.places.len()).max(64)];
        for number in 0..self.ends.len() as u32 {
            let mut place = self.first_place(self.get(number));
            while self.places[place] != FREE {
                place = (place + 1) & (self.places.len() - 1);
            }
            self.places[place] = number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_has_one_number() {
        let mut positions = Positions::default();
        let position = |n: u32| -> Vec<u8> { n.to_le_bytes()[..n as usize % 5].to_vec() };
        let mut known: Vec<Vec<u8>> = Vec::new();
        for n in (0..20_000).chain(0..20_000) {
            let position = position(n);
            let number = positions.number(&position).unwrap();
            match known.get(number as usize) {
                Some(known) => assert_eq!(*known, position),
                None => {
                    assert!(number as usize == known.len() && (number > 1000 || !known.contains(&position)));
                    known.push(position);
                }
            }
            assert_eq!(positions.get(number), known[number as usize]);
        }
        assert_eq!(positions.ends.len(), known.len());
        let distinct: std::collections::HashSet<_> = known.iter().collect();
        assert_eq!(distinct.len(), known.len());
    }
}
