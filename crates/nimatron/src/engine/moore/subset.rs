//! [`Subset`]: the subsets of one size, one after the other.

/// A subset of `0..universe`, which steps through all subsets of its size in lexicographic order.
#[derive(Debug, Clone)]
pub(crate) struct Subset {
    universe: usize,
    members: Vec<usize>,
}

impl Subset {
    /// The first subset with `size` members; `size` must not exceed `universe`.
    pub(crate) fn first(universe: usize, size: usize) -> Self {
        debug_assert!(size <= universe);
        Self { universe, members: (0..size).collect() }
    }

    /// The members, ascending.
    pub(crate) fn members(&self) -> &[usize] {
        &self.members
    }

    /// Becomes the next subset, or the first one again and says `false`.
    pub(crate) fn advance(&mut self) -> bool {
        let size = self.members.len();
        let movable = (0..size).rev().find(|i| self.members[*i] < self.universe - size + i);
        let (from, start) = movable.map_or((0, 0), |i| (i, self.members[i] + 1));
        for (member, value) in self.members[from..].iter_mut().zip(start..) {
            *member = value;
        }
        movable.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_once() {
        let mut subset = Subset::first(5, 3);
        let mut seen = vec![subset.members().to_vec()];
        while subset.advance() {
            seen.push(subset.members().to_vec());
        }
        assert_eq!(seen.len(), 10);
        assert!(seen.is_sorted_by(|a, b| a < b));
        assert_eq!(subset.members(), [0, 1, 2]);
        assert!(!Subset::first(4, 0).advance() && !Subset::first(0, 0).advance());
    }
}
