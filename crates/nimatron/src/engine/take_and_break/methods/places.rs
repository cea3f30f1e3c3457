//! [`PlaceSet`]: a set of heaps in a block of consecutive ones.

use nimatron_kernel::rows::Window;

/// A set of places in a block, each a bit: place `i` is bit `i % 64` of word `i / 64`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PlaceSet(pub(super) Window);

impl PlaceSet {
    pub(super) const NONE: Self = Self([0; 16]);
    /// The places with an even number.
    const EVEN: Self = Self([0x5555_5555_5555_5555; 16]);

    /// Returns the first `count` places.
    pub(super) fn first(count: usize) -> Self {
        let word = |i: usize| match count.saturating_sub(64 * i) {
            64.. => u64::MAX,
            ones => (1 << ones) - 1,
        };
        Self(std::array::from_fn(word))
    }

    /// Returns every second place, from `start` on, which is 0 or 1.
    pub(super) fn every_second(start: usize) -> Self {
        if start == 0 { Self::EVEN } else { Self(Self::EVEN.0.map(|word| word << 1)) }
    }

    pub(super) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub(super) fn remove(&mut self, place: usize) {
        self.0[place / 64] &= !(1 << (place % 64));
    }

    pub(super) fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Returns the places that are not in `other`.
    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Returns every place moved down by `by` < 64; places below `by` are dropped.
    pub(super) fn moved_down(self, by: usize) -> Self {
        let above = |i: usize| self.0.get(i + 1).map_or(0, |word| word << 1 << (63 - by));
        Self(std::array::from_fn(|i| self.0[i] >> by | above(i)))
    }

    /// Returns the places, ascending.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| {
            let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
            rest.take_while(|word| *word != 0).map(move |word| 64 * i + word.trailing_zeros() as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_what_their_members_say() {
        for count in [0, 1, 63, 64, 65, 200, 1023, 1024] {
            let first = PlaceSet::first(count);
            assert!(first.iter().eq(0..count));
            assert_eq!((first.len() as usize, first.is_empty()), (count, count == 0));
            for start in [0, 1] {
                let second = first.intersection(PlaceSet::every_second(start));
                assert!(second.iter().eq((start..count).step_by(2)));
                let others = first.without(second);
                assert!(others.iter().eq((1 - start..count).step_by(2)));
                for by in [0, 1, 7, 63] {
                    let moved = second.moved_down(by).iter();
                    assert!(moved.eq(second.iter().filter_map(|place| place.checked_sub(by))));
                }
            }
        }
        let mut one = PlaceSet::NONE;
        one.insert(77);
        assert!(one.iter().eq([77]));
        one.remove(77);
        assert!(one.is_empty());
    }
}
