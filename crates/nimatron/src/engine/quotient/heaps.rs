//! [`HeapOptions`]: the options of a game of heaps, and [`Heaps`]: those that have been read.

use super::QuotientError;
use crate::Meter;
use crate::engine::take_and_break::TakeAndBreak;

/// A game whose positions are sums of heaps: heap `n` may be replaced by any one of its options, each a list of heaps.
///
/// Heaps are indices into one list, closed under options: every part of an option has a smaller index than the heap. The
/// index is the size in a game of one kind of heap; several games together number their heaps in any order that keeps
/// this rule. A heap without options is a finished game.
///
/// Take-and-break games have such options, and closures may list them:
///
/// ```
/// use nimatron::engine::quotient::HeapOptions;
///
/// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
/// assert_eq!(nim.options(2), [[0], [1]]);
/// ```
pub trait HeapOptions {
    /// Returns the options of one heap, each the list of its parts.
    fn options(&self, heap: usize) -> Vec<Vec<usize>>;
}

impl<F: Fn(usize) -> Vec<Vec<usize>>> HeapOptions for F {
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        self(heap)
    }
}

impl HeapOptions for TakeAndBreak {
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let options = self.replacements(&(heap as u64));
        options.map(|parts| parts.iter().map(|part| *part as usize).collect()).collect()
    }
}

/// The heaps read so far, each with its options (without duplicates, and without parts that are finished games).
#[derive(Debug, Clone, Default)]
pub(super) struct Heaps {
    options: Vec<Vec<Vec<usize>>>,
    heights: Vec<u64>,
}

impl Heaps {
    /// Reads the next heap of a game.
    pub(super) fn read(
        &mut self,
        game: &(impl HeapOptions + ?Sized),
        meter: &mut Meter<'_>,
    ) -> Result<(), QuotientError> {
        let heap = self.len();
        let mut options = game.options(heap);
        let parts: usize = options.iter().map(Vec::len).sum();
        meter.spend((options.len() + parts) as u64 / 8)?;
        meter.keep((options.len() * size_of::<Vec<usize>>() + parts * 2 * size_of::<usize>()) as u64)?;
        if let Some(&part) = options.iter().flatten().find(|&&part| part >= heap) {
            return Err(QuotientError::Upward { heap, part });
        }
        for option in &mut options {
            option.retain(|&part| !self.is_over(part));
            option.sort_unstable();
        }
        options.sort_unstable();
        options.dedup();
        let height = options.iter().map(|option| self.height(option).saturating_add(1)).max().unwrap_or(0);
        self.options.push(options);
        self.heights.push(height);
        Ok(())
    }

    /// Returns the number of heaps read: they are `0..len`.
    pub(super) fn len(&self) -> usize {
        self.options.len()
    }

    pub(super) fn options(&self, heap: usize) -> &[Vec<usize>] {
        &self.options[heap]
    }

    /// Returns whether the heap has no options.
    pub(super) fn is_over(&self, heap: usize) -> bool {
        self.options[heap].is_empty()
    }

    /// Returns the length of the longest play from a sum of heaps, the measure for induction on positions.
    pub(super) fn height(&self, sum: &[usize]) -> u64 {
        sum.iter().fold(0, |height, &heap| height.saturating_add(self.heights[heap]))
    }
}
