//! Misère quotients of heap games: a finite monoid that knows every outcome.
//!
//! Two sums of heaps are alike if no third sum tells them apart: X + Z and Y + Z always have the same misère outcome. The
//! classes form a commutative monoid, the misère quotient (Plambeck 2005; Plambeck & Siegel 2008). Where it is finite, the
//! outcome of any sum is a look at a table: multiply the values of the heaps and see whether the product lies in the
//! P-portion.
//!
//! A [`Quotient`] comes from a [`Search`], heap by heap, and never without its proof.

mod algebra;
mod automaton;
mod candidate;
mod element_set;
mod genus;
mod heaps;
mod joint;
mod monoid;
mod monomial;
mod period;
mod presentation;
mod refusal;
mod search;
mod winning;

pub use element_set::ElementSet;
pub use genus::{Genus, NotTame, tame_values};
pub use heaps::HeapOptions;
pub use joint::Joint;
pub use monoid::{Monoid, NotAMonoid};
pub use monomial::Monomial;
pub use period::{Period, octal_reach};
pub use presentation::Presentation;
pub use refusal::Refusal;
pub use search::{Search, SearchError};
pub use winning::HeapMove;

use self::algebra::Algebra;
use self::automaton::Automaton;
use self::candidate::Candidate;
use self::heaps::Heaps;
use crate::{Budget, Outcome};

/// The misère quotient of all sums of the heaps `0..=N` of a game, proved.
///
/// ```
/// use nimatron::{Budget, Outcome};
/// use nimatron::engine::quotient::Quotient;
///
/// // Kayles: knock down one pin or two neighbours of a row.
/// let kayles = |row: usize| {
///     let left_over = (1..=row.min(2)).map(|taken| row - taken);
///     left_over.flat_map(|rest| (0..=rest / 2).map(move |a| vec![a, rest - a])).collect::<Vec<_>>()
/// };
/// let quotient = Quotient::of(&kayles, 30, &Budget::default())?;
/// assert_eq!((quotient.monoid().order(), quotient.lost().len()), (40, 9));
/// assert_eq!(quotient.outcome(&[12]), Some(Outcome::P));
/// assert_eq!(quotient.outcome(&[1000]), None);
/// # Ok::<(), nimatron::engine::quotient::SearchError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quotient {
    proved: Candidate,
    representatives: Vec<Vec<usize>>,
}

impl Quotient {
    /// The quotient of the heaps `0..=last` of a game.
    ///
    /// # Errors
    /// [`SearchError`] if it is not found within the budget; a [`Search`] keeps what was found.
    pub fn of(game: &(impl HeapOptions + ?Sized), last: usize, budget: &Budget) -> Result<Self, SearchError> {
        let mut search = Search::new(game);
        search.read_to(last, &mut budget.meter("misere quotient"))?;
        Ok(search.into_quotient())
    }

    /// The quotient with this monoid, P-portion and values of the heaps `0..values.len()`, if that is what it is.
    ///
    /// # Errors
    /// [`Refusal`] says what is wrong with it.
    pub fn from_parts(
        monoid: Monoid,
        lost: ElementSet,
        values: Vec<usize>,
        game: &(impl HeapOptions + ?Sized),
        budget: &Budget,
    ) -> Result<Self, Refusal> {
        let order = monoid.order();
        if let Some(x) = lost.iter().chain(values.iter().copied()).find(|&x| x >= order) {
            return Err(Refusal::NoElement(x));
        }
        let mut meter = budget.meter("proof of a misere quotient");
        let mut heaps = Heaps::default();
        for &value in &values {
            heaps.read(game)?;
            if heaps.is_over(heaps.len() - 1) && value != 0 {
                return Err(Refusal::FinishedHeap(heaps.len() - 1));
            }
        }
        let candidate = Candidate::new(monoid, lost, values);
        if let Some((x, y)) = candidate.alike() {
            return Err(Refusal::Alike(x, y));
        }
        let algebra = Algebra::of(candidate, &heaps, &mut meter)?;
        if let Some(sum) = algebra.contradiction(&heaps, &mut meter)? {
            return Err(Refusal::Contradiction(sum));
        }
        let quotient = Self::of_proved(algebra.candidate().clone(), &heaps);
        match quotient.representatives.iter().skip(1).position(Vec::is_empty) {
            Some(before) => Err(Refusal::NotReached(before + 1)),
            None => Ok(quotient),
        }
    }

    fn of_proved(proved: Candidate, heaps: &Heaps) -> Self {
        let mut representatives = vec![Vec::new(); proved.monoid.order()];
        Automaton::of(&proved, heaps).by_height(heaps, |x, sum| {
            representatives[x] = sum.to_vec();
            true
        });
        Self { proved, representatives }
    }

    /// The monoid: the sums of heaps up to indistinguishability.
    pub const fn monoid(&self) -> &Monoid {
        &self.proved.monoid
    }

    /// The P-portion: the values of the sums that the player to move loses.
    pub const fn lost(&self) -> &ElementSet {
        &self.proved.lost
    }

    /// The values of the heaps `0..=N`.
    pub fn values(&self) -> &[usize] {
        &self.proved.values
    }

    /// For each element a sum of heaps with that value, the shortest in play.
    pub fn representatives(&self) -> &[Vec<usize>] {
        &self.representatives
    }

    /// The value of a sum of heaps; none if one of them is not known.
    pub fn value(&self, sum: &[usize]) -> Option<usize> {
        sum.iter().try_fold(0, |x, &heap| Some(self.monoid().product(x, *self.values().get(heap)?)))
    }

    /// The outcome of a sum of heaps; none if one of them is not known.
    pub fn outcome(&self, sum: &[usize]) -> Option<Outcome> {
        Some(Outcome::p_if(self.lost().contains(self.value(sum)?)))
    }
}
