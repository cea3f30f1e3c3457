//! [`GameValues`]: the Grundy values of all heaps of a game that a column has.

use nimatron::engine::take_and_break::Sequence;
use nimatron::notation::Wording;
use nimatron::{Budget, Natural};
use nimatron_api::{ErrorCode, ErrorReport, single_heaps};

use crate::answer::{LARGEST_HEAP, read};

/// The Grundy values of the heaps of a game, up to the largest that is asked for.
pub(super) struct GameValues {
    /// Those of the first heaps.
    first: Vec<u64>,
    /// What knows the others, by a proved period.
    sequence: Option<Sequence>,
}

impl GameValues {
    /// Computes the values of the heaps up to `largest`.
    pub(super) fn new(game: &str, largest: u64, budget: &Budget) -> Result<Self, ErrorReport> {
        let position = read(game)?;
        let rules = position.components().next().and_then(|component| component.take_and_break().cloned());
        let Some(rules) = rules else {
            let last = usize::try_from(largest).ok().filter(|_| largest <= LARGEST_HEAP);
            let too_far = || {
                let message = Wording::new("error-too-far").with("heap", largest).with("most", LARGEST_HEAP);
                ErrorReport::new(ErrorCode::TooFar, message)
            };
            let last = last.ok_or_else(too_far)?;
            return Ok(Self { first: single_heaps(&position, last, budget)?.0, sequence: None });
        };
        let mut sequence = Sequence::new(rules);
        sequence.value(&Natural::from(largest), budget)?;
        Ok(Self { first: sequence.values().map(u64::from).collect(), sequence: Some(sequence) })
    }

    /// Returns the value of a heap.
    pub(super) fn value(&self, heap: u64) -> Result<u64, ErrorReport> {
        if let Some(value) = usize::try_from(heap).ok().and_then(|heap| self.first.get(heap)) {
            return Ok(*value);
        }
        let known = self.sequence.as_ref().and_then(|sequence| sequence.known(&Natural::from(heap)));
        let unknown = || {
            let message = Wording::new("error-value-unknown").with("heap", heap);
            ErrorReport::new(ErrorCode::OverBudget, message)
        };
        known.and_then(|value| value.0.to_u64()).ok_or_else(unknown)
    }
}
