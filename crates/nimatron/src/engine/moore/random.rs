//! A winning move drawn so that each is equally likely.

use dashu_int::UBig;

use crate::engine::moore::binomial::binomials;
use crate::engine::moore::count::Ways;
use crate::engine::moore::suffix_classes::Grain;
use crate::engine::moore::walk::Chooser;
use crate::engine::moore::winning_set::{FlatteningSplit, Flattenings, HeapsByKind, WinningSet};
use crate::engine::moore::{HeapSize, Moore, into_changes, naturals};
use crate::engine::rng::SplitMix64;
use crate::{Budget, Convention, Meter, OverBudget};

impl Moore {
    /// Returns a winning move, each equally likely if `seed` is random, or `None` if there is none. The same seed draws the
    /// same move on every machine.
    ///
    /// # Errors
    /// [`OverBudget`] if the moves cannot be counted (by suffix classes) within the budget.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention, Outcome};
    ///
    /// let (moore, heaps) = (Moore::new(3)?, (1..=20u64).map(|i| i.pow(9)).collect::<Vec<_>>());
    /// let winning = moore.random_move(&heaps, Convention::Misere, 2026, &Budget::default())?.unwrap();
    /// assert_eq!(moore.outcome(&moore.after(&heaps, &winning), Convention::Misere), Outcome::P);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn random_move<H: HeapSize>(
        &self,
        heaps: &[H],
        convention: Convention,
        seed: u64,
        budget: &Budget,
    ) -> Result<Option<Vec<(usize, H)>>, OverBudget> {
        let heaps = naturals(heaps);
        let mut rng = SplitMix64::new(seed);
        let mut meter = budget.meter("random winning move");
        let drawn = match self.winning_set(&heaps, convention) {
            WinningSet::Empty => None,
            WinningSet::Flattenings(flattenings) => {
                let split = random_split(flattenings, &mut rng, &mut meter)?;
                split.map(|FlatteningSplit { taken, left }| {
                    let taken = rng.subset(flattenings.tally.ones, taken);
                    let left = rng.subset(flattenings.tally.big, left);
                    HeapsByKind::of(&heaps).flattening(&taken, &left)
                })
            }
            WinningSet::Paths(classes) => {
                let mut ways = Ways::new(classes.k);
                let walk = classes.walk(&mut ways, classes.k, Grain::Suffix, true, &mut meter)?;
                let mut draw = Draw { rng: &mut rng, left: UBig::ZERO };
                let trail = classes.trail(&walk, &mut ways, &mut draw);
                trail.map(|trail| trail.changes(&heaps, &classes, |n, r| rng.subset(n, r)))
            }
        };
        Ok(drawn.map(into_changes))
    }
}

/// Draws how many heaps of each kind change, weighted by the number of moves that do so.
fn random_split(
    flattenings: Flattenings,
    rng: &mut SplitMix64,
    meter: &mut Meter<'_>,
) -> Result<Option<FlatteningSplit>, OverBudget> {
    let mut weighted = Vec::new();
    let mut total = UBig::ZERO;
    let (mut taken, mut left) = (binomials(flattenings.tally.ones), binomials(flattenings.tally.big));
    for split in flattenings.splits() {
        let ways = taken.get(split.taken, meter)? * left.get(split.left, meter)?;
        meter.spend(1 + ways.as_words().len() as u64)?;
        total += &ways;
        weighted.push((split, ways));
    }
    let mut draw = Draw { rng, left: UBig::ZERO };
    draw.begin(&total);
    Ok(weighted.into_iter().find(|(_, ways)| draw.takes(ways)).map(|(split, _)| split))
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
