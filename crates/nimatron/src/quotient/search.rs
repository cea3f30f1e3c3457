//! [`Search`]: the misère quotient of a heap game, heap by heap.

use super::algebra::Algebra;
use super::automaton::Automaton;
use super::candidate::Candidate;
use super::heaps::{HeapOptions, Heaps};
use crate::{Meter, OverBudget};

/// Why the search for a quotient stopped.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The quotient with one more heap was not found within the budget; it may be infinite.
    #[error(transparent)]
    OverBudget(#[from] OverBudget),
    /// An option of a heap has a part whose index is not smaller.
    #[error("an option of heap {heap} has the part {part}, which is not smaller")]
    Upward {
        /// The heap.
        heap: usize,
        /// The part.
        part: usize,
    },
}

/// The partial quotients of a heap game, one heap after another, each proved.
pub struct Search<'g, G: ?Sized> {
    game: &'g G,
    heaps: Heaps,
    candidate: Candidate,
}

impl<'g, G: HeapOptions + ?Sized> Search<'g, G> {
    /// A search that has read no heap.
    pub fn new(game: &'g G) -> Self {
        Self { game, heaps: Heaps::default(), candidate: Candidate::trivial() }
    }

    /// Adds the next heap.
    pub fn advance(&mut self, meter: &mut Meter<'_>) -> Result<(), SearchError> {
        let mut heaps = self.heaps.clone();
        heaps.read(self.game)?;
        self.candidate = extended(&self.candidate, &heaps, meter)?;
        self.heaps = heaps;
        Ok(())
    }
    pub fn order(&self) -> usize { self.candidate.monoid.order() }
    pub fn p(&self) -> usize { self.candidate.lost.len() }
}

fn extended(known: &Candidate, heaps: &Heaps, meter: &mut Meter<'_>) -> Result<Candidate, OverBudget> {
    let heap = heaps.len() - 1;
    if heaps.is_over(heap) {
        let mut same = known.clone();
        same.values.push(0);
        return Ok(same);
    }
    let (mut automaton, mut letters) = powers(known, heaps);
    loop {
        let weights: Vec<u64> = (0..automaton.letters).map(|l| heaps.height(&[letters.iter().position(|x| *x == Some(l)).unwrap()])).collect();
        let (mut class, mut classes) = automaton.first();
        let mut best: Option<(u64, Algebra, Candidate)> = None;
        loop {
            meter.spend(automaton.states() as u64)?;
            let (c, n) = automaton.finer(&class);
            let stable = n == classes;
            (class, classes) = (c, n);
            let folded = automaton.folded(&class, &weights).minimal(meter)?;
            let candidate = Candidate::from_automaton(&folded, &letters, heaps);
            let dbg = std::env::var("DBG").is_ok();
            if candidate.monoid.axioms().is_err() { 
                if dbg { eprintln!("   heap {heap} order {} no monoid stable {stable}", candidate.monoid.order()); }
            } else {
                let algebra = Algebra::of(&candidate, heaps, meter)?;
                if algebra.proves(&candidate) { 
                   if dbg { eprintln!("   heap {heap} order {} T {} PROVED", candidate.monoid.order(), algebra.order()); }
                   return Ok(candidate); }
                let height = algebra.error_height(&candidate, heaps, meter)?;
                if dbg { eprintln!("   heap {heap} order {} T {} error at {height} stable {stable}", candidate.monoid.order(), algebra.order()); }
                if best.as_ref().is_none_or(|b| b.0 < height) { best = Some((height, algebra, candidate)); }
            }
            if stable { break; }
        }
        let (_, algebra, candidate) = best.expect("the stable partition is a monoid");
        automaton = algebra.automaton(&candidate.monoid, meter)?;
        letters = algebra.letters().to_vec();
        automaton.relabel(&letters, heaps);
    }
}

const POWERS: usize = 12;

fn powers(known: &Candidate, heaps: &Heaps) -> (Automaton, Vec<Option<usize>>) {
    let heap = heaps.len() - 1;
    let order = known.monoid.order();
    let mut wins = super::ElementSet::new();
    for e in known.option_values(heap, heaps).iter() { wins.unite(&super::ElementSet::new()); let _ = e; }
    let new_options = known.option_values(heap, heaps);
    let rep_options: Vec<super::ElementSet> = known.representatives.iter().map(|sum| {
        let mut set = super::ElementSet::new();
        for (i, &h) in sum.iter().enumerate() {
            if i > 0 && sum[i-1] == h { continue; }
            let mut rest = sum.clone(); rest.remove(i);
            let rest = known.value(&rest);
            for e in known.option_values(h, heaps).iter() { set.insert(known.monoid.product(rest, e)); }
        }
        set
    }).collect();
    let mut lost = vec![false; order * (POWERS + 1)];
    for i in 0..=POWERS {
        for x in 0..order {
            lost[i * order + x] = (x, i) != (0, 0)
                && rep_options[x].iter().all(|y| !lost[i * order + y])
                && (i == 0 || new_options.iter().all(|e| !lost[(i - 1) * order + known.monoid.product(x, e)]));
        }
    }
    let mut gens: Vec<usize> = known.values.iter().enumerate().filter(|(h, _)| !heaps.is_over(*h)).map(|(_, v)| *v).collect();
    gens.sort_unstable(); gens.dedup();
    let mut letters: Vec<Option<usize>> = known.values.iter().enumerate().map(|(h, v)| if heaps.is_over(h) { None } else { gens.binary_search(v).ok() }).collect();
    letters.push(Some(gens.len()));
    let mut next = Vec::new();
    for i in 0..=POWERS {
        for x in 0..order {
            for &g in &gens { next.push((i * order + known.monoid.product(x, g)) as u32); }
            let up = if i == POWERS { i } else { i + 1 };
            next.push((up * order + x) as u32);
        }
    }
    (Automaton { letters: gens.len() + 1, next, lost }, letters)
}
