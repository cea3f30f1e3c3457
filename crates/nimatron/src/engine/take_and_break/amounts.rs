//! [`Amounts`]: a finite set of positive numbers of stones.

use std::fmt;

use crate::Natural;

/// A finite set of positive numbers of stones, in ascending order, each once.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::take_and_break::Amounts;
///
/// let amounts = Amounts::new([4u64, 1, 4].map(Natural::from))?;
/// assert_eq!(amounts.to_string(), "1,4");
/// assert!(Amounts::new([2u64, 0].map(Natural::from)).is_err());
/// # Ok::<(), nimatron::engine::take_and_break::ZeroAmount>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Amounts(Vec<Natural>);

impl Amounts {
    /// The set of these amounts.
    ///
    /// # Errors
    /// [`ZeroAmount`] if one of them is 0: a move that takes nothing would not be one.
    pub fn new(amounts: impl IntoIterator<Item = Natural>) -> Result<Self, ZeroAmount> {
        let mut amounts: Vec<Natural> = amounts.into_iter().collect();
        if let Some(index) = amounts.iter().position(Natural::is_zero) {
            return Err(ZeroAmount { index });
        }
        amounts.sort_unstable();
        amounts.dedup();
        Ok(Self(amounts))
    }

    /// The amounts in ascending order.
    pub fn as_slice(&self) -> &[Natural] {
        &self.0
    }

    /// Whether `amount` is in the set.
    pub fn contains(&self, amount: &Natural) -> bool {
        self.0.binary_search(amount).is_ok()
    }

    /// The largest amount, or `None` for the empty set.
    pub fn largest(&self) -> Option<&Natural> {
        self.0.last()
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, amount) in self.0.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{amount}")?;
        }
        Ok(())
    }
}

/// The amount at `index` (from 0) is zero.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("amount {} is 0; amounts are 1 or more", index + 1)]
pub struct ZeroAmount {
    /// Which one, in the order given.
    pub index: usize,
}
