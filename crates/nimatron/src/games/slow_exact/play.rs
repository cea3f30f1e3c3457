//! How long a play of exact slow Nim with k + 1 heaps lasts, if the smallest even heap, or else a largest one, is kept at each
//! move and the others are lowered.
//!
//! Heaps of any size are played fast. The gaps between neighbours in the order of size, and that of the least heap from 0, change
//! by at most one stone at a move, and which heap is kept depends on the parities and on the order of near heaps
//! only. So while the large gaps stay large, what happens next depends on their parities and on the small gaps; when these come
//! back, everything repeats, and as many rounds are left out as keep the large gaps large.

use std::collections::HashMap;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::ruleset::Numbers;
use crate::{Budget, Natural, OverBudget};

/// A gap above this is large.
const LARGE: u8 = 6;

/// The gaps of a position of which the large ones are known by their parity only.
type PlayShape = Vec<u8>;

/// Returns the number of moves from `heaps`, ascending and not empty.
pub(super) fn length(heaps: Numbers, budget: &Budget) -> Result<UBig, OverBudget> {
    let mut meter = budget.meter("playing exact slow Nim");
    let mut heaps: Vec<UBig> = heaps.into_iter().map(Natural::into_ubig).collect();
    let mut moves = UBig::ZERO;
    let mut seen: HashMap<PlayShape, (UBig, Vec<UBig>)> = HashMap::new();
    loop {
        if let [least, next, ..] = &heaps[..]
            && least.is_zero()
        {
            return Ok(moves + next);
        }
        meter.spend(1 + heaps.len() as u64)?;
        let gaps = gaps(&heaps);
        let shape: PlayShape = gaps.iter().map(capped).collect();
        if let Some((before, old)) = seen.get(&shape) {
            let round = &moves - before;
            let rounds = rounds_to_skip(old, &gaps, &round);
            if rounds > UBig::ZERO {
                heaps = after_rounds(old, &gaps, &rounds);
                moves += rounds * round;
                seen.clear();
                continue;
            }
            seen.clear();
        }
        seen.insert(shape, (moves.clone(), gaps));
        play(&mut heaps);
        moves += UBig::ONE;
    }
}

/// Makes one move, by the rule.
fn play(heaps: &mut [UBig]) {
    let kept = heaps.iter().position(|heap| !heap.bit(0)).unwrap_or(heaps.len() - 1);
    for (index, heap) in heaps.iter_mut().enumerate() {
        if index != kept {
            *heap -= UBig::ONE;
        }
    }
    heaps.sort_unstable();
}

/// Returns the least heap, and by how much each other one exceeds the one before it.
fn gaps(heaps: &[UBig]) -> Vec<UBig> {
    let between = heaps.windows(2).map(|pair| &pair[1] - &pair[0]);
    heaps.first().cloned().into_iter().chain(between).collect()
}

/// Returns a small gap as it is, and a large one as its parity.
fn capped(gap: &UBig) -> u8 {
    match u8::try_from(gap) {
        Ok(small) if small <= LARGE => small,
        _ => LARGE + 1 + u8::from(gap.bit(0)),
    }
}

/// Returns how many more rounds of so many moves, in each of which the gaps change as they did from `old` to `now`, keep the
/// large gaps large throughout.
fn rounds_to_skip(old: &[UBig], now: &[UBig], round: &UBig) -> UBig {
    let margin = round + UBig::from(LARGE) + UBig::ONE;
    let shrinking = old.iter().zip(now).filter(|(old, now)| now < old);
    let rounds = shrinking.map(|(old, now)| match *now > margin {
        true => (now - &margin) / (old - now),
        false => UBig::ZERO,
    });
    // Every move takes stones, so some gap shrinks.
    rounds.min().unwrap_or_default()
}

/// Returns the heaps after so many rounds.
fn after_rounds(old: &[UBig], now: &[UBig], rounds: &UBig) -> Vec<UBig> {
    let change = |(old, now): (&UBig, &UBig)| match now >= old {
        true => now + (now - old) * rounds,
        false => now - (old - now) * rounds,
    };
    let mut below = UBig::ZERO;
    let gaps = old.iter().zip(now).map(change);
    gaps.map(|gap| {
        below += gap;
        below.clone()
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rng::SplitMix64;

    /// Returns the number of moves, played one by one.
    fn slowly(mut heaps: Vec<UBig>) -> UBig {
        let mut moves = UBig::ZERO;
        while heaps.iter().filter(|heap| heap.is_zero()).count() < 2 {
            play(&mut heaps);
            moves += UBig::ONE;
        }
        moves
    }

    #[test]
    fn rounds_are_left_out_without_changing_the_length() {
        let mut rng = SplitMix64::new(17);
        for _ in 0..3_000 {
            let count = rng.between(3, 8);
            let heaps = (0..count).map(|_| match rng.between(0, 1) {
                0 => rng.between(1, 8),
                _ => rng.between(1, 500),
            });
            let mut heaps: Numbers = heaps.map(Natural::from).collect();
            heaps.sort_unstable();
            let slow = slowly(heaps.iter().map(|heap| heap.as_ubig().clone()).collect());
            assert_eq!(length(heaps.clone(), &Budget::default()), Ok(slow), "{heaps:?}");
        }
    }

    /// A hundred heaps of thirty digits take few steps.
    #[test]
    fn heaps_of_any_size_are_played_fast() {
        let mut rng = SplitMix64::new(18);
        for count in [3, 4, 10, 100] {
            let mut heaps: Numbers = (0..count)
                .map(|_| {
                    Natural::from(UBig::from(rng.between(1, u64::MAX)) * UBig::from(rng.between(1, u64::MAX)))
                })
                .collect();
            heaps.sort_unstable();
            assert!(length(heaps, &Budget::new(100_000)).is_ok(), "{count}");
        }
    }
}
