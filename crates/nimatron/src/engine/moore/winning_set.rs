//! [`WinningSet`]: all winning moves from a position, in the form in which they are counted, compared and drawn.

use crate::engine::moore::combinations::Subset;
use crate::engine::moore::rule::{Tally, lost_ones};
use crate::engine::moore::suffix_classes::SuffixClasses;
use crate::engine::moore::{Moore, clamped};
use crate::{Convention, Natural};

/// All winning moves from a position.
#[derive(Debug)]
pub(crate) enum WinningSet {
    /// More than `k` big heaps, and the position is lost.
    Empty,
    /// At most `k` big heaps: the moves that leave only single stones, in a certain number modulo `k + 1`. It may be
    /// empty.
    Flattenings(Flattenings),
    /// More than `k` big heaps, in a position that is won: the paths through the columns, the same in both conventions.
    Paths(SuffixClasses),
}

impl Moore {
    /// Returns the winning moves from `heaps`.
    pub(super) fn winning_set(&self, heaps: &[Natural], convention: Convention) -> WinningSet {
        let tally = Tally::of(heaps);
        let k = self.clamped(heaps.len());
        if tally.big <= k {
            return WinningSet::Flattenings(Flattenings { tally, k, residue: lost_ones(convention) });
        }
        let classes = SuffixClasses::of(heaps, k);
        if classes.columns.is_balanced(k) { WinningSet::Empty } else { WinningSet::Paths(classes) }
    }
}

/// The moves that leave only single stones, `residue` of them modulo `k + 1`. There are none if there are more than `k`
/// big heaps.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flattenings {
    pub(crate) tally: Tally,
    k: usize,
    residue: usize,
}

/// How many heaps of each kind a flattening move changes in which way. All big heaps change; those that do not keep a
/// stone become empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FlatteningSplit {
    /// How many single stones are taken.
    pub(crate) taken: usize,
    /// How many big heaps keep one stone.
    pub(crate) left: usize,
}

impl Flattenings {
    /// Returns the ways to split the changes among the kinds of heaps, fewest single stones taken first.
    ///
    /// There are fewer big heaps than the modulus, so `taken` determines `left`.
    pub(crate) fn splits(&self) -> impl Iterator<Item = FlatteningSplit> + use<> {
        let Self { tally: Tally { big, ones }, k, residue } = *self;
        let modulus = k + 1;
        let lacking = modulus + residue - ones % modulus;
        let taken = k.checked_sub(big).map(|spare| usize::from(big == 0)..=spare.min(ones));
        taken.into_iter().flatten().filter_map(move |taken| {
            let left = (lacking + taken) % modulus;
            (left <= big).then_some(FlatteningSplit { taken, left })
        })
    }

    fn first_of(&self, split: FlatteningSplit) -> (Subset, Subset) {
        (Subset::first(self.tally.ones, split.taken), Subset::first(self.tally.big, split.left))
    }
}

/// The heaps of a position by kind, for moves that leave only single stones.
#[derive(Debug, Clone)]
pub(crate) struct HeapsByKind {
    ones: Vec<usize>,
    big: Vec<usize>,
}

impl HeapsByKind {
    pub(crate) fn of(heaps: &[Natural]) -> Self {
        let indices =
            |wanted: fn(&Natural) -> bool| (0..heaps.len()).filter(move |i| wanted(&heaps[*i])).collect();
        Self { ones: indices(|heap| *heap == Natural::ONE), big: indices(|heap| *heap > Natural::ONE) }
    }

    /// Returns the move that takes these single stones and leaves a stone of these big heaps.
    pub(crate) fn flattening(&self, taken: &[usize], left: &[usize]) -> Vec<(usize, Natural)> {
        let mut changes: Vec<(usize, Natural)> =
            self.big.iter().map(|index| (*index, Natural::ZERO)).collect();
        left.iter().for_each(|place| changes[*place].1 = Natural::ONE);
        changes.extend(taken.iter().map(|place| (self.ones[*place], Natural::ZERO)));
        changes
    }
}

/// Lists [`Flattenings`], each once.
#[derive(Debug, Clone)]
pub(crate) struct FlatteningMoves {
    flattenings: Flattenings,
    heaps: HeapsByKind,
    /// Which single stones are taken and which big heaps keep a stone in the next move.
    next: Option<(Subset, Subset)>,
}

impl FlatteningMoves {
    pub(crate) fn of(heaps: &[Natural], k: usize, residue: usize) -> Self {
        let flattenings = Flattenings { tally: Tally::of(heaps), k: clamped(k, heaps.len()), residue };
        let next = flattenings.splits().next().map(|split| flattenings.first_of(split));
        Self { flattenings, heaps: HeapsByKind::of(heaps), next }
    }
}

impl Iterator for FlatteningMoves {
    type Item = Vec<(usize, Natural)>;

    fn next(&mut self) -> Option<Self::Item> {
        let (mut taken, mut left) = self.next.take()?;
        let changes = self.heaps.flattening(taken.members(), left.members());
        let count = taken.members().len();
        self.next = if left.advance() || taken.advance() {
            Some((taken, left))
        } else {
            let later = self.flattenings.splits().find(|split| split.taken > count);
            later.map(|split| self.flattenings.first_of(split))
        };
        Some(changes)
    }
}
