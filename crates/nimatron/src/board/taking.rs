//! [`Taking`]: a way to move that takes an amount from one number or from several.

use crate::Natural;
use crate::ruleset::Action;

/// Take from at least `fewest` and at most `most` of the numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Taking {
    /// What taking is called here, and which action it makes.
    pub verb: Verb,
    /// From how many numbers at least.
    pub fewest: usize,
    /// From how many numbers at most.
    pub most: usize,
    /// Whether the same amount must be taken from each.
    pub equally: bool,
    /// What may be taken from each number.
    pub amounts: Vec<Amounts>,
}

impl Taking {
    /// Takes from one number.
    pub(crate) fn one(verb: Verb, amounts: Vec<Amounts>) -> Self {
        Self { verb, fewest: 1, most: 1, equally: false, amounts }
    }

    /// Takes from between `fewest` and `most` numbers; `most` is lowered to how many there are to take from.
    pub(crate) fn several(verb: Verb, fewest: usize, most: usize, amounts: Vec<Amounts>) -> Self {
        let most = most.min(amounts.iter().filter(|amounts| !amounts.is_empty()).count());
        Self { verb, fewest, most, equally: false, amounts }
    }

    pub(crate) fn has_move(&self) -> bool {
        let reducible = self.amounts.iter().filter(|amounts| !amounts.is_empty()).count();
        reducible >= self.fewest
    }
}

/// The amounts that may be taken from one number.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Amounts {
    /// Every positive multiple of this…
    pub of: Natural,
    /// …up to this.
    pub most: Natural,
}

impl Amounts {
    /// Everything from one up to `most`.
    pub(crate) const fn up_to(most: Natural) -> Self {
        Self { of: Natural::ONE, most }
    }

    /// Nothing.
    pub(crate) const fn none() -> Self {
        Self::up_to(Natural::ZERO)
    }

    /// Whether nothing may be taken.
    pub fn is_empty(&self) -> bool {
        self.most < self.of
    }
}

/// What taking is called, and which [`Action`] it makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Verb {
    /// [`Action::Lower`]
    Lower,
    /// [`Action::Slide`]
    Slide,
    /// [`Action::Descend`]
    Descend,
    /// [`Action::Withdraw`]
    Withdraw,
    /// [`Action::Deposit`]
    Deposit,
    /// [`Action::Take`]
    Take,
}

impl Verb {
    /// The action that takes these amounts, each from the number with its index; `None` where nothing is picked or an
    /// amount is larger than its number.
    ///
    /// ```
    /// use nimatron::board::Verb;
    /// use nimatron::{Action, Natural};
    ///
    /// let numbers = [3u64, 4, 5].map(Natural::from);
    /// let action = Verb::Lower.action(&numbers, &[(1, Natural::from(4u64)), (2, Natural::ONE)]);
    /// assert_eq!(action, Some(Action::Lower(vec![(1, Natural::ZERO), (2, Natural::from(4u64))])));
    /// ```
    pub fn action(self, numbers: &[Natural], picks: &[(usize, Natural)]) -> Option<Action> {
        let left =
            |(index, amount): &(usize, Natural)| Some((*index, numbers.get(*index)?.checked_sub(amount)?));
        let first = picks.first()?;
        let (index, amount) = first.clone();
        Some(match self {
            Self::Lower => Action::Lower(picks.iter().map(left).collect::<Option<_>>()?),
            Self::Slide => Action::Slide { coin: index, to: left(first)?.1 },
            Self::Descend => Action::Descend { step: index, coins: amount },
            Self::Withdraw => Action::Withdraw { heap: index, chips: amount },
            Self::Deposit => Action::Deposit { heap: index, chips: amount },
            Self::Take => Action::Take { stones: amount },
        })
    }
}
