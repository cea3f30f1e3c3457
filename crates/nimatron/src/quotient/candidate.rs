//! [`Candidate`]: a monoid, its P-portion and a value for each heap, which may or may not be a misère quotient.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::automaton::Automaton;
use super::heaps::Heaps;
use super::{ElementSet, Monoid};

/// What would be a quotient if it were proved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) monoid: Monoid,
    /// The P-portion: the values of the sums that the player to move loses.
    pub(super) lost: ElementSet,
    /// The value of each heap.
    pub(super) values: Vec<usize>,
    /// For each element the sum of least height with that value, its heaps ascending.
    pub(super) representatives: Vec<Vec<usize>>,
    /// For each element the elements whose product with it is lost.
    pub(super) rows: Vec<ElementSet>,
}

impl Candidate {
    /// No heaps yet: the empty sum is the only one, and won, as play is over.
    pub(super) fn trivial() -> Self {
        Self {
            monoid: Monoid::trivial(),
            lost: ElementSet::new(),
            values: Vec::new(),
            representatives: vec![Vec::new()],
            rows: vec![ElementSet::new()],
        }
    }

    /// The states of a minimal automaton as a monoid. `letters` says what each heap is read as; finished heaps are not
    /// read. The elements are numbered by the heights of their representatives.
    pub(super) fn from_automaton(automaton: &Automaton, letters: &[Option<usize>], heaps: &Heaps) -> Self {
        let order = automaton.states();
        let mut spelled: Vec<(u64, usize, usize)> = (0..automaton.letters)
            .filter_map(|letter| {
                let heap = letters.iter().position(|&l| l == Some(letter))?;
                Some((heaps.height(&[heap]), heap, letter))
            })
            .collect();
        spelled.sort_unstable();

        let mut number = vec![usize::MAX; order];
        let mut states = Vec::with_capacity(order);
        let mut representatives: Vec<Vec<usize>> = Vec::with_capacity(order);
        let mut parents = Vec::with_capacity(order);
        let mut queue = BinaryHeap::from([Reverse((0u64, Vec::new(), 0, 0, 0))]);
        while let Some(Reverse((height, sum, state, parent, letter))) = queue.pop() {
            if number[state] != usize::MAX {
                continue;
            }
            let element = states.len();
            number[state] = element;
            states.push(state);
            parents.push((parent, letter));
            for &(more, heap, letter) in &spelled {
                let next = automaton.step(state, letter);
                if number[next] == usize::MAX {
                    let mut longer = sum.clone();
                    longer.push(heap);
                    longer.sort_unstable();
                    queue.push(Reverse((height.saturating_add(more), longer, next, element, letter)));
                }
            }
            representatives.push(sum);
        }

        let order = states.len();
        let mut table = vec![0u32; order * order];
        for x in 0..order {
            table[x * order] = x as u32;
            for y in 1..order {
                let (parent, letter) = parents[y];
                let before = table[x * order + parent] as usize;
                table[x * order + y] = number[automaton.step(states[before], letter)] as u32;
            }
        }
        let lost = (0..order).filter(|&x| automaton.lost[states[x]]).collect();
        let value = |letter: &Option<usize>| letter.map_or(0, |letter| number[automaton.step(0, letter)]);
        let values = letters.iter().map(value).collect();
        Self::new(Monoid::unchecked(order, table), lost, values, representatives)
    }

    pub(super) fn new(
        monoid: Monoid,
        lost: ElementSet,
        values: Vec<usize>,
        representatives: Vec<Vec<usize>>,
    ) -> Self {
        let rows = (0..monoid.order()).map(|x| monoid.residual(x, &lost)).collect();
        Self { monoid, lost, values, representatives, rows }
    }

    /// The value of a sum of heaps.
    pub(super) fn value(&self, sum: &[usize]) -> usize {
        self.monoid.product_of(sum.iter().map(|&heap| self.values[heap]))
    }

    /// The values of the options of one heap.
    pub(super) fn option_values(&self, heap: usize, heaps: &Heaps) -> ElementSet {
        heaps.options(heap).iter().map(|option| self.value(option)).collect()
    }
}
