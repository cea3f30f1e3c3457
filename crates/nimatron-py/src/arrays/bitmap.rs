//! Outcomes as bitmaps.

use nimatron::Outcome;
use rayon::prelude::*;

/// Sets the bit of every position that is won.
pub(super) fn pack(outcomes: &[Outcome], bits: &mut [u8]) {
    const PART: usize = 1 << 12;
    let parts = bits.par_chunks_mut(PART).zip(outcomes.par_chunks(8 * PART));
    parts.for_each(|(bits, outcomes)| {
        for (byte, eight) in bits.iter_mut().zip(outcomes.chunks(8)) {
            let won = |(bit, outcome): (usize, &Outcome)| u8::from(*outcome == Outcome::N) << bit;
            *byte = eight.iter().enumerate().map(won).fold(0, |byte, bit| byte | bit);
        }
    });
}
