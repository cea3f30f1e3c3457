//! The lost positions of a box, a row at a time, without enumerating options.
//!
//! A row is all positions that differ in the last heap only. It holds at most one lost position, since each larger last
//! heap could be lowered to it. For every set S of `k` heaps let W_S(row) be the positions of the row from which a move
//! inside S, lowering some heap before the last, leads to a lost one. Such a move ends one step down a heap i of S, or
//! below that: so W_S(row) is the union of W_S and of what the lost position adds there, over the rows one step down.
//! The lost position of a row is its first that no S wins. It adds itself for the sets without the last heap, and
//! itself with all larger ones for those that have it. Rows are sets of bits, each written over the row whose first
//! heap is lower by one, which no other row needs.

use crate::engine::moore::Moore;
use crate::engine::moore::heap_sets::{GROUP, HeapSets, SetWords, unite};
use crate::{Budget, Convention, OverBudget};

const WORK: &str = "outcomes of a box";

impl Moore {
    /// Finds the lost positions of a box, in which heap `i` has fewer than `lengths[i]` stones: calls `visit` for each
    /// row, in lexicographic order, with the heaps before the last and the size of the last heap with which they are
    /// lost, if any. This uses only the moves, not Moore's theorem.
    ///
    /// # Errors
    /// [`OverBudget`] if there are too many rows or too many sets of heaps.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// // Nim on two heaps: equal ones are lost.
    /// let mut lost = Vec::new();
    /// let visit = |front: &[usize], last| lost.push((front[0], last));
    /// Moore::NIM.sweep(&[3, 5], Convention::Normal, &Budget::default(), visit)?;
    /// assert_eq!(lost, [(0, Some(0)), (1, Some(1)), (2, Some(2))]);
    /// # Ok::<(), nimatron::OverBudget>(())
    /// ```
    pub fn sweep(
        &self,
        lengths: &[usize],
        convention: Convention,
        budget: &Budget,
        mut visit: impl FnMut(&[usize], Option<usize>),
    ) -> Result<(), OverBudget> {
        if lengths.contains(&0) {
            return Ok(());
        }
        // A position without heaps is treated as one heap that is always empty.
        let (last, front) = lengths.split_last().map_or((1, lengths), |(last, front)| (*last, front));
        let over = || budget.exceeded(WORK);
        let mut meter = budget.meter(WORK);
        let most_words = usize::try_from(budget.bytes() / 32).unwrap_or(usize::MAX);
        let mut rows = BoxRows::new(front, last, self.clamped(lengths.len()), most_words).ok_or_else(over)?;
        meter.keep(size_of_val(rows.table.as_slice()) as u64)?;
        let step = (rows.words * rows.sets.groups).div_ceil(4) as u64;
        let mut position = vec![0; front.len()];
        // Misère play: a player who cannot move wins.
        let mut won_before = u64::from(convention == Convention::Misere);
        loop {
            meter.spend(step)?;
            let lost = rows.lost(&position, won_before);
            visit(&position, lost);
            won_before = 0;
            if !advance(&mut position, front) {
                return Ok(());
            }
        }
    }
}

/// Advances to the next position of a box in lexicographic order. Returns `false` after the last one.
fn advance(position: &mut [usize], lengths: &[usize]) -> bool {
    for (heap, length) in position.iter_mut().zip(lengths).rev() {
        *heap += 1;
        if *heap < *length {
            return true;
        }
        *heap = 0;
    }
    false
}

/// The sets of won positions, for rows of one size of the first heap.
struct BoxRows {
    last: usize,
    /// The words that a row takes in each set.
    words: usize,
    sets: HeapSets,
    /// For each heap before the last, how many groups apart its sizes are; those of the first heap share one place.
    strides: Vec<usize>,
    /// For each row word 0 of every set, then word 1 of every set, …
    table: Vec<SetWords>,
    /// For each heap that is not empty, the place of its members and of the row one step down.
    below: Vec<(usize, usize)>,
}

impl BoxRows {
    /// Returns empty rows, or `None` if they would take more than `most_words` words.
    fn new(front: &[usize], last: usize, k: usize, most_words: usize) -> Option<Self> {
        let n = front.len() + 1;
        let sets = HeapSets::of(n, k, most_words / (n + 2))?;
        let words = last.div_ceil(64);
        let width = sets.groups.checked_mul(words)?;
        let mut strides = vec![0; front.len()];
        let mut kept = width;
        for i in (1..front.len()).rev() {
            strides[i] = kept;
            kept = kept.checked_mul(front[i])?;
        }
        let table = (kept <= most_words / GROUP).then(|| vec![SetWords::default(); kept])?;
        Some(Self { last, words, sets, strides, table, below: Vec::new() })
    }

    /// Returns the size of the last heap with which `front` is lost, or `None` if there is none. `won_before` are
    /// positions known to be won. Called for every row in order.
    fn lost(&mut self, front: &[usize], won_before: u64) -> Option<usize> {
        let here: usize = front.iter().zip(&self.strides).map(|(heap, stride)| heap * stride).sum();
        self.below.clear();
        for (i, _) in front.iter().enumerate().filter(|(_, heap)| **heap > 0) {
            self.below.push((self.sets.of_heap(i), here - self.strides[i]));
        }
        let mut lost = None;
        for word in 0..self.words {
            let won = self.unite(here, word) | if word == 0 { won_before } else { 0 };
            if lost.is_none() && won != u64::MAX {
                lost = Some(64 * word + won.trailing_ones() as usize);
            }
        }
        let lost = lost.filter(|lost| *lost < self.last)?;
        let last_heap = self.sets.of_heap(front.len());
        for word in lost / 64..self.words {
            let first = word == lost / 64;
            let itself = if first { 1 << (lost % 64) } else { 0 };
            let and_larger = if first { u64::MAX << (lost % 64) } else { u64::MAX };
            for group in 0..self.sets.groups {
                let words = &mut self.table[here + word * self.sets.groups + group];
                let has_last = self.sets.member(last_heap + group);
                *words = std::array::from_fn(|i| words[i] | itself | and_larger & has_last[i]);
            }
        }
        Some(lost)
    }

    /// Writes one word of every set of the row at `here`, the union of those in the rows below, and returns the union
    /// of all.
    fn unite(&mut self, here: usize, word: usize) -> u64 {
        let mut won = SetWords::default();
        let word = word * self.sets.groups;
        for group in 0..self.sets.groups {
            let mut words = SetWords::default();
            for (members, below) in &self.below {
                unite(&mut words, &self.table[below + word + group], self.sets.member(members + group));
            }
            self.table[here + word + group] = words;
            won = std::array::from_fn(|i| won[i] | words[i]);
        }
        won.iter().fold(0, |any, word| any | word)
    }
}
