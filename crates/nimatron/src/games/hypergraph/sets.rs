//! [`Sets`]: the sets of heaps that a move may lower, as the rules of a game.

use crate::Natural;
use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::games::lowering::lower;
use crate::games::lowering_limit::Limit;
use crate::ruleset::{Action, IllegalMove, LegalMove, Moves, Numbers};

/// A set of heaps: bit i stands for the heap with the index i.
pub(super) type Heaps = u64;

/// The most heaps that a game can have.
pub(super) const MOST_HEAPS: usize = Heaps::BITS as usize;

/// Returns the indices of the heaps of a set, ascending.
pub(super) fn indices(mut heaps: Heaps) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let index = heaps.trailing_zeros() as usize;
        (heaps != 0).then(|| {
            heaps &= heaps - 1;
            index
        })
    })
}

/// Returns the heaps of `row` that are not empty.
pub(super) fn support(row: &[Natural]) -> Heaps {
    let filled = row.iter().enumerate().filter(|(_, heap)| !heap.is_zero());
    filled.fold(0, |heaps, (index, _)| heaps | 1 << index)
}

/// The sets of heaps that a move may lower.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sets {
    /// How many heaps there are; each of them is in a set.
    heaps: usize,
    /// The sets, each once, in order; if parts are enough, the maximal ones.
    sets: Vec<Heaps>,
    /// Whether a move may lower any part of a set that is not empty, or must lower the whole set.
    parts: bool,
}

impl Sets {
    /// Returns these sets, of which a move lowers one, or if `parts`, some heaps of one.
    pub(super) fn new(mut sets: Vec<Heaps>, parts: bool) -> Self {
        sets.sort_unstable_by_key(|set| indices(*set).collect::<Vec<_>>());
        sets.dedup();
        if parts {
            let all = sets.clone();
            sets.retain(|set| all.iter().all(|other| other == set || set & !other != 0));
        }
        let heaps = MOST_HEAPS - sets.iter().fold(0, |all, set| all | set).leading_zeros() as usize;
        Self { heaps, sets, parts }
    }

    /// Returns how many heaps there are.
    pub(super) const fn heaps(&self) -> usize {
        self.heaps
    }

    /// Returns whether any part of a set may be lowered.
    pub(super) const fn parts_are_enough(&self) -> bool {
        self.parts
    }

    /// Returns the sets within `heaps`. If parts are enough, these are what the sets have in common with `heaps`, the
    /// maximal ones of them.
    pub(super) fn within(&self, heaps: Heaps) -> Vec<Heaps> {
        if !self.parts {
            return self.sets.iter().copied().filter(|set| set & !heaps == 0).collect();
        }
        let common = self.sets.iter().map(|set| set & heaps).filter(|set| *set != 0);
        Self::new(common.collect(), true).sets
    }

    /// Returns whether a move may lower exactly these heaps.
    pub(super) fn contain(&self, heaps: Heaps) -> bool {
        heaps != 0 && self.sets.iter().any(|set| if self.parts { heaps & !set == 0 } else { heaps == *set })
    }

    /// Returns the k for which a move may lower any k heaps or fewer, or `None` if there is none.
    pub(super) fn symmetric(&self) -> Option<u64> {
        let k = self.sets.first()?.count_ones();
        let all = (0..u64::from(k))
            .try_fold(1u64, |all, i| Some(all.checked_mul(self.heaps as u64 - i)? / (i + 1)))?;
        let same = self.sets.iter().all(|set| set.count_ones() == k);
        (self.parts && same && self.sets.len() as u64 == all).then_some(u64::from(k))
    }

    /// Returns the sets of heaps that a move can lower in `row`, each once.
    fn lowerable(&self, row: &[Natural]) -> Box<dyn Iterator<Item = Heaps> + '_> {
        let filled = support(row);
        if !self.parts {
            return Box::new(self.sets.iter().copied().filter(move |set| set & !filled == 0));
        }
        // Depth first: a set is followed by those that add heaps behind its last.
        let mut open: Vec<Heaps> = indices(filled).map(|heap| 1 << heap).collect();
        open.reverse();
        Box::new(std::iter::from_fn(move || {
            let set = open.pop()?;
            let behind = filled & !(u64::MAX >> set.leading_zeros());
            let mut larger: Vec<Heaps> = indices(behind).map(|heap| set | 1 << heap).collect();
            larger.retain(|larger| self.contain(*larger));
            open.extend(larger.into_iter().rev());
            Some(set)
        }))
    }

    pub(super) fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(self.lowerable(row).flat_map(move |set| lowerings(row, set)))
    }

    pub(super) fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let lowered = action.changes(row.len(), "heap", "here a move lowers heaps")?;
        if !self.contain(lowered.iter().fold(0, |heaps, (heap, _)| heaps | 1 << heap)) {
            return Err(IllegalMove::Foreign("these heaps cannot be lowered together"));
        }
        lower(row, lowered, &Limit::Any)
    }

    /// Heaps of which those of one set may be lowered.
    pub(super) fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().map(|heap| Multiples::up_to(heap.clone())).collect();
        let sets = self.within(support(row)).into_iter().map(|set| indices(set).collect());
        let taking = Taking::of_sets(Verb::Lower, sets.collect(), self.parts, amounts);
        Board::new(Look::Heaps, row.clone(), [Way::Take(taking)])
    }

    /// Returns the sets as they are written.
    pub(super) fn notation(&self) -> String {
        let written = |set: &Heaps| {
            let numbers: Vec<String> = indices(*set).map(|heap| (heap + 1).to_string()).collect();
            numbers.join("+")
        };
        self.sets.iter().map(written).collect::<Vec<_>>().join(",")
    }
}

/// Returns every way to lower each heap of `set`, like the wheels of a counter.
fn lowerings(row: &Numbers, set: Heaps) -> impl Iterator<Item = LegalMove<Numbers>> {
    let wheels: Vec<usize> = indices(set).collect();
    let mut next = Some(vec![Natural::ZERO; wheels.len()]);
    std::iter::from_fn(move || {
        let sizes = next.take()?;
        let mut after = sizes.clone();
        for (wheel, size) in wheels.iter().zip(&mut after).rev() {
            *size = &*size + &Natural::ONE;
            if *size < row[*wheel] {
                next = Some(after);
                break;
            }
            *size = Natural::ZERO;
        }
        let lowered: Vec<(usize, Natural)> = wheels.iter().copied().zip(sizes).collect();
        let mut to = row.clone();
        for (heap, size) in &lowered {
            to[*heap].clone_from(size);
        }
        Some(LegalMove { action: Action::Set(lowered), to })
    })
}
