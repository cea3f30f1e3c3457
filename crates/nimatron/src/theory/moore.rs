//! The arguments of Moore's theorem and of Bouton's.

use super::Step;
use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{Columns, Moore};
use crate::{Budget, Convention, Natural, OverBudget};

/// Returns why a position of Moore's Nim is won or lost, given how to count its columns.
pub(crate) fn moore_argument(
    heaps: &[Natural],
    moore: &Moore,
    convention: Convention,
    columns: impl FnOnce() -> Columns,
) -> Vec<Step> {
    let modulus = moore.k() + &Natural::ONE;
    let mut steps = Vec::new();
    if convention == Convention::Misere {
        let tally = Tally::of(heaps);
        if let Criterion::Ones(ones) = Criterion::of(convention, || tally) {
            let residue = Natural::from(ones).rem(&modulus).to_usize().unwrap_or(ones);
            return vec![Step::SmallHeaps { modulus, ones, residue }];
        }
        steps.push(Step::BigHeaps { big: tally.big });
    }
    let columns = columns();
    let residues = columns.residues(moore.most()).collect();
    steps.push(Step::Columns { modulus, ones: columns.counts().to_vec(), residues });
    steps
}

/// Pays for the columns of these heaps, of which an argument, its explanation and the search for a winning move keep each
/// several times.
///
/// # Errors
/// [`OverBudget`] if the heaps have too many digits.
pub(crate) fn pay_for_columns(heaps: &[Natural], budget: &Budget) -> Result<(), OverBudget> {
    /// The memory that one column takes until it is printed, in bytes.
    const COLUMN: u64 = 160;
    let columns = heaps.iter().map(|heap| heap.bit_len() as u64).max().unwrap_or(0);
    budget.meter("column sums").keep(columns.saturating_mul(COLUMN))
}

/// Returns why a row of Nim heaps is won or lost: Nim is Moore's Nim with k = 1.
pub(crate) fn nim_argument(heaps: &[Natural], convention: Convention) -> Vec<Step> {
    moore_argument(heaps, &Moore::NIM, convention, || Columns::of(heaps))
}
