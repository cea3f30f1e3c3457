//! [`Automaton`]: a finite machine that reads heaps and says which sums are lost, and its smallest equivalent.
//!
//! A set of positions closed under addition is a free commutative monoid, its P-positions are a language in it, and the
//! misère quotient is the syntactic monoid of that language. For a commutative language the syntactic congruence is the
//! Nerode congruence: the elements of the quotient are the states of the smallest automaton.

use rustc_hash::FxHashMap;

use crate::{Meter, OverBudget};

/// A machine that starts in state 0 and reads letters in any order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Automaton {
    /// The number of letters.
    pub(super) letters: usize,
    /// Where each letter leads, state by state.
    pub(super) next: Vec<u32>,
    /// Whether the sum read so far is a P-position, for each state.
    pub(super) lost: Vec<bool>,
}

impl Automaton {
    pub(super) fn states(&self) -> usize {
        self.lost.len()
    }

    pub(super) fn step(&self, state: usize, letter: usize) -> usize {
        self.next[state * self.letters + letter] as usize
    }

    pub(super) fn first(&self) -> (Vec<u32>, usize) {
        let class: Vec<u32> = self.lost.iter().map(|&lost| u32::from(lost != self.lost[0])).collect();
        let classes = if class.contains(&1) { 2 } else { 1 };
        (class, classes)
    }
    pub(super) fn finer(&self, class: &[u32]) -> (Vec<u32>, usize) {
        let mut ids: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let finer: Vec<u32> = (0..self.states())
            .map(|state| {
                let next = (0..self.letters).map(|letter| class[self.step(state, letter)]);
                let signature = std::iter::once(class[state]).chain(next).collect();
                let fresh = ids.len() as u32;
                *ids.entry(signature).or_insert(fresh)
            })
            .collect();
        (finer, ids.len())
    }
    pub(super) fn minimal(&self, meter: &mut Meter<'_>) -> Result<Self, OverBudget> {
        let (mut class, mut classes) = self.first();
        loop {
            meter.spend(self.states() as u64)?;
            let (c, n) = self.finer(&class);
            let stable = n == classes;
            (class, classes) = (c, n);
            if stable { return Ok(self.folded(&class, &vec![1; self.letters])); }
        }
    }
    pub(super) fn by_height(&self, weights: &[u64], mut visit: impl FnMut(u64, usize) -> bool) {
        use std::cmp::Reverse;
        let mut done = vec![false; self.states()];
        let mut queue = std::collections::BinaryHeap::from([Reverse((0u64, 0usize))]);
        while let Some(Reverse((height, state))) = queue.pop() {
            if std::mem::replace(&mut done[state], true) || !visit(height, state) { continue; }
            for letter in 0..self.letters {
                let next = self.step(state, letter);
                if !done[next] { queue.push(Reverse((height.saturating_add(weights[letter]), next))); }
            }
        }
    }
    pub(super) fn relabel(&mut self, letters: &[Option<usize>], heaps: &super::heaps::Heaps) {
        use std::cmp::Reverse;
        let mut spelled: Vec<(u64, usize, usize)> = (0..self.letters).map(|l| { let h = letters.iter().position(|x| *x == Some(l)).unwrap(); (heaps.height(&[h]), h, l) }).collect();
        spelled.sort_unstable();
        let mut done = vec![false; self.states()];
        let mut queue = std::collections::BinaryHeap::from([Reverse((0u64, Vec::<usize>::new(), 0usize))]);
        while let Some(Reverse((height, sum, state))) = queue.pop() {
            if std::mem::replace(&mut done[state], true) { continue; }
            self.lost[state] = state != 0 && !sum.iter().enumerate().any(|(i, &heap)| {
                if i > 0 && sum[i - 1] == heap { return false; }
                let read = |state: usize, heap: usize| self.step(state, letters[heap].unwrap());
                let rest = sum[..i].iter().chain(&sum[i + 1..]).fold(0, |s, &h| read(s, h));
                heaps.options(heap).iter().any(|o| self.lost[o.iter().fold(rest, |s, &h| read(s, h))])
            });
            for &(more, heap, letter) in &spelled {
                let next = self.step(state, letter);
                if !done[next] {
                    let mut sum = sum.clone();
                    let at = sum.partition_point(|&h| h < heap);
                    sum.insert(at, heap);
                    queue.push(Reverse((height.saturating_add(more), sum, next)));
                }
            }
        }
    }
    pub(super) fn folded(&self, class: &[u32], weights: &[u64]) -> Self {
        let mut red: FxHashMap<u32, u32> = FxHashMap::default();
        let mut states = Vec::new();
        self.by_height(weights, |_, state| {
            let fresh = states.len() as u32;
            let new = *red.entry(class[state]).or_insert(fresh) == fresh;
            if new { states.push(state); }
            new
        });
        let lost = states.iter().map(|&s| self.lost[s]).collect();
        let next = states.iter().flat_map(|&s| (0..self.letters).map(|l| red[&class[self.step(s, l)]]).collect::<Vec<_>>()).collect();
        Self { letters: self.letters, next, lost }
    }
}
