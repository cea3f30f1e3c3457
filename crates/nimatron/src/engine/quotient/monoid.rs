//! [`Monoid`]: a finite commutative monoid, given by its multiplication table.

use super::ElementSet;

/// A finite commutative monoid: elements `0..order`, the identity 0, and the table of all products.
///
/// ```
/// use nimatron::engine::quotient::Monoid;
///
/// let two = Monoid::from_table(&[vec![0, 1], vec![1, 0]])?;
/// assert_eq!((two.order(), two.product(1, 1)), (2, 0));
/// assert!(Monoid::from_table(&[vec![0, 1], vec![0, 1]]).is_err(), "1·0 is not 1");
/// # Ok::<(), nimatron::engine::quotient::NotAMonoid>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Monoid {
    order: usize,
    /// Row by row; square and symmetric.
    table: Vec<u32>,
}

/// What is wrong with a multiplication table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAMonoid {
    /// There are no elements, or the rows are not as long as there are rows, or an entry is no element.
    #[error("the table is not a square of elements")]
    NotATable,
    /// Element 0 times this one is another.
    #[error("0 times {0} is not {0}")]
    NoIdentity(usize),
    /// These do not commute.
    #[error("{0} times {1} is not {1} times {0}")]
    NotCommutative(usize, usize),
    /// The product of these three depends on the brackets.
    #[error("the product of {0}, {1} and {2} depends on the brackets")]
    NotAssociative(usize, usize, usize),
}

impl Monoid {
    /// The monoid of one element.
    pub fn trivial() -> Self {
        Self { order: 1, table: vec![0] }
    }

    /// The monoid with these products.
    ///
    /// # Errors
    /// [`NotAMonoid`] unless the table is a commutative monoid with the identity 0.
    pub fn from_table(rows: &[Vec<usize>]) -> Result<Self, NotAMonoid> {
        let order = rows.len();
        let square = rows.iter().all(|row| row.len() == order && row.iter().all(|&x| x < order));
        if order == 0 || !square || u32::try_from(order).is_err() {
            return Err(NotAMonoid::NotATable);
        }
        let monoid = Self { order, table: rows.iter().flatten().map(|&x| x as u32).collect() };
        monoid.axioms()?;
        Ok(monoid)
    }

    /// A table that its maker believes in; [`axioms`](Self::axioms) checks it.
    pub(super) fn unchecked(order: usize, table: Vec<u32>) -> Self {
        Self { order, table }
    }

    /// Checks identity, commutativity and, by Light's test on a generating set, associativity.
    pub(super) fn axioms(&self) -> Result<(), NotAMonoid> {
        let elements = 0..self.order;
        if let Some(x) = elements.clone().find(|&x| self.product(0, x) != x) {
            return Err(NotAMonoid::NoIdentity(x));
        }
        for x in elements.clone() {
            if let Some(y) = elements.clone().find(|&y| self.product(x, y) != self.product(y, x)) {
                return Err(NotAMonoid::NotCommutative(x, y));
            }
        }
        for g in self.generators(elements.clone()) {
            for x in elements.clone() {
                let xg = self.product(x, g);
                let apart = |&y: &usize| self.product(xg, y) != self.product(x, self.product(g, y));
                if let Some(y) = elements.clone().find(apart) {
                    return Err(NotAMonoid::NotAssociative(x, g, y));
                }
            }
        }
        Ok(())
    }

    /// Those of the `candidates` that are no product of earlier ones.
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

    /// The number of elements.
    pub const fn order(&self) -> usize {
        self.order
    }

    /// The product of two elements.
    ///
    /// # Panics
    /// If one of them is no element, like any index out of range.
    pub fn product(&self, x: usize, y: usize) -> usize {
        self.row(x)[y] as usize
    }

    /// All products of `x`.
    fn row(&self, x: usize) -> &[u32] {
        &self.table[x * self.order..(x + 1) * self.order]
    }

    /// The product of all `factors`: the identity if there are none.
    pub fn product_of(&self, factors: impl IntoIterator<Item = usize>) -> usize {
        factors.into_iter().fold(0, |x, y| self.product(x, y))
    }

    /// x⁻¹S, the elements whose product with `x` lies in `set`.
    pub fn residual(&self, x: usize, set: &ElementSet) -> ElementSet {
        let row = self.row(x);
        ElementSet::where_(self.order, |z| set.contains(row[z] as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_axiom_is_checked() {
        let table =
            |rows: &[&[usize]]| Monoid::from_table(&rows.iter().map(|r| r.to_vec()).collect::<Vec<_>>());
        assert_eq!(table(&[]), Err(NotAMonoid::NotATable));
        assert_eq!(table(&[&[0, 1], &[1]]), Err(NotAMonoid::NotATable));
        assert_eq!(table(&[&[0, 1], &[1, 2]]), Err(NotAMonoid::NotATable));
        assert_eq!(table(&[&[1, 0], &[0, 1]]), Err(NotAMonoid::NoIdentity(0)));
        assert_eq!(table(&[&[0, 1, 2], &[1, 1, 2], &[2, 1, 2]]), Err(NotAMonoid::NotCommutative(1, 2)));
        assert_eq!(table(&[&[0, 1, 2], &[1, 0, 2], &[2, 2, 1]]), Err(NotAMonoid::NotAssociative(1, 2, 2)));
        assert_eq!(table(&[&[0, 1, 2], &[1, 2, 0], &[2, 0, 1]]).map(|m| m.order()), Ok(3));
    }
}
