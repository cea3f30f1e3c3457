//! [`Candidate`]: a monoid, its P-portion and a value for each heap, which may or may not be a misère quotient.

use super::automaton::Automaton;
use super::element_set::ElementSet;
use super::heaps::Heaps;
use super::monoid::Monoid;

/// A possible quotient that is not proved yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) monoid: Monoid,
    /// The P-portion: the values of the sums that the player to move loses.
    pub(super) lost: ElementSet,
    /// The value of each heap.
    pub(super) values: Vec<usize>,
    /// For each element the elements whose product with it is lost.
    rows: Vec<ElementSet>,
}

impl Candidate {
    pub(super) fn new(monoid: Monoid, lost: ElementSet, values: Vec<usize>) -> Self {
        let rows = (0..monoid.order()).map(|x| monoid.residual(x, &lost)).collect();
        Self { monoid, lost, values, rows }
    }

    /// Returns the candidate without heaps: the only sum is empty, and won, because play is over.
    pub(super) fn trivial() -> Self {
        Self::new(Monoid::trivial(), ElementSet::new(), Vec::new())
    }

    /// Returns the states of a minimal automaton as the elements of a monoid, numbered by height.
    pub(super) fn from_automaton(automaton: &Automaton, heaps: &Heaps) -> Self {
        let order = automaton.states();
        let mut table = vec![0; order * order];
        automaton.by_height(heaps, |y, sum| {
            for x in 0..order {
                table[x * order + y] = automaton.read(x, sum) as u32;
            }
            true
        });
        let lost = (0..order).filter(|&x| automaton.lost[x]).collect();
        let values = (0..heaps.len()).map(|heap| automaton.read(0, &[heap])).collect();
        Self::new(Monoid::unchecked(order, table), lost, values)
    }

    /// Returns the value of a sum of heaps.
    pub(super) fn value(&self, sum: &[usize]) -> usize {
        self.monoid.product_of(sum.iter().map(|&heap| self.values[heap]))
    }

    /// Returns the elements whose product with the value of some option of the heap is lost.
    pub(super) fn wins(&self, heap: usize, heaps: &Heaps) -> ElementSet {
        let values: ElementSet = heaps.options(heap).iter().map(|option| self.value(option)).collect();
        values.iter().fold(ElementSet::new(), |mut wins, e| {
            wins.unite(&self.rows[e]);
            wins
        })
    }
}
