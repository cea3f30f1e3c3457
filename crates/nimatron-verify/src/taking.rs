//! [`Taking`]: the rules of games in which a move takes stones from one heap and may split what is left.

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::game::{Row, See, SeeAll};
use crate::work::{Refused, Work};

/// What may be taken, and into how many heaps the rest may be split.
#[derive(Debug)]
pub(crate) enum Taking {
    /// Any amount from 1 to this.
    UpTo(BigUint),
    /// One of these.
    Listed(Vec<BigUint>),
    /// Any amount but these: all of Nim if there are none.
    AllBut(Vec<BigUint>),
    /// Bit `i` of digit `t` lets a player take `t` and leave `i` non-empty heaps.
    Code(Vec<u8>),
    /// Nothing is taken, and the heap is split into two unequal ones.
    Grundy,
    /// Any amount is taken, or nothing and the heap is split into two.
    Lasker,
}

impl Taking {
    /// Returns the digit for `taken` stones, treating every game as one with a code.
    pub(crate) fn digit(&self, taken: &BigUint) -> u8 {
        let nothing = *taken == BigUint::ZERO;
        let take_if = |may: bool| if may { 3 } else { 0 };
        match self {
            Self::UpTo(most) => take_if(!nothing && taken <= most),
            Self::Listed(amounts) => take_if(amounts.binary_search(taken).is_ok()),
            Self::AllBut(amounts) => take_if(!nothing && amounts.binary_search(taken).is_err()),
            Self::Code(digits) => taken.to_usize().and_then(|t| digits.get(t).copied()).unwrap_or(0),
            Self::Grundy | Self::Lasker if nothing => 4,
            Self::Grundy => 0,
            Self::Lasker => 3,
        }
    }

    /// Returns the largest amount that can be taken from a heap of any size, or `None` if there is no limit.
    pub(crate) fn reach(&self) -> Option<BigUint> {
        match self {
            Self::UpTo(most) => Some(most.clone()),
            Self::Listed(amounts) => amounts.last().cloned(),
            Self::Code(digits) => Some(BigUint::from(digits.len() - 1)),
            Self::Grundy => Some(BigUint::ZERO),
            Self::AllBut(_) | Self::Lasker => None,
        }
    }

    /// Returns whether one heap of `from` is replaced in `to` by what may be left of it. An emptied heap stays as 0.
    pub(crate) fn has_option(&self, from: &Row, to: &Row) -> bool {
        // Every part is smaller than the heap, so that the heap is where the rows first differ.
        let Some(at) = from.iter().zip(to).position(|(a, b)| a != b) else { return false };
        let Some(end) = (to.len() + at + 1).checked_sub(from.len()).filter(|end| *end > at) else {
            return false;
        };
        let (heap, parts) = (&from[at], &to[at..end]);
        let left: BigUint = parts.iter().sum();
        let empty = parts.iter().filter(|part| **part == BigUint::ZERO).count();
        let count = if parts.len() == 1 { 1 - empty } else { parts.len() };
        let unequal = !matches!(self, Self::Grundy) || parts.first() != parts.get(1);
        let whole = count == 0 || empty == 0;
        let allowed = |count| left <= *heap && count <= 3 && self.digit(&(heap - &left)) >> count & 1 == 1;
        to[end..] == from[at + 1..] && whole && unequal && allowed(count)
    }

    /// Calls `see` with every option of `row`.
    pub(crate) fn options(&self, row: &Row, work: &mut Work, see: See<'_, Row>) -> Result<(), Refused> {
        for (i, heap) in row.iter().enumerate() {
            let too_large = || Refused("a heap beyond 64 bits is too large for a table".to_owned());
            let size = heap.to_u64().ok_or_else(too_large)?;
            self.partitions(size, work, &mut |parts, work| {
                work.spend(1 + row.len() as u64)?;
                let mut to = row.clone();
                let parts = parts.iter().copied().chain(parts.is_empty().then_some(0));
                to.splice(i..=i, parts.map(BigUint::from));
                see(to, work)
            })?;
        }
        Ok(())
    }

    /// Calls `see` with every list of non-empty heaps that a heap may become.
    pub(crate) fn partitions(&self, heap: u64, work: &mut Work, see: SeeAll<'_, u64>) -> Result<(), Refused> {
        let most = self.reach().and_then(|reach| reach.to_u64()).map_or(heap, |reach| reach.min(heap));
        for taken in 0..=most {
            work.spend(1)?;
            let left = heap - taken;
            let digit = self.digit(&BigUint::from(taken));
            if digit & 1 == 1 && left == 0 {
                see(&[], work)?;
            }
            if digit & 2 == 2 && left > 0 {
                see(&[left], work)?;
            }
            if digit & 4 == 4 {
                let halves = (1..=left / 2).filter(|a| !matches!(self, Self::Grundy) || left - a != *a);
                halves.map(|a| [a, left - a]).try_for_each(|parts| see(&parts, work))?;
            }
            if digit & 8 == 8 {
                for a in 1..=left / 3 {
                    (a..=(left - a) / 2)
                        .map(|b| [a, b, left - a - b])
                        .try_for_each(|parts| see(&parts, work))?;
                }
            }
        }
        Ok(())
    }
}
