//! [`Monoid`]: a finite commutative monoid, given by its multiplication table.

use super::element_set::ElementSet;

/// A finite commutative monoid: elements `0..order`, the identity 0, and the table of all products.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Monoid {
    order: usize,
    /// Row by row; square and symmetric.
    table: Vec<u32>,
}

impl Monoid {
    /// Returns the monoid of one element.
    pub(super) fn trivial() -> Self {
        Self { order: 1, table: vec![0] }
    }

    /// Creates a monoid from a table without checking it; [`is_sound`](Self::is_sound) does.
    pub(super) fn unchecked(order: usize, table: Vec<u32>) -> Self {
        Self { order, table }
    }

    /// Returns whether the table is a commutative monoid with the identity 0. Associativity is checked by Light's test:
    /// it is enough to look at the products with an element of a generating set in the middle.
    pub(super) fn is_sound(&self) -> bool {
        let elements = 0..self.order;
        let all_pairs = |holds: &dyn Fn(usize, usize) -> bool| {
            elements.clone().all(|x| elements.clone().all(|y| holds(x, y)))
        };
        elements.clone().all(|x| self.product(0, x) == x)
            && all_pairs(&|x, y| self.product(x, y) == self.product(y, x))
            && self.generators(elements.clone()).into_iter().all(|g| {
                all_pairs(&|x, y| self.product(self.product(x, g), y) == self.product(x, self.product(g, y)))
            })
    }

    /// Returns those `candidates` that are not products of earlier ones.
    pub(super) fn generators(&self, candidates: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut generators = Vec::new();
        let mut generated = vec![0];
        let mut seen: ElementSet = [0].into_iter().collect();
        for g in candidates {
            if seen.contains(g) {
                continue;
            }
            generators.push(g);
            let mut next = 0;
            while let Some(&x) = generated.get(next) {
                for &h in &generators {
                    let product = self.product(x, h);
                    if seen.insert(product) {
                        generated.push(product);
                    }
                }
                next += 1;
            }
        }
        generators
    }

    /// Returns the number of elements.
    pub(super) const fn order(&self) -> usize {
        self.order
    }

    /// Returns the product of two elements.
    ///
    /// # Panics
    /// If one of them is not an element.
    pub(super) fn product(&self, x: usize, y: usize) -> usize {
        self.row(x)[y] as usize
    }

    /// Returns all products of `x`.
    fn row(&self, x: usize) -> &[u32] {
        &self.table[x * self.order..(x + 1) * self.order]
    }

    /// Returns the product of all `factors`: the identity if there are none.
    pub(super) fn product_of(&self, factors: impl IntoIterator<Item = usize>) -> usize {
        factors.into_iter().fold(0, |x, y| self.product(x, y))
    }

    /// Returns x⁻¹S, the elements whose product with `x` lies in `set`.
    pub(super) fn residual(&self, x: usize, set: &ElementSet) -> ElementSet {
        let row = self.row(x);
        ElementSet::where_(self.order, |z| set.contains(row[z] as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monoid(rows: &[&[u32]]) -> Monoid {
        Monoid::unchecked(rows.len(), rows.concat())
    }

    #[test]
    fn every_axiom_is_checked() {
        for unsound in [
            // 0 is not an identity; 1 and 2 do not commute; 1, 2 and 2 do not associate.
            monoid(&[&[1, 0], &[0, 1]]),
            monoid(&[&[0, 1, 2], &[1, 1, 2], &[2, 1, 2]]),
            monoid(&[&[0, 1, 2], &[1, 0, 2], &[2, 2, 1]]),
        ] {
            assert!(!unsound.is_sound(), "{unsound:?}");
        }
        assert!(monoid(&[&[0, 1, 2], &[1, 2, 0], &[2, 0, 1]]).is_sound());
        assert!(Monoid::trivial().is_sound());
    }

    /// The residual is what its definition says, in orders around the length of a word.
    #[test]
    fn residuals_are_those_of_the_definition() {
        for order in [1usize, 2, 63, 64, 65, 128, 130] {
            // Addition modulo the order.
            let table = (0..order).flat_map(|x| (0..order).map(move |y| ((x + y) % order) as u32));
            let monoid = Monoid::unchecked(order, table.collect());
            assert!(monoid.is_sound());
            let set: ElementSet = (0..order).filter(|x| x % 5 == 1 || x % 7 == 2).collect();
            for x in [0, 1 % order, order / 2, order - 1] {
                let expected: ElementSet = (0..order).filter(|z| set.contains((x + z) % order)).collect();
                assert_eq!(monoid.residual(x, &set), expected, "{order} {x}");
            }
            assert_eq!(monoid.product_of([1 % order; 3]), 3 % order);
        }
    }
}
