//! [`Breaking`]: a way to move that takes stones from one heap and may split the rest.

use crate::Heap;
use crate::grundy::HeapGame;

/// Take so many stones from one heap and leave the rest as so many heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Breaking {
    /// Which amounts may be taken, and what may be left, in ascending order.
    pub digits: Vec<Digits>,
    /// Whether two parts must differ.
    pub unequal: bool,
}

/// A run of amounts after which the same may be left.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Digits {
    /// The least amount.
    pub from: Heap,
    /// The largest amount; `None` where there is no largest.
    pub to: Option<Heap>,
    /// How many non-empty heaps may be left.
    pub leaves: Vec<usize>,
}

impl Breaking {
    /// The moves of a heap game.
    pub fn of(game: &HeapGame) -> Self {
        Self { digits: runs(game), unequal: game.splits_unequally() }
    }

    /// Whether some heap has a move.
    pub(crate) fn has_move(&self, heaps: &[Heap]) -> bool {
        heaps.iter().any(|heap| self.digits.iter().any(|digits| self.allows(digits, heap)))
    }

    /// Whether one of the amounts of `digits` can be taken from `heap`.
    fn allows(&self, digits: &Digits, heap: &Heap) -> bool {
        let Some(most_left) = heap.checked_sub(&digits.from) else { return false };
        let reaches_end = digits.to.as_ref().is_none_or(|to| to >= heap);
        digits.leaves.iter().any(|parts| match parts {
            0 => reaches_end,
            2 if self.unequal => most_left >= Heap::from(3u64),
            parts => most_left >= Heap::from(*parts),
        })
    }
}

fn runs(game: &HeapGame) -> Vec<Digits> {
    let leaves = |taken: &Heap| {
        let digit = game.digit(taken);
        (0..4).filter(|parts| digit.leaves(*parts)).collect::<Vec<usize>>()
    };
    let single = |taken: Heap| Digits { leaves: leaves(&taken), to: Some(taken.clone()), from: taken };
    let mut digits: Vec<Digits> = match game {
        HeapGame::Code(code) => (0..code.digits().len()).map(|taken| single(Heap::from(taken))).collect(),
        HeapGame::Grundy => vec![single(Heap::ZERO)],
        HeapGame::Lasker => {
            vec![single(Heap::ZERO), Digits { from: Heap::ONE, to: None, leaves: leaves(&Heap::ONE) }]
        }
        HeapGame::Subtraction(amounts) => amounts.as_slice().iter().cloned().map(single).collect(),
        HeapGame::AllBut(amounts) => {
            let befores = std::iter::once(Heap::ZERO).chain(amounts.as_slice().iter().cloned());
            let nexts = amounts.as_slice().iter().map(Some).chain([None]);
            befores
                .zip(nexts)
                .map(|(before, next)| {
                    let from = &before + &Heap::ONE;
                    let to = next.and_then(|next| next.checked_sub(&Heap::ONE));
                    Digits { leaves: vec![0, 1], from, to }
                })
                .filter(|run| run.to.as_ref().is_none_or(|to| *to >= run.from))
                .collect()
        }
    };
    digits.retain(|run| !run.leaves.is_empty());
    digits
}
