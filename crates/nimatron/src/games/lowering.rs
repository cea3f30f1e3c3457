//! [`Lowering`]: the rules of all games in which a move lowers some heaps, each by itself.

use crate::Natural;
use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::games::lowering_limit::Limit;
use crate::ruleset::{Action, IllegalMove, LegalMove, Moves, Numbers, Ruleset, number, sorted};

/// The rules "lower between `fewest` and `most` heaps, each within `limit`".
///
/// Nim, Moore's Nim, exact and slow Nim and Bash differ in nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lowering {
    pub(crate) fewest: usize,
    pub(crate) most: usize,
    pub(crate) limit: Limit,
}

impl Lowering {
    /// Lowers one heap within `limit`.
    pub(crate) const fn one_heap(limit: Limit) -> Self {
        Self { fewest: 1, most: 1, limit }
    }

    pub(crate) fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let reducible = (0..row.len()).filter(|heap| self.limit.first(&row[*heap]).is_some()).collect();
        Box::new(Odometer { rules: self, row, reducible, chosen: Vec::new(), done: false }.map(|lowered| {
            let mut to = row.clone();
            for (heap, size) in &lowered {
                to[*heap] = size.clone();
            }
            LegalMove { action: Action::Set(lowered), to }
        }))
    }

    /// Whether fewer heaps can be lowered than a move lowers.
    fn is_over(&self, row: &Numbers) -> bool {
        let reducible = row.iter().filter(|heap| self.limit.first(heap).is_some());
        reducible.take(self.fewest).count() < self.fewest
    }

    /// Heaps of which some may be lowered.
    pub(crate) fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().map(|heap| match &self.limit {
            Limit::UpTo(most) if most < heap => Multiples::up_to(most.clone()),
            _ => Multiples::up_to(heap.clone()),
        });
        let taking = Taking::several(Verb::Lower, self.fewest, self.most, amounts.collect());
        Board::new(Look::Heaps, row.clone(), [Way::Take(taking)])
    }

    pub(crate) fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let lowered = action.changes(row.len(), "heap", "here a move lowers heaps")?;
        if !(self.fewest..=self.most).contains(&lowered.len()) {
            let expected = match (self.fewest, self.most) {
                (fewest, most) if fewest == most => format!("exactly {most}"),
                (fewest, most) => format!("{fewest} to {most}"),
            };
            return Err(IllegalMove::HeapCount { found: lowered.len(), expected });
        }
        lower(row, lowered, &self.limit)
    }
}

/// Returns `row` with these heaps lowered to these sizes, each within `limit`.
pub(crate) fn lower(
    row: &Numbers,
    lowered: &[(usize, Natural)],
    limit: &Limit,
) -> Result<Numbers, IllegalMove> {
    let mut to = row.clone();
    for (heap, size) in lowered {
        let from = number(row, *heap, "heap")?;
        let taken = from.checked_sub(size).filter(|taken| !taken.is_zero());
        let taken = taken.ok_or_else(|| IllegalMove::NotLower {
            heap: heap + 1,
            from: from.clone(),
            to: size.clone(),
        })?;
        if !limit.contain(&taken) {
            let expected = limit.to_string();
            return Err(IllegalMove::Amount { found: taken, from: from.clone(), expected });
        }
        to[*heap].clone_from(size);
    }
    Ok(to)
}

/// A game whose rules are a [`Lowering`], and whose heaps are alike.
pub(crate) trait LoweringGame {
    fn lowering(&self) -> &Lowering;
}

impl<G: LoweringGame> Ruleset for G {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        self.lowering().options(row)
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        self.lowering().play(row, action)
    }

    fn is_over(&self, row: &Numbers) -> bool {
        self.lowering().is_over(row)
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

/// Runs through all choices of heaps and new sizes, like the wheels of a counter.
///
/// A choice is only begun where enough heaps are left to finish it, so every turn of a wheel shows a move.
struct Odometer<'a> {
    rules: &'a Lowering,
    row: &'a Numbers,
    /// The heaps that can be lowered at all.
    reducible: Vec<usize>,
    /// The wheels: positions in `reducible`, ascending, each with the new size of its heap.
    chosen: Vec<(usize, Natural)>,
    done: bool,
}

impl Odometer<'_> {
    fn heap(&self, wheel: usize) -> &Natural {
        &self.row[self.reducible[wheel]]
    }

    /// Puts a new wheel at `wheel` or later, if enough heaps are left to reach the fewest.
    fn begin(&mut self, wheel: usize) -> bool {
        let left = self.reducible.len().saturating_sub(wheel);
        if left == 0 || self.chosen.len() == self.rules.most || self.chosen.len() + left < self.rules.fewest {
            return false;
        }
        let size = self.rules.limit.first(self.heap(wheel)).expect("reducible heaps can be lowered");
        self.chosen.push((wheel, size));
        true
    }

    fn turn(&mut self) -> bool {
        let next = self.chosen.last().map_or(0, |(wheel, _)| wheel + 1);
        if self.begin(next) {
            return true;
        }
        while let Some((wheel, size)) = self.chosen.pop() {
            if let Some(size) = self.rules.limit.next(self.heap(wheel), &size) {
                self.chosen.push((wheel, size));
                return true;
            }
            if self.begin(wheel + 1) {
                return true;
            }
        }
        false
    }
}

impl Iterator for Odometer<'_> {
    type Item = Vec<(usize, Natural)>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.done {
            self.done = !self.turn();
            if !self.done && self.chosen.len() >= self.rules.fewest {
                let named = |(wheel, size): &(usize, Natural)| (self.reducible[*wheel], size.clone());
                return Some(self.chosen.iter().map(named).collect());
            }
        }
        None
    }
}
