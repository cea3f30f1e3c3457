//! A row of coins, as the games that turn them over have it: 1 is heads and 0 tails.

use crate::ruleset::Numbers;

/// Returns the coins that show heads, from the left.
pub(super) fn heads(row: &Numbers) -> impl Iterator<Item = usize> + use<'_> {
    (0..row.len()).filter(|coin| !row[*coin].is_zero())
}
