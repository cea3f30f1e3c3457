//! How many moves are made in exact slow Nim with k + 1 heaps, if both players keep the smallest even heap, or else a largest one.
//!
//! The moves are made one by one until the small differences between neighbours, and the parities, come back. From then on all is
//! repeated until a large difference has become small, and as many rounds are counted at once.

use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::game::Row;
use crate::work::{Refused, Work};

/// Differences below this are small. A move changes a difference by one at most, and whether a heap is the smallest even one
/// depends on neighbours that differ by one at most.
const SMALL: u64 = 8;

/// Returns the number of moves; the heaps ascend and none is empty.
pub(super) fn of(mut heaps: Row, work: &mut Work) -> Result<BigUint, Refused> {
    let mut count = BigUint::ZERO;
    let mut past: BTreeMap<Vec<u64>, (BigUint, Row)> = BTreeMap::new();
    while heaps[0] != BigUint::ZERO {
        let digits: u64 = heaps.iter().map(|heap| 1 + heap.bits() / 64).sum();
        work.spend(digits)?;
        let mut below = BigUint::ZERO;
        let differences: Row =
            heaps.iter().map(|heap| heap - std::mem::replace(&mut below, heap.clone())).collect();
        let look = |difference: &BigUint| match difference.to_u64() {
            Some(small) if small < SMALL => small,
            _ => SMALL + u64::from(difference.bit(0)),
        };
        let looks: Vec<u64> = differences.iter().map(look).collect();
        if let Some((then, old)) = past.remove(&looks) {
            let round = &count - then;
            // What a difference that shrinks can lose before it might become small during a round.
            let spare = |now: &BigUint| {
                let least = &round + SMALL;
                if *now > least { now - least } else { BigUint::ZERO }
            };
            let shrinking = old.iter().zip(&differences).filter(|(old, now)| now < old);
            let rounds = shrinking.map(|(old, now)| spare(now) / (old - now)).min().unwrap_or_default();
            past.clear();
            if rounds > BigUint::ZERO {
                let mut sum = BigUint::ZERO;
                for (heap, (old, now)) in heaps.iter_mut().zip(old.iter().zip(&differences)) {
                    // The difference changes by now - old in each round.
                    sum += now * (&rounds + 1u8) - old * &rounds;
                    heap.clone_from(&sum);
                }
                count += rounds * round;
                continue;
            }
        }
        past.insert(looks, (count.clone(), differences));
        let kept = heaps.iter().position(|heap| !heap.bit(0)).unwrap_or(heaps.len() - 1);
        heaps.iter_mut().enumerate().filter(|(i, _)| *i != kept).for_each(|(_, heap)| *heap -= 1u8);
        heaps.sort_unstable();
        count += 1u8;
    }
    Ok(count + &heaps[1])
}
