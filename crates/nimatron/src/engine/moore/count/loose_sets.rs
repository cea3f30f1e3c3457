//! Small positions: the sets of heaps that a move has loosened so far, column by column, all in machine words.

use crate::engine::moore::binomial::SMALL_BINOMIALS;

/// The most heaps, and the largest `k`, for which this is the fastest way.
pub(super) const MOST_HEAPS: usize = 16;
const MOST_K: usize = SMALL_BINOMIALS.len() - 1;

/// The loose heaps as a set of indices, and the number of ways in which they became loose and were filled.
type State = (u16, u128);

/// Returns the number of moves from `heaps` to a balanced position, or `None` if the position is not small, the number
/// does not fit or more than `steps` states are met.
pub(super) fn count(heaps: &[u64], k: usize, steps: u64) -> Option<u128> {
    if heaps.len() > MOST_HEAPS || k > MOST_K {
        return None;
    }
    let top = heaps.iter().fold(0, |all, heap| all | heap).checked_ilog2()?;
    let (mut states, mut next): (Vec<State>, Vec<State>) = (vec![(0, 1)], Vec::new());
    let mut left = steps;
    for column in (0..=top).rev() {
        let ones =
            (0..).zip(heaps).fold(0, |ones, (heap, size)| ones | ((size >> column & 1) as u16) << heap);
        left = left.checked_sub(states.len() as u64)?;
        let mut grew = false;
        for (loose, ways) in states.drain(..) {
            let tight = ones & !loose;
            let (loosened, tight_ones) = (loose.count_ones() as usize, tight.count_ones() as usize);
            for more in 0..=(k - loosened).min(tight_ones) {
                // The ones that are missing up to the next multiple of k + 1.
                let filled = (k + 1 - (tight_ones - more) % (k + 1)) % (k + 1);
                if filled > loosened {
                    continue;
                }
                let ways = ways.checked_mul(SMALL_BINOMIALS[loosened][filled])?;
                grew |= more > 0;
                subsets(tight, more, loose, &mut |set| next.push((set, ways)));
            }
        }
        if grew {
            merge(&mut next)?;
        }
        std::mem::swap(&mut states, &mut next);
    }
    states.iter().filter(|(loose, _)| *loose != 0).try_fold(0, |sum: u128, (_, ways)| sum.checked_add(*ways))
}

/// Calls `found` with `with` and each subset of `set` that has `size` members.
fn subsets(set: u16, size: usize, with: u16, found: &mut impl FnMut(u16)) {
    if size == 0 {
        return found(with);
    }
    let mut rest = set;
    while rest.count_ones() as usize >= size {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        subsets(rest, size - 1, with | lowest, found);
    }
}

/// Adds up the ways of equal sets. Returns `None` if they do not fit.
fn merge(states: &mut Vec<State>) -> Option<()> {
    states.sort_unstable_by_key(|(loose, _)| *loose);
    let mut fits = true;
    states.dedup_by(|(loose, ways), (kept, sum)| {
        let is_same = loose == kept;
        if is_same {
            let total = sum.checked_add(*ways);
            fits &= total.is_some();
            *sum = total.unwrap_or_default();
        }
        is_same
    });
    fits.then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::moore::binomial::binomial;

    #[test]
    fn the_small_coefficients_are_those_of_the_formula() {
        for (n, row) in SMALL_BINOMIALS.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(r, value)| binomial(n, r) == (*value).into()));
        }
    }

    /// Compares with the definition: every legal move, and whether it leads to a balanced position.
    #[test]
    fn small_positions_are_counted_as_by_definition() {
        let mut counted = 0;
        for code in 0..6u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|heap| code / 6u64.pow(heap) % 6).collect();
            for k in 1..=3 {
                let residues = |heaps: &[u64]| -> bool {
                    (0..3).all(|column| {
                        heaps.iter().map(|heap| heap >> column & 1).sum::<u64>() % (k as u64 + 1) == 0
                    })
                };
                let sizes = heaps.iter().map(|heap| heap + 1).product::<u64>();
                let is_winning = |mut index: u64| {
                    let to: Vec<u64> = heaps
                        .iter()
                        .map(|heap| {
                            let size = index % (heap + 1);
                            index /= heap + 1;
                            size
                        })
                        .collect();
                    let changed = to.iter().zip(&heaps).filter(|(to, from)| to != from).count();
                    (1..=k).contains(&changed) && residues(&to)
                };
                let expected = (0..sizes).filter(|index| is_winning(*index)).count() as u128;
                assert_eq!(count(&heaps, k, u64::MAX).unwrap_or(0), expected, "{heaps:?} {k}");
                counted += expected;
            }
        }
        assert!(counted > 1_000);
        assert_eq!(count(&[5, 6, 7, 8, 9, 10], 3, 3), None);
        assert_eq!(count(&[9; 17], 3, u64::MAX), None);
    }
}
