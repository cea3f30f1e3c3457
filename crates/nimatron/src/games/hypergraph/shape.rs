//! [`Shape`]: what the sets of heaps are like, and so which theorem applies; the conditions are computed.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::sets::{Heaps, Sets, indices};
use crate::{Meter, OverBudget};

/// What the sets within some heaps are like, none of which is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Shape {
    /// In these heaps and in all parts of them, if there is a set, one of the sets meets all others.
    Meeting {
        /// Whether from such a set all others are reached in steps that leave out at most one heap each; then the value
        /// is the length of the longest play.
        is_tetris: bool,
    },
    /// No set meets all others, but in every smaller part of these heaps that has a set, one does.
    Balanced {
        /// Whether the formula of Jenkyns and Mayberry gives the value: that needs steps as above between any two sets, and
        /// from a set that meets all others in every smaller part.
        has_formula: bool,
    },
    /// Parts of the sets are enough, and each circuit, which is a smallest set that is no part of any, has a heap that is
    /// in no other circuit.
    Pointed {
        /// The circuits, each with that heap.
        circuits: Vec<(Heaps, usize)>,
    },
    /// None of these.
    Other,
}

/// The shapes that were computed so far.
#[derive(Debug, Default)]
pub(super) struct Shapes {
    known: Mutex<FxHashMap<Heaps, Shape>>,
}

/// Returns whether `set` has a heap in common with each of `sets`.
fn meets_all(set: Heaps, sets: &[Heaps]) -> bool {
    sets.iter().all(|other| set & other != 0)
}

/// Returns a set that meets all of `sets`, one of which it is, or `None` if there is none.
pub(super) fn meeting(sets: &[Heaps]) -> Option<Heaps> {
    sets.iter().copied().find(|set| meets_all(*set, sets))
}

/// Returns whether all sets are reached from `first` in steps that leave out at most one heap each.
fn reaches_all(first: Heaps, sets: &[Heaps]) -> bool {
    let mut left: Vec<Heaps> = sets.iter().copied().filter(|set| *set != first).collect();
    let mut open = vec![first];
    while let Some(set) = open.pop() {
        open.extend(left.extract_if(.., |other| (set & !*other).count_ones() <= 1));
    }
    left.is_empty()
}

impl Shapes {
    /// Returns the shape of the sets within `heaps`.
    ///
    /// # Errors
    /// [`OverBudget`] if the meter runs out.
    pub(super) fn of(&self, sets: &Sets, heaps: Heaps, meter: &mut Meter<'_>) -> Result<Shape, OverBudget> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shape) = known().get(&heaps) {
            return Ok(shape.clone());
        }
        let within = sets.within(heaps);
        // Heaps in no set are never lowered.
        let heaps = within.iter().fold(0, |all, set| all | set);
        meter.spend(1 + (within.len() * within.len()) as u64)?;
        let shape = if sets.parts_are_enough() {
            complex(heaps, &within, meter)?
        } else {
            self.whole_sets(sets, heaps, &within, meter)?
        };
        known().insert(heaps, shape.clone());
        Ok(shape)
    }

    /// Returns the shape of sets that must be lowered as a whole.
    fn whole_sets(
        &self,
        sets: &Sets,
        heaps: Heaps,
        within: &[Heaps],
        meter: &mut Meter<'_>,
    ) -> Result<Shape, OverBudget> {
        let (mut all_meeting, mut all_tetris) = (true, true);
        for heap in indices(heaps) {
            let smaller = heaps & !(1 << heap);
            match self.of(sets, smaller, meter)? {
                Shape::Meeting { is_tetris } => all_tetris &= is_tetris,
                _ => all_meeting = false,
            }
            if !all_meeting {
                return Ok(Shape::Other);
            }
        }
        let mut meeting = within.iter().filter(|set| meets_all(**set, within)).peekable();
        Ok(if meeting.peek().is_some() || within.is_empty() {
            let reaches = within.is_empty() || meeting.any(|set| reaches_all(*set, within));
            Shape::Meeting { is_tetris: all_tetris && reaches }
        } else {
            let reaches = || within.iter().all(|set| reaches_all(*set, within));
            Shape::Balanced { has_formula: all_tetris && within.len() > 2 && reaches() }
        })
    }
}

/// Returns the shape of sets of which any part may be lowered. Single heaps are such parts, so a set meets all others only
/// if it has all heaps.
fn complex(heaps: Heaps, maximal: &[Heaps], meter: &mut Meter<'_>) -> Result<Shape, OverBudget> {
    if maximal.len() <= 1 {
        return Ok(Shape::Meeting { is_tetris: true });
    }
    let Some(circuits) = circuits(heaps, maximal, meter)? else { return Ok(Shape::Other) };
    // All smaller parts are sets: Moore's Nim with one heap more than a move can lower.
    if circuits == [heaps] && heaps.count_ones() > 2 {
        return Ok(Shape::Balanced { has_formula: true });
    }
    let pointed = circuits.iter().map(|circuit| {
        let others = circuits.iter().filter(|other| *other != circuit).fold(0, |all, other| all | other);
        Some((*circuit, indices(circuit & !others).next()?))
    });
    Ok(pointed.collect::<Option<_>>().map_or(Shape::Other, |circuits| Shape::Pointed { circuits }))
}

/// Returns the circuits: the smallest sets of heaps that lie in no maximal set, or `None` if there are more than heaps,
/// too many to have a point each.
///
/// A set lies in no maximal set iff it meets what each of them leaves out; so these are the smallest sets that meet
/// all that is left out, found one maximal set after the other (Berge).
fn circuits(
    heaps: Heaps,
    maximal: &[Heaps],
    meter: &mut Meter<'_>,
) -> Result<Option<Vec<Heaps>>, OverBudget> {
    let mut found: BTreeSet<Heaps> = BTreeSet::from([0]);
    for left_out in maximal.iter().map(|set| heaps & !set) {
        let (meet, miss): (Vec<Heaps>, Vec<Heaps>) = found.iter().partition(|set| *set & left_out != 0);
        let grown = miss.iter().flat_map(|set| indices(left_out).map(move |heap| set | 1 << heap));
        let mut next: BTreeSet<Heaps> = meet.iter().copied().collect();
        for set in grown {
            meter.spend(1 + meet.len() as u64)?;
            if meet.iter().all(|smaller| smaller & !set != 0) {
                next.insert(set);
            }
        }
        found = next;
    }
    let circuits: Vec<Heaps> = found.into_iter().collect();
    Ok((circuits.len() <= heaps.count_ones() as usize).then_some(circuits))
}

/// Returns the parts into which sets without common heaps divide the heaps.
pub(super) fn connected(sets: &[Heaps]) -> Vec<Heaps> {
    let mut parts: Vec<Heaps> = Vec::new();
    for set in sets {
        let joined = parts.extract_if(.., |part| *part & set != 0).fold(*set, |all, part| all | part);
        parts.push(joined);
    }
    parts.sort_unstable();
    parts
}
