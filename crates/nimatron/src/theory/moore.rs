//! The arguments of Moore's theorem and of Bouton's.

use super::Step;
use crate::engine::moore::{Columns, Tally};
use crate::{Convention, Natural};

/// Why a position of Moore's Nim is won or lost.
pub(crate) fn moore_argument(heaps: &[Natural], k: &Natural, convention: Convention) -> Vec<Step> {
    let modulus = k + &Natural::ONE;
    let mut steps = Vec::new();
    if convention == Convention::Misere {
        let Tally { big, ones } = Tally::of(heaps);
        if big == 0 {
            let residue = Natural::from(ones).rem(&modulus).to_usize().unwrap_or(ones);
            return vec![Step::SmallHeaps { modulus, ones, residue }];
        }
        steps.push(Step::BigHeaps { big });
    }
    let columns = Columns::of(heaps);
    let residues = columns.residues(k.to_usize().unwrap_or(usize::MAX));
    steps.push(Step::Columns { modulus, ones: columns.counts().to_vec(), residues });
    steps
}

/// Returns why a row of Nim heaps is won or lost: Nim is Moore's Nim with k = 1.
pub(crate) fn nim_argument(heaps: &[Natural], convention: Convention) -> Vec<Step> {
    moore_argument(heaps, &Natural::ONE, convention)
}
