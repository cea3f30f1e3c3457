//! Rows of coins, as the games that turn them over have them: 1 is heads and 0 tails.

use std::fmt;

use crate::ruleset::Numbers;

/// Returns the coins that show heads, from the left.
pub(super) fn heads(row: &Numbers) -> impl Iterator<Item = usize> + use<'_> {
    (0..row.len()).filter(|coin| !row[*coin].is_zero())
}

/// A game in which a move turns one head to tails and some coins to its left, which ones not depending on what they show.
pub(super) trait CoinGame: fmt::Debug + Send + Sync {
    /// Returns its name in the notation.
    fn name(&self) -> &'static str;

    /// Returns every choice of coins to the left of a head that are turned with it, each from the left to the right.
    fn all_lefts(&self, head: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_>;

    /// Returns whether this is such a choice.
    fn turns(&self, lefts: &[usize], head: usize) -> bool;

    /// Returns the Grundy value of a head at this place, which counts from 0, by itself.
    fn head_value(&self, place: usize) -> usize;
}
