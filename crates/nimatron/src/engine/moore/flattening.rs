//! [`Flattening`]: the moves that leave nothing but single stones, in a given number modulo `k + 1`.

use crate::Natural;
use crate::engine::moore::subset::Subset;
use crate::engine::moore::{Lowering, Tally, clamped_k};

/// How many heaps of each kind a flattening move changes in which way. All big heaps change; the other `h - left` of
/// them become empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Split {
    /// How many single stones are taken.
    pub(crate) taken: usize,
    /// How many big heaps keep one stone.
    pub(crate) left: usize,
}

/// The ways to leave only single stones, `residue` of them modulo `k + 1`, fewest stones taken from single ones first.
/// None if there are more than `k` big heaps.
///
/// There are fewer big heaps than the modulus, so `taken` determines `left`.
pub(crate) fn splits(tally: Tally, k: usize, residue: usize) -> impl Iterator<Item = Split> + use<> {
    let Tally { big, ones } = tally;
    let modulus = k + 1;
    let lacking = modulus + residue - ones % modulus;
    let taken = k.checked_sub(big).map(|spare| usize::from(big == 0)..=spare.min(ones));
    taken.into_iter().flatten().filter_map(move |taken| {
        let left = (lacking + taken) % modulus;
        (left <= big).then_some(Split { taken, left })
    })
}

/// Every move that leaves only single stones in the right number, each once.
#[derive(Debug, Clone)]
pub(crate) struct Flattening {
    tally: Tally,
    k: usize,
    residue: usize,
    ones: Vec<usize>,
    big: Vec<usize>,
    /// Which single stones are taken and which big heaps keep a stone in the next move.
    next: Option<(Subset, Subset)>,
}

impl Flattening {
    pub(crate) fn of(heaps: &[Natural], k: usize, residue: usize) -> Self {
        let indices =
            |wanted: fn(&Natural) -> bool| (0..heaps.len()).filter(move |i| wanted(&heaps[*i])).collect();
        let (tally, k) = (Tally::of(heaps), clamped_k(k, heaps.len()));
        let next = splits(tally, k, residue).next().map(|split| first_of(tally, split));
        let (ones, big) = (indices(|heap| *heap == Natural::ONE), indices(|heap| *heap > Natural::ONE));
        Self { tally, k, residue, ones, big, next }
    }

    /// The move that takes these single stones and leaves a stone of these big heaps.
    pub(crate) fn lowering(&self, taken: &[usize], left: &[usize]) -> Lowering {
        let mut changes: Vec<(usize, Natural)> =
            self.big.iter().map(|index| (*index, Natural::ZERO)).collect();
        left.iter().for_each(|place| changes[*place].1 = Natural::ONE);
        changes.extend(taken.iter().map(|place| (self.ones[*place], Natural::ZERO)));
        Lowering::new(changes)
    }
}

fn first_of(tally: Tally, split: Split) -> (Subset, Subset) {
    (Subset::first(tally.ones, split.taken), Subset::first(tally.big, split.left))
}

impl Iterator for Flattening {
    type Item = Lowering;

    fn next(&mut self) -> Option<Lowering> {
        let (mut taken, mut left) = self.next.take()?;
        let lowering = self.lowering(taken.members(), left.members());
        let count = taken.members().len();
        self.next = if left.advance() || taken.advance() {
            Some((taken, left))
        } else {
            let later = splits(self.tally, self.k, self.residue).find(|split| split.taken > count);
            later.map(|split| first_of(self.tally, split))
        };
        Some(lowering)
    }
}
