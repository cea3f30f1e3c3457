//! [`Moves`]: a winning move of every position.

use crate::{Heap, Level, Offset, Positions, winning_move};

/// A winning move of every position, in the same layout: the changed heaps of all positions one after the other, and the
/// offset at which each position's begin. A lost position has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves<H> {
    /// Where each position's changes begin, and the end of the last.
    pub offsets: Vec<usize>,
    /// The changed heaps, each by its index in its position and its new size, in the order in which they are chosen.
    pub changes: Vec<(usize, H)>,
}

impl<H: Heap> Moves<H> {
    /// The changes in position `index`: none if it is lost.
    pub fn get(&self, index: usize) -> Option<&[(usize, H)]> {
        self.changes.get(*self.offsets.get(index)?..*self.offsets.get(index + 1)?)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

pub(super) fn winning_moves<H: Heap, O: Offset>(
    level: Level,
    positions: Positions<'_, H, O>,
    k: u64,
) -> Moves<H> {
    let mut moves = Moves { offsets: Vec::with_capacity(positions.len() + 1), changes: Vec::new() };
    moves.offsets.push(0);
    for index in 0..positions.len() {
        let heaps = positions.get(index).unwrap_or_default();
        moves.changes.extend(winning_move(level, heaps, k).unwrap_or_default());
        moves.offsets.push(moves.changes.len());
    }
    moves
}
