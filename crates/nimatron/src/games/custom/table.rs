//! [`Table`]: the options and the Grundy value of every piece that can follow, listed once.

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{EvalError, Graph, Script, Tuple};
use crate::{Budget, Meter};

/// The name of this work in the error if the budget runs out.
const WORK: &str = "a list of all that can follow by the rule file";
/// The memory that a piece takes besides its numbers, in bytes: its entry, its place in the index and its two counts.
const PIECE: usize = 2 * size_of::<TableEntry>() + 48;
/// The memory that an option takes besides its parts.
const OPTION: usize = 2 * size_of::<Range<u32>>();

/// Pieces with their options, all of which are in the table too.
#[derive(Debug, Clone, Default)]
pub(crate) struct Table {
    index: FxHashMap<Arc<Tuple>, u32>,
    entries: Vec<TableEntry>,
    /// Each option's parts; an entry's options follow one another.
    options: Vec<Range<u32>>,
    /// Indices of entries.
    parts: Vec<u32>,
}

#[derive(Debug, Clone)]
struct TableEntry {
    piece: Arc<Tuple>,
    options: Range<u32>,
    value: Option<u32>,
}

impl Table {
    /// Returns the table of a graph: its vertices and edges.
    pub(crate) fn of_graph(graph: &Graph) -> Self {
        let mut table = Self::default();
        for (vertex, _) in graph.vertices() {
            table.intern(&[*vertex]);
        }
        for (entry, (_, targets)) in graph.vertices().iter().enumerate() {
            let start = table.options.len() as u32;
            for target in targets {
                table.push_option([*target]);
            }
            table.entries[entry].options = start..table.options.len() as u32;
        }
        table.evaluate(0);
        table
    }

    /// Returns whether the table contains the piece and everything reachable from it.
    pub(crate) fn contains(&self, piece: &Tuple) -> bool {
        self.index.contains_key(piece)
    }

    /// Lists these pieces and everything reachable from them. A failure leaves the table as it was.
    pub(crate) fn explore<'a>(
        &mut self,
        script: &Script,
        pieces: impl Iterator<Item = &'a Tuple>,
        budget: &Budget,
    ) -> Result<(), EvalError> {
        let (entries, options, parts) = (self.entries.len(), self.options.len(), self.parts.len());
        let mut meter = budget.meter(WORK);
        for piece in pieces {
            self.intern(piece);
        }
        let done = self.list(script, entries, &mut meter);
        if done.is_err() {
            for entry in self.entries.drain(entries..) {
                self.index.remove(&entry.piece);
            }
            self.options.truncate(options);
            self.parts.truncate(parts);
        } else {
            self.evaluate(entries);
        }
        done
    }

    /// Lists the options of every entry from `first` on, and of the pieces found on the way.
    fn list(&mut self, script: &Script, first: usize, meter: &mut Meter<'_>) -> Result<(), EvalError> {
        let mut at = first;
        while let Some(entry) = self.entries.get(at) {
            meter.spend(1)?;
            let piece = entry.piece.clone();
            let start = self.options.len() as u32;
            let before = self.memory(script.width());
            for option in script.options(&piece, meter)? {
                let parts: Vec<u32> = option.chunks(script.width()).map(|part| self.intern(part)).collect();
                self.push_option(parts);
            }
            self.entries[at].options = start..self.options.len() as u32;
            meter.keep(self.memory(script.width()) - before)?;
            if self.entries.len().max(self.parts.len()).max(self.options.len()) > u32::MAX as usize / 2 {
                return Err(meter.out_of_memory().into());
            }
            at += 1;
        }
        Ok(())
    }

    /// Returns how many bytes of memory the table takes, about, if its pieces have `width` numbers.
    fn memory(&self, width: usize) -> u64 {
        let pieces = self.entries.len() * (PIECE + width * size_of::<u128>());
        (pieces + self.options.len() * OPTION + self.parts.len() * 2 * size_of::<u32>()) as u64
    }

    fn push_option(&mut self, parts: impl IntoIterator<Item = u32>) {
        let start = self.parts.len() as u32;
        self.parts.extend(parts);
        self.options.push(start..self.parts.len() as u32);
    }

    fn intern(&mut self, piece: &Tuple) -> u32 {
        if let Some(index) = self.index.get(piece) {
            return *index;
        }
        let (index, piece) = (self.entries.len() as u32, Arc::<Tuple>::from(piece));
        self.index.insert(piece.clone(), index);
        self.entries.push(TableEntry { piece, options: 0..0, value: None });
        index
    }

    /// Computes the values from entry `first` on. Every part of an option is smaller, so this terminates.
    fn evaluate(&mut self, first: usize) {
        let mut open: Vec<u32> = (first as u32..self.entries.len() as u32).collect();
        while let Some(entry) = open.last().copied() {
            let before = open.len();
            if self.entries[entry as usize].value.is_none() {
                let parts = self.option_ranges(entry).flat_map(|option| &self.parts[option]);
                open.extend(parts.filter(|part| self.entries[**part as usize].value.is_none()));
                if open.len() > before {
                    continue;
                }
                self.entries[entry as usize].value = Some(self.mex(entry));
            }
            open.pop();
        }
    }

    fn mex(&self, entry: u32) -> u32 {
        let options = &self.entries[entry as usize].options;
        let mut taken = vec![false; options.len() + 1];
        for option in self.option_ranges(entry) {
            if let Some(taken) = taken.get_mut(self.worth(option) as usize) {
                *taken = true;
            }
        }
        taken.iter().take_while(|taken| **taken).count() as u32
    }

    fn option_ranges(&self, entry: u32) -> impl Iterator<Item = Range<usize>> + '_ {
        let Range { start, end } = self.entries[entry as usize].options;
        self.options[start as usize..end as usize]
            .iter()
            .map(|parts| parts.start as usize..parts.end as usize)
    }

    /// Returns the value of an option: the nim-sum of its parts.
    fn worth(&self, option: Range<usize>) -> u32 {
        let value = |part: &u32| self.entries[*part as usize].value.unwrap_or_default();
        self.parts[option].iter().map(value).fold(0, |sum, value| sum ^ value)
    }

    /// Returns every piece.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = &Tuple> {
        self.entries.iter().map(|entry| &*entry.piece)
    }

    /// Returns the Grundy value of a piece.
    pub(crate) fn value(&self, piece: &Tuple) -> Option<u32> {
        self.entries[*self.index.get(piece)? as usize].value
    }

    /// Returns how many options a piece has; 0 if it is not in the table.
    pub(crate) fn count(&self, piece: &Tuple) -> usize {
        self.index.get(piece).map_or(0, |entry| self.entries[*entry as usize].options.len())
    }

    /// Returns option `number` of a piece, as the pieces that replace it, and its value.
    pub(crate) fn option(&self, piece: &Tuple, number: usize) -> Option<(Vec<&Tuple>, u32)> {
        let entry = &self.entries[*self.index.get(piece)? as usize];
        let option = self.options.get(entry.options.start as usize + number)?;
        let option = option.start as usize..option.end as usize;
        let parts = self.parts[option.clone()].iter().map(|part| &*self.entries[*part as usize].piece);
        Some((parts.collect(), self.worth(option)))
    }
}
