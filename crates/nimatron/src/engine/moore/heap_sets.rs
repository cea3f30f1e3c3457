//! [`HeapSets`]: all sets of `k` heaps, in groups whose words are processed at once.

use rustc_hash::FxHashMap;

/// How many sets are in a group.
pub(super) const GROUP: usize = 4;
/// A word for each set of a group.
pub(super) type SetWords = [u64; GROUP];

/// Adds `more` where `mask` has ones.
pub(super) fn unite(into: &mut SetWords, more: &SetWords, mask: &SetWords) {
    for i in 0..GROUP {
        into[i] |= more[i] & mask[i];
    }
}

/// The sets of `k` of `n` heaps.
#[derive(Debug)]
pub(super) struct HeapSets {
    masks: Vec<u128>,
    /// The number of groups; in the last one, some places may have no set.
    pub(super) groups: usize,
    /// For each heap, ones in the words of the sets that contain it.
    members: Vec<SetWords>,
}

impl HeapSets {
    /// Returns the sets, or `None` if there are more than `most` of them or more than 127 heaps. `k` is at least 1 and
    /// at most `n`.
    pub(super) fn of(n: usize, k: usize, most: usize) -> Option<Self> {
        let mut masks = Vec::new();
        let end = (n < 128).then(|| 1u128 << n)?;
        let mut mask = (1u128 << k) - 1;
        while mask < end {
            if masks.len() >= most {
                return None;
            }
            masks.push(mask);
            // The next larger number with as many ones (Gosper).
            let low = mask & mask.wrapping_neg();
            let carried = mask + low;
            mask = carried | (mask ^ carried) >> 2 >> low.trailing_zeros();
        }
        let word = |heap: usize, mask: Option<&u128>| match mask {
            Some(mask) if mask >> heap & 1 == 1 => u64::MAX,
            _ => 0,
        };
        let group = |heap: usize, masks: &[u128]| std::array::from_fn(|i| word(heap, masks.get(i)));
        let of_heap = |heap: usize| masks.chunks(GROUP).map(move |masks| group(heap, masks));
        let members = (0..n).flat_map(of_heap).collect();
        Some(Self { groups: masks.len().div_ceil(GROUP), members, masks })
    }

    /// Returns where the [members](Self::member) of a heap start.
    pub(super) const fn of_heap(&self, heap: usize) -> usize {
        heap * self.groups
    }

    /// Returns ones in the words of the sets of a group that contain a heap, by the combined place of both.
    pub(super) fn member(&self, place: usize) -> &SetWords {
        &self.members[place]
    }

    /// Returns, for each set that contains heap `i`, its number and that of the set with `i` and `j` swapped.
    pub(super) fn swapped(&self, i: usize, j: usize) -> Vec<(usize, usize)> {
        let numbers: FxHashMap<u128, usize> = self.masks.iter().copied().zip(0..).collect();
        let with_i = self.masks.iter().enumerate().filter(|(_, mask)| **mask >> i & 1 == 1);
        with_i
            .map(|(s, mask)| {
                (s, numbers[&if mask >> j & 1 == 1 { *mask } else { mask ^ (1 << i) ^ (1 << j) }])
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_once_and_its_members() {
        for n in 1..=9usize {
            for k in 1..=n {
                let sets = HeapSets::of(n, k, 1000).unwrap();
                let all: Vec<u128> =
                    (0..1 << n).filter(|mask: &u128| mask.count_ones() as usize == k).collect();
                assert_eq!(sets.masks, all);
                assert_eq!(HeapSets::of(n, k, all.len() - 1).is_none(), !all.is_empty());
                for heap in 0..n {
                    for place in 0..GROUP * sets.groups {
                        let has = all.get(place).is_some_and(|mask| mask >> heap & 1 == 1);
                        let word = sets.member(sets.of_heap(heap) + place / GROUP)[place % GROUP];
                        assert_eq!(word, if has { u64::MAX } else { 0 });
                    }
                    let swapped = sets.swapped(heap, n - 1);
                    assert_eq!(swapped.len() * n, k * all.len());
                    for (s, t) in swapped {
                        assert!(all[s] >> heap & 1 == 1 && all[t] >> (n - 1) & 1 == 1);
                        assert_eq!(all[s] >> (n - 1) & 1, all[t] >> heap & 1);
                    }
                }
            }
        }
        assert!(HeapSets::of(200, 2, usize::MAX).is_none());
        assert_eq!(HeapSets::of(127, 1, 127).map(|sets| sets.masks[126]), Some(1 << 126));
        assert!(HeapSets::of(128, 1, 128).is_none());
    }
}
