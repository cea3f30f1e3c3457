//! The questions as functions, until every caller holds a [`Solution`](super::Solution).

use super::LongestDefence;
use crate::engine::moore::Goal;
use crate::position::Position;
use crate::ruleset::{FallibleMoves, Move, Numbers};
use crate::theory::{Argument, Method};
use crate::{Budget, Nimber, Outcome, OverBudget, UBig, Verdict};

/// The answer to a position: who wins, by which move, and why.
#[derive(Debug, Clone)]
pub struct Analysis {
    /// Who wins, and a winning move where there is one.
    pub verdict: Verdict<Move<Vec<Numbers>>>,
    /// How that is known.
    pub method: Method,
    /// The calculation behind it.
    pub argument: Argument,
}

impl Analysis {
    /// Who wins.
    pub const fn outcome(&self) -> Outcome {
        self.verdict.outcome()
    }
}

#[expect(missing_docs)]
pub fn solve(position: &Position, budget: &Budget) -> Result<Analysis, OverBudget> {
    let solution = position.solve(budget)?;
    let verdict = solution.verdict()?;
    Ok(Analysis { verdict, method: solution.method(), argument: solution.argument() })
}
#[expect(missing_docs)]
pub fn outcome(position: &Position, budget: &Budget) -> Result<Outcome, OverBudget> {
    Ok(position.solve(budget)?.outcome())
}
#[expect(missing_docs)]
pub fn winning_moves<'a>(position: &'a Position, budget: &'a Budget) -> FallibleMoves<'a, Vec<Numbers>> {
    match position.solve(budget) {
        Ok(solution) => Box::new(solution.winning_moves().collect::<Vec<_>>().into_iter()),
        Err(over) => Box::new(std::iter::once(Err(over))),
    }
}
#[expect(missing_docs)]
pub fn count(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    position.solve(budget)?.count()
}
#[expect(missing_docs)]
pub fn count_heap_sets(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    position.solve(budget)?.count_heap_sets()
}
#[expect(missing_docs)]
pub fn grundy(position: &Position, budget: &Budget) -> Result<Nimber, OverBudget> {
    position.grundy(budget)
}
#[expect(missing_docs)]
pub fn remoteness(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    position.solve(budget)?.remoteness()
}
#[expect(missing_docs)]
pub fn best_move(
    position: &Position,
    goal: Goal,
    budget: &Budget,
) -> Result<Option<Move<Vec<Numbers>>>, OverBudget> {
    position.solve(budget)?.best_move(goal)
}
#[expect(missing_docs)]
pub fn random_move(
    position: &Position,
    seed: u64,
    budget: &Budget,
) -> Result<Option<Move<Vec<Numbers>>>, OverBudget> {
    position.solve(budget)?.random_move(seed)
}
#[expect(missing_docs)]
pub fn longest_defence(position: &Position, budget: &Budget) -> Result<Option<LongestDefence>, OverBudget> {
    position.solve(budget)?.longest_defence()
}
