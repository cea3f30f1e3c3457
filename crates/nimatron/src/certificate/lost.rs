//! The proof that a position is lost: the argument of the solver if it uses Moore's theorem, else a table; if the table would be
//! long, another theorem.

use super::worth::TABLE_STEPS;
use super::{Proof, ProofTheorem, table, worth};
use crate::engine::moore::Columns;
use crate::notation::Compound;
use crate::position::Position;
use crate::theory::Step;
use crate::{Budget, Convention, Natural, OverBudget};

/// Returns the proof that `position` is lost, which it must be.
pub(super) fn proof(position: &Position, budget: &Budget) -> Result<Proof, OverBudget> {
    if position.is_over() {
        return Ok(Proof::NoMove);
    }
    if position.rows.len() == 1 {
        let steps = position.solve(budget)?.settling().steps;
        let by = theorem(&steps);
        let is_reduced = steps.iter().any(|step| matches!(step, Step::Reduced { .. }));
        match steps.into_iter().last() {
            Some(Step::Columns { .. }) if is_reduced => return columns_of_nim(position, budget),
            Some(Step::Columns { ones, residues, .. }) => {
                return Ok(Proof::Columns { worth: None, ones, residues });
            }
            Some(Step::SmallHeaps { ones, residue, .. }) => {
                let worth = is_reduced.then(|| worth::by_rules(position, budget)).transpose()?;
                return Ok(Proof::Singles { worth, ones, residue });
            }
            _ => {}
        }
        if let Some(by) = by {
            // A short table proves it without trusting the theorem. Which of the two it is depends on the position alone.
            return Ok(
                table::proof(position, &budget.with_steps(TABLE_STEPS)).unwrap_or(Proof::Theorem { by })
            );
        }
    } else if position.convention == Convention::Normal && position.compound() == Compound::Sum {
        return columns_of_nim(position, budget);
    }
    table::proof(position, budget)
}

/// Returns the theorem by which the steps settle the outcome, or `None` if the verifier knows it not, or not as such.
fn theorem(steps: &[Step]) -> Option<ProofTheorem> {
    Some(match steps.last()? {
        Step::GoldenPair { .. } => ProofTheorem::GoldenPair,
        Step::GoldenRatio { .. } => ProofTheorem::GoldenRatio,
        Step::Zeckendorf { .. } => ProofTheorem::Zeckendorf,
        Step::Parity { .. } => ProofTheorem::Parity,
        Step::Countdown { .. } => ProofTheorem::Countdown,
        _ if steps.iter().any(|step| matches!(step, Step::Tetris { .. })) => ProofTheorem::Tetris,
        Step::Rule { key: "slow-least", .. } => ProofTheorem::Parity,
        Step::Rule { key: "slow-exact-even", .. } => ProofTheorem::SmallestEven,
        Step::Rule { key: "greedy-largest" | "greedy-ones", .. } => ProofTheorem::LargestHeaps,
        Step::Rule { key: "daisies-small" | "daisies-ahead" | "daisies-even", .. } => ProofTheorem::Daisies,
        _ => return None,
    })
}

/// Returns the proof by the columns of the Nim heaps that the components are worth. They need not be the heaps of the
/// argument: a game without a rule of its own in the format is worth one heap, its value.
fn columns_of_nim(position: &Position, budget: &Budget) -> Result<Proof, OverBudget> {
    let worth = worth::by_rules(position, budget)?;
    let heaps: Vec<Natural> = worth.heaps().cloned().collect();
    let columns = Columns::of(&heaps);
    let (ones, residues) = (columns.counts().to_vec(), columns.residues(1).collect());
    Ok(Proof::Columns { worth: Some(worth), ones, residues })
}
