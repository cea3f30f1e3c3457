//! [`Breaking`]: a way to move that takes stones from one heap and may split the rest.

use crate::Natural;
use crate::engine::take_and_break::HeapGame;

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
    /// The largest amount; `None` where there is no largest.
    pub to: Option<Natural>,
    /// How many non-empty heaps may be left.
    pub leaves: Vec<usize>,
}

impl Breaking {
    /// The moves of a heap game.
    pub fn of(game: &HeapGame) -> Self {
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

fn runs(game: &HeapGame) -> Vec<Run> {
    let leaves = |taken: &Natural| {
        let digit = game.digit(taken);
        (0..4).filter(|parts| digit.leaves(*parts)).collect::<Vec<usize>>()
    };
    let single = |taken: Natural| Run { leaves: leaves(&taken), to: Some(taken.clone()), from: taken };
    let mut runs: Vec<Run> = match game {
        HeapGame::Code(code) => (0..code.digits().len()).map(|taken| single(Natural::from(taken))).collect(),
        HeapGame::Grundy => vec![single(Natural::ZERO)],
        HeapGame::Lasker => {
            vec![single(Natural::ZERO), Run { from: Natural::ONE, to: None, leaves: leaves(&Natural::ONE) }]
        }
        HeapGame::Subtraction(amounts) => amounts.as_slice().iter().cloned().map(single).collect(),
        HeapGame::AllBut(amounts) => {
            let befores = std::iter::once(Natural::ZERO).chain(amounts.as_slice().iter().cloned());
            let nexts = amounts.as_slice().iter().map(Some).chain([None]);
            befores
                .zip(nexts)
                .map(|(before, next)| {
                    let from = &before + &Natural::ONE;
                    let to = next.and_then(|next| next.checked_sub(&Natural::ONE));
                    Run { leaves: vec![0, 1], from, to }
                })
                .filter(|run| run.to.as_ref().is_none_or(|to| *to >= run.from))
                .collect()
        }
    };
    runs.retain(|run| !run.leaves.is_empty());
    runs
}
