//! Moore's Nim: a move lowers at least one and at most `k` heaps, each by any amount \[moore-1910\].
//!
//! [`Moore`] is the entry point: it holds `k` and answers every question about heaps that are `u32`, `u64` or
//! [`Natural`]. `k` may be any number from 1 up; a value beyond the number of heaps makes no difference.
//!
//! Write the heaps in binary, one below the other, and let `K = k + 1`. A position is *balanced* if the number of ones
//! in every column is a multiple of `K`; under normal play the balanced positions are the P-positions. A move is read
//! from the top column down: a heap stays *tight* (as it is) until the highest column in which it changes, where it
//! loses a one; from there on it is *loose* and its lower digits are free.
//!
//! A move is written as the heaps that it changes, by index in ascending order, each with its new size.
//!
//! | question | answered by |
//! |---|---|
//! | who wins? | [`Moore::outcome`], [`Moore::residues`]; [`Moore::outcomes`] of a [`Batch`]; [`Moore::outcome_of_summary`] |
//! | how? | [`Moore::winning_move`]; [`Moore::winning_moves_of`] a [`Batch`] |
//! | how else? | [`Moore::winning_moves`] |
//! | in how many ways? | [`Moore::count`], [`Moore::count_heap_sets`], [`Moore::count_legal_moves`] |
//! | best, or by chance? | [`Moore::best_move`], [`Moore::random_move`] |
//! | how long does it last? | [`Moore::remoteness`], [`Moore::delaying_move`] |
//! | what is it worth in a sum? | [`Moore::grundy`], [`Moore::is_fickle`] |
//! | how many positions are lost? | [`Moore::count_lost_positions`], [`Moore::count_lost_in_box`] |
//! | which ones, by the moves alone? | [`Moore::sweep`] |

mod batch;
mod best;
mod binomial;
mod census;
mod column_choice;
mod columns;
mod combinations;
mod count;
mod grundy;
mod heap_sets;
mod heap_size;
mod random;
mod remoteness;
pub(crate) mod rule;
mod suffix_classes;
mod summary;
mod sweep;
mod walk;
mod winning_move;
mod winning_moves;
mod winning_set;
mod with_value;

use std::borrow::Cow;

use crate::{Convention, Natural, Outcome};
use rule::{Criterion, Tally};

pub use batch::Batch;
pub use best::Goal;
pub(crate) use columns::Columns;
#[doc(hidden)]
pub use grundy::BoxValues;
pub use heap_size::HeapSize;
pub use nimatron_kernel::{BadOffsets, BatchMoves, HeapWord, Offset};
pub use summary::Summary;
pub(crate) use winning_move::{Balancing, BalancingStep, Construction, MisereAdjustment};

/// Moore's Nim with a given `k`: a move lowers at least one and at most `k` heaps.
///
/// ```
/// use nimatron::engine::moore::Moore;
/// use nimatron::{Convention, Natural, Outcome};
///
/// let moore = Moore::new(2)?;
/// assert_eq!(moore.outcome(&[3u64, 4, 5], Convention::Normal), Outcome::N);
/// assert_eq!(moore.winning_move(&[3u64, 4, 5], Convention::Normal), Some(vec![(1, 3), (2, 3)]));
/// let googol: Natural = format!("1{}", "0".repeat(100)).parse()?;
/// assert_eq!(moore.outcome(&vec![googol; 3], Convention::Misere), Outcome::P);
/// assert!(Moore::new(0).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Moore {
    k: Natural,
    /// `k` as a `usize`, saturated.
    most: usize,
}

/// Why piles and k are not a position of Moore's Nim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KnimError {
    /// `k` is not at least 1.
    #[error("k must be at least 1")]
    InvalidK,
    /// A pile is zero.
    #[error("pile {index} (counted from 0) is 0, and all piles must be positive")]
    ZeroPile {
        /// The pile's index, from 0.
        index: usize,
    },
}

impl Moore {
    /// Nim: a move lowers one heap.
    pub const NIM: Self = Self { k: Natural::ONE, most: 1 };

    /// Returns Moore's Nim in which a move lowers up to `k` heaps.
    ///
    /// # Errors
    /// [`KnimError::InvalidK`] if `k` is not at least 1.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{KnimError, Natural};
    ///
    /// assert_eq!(Moore::new(1), Ok(Moore::NIM));
    /// assert_eq!(Moore::new(u64::MAX)?.k(), &Natural::from(u64::MAX));
    /// assert_eq!(Moore::new(0), Err(KnimError::InvalidK));
    /// assert_eq!(Moore::new(-1), Err(KnimError::InvalidK));
    /// # Ok::<(), KnimError>(())
    /// ```
    pub fn new(k: impl TryInto<Natural>) -> Result<Self, KnimError> {
        match k.try_into() {
            Ok(k) if !k.is_zero() => Ok(Self::of_positive(k)),
            _ => Err(KnimError::InvalidK),
        }
    }

    /// Returns Moore's Nim with a `k` that is known to be at least 1.
    pub(crate) fn of_positive(k: Natural) -> Self {
        debug_assert!(!k.is_zero());
        let most = k.to_usize().unwrap_or(usize::MAX);
        Self { k, most }
    }

    /// Returns `k`.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// assert_eq!(*Moore::NIM.k(), 1);
    /// ```
    pub const fn k(&self) -> &Natural {
        &self.k
    }

    /// Returns the most heaps that a move can lower: `k`, or `usize::MAX` if `k` is larger.
    pub(crate) const fn most(&self) -> usize {
        self.most
    }

    /// Returns `k`, or the number of heaps if that is smaller and not 0.
    fn clamped(&self, heaps: usize) -> usize {
        clamped(self.most, heaps)
    }

    /// Returns whether a position of `heaps` heaps is lost in which `ones` have a single stone and the others are
    /// empty.
    fn are_lost(&self, ones: usize, heaps: usize, convention: Convention) -> bool {
        rule::are_lost(ones % (self.clamped(heaps) + 1), convention)
    }

    /// Returns who wins.
    ///
    /// Normal play: P iff every binary column holds a multiple of `k + 1` ones \[moore-1910\]. Misère play: the same while a
    /// heap of two or more stones is left; after that P iff the number of single stones is 1 modulo `k + 1`.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Convention, Outcome};
    ///
    /// let moore = Moore::new(2)?;
    /// assert_eq!(moore.outcome(&[7u32, 7, 7], Convention::Normal), Outcome::P);
    /// assert_eq!(moore.outcome(&[1u64, 1, 1], Convention::Normal), Outcome::P);
    /// assert_eq!(moore.outcome(&[1u64, 1, 1], Convention::Misere), Outcome::N);
    /// assert_eq!(moore.outcome::<u64>(&[], Convention::Misere), Outcome::N);
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    #[inline]
    pub fn outcome<H: HeapSize>(&self, heaps: &[H], convention: Convention) -> Outcome {
        Outcome::p_if(match Criterion::of(convention, || Tally::of(heaps)) {
            Criterion::Ones(ones) => self.are_lost(ones, heaps.len(), convention),
            Criterion::Columns => H::is_balanced(heaps, self.most),
        })
    }

    /// Returns who wins a position of which only the summary was kept.
    ///
    /// ```
    /// use nimatron::engine::moore::{Moore, Summary};
    /// use nimatron::{Convention, Natural, Outcome};
    ///
    /// let mut summary = Summary::default();
    /// summary.add(&Natural::ONE);
    /// assert_eq!(Moore::NIM.outcome_of_summary(&summary, Convention::Misere), Outcome::P);
    /// ```
    pub fn outcome_of_summary(&self, summary: &Summary, convention: Convention) -> Outcome {
        Outcome::p_if(match Criterion::of(convention, || summary.tally()) {
            Criterion::Ones(ones) => self.are_lost(ones, summary.heaps(), convention),
            Criterion::Columns => summary.columns().is_balanced(self.most),
        })
    }

    /// Returns the number of ones in each binary column modulo `k + 1`, from the lowest column to the highest that is not 0:
    /// none iff the position is lost in normal play.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// // 3 = 011, 5 = 101, 6 = 110
    /// assert_eq!(Moore::new(2)?.residues(&[3u64, 5, 6]), [2, 2, 2]);
    /// assert!(Moore::NIM.residues(&[3u64, 5, 6]).is_empty());
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    pub fn residues<H: HeapSize>(&self, heaps: &[H]) -> Vec<usize> {
        let mut residues: Vec<usize> = Columns::of(heaps).residues(self.most).collect();
        residues.truncate(residues.iter().rposition(|residue| *residue > 0).map_or(0, |top| top + 1));
        residues
    }

    /// Returns whether `changes` is a move from `heaps`: between 1 and `k` existing heaps with ascending indices, each strictly
    /// lowered.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// let heaps = [3u64, 5, 6];
    /// assert!(Moore::new(2)?.is_legal(&heaps, &[(1, 3), (2, 3)]));
    /// assert!(!Moore::NIM.is_legal(&heaps, &[(1, 3), (2, 3)]));
    /// assert!(!Moore::NIM.is_legal(&heaps, &[(1, 5)]));
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    pub fn is_legal<H: HeapSize>(&self, heaps: &[H], changes: &[(usize, H)]) -> bool {
        !changes.is_empty()
            && changes.len() <= self.most
            && changes.is_sorted_by(|(left, _), (right, _)| left < right)
            && changes.iter().all(|(index, size)| heaps.get(*index).is_some_and(|heap| size < heap))
    }

    /// Returns the heaps after a move. Changes of heaps that do not exist are ignored.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    ///
    /// assert_eq!(Moore::NIM.after(&[3u64, 5, 6], &[(1, 3)]), [3, 3, 6]);
    /// ```
    pub fn after<H: HeapSize>(&self, heaps: &[H], changes: &[(usize, H)]) -> Vec<H> {
        let mut after = heaps.to_vec();
        for (index, size) in changes {
            if let Some(heap) = after.get_mut(*index) {
                heap.clone_from(size);
            }
        }
        after
    }
}

/// Returns `k` clamped to between 1 and the number of heaps, so that `clamped + 1` is a safe modulus. A larger modulus
/// exceeds every column count, so the result is the same.
fn clamped(k: usize, heaps: usize) -> usize {
    k.clamp(1, heaps.max(1))
}

/// Returns the heaps as naturals, borrowed if they already are.
fn naturals<H: HeapSize>(heaps: &[H]) -> Cow<'_, [Natural]> {
    H::naturals(heaps)
}

/// Converts a move of naturals to the requested type of heaps, with indices ascending.
fn into_changes<H: HeapSize>(mut changes: Vec<(usize, Natural)>) -> Vec<(usize, H)> {
    changes.sort_unstable_by_key(|(index, _)| *index);
    changes.into_iter().map(|(index, size)| (index, H::from_natural(size))).collect()
}
