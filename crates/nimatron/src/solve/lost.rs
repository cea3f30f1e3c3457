//! [`LostPositions`]: the lost positions of a box, listed lazily and counted exactly.

use crate::engine::search::Oracle;
use crate::game::Component;
use crate::position::{Position, Sum};
use crate::ruleset::Numbers;
use crate::{Budget, Natural, Outcome, OverBudget};

/// What listing a box is called if it is given up.
const WORK: &str = "lost positions of a box";

/// The lost positions of a game among those with so many numbers, each below a bound.
///
/// ```
/// use nimatron::{Budget, Position};
///
/// let game: Position = "moore(2)".parse()?;
/// let budget = Budget::default();
/// let lost = game.lost_positions(3, 4, &budget);
/// let first: Vec<String> = lost.iter().take(2).map(|it| it.unwrap().to_string()).collect();
/// assert_eq!(first, ["moore(2) 0 0 0", "moore(2) 1 1 1"]);
/// assert_eq!((lost.count()?.to_string(), lost.positions()?.to_string()), ("4".into(), "64".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct LostPositions<'a> {
    game: &'a Position,
    numbers: usize,
    below: u64,
    budget: &'a Budget,
}

impl Position {
    /// Returns the lost positions of the only game of this position, with any `numbers` numbers that are all less than
    /// `below`; those that are no positions of the game do not count.
    pub const fn lost_positions<'a>(
        &'a self,
        numbers: usize,
        below: u64,
        budget: &'a Budget,
    ) -> LostPositions<'a> {
        LostPositions { game: self, numbers, below, budget }
    }
}

impl LostPositions<'_> {
    /// Returns the lost positions as they are found; nothing comes after an error.
    pub fn iter(&self) -> impl Iterator<Item = Result<Position, OverBudget>> {
        let mut meter = self.budget.meter(WORK);
        let mut judge = Judge::new(self.game, self.budget);
        let mut failed = false;
        let found = self.all().filter_map(move |component| {
            let lost = meter.spend(1).and_then(|()| judge.is_lost(&component.row));
            match lost {
                Ok(true) => Some(Ok(Position::new(self.game.convention, vec![component]))),
                Ok(false) => None,
                Err(over) => Some(Err(over)),
            }
        });
        found.take_while(move |found| !std::mem::replace(&mut failed, found.is_err()))
    }

    /// Returns how many there are: in closed form for Moore's Nim if the bound is a power of two, else one by one.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn count(&self) -> Result<Natural, OverBudget> {
        let moore = self.component().and_then(|component| component.moore().cloned());
        if let Some(moore) = moore.filter(|_| self.below.is_power_of_two()) {
            let bits = self.below.trailing_zeros() as usize;
            let count = moore.count_lost_positions(self.numbers, bits, self.game.convention, self.budget)?;
            return Ok(Natural::from(count));
        }
        let mut count = 0u64;
        for lost in self.iter() {
            lost?;
            count += 1;
        }
        Ok(Natural::from(count))
    }

    /// Returns how many positions of the game are in the box, lost or not.
    ///
    /// # Errors
    /// [`OverBudget`] if they have to be counted one by one, and that takes too long.
    pub fn positions(&self) -> Result<Natural, OverBudget> {
        let exponent = u32::try_from(self.numbers).map_err(|_| OverBudget::after(WORK, 0))?;
        let largest = vec![Natural::from(self.below.saturating_sub(1)); self.numbers];
        // Numbers that are too many or too large are left out.
        if self.component().is_some_and(|component| component.with_numbers(largest).is_ok()) {
            return Ok(Natural::from(dashu_int::UBig::from(self.below).pow(exponent as usize)));
        }
        let mut meter = self.budget.meter(WORK);
        let mut count = 0u64;
        for _ in self.all() {
            meter.spend(1)?;
            count += 1;
        }
        Ok(Natural::from(count))
    }

    fn component(&self) -> Option<Component> {
        self.game.components().next()
    }

    /// Returns every position of the game in the box, the last number turning fastest.
    fn all(&self) -> impl Iterator<Item = Component> {
        let (numbers, below) = (self.numbers, self.below);
        let mut next = (below > 0 || numbers == 0).then(|| vec![0u64; numbers]);
        let rows = std::iter::from_fn(move || {
            let row = next.take()?;
            let mut after = row.clone();
            for wheel in (0..numbers).rev() {
                after[wheel] += 1;
                if after[wheel] < below {
                    next = Some(after);
                    break;
                }
                after[wheel] = 0;
            }
            Some(row)
        });
        // A game that takes no such number of numbers has no such position at all.
        let component = self.component();
        let fits = component.as_ref().is_some_and(|it| it.with_numbers(vec![Natural::ZERO; numbers]).is_ok());
        rows.filter(move |_| fits).filter_map(move |row| {
            component.as_ref()?.with_numbers(row.into_iter().map(Natural::from).collect()).ok()
        })
    }
}

/// Says who wins, by a theorem if one applies, else by one search for the whole box.
struct Judge<'a> {
    game: &'a Position,
    oracle: Oracle<'a, Sum, Outcome>,
    budget: &'a Budget,
    meter: crate::Meter<'a>,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Position, budget: &'a Budget) -> Self {
        let oracle = Oracle::outcome(&game.rules, game.convention);
        Self { game, oracle, budget, meter: budget.meter("exhaustive search") }
    }

    fn is_lost(&mut self, row: &Numbers) -> Result<bool, OverBudget> {
        for theorem in self.game.rules.games[0].theorems() {
            if let Ok(Some(argument)) = theorem.argue(row, self.game.convention, self.budget)
                && let Some(outcome) = argument.outcome()
            {
                return Ok(outcome.is_p());
            }
        }
        Ok(self.oracle.ask(&vec![row.clone()], &mut self.meter)?.is_p())
    }
}
