//! [`Amounts`]: by how much a heap may be lowered, and [`SubtractionSet`]: a list of such amounts.

use std::fmt;

use crate::Heap;

/// By how much one heap may be lowered in one move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Amounts {
    /// Any positive amount.
    Any,
    /// From one up to this many.
    UpTo(Heap),
    /// One of the listed amounts.
    Listed(SubtractionSet),
}

impl Amounts {
    /// The least size that a heap of size `from` can be lowered to.
    pub(crate) fn first(&self, from: &Heap) -> Option<Heap> {
        match self {
            Self::Any => (!from.is_zero()).then_some(Heap::ZERO),
            Self::UpTo(most) => (!from.is_zero()).then(|| from.checked_sub(most).unwrap_or_default()),
            Self::Listed(set) => set.amounts().iter().rev().find_map(|amount| from.checked_sub(amount)),
        }
    }

    /// The next larger size after `size` that a heap of size `from` can be lowered to.
    pub(crate) fn next(&self, from: &Heap, size: &Heap) -> Option<Heap> {
        match self {
            Self::Any | Self::UpTo(_) => Some(size + &Heap::ONE).filter(|size| size < from),
            Self::Listed(set) => {
                let taken = from - size;
                set.amounts().iter().rev().find(|amount| **amount < taken).map(|amount| from - amount)
            }
        }
    }

    /// Whether `taken` (positive) may be taken from a heap that has it.
    pub(crate) fn contain(&self, taken: &Heap) -> bool {
        match self {
            Self::Any => true,
            Self::UpTo(most) => taken <= most,
            Self::Listed(set) => set.contains(taken),
        }
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any positive amount"),
            Self::UpTo(most) => write!(f, "1 to {most}"),
            Self::Listed(set) => write!(f, "one of {set}"),
        }
    }
}

/// A finite, non-empty set of positive amounts, in ascending order.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SubtractionSet(Vec<Heap>);

impl SubtractionSet {
    /// The set of these amounts, or `None` where it would be empty or hold a zero.
    pub fn new(amounts: impl IntoIterator<Item = Heap>) -> Option<Self> {
        let mut amounts: Vec<Heap> = amounts.into_iter().collect();
        amounts.sort_unstable();
        amounts.dedup();
        (amounts.first().is_some_and(|least| !least.is_zero())).then_some(Self(amounts))
    }

    /// The amounts, ascending.
    pub fn amounts(&self) -> &[Heap] {
        &self.0
    }

    /// Whether `amount` is in the set.
    pub fn contains(&self, amount: &Heap) -> bool {
        self.0.binary_search(amount).is_ok()
    }
}

impl fmt::Display for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, amount) in self.0.iter().enumerate() {
            write!(f, "{}{amount}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}
