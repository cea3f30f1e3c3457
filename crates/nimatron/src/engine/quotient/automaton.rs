//! [`Automaton`]: a finite machine that reads heaps, in any order, and says which sums are lost.
//!
//! The sums of heaps are a free commutative monoid, the P-positions are a language in it, and the misère quotient is
//! the syntactic monoid of that language. In a commutative monoid the syntactic congruence is the Nerode congruence:
//! the elements of the quotient are the states of the smallest automaton. So methods for automata apply: Moore's
//! refinement to minimise a machine, and the folding of states with equal tails (Biermann & Feldman, 1972) to guess a
//! machine from its behaviour on small sums.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use super::candidate::Candidate;
use super::heaps::Heaps;
use crate::{Meter, OverBudget};

/// A machine that starts in state 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Automaton {
    /// The letter that each heap is read as, or `None` for a finished heap.
    pub(super) alphabet: Vec<Option<usize>>,
    /// The number of letters.
    pub(super) letters: usize,
    /// The successor for each letter, state by state.
    pub(super) next: Vec<u32>,
    /// For each state whether the sums that lead there are P-positions.
    pub(super) lost: Vec<bool>,
}

impl Automaton {
    pub(super) fn states(&self) -> usize {
        self.lost.len()
    }

    /// Returns the cost of a pass over all transitions.
    fn cost(&self) -> u64 {
        self.next.len() as u64 / 8 + 1
    }

    fn step(&self, state: usize, letter: usize) -> usize {
        self.next[state * self.letters + letter] as usize
    }

    /// Returns the state after a sum is read.
    pub(super) fn read(&self, state: usize, sum: &[usize]) -> usize {
        let letters = sum.iter().filter_map(|&heap| self.alphabet[heap]);
        letters.fold(state, |state, letter| self.step(state, letter))
    }

    /// Returns the automaton whose states are the elements of a candidate.
    pub(super) fn of(candidate: &Candidate, heaps: &Heaps) -> Self {
        let known = 0..candidate.values.len();
        let mut values: Vec<usize> =
            known.clone().filter(|&heap| !heaps.is_over(heap)).map(|heap| candidate.values[heap]).collect();
        values.sort_unstable();
        values.dedup();
        let letter =
            |heap| values.binary_search(&candidate.values[heap]).ok().filter(|_| !heaps.is_over(heap));
        let order = candidate.monoid.order();
        let products = |x| values.iter().map(move |&value| candidate.monoid.product(x, value) as u32);
        Self {
            alphabet: known.map(letter).collect(),
            letters: values.len(),
            next: (0..order).flat_map(products).collect(),
            lost: (0..order).map(|x| candidate.lost.contains(x)).collect(),
        }
    }

    /// Returns an automaton that reads one more heap: it counts that heap separately, up to `most` of them. Its states
    /// are not yet [judged](Self::judge).
    pub(super) fn counting_one_more(&self, most: usize) -> Self {
        let states = self.states();
        let mut next = Vec::with_capacity((most + 1) * states * (self.letters + 1));
        for count in 0..=most {
            for state in 0..states {
                next.extend(
                    (0..self.letters).map(|letter| (count * states + self.step(state, letter)) as u32),
                );
                next.push(((count + 1).min(most) * states + state) as u32);
            }
        }
        let mut alphabet = self.alphabet.clone();
        alphabet.push(Some(self.letters));
        Self { alphabet, letters: self.letters + 1, next, lost: vec![false; (most + 1) * states] }
    }

    /// Visits the states in the order of the least heights of sums that lead there, each with such a sum, and continues
    /// from those for which `visit` returns `true`.
    pub(super) fn by_height(&self, heaps: &Heaps, mut visit: impl FnMut(usize, &[usize]) -> bool) {
        let mut spelling: Vec<Option<usize>> = vec![None; self.letters];
        for (heap, letter) in self.alphabet.iter().enumerate() {
            if let Some(letter) = *letter {
                let shortest = spelling[letter].filter(|&h| heaps.height(&[h]) <= heaps.height(&[heap]));
                spelling[letter] = shortest.or(Some(heap));
            }
        }
        let mut met = vec![false; self.states()];
        let mut queue = BinaryHeap::from([Reverse((0, Vec::new(), 0))]);
        while let Some(Reverse((height, sum, state))) = queue.pop() {
            if std::mem::replace(&mut met[state], true) || !visit(state, &sum) {
                continue;
            }
            for &heap in spelling.iter().flatten() {
                let next = self.read(state, &[heap]);
                if !met[next] {
                    let mut longer = sum.clone();
                    longer.insert(sum.partition_point(|&h| h < heap), heap);
                    queue.push(Reverse((heaps.height(&[heap]).saturating_add(height), longer, next)));
                }
            }
        }
    }

    /// Decides again for every state whether it is lost, by the options of the first sum that leads there. This decides
    /// all sums that lead there, correctly if the states are fine enough.
    pub(super) fn judge(&mut self, heaps: &Heaps, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        meter.spend(self.cost())?;
        let mut representatives = Vec::with_capacity(self.states());
        self.by_height(heaps, |state, sum| {
            representatives.push((state, sum.to_vec()));
            true
        });
        for (state, sum) in representatives {
            let mut won = sum.is_empty();
            for (i, &heap) in sum.iter().enumerate() {
                if won || sum[..i].last() == Some(&heap) {
                    continue;
                }
                meter.spend(heaps.options(heap).len() as u64)?;
                let rest = self.read(self.read(0, &sum[..i]), &sum[i + 1..]);
                won = heaps.options(heap).iter().any(|option| self.lost[self.read(rest, option)]);
            }
            self.lost[state] = !won;
        }
        Ok(())
    }

    /// Returns the states classed by outcome: the coarsest partition for [`finer`](Self::finer) to start with.
    pub(super) fn outcomes(&self) -> StateClasses {
        let class: Vec<u32> = self.lost.iter().map(|&lost| u32::from(lost != self.lost[0])).collect();
        StateClasses { count: if class.contains(&1) { 2 } else { 1 }, class }
    }

    /// Returns the states classed by their own class and those of their successors.
    pub(super) fn finer(
        &self,
        classes: &StateClasses,
        meter: &mut Meter<'_>,
    ) -> Result<StateClasses, OverBudget> {
        meter.spend(self.cost())?;
        let mut ids: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let class = (0..self.states())
            .map(|state| {
                let next = (0..self.letters).map(|letter| classes.class[self.step(state, letter)]);
                let signature = std::iter::once(classes.class[state]).chain(next).collect();
                let fresh = ids.len() as u32;
                *ids.entry(signature).or_insert(fresh)
            })
            .collect();
        Ok(StateClasses { count: ids.len(), class })
    }

    /// Returns an automaton with one state for each class that is met, with the successors of the first state met in
    /// it.
    pub(super) fn folded(
        &self,
        classes: &StateClasses,
        heaps: &Heaps,
        meter: &mut Meter<'_>,
    ) -> Result<Self, OverBudget> {
        meter.spend(self.cost())?;
        let mut number = vec![u32::MAX; classes.count];
        let mut states = Vec::new();
        self.by_height(heaps, |state, _| {
            let number = &mut number[classes.class[state] as usize];
            let first = *number == u32::MAX;
            if first {
                *number = states.len() as u32;
                states.push(state);
            }
            first
        });
        let folded = |state: usize| number[classes.class[state] as usize];
        let letters = 0..self.letters;
        let next =
            states.iter().flat_map(|&s| letters.clone().map(move |l| folded(self.step(s, l)))).collect();
        let lost = states.iter().map(|&state| self.lost[state]).collect();
        Ok(Self { alphabet: self.alphabet.clone(), letters: self.letters, next, lost })
    }

    /// Returns the smallest automaton with the same lost sums. Its states are in the order of their heights.
    pub(super) fn minimal(&self, heaps: &Heaps, meter: &mut Meter<'_>) -> Result<Self, OverBudget> {
        let mut classes = self.outcomes();
        loop {
            let finer = self.finer(&classes, meter)?;
            if finer.count == classes.count {
                return self.folded(&finer, heaps, meter);
            }
            classes = finer;
        }
    }
}

/// A partition of the states.
#[derive(Debug, Clone)]
pub(super) struct StateClasses {
    class: Vec<u32>,
    /// The number of classes.
    pub(super) count: usize,
}
