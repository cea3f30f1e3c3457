//! Subtraction games with one or two amounts: their values in closed form.
//!
//! With one amount `a` the values are `a` zeros and `a` ones, and so on. With `a < b` write `b = 2ha + r`, `r < 2a`. The values
//! begin with `h` times `a` zeros and `a` ones, and go on with `r` zeros, `a - r` twos and `r` ones if `r <= a`, else with `a`
//! zeros, `a` ones and `r - a` twos: `a + b` values in all, which repeat. If `b` is an odd multiple of `a`, there are no twos and
//! they repeat after `2a` already.
//!
//! *Proof.* Over a whole period, `G(n-b) = G(n+a)`. So the claim is that each value is the least that differs from those `a` places
//! before and after it, in the circle of the period: which is so for zeros beside ones, twos or `a` places that begin
//! the period, for ones beside zeros, or beside a zero and a two, and for twos between a one and a zero. Below `b` only the value
//! `a` places before counts, and there are no twos. ∎

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};

use super::TakeAndBreak;
use crate::{Natural, Nimber};

impl TakeAndBreak {
    /// Returns the amounts of a subtraction game with at most two, the smaller first and twice if it is the only one; or
    /// `None` if this is another game.
    pub(crate) fn one_or_two_amounts(&self) -> Option<[&Natural; 2]> {
        let amounts = Some(self.listed()).filter(|_| self.is_subtraction())?;
        match amounts {
            [(one, _)] => Some([one, one]),
            [(small, _), (large, _)] => Some([small, large]),
            _ => None,
        }
    }

    /// Returns the value of a heap of a subtraction game with one or two amounts, or `None` if this is another game.
    pub(crate) fn value_in_closed_form(&self, heap: &Natural) -> Option<Nimber> {
        let [small, large] = self.one_or_two_amounts()?.map(Natural::as_ubig);
        let twice = small * UBig::from(2u8);
        let (pairs, rest) = large.div_rem(&twice);
        let place = heap.as_ubig() % (small + large);
        let blocks = &pairs * &twice;
        let value: u64 = match place < blocks {
            true => u64::from((&place / small).bit(0)),
            false => {
                let place = place - &blocks;
                let ends = if rest <= *small {
                    [(rest, 0), (small.clone(), 2)]
                } else {
                    [(small.clone(), 0), (twice, 1)]
                };
                let last = if ends[1].1 == 2 { 1 } else { 2 };
                ends.into_iter().find(|(end, _)| place < *end).map_or(last, |(_, value)| value)
            }
        };
        Some(Nimber::from(value))
    }

    /// Returns the period of these values, which begins at once, or `None` if this is another game or it is too long.
    pub(crate) fn period_in_closed_form(&self) -> Option<u64> {
        let [small, large] = self.one_or_two_amounts()?.map(Natural::as_ubig);
        let (multiple, rest) = large.div_rem(small);
        let period = match rest.is_zero() && multiple.bit(0) {
            true => small * UBig::from(2u8),
            false => small + large,
        };
        u64::try_from(&period).ok()
    }
}
