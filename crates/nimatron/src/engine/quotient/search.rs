//! [`QuotientSearch`]: the partial quotients of a heap game, heap by heap.
//!
//! Adding a heap can split old classes (0.123 at heap 9: 3 and 3+3+3), so an old quotient is only a first guess at the
//! sums without the new heap. The guess is refined until it is proved:
//!
//! 1. an automaton reads sums: at first the old quotient, with the new heap counted apart;
//! 2. its states are judged by the options of their smallest sums;
//! 3. states with equal tails are folded together, for longer and longer tails; what folds into a monoid is a candidate;
//! 4. the transition algebra of a candidate proves it, or shows a smallest sum that it judges wrongly;
//! 5. if none is proved, the algebra of the candidate that went wrong last is the next automaton: it tells that sum from
//!    those it was confused with.
//!
//! That is fast for small quotients. Large candidates tend to outgrow the quotient (Dawson's Kayles at heap 25: 48, 108,
//! 320, 500 elements and so on instead of 144), so ever finer automata replace large ones: the product of the last one, of the algebra
//! that proved it wrong, and of counters of the heaps that the wrong sum has more than once. There, heaps that equal
//! sums of [others](Atoms) are read as those. If a few of them are not enough, folding goes on.

use super::Quotient;
use super::algebra::Algebra;
use super::atoms::Atoms;
use super::automaton::Automaton;
use super::candidate::Candidate;
use super::heaps::{HeapOptions, Heaps};
use crate::{Meter, OverBudget};

/// How many equal heaps a first guess counts: enough for the multiples that differ and for the tails that distinguish
/// them. This and the next three affect only the speed.
const FOLDED: usize = 12;

/// How many states an automaton may have to be folded; products refine larger ones.
const FOLDED_STATES: usize = 1000;

/// How many equal heaps a counter of a product tells apart before it goes by parity.
const COUNTED: usize = 3;

/// How many products are tried. Where they succeed, four were enough (Dawson's Kayles at heap 24); where multiples of a
/// heap differ for long, as in 0.3337 at heap 10, each tells only one more of them apart, and folding ends sooner.
const PRODUCTS: usize = 8;

/// Why the search for a quotient stopped.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QuotientError {
    /// The next partial quotient was not found within the budget. It may be infinite.
    #[error(transparent)]
    OverBudget(#[from] OverBudget),
    /// An option of a heap has a part whose index is not smaller.
    #[error("an option of heap {heap} has the part {part}, which does not come before it")]
    Upward {
        /// The heap.
        heap: usize,
        /// The part.
        part: usize,
    },
}

/// The partial quotients of a heap game: the quotient of all sums of the heaps read so far, each proved.
#[derive(Debug, Clone)]
pub(crate) struct QuotientSearch<'g, G: ?Sized> {
    game: &'g G,
    heaps: Heaps,
    atoms: Atoms,
    algebra: Algebra,
    quotient: Quotient,
}

impl<'g, G: HeapOptions + ?Sized> QuotientSearch<'g, G> {
    /// Returns the search for the quotient of a game of which no heap has been read.
    pub(crate) fn new(game: &'g G) -> Self {
        let (heaps, atoms, algebra) = (Heaps::default(), Atoms::default(), Algebra::trivial());
        let quotient = Quotient::of_proved(algebra.candidate().clone(), &heaps);
        Self { game, heaps, atoms, algebra, quotient }
    }

    /// Reads one more heap. On an error the quotient is still that of the heaps before.
    ///
    /// # Errors
    /// [`QuotientError`].
    pub(crate) fn advance(&mut self, meter: &mut Meter<'_>) -> Result<(), QuotientError> {
        let heap = self.algebra.candidate().values.len();
        if self.heaps.len() == heap {
            self.heaps.read(self.game, meter)?;
        }
        if !self.algebra.admit_last(&self.heaps) {
            self.atoms.read(&self.heaps, self.algebra.candidate());
            self.algebra = extended(&self.algebra, &self.heaps, &self.atoms, meter)?;
        }
        let order = self.quotient.order();
        // Also if nothing grew: a value may now have a representative of smaller height.
        let growth = std::mem::take(&mut self.quotient.growth);
        let grown = Quotient::of_proved(self.algebra.candidate().clone(), &self.heaps);
        self.quotient = Quotient { growth, ..grown };
        if self.quotient.order() != order {
            self.quotient.growth.push((heap, self.quotient.order()));
        }
        Ok(())
    }

    /// Reads all heaps up to `last`.
    ///
    /// # Errors
    /// [`QuotientError`]; the quotient is that of the heaps read before.
    pub(crate) fn read_to(&mut self, last: usize, meter: &mut Meter<'_>) -> Result<(), QuotientError> {
        while self.quotient.values().len() <= last {
            self.advance(meter)?;
        }
        Ok(())
    }

    /// Returns the quotient of the heaps read so far.
    #[cfg(test)]
    pub(crate) const fn quotient(&self) -> &Quotient {
        &self.quotient
    }

    /// Returns the quotient of the heaps read so far.
    pub(crate) fn into_quotient(self) -> Quotient {
        self.quotient
    }
}

/// Returns the proof of the quotient of `heaps`, given the `known` one without the last heap.
fn extended(
    known: &Algebra,
    heaps: &Heaps,
    atoms: &Atoms,
    meter: &mut Meter<'_>,
) -> Result<Algebra, OverBudget> {
    let mut automaton = Automaton::of(known.candidate(), heaps).counting_one_more(FOLDED);
    let mut products_tried = false;
    loop {
        if automaton.states() > FOLDED_STATES && !products_tried {
            if let Some(algebra) = by_products(known, heaps, atoms, meter)? {
                return Ok(algebra);
            }
            products_tried = true;
        }
        automaton.judge(heaps, meter)?;
        match best_folding(&automaton, heaps, meter)? {
            Folding::Proved(algebra) => return Ok(algebra),
            Folding::Wrong(finer) => automaton = finer,
        }
    }
}

/// The result of folding an automaton.
enum Folding {
    Proved(Algebra),
    /// The transition algebra of the candidate whose first error is highest.
    Wrong(Automaton),
}

fn best_folding(automaton: &Automaton, heaps: &Heaps, meter: &mut Meter<'_>) -> Result<Folding, OverBudget> {
    let mut classes = automaton.outcomes();
    let mut tried = None;
    let mut best = (0, automaton.clone());
    loop {
        let finer = automaton.finer(&classes, meter)?;
        let stable = finer.count == classes.count;
        classes = finer;
        let folded = automaton.folded(&classes, heaps, meter)?.minimal(heaps, meter)?;
        meter.spend((folded.states() * folded.states()) as u64 / 8)?;
        let candidate = Candidate::from_automaton(&folded, heaps);
        if tried.as_ref() != Some(&candidate) && candidate.monoid.is_sound() {
            let algebra = Algebra::of(candidate, heaps, meter)?;
            let Some(sum) = algebra.contradiction(heaps, meter)? else { return Ok(Folding::Proved(algebra)) };
            if heaps.height(&sum) > best.0 {
                best = (heaps.height(&sum), algebra.automaton(meter)?);
            }
            tried = Some(algebra.candidate().clone());
        }
        if stable {
            return Ok(Folding::Wrong(best.1));
        }
    }
}

/// Returns the proof of the quotient of `heaps` by ever finer automata, or `None` if a few of them do not give it. Each
/// distinguishes a sum that was judged wrongly from the sum that stood for it, and nothing that was distinguished is lost.
fn by_products(
    known: &Algebra,
    heaps: &Heaps,
    atoms: &Atoms,
    meter: &mut Meter<'_>,
) -> Result<Option<Algebra>, OverBudget> {
    let last = heaps.len() - 1;
    let mut counted = vec![last];
    let mut automaton = known.automaton(meter)?.ignoring_one_more();
    automaton = automaton.times(&Automaton::counting(last, heaps, COUNTED), atoms, meter)?;
    for _ in 0..PRODUCTS {
        automaton.judge(heaps, meter)?;
        let minimal = automaton.minimal(heaps, meter)?;
        meter.spend((minimal.states() * minimal.states()) as u64 / 32)?;
        let candidate = Candidate::from_automaton(&minimal, heaps);
        debug_assert!(candidate.monoid.is_sound(), "the letters of a product commute");
        let algebra = Algebra::of(candidate, heaps, meter)?;
        let Some(wrong) = algebra.contradiction(heaps, meter)? else { return Ok(Some(algebra)) };
        automaton = automaton.times(&algebra.automaton(meter)?, atoms, meter)?;
        let wrong = atoms.simplify(&wrong);
        let repeated = wrong.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        for heap in repeated {
            if !counted.contains(&heap) {
                counted.push(heap);
                automaton = automaton.times(&Automaton::counting(heap, heaps, COUNTED), atoms, meter)?;
            }
        }
    }
    Ok(None)
}
