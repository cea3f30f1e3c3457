//! [`random_winning_move`]: a winning move drawn so that each is equally likely.

use dashu_int::UBig;

use crate::engine::moore::binomial::binomials;
use crate::engine::moore::classes::{Classes, Grain};
use crate::engine::moore::count::{Ways, residue_of};
use crate::engine::moore::flattening::{Flattening, splits};
use crate::engine::moore::trail::Chooser;
use crate::engine::moore::{Lowering, Tally, clamped_k};
use crate::engine::rng::SplitMix64;
use crate::{Budget, Convention, Natural, OverBudget};

/// A winning move from `heaps`, each equally likely if `seed` is random, or `None` if there is none. The same seed
/// draws the same move on every machine.
///
/// # Errors
/// [`OverBudget`] if the moves cannot be counted (by suffix classes) within the budget.
///
/// ```
/// use nimatron::engine::moore::{outcome, random_winning_move};
/// use nimatron::{Budget, Convention, Natural, Outcome};
///
/// let heaps: Vec<Natural> = (1..=20u64).map(|i| Natural::from(i.pow(9))).collect();
/// let winning = random_winning_move(&heaps, 3, Convention::Misere, 2026, &Budget::default())?.unwrap();
/// assert_eq!(outcome(&winning.applied_to(&heaps), 3, Convention::Misere), Outcome::P);
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn random_winning_move(
    heaps: &[Natural],
    k: usize,
    convention: Convention,
    seed: u64,
    budget: &Budget,
) -> Result<Option<Lowering>, OverBudget> {
    let tally = Tally::of(heaps);
    let k = clamped_k(k, heaps.len());
    let mut rng = SplitMix64::new(seed);
    let mut meter = budget.meter("random winning move");
    if tally.big <= k {
        let mut weighted = Vec::new();
        let mut total = UBig::ZERO;
        let (mut taken, mut left) = (binomials(tally.ones), binomials(tally.big));
        for split in splits(tally, k, residue_of(convention)) {
            let ways = taken.get(split.taken, &mut meter)? * left.get(split.left, &mut meter)?;
            meter.spend(1 + ways.as_words().len() as u64)?;
            total += &ways;
            weighted.push((split, ways));
        }
        let mut draw = Draw { rng: &mut rng, left: UBig::ZERO };
        draw.begin(&total);
        let drawn = weighted.into_iter().find(|(_, ways)| draw.takes(ways));
        return Ok(drawn.map(|(split, _)| {
            let taken = rng.subset(tally.ones, split.taken);
            let left = rng.subset(tally.big, split.left);
            Flattening::of(heaps, k, residue_of(convention)).lowering(&taken, &left)
        }));
    }
    let classes = Classes::of(heaps, k);
    if classes.columns.is_balanced(k) {
        return Ok(None);
    }
    let mut ways = Ways::new(k);
    let walk = classes.walk(&mut ways, k, Grain::Suffix, true, |steps| meter.spend(steps))?;
    let mut draw = Draw { rng: &mut rng, left: UBig::ZERO };
    let trail = classes.trail(&walk, &mut ways, &mut draw);
    Ok(trail.map(|trail| trail.lowering(heaps, &classes, |n, r| rng.subset(n, r))))
}

/// Draws one of several things by their weights.
struct Draw<'a> {
    rng: &'a mut SplitMix64,
    /// The weight still to be passed over.
    left: UBig,
}

impl Chooser<UBig> for Draw<'_> {
    fn begin(&mut self, total: &UBig) {
        self.left = self.rng.below_ubig(total);
    }

    fn takes(&mut self, weight: &UBig) -> bool {
        let takes = self.left < *weight;
        if !takes {
            self.left -= weight;
        }
        takes
    }
}
