//! [`Tight`]: the column counts of the heaps not yet chosen, modulo `k + 1`.

use crate::columns::{any, of_column};
use crate::machine::Word;

/// For each column, bit-sliced, the ones of the heaps not yet chosen, modulo `k + 1`.
pub(super) struct Tight<'a> {
    pub(super) planes: &'a mut [u64],
    pub(super) k: u64,
}

impl Tight<'_> {
    /// Returns the columns whose residue is not 0.
    #[inline(always)]
    pub(super) fn nonzero(&self) -> u64 {
        any(self.planes, 0)
    }

    /// Returns the residue of `column`.
    #[inline(always)]
    pub(super) fn of_column(&self, column: u32) -> u64 {
        of_column(self.planes, column)
    }

    /// Returns the columns whose residue is at most `bound`.
    #[inline(always)]
    pub(super) fn at_most(&self, bound: u64) -> u64 {
        if bound >> self.planes.len() != 0 {
            return !0;
        }
        let mut at_most = !0;
        for (place, plane) in self.planes.iter().enumerate() {
            // The higher digit decides; if it is equal, the lower ones do.
            at_most = if bound >> place & 1 == 1 { !plane | at_most } else { !plane & at_most };
        }
        at_most
    }

    /// Takes away a one in each of `columns`.
    #[inline(always)]
    pub(super) fn decrement(&mut self, columns: u64) {
        let mut borrow = columns;
        for plane in &mut *self.planes {
            (*plane, borrow) = (*plane ^ borrow, !*plane & borrow);
        }
        // A residue of 0 has wrapped to all ones and becomes the highest residue.
        for (place, plane) in self.planes.iter_mut().enumerate() {
            let digit = 0u64.wrapping_sub(self.k >> place & 1);
            *plane = borrow.select(digit, *plane);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the planes of these residues, one for each column.
    fn planes(residues: &[u64], width: usize) -> Vec<u64> {
        let plane = |place: usize| {
            residues
                .iter()
                .enumerate()
                .fold(0, |plane, (column, residue)| plane | (residue >> place & 1) << column)
        };
        (0..width).map(plane).collect()
    }

    #[test]
    fn columns_are_compared_and_counted_down_one_by_one() {
        for k in [1, 2, 3, 6, 7, 12] {
            let residues: Vec<u64> = (0..64).map(|column| column % (k + 1)).collect();
            let mut planes = planes(&residues, (u64::BITS - k.leading_zeros()) as usize);
            let mut tight = Tight { planes: &mut planes, k };
            // Beyond all residues, and beyond what the planes can hold.
            for bound in (0..=20).chain([u64::MAX]) {
                let expected = |column: u64| residues[column as usize] <= bound;
                let at_most = tight.at_most(bound);
                assert!(
                    (0..64).all(|column| (at_most >> column & 1 == 1) == expected(column)),
                    "{k} {bound}"
                );
            }
            let columns = 0x5555_0f0f_3333_00ff;
            tight.decrement(columns);
            for column in 0..64u32 {
                let before = residues[column as usize];
                let after = if columns >> column & 1 == 0 { before } else { (before + k) % (k + 1) };
                assert_eq!(tight.of_column(column), after, "{k}: column {column}");
            }
        }
    }
}
