//! [`Presentation`]: a quotient written with generators and relations.

use std::collections::BTreeSet;
use std::fmt;

use super::Quotient;
use super::monomial::{Monomial, Rewriting};
use crate::Budget;

/// A quotient by generators and relations, and its P-portion as monomials.
///
/// It prints as a presentation is written in the literature, a heap for each generator below:
///
/// ```
/// use nimatron::Budget;
/// use nimatron::engine::quotient::Quotient;
///
/// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
/// let quotient = Quotient::of(&nim, 3, &Budget::default())?;
/// let presentation = quotient.presentation(&Budget::default());
/// assert_eq!(presentation.to_string(), "⟨a, b | a²=1, b³=b⟩, P = {a, b²}, a=1, b=2");
/// assert_eq!(quotient.order(), 6);
/// # Ok::<(), nimatron::engine::quotient::QuotientError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Presentation {
    /// The first heap with each value that is not a product of earlier values: a, b, c and so on.
    pub(super) generators: Vec<usize>,
    /// Relations that imply all others, the greater side first.
    pub(super) relations: Vec<(Monomial, Monomial)>,
    /// For each element the least monomial with that value: by degree, then with more of the earlier generators.
    pub(super) elements: Vec<Monomial>,
    /// The P-portion.
    pub(super) lost: Vec<Monomial>,
}

impl Presentation {
    /// Returns the name of each element: the least monomial with that value, as `ab²`.
    pub fn names(&self) -> Vec<String> {
        self.elements.iter().map(Monomial::to_string).collect()
    }
}

impl Quotient {
    /// Returns the quotient by generators and relations.
    ///
    /// The relations found first form a reduced Gröbner basis. Those that follow from others are left out, as far as
    /// the budget allows.
    pub fn presentation(&self, budget: &Budget) -> Presentation {
        let monoid = &self.proved.monoid;
        let values = monoid.generators(self.values().iter().copied());
        let value =
            |monomial: &Monomial| monoid.product_of(monomial.factors().map(|generator| values[generator]));
        let mut elements: Vec<Option<Monomial>> = vec![None; monoid.order()];
        let mut relations = Vec::new();
        let mut level: BTreeSet<Monomial> = [Monomial::one(values.len())].into();
        while !level.is_empty() {
            let mut normal = BTreeSet::new();
            for monomial in level {
                match &mut elements[value(&monomial)] {
                    Some(least) => relations.push((monomial, least.clone())),
                    free => {
                        *free = Some(monomial.clone());
                        normal.insert(monomial);
                    }
                }
            }
            // A monomial whose divisors are not all normal follows from a relation already found.
            let all_normal = |monomial: &Monomial| monomial.maximal_divisors().all(|d| normal.contains(&d));
            let multiples = normal.iter().flat_map(Monomial::minimal_multiples);
            level = multiples.filter(all_normal).collect();
        }
        let elements: Vec<Monomial> = elements.into_iter().flatten().collect();
        Presentation {
            generators: values.iter().filter_map(|v| self.values().iter().position(|w| w == v)).collect(),
            relations: Rewriting::independent(relations, &mut budget.meter("shorter presentation")),
            lost: self.lost().filter_map(|x| elements.get(x).cloned()).collect(),
            elements,
        }
    }
}

impl fmt::Display for Presentation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |items: Vec<String>| items.join(", ");
        let names = (0..self.generators.len()).map(Monomial::name);
        let heaps = names.clone().zip(&self.generators).map(|(name, heap)| format!("{name}={heap}"));
        let relations = self.relations.iter().map(|(greater, less)| format!("{greater}={less}"));
        write!(
            f,
            "⟨{} | {}⟩, P = {{{}}}",
            list(names.collect()),
            list(relations.collect()),
            list(self.lost.iter().map(Monomial::to_string).collect()),
        )?;
        heaps.into_iter().try_for_each(|heap| write!(f, ", {heap}"))
    }
}
