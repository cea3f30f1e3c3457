//! The methods that compute the next Grundy value, and [`AnyMethod`]: the one that suits a game.
//!
//! All methods are exact; they differ in the shape of the games that they are for and in what they cost. This is the only
//! place that chooses among them.

mod all_but;
pub(super) mod lasker;
mod naive;
mod places;
mod rows;
mod sparse;
mod taking;
mod triples;

#[cfg(test)]
pub(super) use naive::naive_values;
pub(super) use sparse::RareClass;

use std::ops::BitXor;

use nimatron_kernel::SimdLevel;
use nimatron_kernel::sums::sums;

use self::all_but::AllButMethod;
use self::naive::NaiveMethod;
use self::sparse::SparseMethod;
use self::taking::TakingMethod;
use self::triples::TriplesMethod;
use super::rules::{Digit, TakeAndBreak};
use super::values::{PackedValues, each_width};

/// A Grundy value as it is stored.
pub(crate) trait Value: Copy + Eq + BitXor<Output = Self> + Into<u32> + TryFrom<u32> {
    /// Returns the [sums] of pairs among 64 values, or `None` if the values are too wide for the vector kernel.
    fn sums(level: SimdLevel, smaller: &[Self], larger: &[Self], word: u32) -> Option<u64> {
        let _ = (level, smaller, larger, word);
        None
    }
}

impl Value for u8 {
    fn sums(level: SimdLevel, smaller: &[Self], larger: &[Self], word: u32) -> Option<u64> {
        Some(sums(level, smaller, larger, word))
    }
}
impl Value for u16 {
    fn sums(level: SimdLevel, smaller: &[Self], larger: &[Self], word: u32) -> Option<u64> {
        Some(sums(level, smaller, larger, word))
    }
}
impl Value for u32 {}

/// A value together with the number of look-ups that it took.
#[derive(Debug, Clone, Copy)]
pub(super) struct NextValue {
    pub(super) value: u32,
    pub(super) work: u64,
}

/// A way to compute values one after the other: it sees all values so far and may keep data about them.
trait ValueMethod {
    /// Returns the value of the heap of size `values.len()`, which is at least 1.
    fn next<T: Value>(&mut self, values: &[T]) -> NextValue;

    /// Records the last of `values`. Called once for each, from heap 0 on.
    fn absorb<T: Value>(&mut self, values: &[T]);
}

/// The method that suits a game.
#[derive(Debug, Clone)]
pub(super) enum AnyMethod {
    /// Finitely many amounts, no splits.
    Taking(TakingMethod),
    /// All amounts but finitely many, no splits.
    AllBut(AllButMethod),
    /// Finitely many digits that split into two at most.
    Sparse(SparseMethod),
    /// Finitely many digits that split into three at most.
    Triples(TriplesMethod),
    /// Lasker's Nim, by its closed form.
    Lasker,
    /// Everything else: codes that repeat a digit other than 3, or that split and repeat a digit.
    Naive(NaiveMethod),
}

impl AnyMethod {
    pub(super) fn new(game: &TakeAndBreak) -> Self {
        if game.is_lasker() {
            return Self::Lasker;
        }
        if let Some(excluded) = game.excluded() {
            return Self::AllBut(AllButMethod::new(excluded));
        }
        if game.tail() != Digit::NONE {
            return Self::Naive(NaiveMethod::new(game));
        }
        let moves = MoveLists::new(game);
        match game.most_parts() {
            3.. => Self::Triples(TriplesMethod::new(moves)),
            2 => Self::Sparse(SparseMethod::new(moves)),
            _ => Self::Taking(TakingMethod::new(moves)),
        }
    }

    pub(super) fn next(&mut self, values: &PackedValues) -> NextValue {
        each_width!(values, values => match self {
            Self::Taking(taking) => taking.next(values),
            Self::AllBut(all_but) => all_but.next(values),
            Self::Sparse(sparse) => sparse.next(values),
            Self::Triples(triples) => triples.next(values),
            Self::Lasker => NextValue { value: lasker::value(values.len() as u32), work: 1 },
            Self::Naive(naive) => naive.next(values),
        })
    }

    /// Returns a bound on the value of `heap`: a value is at most the number of options and at most the length of the
    /// longest play, and a move takes a stone or makes one heap more.
    pub(super) fn most(&self, heap: usize) -> u32 {
        let longest_play = u32::try_from(heap).map_or(u32::MAX, |heap| heap.saturating_mul(2));
        match self {
            Self::Taking(taking) => taking.most_options().min(longest_play),
            _ => longest_play,
        }
    }

    /// Records the value of `heap`.
    pub(super) fn absorb(&mut self, values: &PackedValues, heap: usize) {
        each_width!(values, values => match self {
            Self::Taking(taking) => taking.absorb(&values[..=heap]),
            Self::AllBut(all_but) => all_but.absorb(&values[..=heap]),
            Self::Sparse(sparse) => sparse.absorb(&values[..=heap]),
            Self::Triples(triples) => triples.absorb(&values[..=heap]),
            Self::Lasker => {}
            Self::Naive(naive) => naive.absorb(&values[..=heap]),
        });
    }

    /// Returns how many bytes of memory the data about the heaps take, about.
    pub(super) fn memory(&self) -> u64 {
        match self {
            Self::AllBut(all_but) => all_but.memory(),
            Self::Sparse(sparse) => sparse.memory(),
            Self::Triples(triples) => triples.memory(),
            Self::Taking(_) | Self::Lasker | Self::Naive(_) => 0,
        }
    }

    /// Returns the heaps that the sparse-space method calls rare now, or `None` if the game has another method.
    pub(super) const fn rare_class(&self) -> Option<RareClass> {
        match self {
            Self::Sparse(sparse) => Some(sparse.class()),
            _ => None,
        }
    }
}

/// The moves of a game with finitely many digits, sorted by what they leave: for each, the amounts that may be taken.
/// Amounts beyond the machine word are left out: no heap that is ever computed has them.
#[derive(Debug, Clone, Default)]
struct MoveLists {
    /// Leave nothing.
    whole: Vec<usize>,
    /// Leave one heap.
    lower: Vec<usize>,
    /// Leave two heaps.
    split: Vec<usize>,
    /// Leave three heaps.
    triple: Vec<usize>,
    /// Whether two heaps must be unequal.
    unequal: bool,
}

impl MoveLists {
    fn new(game: &TakeAndBreak) -> Self {
        let mut moves = Self { unequal: game.splits_unequally(), ..Self::default() };
        for (taken, digit) in game.digits::<u64>() {
            let Ok(taken) = usize::try_from(taken) else { break };
            let lists = [&mut moves.whole, &mut moves.lower, &mut moves.split, &mut moves.triple];
            for (parts, list) in lists.into_iter().enumerate() {
                if digit.leaves(parts) {
                    list.push(taken);
                }
            }
        }
        moves
    }

    /// Returns the values of the options that leave at most one heap.
    fn taking_values<'a, T: Value>(&'a self, values: &'a [T]) -> impl Iterator<Item = u32> + 'a {
        let heap = values.len();
        let whole = self.whole.binary_search(&heap).ok().map(|_| 0);
        let left = self.lower.iter().map_while(move |taken| heap.checked_sub(*taken));
        whole.into_iter().chain(left.filter(|left| *left > 0).map(|left| values[left].into()))
    }

    /// Returns the numbers of stones left by the moves of `amounts` that leave at least `parts` stones.
    fn totals(amounts: &[usize], heap: usize, parts: usize) -> impl Iterator<Item = usize> + '_ {
        amounts.iter().map_while(move |taken| heap.checked_sub(*taken)).filter(move |total| *total >= parts)
    }

    /// Returns the largest smaller part when `total` stones are left in two heaps.
    const fn last_smaller_part(&self, total: usize) -> usize {
        if self.unequal { total.saturating_sub(1) / 2 } else { total / 2 }
    }
}
