//! [`Trail`]: one winning move, read off a [`Walk`].

use std::ops::ControlFlow;

use crate::Natural;
use crate::engine::moore::Lowering;
use crate::engine::moore::choice::Choice;
use crate::engine::moore::classes::{Below, Branch, Classes, Pick};
use crate::engine::moore::walk::{Measure, Walk};

/// Selects one of several values that were joined.
pub(crate) trait Chooser<V> {
    /// The values that follow were joined to `total`.
    fn begin(&mut self, total: &V);

    /// Whether to take this one.
    fn takes(&mut self, value: &V) -> bool;
}

/// What happens in one column in which heaps may become loose.
#[derive(Debug)]
struct Step {
    column: usize,
    choice: Choice,
    picks: Vec<Pick>,
}

/// One complete path through the columns.
#[derive(Debug)]
pub(crate) struct Trail {
    /// From the top column down, as far as heaps may become loose.
    steps: Vec<Step>,
    /// How many loose heaps get a one in each column below.
    tail: Vec<usize>,
}

impl Trail {
    /// The move along this path; `subset(n, r)` says which `r` of `n` equally good things to take.
    pub(crate) fn lowering(
        &self,
        heaps: &[Natural],
        classes: &Classes,
        mut subset: impl FnMut(usize, usize) -> Vec<usize>,
    ) -> Lowering {
        let mut loose: Vec<(usize, Natural)> = Vec::new();
        let mut is_loose = vec![false; heaps.len()];
        for Step { column, choice, picks } in &self.steps {
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
        Lowering::new(loose)
    }
}

/// Gives a one in `column` to the loose heaps at `places` and a zero to the others.
fn fill(loose: &mut [(usize, Natural)], column: usize, places: &[usize]) {
    loose.iter_mut().for_each(|(_, size)| size.set_bit(column, false));
    places.iter().for_each(|place| loose[*place].1.set_bit(column, true));
}

impl Classes {
    /// One path of a walk that kept its states: the complete path first, then back up column by column. `None` if
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

    /// The first branch of this depth that is wanted and that the chooser takes, with the place of its state.
    fn chosen<M: Measure>(
        &self,
        walk: &Walk<M::Value>,
        depth: usize,
        measure: &mut M,
        chooser: &mut impl Chooser<M::Value>,
        mut wanted: impl FnMut(&Branch<'_>) -> bool,
    ) -> Option<(usize, Step)> {
        let level = self.level(self.columns.counts().len() - 1 - depth, walk.grain);
        walk.states[depth].iter().enumerate().find_map(|(place, (loose, value))| {
            self.expand(&level, loose, walk.limit, |branch| {
                if wanted(branch) && chooser.takes(&measure.follow(value, branch)) {
                    let (column, choice, picks) = (branch.column, branch.choice, branch.picks.to_vec());
                    return ControlFlow::Break((place, Step { column, choice, picks }));
                }
                ControlFlow::Continue(())
            })
            .break_value()
        })
    }
}
