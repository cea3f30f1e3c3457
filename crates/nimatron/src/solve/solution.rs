//! [`Solution`]: the answer to a position, planned once.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::fmt;

use dashu_int::IBig;

use super::plan::Plan;
use crate::engine::moore::Goal;
use crate::engine::rng::SplitMix64;
use crate::engine::search::Oracle;
use crate::game::Taken;
use crate::packed::Packed;
use crate::position::{Move, Position};
use crate::ruleset::{LegalMove, Numbers, Ruleset};
use crate::theory::{Argument, Method};
use crate::{Budget, Natural, Outcome, OverBudget};

/// The answer to a position: who wins, by which moves, and why.
///
/// [`Position::solve`] decides how the position is solved and who wins; everything else is computed when it is asked
/// for, each question within the same budget.
pub struct Solution<'p> {
    position: &'p Position,
    budget: Budget,
    plan: Plan<'p>,
    /// A winning move, once somebody has asked.
    winning_move: OnceCell<Result<Option<Move<'p>>, OverBudget>>,
}

/// How many times the steps of its budget all parts of an answer may take together.
const PARTS: u64 = 16;

/// The best defence of a lost position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LongestDefence<'p> {
    /// The move to begin with.
    pub first_move: Move<'p>,
    /// The number of moves until the end, this one included, if the winner hurries.
    pub length: Natural,
}

impl Position {
    /// Decides who wins, by theory if there is one, else by Grundy values, a misère quotient or search.
    ///
    /// ```
    /// use nimatron::{Budget, Outcome, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let solution = position.solve(&Budget::default())?;
    /// assert_eq!(solution.outcome(), Outcome::N);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] with everything that was tried, if no method decides within the budget.
    pub fn solve(&self, budget: &Budget) -> Result<Solution<'_>, OverBudget> {
        let budget = budget.shared(PARTS);
        let plan = Plan::new(self, &budget)?;
        Ok(Solution { position: self, budget, plan, winning_move: OnceCell::new() })
    }
}

impl<'p> Solution<'p> {
    /// Returns the position.
    pub const fn position(&self) -> &'p Position {
        self.position
    }

    /// Returns who wins if both play perfectly.
    pub fn outcome(&self) -> Outcome {
        self.plan.outcome()
    }

    /// Returns how the outcome is known.
    pub fn method(&self) -> Method {
        self.plan.method()
    }

    /// Returns the calculation behind the outcome and, if a winning move was found within the budget, how it is
    /// found.
    pub fn argument(&self) -> Argument {
        self.argument_for(self.found_move().ok().flatten())
    }

    /// Returns the calculation behind the outcome and, if `winning` is a winning move, how that move is found.
    pub fn argument_for(&self, winning: Option<&Move<'_>>) -> Argument {
        let mut argument = self.plan.argument(self.position, &self.budget);
        if let Some(winning) = winning {
            argument.steps.extend(self.plan.construction(winning, &self.budget));
        }
        argument
    }

    /// Returns only the steps that settle the outcome.
    pub(crate) fn settling(&self) -> Argument {
        self.plan.settling(self.position, &self.budget)
    }

    /// Returns a winning move, or `None` if there is none.
    ///
    /// # Errors
    /// [`OverBudget`] if there is one but it was not found within the budget.
    pub fn winning_move(&self) -> Result<Option<Move<'p>>, OverBudget> {
        Ok(self.found_move()?.cloned())
    }

    /// Returns the winning move that was found, without a copy of it.
    pub(crate) fn found_move(&self) -> Result<Option<&Move<'p>>, OverBudget> {
        let found = self.winning_move.get_or_init(|| match self.outcome() {
            Outcome::N if !self.position.is_over() => {
                let winning = self.plan.winning_move(self.position, &self.budget)?;
                Ok(Some(Move::new(self.position, winning)))
            }
            _ => Ok(None),
        });
        found.as_ref().map(Option::as_ref).map_err(Clone::clone)
    }

    /// Returns every winning move once, as it is found; nothing comes after an error.
    pub fn winning_moves(&self) -> impl Iterator<Item = Result<Move<'p>, OverBudget>> {
        self.plan.winning_moves(self.position, &self.budget).map(|found| Ok(Move::new(self.position, found?)))
    }

    /// Returns the exact number of winning moves.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn count(&self) -> Result<Natural, OverBudget> {
        if self.outcome().is_p() {
            return Ok(Natural::ZERO);
        }
        if let Some((theorem, row)) = self.theorem()
            && let Some(number) = theorem.count(row, self.position.convention, &self.budget)?
        {
            return Ok(number.into());
        }
        let mut meter = self.budget.meter("counting the winning moves one by one");
        let mut number = 0u64;
        for found in self.winning_moves() {
            found?;
            meter.spend(1)?;
            number += 1;
        }
        Ok(Natural::from(number))
    }

    /// Returns the number of different sets of heaps that winning moves change.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn count_heap_sets(&self) -> Result<Natural, OverBudget> {
        if let Some((theorem, row)) = self.theorem()
            && let Some(number) = theorem.count_heap_sets(row, self.position.convention, &self.budget)?
        {
            return Ok(Natural::from(number));
        }
        let mut meter = self.budget.meter("counting the winning moves one by one");
        let mut sets = HashSet::new();
        for found in self.winning_moves() {
            meter.spend(self.position.rows.steps())?;
            let taken = self.taken(&found?).into_iter();
            let changed = taken.map(|(component, taken)| (component, taken.heaps)).collect::<Vec<_>>();
            let memory = 3 * size_of_val(changed.as_slice()) + 2 * size_of_val(&changed);
            if sets.insert(changed) {
                meter.keep(memory as u64)?;
            }
        }
        Ok(Natural::from(sets.len()))
    }

    /// Returns the winning move that is best by `goal`, or `None` if there is no winning move.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not found within the budget. For Moore's Nim with k part of the question all three
    /// goals are NP-hard.
    pub fn best_move(&self, goal: Goal) -> Result<Option<Move<'p>>, OverBudget> {
        if self.outcome().is_p() {
            return Ok(None);
        }
        if let Some((theorem, row)) = self.theorem()
            && let Some(best) = theorem.best_move(row, self.position.convention, goal, &self.budget)?
        {
            return Ok(Some(self.lift(best)));
        }
        let mut meter = self.budget.meter("comparing the winning moves one by one");
        let mut best: Option<(IBig, Move<'p>)> = None;
        for found in self.winning_moves() {
            meter.spend(self.position.rows.steps())?;
            let found = found?;
            let cost = self.taken(&found).iter().map(|(_, taken)| cost(taken, goal)).sum::<IBig>();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, found));
            }
        }
        Ok(best.map(|(_, best)| best))
    }

    /// Returns a winning move drawn by `seed`, each equally likely, or `None` if there is no winning move.
    ///
    /// # Errors
    /// [`OverBudget`] if the winning moves can be neither counted nor listed within the budget.
    pub fn random_move(&self, seed: u64) -> Result<Option<Move<'p>>, OverBudget> {
        if self.outcome().is_p() {
            return Ok(None);
        }
        if let Some((theorem, row)) = self.theorem()
            && let Some(drawn) = theorem.random_move(row, self.position.convention, seed, &self.budget)?
        {
            return Ok(Some(self.lift(drawn)));
        }
        let mut meter = self.budget.meter("a list of the winning moves");
        let mut moves = Vec::new();
        for found in self.winning_moves() {
            let found = found?;
            meter.keep(found.memory())?;
            moves.push(found);
        }
        Ok(SplitMix64::new(seed).choose(moves))
    }

    /// Returns the number of moves until the end if the winner hurries and the loser delays.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn remoteness(&self) -> Result<Natural, OverBudget> {
        self.remoteness_within(&self.budget)
    }

    fn remoteness_within(&self, budget: &Budget) -> Result<Natural, OverBudget> {
        if let Some((theorem, row)) = self.theorem()
            && let Some(known) = theorem.remoteness(row, self.position.convention, budget)?
        {
            return Ok(Natural::from(known));
        }
        let mut oracle = Oracle::remoteness(&self.position.rules, self.position.convention);
        let (_, moves) = oracle.ask(&self.position.rows, &mut budget.meter("exhaustive search"))?;
        Ok(Natural::from(moves))
    }

    /// Returns the move with which a lost position lasts longest, or `None` if the position is won or over.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not found within the budget.
    pub fn longest_defence(&self) -> Result<Option<LongestDefence<'p>>, OverBudget> {
        self.longest_defence_within(&self.budget)
    }

    /// Returns the same within another budget: nobody waits long for what was not asked for.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not found within `budget`.
    pub fn longest_defence_within(&self, budget: &Budget) -> Result<Option<LongestDefence<'p>>, OverBudget> {
        let position = self.position;
        if self.outcome() == Outcome::N || position.is_over() {
            return Ok(None);
        }
        if let Some((theorem, row)) = self.theorem()
            && let Some(first_move) = theorem.delaying_move(row)
        {
            let length = self.remoteness_within(budget)?;
            return Ok(Some(LongestDefence { first_move: self.lift(first_move), length }));
        }
        let mut oracle = Oracle::remoteness(&position.rules, position.convention);
        let mut meter = budget.meter("exhaustive search");
        let (_, length) = oracle.ask(&position.rows, &mut meter)?;
        for option in position.rules.options(&position.rows) {
            if oracle.ask(&option.to, &mut meter)?.1 + 1 == length {
                return Ok(Some(LongestDefence {
                    first_move: Move::new(position, option),
                    length: Natural::from(length),
                }));
            }
        }
        Ok(None)
    }

    /// Returns the theorem that settled the position, with the numbers it is about.
    fn theorem(&self) -> Option<(&dyn crate::theory::Theorem, &'p Numbers)> {
        match &self.plan {
            Plan::Theorem { theorem, .. } => Some((theorem.as_ref(), &self.position.rows[0])),
            _ => None,
        }
    }

    /// Returns the components in which a move is made, each with what it takes there.
    fn taken(&self, made: &Move<'_>) -> Vec<(usize, Taken)> {
        let (from, to) = (&self.position.rows, &made.to().rows);
        let changed = from.iter().zip(to).enumerate().filter(|(_, (from, to))| from != to);
        let games = &self.position.rules.games;
        changed.map(|(component, (from, to))| (component, games[component].taken(from, to))).collect()
    }

    /// Returns a move of the only component as a move of the position.
    fn lift(&self, inner: LegalMove<Numbers>) -> Move<'p> {
        Move::new(self.position, self.position.rules.lift(&self.position.rows, 0, inner))
    }
}

impl fmt::Debug for Solution<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solution")
            .field("position", &self.position.to_string())
            .field("outcome", &self.outcome())
            .field("method", &self.method())
            .finish_non_exhaustive()
    }
}

/// Returns what a move costs; the best move costs least.
fn cost(taken: &Taken, goal: Goal) -> IBig {
    match goal {
        Goal::FewestHeaps => IBig::from(taken.heaps.len()),
        Goal::FewestStones => taken.stones.clone(),
        Goal::MostStones => -taken.stones.clone(),
    }
}
