//! [`remoteness`]: how many moves a game lasts if the winner hurries and the loser delays.

use dashu_int::UBig;

use crate::engine::moore::{Goal, Lowering, Tally, best_winning_move, clamped_k, outcome};
use crate::{Budget, Convention, Natural, OverBudget};

/// The number of moves that `heaps` last if the player who wins hurries and the other delays.
///
/// # Errors
/// [`OverBudget`] if the position is won and the fastest winning move is not found within the budget: that is the one that
/// takes the most stones.
///
/// ```
/// use nimatron::engine::moore::remoteness;
/// use nimatron::{Budget, Convention, Natural};
///
/// let lost = [4u64, 4, 4].map(Natural::from);
/// assert_eq!(remoteness(&lost, 2, Convention::Normal, &Budget::default())?, 8u8.into());
/// let won = [4u64, 4, 9].map(Natural::from);
/// assert_eq!(remoteness(&won, 2, Convention::Normal, &Budget::default())?, 9u8.into());
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn remoteness(
    heaps: &[Natural],
    k: usize,
    convention: Convention,
    budget: &Budget,
) -> Result<UBig, OverBudget> {
    if let Some(length) = remoteness_if_lost(heaps, k, convention) {
        return Ok(length);
    }
    let fastest = best_winning_move(heaps, k, convention, Goal::MostStones, budget)?;
    let lost = fastest.and_then(|winning| remoteness_if_lost(&winning.applied_to(heaps), k, convention));
    // A won position without a winning move is the end of a misère game.
    Ok(lost.map_or(UBig::ZERO, |length| length + UBig::ONE))
}

/// The number of moves that a lost position can be made to last, in closed form; `None` if it is won.
///
/// Each round takes at least `k + 1` stones from a balanced position, and [`delaying_move`] sees to it that it
/// takes no more. The last round of a misère game has one move less.
///
/// ```
/// use nimatron::engine::moore::remoteness_if_lost;
/// use nimatron::{Convention, Natural};
///
/// let heaps = [1u64, 2, 3].map(Natural::from);
/// assert_eq!(remoteness_if_lost(&heaps, 1, Convention::Normal), Some(6u8.into()));
/// assert_eq!(remoteness_if_lost(&heaps, 1, Convention::Misere), Some(5u8.into()));
/// assert_eq!(remoteness_if_lost(&heaps, 2, Convention::Normal), None);
/// ```
pub fn remoteness_if_lost(heaps: &[Natural], k: usize, convention: Convention) -> Option<UBig> {
    if !outcome(heaps, k, convention).is_p() {
        return None;
    }
    let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
    let rounds = stones / UBig::from(clamped_k(k, heaps.len()) + 1) * UBig::from(2u8);
    Some(match (convention, Tally::of(heaps).big) {
        (Convention::Normal, _) => rounds,
        (Convention::Misere, 0) => rounds + UBig::ONE,
        (Convention::Misere, _) => rounds - UBig::ONE,
    })
}

/// The move with which a lost position lasts longest, in both conventions, or `None` if no stone is left: one stone
/// from a heap whose lowest one-digit is the lowest of all.
///
/// The winner is then forced to take exactly one stone from each of `k` other heaps.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::moore::delaying_move;
///
/// let heaps = [4u64, 6, 2].map(Natural::from);
/// assert_eq!(delaying_move(&heaps).unwrap().changes(), [(1, Natural::from(5u64))]);
/// ```
pub fn delaying_move(heaps: &[Natural]) -> Option<Lowering> {
    let lowest = |index: &usize| heaps[*index].lowest_one();
    let index = (0..heaps.len()).filter(|index| lowest(index).is_some()).min_by_key(lowest)?;
    Some(Lowering::new(vec![(index, heaps[index].checked_sub(&Natural::ONE)?)]))
}
