//! [`Sparse`]: values of games that may leave two heaps, by the sparse-space method (Berlekamp; Gangolli & Plambeck 1989).
//!
//! Fix a mask `m` and call a heap *rare* if its value has an even number of ones under `m`, else *common*. The nim-sum of
//! two rare values is rare, that of two common values is rare, and that of one of each is common. So all options
//! that have a common value come from splits with a rare part. Hence the value of a heap is found in two steps:
//!
//! 1. Look at every split with a rare part. Now all common values among the options are known; let `c` be the least
//!    common value that is missing.
//! 2. Look at the other splits until every rare value below `c` has been met; then the value is `c`. If one is not met
//!    by any split, the least such is the value.
//!
//! Nothing in this depends on which mask it is: the values are exact for every mask. With a good one there are few rare
//! heaps and step 2 ends early, with the mask 0 all heaps are rare and the method is plain search. Which mask leaves
//! the fewest rare heaps among those so far is found for all masks at once by a Walsh–Hadamard transform of the
//! number of heaps of each value, again and again while rare heaps become more.
//!
//! Some games are sparse in the parity of the heap instead (0.127): there a heap counts its own last binary digit as one
//! more bit of its value. Heaps `a + b = h - t` then have the class of `h` among their sum as long as
//! all amounts `t` that allow a split have the same parity.

use std::collections::VecDeque;

use nimatron_kernel::SimdLevel;

use super::engine::{Method, Moves, Next, Value};
use super::rows::{MOST_VALUES, Rows};

/// A look at a split is so much faster by sets of 64 values than for one rare heap after the other, or nearly.
const SETS: usize = 40;
/// Heaps are taken by the block from here on where, among so many before, at most so many were rare: a block ends with the
/// first rare one.
const QUIET: (usize, usize, usize) = (4096, 2048, 6);

/// Which heaps are rare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Class {
    pub(super) mask: u32,
    /// Whether the parity of the heap counts too.
    pub(super) with_heap: bool,
    /// The parity of the amounts that allow a split.
    shift: usize,
}

impl Class {
    pub(super) const fn is_rare(self, heap: usize, value: u32) -> bool {
        let parity = if self.with_heap { (heap ^ self.shift) & 1 } else { 0 };
        (value & self.mask).count_ones() as usize % 2 == parity
    }
}

#[derive(Debug, Clone)]
pub(super) struct Sparse {
    moves: Moves,
    /// Whether all amounts that allow a split have the same parity.
    one_parity: bool,
    class: Class,
    /// Size and value of the non-empty rare heaps, in ascending order of size.
    rare: Vec<(u32, u32)>,
    /// How many more rare heaps may come before another mask is looked for.
    patience: usize,
    /// The heaps so far with each value and parity: at index `2 value + parity`. Half its length is a power of two
    /// above all values, so that every nim-sum of them is below it too.
    counts: Vec<u32>,
    /// For each value, the last heap with an option of that value.
    seen_at: Vec<u32>,
    /// Whether heaps may be taken by the block.
    pub(super) by_block: bool,
    /// The rows of the heaps so far, while they serve.
    rows: Option<Box<Rows>>,
    /// The values of the next heaps, found in one block with those before.
    ahead: VecDeque<Next>,
}

impl Sparse {
    pub(super) fn new(moves: Moves) -> Self {
        let shift = moves.split.first().map_or(0, |taken| taken % 2);
        let one_parity = moves.split.iter().all(|taken| taken % 2 == shift);
        let class = Class { mask: 0, with_heap: false, shift };
        Self {
            moves,
            one_parity,
            class,
            rare: Vec::new(),
            patience: 16,
            counts: vec![0; 2],
            seen_at: vec![0],
            by_block: true,
            rows: None,
            ahead: VecDeque::new(),
        }
    }

    pub(super) const fn class(&self) -> Class {
        self.class
    }

    /// Marks the values of all splits that have a rare part.
    fn see_rare_splits<T: Value>(&mut self, values: &[T]) -> u64 {
        let stamp = values.len() as u32;
        let mut work = 0;
        for total in Moves::totals(&self.moves.split, values.len(), 2) {
            let smaller = self.rare.partition_point(|(heap, _)| (*heap as usize) < total);
            let rare = &self.rare[..smaller];
            let equal = self.moves.unequal && total % 2 == 0;
            let half = if equal {
                rare.binary_search_by_key(&(total as u32 / 2), |(heap, _)| *heap).ok()
            } else {
                None
            };
            let (below, above) = half.map_or((rare, &[][..]), |half| (&rare[..half], &rare[half + 1..]));
            for (heap, value) in below.iter().chain(above) {
                let other: u32 = values[total - *heap as usize].into();
                self.seen_at[(value ^ other) as usize] = stamp;
            }
            work += smaller as u64;
        }
        work
    }

    /// Marks the values of splits, from the smallest part on, until all `missing` ones below `bound` are met; says how
    /// many are still missing.
    fn see_splits<T: Value>(&mut self, values: &[T], bound: u32, mut missing: usize) -> (usize, u64) {
        let stamp = values.len() as u32;
        let mut work = 0;
        for total in Moves::totals(&self.moves.split, values.len(), 2) {
            let last = self.moves.last_smaller_part(total);
            let smaller = &values[1..=last];
            let larger = values[total - last..total].iter().rev();
            for (i, (a, b)) in smaller.iter().zip(larger).enumerate() {
                let value = (*a).into() ^ (*b).into();
                let seen_at = &mut self.seen_at[value as usize];
                if *seen_at != stamp {
                    *seen_at = stamp;
                    if value < bound {
                        missing -= 1;
                        if missing == 0 {
                            return (0, work + i as u64 + 1);
                        }
                    }
                }
            }
            work += last as u64;
        }
        (missing, work)
    }

    fn see_taking<T: Value>(&mut self, values: &[T]) {
        for value in self.moves.taking_values(values) {
            self.seen_at[value as usize] = values.len() as u32;
        }
    }

    /// The next value by a look at every split, as sets of 64 values, by vectors; `None` where there are none. The better
    /// way while heaps are small or many of them are rare.
    fn next_by_sets<T: Value>(&self, values: &[T]) -> Option<Next> {
        let level = SimdLevel::best();
        let words = self.seen_at.len().div_ceil(64);
        // All splits for the last set; for one before it, as many as its 64 values take to come up: four for each value.
        let splits = values.len() / 2 + 4 * 64 * words * words;
        if level == SimdLevel::PORTABLE || self.rare.len() * SETS < splits {
            return None;
        }
        let mut work = 0;
        for word in 0..words as u32 {
            let mut set = 0;
            for value in self.moves.taking_values(values).filter(|value| *value / 64 == word) {
                set |= 1 << (value % 64);
            }
            for total in Moves::totals(&self.moves.split, values.len(), 2) {
                if set == u64::MAX {
                    break;
                }
                let last = self.moves.last_smaller_part(total);
                set |= T::sums(level, &values[1..=last], &values[total - last..total], word)?;
                work += last as u64 / 8;
            }
            if set != u64::MAX {
                return Some(Next { value: 64 * word + set.trailing_ones(), work });
            }
        }
        // All values so far and their sums are options.
        Some(Next { value: 64 * words as u32, work })
    }

    /// The next value by a look at every split: the better way while most heaps are rare.
    fn next_by_search<T: Value>(&mut self, values: &[T]) -> Next {
        self.see_taking(values);
        let (_, work) = self.see_splits(values, 0, 0);
        let beyond = self.seen_at.len() as u32;
        Next { value: self.unseen(values.len() as u32, beyond).next().unwrap_or(beyond), work }
    }

    /// The next value by the two steps of the sparse-space method.
    fn next_by_class<T: Value>(&mut self, values: &[T]) -> Next {
        self.see_taking(values);
        let work = self.see_rare_splits(values);
        let heap = values.len();
        let stamp = heap as u32;
        let beyond = self.seen_at.len() as u32;
        let common = |value: &u32| !self.class.is_rare(heap, *value);
        let least_common = self.unseen(stamp, beyond).find(common).unwrap_or(beyond);
        let missing = self.unseen(stamp, least_common).count();
        if missing == 0 {
            return Next { value: least_common, work };
        }
        let (missing, more) = self.see_splits(values, least_common, missing);
        let rare = if missing == 0 { None } else { self.unseen(stamp, least_common).next() };
        Next { value: rare.unwrap_or(least_common), work: work + more }
    }

    /// Whether rare heaps have become so few that blocks are worth their while.
    fn is_quiet(&self, heap: usize) -> bool {
        let (least, heaps, most) = QUIET;
        if !self.by_block || self.seen_at.len() > MOST_VALUES || heap <= least {
            return false;
        }
        let earlier = self.rare.partition_point(|(rare, _)| (*rare as usize) < heap - heaps);
        self.rare.len() - earlier <= most
    }

    /// Finds the values of a block of heaps. Never inlined: what it keeps of a block would be room on the stack for every heap.
    #[inline(never)]
    fn look_ahead<T: Value>(&mut self, values: &[T]) {
        let Self { moves, class, rare, seen_at, rows, ahead, .. } = self;
        let mut rows = match rows.take().filter(|rows| rows.are_before(values.len())) {
            Some(rows) => rows,
            None => Box::new(Rows::new(moves, *class, rare, values, seen_at.len())),
        };
        let block = rows.block(moves, values);
        let work = block.work / block.values.len().max(1) as u64;
        ahead.extend(block.values.into_iter().map(|value| Next { value, work }));
        self.rows = Some(rows);
    }

    fn unseen(&self, stamp: u32, bound: u32) -> impl Iterator<Item = u32> {
        (0..bound).filter(move |value| self.seen_at[*value as usize] != stamp)
    }

    /// The mask that leaves the fewest rare heaps among those so far.
    fn best_class(&self) -> Class {
        let mut sums: Vec<i64> = self.counts.iter().map(|count| i64::from(*count)).collect();
        walsh_hadamard(&mut sums);
        // Even minus odd heaps under each mask; the lowest bit of the index is that of the heap's parity.
        let masks = (1..sums.len()).filter(|index| self.one_parity || index % 2 == 0);
        let best = masks.min_by_key(|index| sums[*index]).unwrap_or(0);
        Class { mask: best as u32 / 2, with_heap: best % 2 == 1, ..self.class }
    }

    fn reclassify<T: Value>(&mut self, values: &[T]) {
        let class = self.best_class();
        if class != self.class {
            self.class = class;
            self.rows = None;
            let heaps = values.iter().map(|value| (*value).into()).enumerate().skip(1);
            self.rare = heaps.filter(|(h, v)| class.is_rare(*h, *v)).map(|(h, v)| (h as u32, v)).collect();
        }
        self.patience = 16 + self.rare.len() / 8;
    }
}

impl Method for Sparse {
    fn next<T: Value>(&mut self, values: &[T]) -> Next {
        if self.ahead.is_empty() && self.is_quiet(values.len()) {
            self.look_ahead(values);
        }
        if let Some(next) = self.ahead.pop_front().or_else(|| self.next_by_sets(values)) {
            return next;
        }
        if self.rare.len() < values.len() / 2 {
            self.next_by_class(values)
        } else {
            self.next_by_search(values)
        }
    }

    fn absorb<T: Value>(&mut self, values: &[T]) {
        let Some(last) = values.last() else { return };
        let (heap, value) = (values.len() - 1, (*last).into());
        let wider = value as usize >= self.seen_at.len();
        if wider {
            self.rows = None;
            self.seen_at.resize((value as usize + 1).next_power_of_two(), 0);
            self.counts.resize(2 * self.seen_at.len(), 0);
        }
        self.counts[2 * value as usize + (heap ^ self.class.shift) % 2] += 1;
        if heap > 0 && self.class.is_rare(heap, value) {
            self.rare.push((heap as u32, value));
            self.patience = self.patience.saturating_sub(1);
            self.rows = None;
        }
        if wider || self.patience == 0 {
            self.reclassify(values);
        }
    }
}

/// The Walsh–Hadamard transform: entry `m` becomes the sum of all entries `i`, with a minus where `i & m` has an odd number
/// of ones.
fn walsh_hadamard(sums: &mut [i64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::take_and_break::{Code, HeapGame, naive_values};

    #[test]
    fn the_values_are_exact_under_every_mask() {
        let mut games = vec![HeapGame::Grundy];
        games.extend(["0.6", "0.127", "0.77", "4.4", "0.064"].map(|code| Code::octal(code).unwrap().into()));
        for game in games {
            let expected = naive_values(&game, 500);
            for mask in 0..32 {
                for with_heap in [false, true] {
                    let mut sparse = Sparse::new(Moves::new(&game));
                    if with_heap && !sparse.one_parity {
                        continue;
                    }
                    sparse.class = Class { mask, with_heap, ..sparse.class };
                    for heap in 0..expected.len() {
                        // Never another mask, and never so many rare heaps that the mask goes unused.
                        sparse.patience = usize::MAX;
                        let wide = expected[..=heap].iter().max().unwrap() + 1;
                        sparse
                            .seen_at
                            .resize((wide as usize).next_power_of_two().max(sparse.seen_at.len()), 0);
                        sparse.counts.resize(2 * sparse.seen_at.len(), 0);
                        if heap > 0 {
                            let next = sparse.next_by_class(&expected[..heap]);
                            assert_eq!(
                                next.value, expected[heap],
                                "{game} heap {heap} mask {mask:#b} {with_heap}"
                            );
                        }
                        sparse.absorb(&expected[..=heap]);
                    }
                    assert_eq!((sparse.class.mask, sparse.class.with_heap), (mask, with_heap));
                }
            }
        }
    }

    /// The values of the next heaps, by blocks.
    fn in_blocks(game: &HeapGame, class: Class, values: &[u32], until: usize) -> Vec<u32> {
        let moves = Moves::new(game);
        let mut values = values.to_vec();
        let bound = (values.iter().max().unwrap() + 1).next_power_of_two() as usize;
        while values.len() < until {
            let heaps = values.iter().copied().enumerate().skip(1);
            let rare: Vec<(u32, u32)> =
                heaps.filter(|(h, v)| class.is_rare(*h, *v)).map(|(h, v)| (h as u32, v)).collect();
            let mut rows = Rows::new(&moves, class, &rare, &values, bound);
            let mut is_rare = false;
            while !is_rare && rows.are_before(values.len()) {
                let block = rows.block(&moves, &values).values;
                if block.is_empty() {
                    return values;
                }
                values.extend(&block);
                is_rare = class.is_rare(values.len() - 1, values[values.len() - 1]);
            }
        }
        values
    }

    #[test]
    fn blocks_are_exact_under_every_mask() {
        let mut games = vec![HeapGame::Grundy];
        games.extend(
            ["0.6", "0.127", "4.4", "0.376", "0.3434", "0.07"].map(|code| Code::octal(code).unwrap().into()),
        );
        let mut compared = 0;
        for game in games {
            let expected = naive_values(&game, 5000);
            let sparse = Sparse::new(Moves::new(&game));
            for mask in [1, 2, 3, 6, 9, 15, 20] {
                for with_heap in [false, true] {
                    if with_heap && !sparse.one_parity {
                        continue;
                    }
                    let class = Class { mask, with_heap, ..sparse.class };
                    let found = in_blocks(&game, class, &expected[..4100], 4200);
                    let len = found.len().min(expected.len());
                    assert_eq!(found[..len], expected[..len], "{game} mask {mask:#b} {with_heap}");
                    compared += len - 4100;
                }
            }
        }
        assert!(compared > 5000, "{compared}");
    }

    #[test]
    fn blocks_and_single_heaps_agree() {
        let games: [HeapGame; 2] = [Code::octal("0.6").unwrap().into(), HeapGame::Grundy];
        for game in games {
            let [mut single, mut by_block] = [(); 2].map(|()| Sparse::new(Moves::new(&game)));
            let mut values = vec![0u16];
            while values.len() < 1 << 17 {
                single.absorb(&values);
                by_block.absorb(&values);
                let value = single.next_by_class(&values).value;
                assert_eq!(by_block.next(&values).value, value, "{game} heap {}", values.len());
                values.push(value as u16);
            }
            assert!(by_block.rows.is_some());
        }
    }

    #[test]
    fn the_transform_counts_every_mask() {
        let counts = [5i64, 0, 7, 1, 2, 2, 9, 4];
        let mut sums = counts;
        walsh_hadamard(&mut sums);
        for (mask, sum) in sums.iter().enumerate() {
            let signed = |(i, n): (usize, &i64)| if (i & mask).count_ones() % 2 == 0 { *n } else { -n };
            assert_eq!(*sum, counts.iter().enumerate().map(signed).sum::<i64>());
        }
    }

    /// All ways to the next value, quickly, and what each of them says that it looked at.
    #[test]
    fn every_way_leads_to_the_same_value() {
        for game in
            [HeapGame::Grundy, Code::octal("0.6").unwrap().into(), Code::octal("0.376").unwrap().into()]
        {
            let expected = naive_values(&game, 150);
            for mask in [1, 6, 9] {
                let mut sparse = Sparse::new(Moves::new(&game));
                sparse.class.mask = mask;
                for heap in 1..expected.len() {
                    sparse.patience = usize::MAX;
                    sparse.seen_at.resize(32, 0);
                    sparse.counts.resize(64, 0);
                    sparse.absorb(&expected[..heap]);
                    let bytes: Vec<u8> = expected[..heap].iter().map(|value| *value as u8).collect();
                    let by_sets = sparse.next_by_sets(&bytes).map(|next| next.value);
                    assert!(by_sets.is_none_or(|value| value == expected[heap]), "{game} {heap}");
                    let splits = Moves::totals(&sparse.moves.split, heap, 2);
                    let splits: usize = splits.map(|total| sparse.moves.last_smaller_part(total)).sum();
                    let by_search = sparse.next_by_search(&expected[..heap]);
                    assert_eq!(
                        (by_search.value, by_search.work),
                        (expected[heap], splits as u64),
                        "{game} {heap}"
                    );
                    sparse.seen_at.fill(0);
                    let rare = sparse.see_rare_splits(&expected[..heap]);
                    let smaller =
                        |total: usize| sparse.rare.iter().filter(|(r, _)| (*r as usize) < total).count();
                    let totals = Moves::totals(&sparse.moves.split, heap, 2);
                    assert_eq!(rare, totals.map(smaller).sum::<usize>() as u64, "{game} {heap}");
                    let by_class = sparse.next_by_class(&expected[..heap]);
                    assert_eq!(by_class.value, expected[heap], "{game} {heap} {mask}");
                    assert!((rare..=rare + splits as u64).contains(&by_class.work), "{game} {heap} {mask}");
                }
            }
        }
    }

    /// Blocks are found where they are asked for, and are right.
    fn check_blocks(game: &HeapGame, masks: &[(u32, bool)]) {
        let expected = naive_values(game, 2300);
        let sparse = Sparse::new(Moves::new(game));
        for (mask, with_heap) in masks {
            let class = Class { mask: *mask, with_heap: *with_heap && sparse.one_parity, ..sparse.class };
            let found = in_blocks(game, class, &expected[..1100], 2200);
            let len = found.len().min(expected.len());
            assert_eq!(found[..len], expected[..len], "{game} mask {mask:#b} {with_heap}");
            assert!(len > 1100, "{game} mask {mask:#b}");
        }
    }

    #[test]
    fn blocks_of_grundys_game() {
        check_blocks(&HeapGame::Grundy, &[(6, false), (9, true)]);
    }

    #[test]
    fn blocks_of_officers() {
        check_blocks(&Code::octal("0.6").unwrap().into(), &[(20, false), (1, true)]);
    }

    #[test]
    fn blocks_of_a_game_of_three_digits() {
        check_blocks(&Code::octal("0.376").unwrap().into(), &[(3, false), (15, false)]);
    }

    #[test]
    fn blocks_of_a_game_of_four_digits() {
        check_blocks(&Code::octal("0.3434").unwrap().into(), &[(2, false), (9, false)]);
    }

    /// Blocks begin beyond 4096 heaps, after 2048 of which at most six are rare.
    #[test]
    fn blocks_begin_when_it_is_quiet() {
        let mut sparse = Sparse::new(Moves::new(&HeapGame::Grundy));
        assert!(!sparse.is_quiet(4096) && sparse.is_quiet(4097));
        sparse.rare = (0..6).map(|heap| (5000 + heap, 0)).collect();
        assert!(sparse.is_quiet(5100));
        sparse.rare.insert(0, (4999, 0));
        assert!(!sparse.is_quiet(5100) && !sparse.is_quiet(7047) && sparse.is_quiet(7048));
        sparse.by_block = false;
        assert!(!sparse.is_quiet(7048));
        sparse.by_block = true;
        sparse.seen_at.resize(MOST_VALUES, 0);
        assert!(sparse.is_quiet(7048));
        sparse.seen_at.resize(MOST_VALUES + 1, 0);
        assert!(!sparse.is_quiet(7048));
    }
}
