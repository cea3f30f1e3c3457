//! [`choices`]: what a winning move may do in one column.

/// What a winning move does in one column: `loosened` tight heaps lose their one, `filled` loose heaps get a one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ColumnChoice {
    /// t
    pub(crate) loosened: usize,
    /// r
    pub(crate) filled: usize,
}

/// Returns all choices in a column with `tight_ones` ones among the tight heaps, if `loose` heaps are loose already and
/// `spare` more may become so: t up to `spare` and r up to `loose` with t - r = `tight_ones` modulo `modulus`.
///
/// If `loose + spare` is k = `modulus` - 1 there is always one, so that a search from the top column down has no dead
/// ends: all of the lower range if u + d > k, else all of the upper one.
pub(crate) fn choices(
    modulus: usize,
    loose: usize,
    spare: usize,
    tight_ones: usize,
) -> impl Iterator<Item = ColumnChoice> + use<> {
    let residue = tight_ones % modulus;
    let spare = spare.min(tight_ones);
    // A count below the residue takes a whole modulus of ones to be filled up to.
    let low = (loose + residue).checked_sub(modulus).map(|most| (0..=most.min(spare), modulus - residue));
    let high = (residue..=spare.min(residue + loose), 0);
    low.into_iter().chain([high]).flat_map(|(range, first)| {
        range.enumerate().map(move |(i, loosened)| ColumnChoice { loosened, filled: first + i })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_are_all_there_is_and_never_empty() {
        for modulus in 2..8 {
            for loose in 0..modulus {
                for spare in 0..modulus - loose {
                    for tight_ones in 0..20 {
                        let ranges: Vec<ColumnChoice> = choices(modulus, loose, spare, tight_ones).collect();
                        let all: Vec<ColumnChoice> = (0..=spare.min(tight_ones))
                            .flat_map(|loosened| {
                                (0..=loose).map(move |filled| ColumnChoice { loosened, filled })
                            })
                            .filter(|c| (tight_ones + c.filled - c.loosened) % modulus == 0)
                            .collect();
                        assert_eq!(ranges, all);
                        assert!(!ranges.is_empty() || loose + spare + 1 < modulus);
                    }
                }
            }
        }
    }
}
