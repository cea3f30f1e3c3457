//! [`Dice`]: lots drawn from a seed, the same on every machine.

use dashu_int::UBig;

use crate::Heap;
use crate::opponent::Rate;
use crate::position::Position;

/// SplitMix64 (Steele, Lea, Flood 2014): small, and good enough for games.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Dice whose lots depend on the position too, so that a game with one seed has new lots in every move.
    pub(super) fn for_position(seed: u64, position: &Position) -> Self {
        // FNV-1a over the notation: the standard library's hashes may change from release to release.
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let hash = position.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, fold);
        Self::new(Self(seed).draw() ^ hash)
    }

    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is positive.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let scaled = u128::from(self.draw()) * bound as u128;
        (scaled >> 64) as usize
    }

    /// A size below `bound`, which is positive.
    pub(super) fn size_below(&mut self, bound: &Heap) -> Heap {
        // 64 bits more than the bound has make the bias too small to matter.
        let words = bound.bit_len() / 64 + 2;
        let bytes: Vec<u8> = (0..words).flat_map(|_| self.draw().to_le_bytes()).collect();
        Heap::from(UBig::from_le_bytes(&bytes)).rem(bound)
    }

    /// An amount from 1 to `most`, which is positive.
    pub(super) fn amount(&mut self, most: &Heap) -> Heap {
        &self.size_below(most) + &Heap::ONE
    }

    pub(super) fn hits(&mut self, rate: Rate) -> bool {
        self.below(1000) < usize::from(rate.per_mille())
    }

    /// One of `items`, if there are any.
    pub(super) fn pick<T>(&mut self, items: Vec<T>) -> Option<T> {
        let lot = if items.is_empty() { return None } else { self.below(items.len()) };
        items.into_iter().nth(lot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_its_published_numbers() {
        let mut dice = Dice::new(1234567);
        assert_eq!([dice.draw(), dice.draw()], [6457827717110365317, 3203168211198807973]);
    }

    #[test]
    fn lots_are_even() {
        let mut dice = Dice::new(7);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[dice.below(6)] += 1);
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        let huge: Heap = format!("1{}", "0".repeat(40)).parse().unwrap();
        let largest = (0..50).map(|_| dice.size_below(&huge)).max().unwrap();
        assert!(largest < huge && largest.bit_len() > 128);
        assert!((0..20).all(|_| dice.amount(&Heap::ONE) == Heap::ONE));
    }

    #[test]
    fn rates_are_kept() {
        let mut dice = Dice::new(3);
        let rate = |text: &str| text.parse::<Rate>().unwrap();
        let hits = (0..4000).filter(|_| dice.hits(rate("25%"))).count();
        assert!((900..1100).contains(&hits), "{hits}");
        assert!((0..100).all(|_| !dice.hits(rate("0")) && dice.hits(rate("1"))));
    }
}
