//! [`Walk`]: all winning moves at once, column by column, with a [`Measure`] carried along.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::OverBudget;
use crate::engine::moore::classes::{Below, Branch, Classes, Grain, Loose};

/// What a walk over the columns carries along.
pub(crate) trait Measure {
    type Value: Clone;

    /// The value before the top column.
    fn start(&self) -> Self::Value;

    /// The value after `branch`, from the `value` before it; with the columns below if it has a tail.
    fn follow(&mut self, value: &Self::Value, branch: &Branch<'_>) -> Self::Value;

    /// The number of steps that [`follow`](Self::follow) takes, where they are worth mentioning.
    fn cost(&self, _branch: &Branch<'_>) -> u64 {
        0
    }

    /// Takes up the `value` of another path to the same state.
    fn join(&mut self, known: &mut Self::Value, value: Self::Value);

    /// Drops states that are of no use, after each column.
    fn prune(&self, _states: &mut Vec<(Loose, Self::Value)>) {}
}

/// The states before each column from the top down, and the joined values of all complete paths.
pub(crate) struct Walk<V> {
    pub(crate) states: Vec<Vec<(Loose, V)>>,
    pub(crate) total: Option<V>,
    pub(crate) limit: usize,
    pub(crate) grain: Grain,
}

impl Classes {
    /// Walks through all columns with at most `limit` loose heaps (`k` for all winning moves). The states stay in the
    /// result for [`trail`](Self::trail) if `keep` holds.
    pub(crate) fn walk<M: Measure>(
        &self,
        measure: &mut M,
        limit: usize,
        grain: Grain,
        keep: bool,
        mut spend: impl FnMut(u64) -> Result<(), OverBudget>,
    ) -> Result<Walk<M::Value>, OverBudget> {
        let mut walk = Walk { states: Vec::new(), total: None, limit, grain };
        let mut states: Vec<(Loose, M::Value)> = vec![(Box::new([]), measure.start())];
        for column in (0..self.columns.counts().len()).rev() {
            if states.is_empty() {
                break;
            }
            let level = self.level(column, grain);
            let mut next: FxHashMap<Loose, M::Value> = FxHashMap::default();
            for (loose, value) in &states {
                let outcome = self.expand(&level, loose, limit, |branch| {
                    if let Err(over) = spend(branch.cost().saturating_add(measure.cost(branch))) {
                        return ControlFlow::Break(over);
                    }
                    let known = match branch.below {
                        Below::Open => next.get_mut(branch.next),
                        Below::Settled(_) => walk.total.as_mut(),
                        Below::Stuck => return ControlFlow::Continue(()),
                    };
                    let after = measure.follow(value, branch);
                    match known {
                        Some(known) => measure.join(known, after),
                        None if branch.tail().is_some() => walk.total = Some(after),
                        None => drop(next.insert(branch.next.into(), after)),
                    }
                    ControlFlow::Continue(())
                });
                if let ControlFlow::Break(over) = outcome {
                    return Err(over);
                }
            }
            let mut next: Vec<_> = next.into_iter().collect();
            next.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
            measure.prune(&mut next);
            let done = std::mem::replace(&mut states, next);
            if keep {
                walk.states.push(done);
            }
        }
        Ok(walk)
    }
}
