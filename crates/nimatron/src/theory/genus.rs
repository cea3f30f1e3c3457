//! [`Genus`]: what a tame position is worth in a sum under misère play [conway-1976].

use crate::{Convention, Natural, Nimber, Outcome};

/// How a tame position behaves in a misère sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub(crate) enum Temper {
    /// Genus (0, 1) or (1, 0): the misère value is 1 minus the Grundy value.
    Fickle,
    /// Genus (g, g): the misère value is the Grundy value.
    Firm,
}

impl Temper {
    /// Returns the temper of a Nim heap, and of everything that is worth one in misère play too: fickle iff 0 or 1.
    pub(crate) fn of_nim_heap(size: &Natural) -> Self {
        if *size <= Natural::ONE { Self::Fickle } else { Self::Firm }
    }
}

/// A Grundy value with the temper of a hereditarily tame position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub(crate) struct Genus {
    /// The Grundy value under normal play.
    pub value: Nimber,
    /// How it behaves under misère play.
    pub temper: Temper,
}

impl Genus {
    /// Returns the genus of a sum: values add, and one firm part makes the sum firm.
    pub(crate) fn of_sum<'a>(parts: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut sum = Self { value: Nimber::ZERO, temper: Temper::Fickle };
        for part in parts {
            sum.value = &sum.value + &part.value;
            if part.temper == Temper::Firm {
                sum.temper = Temper::Firm;
            }
        }
        sum
    }

    /// Returns the misère value: 0 iff the position is lost under misère play.
    pub(crate) fn misere_value(&self) -> Nimber {
        match self.temper {
            Temper::Fickle => &self.value + &Nimber::ONE,
            Temper::Firm => self.value.clone(),
        }
    }

    /// Returns who wins: lost iff the value (normal), or the misère value, is 0.
    pub(crate) fn outcome(&self, convention: Convention) -> Outcome {
        let fickle_misere = convention == Convention::Misere && self.temper == Temper::Fickle;
        let lost = if fickle_misere { &Nimber::ONE } else { &Nimber::ZERO };
        Outcome::p_if(self.value == *lost)
    }
}

/// What one part of a sum must become, the others staying as they are, so that the sum is lost for the opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    /// The value, if the part becomes a fickle position.
    pub fickle: Nimber,
    /// The value, if it becomes a firm position.
    pub firm: Nimber,
}

impl Target {
    /// Returns the target for one part, given `others`, the sum of all other parts.
    pub(crate) fn beside(others: &Genus, convention: Convention) -> Self {
        let firm = others.value.clone();
        let endgame = convention == Convention::Misere && others.temper == Temper::Fickle;
        let fickle = if endgame { &firm + &Nimber::ONE } else { firm.clone() };
        Self { fickle, firm }
    }

    /// Returns whether a part of this genus hits the target.
    pub(crate) fn is_hit(&self, part: &Genus) -> bool {
        part.value
            == *match part.temper {
                Temper::Fickle => &self.fickle,
                Temper::Firm => &self.firm,
            }
    }

    /// Returns the sizes of a Nim heap that hit the target: one size under normal play, at most two under misère.
    pub(crate) fn nim_heaps(&self) -> impl Iterator<Item = &Natural> {
        let fickle = Some(&self.fickle.0).filter(|size| Temper::of_nim_heap(size) == Temper::Fickle);
        let firm = Some(&self.firm.0).filter(|size| Temper::of_nim_heap(size) == Temper::Firm);
        fickle.into_iter().chain(firm)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that the target is hit exactly by the parts that make the whole sum lost.
    #[test]
    fn targets_are_what_makes_the_sum_lost() {
        let tempers = [Temper::Fickle, Temper::Firm];
        let genera = || {
            (0..6u64)
                .flat_map(move |value| tempers.map(|temper| Genus { value: value.into(), temper }))
                .filter(|genus| genus.temper == Temper::Firm || genus.value.is_small())
        };
        for convention in Convention::BOTH {
            for (others, part) in genera().flat_map(|others| genera().map(move |part| (others.clone(), part)))
            {
                let lost = Genus::of_sum([&others, &part]).outcome(convention).is_p();
                assert_eq!(Target::beside(&others, convention).is_hit(&part), lost, "{others:?} {part:?}");
            }
        }
    }
}
