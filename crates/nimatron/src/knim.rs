//! [`is_winning_knim`]: Moore's Nim for machine words, as one function.

use crate::Convention;
use crate::engine::moore::{KnimError, Moore};

/// Returns whether the player to move wins Moore's Nim under normal play: `true` for an N-position.
///
/// A move lowers at least one and at most `k` piles. The empty position is losing.
///
/// # Errors
/// [`KnimError`] if `k` or a pile is zero.
///
/// ```
/// use nimatron::{KnimError, is_winning_knim};
///
/// assert_eq!(is_winning_knim(&[3, 4, 5], 2), Ok(true));
/// assert_eq!(is_winning_knim(&[7, 7, 7], 2), Ok(false));
/// assert_eq!(is_winning_knim(&[], u64::MAX), Ok(false));
/// assert_eq!(is_winning_knim(&[1, 0], 2), Err(KnimError::ZeroPile { index: 1 }));
/// assert_eq!(is_winning_knim(&[1], 0), Err(KnimError::InvalidK));
/// ```
pub fn is_winning_knim(piles: &[u64], k: u64) -> Result<bool, KnimError> {
    let moore = Moore::new(k)?;
    // All piles are looked at: a loop without an exit is the faster one.
    if piles.iter().fold(false, |any, pile| any | (*pile == 0)) {
        let index = piles.iter().position(|pile| *pile == 0).unwrap_or_default();
        return Err(KnimError::ZeroPile { index });
    }
    Ok(!moore.outcome(piles, Convention::Normal).is_p())
}
