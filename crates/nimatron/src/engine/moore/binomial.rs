//! [`binomial`]: binomial coefficients of any size.

use dashu_int::UBig;

use crate::{Meter, OverBudget};

/// Returns C(n, r), the number of ways to choose `r` out of `n`; 0 if `r > n`.
pub(crate) fn binomial(n: usize, r: usize) -> UBig {
    let Some(rest) = n.checked_sub(r) else { return UBig::ZERO };
    (1..=r.min(rest)).fold(UBig::ONE, |value, i| value * UBig::from(n + 1 - i) / UBig::from(i))
}

/// The coefficients C(n, r) of the smallest `n`.
pub(crate) const SMALL_BINOMIALS: [[u128; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

/// Returns the number of steps that [`binomial`] takes beyond the first few.
pub(crate) fn binomial_cost(n: usize, r: usize) -> u64 {
    let factors = r.min(n.saturating_sub(r)) as u64;
    factors.saturating_mul(factors) / 1024
}

/// The coefficients C(n, 0), C(n, 1), … of one `n`, each made from the one before.
#[derive(Debug)]
pub(crate) struct BinomialRow {
    n: usize,
    r: usize,
    value: UBig,
}

/// Returns the coefficients of `n`.
pub(crate) fn binomials(n: usize) -> BinomialRow {
    BinomialRow { n, r: 0, value: UBig::ONE }
}

impl BinomialRow {
    /// Returns C(n, r), for `r` up to n; cheap if `r` ascends from call to call.
    pub(crate) fn get(&mut self, r: usize, meter: &mut Meter<'_>) -> Result<&UBig, OverBudget> {
        if r < self.r {
            *self = binomials(self.n);
        }
        while self.r < r {
            meter.spend(1 + self.value.as_words().len() as u64 / 4)?;
            self.value *= UBig::from(self.n.saturating_sub(self.r));
            self.r += 1;
            self.value /= UBig::from(self.r);
        }
        Ok(&self.value)
    }
}

/// The powers of the coefficients of one row, each made when first needed.
#[derive(Debug)]
pub(crate) struct Powers {
    row: usize,
    powers: Vec<Vec<UBig>>,
}

impl Powers {
    /// Returns the powers of the coefficients C(row, r).
    pub(crate) fn of_row(row: usize) -> Self {
        Self { row, powers: Vec::new() }
    }

    /// Returns C(row, r) to the power `exponent`.
    pub(crate) fn get(&mut self, r: usize, exponent: usize) -> &UBig {
        if self.powers.len() <= r {
            self.powers.resize(r + 1, Vec::new());
        }
        let powers = &mut self.powers[r];
        if powers.len() <= exponent {
            let base = binomial(self.row, r);
            let mut last = powers.last().cloned().unwrap_or(UBig::ONE);
            if powers.is_empty() {
                powers.push(UBig::ONE);
            }
            while powers.len() <= exponent {
                last *= &base;
                powers.push(last.clone());
            }
        }
        &powers[exponent]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    #[test]
    fn pascal() {
        let budget = Budget::default();
        for n in 0..40 {
            let mut row = binomials(n);
            for r in 0..=n {
                let pascal =
                    if r == 0 || r == n { UBig::ONE } else { binomial(n - 1, r - 1) + binomial(n - 1, r) };
                assert_eq!(binomial(n, r), pascal);
                assert_eq!(*row.get(r, &mut budget.meter("test")).unwrap(), pascal);
                assert_eq!(*Powers::of_row(n).get(r, 3), pascal.pow(3));
            }
            assert_eq!(binomial(n, n + 1), UBig::ZERO);
            assert_eq!(*row.get(0, &mut budget.meter("test")).unwrap(), UBig::ONE);
        }
    }
}
