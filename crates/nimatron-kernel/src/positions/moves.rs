//! [`BatchMoves`]: a winning move of every position.

use crate::machine::{Kernel, Machine};
use crate::positions::group::{DIGITS, Group, WIDEST, padded};
use crate::winning_move::{ChoosableHeaps, append_winning_move};
use crate::{HeapWord, Offset, Positions, SimdLevel, winning_move};

/// A winning move of every position, in the same layout: the changed heaps of all positions one after the other, and
/// the offset at which the changes of each position begin. A lost position has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BatchMoves<H> {
    /// Where each position's changes begin, and the end of the last.
    pub offsets: Vec<usize>,
    /// The changed heaps, each by its index in its position and its new size, in the order in which they are chosen.
    pub changes: Vec<(usize, H)>,
}

impl<H: HeapWord> BatchMoves<H> {
    /// Appends the move of one more position.
    pub fn push(&mut self, changes: impl IntoIterator<Item = (usize, H)>) {
        self.changes.extend(changes);
        self.offsets.push(self.changes.len());
    }

    /// Returns the changes of every position, in order.
    pub fn iter(&self) -> impl Iterator<Item = &[(usize, H)]> {
        self.offsets.windows(2).map(|pair| &self.changes[pair[0]..pair[1]])
    }

    /// Puts the changes of every position in the order of their heaps.
    pub fn sort(&mut self) {
        for pair in self.offsets.windows(2) {
            self.changes[pair[0]..pair[1]].sort_unstable_by_key(|(index, _)| *index);
        }
    }

    /// Returns the changes in position `index`: none if it is lost.
    pub fn get(&self, index: usize) -> Option<&[(usize, H)]> {
        self.changes.get(*self.offsets.get(index)?..*self.offsets.get(index + 1)?)
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Returns whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<H> Default for BatchMoves<H> {
    /// Returns the moves of no position.
    fn default() -> Self {
        Self { offsets: vec![0], changes: Vec::new() }
    }
}

/// The moves of several lists of positions, one list after the other.
impl<H: HeapWord> FromIterator<Self> for BatchMoves<H> {
    fn from_iter<T: IntoIterator<Item = Self>>(parts: T) -> Self {
        let mut moves = Self::default();
        for part in parts {
            let before = moves.changes.len();
            moves.offsets.extend(part.offsets.iter().skip(1).map(|offset| before + offset));
            moves.changes.extend(part.changes);
        }
        moves
    }
}

pub(super) struct MovesKernel<'a, 'p, H, O> {
    pub(super) level: SimdLevel,
    pub(super) positions: Positions<'p, H, O>,
    pub(super) k: u64,
    pub(super) moves: &'a mut BatchMoves<H>,
}

impl<H: HeapWord, O: Offset> Kernel<H> for MovesKernel<'_, '_, H, O> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { level, mut positions, k, moves } = self;
        let whole = positions.len() - positions.len() % M::HEAPS;
        for _ in (0..whole).step_by(M::HEAPS) {
            append(machine, level, Group::first(machine, positions), k, M::HEAPS, moves);
            positions.offsets = &positions.offsets[M::HEAPS..];
        }
        let number = positions.len();
        if number > 0 {
            let padded = padded(positions.offsets);
            let positions = Positions { heaps: positions.heaps, offsets: &padded };
            append(machine, level, Group::first(machine, positions), k, number, moves);
        }
    }
}

/// Appends the winning moves of the first `number` positions of a group.
#[inline(always)]
fn append<H: HeapWord, O: Offset, M: Machine<H>>(
    machine: M,
    level: SimdLevel,
    group: Group<'_, H, O>,
    k: u64,
    number: usize,
    moves: &mut BatchMoves<H>,
) {
    let BatchMoves { offsets, changes } = moves;
    if group.is_small() {
        let digits = DIGITS.min((u64::BITS - k.leading_zeros()) as usize);
        let mut planes = [[H::from_low(0); WIDEST]; DIGITS];
        for (plane, word) in planes.iter_mut().zip(group.residues(machine, k)) {
            machine.store(word, plane);
        }
        for place in 0..number {
            let mut residues = [0; DIGITS];
            for (residue, plane) in residues.iter_mut().zip(&planes) {
                *residue = plane[place].to_u64();
            }
            let number = group.position(place).len() as u64;
            let mut heaps = Small { machine, group: &group, place, free: !0 };
            append_winning_move(k.min(number), &mut residues[..digits], &mut heaps, changes);
            offsets.push(changes.len());
        }
    } else {
        for place in 0..number {
            changes.extend(winning_move(level, group.position(place), k).unwrap_or_default());
            offsets.push(changes.len());
        }
    }
}

/// The heaps of one small position of a group.
struct Small<'g, 'p, H, O, M> {
    machine: M,
    group: &'g Group<'p, H, O>,
    place: usize,
    /// Those not yet chosen, the first in the lowest bit.
    free: u64,
}

impl<H: HeapWord, O: Offset, M: Machine<H>> ChoosableHeaps<H> for Small<'_, '_, H, O, M> {
    #[inline(always)]
    fn first(&mut self, column: u32, number: u64, chosen: &mut Vec<(usize, H)>) {
        let heaps = self.group.position(self.place);
        let mut having = self.free & self.group.having(self.machine, self.place, column);
        for _ in 0..number {
            let index = having.trailing_zeros() as usize;
            let Some(heap) = heaps.get(index) else { return };
            chosen.push((index, *heap));
            self.free &= !(1 << index);
            having &= having - 1;
        }
    }
}
