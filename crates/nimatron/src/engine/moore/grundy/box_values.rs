//! [`BoxValues`]: the Grundy values of all positions of a box, without enumerating options.
//!
//! For a set S of `k` heaps let U_S(x) be the values of x and of all positions that a move inside S reaches from it. Such a
//! position is x with a heap i of S lower by one, or lies below that. So the values that moves inside S reach are the union of
//! U_S(x - e_i) over i in S, and G(x) is the mex of those of all S.
//!
//! Positions are sorted with the largest heap first and numbered in lexicographic order, in which every option comes
//! earlier. Lowering one of several equal heaps restores the order by swapping it with the last of them, in S too. The
//! sets of x are written over those of x with the largest heap lower by one, which no other position needs.

use crate::engine::moore::Moore;
use crate::engine::moore::heap_sets::{GROUP, HeapSets, SetWords, unite};
use crate::{Budget, OverBudget};

pub(super) const WORK: &str = "Grundy values of all smaller positions";
/// Which part of the memory the sets may take, and which the values, in words of eight bytes.
const WORDS: u64 = 16;
/// The number of words that count as one step of a [`Budget`].
const WORDS_PER_STEP: u64 = 16;

/// The Grundy values (normal play) of all positions within the bounds given to [`Moore::box_values`]: the last is the
/// answer of [`Moore::grundy`], the others are seen by tests and benchmarks.
#[derive(Debug)]
#[doc(hidden)]
pub struct BoxValues {
    ranks: Ranks,
    /// The largest position, heaps descending.
    largest: Vec<usize>,
    /// Indexed by the number of the position.
    values: Vec<u32>,
}

impl Moore {
    /// Returns the Grundy values (normal play) of all positions in which heap `i` has at most `largest[i]` stones.
    ///
    /// # Errors
    /// [`OverBudget`] if there are too many positions.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::moore::Moore;
    ///
    /// let values = Moore::new(2)?.box_values(&[5, 4, 3, 2], &Budget::default())?;
    /// assert_eq!(values.value(&[1, 0, 0, 2]), Some(3));
    /// assert_eq!(values.value(&[2, 3, 4, 5]), Some(14));
    /// assert_eq!(values.value(&[6, 0, 0, 0]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(hidden)]
    pub fn box_values(&self, largest: &[usize], budget: &Budget) -> Result<BoxValues, OverBudget> {
        BoxValues::new(largest, self.clamped(largest.len()), budget)
    }
}

impl BoxValues {
    fn new(largest: &[usize], k: usize, budget: &Budget) -> Result<Self, OverBudget> {
        let over = || budget.exceeded(WORK);
        let mut largest = largest.to_vec();
        largest.sort_unstable_by(|a, b| b.cmp(a));
        let most_words = usize::try_from(budget.bytes() / WORDS).unwrap_or(usize::MAX);
        // Each position costs a step at least.
        let ranks = Ranks::of(&largest, budget.steps().min(most_words as u64)).ok_or_else(over)?;
        if largest.is_empty() {
            return Ok(Self { ranks, largest, values: vec![0] });
        }
        let mut meter = budget.meter(WORK);
        meter.keep((ranks.total * size_of::<u32>()) as u64)?;
        let mut sets =
            ReachedValues::new(&largest, &ranks, k, most_words).ok_or_else(|| meter.out_of_memory())?;
        meter.keep(size_of_val(sets.table.as_slice()) as u64)?;
        let step = (sets.row * GROUP * largest.len()) as u64 / WORDS_PER_STEP + 1;
        if step.saturating_mul(ranks.total as u64) > budget.steps() {
            return Err(over());
        }
        let mut values = Vec::with_capacity(ranks.total);
        let mut position = vec![0; largest.len()];
        for rank in 0..ranks.total {
            meter.spend(step)?;
            values.push(sets.value(&position, rank, &ranks));
            ranks.advance(&mut position, &largest);
        }
        Ok(Self { ranks, largest, values })
    }

    /// Returns the value of a position with its heaps in any order, or `None` if it is not in the box.
    pub fn value(&self, heaps: &[usize]) -> Option<u64> {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        let inside =
            heaps.len() == self.largest.len() && heaps.iter().zip(&self.largest).all(|(a, b)| a <= b);
        inside.then(|| u64::from(self.values[self.ranks.rank(&heaps)]))
    }

    /// Returns the value of the largest position.
    pub fn last(&self) -> u64 {
        self.values.last().copied().map_or(0, u64::from)
    }

    /// Returns the number of positions valued, each once whatever the order of its heaps.
    pub fn positions(&self) -> u64 {
        self.values.len() as u64
    }
}

/// The sets of reached values.
struct ReachedValues {
    sets: HeapSets,
    /// The words of a set of values.
    words: usize,
    /// The groups of a position: word 0 of every set, then word 1 of every set, …
    row: usize,
    /// The rows of all positions with the same largest heap.
    table: Vec<SetWords>,
    /// For heaps i and j, the sets with i and their numbers with both swapped; built when needed.
    swapped: Vec<Vec<(usize, usize)>>,
    /// For each heap with no equal after it: the place of its members and of the position one step down.
    plain: Vec<(usize, usize)>,
}

impl ReachedValues {
    /// Returns empty sets, or `None` if they would take more than `most_words` words.
    fn new(largest: &[usize], ranks: &Ranks, k: usize, most_words: usize) -> Option<Self> {
        let n = largest.len();
        let sets = HeapSets::of(n, k, most_words / (n * n + 2))?;
        // No value exceeds the number of stones.
        let stones = largest.iter().try_fold(0usize, |sum, heap| sum.checked_add(*heap))?;
        let words = stones / 64 + 1;
        let row = sets.groups.checked_mul(words)?;
        // Only the positions with one size of the largest heap are kept: the others below them have the size before, and are
        // written over in order.
        let positions = ranks.before.first().map_or(1, |sums| sums[sums.len() - 1] - sums[sums.len() - 2]);
        let table = positions.checked_mul(row).filter(|groups| *groups <= most_words / GROUP)?;
        let table = vec![SetWords::default(); table];
        Some(Self { sets, words, row, table, swapped: vec![Vec::new(); n * n], plain: Vec::new() })
    }

    /// Returns where the sets of a position are, given its number and its largest heap.
    fn place(&self, rank: usize, first: usize, ranks: &Ranks) -> usize {
        let before = ranks.before.first().map_or(0, |sums| sums[first]);
        (rank - before) * self.row
    }

    /// Returns the value of a position. Called for each in the order of their numbers.
    fn value(&mut self, position: &[usize], rank: usize, ranks: &Ranks) -> u32 {
        let n = position.len();
        let first = position.first().copied().unwrap_or(0);
        let here = self.place(rank, first, ranks);
        self.plain.clear();
        let mut swapped: Vec<(usize, usize)> = Vec::new();
        let mut last = n;
        for i in (0..n).rev().filter(|i| position[*i] > 0) {
            if position.get(i + 1) != Some(&position[i]) {
                last = i;
            }
            // Lowering the last of several equal heaps keeps the order, so only its own term of the rank changes.
            let lower = rank - ranks.before[last][position[i]] + ranks.before[last][position[i] - 1];
            let place = self.place(lower, if last == 0 { first - 1 } else { first }, ranks);
            // Heap i itself is not the last of its equals: the position reached is the same, with i and `last` swapped in S.
            if last == i {
                self.plain.push((self.sets.of_heap(i), place));
            } else {
                swapped.push((i * n + last, place));
            }
        }
        self.unite_plain(here);
        for (pair, below) in swapped {
            self.unite_swapped(here, pair, below);
        }
        let value = self.mex(here);
        let word = here + value / 64 * self.sets.groups;
        for words in &mut self.table[word..word + self.sets.groups] {
            *words = words.map(|word| word | 1 << (value % 64));
        }
        value as u32
    }

    /// Writes the sets at `here`: the union of those one step down for which no heaps are swapped.
    fn unite_plain(&mut self, here: usize) {
        for word in (0..self.row).step_by(self.sets.groups) {
            for group in 0..self.sets.groups {
                let mut words = SetWords::default();
                for (members, below) in &self.plain {
                    unite(&mut words, &self.table[below + word + group], self.sets.member(members + group));
                }
                self.table[here + word + group] = words;
            }
        }
    }

    /// Adds the sets at `below`, for those that have heap i, with heaps i and j swapped; `pair` is i n + j.
    fn unite_swapped(&mut self, here: usize, pair: usize, below: usize) {
        if self.swapped[pair].is_empty() {
            let n = self.swapped.len().isqrt();
            self.swapped[pair] = self.sets.swapped(pair / n, pair % n);
        }
        for word in 0..self.words {
            let word = word * self.sets.groups;
            for (into, from) in &self.swapped[pair] {
                let more = self.table[below + word + from / GROUP][from % GROUP];
                self.table[here + word + into / GROUP][into % GROUP] |= more;
            }
        }
    }

    /// Returns the least value that no set has.
    fn mex(&self, here: usize) -> usize {
        let words = self.table[here..here + self.row].chunks_exact(self.sets.groups);
        let unions = words.map(|groups| groups.iter().flatten().fold(0, |any, word| any | word));
        let (index, word) = unions.enumerate().find(|(_, word)| *word != u64::MAX).unwrap_or((self.words, 0));
        64 * index + word.trailing_ones() as usize
    }
}

/// The numbering of the sorted positions below one.
#[derive(Debug)]
struct Ranks {
    /// `before[i][v]`: how many ways there are to continue from heap i if it is smaller than v. The number of a
    /// position is the sum of these over its heaps.
    before: Vec<Vec<usize>>,
    total: usize,
}

impl Ranks {
    /// Returns the numbering of the positions below `largest`, whose heaps descend, or `None` if there are more than
    /// `most`.
    fn of(largest: &[usize], most: u64) -> Option<Self> {
        let mut before: Vec<Vec<usize>> = Vec::new();
        for size in largest.iter().rev() {
            if *size as u64 >= most {
                return None;
            }
            let following = |value: usize| match before.last() {
                Some(next) => next[(value + 1).min(next.len() - 1)],
                None => 1,
            };
            let mut sums = vec![0usize];
            for value in 0..=*size {
                let sum = sums[value].checked_add(following(value))?;
                if sum as u64 > most {
                    return None;
                }
                sums.push(sum);
            }
            before.push(sums);
        }
        before.reverse();
        let total = before.first().and_then(|sums| sums.last()).copied().unwrap_or(1);
        Some(Self { before, total })
    }

    /// Returns the number of a position, whose heaps descend.
    fn rank(&self, position: &[usize]) -> usize {
        self.before.iter().zip(position).map(|(sums, heap)| sums[*heap]).sum()
    }

    /// Advances to the next position in the numbering, and from the last to the first.
    fn advance(&self, position: &mut [usize], largest: &[usize]) {
        for i in (0..position.len()).rev() {
            if position[i] < largest[i] && (i == 0 || position[i] < position[i - 1]) {
                position[i] += 1;
                return;
            }
            position[i] = 0;
        }
    }
}
