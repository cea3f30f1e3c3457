//! Misère quotients of heap games: a finite monoid that determines every outcome.
//!
//! Two sums of heaps are equivalent if no third sum distinguishes them: X + Z and Y + Z always have the same misère
//! outcome. The classes form a commutative monoid, the misère quotient (Plambeck 2005; Plambeck & Siegel 2008). If it
//! is finite, the outcome of any sum follows from a table: multiply the values of the heaps and check whether the
//! product lies in the P-portion.
//!
//! A [`Quotient`] is found heap by heap, and is always proved.

mod algebra;
mod atoms;
mod automaton;
mod candidate;
mod element_set;
mod heaps;
mod joint;
mod monoid;
mod monomial;
mod period;
mod presentation;
mod search;
#[cfg(test)]
mod tests;

pub use heaps::HeapOptions;
pub(crate) use joint::JointHeaps;
pub use presentation::Presentation;
pub use search::QuotientError;
pub(crate) use search::QuotientSearch;

use self::automaton::Automaton;
use self::candidate::Candidate;
use self::heaps::Heaps;
use crate::{Budget, Outcome};

/// The misère quotient of all sums of the heaps `0..=N` of a game, proved.
///
/// ```
/// use nimatron::{Budget, Outcome};
/// use nimatron::engine::quotient::Quotient;
/// use nimatron::engine::take_and_break::TakeAndBreak;
///
/// let kayles = TakeAndBreak::octal("0.77")?;
/// let quotient = Quotient::of(&kayles, 30, &Budget::default())?;
/// assert_eq!((quotient.order(), quotient.lost().count()), (40, 9));
/// assert_eq!(quotient.outcome(&[12]), Some(Outcome::P));
/// assert_eq!(quotient.outcome(&[1000]), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quotient {
    proved: Candidate,
    representatives: Vec<Vec<usize>>,
    /// The heaps at which it grew, each with the order from there on.
    growth: Vec<(usize, usize)>,
}

impl Quotient {
    /// Returns the quotient of the heaps `0..=last` of a game.
    ///
    /// # Errors
    /// [`QuotientError`] if it is not found within the budget; [`Quotient::up_to`] keeps what was found.
    pub fn of(
        game: &(impl HeapOptions + ?Sized),
        last: usize,
        budget: &Budget,
    ) -> Result<Self, QuotientError> {
        let (quotient, stopped) = Self::up_to(game, last, budget);
        stopped.map_or(Ok(quotient), Err)
    }

    /// Returns the quotient of the heaps `0..=last` of a game, or of as many of them as were read, and why the search
    /// ended before `last` if it did.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::quotient::Quotient;
    ///
    /// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    /// let (quotient, stopped) = Quotient::up_to(&nim, 4, &Budget::default());
    /// assert_eq!(quotient.growth(), [(1, 2), (2, 6), (4, 10)]);
    /// assert_eq!(stopped, None);
    /// ```
    pub fn up_to(
        game: &(impl HeapOptions + ?Sized),
        last: usize,
        budget: &Budget,
    ) -> (Self, Option<QuotientError>) {
        let mut search = QuotientSearch::new(game);
        let stopped = search.read_to(last, &mut budget.meter("misère quotient")).err();
        (search.into_quotient(), stopped)
    }

    /// Returns the heaps at which the quotient grew, each with the order that it grew to.
    pub fn growth(&self) -> &[(usize, usize)] {
        &self.growth
    }

    fn of_proved(proved: Candidate, heaps: &Heaps) -> Self {
        let mut representatives = vec![Vec::new(); proved.monoid.order()];
        Automaton::of(&proved, heaps).by_height(heaps, |x, sum| {
            representatives[x] = sum.to_vec();
            true
        });
        Self { proved, representatives, growth: Vec::new() }
    }

    /// Returns the number of elements of the monoid, the sums of heaps up to indistinguishability. They are `0..order`,
    /// and 0 is the identity, the value of the empty sum.
    pub const fn order(&self) -> usize {
        self.proved.monoid.order()
    }

    /// Returns the product of two elements, the value of a sum of two sums with these values.
    ///
    /// # Panics
    /// If one of them is not an element.
    pub fn product(&self, x: usize, y: usize) -> usize {
        self.proved.monoid.product(x, y)
    }

    /// Returns the P-portion, ascending: the values of the sums that the player to move loses.
    pub fn lost(&self) -> impl Iterator<Item = usize> + '_ {
        self.proved.lost.iter()
    }

    /// Returns the values of the heaps `0..=N`.
    pub fn values(&self) -> &[usize] {
        &self.proved.values
    }

    /// Returns for each element a sum of heaps with that value, of least height.
    pub fn representatives(&self) -> &[Vec<usize>] {
        &self.representatives
    }

    /// Returns the value of a sum of heaps, or `None` if one of them has not been read.
    pub fn value(&self, sum: &[usize]) -> Option<usize> {
        sum.iter().try_fold(0, |x, &heap| Some(self.product(x, *self.values().get(heap)?)))
    }

    /// Returns the outcome of a sum of heaps, or `None` if one of them has not been read.
    pub fn outcome(&self, sum: &[usize]) -> Option<Outcome> {
        Some(Outcome::p_if(self.proved.lost.contains(self.value(sum)?)))
    }
}
