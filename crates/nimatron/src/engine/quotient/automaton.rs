//! [`Automaton`]: a finite machine that reads heaps, in any order, and says which sums are lost.
//!
//! The sums of heaps are a free commutative monoid, the P-positions are a language in it, and the misère quotient is
//! the syntactic monoid of that language. In a commutative monoid the syntactic congruence is the Nerode congruence:
//! the elements of the quotient are the states of the smallest automaton. So methods for automata apply: products to
//! distinguish more sums, Moore's refinement to minimise a machine, and the folding of states with equal tails (Biermann
//! & Feldman, 1972) to guess a machine from its behaviour on small sums.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use super::atoms::Atoms;
use super::candidate::Candidate;
use super::heaps::Heaps;
use crate::{Meter, OverBudget};

/// A machine that starts in state 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Automaton {
    /// The letters that each heap is read as: none for a finished heap, several for a heap that equals a sum.
    pub(super) alphabet: Vec<Vec<usize>>,
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
        self.next.len() as u64 / 32 + 1
    }

    fn step(&self, state: usize, letter: usize) -> usize {
        self.next[state * self.letters + letter] as usize
    }

    /// Returns the state after a sum is read.
    pub(super) fn read(&self, state: usize, sum: &[usize]) -> usize {
        let letters = sum.iter().flat_map(|&heap| &self.alphabet[heap]);
        letters.fold(state, |state, &letter| self.step(state, letter))
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
            alphabet: known.map(|heap| letter(heap).into_iter().collect()).collect(),
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
        alphabet.push(vec![self.letters]);
        Self { alphabet, letters: self.letters + 1, next, lost: vec![false; (most + 1) * states] }
    }

    /// Returns an automaton that counts one heap, up to `most` of them, then by parity, and ignores all others.
    pub(super) fn counting(heap: usize, heaps: &Heaps, most: usize) -> Self {
        let letter =
            |other: usize| if heaps.is_over(other) { Vec::new() } else { vec![usize::from(other == heap)] };
        let after = |count| if count == most { most - 1 } else { count + 1 };
        Self {
            alphabet: (0..heaps.len()).map(letter).collect(),
            letters: 2,
            next: (0..=most).flat_map(|count| [count as u32, after(count) as u32]).collect(),
            lost: vec![false; most + 1],
        }
    }

    /// Returns the automaton with one more heap, which does not change its state.
    pub(super) fn ignoring_one_more(mut self) -> Self {
        let row = |state: usize| &self.next[state * self.letters..(state + 1) * self.letters];
        let next = (0..self.states()).flat_map(|state| [row(state), &[state as u32]].concat()).collect();
        self.alphabet.push(vec![self.letters]);
        Self { letters: self.letters + 1, next, ..self }
    }

    /// Returns an automaton that distinguishes the sums that one of both does, and reads other heaps than atoms as their
    /// atoms. Its states are not yet [judged](Self::judge).
    pub(super) fn times(
        &self,
        other: &Self,
        atoms: &Atoms,
        meter: &mut Meter<'_>,
    ) -> Result<Self, OverBudget> {
        let mut letters: Vec<(usize, usize)> = Vec::new();
        let mut alphabet: Vec<Vec<usize>> = Vec::with_capacity(self.alphabet.len());
        for heap in 0..self.alphabet.len() {
            let spelled = if atoms.is_atom(heap) {
                let both = (self.alphabet[heap][0], other.alphabet[heap][0]);
                let known = letters.iter().position(|&letter| letter == both);
                if known.is_none() {
                    letters.push(both);
                }
                vec![known.unwrap_or(letters.len() - 1)]
            } else {
                atoms.spelled(heap).iter().flat_map(|&atom| alphabet[atom].clone()).collect()
            };
            alphabet.push(spelled);
        }
        let mut index: FxHashMap<(usize, usize), u32> = FxHashMap::from_iter([((0, 0), 0)]);
        let (mut states, mut next) = (vec![(0, 0)], Vec::new());
        let mut state = 0;
        while let Some(&(x, y)) = states.get(state) {
            meter.spend(1 + letters.len() as u64 / 16)?;
            for &(a, b) in &letters {
                let both = (self.step(x, a), other.step(y, b));
                let fresh = states.len() as u32;
                next.push(*index.entry(both).or_insert_with(|| {
                    states.push(both);
                    fresh
                }));
            }
            state += 1;
        }
        Ok(Self { alphabet, letters: letters.len(), next, lost: vec![false; states.len()] })
    }

    /// Visits the states in the order of the least heights of sums that lead there, each with such a sum, and continues
    /// from those for which `visit` returns `true`.
    pub(super) fn by_height(&self, heaps: &Heaps, mut visit: impl FnMut(usize, &[usize]) -> bool) {
        let mut spelling: Vec<Option<usize>> = vec![None; self.letters];
        for (heap, letter) in self.alphabet.iter().enumerate() {
            if let [letter] = letter[..] {
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
        let mut signature = Vec::with_capacity(1 + self.letters);
        let class = (0..self.states())
            .map(|state| {
                signature.clear();
                signature.push(classes.class[state]);
                signature.extend((0..self.letters).map(|letter| classes.class[self.step(state, letter)]));
                let fresh = ids.len() as u32;
                ids.get(&signature).copied().unwrap_or_else(|| {
                    ids.insert(signature.clone(), fresh);
                    fresh
                })
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
