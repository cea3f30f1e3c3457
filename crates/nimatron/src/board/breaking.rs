//! [`Breaking`]: a way to move that takes stones from one heap and may split the rest.

use crate::Natural;
use crate::engine::take_and_break::{Digit, TakeAndBreak};

/// Take so many stones from one heap and leave the rest as so many heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Breaking {
    /// Which amounts may be taken, and what may be left, in ascending order.
    pub runs: Vec<Run>,
    /// Whether two parts must differ.
    pub unequal: bool,
}

/// A run of amounts after which the same may be left.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Run {
    /// The least amount.
    pub from: Natural,
    /// The largest amount; `None` if there is no largest.
    pub to: Option<Natural>,
    /// How many non-empty heaps may be left.
    pub leaves: Vec<usize>,
}

impl Breaking {
    /// The moves of a heap game.
    pub fn of(game: &TakeAndBreak) -> Self {
        Self { runs: runs(game), unequal: game.splits_unequally() }
    }

    /// Whether some heap has a move.
    pub(crate) fn has_move(&self, heaps: &[Natural]) -> bool {
        heaps.iter().any(|heap| self.runs.iter().any(|run| self.allows(run, heap)))
    }

    /// Whether one of the amounts of `run` can be taken from `heap`.
    fn allows(&self, run: &Run, heap: &Natural) -> bool {
        let Some(most_left) = heap.checked_sub(&run.from) else { return false };
        let reaches_end = run.to.as_ref().is_none_or(|to| to >= heap);
        run.leaves.iter().any(|parts| match parts {
            0 => reaches_end,
            2 if self.unequal => most_left >= 3,
            parts => most_left >= Natural::from(*parts),
        })
    }
}

fn runs(game: &TakeAndBreak) -> Vec<Run> {
    let leaves = |digit: Digit| (0..4).filter(|parts| digit.leaves(*parts)).collect::<Vec<usize>>();
    let run = |from: Natural, to: Option<Natural>, digit| Run { from, to, leaves: leaves(digit) };
    let mut runs = vec![run(Natural::ZERO, Some(Natural::ZERO), game.first())];
    // The least amount that has no run yet.
    let mut next = Natural::ONE;
    for (amount, digit) in game.listed() {
        let before = amount.checked_sub(&Natural::ONE).filter(|before| *before >= next);
        runs.extend(before.map(|before| run(next, Some(before), game.tail())));
        runs.push(run(amount.clone(), Some(amount.clone()), *digit));
        next = amount + &Natural::ONE;
    }
    runs.push(run(next, None, game.tail()));
    runs.retain(|run| !run.leaves.is_empty());
    runs
}
