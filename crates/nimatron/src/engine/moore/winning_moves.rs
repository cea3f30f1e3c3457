//! Every winning move, lazily.

use std::borrow::Cow;

use crate::engine::moore::column_choice::{ColumnChoice, choices};
use crate::engine::moore::columns::Columns;
use crate::engine::moore::combinations::Subset;
use crate::engine::moore::rule::{Tally, lost_ones};
use crate::engine::moore::winning_set::FlatteningMoves;
use crate::engine::moore::{HeapSize, Moore, clamped, into_changes, naturals};
use crate::{Convention, Natural};

impl Moore {
    /// Returns every winning move, each once, in a fixed order; under normal play the one of
    /// [`winning_move`](Self::winning_move) comes first.
    ///
    /// Finding the next move takes at most a few operations for each heap in each column: in every column, from the top
    /// down, at least one choice is open, and every sequence of choices is one winning move.
    ///
    /// ```
    /// use nimatron::Convention;
    /// use nimatron::engine::moore::Moore;
    ///
    /// let (moore, heaps) = (Moore::new(2)?, [2u64, 2, 2, 3]);
    /// assert_eq!(moore.winning_moves(&heaps, Convention::Normal).count(), 4);
    /// let first = moore.winning_moves(&heaps, Convention::Normal).next();
    /// assert_eq!(first, moore.winning_move(&heaps, Convention::Normal));
    /// # Ok::<(), nimatron::KnimError>(())
    /// ```
    pub fn winning_moves<'a, H: HeapSize>(
        &self,
        heaps: &'a [H],
        convention: Convention,
    ) -> impl Iterator<Item = Vec<(usize, H)>> + Clone + use<'a, H> {
        let heaps = naturals(heaps);
        let differs = convention == Convention::Misere && Tally::of(&heaps).big <= self.clamped(heaps.len());
        let mut moves = if differs {
            MoveList::Flattening(FlatteningMoves::of(&heaps, self.most(), lost_ones(convention)))
        } else {
            MoveList::Balancing(BalancingMoves::of(heaps, self.most()))
        };
        std::iter::from_fn(move || moves.next()).map(into_changes)
    }
}

#[derive(Debug, Clone)]
enum MoveList<'a> {
    Balancing(BalancingMoves<'a>),
    Flattening(FlatteningMoves),
}

impl MoveList<'_> {
    fn next(&mut self) -> Option<Vec<(usize, Natural)>> {
        match self {
            Self::Balancing(moves) => moves.next(),
            Self::Flattening(moves) => moves.next(),
        }
    }
}

/// Depth-first search through the columns, with the stack of its choices.
#[derive(Debug, Clone)]
struct BalancingMoves<'a> {
    heaps: Cow<'a, [Natural]>,
    k: usize,
    columns: Columns,
    /// One frame for every column from the top down; empty before the start and after the end.
    frames: Vec<Frame>,
    started: bool,
    /// The loose heaps in the order in which they became so.
    order: Vec<usize>,
    is_loose: Vec<bool>,
}

/// The choice made in one column.
#[derive(Debug, Clone)]
struct Frame {
    /// The heaps that were loose before.
    loose: usize,
    tight_ones: usize,
    /// The heaps with a tight one, listed once some are to be loosened.
    tight: Vec<usize>,
    /// Which of `tight` are loosened.
    loosened: Subset,
    /// Which of the loose heaps get a one.
    filled: Subset,
}

impl<'a> BalancingMoves<'a> {
    fn of(heaps: Cow<'a, [Natural]>, k: usize) -> Self {
        let columns = Columns::of(&heaps);
        let started = columns.is_balanced(k);
        let is_loose = vec![false; heaps.len()];
        let k = clamped(k, heaps.len());
        Self { heaps, k, columns, frames: Vec::new(), started, order: Vec::new(), is_loose }
    }

    fn column_of(&self, frame: usize) -> usize {
        self.columns.counts().len() - 1 - frame
    }

    fn choices(&self, loose: usize, tight_ones: usize) -> impl Iterator<Item = ColumnChoice> + use<> {
        choices(self.k + 1, loose, self.k - loose, tight_ones)
    }

    /// Loosens the heaps chosen in this column and pushes the frame.
    fn push(&mut self, mut frame: Frame) {
        if !frame.loosened.members().is_empty() && frame.tight.is_empty() {
            let column = self.column_of(self.frames.len());
            let has_tight_one = |index: &usize| !self.is_loose[*index] && self.heaps[*index].bit(column);
            frame.tight = (0..self.heaps.len()).filter(has_tight_one).collect();
        }
        for place in frame.loosened.members() {
            self.order.push(frame.tight[*place]);
            self.is_loose[frame.tight[*place]] = true;
        }
        self.frames.push(frame);
    }

    /// Undoes the choice in the lowest column.
    fn pop(&mut self) -> Option<Frame> {
        let frame = self.frames.pop()?;
        self.order.drain(frame.loose..).for_each(|index| self.is_loose[index] = false);
        Some(frame)
    }

    /// Makes the first choice in every column that is still undecided.
    fn descend(&mut self) {
        while self.frames.len() < self.columns.counts().len() {
            let column = self.column_of(self.frames.len());
            let loose = self.order.len();
            let ones = self.order.iter().filter(|index| self.heaps[**index].bit(column)).count();
            let tight_ones = self.columns.counts()[column] - ones;
            let first = self.choices(loose, tight_ones).next();
            let ColumnChoice { loosened, filled } = first.expect("a column always leaves a choice");
            let (loosened, filled) = (Subset::first(tight_ones, loosened), Subset::first(loose, filled));
            self.push(Frame { loose, tight_ones, tight: Vec::new(), loosened, filled });
        }
    }

    /// Makes the next choice in the lowest column that has one. Returns `false` if none has.
    fn advance(&mut self) -> bool {
        while let Some(mut frame) = self.pop() {
            if frame.filled.advance() || frame.loosened.advance() {
                self.push(frame);
                return true;
            }
            let size = frame.loosened.members().len();
            let next = self.choices(frame.loose, frame.tight_ones).find(|choice| choice.loosened > size);
            if let Some(ColumnChoice { loosened, filled }) = next {
                frame.loosened = Subset::first(frame.tight_ones, loosened);
                frame.filled = Subset::first(frame.loose, filled);
                self.push(frame);
                return true;
            }
        }
        false
    }

    /// Returns the move that the choices of all columns make.
    fn changes(&self) -> Vec<(usize, Natural)> {
        let mut sizes: Vec<Natural> = self.order.iter().map(|index| self.heaps[*index].clone()).collect();
        for (i, frame) in self.frames.iter().enumerate() {
            let column = self.column_of(i);
            let reached = frame.loose + frame.loosened.members().len();
            sizes[..reached].iter_mut().for_each(|size| size.set_bit(column, false));
            frame.filled.members().iter().for_each(|place| sizes[*place].set_bit(column, true));
        }
        self.order.iter().copied().zip(sizes).collect()
    }
}

impl Iterator for BalancingMoves<'_> {
    type Item = Vec<(usize, Natural)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.started && !self.advance() {
            return None;
        }
        self.started = true;
        self.descend();
        Some(self.changes())
    }
}
