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
