//! [`Breaking`]: a way to move that takes stones from one heap and may split the rest.

use crate::Natural;
use crate::engine::take_and_break::{Digit, TakeAndBreak};

/// Take so many stones from one heap and leave the rest as so many heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Breaking {
    /// Which amounts may be taken, and what may be left, in ascending order.
    runs: Vec<Run>,
    /// Whether two parts must differ.
    pub unequal: bool,
}

/// A run of amounts after which the same may be left.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Run {
    /// The least amount.
    pub from: Natural,
    /// The largest amount; `None` if there is no largest.
    pub to: Option<Natural>,
    /// How many non-empty heaps may be left.
    pub leaves: Vec<usize>,
}

impl Breaking {
    /// Returns the moves of a heap game.
    pub fn of(game: &TakeAndBreak) -> Self {
        Self { runs: runs(game), unequal: game.splits_unequally() }
    }

    /// Returns whether some heap has a move.
    pub(crate) fn has_move(&self, heaps: &[Natural]) -> bool {
        heaps.iter().any(|heap| self.amounts(heap).next().is_some())
    }

    /// Returns how many heaps may be left if `taken` stones are taken from a heap of `size`, fewest first.
    pub fn leavings(&self, size: &Natural, taken: &Natural) -> Vec<usize> {
        let Some(left) = size.checked_sub(taken) else { return Vec::new() };
        let has = |run: &&Run| run.from <= *taken && run.to.as_ref().is_none_or(|to| taken <= to);
        let leaves = self.runs.iter().find(has).map_or(&[][..], |run| &run.leaves);
        let fits = |parts: &usize| match parts {
            0 => left.is_zero(),
            2 if self.unequal => left >= 3,
            parts => left >= Natural::from(*parts),
        };
        leaves.iter().copied().filter(fits).collect()
    }

    /// Returns whether these parts may be left of a heap of `size`.
    pub fn allows(&self, size: &Natural, parts: &[Natural]) -> bool {
        let left = parts.iter().fold(Natural::ZERO, |sum, part| &sum + part);
        let Some(taken) = size.checked_sub(&left) else { return false };
        let differ = !self.unequal || !matches!(parts, [a, b] if a == b);
        differ
            && parts.iter().all(|part| !part.is_zero())
            && self.leavings(size, &taken).contains(&parts.len())
    }

    /// Returns the next amount above `taken`, or the least if that is `None`, that some move takes from a heap of
    /// `size`, or `None` if there is none.
    pub fn amount_above(&self, size: &Natural, taken: Option<&Natural>) -> Option<Natural> {
        let least = taken.map_or(Natural::ZERO, |taken| taken + &Natural::ONE);
        let above =
            |(from, to): (Natural, Natural)| Some(from.max(least.clone())).filter(|amount| *amount <= to);
        self.amounts(size).filter_map(above).min()
    }

    /// Returns the next amount below `taken` that some move takes from a heap of `size`, or `None` if there is none.
    pub fn amount_below(&self, size: &Natural, taken: &Natural) -> Option<Natural> {
        let most = taken.checked_sub(&Natural::ONE)?;
        let below =
            |(from, to): (Natural, Natural)| Some(to.min(most.clone())).filter(|amount| *amount >= from);
        self.amounts(size).filter_map(below).max()
    }

    /// Returns the amounts that can be taken from a heap of `size`, as the least and the largest of intervals that may
    /// overlap.
    fn amounts(&self, size: &Natural) -> impl Iterator<Item = (Natural, Natural)> {
        let ends = |run: &Run, parts: usize| {
            let left = if parts == 2 && self.unequal { 3 } else { parts };
            let most = size.checked_sub(&Natural::from(left))?;
            // Nothing is left only if the whole heap is taken.
            let least = if parts == 0 { size.clone().max(run.from.clone()) } else { run.from.clone() };
            let most = run.to.clone().map_or(most.clone(), |to| to.min(most));
            (least <= most).then_some((least, most))
        };
        self.runs.iter().flat_map(move |run| run.leaves.iter().filter_map(move |parts| ends(run, *parts)))
    }

    /// Returns `left` stones as `count` heaps, as equal as the rules allow.
    pub fn even_parts(&self, left: &Natural, count: usize) -> Vec<Natural> {
        let whole = Natural::from(count);
        if count == 0 {
            return Vec::new();
        }
        let each = Natural::from(left.as_ubig() / whole.as_ubig());
        let larger = left.rem(&whole).to_usize().unwrap_or(0);
        let mut parts: Vec<Natural> = (0..count)
            .map(|part| if part + larger < count { each.clone() } else { &each + &Natural::ONE })
            .collect();
        if let [smaller, larger] = parts.as_mut_slice()
            && self.unequal
            && smaller == larger
        {
            *smaller = smaller.checked_sub(&Natural::ONE).unwrap_or_default();
            *larger = &*larger + &Natural::ONE;
        }
        parts
    }
}

fn runs(game: &TakeAndBreak) -> Vec<Run> {
    let leaves = |digit: Digit| (0..4).filter(|parts| digit.leaves(*parts)).collect::<Vec<usize>>();
    let run = |from: Natural, to: Option<Natural>, digit| Run { from, to, leaves: leaves(digit) };
    let mut runs = vec![run(Natural::ZERO, Some(Natural::ZERO), game.first())];
    // The least amount that has no run yet.
    let mut next = Natural::ONE;
    for (amount, digit) in game.listed() {
        let before = amount.checked_sub(&Natural::ONE).filter(|before| *before >= next);
        runs.extend(before.map(|before| run(next, Some(before), game.tail())));
        runs.push(run(amount.clone(), Some(amount.clone()), *digit));
        next = amount + &Natural::ONE;
    }
    runs.push(run(next, None, game.tail()));
    runs.retain(|run| !run.leaves.is_empty());
    runs
}
