//! The opponent: a reply to a position at a [`Level`], the same for the same seed.

mod delay;
mod level;
mod sample;

use crate::engine::checksum::Checksum;
use crate::engine::rng::SplitMix64;
use crate::position::{Move, Position};
use crate::{Budget, OverBudget};

pub use level::Level;

impl Position {
    /// Returns the move of an opponent, or `None` if the game is over.
    ///
    /// A perfect opponent wins every won position, and defends a lost one for as long as a short search can find. The
    /// same position, level and seed give the same move; the position is mixed into the seed, so one seed serves a
    /// whole game.
    ///
    /// ```
    /// use nimatron::{Budget, Level, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let reply = position.reply(Level::Perfect, 0, &Budget::default())?.expect("there are moves");
    /// assert!(reply.to().solve(&Budget::default())?.outcome().is_p());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if a perfect move was not found within the budget.
    pub fn reply(&self, level: Level, seed: u64, budget: &Budget) -> Result<Option<Move<'_>>, OverBudget> {
        let mut rng = rng_for(self, seed);
        let at_random = match level {
            Level::Perfect => false,
            Level::Fallible { per_mille } => rng.index(1000) < usize::from(per_mille),
            Level::Random => true,
        };
        if at_random {
            return Ok(sample::legal_move(self, &mut rng).map(|option| Move::new(self, option)));
        }
        let solution = self.solve(budget)?;
        Ok(match solution.winning_move()? {
            Some(winning) => Some(winning),
            None if self.is_over() => None,
            None => delay::slowest_move(&solution, budget),
        })
    }
}

/// Returns a generator for one position: the position is mixed into the seed.
fn rng_for(position: &Position, seed: u64) -> SplitMix64 {
    // Not a hash of the standard library, which may change from release to release.
    let Checksum(hash) = Checksum::default().after(position.to_string().as_bytes());
    SplitMix64::new(SplitMix64::new(seed).next_u64() ^ hash)
}

/// Returns how many options to examine one by one if not all are needed: fewer if each is long.
fn sample_limit(position: &Position) -> usize {
    const NUMBERS: usize = 1 << 18;
    const OPTIONS: usize = 1 << 12;
    let length: usize = position.rows.iter().map(Vec::len).sum();
    (NUMBERS / length.max(1)).clamp(1, OPTIONS)
}
