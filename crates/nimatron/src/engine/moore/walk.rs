//! [`Walk`]: all winning moves at once, column by column, with a [`Measure`] of them; and [`Trail`]: one of them, taken
//! from a walk.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::engine::moore::column_choice::ColumnChoice;
use crate::engine::moore::suffix_classes::{Below, Branch, Grain, Loose, Pick, SuffixClasses};
use crate::{Meter, Natural, OverBudget};

/// A value that a walk over the columns computes for its paths.
pub(crate) trait Measure {
    type Value: Clone;

    /// Returns the value before the top column.
    fn start(&self) -> Self::Value;

    /// Returns the value after `branch`, from the `value` before it; with the columns below if it has a tail.
    fn follow(&mut self, value: &Self::Value, branch: &Branch<'_>) -> Self::Value;

    /// Returns the number of steps that [`follow`](Self::follow) takes, if they are more than a few.
    fn cost(&self, _branch: &Branch<'_>) -> u64 {
        0
    }

    /// Returns how many bytes of memory a value takes besides its own size.
    fn memory(&self, _value: &Self::Value) -> usize {
        0
    }

    /// Joins the `value` of another path to the same state.
    fn join(&mut self, known: &mut Self::Value, value: Self::Value);

    /// Drops useless states, after each column.
    fn prune(&self, _states: &mut Vec<(Loose, Self::Value)>) {}
}

/// The states before each column from the top down, and the joined values of all complete paths.
pub(crate) struct Walk<V> {
    pub(crate) states: Vec<Vec<(Loose, V)>>,
    pub(crate) total: Option<V>,
    pub(crate) limit: usize,
    pub(crate) grain: Grain,
}

impl SuffixClasses {
    /// Walks through all columns with at most `limit` loose heaps (`k` for all winning moves). The states stay in the
    /// result for [`trail`](Self::trail) if `keep` holds.
    pub(crate) fn walk<M: Measure>(
        &self,
        measure: &mut M,
        limit: usize,
        grain: Grain,
        keep: bool,
        meter: &mut Meter<'_>,
    ) -> Result<Walk<M::Value>, OverBudget> {
        /// The memory that a state takes besides its loose heaps and its value, in bytes: about that of a map's entry.
        const STATE: usize = 48;
        let mut walk = Walk { states: Vec::new(), total: None, limit, grain };
        let mut before = 0;
        let mut states: Vec<(Loose, M::Value)> = vec![(Box::new([]), measure.start())];
        for column in (0..self.columns.counts().len()).rev() {
            if states.is_empty() {
                break;
            }
            let here = self.at_column(column, grain);
            let mut next: FxHashMap<Loose, M::Value> = FxHashMap::default();
            let mut kept = 0;
            for (loose, value) in &states {
                let outcome = self.expand(&here, loose, limit, |branch| {
                    if let Err(over) = meter.spend(branch.cost().saturating_add(measure.cost(branch))) {
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
                        None => {
                            let memory = STATE + size_of_val(branch.next) + measure.memory(&after);
                            kept += memory as u64;
                            if let Err(over) = meter.keep(memory as u64) {
                                return ControlFlow::Break(over);
                            }
                            next.insert(branch.next.into(), after);
                        }
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
            } else {
                meter.free(std::mem::replace(&mut before, kept));
            }
        }
        Ok(walk)
    }
}

/// Selects one of several values that were joined.
pub(crate) trait Chooser<V> {
    /// Begins a choice among values that were joined to `total`.
    fn begin(&mut self, total: &V);

    /// Returns whether to take this one.
    fn takes(&mut self, value: &V) -> bool;
}

/// What happens in one column in which heaps may become loose.
#[derive(Debug)]
struct TrailStep {
    column: usize,
    choice: ColumnChoice,
    picks: Vec<Pick>,
}

/// One complete path through the columns.
#[derive(Debug)]
pub(crate) struct Trail {
    /// From the top column down, as far as heaps may become loose.
    steps: Vec<TrailStep>,
    /// How many loose heaps get a one in each column below.
    tail: Vec<usize>,
}

impl Trail {
    /// Returns the move along this path; `subset(n, r)` says which `r` of `n` equally good things to take.
    pub(crate) fn changes(
        &self,
        heaps: &[Natural],
        classes: &SuffixClasses,
        mut subset: impl FnMut(usize, usize) -> Vec<usize>,
    ) -> Vec<(usize, Natural)> {
        let mut loose: Vec<(usize, Natural)> = Vec::new();
        let mut is_loose = vec![false; heaps.len()];
        for TrailStep { column, choice, picks } in &self.steps {
            let filled = subset(loose.len(), choice.filled);
            fill(&mut loose, *column, &filled);
            for pick in picks {
                let tight = classes.tight_heaps(pick.class, *column, &is_loose);
                for index in subset(tight.len(), pick.count).into_iter().map(|place| tight[place]) {
                    let mut size = heaps[index].clone();
                    size.set_bit(*column, false);
                    is_loose[index] = true;
                    loose.push((index, size));
                }
            }
        }
        for (column, filled) in self.tail.iter().enumerate() {
            let filled = subset(loose.len(), *filled);
            fill(&mut loose, column, &filled);
        }
        loose
    }
}

/// Gives a one in `column` to the loose heaps at `places` and a zero to the others.
fn fill(loose: &mut [(usize, Natural)], column: usize, places: &[usize]) {
    loose.iter_mut().for_each(|(_, size)| size.set_bit(column, false));
    places.iter().for_each(|place| loose[*place].1.set_bit(column, true));
}

impl SuffixClasses {
    /// Returns one path of a walk that kept its states, chosen from the end back up column by column, or `None` if
    /// there is no path or the chooser takes none.
    pub(crate) fn trail<M: Measure>(
        &self,
        walk: &Walk<M::Value>,
        measure: &mut M,
        chooser: &mut impl Chooser<M::Value>,
    ) -> Option<Trail> {
        chooser.begin(walk.total.as_ref()?);
        let mut tail = Vec::new();
        let (mut depth, mut place, last) = (0..walk.states.len()).find_map(|depth| {
            self.chosen(walk, depth, measure, chooser, |branch| {
                branch.tail().is_some_and(|below| {
                    tail = below.to_vec();
                    true
                })
            })
            .map(|(place, step)| (depth, place, step))
        })?;
        let mut steps = vec![last];
        while depth > 0 {
            let (target, value) = &walk.states[depth][place];
            depth -= 1;
            chooser.begin(value);
            let leads_there =
                |branch: &Branch<'_>| matches!(branch.below, Below::Open) && *branch.next == **target;
            let (before, step) = self.chosen(walk, depth, measure, chooser, leads_there)?;
            steps.push(step);
            place = before;
        }
        steps.reverse();
        Some(Trail { steps, tail })
    }

    /// Returns the first wanted branch of this depth that the chooser takes, with the place of its state.
    fn chosen<M: Measure>(
        &self,
        walk: &Walk<M::Value>,
        depth: usize,
        measure: &mut M,
        chooser: &mut impl Chooser<M::Value>,
        mut wanted: impl FnMut(&Branch<'_>) -> bool,
    ) -> Option<(usize, TrailStep)> {
        let here = self.at_column(self.columns.counts().len() - 1 - depth, walk.grain);
        walk.states[depth].iter().enumerate().find_map(|(place, (loose, value))| {
            self.expand(&here, loose, walk.limit, |branch| {
                if wanted(branch) && chooser.takes(&measure.follow(value, branch)) {
                    let (column, choice, picks) = (branch.column, branch.choice, branch.picks.to_vec());
                    return ControlFlow::Break((place, TrailStep { column, choice, picks }));
                }
                ControlFlow::Continue(())
            })
            .break_value()
        })
    }
}
