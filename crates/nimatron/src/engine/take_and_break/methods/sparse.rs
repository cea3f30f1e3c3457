//! [`SparseMethod`]: values of games that may leave two heaps, by the sparse-space method (Berlekamp; Gangolli & Plambeck 1989).
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
//! The values are exact for every mask. With a good one there are few rare heaps and step 2 ends early, with the mask 0
//! all heaps are rare and the method is plain search. Which mask leaves the fewest rare heaps among those so far is
//! found for all masks at once by a Walsh–Hadamard transform of the number of heaps of each value, repeated as the
//! number of rare heaps grows.
//!
//! Some games are sparse in the parity of the heap instead (0.127): there a heap counts its own last binary digit as one
//! more bit of its value. Heaps `a + b = h - t` then have the class of `h` among their sum as long as
//! all amounts `t` that allow a split have the same parity.

use std::collections::VecDeque;

use nimatron_kernel::SimdLevel;

use super::rows::{BlockRows, MOST_VALUES};
use super::{MoveLists, NextValue, Value, ValueMethod};

/// How much less a split costs if all of them are examined as sets of 64 values, by vectors, than if those with a rare
/// part are examined one by one. If more than one in this many splits has a rare part, the sets are faster.
const SET_SPEEDUP: usize = 40;

// Blocks of heaps pay off while rare heaps are few, because a block ends with its first rare heap and what was found for
// the heaps after it is thrown away.

/// Blocks are tried beyond this heap: the tables that they need do not pay off for fewer.
const MIN_HEAP: usize = 4096;
/// The number of last heaps that show how frequent rare ones are.
const WINDOW: usize = 2048;
/// The most rare heaps among them with which blocks are tried. More would end blocks too early, fewer would leave
/// blocks untried in games that they would help.
const MAX_RARE: usize = 6;
/// The number of new rare heaps, besides an eighth of those known, before another mask is searched for: the search
/// examines all masks, and a better one pays off only by the rare heaps that it saves.
const PATIENCE: usize = 16;
/// An estimate of how many splits it takes, for each of the 64 values of a set, until all have occurred. It only
/// decides between two exact methods.
const SPLITS_PER_VALUE: usize = 4;

/// Which heaps are rare: those whose value has an even number of ones under the mask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RareClass {
    pub(crate) mask: u32,
    /// Whether the parity of the heap counts too.
    pub(crate) with_heap: bool,
    /// The parity of the amounts that allow a split.
    shift: usize,
}

impl RareClass {
    pub(crate) const fn is_rare(self, heap: usize, value: u32) -> bool {
        let parity = if self.with_heap { (heap ^ self.shift) & 1 } else { 0 };
        (value & self.mask).count_ones() as usize % 2 == parity
    }
}

/// The sparse-space method, with its data on the heaps so far.
#[derive(Debug, Clone)]
pub(crate) struct SparseMethod {
    moves: MoveLists,
    /// Whether all amounts that allow a split have the same parity.
    one_parity: bool,
    class: RareClass,
    /// Size and value of the non-empty rare heaps, in ascending order of size.
    rare: Vec<(u32, u32)>,
    /// How many more rare heaps may come before another mask is looked for.
    patience: usize,
    /// The heaps so far with each value and parity: at index `2 value + parity`. Half its length is a power of two
    /// above all values, so that every nim-sum of them is below it too.
    counts: Vec<u32>,
    /// For each value, the last heap with an option of that value.
    seen_at: Vec<u32>,
    /// Whether heaps may be taken by the block; tests compare the two ways.
    by_block: bool,
    /// The rows of the heaps so far, while they are valid.
    rows: Option<Box<BlockRows>>,
    /// The values of the heaps from `ahead_from` on, found in one block with those before.
    ahead: VecDeque<NextValue>,
    ahead_from: usize,
}

impl SparseMethod {
    pub(super) fn new(moves: MoveLists) -> Self {
        let shift = moves.split.first().map_or(0, |taken| taken % 2);
        let one_parity = moves.split.iter().all(|taken| taken % 2 == shift);
        let class = RareClass { mask: 0, with_heap: false, shift };
        Self {
            moves,
            one_parity,
            class,
            rare: Vec::new(),
            patience: PATIENCE,
            counts: vec![0; 2],
            seen_at: vec![0],
            by_block: true,
            rows: None,
            ahead: VecDeque::new(),
            ahead_from: 0,
        }
    }

    pub(super) fn memory(&self) -> u64 {
        let lists = self.counts.capacity() + self.seen_at.capacity() + 2 * self.rare.capacity();
        (lists * size_of::<u32>()) as u64
    }

    pub(super) const fn class(&self) -> RareClass {
        self.class
    }

    /// Marks the values of all splits that have a rare part.
    fn see_rare_splits<T: Value>(&mut self, values: &[T]) -> u64 {
        let stamp = values.len() as u32;
        let mut work = 0;
        for total in MoveLists::totals(&self.moves.split, values.len(), 2) {
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

    /// Marks the values of splits, from the smallest part on, until all `missing` ones below `bound` are met. Returns
    /// how many are still missing.
    fn see_splits<T: Value>(&mut self, values: &[T], bound: u32, mut missing: usize) -> (usize, u64) {
        let stamp = values.len() as u32;
        let mut work = 0;
        for total in MoveLists::totals(&self.moves.split, values.len(), 2) {
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

    /// Returns the next value by examining every split, as sets of 64 values, by vectors, or `None` if there is no such
    /// kernel. This is faster while heaps are small or many of them are rare.
    fn next_by_sets<T: Value>(&self, values: &[T]) -> Option<NextValue> {
        let level = SimdLevel::best();
        let words = self.seen_at.len().div_ceil(64);
        // All splits for the last set; for earlier sets, as many as it takes until all 64 values occur.
        let splits = values.len() / 2 + SPLITS_PER_VALUE * 64 * words * words;
        if level == SimdLevel::PORTABLE || self.rare.len() * SET_SPEEDUP < splits {
            return None;
        }
        let mut work = 0;
        for word in 0..words as u32 {
            let mut set = 0;
            for value in self.moves.taking_values(values).filter(|value| *value / 64 == word) {
                set |= 1 << (value % 64);
            }
            for total in MoveLists::totals(&self.moves.split, values.len(), 2) {
                if set == u64::MAX {
                    break;
                }
                let last = self.moves.last_smaller_part(total);
                set |= T::sums(level, &values[1..=last], &values[total - last..total], word)?;
                work += last as u64 / 8;
            }
            if set != u64::MAX {
                return Some(NextValue { value: 64 * word + set.trailing_ones(), work });
            }
        }
        // All values so far and their sums are options.
        Some(NextValue { value: 64 * words as u32, work })
    }

    /// Returns the next value by examining every split, which is faster while most heaps are rare.
    fn next_by_search<T: Value>(&mut self, values: &[T]) -> NextValue {
        self.see_taking(values);
        let (_, work) = self.see_splits(values, 0, 0);
        let beyond = self.seen_at.len() as u32;
        NextValue { value: self.unseen(values.len() as u32, beyond).next().unwrap_or(beyond), work }
    }

    /// Returns the next value by the two steps of the sparse-space method.
    fn next_by_class<T: Value>(&mut self, values: &[T]) -> NextValue {
        self.see_taking(values);
        let work = self.see_rare_splits(values);
        let heap = values.len();
        let stamp = heap as u32;
        let beyond = self.seen_at.len() as u32;
        let common = |value: &u32| !self.class.is_rare(heap, *value);
        let least_common = self.unseen(stamp, beyond).find(common).unwrap_or(beyond);
        let missing = self.unseen(stamp, least_common).count();
        if missing == 0 {
            return NextValue { value: least_common, work };
        }
        let (missing, more) = self.see_splits(values, least_common, missing);
        let rare = if missing == 0 { None } else { self.unseen(stamp, least_common).next() };
        NextValue { value: rare.unwrap_or(least_common), work: work + more }
    }

    /// Returns whether rare heaps have become so few that blocks pay off.
    fn is_quiet(&self, heap: usize) -> bool {
        if !self.by_block || self.seen_at.len() > MOST_VALUES || heap <= MIN_HEAP {
            return false;
        }
        let earlier = self.rare.partition_point(|(rare, _)| (*rare as usize) < heap - WINDOW);
        self.rare.len() - earlier <= MAX_RARE
    }

    /// Finds the values of a block of heaps. Never inlined, so that its large stack frame is not reserved for every
    /// heap.
    #[inline(never)]
    fn look_ahead<T: Value>(&mut self, values: &[T]) {
        let Self { moves, class, rare, seen_at, rows, ahead, .. } = self;
        let mut rows = match rows.take().filter(|rows| rows.are_before(values.len())) {
            Some(rows) => rows,
            None => Box::new(BlockRows::new(moves, *class, rare, values, seen_at.len())),
        };
        let block = rows.block(moves, values);
        let work = block.work / block.values.len().max(1) as u64;
        ahead.extend(block.values.into_iter().map(|value| NextValue { value, work }));
        self.rows = Some(rows);
        self.ahead_from = values.len();
    }

    /// Returns the value of the heap of size `heap`, if a block found it. What was found for heaps whose values came from
    /// elsewhere, such as a file, is dropped.
    fn found_ahead(&mut self, heap: usize) -> Option<NextValue> {
        if heap != self.ahead_from {
            self.ahead.clear();
        }
        self.ahead_from = heap + 1;
        self.ahead.pop_front()
    }

    fn unseen(&self, stamp: u32, bound: u32) -> impl Iterator<Item = u32> {
        (0..bound).filter(move |value| self.seen_at[*value as usize] != stamp)
    }

    /// Returns the mask that leaves the fewest rare heaps among those so far.
    fn best_class(&self) -> RareClass {
        let mut sums: Vec<i64> = self.counts.iter().map(|count| i64::from(*count)).collect();
        walsh_hadamard(&mut sums);
        // Even minus odd heaps under each mask; the lowest bit of the index is that of the heap's parity.
        let masks = (1..sums.len()).filter(|index| self.one_parity || index % 2 == 0);
        let best = masks.min_by_key(|index| sums[*index]).unwrap_or(0);
        RareClass { mask: best as u32 / 2, with_heap: best % 2 == 1, ..self.class }
    }

    fn reclassify<T: Value>(&mut self, values: &[T]) {
        let class = self.best_class();
        if class != self.class {
            self.class = class;
            self.rows = None;
            let heaps = values.iter().map(|value| (*value).into()).enumerate().skip(1);
            self.rare = heaps.filter(|(h, v)| class.is_rare(*h, *v)).map(|(h, v)| (h as u32, v)).collect();
        }
        self.patience = PATIENCE + self.rare.len() / 8;
    }
}

impl ValueMethod for SparseMethod {
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue {
        let mut ahead = self.found_ahead(values.len());
        if ahead.is_none() && self.is_quiet(values.len()) {
            self.look_ahead(values);
            ahead = self.found_ahead(values.len());
        }
        if let Some(next) = ahead.or_else(|| self.next_by_sets(values)) {
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

/// The Walsh–Hadamard transform: entry `m` becomes the sum of all entries `i`, with a minus if `i & m` has an odd number
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
mod tests;
