//! The arguments of Moore's theorem and of Bouton's.

use super::Step;
use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{Columns, Moore};
use crate::{Convention, Natural};

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

/// Returns why a row of Nim heaps is won or lost: Nim is Moore's Nim with k = 1.
pub(crate) fn nim_argument(heaps: &[Natural], convention: Convention) -> Vec<Step> {
    moore_argument(heaps, &Moore::NIM, convention, || Columns::of(heaps))
}
