//! [`BlockRows`]: the next values of a game with few rare heaps, hundreds at a time.
//!
//! The two steps of the [sparse-space method](super::sparse) ask, heap by heap, which values splits with a rare part
//! have, and whether each smaller rare value is met. Here both questions are answered for a block of consecutive heaps
//! at once, value by value. A row of bits says which heaps have the value `w`. Beside a partner `r` of value `x`, the
//! heaps of the block with a split of value `v` are those of row `v ^ x`, moved by `r`: one union of 1024 bits instead
//! of as many look-ups.
//!
//! 1. *Common values*, ascending: the union over all rare partners, until it holds every heap that still needs to know. A
//!    value that it lacks is a candidate of the heap; a heap that has some candidates need not know more.
//! 2. The first candidate that no *near* partner gives either, heap by heap: a partner is near if the other part may
//!    lie in the block itself. If no candidate is left (rarely), all rare partners are examined.
//! 3. *Rare values* below what was found: a union over common partners, the most frequent rows first, until it holds every heap.
//!    What is left then (little) is searched for split by split. A value that no split has is that of a rare heap, and
//!    the block ends with it.
//!
//! All of this is exact for every mask; the number of rare heaps affects only the speed.

use nimatron_kernel::SimdLevel;
use nimatron_kernel::rows::{BYTES, Partner, Rows as BitRows, Wanted};
use nimatron_kernel::sums::{contains, contains_in_step};

use super::places::PlaceSet;
use super::sparse::RareClass;
use super::{MoveLists, Value};

/// Heaps in a block. A window has 8 bits for each of its bytes, of which moving it by up to 7 bits takes 7.
const BLOCK_HEAPS: usize = 8 * BYTES - 8;
/// A partner this far back has its other part below the block, so that it can be looked up in the rows. The other part of
/// a nearer one may lie in the block itself and is known only once the heaps before it are.
const NEAR: usize = BLOCK_HEAPS + 8;

// The following constants affect only the speed, never the values. Rows that go further back give more partners a
// window, but take longer to build and leave the caches.

/// The fewest heaps that rows go back (unless there are fewer).
const MIN_REACH: usize = 1 << 15;
/// The most heaps that rows go back.
const MAX_REACH: usize = 1 << 18;
/// The most bytes that all rows together may take: with many values they go less far back.
const MAX_ROW_BYTES: usize = 1 << 26;
/// Blocks for which the rows have room before they are rebuilt. More blocks spread the cost of building over more
/// heaps, and make each row longer.
const BLOCKS_PER_BUILD: usize = 32;
/// The maximum number of rare heaps beyond the reach of the rows, each of which costs a look-up for each candidate.
/// Rather than leave out more, rows go further back, as far as they may.
const MAX_BEYOND: usize = 32;
/// The number of candidates after which a heap is settled. With fewer, near partners more often give them all, and all
/// rare partners have to be examined; with more, the union takes longer.
const MAX_CANDIDATES: usize = 3;
/// When only this many heaps lack candidates, the unions stop: each costs the same however few heaps need it.
const FEW_OPEN: usize = 24;
/// The number of common partners of one value that are tried with a row: further ones give nearly the same heaps again.
const PARTNERS_TRIED: usize = 16;
/// The number of rows that are tried together, for all wanted values, so that they stay in the cache.
const ROWS_AT_ONCE: usize = 4;
/// When only this many heaps may lack a rare value, their splits are searched one by one.
const FEW_WANTED: u32 = 8;

/// Larger than all values with rows.
const NO_VALUE: u16 = 1 << 15;
/// The most values with rows.
pub(super) const MOST_VALUES: usize = NO_VALUE as usize;

/// The values of some heaps, one after the other, and the number of look-ups that they took.
#[derive(Debug)]
pub(super) struct ValueBlock {
    pub(super) values: Vec<u32>,
    pub(super) work: u64,
}

/// Rows of bits for the last heaps, and the partners of the two kinds.
#[derive(Debug, Clone)]
pub(super) struct BlockRows {
    class: RareClass,
    bits: Vec<u8>,
    /// For each value, where its row starts. The row at 0 is empty, for values that no heap has.
    starts: Vec<u32>,
    /// The bytes of a row.
    stride: usize,
    /// The heap of the first bit; a whole number of bytes before the next block.
    origin: usize,
    /// The heap after the last one.
    end: usize,
    /// The rare partners by the number of bits that their windows are moved down.
    rare: [Vec<Partner>; 8],
    /// For each amount t that allows a split, the values of the partners r whose other part may lie in the block: at
    /// `NEAR - (r + t)`, and [`NO_VALUE`] if r is not rare.
    near: Vec<[u16; NEAR]>,
    /// The rare partners beyond the reach of the rows: `(r + t, value)`.
    beyond: Vec<(usize, u32)>,
    /// For each value, how many bytes the windows of some common partners start before the place, all at whole bytes.
    common: Vec<Option<[u32; PARTNERS_TRIED]>>,
    /// The common values, the most frequent first.
    frequent: Vec<u32>,
}

impl BlockRows {
    /// Creates rows for the heaps after `values`, all of which are below `bound`, a power of two. `rare` are the rare
    /// heaps, each with its value.
    pub(super) fn new<T: Value>(
        moves: &MoveLists,
        class: RareClass,
        rare: &[(u32, u32)],
        values: &[T],
        bound: usize,
    ) -> Self {
        let heap = values.len();
        // The window of a partner r lies r + t heaps back, so the rows reach as far as the largest rare heap, except
        // for a few.
        let last = rare.len().checked_sub(MAX_BEYOND + 1).map_or(0, |i| rare[i].0 as usize);
        let taken = moves.split.last().copied().unwrap_or(0);
        let wanted = last.saturating_add(taken).saturating_add(8).clamp(MIN_REACH, MAX_REACH);
        let reach = wanted.min(8 * MAX_ROW_BYTES / bound).min(heap - 1) / 8 * 8;
        let origin = heap - reach;
        let stride = (reach + BLOCK_HEAPS * (BLOCKS_PER_BUILD + 1)) / 8 + 1;
        let mut rows = Self {
            class,
            bits: vec![0; stride],
            starts: vec![0; bound],
            stride,
            origin,
            end: heap,
            rare: Default::default(),
            near: Vec::new(),
            beyond: Vec::new(),
            common: vec![None; bound],
            frequent: Vec::new(),
        };
        let mut counts = vec![0u32; bound];
        for (heap, value) in values.iter().enumerate().skip(origin) {
            let value = (*value).into();
            counts[value as usize] += 1;
            rows.set(heap, value);
        }
        for taken in &moves.split {
            let mut near = [NO_VALUE; NEAR];
            for (partner, value) in rare {
                let back = taken.saturating_add(*partner as usize);
                match back {
                    ..NEAR => near[NEAR - back] = *value as u16,
                    _ if back <= reach - 8 => rows.rare[back.wrapping_neg() % 8].push(window(back, *value)),
                    _ => rows.beyond.push((back, *value)),
                }
            }
            rows.near.push(near);
        }
        // Any common partners are suitable, as long as each differs from its other part, hence up to a third of the
        // heap. Only those at whole bytes are taken: their windows need not be moved.
        let mut common = vec![Vec::new(); bound];
        if let Some(taken) = moves.split.first() {
            for back in (NEAR..reach.min(heap / 3)).step_by(8) {
                let Some(partner) = back.checked_sub(*taken).filter(|partner| *partner > 0) else { continue };
                let value = values[partner].into();
                let partners = &mut common[value as usize];
                if partners.len() < PARTNERS_TRIED && !class.is_rare(partner, value) {
                    partners.push(window(back, value).back);
                }
            }
        }
        // The kernel takes a fixed number of them. If there are fewer, some come twice.
        let again = |partners: Vec<u32>| {
            (!partners.is_empty()).then(|| std::array::from_fn(|i| partners[i % partners.len()]))
        };
        rows.common = common.into_iter().map(again).collect();
        rows.frequent = (0..bound as u32).filter(|value| counts[*value as usize] > 0).collect();
        rows.frequent.sort_by_key(|value| std::cmp::Reverse(counts[*value as usize]));
        rows
    }

    /// Returns whether the rows are those of all heaps before `heap`, with room for a block from there on.
    pub(super) fn are_before(&self, heap: usize) -> bool {
        let bits = heap.wrapping_sub(self.origin);
        self.end == heap && bits.is_multiple_of(8) && bits + BLOCK_HEAPS <= 8 * self.stride
    }

    fn set(&mut self, heap: usize, value: u32) {
        let start = &mut self.starts[value as usize];
        if *start == 0 {
            *start = self.bits.len() as u32;
            self.bits.resize(self.bits.len() + self.stride, 0);
        }
        let bit = heap - self.origin;
        self.bits[*start as usize + bit / 8] |= 1 << (bit % 8);
    }

    /// Returns the values of the next heaps: up to [`BLOCK_HEAPS`], and none only if the next one may not be below the
    /// bound.
    pub(super) fn block<T: Value>(&mut self, moves: &MoveLists, values: &[T]) -> ValueBlock {
        let mut step =
            BlockStep { rows: self, moves, values, found: Vec::with_capacity(BLOCK_HEAPS), work: 0 };
        let candidates = step.candidates();
        step.take_first(&candidates);
        step.take_rare();
        let BlockStep { found, work, .. } = step;
        for value in &found {
            self.set(self.end, *value);
            self.end += 1;
        }
        ValueBlock { values: found, work }
    }
}

/// Returns the partner whose window starts `back` heaps before the requested place, or up to 7 more.
fn window(back: usize, value: u32) -> Partner {
    Partner { value, back: back.div_ceil(8) as u32 }
}

/// The first candidates of each heap of a block, ascending.
struct Candidates {
    values: [[u32; MAX_CANDIDATES]; BLOCK_HEAPS],
    len: [usize; BLOCK_HEAPS],
}

/// The computation of one block.
struct BlockStep<'a, T> {
    rows: &'a mut BlockRows,
    moves: &'a MoveLists,
    values: &'a [T],
    /// The values of the first heaps of the block.
    found: Vec<u32>,
    work: u64,
}

impl<T: Value> BlockStep<'_, T> {
    /// Returns the heaps of the block in which `value` is rare.
    fn where_rare(&self, value: u32) -> PlaceSet {
        let heap = self.values.len();
        match [0, 1].map(|place| self.rows.class.is_rare(heap + place, value)) {
            [true, true] => PlaceSet::first(BLOCK_HEAPS),
            [false, false] => PlaceSet::NONE,
            [even, _] => {
                PlaceSet::first(BLOCK_HEAPS).intersection(PlaceSet::every_second(usize::from(!even)))
            }
        }
    }

    /// Returns the rows, and the byte in them where the block starts.
    fn bits(&self) -> (BitRows<'_>, usize) {
        let rows = &*self.rows;
        (BitRows { bits: &rows.bits, starts: &rows.starts }, (self.values.len() - rows.origin) / 8)
    }

    /// Returns for each heap of the block the least common values that no far partner gives.
    fn candidates(&mut self) -> Candidates {
        let mut candidates = Candidates { values: [[0; MAX_CANDIDATES]; BLOCK_HEAPS], len: [0; BLOCK_HEAPS] };
        let mut open = PlaceSet::first(BLOCK_HEAPS);
        let mut left = BLOCK_HEAPS;
        for value in 0..self.rows.starts.len() as u32 {
            if left <= FEW_OPEN {
                break;
            }
            let mut lacking = open.without(self.where_rare(value));
            // A window begins at a byte. The partners whose windows must be moved by the same number of bits are united
            // first, so that one move serves them all.
            for (phase, partners) in self.rows.rare.iter().enumerate() {
                if lacking.is_empty() {
                    break;
                }
                self.work += 2 * partners.len() as u64;
                let (bits, at) = self.bits();
                let given = PlaceSet(bits.union(at, partners, value));
                lacking = lacking.without(given.moved_down(phase));
            }
            for place in lacking.iter() {
                let len = &mut candidates.len[place];
                candidates.values[place][*len] = value;
                *len += 1;
                if *len == MAX_CANDIDATES {
                    open.remove(place);
                    left -= 1;
                }
            }
        }
        candidates
    }

    /// Finds the least common value that is not an option, heap by heap, until one may be beyond the bound.
    fn take_first(&mut self, candidates: &Candidates) {
        // The values of the heaps before the block, and then of those in it.
        let before = self.values[self.values.len() - NEAR..].iter().map(|value| (*value).into() as u16);
        let mut recent: Vec<u16> = before.collect();
        recent.reserve(BLOCK_HEAPS);
        for place in 0..BLOCK_HEAPS {
            let heap = self.values.len() + place;
            let Some(last) = recent.last_chunk() else { break };
            let known = &candidates.values[place][..candidates.len[place]];
            let first = known.iter().copied().find(|value| !self.is_given(heap, *value, last));
            let first = first.or_else(|| self.first_by_looking(heap, last));
            let Some(value) = first else { break };
            self.found.push(value);
            recent.push(value as u16);
        }
    }

    /// Returns whether a move that leaves one heap or none, or a partner without a window, gives the value `target`.
    /// The values of the `last` heaps are known.
    fn is_given(&mut self, heap: usize, target: u32, last: &[u16; NEAR]) -> bool {
        let BlockRows { near, beyond, .. } = &*self.rows;
        self.work += (NEAR / 16 * near.len() + beyond.len()) as u64;
        let beside = |near: &[u16; NEAR]| contains_in_step(SimdLevel::best(), near, last, target as u16);
        let far = |(back, value): &(usize, u32)| {
            let other = heap.checked_sub(*back).filter(|other| *other > 0);
            other.is_some_and(|other| self.values[other].into() ^ value == target)
        };
        near.iter().any(beside) || beyond.iter().any(far) || self.is_taken(heap, target)
    }

    /// Returns whether a move that leaves one heap or none has the value `target`.
    fn is_taken(&self, heap: usize, target: u32) -> bool {
        let mut lower = self.moves.lower.iter().take_while(|taken| **taken < heap);
        lower.any(|taken| self.value(heap - taken) == target)
            || target == 0 && self.moves.whole.binary_search(&heap).is_ok()
    }

    /// Returns the least common value that is not an option of `heap`, by examining all rare partners.
    fn first_by_looking(&mut self, heap: usize, last: &[u16; NEAR]) -> Option<u32> {
        let rows = &*self.rows;
        let mut given = vec![false; rows.starts.len()];
        for (phase, partners) in rows.rare.iter().enumerate() {
            self.work += partners.len() as u64;
            for partner in partners {
                let other: u32 = self.values[heap + phase - 8 * partner.back as usize].into();
                given[(partner.value ^ other) as usize] = true;
            }
        }
        let class = rows.class;
        let free = |value: &u32| !given[*value as usize] && !class.is_rare(heap, *value);
        (0..given.len() as u32).filter(free).find(|value| !self.is_given(heap, *value, last))
    }

    /// Returns the rare values below those found, each with the heaps that have it as an option, if the values found
    /// are right.
    fn rare_values_below(&self) -> Vec<Wanted> {
        let mut open = Vec::new();
        let mut equal = vec![PlaceSet::NONE; self.rows.starts.len()];
        for (place, value) in self.found.iter().enumerate() {
            equal[*value as usize].insert(place);
        }
        // The heaps for which a larger value was found.
        let mut above = PlaceSet::first(self.found.len());
        for value in 0..equal.len() as u32 {
            above = above.without(equal[value as usize]);
            if above.is_empty() {
                break;
            }
            let needed = above.intersection(self.where_rare(value));
            if !needed.is_empty() {
                open.push(Wanted { value, places: needed.0, count: needed.len() });
            }
        }
        open
    }

    /// Returns, for all needed rare values, the heaps for which no sum of two common heaps is found with little effort.
    fn without_common_sums(&mut self, mut open: Vec<Wanted>) -> Vec<Wanted> {
        let mut few = Vec::new();
        let (bits, at) = self.bits();
        let mut work = 0;
        // A few rows at a time, for all values: they stay in the cache.
        for rows in self.rows.frequent.chunks(ROWS_AT_ONCE) {
            bits.remove_sums(at, rows, &self.rows.common, &mut open);
            work += 2 * PARTNERS_TRIED * rows.len() * open.len();
            few.extend(open.extract_if(.., |wanted| wanted.count <= FEW_WANTED));
        }
        self.work += work as u64;
        few.extend(open);
        few.sort_by_key(|wanted| wanted.value);
        few
    }

    /// Finds the first heap that has a smaller rare value than was found, and ends the block with it.
    fn take_rare(&mut self) {
        let needed = self.rare_values_below();
        let mut ended = None;
        for Wanted { value, places, .. } in self.without_common_sums(needed) {
            let places = PlaceSet(places).intersection(PlaceSet::first(self.found.len()));
            let lacks = |place: &usize| !self.has_option(self.values.len() + place, value);
            if let Some(place) = places.iter().find(lacks) {
                // The values come in ascending order, so this is the heap's least missing value: its Grundy value. What
                // was found for later heaps assumed that it is common, and is dropped.
                self.found.truncate(place);
                ended = Some(value);
            }
        }
        self.found.extend(ended);
    }

    fn value(&self, heap: usize) -> u32 {
        match heap.checked_sub(self.values.len()) {
            Some(place) => self.found[place],
            None => self.values[heap].into(),
        }
    }

    /// Returns whether some option of `heap` has this value, by examining each.
    fn has_option(&self, heap: usize, value: u32) -> bool {
        if self.is_taken(heap, value) {
            return true;
        }
        let Ok(target) = T::try_from(value) else { return false };
        MoveLists::totals(&self.moves.split, heap, 2).any(|total| {
            let last = self.moves.last_smaller_part(total);
            // Both parts below the block, then the rest.
            let far = NEAR.min(last + 1);
            let (smaller, larger) = (&self.values[far..=last], &self.values[total - last..=total - far]);
            contains(SimdLevel::best(), smaller, larger, target)
                || (1..far).any(|part| self.value(part) ^ self.value(total - part) == value)
        })
    }
}
