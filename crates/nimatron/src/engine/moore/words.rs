//! Moore's Nim with heaps that fit machine words, for many positions at a time.

use nimatron_kernel::{Level, columns};

use crate::{Convention, Outcome};

/// [`outcome`](crate::engine::moore::outcome) of heaps that fit machine words.
///
/// ```
/// use nimatron::engine::moore::outcome_of_words;
/// use nimatron::{Convention, Outcome};
///
/// assert_eq!(outcome_of_words(&[7, 7, 7], 2, Convention::Normal), Outcome::P);
/// assert_eq!(outcome_of_words(&[1, 1, 1], 2, Convention::Misere), Outcome::N);
/// assert_eq!(outcome_of_words(&[1], u64::MAX, Convention::Misere), Outcome::P);
/// ```
#[inline]
pub fn outcome_of_words(heaps: &[u64], k: u64, convention: Convention) -> Outcome {
    Outcome::p_if(match lone_stones(heaps, convention) {
        // `k` + 1 may be one more than the largest number; for `k` of 0 or 1 the modulus is 2.
        Some(ones) => ones % k.max(1).saturating_add(1) == 1,
        None if k <= 1 => nim_sum(heaps) == 0,
        None => columns::is_lost(Level::best(), heaps, k),
    })
}

/// The number of winning moves in Nim from heaps that fit machine words; 0 in a lost position.
///
/// ```
/// use nimatron::Convention;
/// use nimatron::engine::moore::count_in_nim_of_words;
///
/// assert_eq!(count_in_nim_of_words(&[1, 1, 1], Convention::Normal), 3);
/// assert_eq!(count_in_nim_of_words(&[1, 1, 1], Convention::Misere), 0);
/// assert_eq!(count_in_nim_of_words(&[1, 1, 2], Convention::Misere), 1);
/// ```
#[inline]
pub fn count_in_nim_of_words(heaps: &[u64], convention: Convention) -> u64 {
    match lone_stones(heaps, convention) {
        Some(ones) if ones % 2 == 0 => ones,
        Some(_) => 0,
        None => {
            let sum = nim_sum(heaps);
            heaps.iter().map(|heap| u64::from(heap ^ sum < *heap)).sum()
        }
    }
}

#[inline]
fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// How many heaps there are of one stone, if the play is misère and no heap is larger.
#[inline]
fn lone_stones(heaps: &[u64], convention: Convention) -> Option<u64> {
    let are_small = || heaps.iter().fold(0, |all, heap| all | heap) <= 1;
    (convention == Convention::Misere && are_small()).then(|| heaps.iter().sum())
}
