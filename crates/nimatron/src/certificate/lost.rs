//! The proof that a position is lost: the argument of the solver if it uses Moore's theorem, else a table.

use super::{Proof, table, worth};
use crate::engine::moore::Columns;
use crate::position::Position;
use crate::theory::Step;
use crate::{Budget, Convention, Natural, OverBudget};

/// Returns the proof that `position` is lost, which it must be.
pub(super) fn proof(position: &Position, budget: &Budget) -> Result<Proof, OverBudget> {
    if position.is_over() {
        return Ok(Proof::NoMove);
    }
    if position.rows.len() == 1 {
        let steps = position.solve(budget)?.argument().steps;
        let is_reduced = steps.iter().any(|step| matches!(step, Step::Reduced { .. }));
        let worth = || is_reduced.then(|| worth::by_rules(position, budget)).transpose();
        match steps.into_iter().last() {
            Some(Step::Columns { ones, residues, .. }) => {
                return Ok(Proof::Columns { worth: worth()?, ones, residues });
            }
            Some(Step::SmallHeaps { ones, residue, .. }) => {
                return Ok(Proof::Singles { worth: worth()?, ones, residue });
            }
            _ => {}
        }
    } else if position.convention == Convention::Normal {
        let worth = worth::by_rules(position, budget)?;
        let heaps: Vec<Natural> = worth.heaps().cloned().collect();
        let columns = Columns::of(&heaps);
        let (ones, residues) = (columns.counts().to_vec(), columns.residues(1).collect());
        return Ok(Proof::Columns { worth: Some(worth), ones, residues });
    }
    table::proof(position, budget)
}
