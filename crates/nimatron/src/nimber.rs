//! [`Nimber`]: the value of an impartial game under normal play.

mod field;

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use crate::{Budget, Meter, Natural, OverBudget};

/// A Grundy value: the size of the Nim heap that a position is worth under normal play.
///
/// Nimbers add by exclusive or and print with a star.
///
/// ```
/// use nimatron::engine::mex;
/// use nimatron::Nimber;
///
/// assert_eq!(Nimber::from(3u64) + Nimber::from(5u64), Nimber::from(6u64));
/// assert_eq!(mex([0u64, 1, 4].map(Nimber::from)).to_string(), "*2");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Nimber(pub Natural);

impl Nimber {
    /// The value of a position that the player to move loses.
    pub const ZERO: Self = Self(Natural::ZERO);
    /// The value of one single stone.
    pub const ONE: Self = Self(Natural::ONE);

    /// Whether the position is lost for the player to move (normal play).
    pub const fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Returns the product with `other`, by which the nimbers are a field (Conway).
    ///
    /// ```
    /// use nimatron::{Budget, Nimber};
    ///
    /// let budget = Budget::default();
    /// assert_eq!(Nimber::from(5).product(&Nimber::from(7), &budget)?, Nimber::from(13));
    /// assert_eq!(Nimber::from(13).inverse(&budget)?.unwrap().product(&Nimber::from(13), &budget)?, Nimber::ONE);
    /// assert_eq!(Nimber::from(2).square_root(&budget)?, Nimber::from(3));
    /// # Ok::<(), nimatron::OverBudget>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if the numbers are too long: the work grows with the square of their length.
    pub fn product(&self, other: &Self, budget: &Budget) -> Result<Self, OverBudget> {
        let product = field::product(self.0.as_ubig(), other.0.as_ubig(), &mut Self::meter(budget))?;
        Ok(Self(product.into()))
    }

    /// Returns the nimber whose product with this one is 1, or `None` for 0.
    ///
    /// # Errors
    /// [`OverBudget`] if the number is too long.
    pub fn inverse(&self, budget: &Budget) -> Result<Option<Self>, OverBudget> {
        if self.is_zero() {
            return Ok(None);
        }
        let inverse = field::inverse(self.0.as_ubig(), &mut Self::meter(budget))?;
        Ok(Some(Self(inverse.into())))
    }

    /// Returns the nimber whose square this is; every nimber has exactly one.
    ///
    /// # Errors
    /// [`OverBudget`] if the number is too long.
    pub fn square_root(&self, budget: &Budget) -> Result<Self, OverBudget> {
        Ok(Self(field::square_root(self.0.as_ubig(), &mut Self::meter(budget))?.into()))
    }

    /// Returns the product of `exponent` copies of this nimber; 1 if there are none.
    ///
    /// # Errors
    /// [`OverBudget`] if the number or the exponent is too long.
    pub fn power(&self, exponent: &Natural, budget: &Budget) -> Result<Self, OverBudget> {
        let mut meter = Self::meter(budget);
        let mut power = Self::ONE.0.into_ubig();
        for bit in (0..exponent.bit_len()).rev() {
            power = field::product(&power, &power, &mut meter)?;
            if exponent.bit(bit) {
                power = field::product(&power, self.0.as_ubig(), &mut meter)?;
            }
        }
        Ok(Self(power.into()))
    }

    fn meter(budget: &Budget) -> Meter<'_> {
        budget.meter("nim multiplication")
    }

    /// Whether this is 0 or 1: the values that a misère endgame can have.
    pub fn is_small(&self) -> bool {
        self.0 <= Natural::ONE
    }
}

impl From<u64> for Nimber {
    fn from(value: u64) -> Self {
        Self(Natural::from(value))
    }
}

impl From<Natural> for Nimber {
    fn from(value: Natural) -> Self {
        Self(value)
    }
}

impl Add for Nimber {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        &self + &other
    }
}

impl<'a> Add<&'a Nimber> for &'a Nimber {
    type Output = Nimber;
    #[expect(clippy::suspicious_arithmetic_impl, reason = "the sum of nimbers is the exclusive or")]
    fn add(self, other: &Nimber) -> Nimber {
        Nimber(&self.0 ^ &other.0)
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Add::add)
    }
}

impl<'a> Sum<&'a Nimber> for Nimber {
    fn sum<I: Iterator<Item = &'a Nimber>>(values: I) -> Self {
        values.fold(Self::ZERO, |total, value| &total + value)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

/// The least value that is missing: the Grundy value of a position whose options have these `values`.
pub fn mex(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    let mut values: Vec<Natural> = values.into_iter().map(|value| value.0).collect();
    values.sort_unstable();
    let mut least = Natural::ZERO;
    for value in values {
        if value > least {
            break;
        }
        if value == least {
            least = &least + &Natural::ONE;
        }
    }
    Nimber(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_is_the_least_missing_value() {
        let mex_of = |values: &[u64]| mex(values.iter().map(|v| Nimber::from(*v)));
        assert_eq!(mex_of(&[]), Nimber::ZERO);
        assert_eq!(mex_of(&[1, 2]), Nimber::ZERO);
        assert_eq!(mex_of(&[2, 0, 1, 1, 7]), Nimber::from(3));
    }
}
