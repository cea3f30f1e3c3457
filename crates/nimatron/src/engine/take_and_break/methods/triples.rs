//! [`TriplesMethod`]: values of games that may leave three heaps.

use super::{MoveLists, NextValue, Value, ValueMethod};

/// For every total, the set of nim-sums of two heaps and of three heaps with that total, as bits.
///
/// A triple is its smallest part and a pair, so with `P(s)` and `T(s)` for these sets, `T(s)` is the union over
/// `a <= s/3` of `P(s - a)` with `G(a)` added to each member: about `s` words instead of `s²/12` triples.
#[derive(Debug, Clone)]
pub(crate) struct TriplesMethod {
    moves: MoveLists,
    /// By total.
    pairs: Vec<ValueSet>,
    /// By total.
    triples: Vec<ValueSet>,
    /// The non-empty heaps of each value, in ascending order.
    heaps: Vec<Vec<usize>>,
    work: u64,
}

impl TriplesMethod {
    pub(super) fn new(moves: MoveLists) -> Self {
        Self { moves, pairs: Vec::new(), triples: Vec::new(), heaps: Vec::new(), work: 0 }
    }

    pub(super) fn memory(&self) -> u64 {
        // The sets grow, so the last ones are the longest.
        let longest = self.triples.last().map_or(0, |set| set.0.len());
        let set = size_of::<ValueSet>() + longest * size_of::<u64>();
        ((self.pairs.capacity() + self.triples.capacity()) * set) as u64
    }

    fn triples_of(&mut self, total: usize) -> ValueSet {
        let mut triples = ValueSet::default();
        for (value, heaps) in self.heaps.iter().enumerate() {
            let mut partners = ValueSet::default();
            for heap in heaps.iter().take_while(|heap| **heap <= total / 3) {
                partners.unite(&self.pairs[total - heap]);
                self.work += partners.0.len() as u64;
            }
            partners.add_to_each(value);
            triples.unite(&partners);
        }
        triples
    }
}

impl ValueMethod for TriplesMethod {
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue {
        let heap = values.len();
        let mut seen = ValueSet::default();
        self.moves.taking_values(values).for_each(|value| seen.insert(value));
        MoveLists::totals(&self.moves.split, heap, 2).for_each(|total| seen.unite(&self.pairs[total]));
        MoveLists::totals(&self.moves.triple, heap, 3).for_each(|total| seen.unite(&self.triples[total]));
        let work = std::mem::take(&mut self.work);
        NextValue { value: seen.mex(), work }
    }

    /// Pairs and triples with a total of one more than the new heap have all their parts among the known ones.
    fn absorb<T: Value>(&mut self, values: &[T]) {
        if self.pairs.is_empty() {
            self.pairs.push(ValueSet::default());
            self.triples.push(ValueSet::default());
        }
        let total = values.len();
        if let Some(last) = values.last().filter(|_| total > 1) {
            let value = (*last).into() as usize;
            if value >= self.heaps.len() {
                self.heaps.resize(value + 1, Vec::new());
            }
            self.heaps[value].push(total - 1);
        }
        let mut pairs = ValueSet::default();
        for part in 1..=total / 2 {
            pairs.insert(values[part].into() ^ values[total - part].into());
        }
        self.work += total as u64 / 2;
        self.pairs.push(pairs);
        let triples = self.triples_of(total);
        self.triples.push(triples);
    }
}

/// A set of values: bit `v % 64` of word `v / 64`; the number of words is 0 or a power of two.
#[derive(Debug, Clone, Default)]
struct ValueSet(Vec<u64>);

impl ValueSet {
    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.0.len() {
            self.0.resize((word + 1).next_power_of_two(), 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    fn unite(&mut self, other: &Self) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    /// Adds (as nimbers) `value` to each member: swaps blocks of 2^j members for each bit j of `value`.
    fn add_to_each(&mut self, value: usize) {
        const LOW: [u64; 6] = [
            0x5555_5555_5555_5555,
            0x3333_3333_3333_3333,
            0x0f0f_0f0f_0f0f_0f0f,
            0x00ff_00ff_00ff_00ff,
            0x0000_ffff_0000_ffff,
            0x0000_0000_ffff_ffff,
        ];
        if self.0.is_empty() {
            return;
        }
        let words = (value / 64 + 1).next_power_of_two().max(self.0.len());
        self.0.resize(words, 0);
        let moved = |word: u64| {
            (0..6)
                .filter(|j| value >> j & 1 == 1)
                .fold(word, |word, j| (word & LOW[j]) << (1 << j) | (word >> (1 << j)) & LOW[j])
        };
        self.0 = (0..words).map(|i| moved(self.0[i ^ (value / 64)])).collect();
    }

    fn mex(&self) -> u32 {
        let full = self.0.iter().take_while(|word| **word == u64::MAX).count();
        full as u32 * 64 + self.0.get(full).map_or(0, |word| word.trailing_ones())
    }
}
