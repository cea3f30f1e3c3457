//! [`random_winning_move`]: a winning move drawn so that each is equally likely.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::moore::binomial::binomial;
use crate::moore::classes::{Classes, Grain};
use crate::moore::count::{Ways, residue_of};
use crate::moore::flattening::{Flattening, splits};
use crate::moore::trail::Chooser;
use crate::moore::{Lowering, Tally, breadth};
use crate::{Budget, Convention, Heap, OverBudget};

/// A winning move from `heaps`, each equally likely if `seed` is random, or `None` if there is none. The same seed
/// draws the same move on every machine.
///
/// # Errors
/// [`OverBudget`] if the moves cannot be counted (by suffix classes) within the budget.
///
/// ```
/// use nimatron::moore::{outcome, random_winning_move};
/// use nimatron::{Budget, Convention, Heap, Outcome};
///
/// let heaps: Vec<Heap> = (1..=20u64).map(|i| Heap::from(i.pow(9))).collect();
/// let winning = random_winning_move(&heaps, 3, Convention::Misere, 2026, &Budget::default())?.unwrap();
/// assert_eq!(outcome(&winning.applied_to(&heaps), 3, Convention::Misere), Outcome::P);
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn random_winning_move(
    heaps: &[Heap],
    k: usize,
    convention: Convention,
    seed: u64,
    budget: &Budget,
) -> Result<Option<Lowering>, OverBudget> {
    let tally = Tally::of(heaps);
    let k = breadth(k, heaps.len());
    let mut dice = SplitMix(seed);
    let mut meter = budget.meter("random winning move");
    if tally.big <= k {
        let mut weighted = Vec::new();
        let mut total = UBig::ZERO;
        for split in splits(tally, k, residue_of(convention)) {
            let ways = binomial(tally.ones, split.taken) * binomial(tally.big, split.left);
            meter.spend(1 + (split.taken + split.left + ways.as_words().len()) as u64)?;
            total += &ways;
            weighted.push((split, ways));
        }
        let mut draw = Draw { dice: &mut dice, left: UBig::ZERO };
        draw.begin(&total);
        let drawn = weighted.into_iter().find(|(_, ways)| draw.takes(ways));
        return Ok(drawn.map(|(split, _)| {
            let taken = dice.subset(tally.ones, split.taken);
            let left = dice.subset(tally.big, split.left);
            Flattening::of(heaps, k, residue_of(convention)).lowering(&taken, &left)
        }));
    }
    let classes = Classes::of(heaps, k);
    if classes.columns.is_balanced(k) {
        return Ok(None);
    }
    let mut ways = Ways::new(k);
    let walk = classes.walk(&mut ways, k, Grain::Suffix, true, |steps| meter.spend(steps))?;
    let mut draw = Draw { dice: &mut dice, left: UBig::ZERO };
    let trail = classes.trail(&walk, &mut ways, &mut draw);
    Ok(trail.map(|trail| trail.lowering(heaps, &classes, |n, r| dice.subset(n, r))))
}

/// Draws one of several things by their weights.
struct Draw<'a> {
    dice: &'a mut SplitMix,
    /// The weight still to be passed over.
    left: UBig,
}

impl Chooser<UBig> for Draw<'_> {
    fn begin(&mut self, total: &UBig) {
        self.left = self.dice.below(total);
    }

    fn takes(&mut self, weight: &UBig) -> bool {
        let takes = self.left < *weight;
        if !takes {
            self.left -= weight;
        }
        takes
    }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): small, and good enough to draw moves.
struct SplitMix(u64);

impl SplitMix {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    fn below(&mut self, bound: &UBig) -> UBig {
        let bits = bound.bit_len();
        loop {
            let bytes: Vec<u8> = (0..bits.div_ceil(64)).flat_map(|_| self.word().to_le_bytes()).collect();
            let mut number = UBig::from_le_bytes(&bytes);
            number.clear_high_bits(bits);
            // At least every other number is below a bound of as many bits.
            if number < *bound || bits == 0 {
                return number;
            }
        }
    }

    /// Which `r` of `n` things to take, ascending, each subset equally likely.
    fn subset(&mut self, n: usize, r: usize) -> Vec<usize> {
        let mut places: Vec<usize> = (0..n).collect();
        for i in 0..r.min(n) {
            let other = self.below(&UBig::from(n - i));
            places.swap(i, i + usize::try_from(&other).unwrap_or(0));
        }
        places.truncate(r);
        places.sort_unstable();
        places
    }
}
