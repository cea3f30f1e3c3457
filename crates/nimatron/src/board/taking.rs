//! [`Taking`]: a way to move that takes an amount from one number or from several.

use std::collections::BTreeMap;

use crate::Natural;

/// Take from at least `fewest` and at most `most` of the numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Taking {
    /// What taking is called here, and what it does.
    pub verb: Verb,
    /// From how many numbers at least.
    pub fewest: usize,
    /// From how many numbers at most.
    pub most: usize,
    /// Whether the same amount must be taken from each.
    pub equally: bool,
    /// The sets of numbers of which one may be taken from; any numbers if there are none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub(crate) sets: Vec<Vec<usize>>,
    /// Whether all numbers of the set must be taken from.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub(crate) whole: bool,
    /// What may be taken from each number.
    pub(crate) amounts: Vec<Multiples>,
}

impl Taking {
    /// Takes from one number.
    pub(crate) fn one(verb: Verb, amounts: Vec<Multiples>) -> Self {
        Self { verb, fewest: 1, most: 1, equally: false, sets: Vec::new(), whole: false, amounts }
    }

    /// Takes from between `fewest` and `most` numbers; `most` is lowered to how many there are to take from.
    pub(crate) fn several(verb: Verb, fewest: usize, most: usize, amounts: Vec<Multiples>) -> Self {
        let most = most.min(amounts.iter().filter(|amounts| !amounts.is_empty()).count());
        Self { verb, fewest, most, equally: false, sets: Vec::new(), whole: false, amounts }
    }

    /// Takes from every number of one of these sets or, if `parts`, from some of them.
    pub(crate) fn of_sets(
        verb: Verb,
        sets: Vec<Vec<usize>>,
        parts: bool,
        mut amounts: Vec<Multiples>,
    ) -> Self {
        let sizes = || sets.iter().map(Vec::len);
        let (fewest, most) = (sizes().min().unwrap_or(1), sizes().max().unwrap_or(0));
        for (index, amounts) in amounts.iter_mut().enumerate() {
            if !sets.iter().any(|set| set.contains(&index)) {
                *amounts = Multiples::none();
            }
        }
        let fewest = if parts { 1 } else { fewest };
        Self { verb, fewest, most, equally: false, sets, whole: !parts, amounts }
    }

    /// Returns whether all these numbers are in one of the sets, and are the whole set if they must be.
    fn fit(&self, indices: &[usize], is_complete: bool) -> bool {
        let holds = |set: &Vec<usize>| {
            let is_whole = !is_complete || !self.whole || indices.len() == set.len();
            is_whole && indices.iter().all(|index| set.contains(index))
        };
        self.sets.is_empty() || self.sets.iter().any(holds)
    }

    pub(crate) fn has_move(&self) -> bool {
        let reducible = self.amounts.iter().filter(|amounts| !amounts.is_empty()).count();
        reducible >= self.fewest
    }

    /// Returns the most that can be taken from number `index` beside what is picked already.
    fn most_beside(&self, picks: &BTreeMap<usize, Natural>, index: usize) -> Natural {
        let most =
            |index: usize| self.amounts.get(index).map_or(Natural::ZERO, |amounts| amounts.most.clone());
        // If only one number may be picked, a new pick replaces the old one.
        if self.most > 1 && picks.len() >= self.most && !picks.contains_key(&index) {
            return Natural::ZERO;
        }
        let others = picks.keys().copied().filter(|other| self.most > 1 && *other != index);
        if !self.fit(&others.chain([index]).collect::<Vec<_>>(), false) {
            return Natural::ZERO;
        }
        let equal = picks.keys().filter(|other| self.equally && **other != index);
        equal.map(|other| most(*other)).fold(most(index), Natural::min)
    }

    /// Picks `amount` of number `index`, or nothing of it if that is 0. Returns whether that is allowed beside what is
    /// picked already; if not, nothing changes. If all amounts must be equal, the others are changed too.
    pub fn pick(&self, picks: &mut BTreeMap<usize, Natural>, index: usize, amount: Natural) -> bool {
        if amount.is_zero() {
            picks.remove(&index);
            return true;
        }
        let Some(amounts) = self.amounts.get(index) else { return false };
        if !amount.rem(&amounts.of).is_zero() || amount > self.most_beside(picks, index) {
            return false;
        }
        if self.most == 1 {
            picks.clear();
        }
        if self.equally {
            picks.values_mut().for_each(|other| other.clone_from(&amount));
        }
        picks.insert(index, amount);
        true
    }

    /// Returns the amount of which all amounts that may be taken from number `index` are multiples, or `None` if there is no
    /// such number.
    pub fn unit(&self, index: usize) -> Option<&Natural> {
        self.amounts.get(index).map(|amounts| &amounts.of)
    }

    /// Returns the largest amount of number `index` that can be picked beside what is picked already; 0 if none can.
    pub fn largest_pick(&self, picks: &BTreeMap<usize, Natural>, index: usize) -> Natural {
        let most = self.most_beside(picks, index);
        let rest = self.amounts.get(index).map_or(Natural::ZERO, |amounts| most.rem(&amounts.of));
        &most - &rest
    }

    /// Returns whether what is picked is a whole move.
    pub fn is_complete(&self, picks: &BTreeMap<usize, Natural>) -> bool {
        let picked: Vec<usize> = picks.keys().copied().collect();
        (self.fewest..=self.most).contains(&picks.len()) && self.fit(&picked, true)
    }
}

/// The amounts that may be taken from one number: the multiples of one amount.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Multiples {
    /// Every positive multiple of this…
    pub of: Natural,
    /// …up to this.
    pub most: Natural,
}

impl Multiples {
    /// Returns all amounts from 1 up to `most`.
    pub(crate) const fn up_to(most: Natural) -> Self {
        Self { of: Natural::ONE, most }
    }

    /// Returns no amounts.
    pub(crate) const fn none() -> Self {
        Self::up_to(Natural::ZERO)
    }

    /// Returns whether nothing may be taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.most < self.of
    }
}

/// What taking is called, and what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Verb {
    /// Lowers numbers by what is taken.
    Lower,
    /// Moves a coin so many squares down.
    Slide,
    /// Moves so many coins one step down.
    Descend,
    /// Takes so many chips out of the game.
    Withdraw,
    /// Adds so many chips from the bank.
    Deposit,
    /// Takes so many stones; twice as many is the next limit.
    Take,
}
