//! Moore's Nim: a move lowers at least one and at most `k` heaps, each as far as one likes \[moore-1910\].
//!
//! Everything rests on one picture. Write the heaps in binary under each other and let `K = k + 1`. A position is
//! *balanced* if the number of ones in every column is a multiple of `K`; under normal play the balanced positions
//! are the P-positions. A move is read from the top column down: a heap stays *tight* (as it is) until the highest
//! column in which it changes, where it loses a one; from there on it is *loose* and its lower digits are free.
//!
//! | question | answered by |
//! |---|---|
//! | who wins? | [`outcome`], [`Columns`], [`Tally`], [`Summary`]; [`outcome_of_words`] |
//! | how? | [`winning_move`] and the [`Construction`] behind it |
//! | how else? | [`winning_moves`] |
//! | in how many ways? | [`count_winning_moves`], [`count_heap_sets`], [`count_legal_moves`] |
//! | best, or by chance? | [`best_winning_move`], [`random_winning_move`] |
//! | how long does it last? | [`remoteness`], [`remoteness_if_lost`], [`delaying_move`] |
//! | what is it worth in a sum? | [`grundy_value`], [`BoxValues`], [`is_fickle`] |
//! | how many positions are lost? | [`count_lost_positions`], [`count_lost_in_box`] |
//! | which ones, by the moves alone? | [`sweep`] |
//!
//! In every function `k` may be any number from 1 to `usize::MAX`: beyond the number of heaps it changes nothing. A
//! `k` of 0 is read as 1.

mod best;
mod binomial;
mod census;
mod choice;
mod classes;
mod columns;
mod count;
mod flattening;
mod grundy;
mod heap_sets;
mod lowering;
mod multiset;
mod outcome;
mod random;
mod remoteness;
mod subset;
mod summary;
mod sweep;
mod trail;
mod walk;
mod winning_move;
mod winning_moves;
mod words;

pub use best::{Goal, best_winning_move};
pub use census::{count_lost_in_box, count_lost_positions};
pub use columns::{Columns, is_balanced};
pub use count::{count_heap_sets, count_legal_moves, count_winning_moves};
pub use grundy::{BoxValues, GrundyRule, GrundyValue, grundy_value, is_fickle};
pub use lowering::Lowering;
pub use outcome::{Tally, outcome};
pub use random::random_winning_move;
pub use remoteness::{delaying_move, remoteness, remoteness_if_lost};
pub use summary::Summary;
pub use sweep::sweep;
pub use winning_move::{
    Balancing, BalancingStep, Construction, MisereAdjustment, construction, winning_move,
};
pub use winning_moves::{WinningMoves, winning_moves};
pub use words::{count_in_nim_of_words, outcome_of_words};

/// The most heaps that a move can change: `k`, but no more than there are heaps, so that `clamped_k + 1` is a safe
/// modulus. A larger modulus exceeds every column count and so decides nothing differently.
fn clamped_k(k: usize, heaps: usize) -> usize {
    k.clamp(1, heaps.max(1))
}
