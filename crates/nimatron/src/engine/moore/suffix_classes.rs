//! [`SuffixClasses`]: winning moves as paths through the columns, with interchangeable heaps taken together.
//!
//! Below column `j` only the lower `j` digits of a heap matter, so a partial move is determined by how many loose heaps
//! there are of each *suffix class* (heaps that agree in those digits). If no two heaps agree, this is the search over
//! loose sets; if heaps are many and small, the classes are few. As soon as `k` heaps are loose every lower column is
//! settled except for which loose heaps get its ones: a closed product ends the path.
//!
//! One [`Walk`](super::walk::Walk) over these states, column by column, answers several questions.

use std::ops::ControlFlow;

use crate::Natural;
use crate::engine::moore::clamped;
use crate::engine::moore::column_choice::{ColumnChoice, choices};
use crate::engine::moore::columns::Columns;
use crate::engine::moore::combinations::Multisets;

/// How many heaps of which classes are loose, as `(class, how many)`. A class is named by its first kind.
pub(crate) type Loose = Box<[(usize, usize)]>;

/// All heaps of one size.
#[derive(Debug)]
pub(crate) struct EqualHeaps {
    pub(crate) size: Natural,
    /// Their indices, ascending.
    pub(crate) members: Vec<usize>,
}

/// A position with its non-empty heaps sorted so that every suffix class is a run.
#[derive(Debug)]
pub(crate) struct SuffixClasses {
    pub(crate) k: usize,
    pub(crate) columns: Columns,
    /// Sorted by their digits from the lowest up.
    pub(crate) kinds: Vec<EqualHeaps>,
    /// The lowest column in which a kind differs from the one before it.
    splits: Vec<usize>,
}

/// Which heaps count as interchangeable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grain {
    /// Those that agree in all digits still to be decided.
    Suffix,
    /// Only those of equal size.
    Whole,
}

/// One column, with the classes that it distinguishes.
#[derive(Debug)]
pub(crate) struct ColumnClasses {
    column: usize,
    /// The classes whose heaps have a one here, each with its number of heaps.
    ones: Vec<(usize, usize)>,
    /// The class to which each kind belongs below this column.
    into: Vec<usize>,
}

/// Some heaps of one class that become loose.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pick {
    pub(crate) class: usize,
    pub(crate) count: usize,
    /// How many tight heaps of the class there were.
    pub(crate) of: usize,
}

/// What a move does in one column.
#[derive(Debug)]
pub(crate) struct Branch<'a> {
    pub(crate) column: usize,
    /// How many heaps were loose before.
    pub(crate) loose: usize,
    pub(crate) tight_ones: usize,
    pub(crate) choice: ColumnChoice,
    pub(crate) picks: &'a [Pick],
    /// The loose heaps after it.
    pub(crate) next: &'a [(usize, usize)],
    pub(crate) below: Below<'a>,
}

/// What the columns below a branch can still do.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Below<'a> {
    /// More heaps may become loose.
    Open,
    /// No more heaps can become loose: this many loose heaps get a one in each lower column.
    Settled(&'a [usize]),
    /// No more heaps can become loose, and there are not enough for the ones that a lower column needs. This happens
    /// only with a limit below `k`.
    Stuck,
}

impl<'a> Branch<'a> {
    /// Returns the number of steps that it takes to find this branch.
    pub(crate) fn cost(&self) -> u64 {
        (self.next.len().max(1) as u64).saturating_mul(1 + self.column as u64 / 64)
    }

    /// Returns how many loose heaps get a one in each lower column, or `None` if that is not settled.
    pub(crate) fn tail(&self) -> Option<&'a [usize]> {
        match self.below {
            Below::Settled(tail) => Some(tail),
            Below::Open | Below::Stuck => None,
        }
    }
}

impl SuffixClasses {
    pub(crate) fn of(heaps: &[Natural], k: usize) -> Self {
        let divergence = |a: &Natural, b: &Natural| (a ^ b).lowest_one();
        let digits = |heap: usize| heaps[heap].as_ubig().as_words().iter().map(|word| word.reverse_bits());
        let nonempty = (0..heaps.len()).filter_map(|index| Some((digits(index).next()?, index)));
        let mut sorted: Vec<_> = nonempty.collect();
        // Words with their bits reversed compare by the lowest digit first. In that order heaps that agree in their
        // lowest digits are neighbours, so that every suffix class, whatever its length, is a run. The lowest word
        // alone distinguishes most heaps.
        sorted.sort_unstable_by(|(low, a), (other, b)| {
            low.cmp(other).then_with(|| digits(*a).cmp(digits(*b))).then(a.cmp(b))
        });
        let mut kinds: Vec<EqualHeaps> = Vec::new();
        let mut splits = Vec::new();
        for (_, index) in sorted {
            let size = &heaps[index];
            match kinds.last_mut() {
                Some(kind) if kind.size == *size => kind.members.push(index),
                last => {
                    splits.push(last.and_then(|kind| divergence(&kind.size, size)).unwrap_or(0));
                    kinds.push(EqualHeaps { size: size.clone(), members: vec![index] });
                }
            }
        }
        Self { k: clamped(k, heaps.len()), columns: Columns::of(heaps), kinds, splits }
    }

    pub(crate) fn at_column(&self, column: usize, grain: Grain) -> ColumnClasses {
        let (width, lower) = match grain {
            Grain::Suffix => (column + 1, column),
            Grain::Whole => (usize::MAX, usize::MAX),
        };
        let starts = |kind: usize, width: usize| kind == 0 || self.splits[kind] < width;
        let mut ones: Vec<(usize, usize)> = Vec::new();
        let mut into = Vec::with_capacity(self.kinds.len());
        for (i, kind) in self.kinds.iter().enumerate() {
            if kind.size.bit(column) {
                match ones.last_mut() {
                    Some((_, count)) if !starts(i, width) => *count += kind.members.len(),
                    _ => ones.push((i, kind.members.len())),
                }
            }
            into.push(if starts(i, lower) { i } else { into[i - 1] });
        }
        ColumnClasses { column, ones, into }
    }

    /// Returns the tight heaps, among those not `is_loose`, of a class before `column`, ascending.
    pub(crate) fn tight_heaps(&self, class: usize, column: usize, is_loose: &[bool]) -> Vec<usize> {
        let end = (class + 1..self.kinds.len()).find(|kind| self.splits[*kind] <= column);
        let kinds = &self.kinds[class..end.unwrap_or(self.kinds.len())];
        let members = kinds.iter().flat_map(|kind| kind.members.iter().copied());
        let mut tight: Vec<usize> = members.filter(|index| !is_loose[*index]).collect();
        tight.sort_unstable();
        tight
    }

    /// Calls `visit` with everything that can be done in this column when `loose` is loose already.
    pub(crate) fn expand<B>(
        &self,
        here: &ColumnClasses,
        loose: &[(usize, usize)],
        limit: usize,
        mut visit: impl FnMut(&Branch<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let column = here.column;
        let has_one = |class: usize| self.kinds[class].size.bit(column);
        let u: usize = loose.iter().map(|(_, count)| count).sum();
        let loose_ones: usize =
            loose.iter().filter(|(class, _)| has_one(*class)).map(|(_, count)| count).sum();
        let tight_ones = self.columns.counts()[column] - loose_ones;
        let choices: Vec<ColumnChoice> = choices(self.k + 1, u, limit - u, tight_ones).collect();
        // If no heap can become loose, the tight ones need not be examined.
        let loosens = choices.iter().any(|choice| choice.loosened > 0);
        let ones = here.ones.iter().filter(|_| loosens).map(|(c, size)| (*c, size - held(loose, *c)));
        let tight: Vec<(usize, usize)> = ones.filter(|(_, count)| *count > 0).collect();
        let capacities: Vec<usize> = tight.iter().map(|(_, count)| *count).collect();
        // Which heaps of a class become loose makes no difference to what follows: only how many do. The measure multiplies by
        // the number of ways to choose them.
        let mut multisets = Multisets::of(&capacities);
        let (mut picks, mut next, mut tail) = (Vec::new(), Vec::new(), Vec::new());
        // Once `limit` heaps are loose the columns below are settled; what `loose` contributes to them is shared by all branches.
        let base = self.filled_below(column, loose);
        for choice in choices {
            let mut more = multisets.first(choice.loosened);
            while more {
                picks.clear();
                let taken = multisets.taken().iter();
                picks.extend(taken.map(|(i, count)| Pick {
                    class: tight[*i].0,
                    count: *count,
                    of: tight[*i].1,
                }));
                merge(&here.into, loose, &picks, &mut next);
                let below = if column > 0 && u + choice.loosened < limit {
                    Below::Open
                } else {
                    tail.clone_from(&base);
                    picks.iter().for_each(|pick| self.add_ones(pick.class, pick.count, &mut tail));
                    let enough = tail.iter().all(|filled| *filled <= limit);
                    if enough { Below::Settled(&tail) } else { Below::Stuck }
                };
                visit(&Branch { column, loose: u, tight_ones, choice, picks: &picks, next: &next, below })?;
                more = multisets.advance();
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns how many of the `loose` heaps must get a one in each column below `column` if no more become loose: of
    /// the `c` ones in a column the loose heaps give up `x`, and `c - x` must be filled up to a multiple of `k + 1` by
    /// `x - c` modulo `k + 1` ones.
    fn filled_below(&self, column: usize, loose: &[(usize, usize)]) -> Vec<usize> {
        let modulus = self.k + 1;
        let counts = &self.columns.counts()[..column];
        let mut filled: Vec<usize> =
            counts.iter().map(|count| (modulus - count % modulus) % modulus).collect();
        loose.iter().for_each(|(class, count)| self.add_ones(*class, *count, &mut filled));
        filled
    }

    /// Makes `count` more heaps of `class` loose: where they had a one, a loose heap must get one instead.
    fn add_ones(&self, class: usize, count: usize, filled: &mut [usize]) {
        let modulus = self.k + 1;
        let words = self.kinds[class].size.as_ubig().as_words();
        for (columns, word) in filled.chunks_mut(dashu_int::Word::BITS as usize).zip(words) {
            for (bit, filled) in columns.iter_mut().enumerate() {
                *filled += count * usize::from(word >> bit & 1 == 1);
                *filled -= if *filled >= modulus { modulus } else { 0 };
            }
        }
    }
}

/// Returns how many heaps of `class` are loose.
fn held(loose: &[(usize, usize)], class: usize) -> usize {
    loose.binary_search_by_key(&class, |(class, _)| *class).map_or(0, |place| loose[place].1)
}

/// Merges the loose heaps of both lists, by the classes `into` which theirs go. Classes are runs, so both lists stay
/// sorted.
fn merge(into: &[usize], loose: &[(usize, usize)], picks: &[Pick], merged: &mut Vec<(usize, usize)>) {
    merged.clear();
    let mut old = loose.iter().map(|(class, count)| (into[*class], *count)).peekable();
    let mut new = picks.iter().map(|pick| (into[pick.class], pick.count)).peekable();
    loop {
        let from_old = match (old.peek(), new.peek()) {
            (Some((a, _)), Some((b, _))) => a <= b,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => break,
        };
        let Some((class, count)) = (if from_old { old.next() } else { new.next() }) else { break };
        match merged.last_mut() {
            Some((last, held)) if *last == class => *held += count,
            _ => merged.push((class, count)),
        }
    }
}
