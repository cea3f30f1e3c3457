//! [`Subset`] and [`Multisets`]: the ways to take things out of a set or out of boxes of equal ones.

/// A subset of `0..universe`, which steps through all subsets of its size in lexicographic order.
#[derive(Debug, Clone)]
pub(crate) struct Subset {
    universe: usize,
    members: Vec<usize>,
}

impl Subset {
    /// Returns the first subset with `size` members; `size` must not exceed `universe`.
    pub(crate) fn first(universe: usize, size: usize) -> Self {
        debug_assert!(size <= universe);
        Self { universe, members: (0..size).collect() }
    }

    /// Returns the members, ascending.
    pub(crate) fn members(&self) -> &[usize] {
        &self.members
    }

    /// Advances to the next subset. After the last one, returns `false` and starts again with the first.
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

/// All ways to take `size` things from boxes, of which box `i` holds `capacities[i] > 0`, one after the other.
#[derive(Debug)]
pub(crate) struct Multisets<'a> {
    capacities: &'a [usize],
    /// The total capacity of the boxes from `i` on.
    rest: Vec<usize>,
    /// `(box, how many)`, boxes ascending, numbers positive.
    taken: Vec<(usize, usize)>,
}

impl<'a> Multisets<'a> {
    /// Creates an iteration over multisets; [`first`](Self::first) sets the size.
    pub(crate) fn of(capacities: &'a [usize]) -> Self {
        let mut rest = vec![0; capacities.len() + 1];
        for (i, capacity) in capacities.iter().enumerate().rev() {
            rest[i] = rest[i + 1] + capacity;
        }
        Self { capacities, rest, taken: Vec::new() }
    }

    /// Starts with the first multiset of `size` things. Returns `false` if there are not that many.
    pub(crate) fn first(&mut self, size: usize) -> bool {
        self.taken.clear();
        if size > self.rest[0] {
            return false;
        }
        self.fill(0, size);
        true
    }

    fn fill(&mut self, from: usize, mut size: usize) {
        for (i, capacity) in self.capacities.iter().enumerate().skip(from) {
            if size == 0 {
                break;
            }
            self.taken.push((i, size.min(*capacity)));
            size -= size.min(*capacity);
        }
    }

    /// Advances to the next multiset of the same size. Returns `false` after the last one.
    pub(crate) fn advance(&mut self) -> bool {
        let mut freed = 0;
        while let Some((i, count)) = self.taken.pop() {
            if self.rest[i + 1] > freed {
                if count > 1 {
                    self.taken.push((i, count - 1));
                }
                self.fill(i + 1, freed + 1);
                return true;
            }
            freed += count;
        }
        false
    }

    /// Returns what is taken, as `(box, how many)`.
    pub(crate) fn taken(&self) -> &[(usize, usize)] {
        &self.taken
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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

    #[test]
    fn every_multiset_once() {
        let capacities = [2, 1, 3, 1];
        for size in 0..=8 {
            let mut multisets = Multisets::of(&capacities);
            let mut seen = HashSet::new();
            let mut more = multisets.first(size);
            while more {
                let taken = multisets.taken().to_vec();
                assert_eq!(taken.iter().map(|(_, count)| count).sum::<usize>(), size);
                assert!(taken.iter().all(|(i, count)| (1..=capacities[*i]).contains(count)));
                assert!(seen.insert(taken));
                more = multisets.advance();
            }
            // (1 + x + x²)(1 + x)²(1 + x + x² + x³)
            assert_eq!(seen.len(), [1, 4, 8, 11, 11, 8, 4, 1, 0][size]);
        }
    }
}
