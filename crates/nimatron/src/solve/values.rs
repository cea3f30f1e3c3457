//! The values of the components of a sum: by theory if there is one, else by search.

use std::collections::BTreeSet;

use crate::engine::search::Oracle;
use crate::game::{Component, Game};
use crate::notation::Compound;
use crate::position::Position;
use crate::ruleset::{FallibleMoves, Numbers};
use crate::theory::{Genus, Step, Target, Temper, one, options_where};
use crate::{Budget, Convention, Meter, Natural, Nimber, OverBudget};

impl Position {
    /// Returns the Grundy value under normal play, whatever the convention of the position.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not computed within the budget.
    pub fn grundy(&self, budget: &Budget) -> Result<Nimber, OverBudget> {
        let budget = &budget.shared(1);
        self.prepare(budget)?;
        if self.compound() != Compound::Sum {
            let mut meter = budget.meter("Grundy values by search");
            return Oracle::value(&self.rules, 0).ask(&self.rows, &mut meter).map(Nimber::from);
        }
        self.parts().map(|(game, row)| GrundyValues::new(game, budget).value(row)).sum()
    }
}

impl Component {
    /// Returns the Grundy values of the positions with one number, from 0 to `last`, or `None` if the game has none such.
    ///
    /// # Errors
    /// [`OverBudget`] if they were not computed within the budget, all of them together.
    pub fn single_values(&self, last: usize, budget: &Budget) -> Result<Option<Vec<Nimber>>, OverBudget> {
        let budget = &budget.shared(1);
        let mut meter = budget.meter("Grundy values");
        let mut known = GrundyValues::new(self.game.as_ref(), budget);
        let mut values = Vec::new();
        for heap in 0..=last {
            let Ok(single) = self.with_numbers(vec![Natural::from(heap)]) else { return Ok(None) };
            meter.spend(1)?;
            meter.keep(size_of::<Nimber>() as u64)?;
            single.game.prepare(&single.row, budget)?;
            values.push(known.value(&single.row)?);
        }
        Ok(Some(values))
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

/// Returns the genus of component number `component`, or `None` if the convention is misère and it is not known to be
/// tame.
pub(super) fn genus_of_component(
    position: &Position,
    component: usize,
    budget: &Budget,
) -> Result<Option<Genus>, OverBudget> {
    let (game, row) = (position.rules.games[component].as_ref(), &position.rows[component]);
    GrundyValues::new(game, budget).genus(row, position.convention)
}

/// How many options of a component are looked at to say why it is worth its value.
const MOST_OPTIONS: usize = 1_000;

/// How many values are listed that its moves reach.
const MOST_VALUES: usize = 20;

/// Returns why each component is worth its value: the values that its moves reach. Components with many options are
/// left out.
pub(super) fn values_of(position: &Position, genera: &[Genus], budget: &Budget) -> Vec<Step> {
    let budget = budget.at_most(100_000);
    let reached = |(game, row): (&dyn Game, &Numbers)| {
        let options: Vec<Numbers> =
            game.options(row).take(MOST_OPTIONS + 1).map(|option| option.to).collect();
        let mut values = GrundyValues::new(game, &budget);
        let reached: Result<BTreeSet<Natural>, OverBudget> =
            options.iter().map(|option| Ok(values.value(option)?.0)).collect();
        (options.len() <= MOST_OPTIONS).then_some(reached.ok()?.into_iter().collect::<Vec<_>>())
    };
    let parts = position.parts().zip(genera).enumerate();
    let note = |(component, (part, genus)): (usize, ((&dyn Game, &Numbers), &Genus))| {
        let (component, value) = (one(component + 1), vec![genus.value.0.clone()]);
        Some(match reached(part)? {
            reached if reached.is_empty() => Step::note("note-component-over", [("component", component)]),
            reached if reached.len() > MOST_VALUES => {
                Step::note("note-component-many", [("component", component), ("value", value)])
            }
            reached => Step::note(
                "note-component",
                [("component", component), ("reached", reached), ("value", value)],
            ),
        })
    };
    parts.filter_map(note).collect()
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
