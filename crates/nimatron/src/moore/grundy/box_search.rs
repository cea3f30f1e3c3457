//! Grundy values of all positions below one, without listing a single option.
//!
//! For a set S of `k` heaps let U_S(x) be the values of all positions that a move inside S reaches from x. Such a
//! position is x with a heap i of S lower by one, or lies below that: U_S(x) is the union of {G(x - e_i)} and
//! U_S(x - e_i) over i in S, and G(x) is the mex of all U_S(x).
//!
//! Positions are sorted with the largest heap first and numbered in lexicographic order, in which every option comes
//! earlier. Lowering a heap that has equals re-sorts by swapping it with the last of them, in S too.

use rustc_hash::FxHashMap;

use crate::{Budget, Heap, OverBudget};

const WORK: &str = "Grundy values of all smaller positions";
/// The sets of values are all kept: beyond this many steps memory ends before patience does.
const MOST_STEPS: u64 = 1 << 30;

/// The value of `heaps` and the number of positions valued.
pub(super) fn grundy_value(
    mut heaps: Vec<Heap>,
    k: usize,
    budget: &Budget,
) -> Result<(u64, u64), OverBudget> {
    let over = || OverBudget::after(WORK, budget.steps());
    let most = budget.steps().min(MOST_STEPS);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    // There are at least as many positions as stones in the largest heap.
    let sizes: Option<Vec<usize>> = heaps.iter().map(Heap::to_usize).collect();
    let sizes = sizes.filter(|sizes| sizes.iter().all(|size| (*size as u64) < most)).ok_or_else(over)?;
    let ranks = Ranks::of(&sizes, most).ok_or_else(over)?;
    let subsets = Subsets::of(sizes.len(), k, most).ok_or_else(over)?;
    // No value exceeds the number of stones.
    let words = sizes.iter().sum::<usize>() / 64 + 1;
    let step = (subsets.masks.len() as u64).saturating_mul((k * words) as u64);
    if step.saturating_mul(ranks.total as u64) > most {
        return Err(over());
    }
    let mut meter = budget.meter(WORK);
    let row = subsets.masks.len() * words;
    let mut reached = vec![0u64; ranks.total * row];
    let mut values: Vec<u64> = Vec::with_capacity(ranks.total);
    let mut position = vec![0; sizes.len()];
    for rank in 0..ranks.total {
        meter.spend(step)?;
        let (before, here) = reached.split_at_mut(rank * row);
        let mut all = vec![0u64; words];
        for (s, mask) in subsets.masks.iter().enumerate() {
            let union = &mut here[s * words..(s + 1) * words];
            for i in (0..position.len()).filter(|i| mask >> i & 1 == 1 && position[*i] > 0) {
                let last =
                    (i..position.len()).take_while(|j| position[*j] == position[i]).last().unwrap_or(i);
                let lower = rank - ranks.before[last][position[i]] + ranks.before[last][position[i] - 1];
                let start = lower * row + subsets.swapped(s, i, last) * words;
                union.iter_mut().zip(&before[start..start + words]).for_each(|(into, more)| *into |= more);
                union[values[lower] as usize / 64] |= 1 << (values[lower] % 64);
            }
            all.iter_mut().zip(&*union).for_each(|(into, more)| *into |= more);
        }
        values.push(mex(&all));
        ranks.advance(&mut position, &sizes);
    }
    let value = values.last().copied().unwrap_or(0);
    Ok((value, ranks.total as u64))
}

/// The place of the lowest zero.
fn mex(values: &[u64]) -> u64 {
    let full = values.iter().take_while(|word| **word == u64::MAX).count();
    64 * full as u64 + values.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
}

/// The numbering of the sorted positions below one.
struct Ranks {
    /// `before[i][v]`: how many ways there are to go on from heap i if it is smaller than v. The number of a position
    /// is the sum of these over its heaps.
    before: Vec<Vec<usize>>,
    total: usize,
}

impl Ranks {
    /// For positions below `sizes`, which descend; `None` if there are more than `most`.
    fn of(sizes: &[usize], most: u64) -> Option<Self> {
        let mut before: Vec<Vec<usize>> = Vec::new();
        for size in sizes.iter().rev() {
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

    /// The next position in the numbering; the first one again after the last.
    fn advance(&self, position: &mut [usize], sizes: &[usize]) {
        for i in (0..position.len()).rev() {
            if position[i] < sizes[i] && (i == 0 || position[i] < position[i - 1]) {
                position[i] += 1;
                return;
            }
            position[i] = 0;
        }
    }
}

/// The sets of `k` heaps, as masks.
struct Subsets {
    masks: Vec<u128>,
    index: FxHashMap<u128, usize>,
}

impl Subsets {
    /// `None` if there are more than `most` or more than 127 heaps.
    fn of(n: usize, k: usize, most: u64) -> Option<Self> {
        let mut masks = Vec::new();
        let end = (n < 128).then(|| 1u128 << n)?;
        let mut mask = (1u128 << k) - 1;
        while mask < end {
            if masks.len() as u64 >= most {
                return None;
            }
            masks.push(mask);
            // The next larger number with as many ones (Gosper).
            let low = mask & mask.wrapping_neg();
            let carried = mask + low;
            mask = carried | (mask ^ carried) >> 2 >> low.trailing_zeros();
        }
        let index = masks.iter().enumerate().map(|(i, mask)| (*mask, i)).collect();
        Some(Self { masks, index })
    }

    /// The number of set `s` with heaps `i`, which it has, and `j` swapped.
    fn swapped(&self, s: usize, i: usize, j: usize) -> usize {
        let mask = self.masks[s];
        if mask >> j & 1 == 1 { s } else { self.index[&(mask ^ (1 << i) ^ (1 << j))] }
    }
}
