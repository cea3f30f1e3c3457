//! Closed forms: theorems, each with its [`Citation`] and an [`Argument`] from which the outcome is read off.
//!
//! A theorem is a short cut, never a definition: the generic check compares each one with the oracle.

mod argument;
mod citation;
mod genus;
mod method;
mod moore;
mod reduction;

use dashu_int::UBig;

use crate::engine::moore::Goal;
use crate::packed::Packed;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers, Ruleset};
use crate::{Budget, Convention, Outcome, OverBudget};

pub use argument::Argument;
pub(crate) use argument::{Facts, Step, Why, one};
pub use citation::{CITATIONS, Citation};
pub(crate) use genus::{Genus, Target, Temper};
pub use method::Method;
pub(crate) use moore::{moore_argument, nim_argument, pay_for_columns};
pub(crate) use reduction::{Reduced, Reduction};

/// A closed form for the positions of one game. Whatever it may not know has one shape, `Result<Option<T>, OverBudget>`:
/// `None` where the theorem says nothing and another way is to be taken.
pub(crate) trait Theorem {
    /// Its name and source.
    fn citation(&self) -> &'static Citation;

    /// How an answer by this theorem is known.
    fn method(&self) -> Method {
        Method::Theorem(self.citation())
    }

    /// The argument that settles `row`, or `None` where the theorem does not apply.
    ///
    /// # Errors
    /// [`OverBudget`] where it applies but its values are out of reach.
    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget>;

    /// Every winning move once, lazily, in positions that the theorem calls N.
    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers>;

    /// Who wins `row`, with the argument if that was needed to know it; or `None` where the theorem does not apply.
    ///
    /// # Errors
    /// [`OverBudget`] where it applies but its values are out of reach.
    fn settle(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Settled>, OverBudget> {
        Ok(self.argue(row, convention, budget)?.map(Settled::by))
    }

    /// One winning move.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn winning_move(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        self.winning_moves(row, convention, budget).next().transpose()
    }

    /// Returns what must be known to follow the argument about `row`, as far as it is known within the budget.
    fn premises(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        let _ = (row, convention, budget);
        Vec::new()
    }

    /// Returns how the winning move `winning` of `row` is found, and why the position after it is lost.
    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        budget: &Budget,
    ) -> Vec<Step>;

    /// Returns why no move leads from `row`, which is lost and has a move, to another lost position.
    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step>;

    /// The winning move of a won position that is best by `goal`, or `None` where comparing all of them is the way.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn best_move(
        &self,
        row: &Numbers,
        convention: Convention,
        goal: Goal,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let _ = (row, convention, goal, budget);
        Ok(None)
    }

    /// A winning move of a won position, drawn by `seed` so that each is equally likely, or `None` where listing them is the
    /// way.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn random_move(
        &self,
        row: &Numbers,
        convention: Convention,
        seed: u64,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let _ = (row, convention, seed, budget);
        Ok(None)
    }

    /// How many moves are left when the winner hurries and the loser delays, or `None` where search is the way.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn remoteness(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        let _ = (row, convention, budget);
        Ok(None)
    }

    /// The move with which a lost position lasts longest, or `None` where search is the way.
    fn delaying_move(&self, row: &Numbers) -> Option<LegalMove<Numbers>> {
        let _ = row;
        None
    }

    /// The number of different sets of heaps that winning moves change, or `None` where listing is the way.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn count_heap_sets(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        let _ = (row, convention, budget);
        Ok(None)
    }

    /// The number of winning moves without listing them, or `None` where listing is the way.
    ///
    /// # Errors
    /// [`OverBudget`] where it is out of reach.
    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        let _ = (row, convention, budget);
        Ok(None)
    }
}

/// Who wins by a theorem, and the argument if it was made already.
pub(crate) struct Settled {
    pub(crate) outcome: Outcome,
    pub(crate) argument: Option<Argument>,
}

impl Settled {
    /// The outcome that `argument` proves.
    ///
    /// # Panics
    /// If it proves none.
    fn by(argument: Argument) -> Self {
        let outcome = argument.outcome().expect("the argument of a theorem settles the outcome");
        Self { outcome, argument: Some(argument) }
    }
}

/// The options that are `wanted`, found by looking at each: for games whose moves have no closed form. Every
/// option costs a step.
pub(crate) fn options_where<'a, R: Ruleset + ?Sized>(
    rules: &'a R,
    position: &'a R::Position,
    budget: &'a Budget,
    mut wanted: impl FnMut(&R::Position) -> Result<bool, OverBudget> + 'a,
) -> FallibleMoves<'a, R::Position> {
    let mut meter = budget.meter("looking at every option");
    let mut judge = move |option: &LegalMove<R::Position>| {
        meter.spend(option.to.steps())?;
        wanted(&option.to)
    };
    let mut failed = false;
    Box::new(
        rules
            .options(position)
            .filter_map(move |option| match judge(&option) {
                Ok(true) => Some(Ok(option)),
                Ok(false) => None,
                Err(over) => Some(Err(over)),
            })
            .take_while(move |found| !std::mem::replace(&mut failed, found.is_err())),
    )
}
