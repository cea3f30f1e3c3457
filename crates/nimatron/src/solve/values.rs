//! The values of the components of a sum: by theory if there is one, else by search.

use crate::engine::search::Oracle;
use crate::game::Game;
use crate::position::Position;
use crate::ruleset::{FallibleMoves, Numbers};
use crate::theory::{Genus, Target, Temper, options_where};
use crate::{Budget, Convention, Meter, Nimber, OverBudget};

impl Position {
    /// Returns the Grundy value under normal play, whatever the convention of the position.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn grundy(&self, budget: &Budget) -> Result<Nimber, OverBudget> {
        self.prepare(budget)?;
        self.parts().map(|(game, row)| GrundyValues::new(game, budget).value(row)).sum()
    }
}

/// The genus of every component, or `None` where the convention is misère and not all are known to be tame.
pub(super) fn genera(position: &Position, budget: &Budget) -> Result<Option<Vec<Genus>>, OverBudget> {
    let mut genera = Vec::new();
    for (game, row) in position.parts() {
        match GrundyValues::new(game, budget).genus(row, position.convention)? {
            Some(genus) => genera.push(genus),
            None => return Ok(None),
        }
    }
    Ok(Some(genera))
}

/// Every move in one component that makes the whole sum lost for the opponent: in closed form, or else by the
/// values of the options.
pub(super) fn winning_moves_in_sum<'a>(
    game: &'a dyn Game,
    row: &'a Numbers,
    others: Genus,
    convention: Convention,
    budget: &'a Budget,
) -> FallibleMoves<'a, Numbers> {
    if let Some(found) = game.winning_moves_in_sum(row, &others, convention, budget) {
        return found;
    }
    let target = Target::beside(&others, convention);
    let mut values = GrundyValues::new(game, budget);
    options_where(game, row, budget, move |option| {
        Ok(values.genus(option, convention)?.is_some_and(|genus| target.is_hit(&genus)))
    })
}

/// The values of the positions of one game: by theory where there is one, else by search.
pub(super) struct GrundyValues<'a> {
    game: &'a dyn Game,
    oracle: Oracle<'a, dyn Game + 'a, u64>,
    budget: &'a Budget,
    meter: Meter<'a>,
}

impl<'a> GrundyValues<'a> {
    pub(super) fn new(game: &'a dyn Game, budget: &'a Budget) -> Self {
        Self { game, oracle: Oracle::value(game, 0), budget, meter: budget.meter("Grundy values by search") }
    }

    pub(super) fn value(&mut self, row: &Numbers) -> Result<Nimber, OverBudget> {
        let by_theory = self.game.value(row, self.budget);
        if let Some(Ok(value)) = by_theory {
            return Ok(value);
        }
        let by_search = self.oracle.ask(row, &mut self.meter).map(Nimber::from);
        by_search.map_err(|over| match by_theory {
            Some(Err(earlier)) => earlier.and(over),
            _ => over,
        })
    }

    /// The genus, or `None` under misère play where the position is not known to be tame. In normal play the temper
    /// means nothing.
    pub(super) fn genus(
        &mut self,
        row: &Numbers,
        convention: Convention,
    ) -> Result<Option<Genus>, OverBudget> {
        let temper = match convention {
            Convention::Normal => Some(Temper::Firm),
            Convention::Misere => self.game.temper(row, self.budget),
        };
        temper.map(|temper| Ok(Genus { value: self.value(row)?, temper })).transpose()
    }
}
