//! [`Monomial`]: a product of generators, and [`Rewriting`]: equations between monomials, completed.

use std::cmp::Ordering;
use std::fmt;

use crate::{Meter, OverBudget};

/// A product of powers of the generators a, b, c and so on.
///
/// Monomials are ordered by degree, then those with more of the earlier generators first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Monomial {
    exponents: Vec<u32>,
}

impl Monomial {
    /// Returns the empty product of `generators` generators.
    pub(super) fn one(generators: usize) -> Self {
        Self { exponents: vec![0; generators] }
    }

    /// Returns the number of factors.
    pub(super) fn degree(&self) -> u64 {
        self.exponents.iter().map(|&exponent| u64::from(exponent)).sum()
    }

    /// Returns the factors, as indices of generators.
    pub(super) fn factors(&self) -> impl Iterator<Item = usize> + '_ {
        let powers = self.exponents.iter().enumerate();
        powers.flat_map(|(generator, &exponent)| std::iter::repeat_n(generator, exponent as usize))
    }

    /// Returns the name of a generator: a to z, then x26, x27 and so on.
    pub(super) fn name(generator: usize) -> String {
        match u8::try_from(generator) {
            Ok(letter @ 0..26) => char::from(b'a' + letter).to_string(),
            _ => format!("x{generator}"),
        }
    }

    /// Returns the products with one generator.
    pub(super) fn minimal_multiples(&self) -> impl Iterator<Item = Self> + '_ {
        (0..self.exponents.len()).map(|generator| {
            let mut multiple = self.clone();
            multiple.exponents[generator] += 1;
            multiple
        })
    }

    /// Returns the monomials of which this is a product with one generator.
    pub(super) fn maximal_divisors(&self) -> impl Iterator<Item = Self> + '_ {
        (0..self.exponents.len()).filter(|&generator| self.exponents[generator] > 0).map(|generator| {
            let mut divisor = self.clone();
            divisor.exponents[generator] -= 1;
            divisor
        })
    }

    fn zip(&self, other: &Self, with: impl Fn(u32, u32) -> u32) -> Self {
        let pairs = self.exponents.iter().zip(&other.exponents);
        Self { exponents: pairs.map(|(&a, &b)| with(a, b)).collect() }
    }

    fn divides(&self, other: &Self) -> bool {
        self.exponents.iter().zip(&other.exponents).all(|(a, b)| a <= b)
    }

    /// Returns this with the factor `from` replaced by `to`, if it has that factor.
    fn replaced(&self, from: &Self, to: &Self) -> Option<Self> {
        from.divides(self).then(|| self.zip(from, |a, b| a - b).zip(to, u32::saturating_add))
    }
}

impl Ord for Monomial {
    fn cmp(&self, other: &Self) -> Ordering {
        self.degree().cmp(&other.degree()).then_with(|| other.exponents.cmp(&self.exponents))
    }
}

impl PartialOrd for Monomial {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Monomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.degree() == 0 {
            return f.write_str("1");
        }
        for (generator, &exponent) in self.exponents.iter().enumerate().filter(|(_, exponent)| **exponent > 0)
        {
            f.write_str(&Self::name(generator))?;
            if exponent > 1 {
                let raised =
                    |digit: u8| ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][usize::from(digit - b'0')];
                f.write_str(&exponent.to_string().bytes().map(raised).collect::<String>())?;
            }
        }
        Ok(())
    }
}

/// Equations between monomials, completed (Buchberger's algorithm on binomials, or commutative Knuth–Bendix
/// completion): two monomials are equal by the equations exactly if they reduce to the same one.
#[derive(Debug, Default)]
pub(super) struct Rewriting {
    rules: Vec<(Monomial, Monomial)>,
}

impl Rewriting {
    /// Returns the relations that do not follow from earlier ones. When the meter runs out, all remaining ones are
    /// kept.
    pub(super) fn independent(
        mut relations: Vec<(Monomial, Monomial)>,
        meter: &mut Meter<'_>,
    ) -> Vec<(Monomial, Monomial)> {
        relations.sort_unstable();
        let mut known = Self::default();
        let mut over = false;
        relations.retain(|(left, right)| {
            over || known.add(left, right, meter).unwrap_or_else(|_| {
                over = true;
                true
            })
        });
        relations
    }

    fn reduced(&self, monomial: &Monomial, meter: &mut Meter<'_>) -> Result<Monomial, OverBudget> {
        let mut least = monomial.clone();
        loop {
            meter.spend(1 + self.rules.len() as u64 / 16)?;
            match self.rules.iter().find_map(|(from, to)| least.replaced(from, to)) {
                Some(less) => least = less,
                None => return Ok(least),
            }
        }
    }

    /// Adds an equation and completes the system. Returns whether the equation was new.
    fn add(&mut self, left: &Monomial, right: &Monomial, meter: &mut Meter<'_>) -> Result<bool, OverBudget> {
        let mut new = false;
        let mut open = vec![(left.clone(), right.clone())];
        while let Some((left, right)) = open.pop() {
            let (left, right) = (self.reduced(&left, meter)?, self.reduced(&right, meter)?);
            if left == right {
                continue;
            }
            new = true;
            let (from, to) = if left > right { (left, right) } else { (right, left) };
            // A rule whose left side is now reducible becomes an equation to process again.
            let (kept, reducible) =
                std::mem::take(&mut self.rules).into_iter().partition(|rule| !from.divides(&rule.0));
            self.rules = kept;
            open.extend::<Vec<_>>(reducible);
            for (other, less) in &self.rules {
                let overlap = from.zip(other, u32::max);
                let disjoint = from.zip(other, u32::min).degree() == 0;
                let ways = overlap.replaced(&from, &to).zip(overlap.replaced(other, less));
                open.extend(ways.filter(|_| !disjoint));
            }
            self.rules.push((from, to));
        }
        Ok(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    fn monomial<const N: usize>(exponents: [u32; N]) -> Monomial {
        Monomial { exponents: exponents.to_vec() }
    }

    #[test]
    fn monomials_print_and_compare() {
        assert_eq!(monomial([0, 0]).to_string(), "1");
        assert_eq!(monomial([1, 0, 12]).to_string(), "ac¹²");
        let mut sorted = [[0, 2], [1, 0], [1, 1], [0, 0], [2, 0], [0, 1]].map(monomial);
        sorted.sort();
        assert_eq!(sorted.map(|m| m.to_string()), ["1", "a", "b", "a²", "ab", "b²"]);
    }

    #[test]
    fn what_follows_is_left_out() {
        // From a² = 1 and ab = 1 follows b = a, and so the rest.
        let one = monomial([0, 0]);
        let relations = vec![
            (monomial([2, 0]), one.clone()),
            (monomial([1, 1]), one.clone()),
            (monomial([0, 2]), one),
            (monomial([2, 1]), monomial([1, 0])),
        ];
        let kept = Rewriting::independent(relations.clone(), &mut Budget::default().meter("test"));
        assert_eq!(kept, relations[..2]);
        assert_eq!(Rewriting::independent(relations.clone(), &mut Budget::new(0).meter("test")), relations);
    }
}
