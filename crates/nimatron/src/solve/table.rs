//! [`Table`]: the values, or the outcomes, of all positions that differ in two numbers.

mod axes;
#[cfg(test)]
mod tests;

use std::cell::LazyCell;

use axes::Axes;

use super::misere::MisereQuotient;
use super::values::GrundyValues;
use crate::engine::lines;
use crate::engine::search::Oracle;
use crate::notation::Compound;
use crate::position::Position;
use crate::ruleset::Numbers;
use crate::theory::Genus;
use crate::{Budget, Convention, Nimber, Outcome, OverBudget};

const WORK: &str = "the positions of a table";

/// The values, or the outcomes, of all positions of a game that differ in two numbers.
///
/// ```
/// use nimatron::{Budget, Outcome, Position};
///
/// let game: Position = "wythoff".parse()?;
/// let table = game.value_table([20, 20], &Budget::default()).expect("two numbers")?;
/// assert_eq!(table.value(3, 4), Some(2));
/// assert_eq!(table.outcome(3, 5), Some(Outcome::P));
/// assert_eq!(table.position(3, 5).to_string(), "wythoff 3 5");
///
/// let sum: Position = "misere kayles + kayles".parse()?;
/// let table = sum.outcome_table([8, 8], &Budget::default()).expect("a number each")?;
/// assert_eq!(table.outcome(1, 0), Some(Outcome::P));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Table {
    /// The game, without the two numbers.
    game: Position,
    axes: Axes,
    last: [usize; 2],
    cells: Cells,
}

/// What a table shows, row after row.
#[derive(Debug, Clone)]
enum Cells {
    Values(Vec<u64>),
    Outcomes(Vec<Outcome>),
}

impl Position {
    /// Returns the Grundy values of the positions in which the two numbers that are missing here run from 0 to `last`, or
    /// `None` if there are not two such numbers. They belong to the only component without numbers, or one to each of the
    /// only two.
    ///
    /// Under misère play the values are misère Grundy values, found in the same way but for finished positions, which are
    /// worth 1: a position is lost iff its value is 0. In general they do not add as Grundy values do.
    ///
    /// # Errors
    /// [`OverBudget`] if they were not computed within the budget.
    pub fn value_table(&self, last: [usize; 2], budget: &Budget) -> Option<Result<Table, OverBudget>> {
        let table =
            |filling: Filling<'_>| filling.values().map(|values| filling.table(Cells::Values(values)));
        Some(Filling::new(self, last, &budget.shared(2))?.and_then(table))
    }

    /// Returns the same with the outcomes, which are often known much further.
    ///
    /// # Errors
    /// [`OverBudget`] if they were not computed within the budget.
    pub fn outcome_table(&self, last: [usize; 2], budget: &Budget) -> Option<Result<Table, OverBudget>> {
        let table = |filling: Filling<'_>| {
            filling.outcomes().map(|outcomes| filling.table(Cells::Outcomes(outcomes)))
        };
        Some(Filling::new(self, last, &budget.shared(2))?.and_then(table))
    }
}

impl Table {
    /// Returns the game, without the two numbers.
    pub const fn game(&self) -> &Position {
        &self.game
    }

    /// Returns the largest first and the largest second number.
    pub const fn last(&self) -> [usize; 2] {
        self.last
    }

    /// Returns whether the table has outcomes only.
    pub const fn has_outcomes_only(&self) -> bool {
        matches!(self.cells, Cells::Outcomes(_))
    }

    /// Returns the position with these two numbers, which must not be larger than the largest.
    pub fn position(&self, first: usize, second: usize) -> Position {
        self.game.with_rows(self.axes.rows(&self.game, [first, second]))
    }

    /// Returns the component and the index of the first or of the second number.
    pub(crate) const fn place(&self, axis: usize) -> (usize, usize) {
        self.axes.place(axis)
    }

    fn index(&self, first: usize, second: usize) -> Option<usize> {
        (first <= self.last[0] && second <= self.last[1]).then(|| first * (self.last[1] + 1) + second)
    }

    /// Returns the value at these two numbers, or `None` if the table ends before or has outcomes only.
    pub fn value(&self, first: usize, second: usize) -> Option<u64> {
        match &self.cells {
            Cells::Values(values) => values.get(self.index(first, second)?).copied(),
            Cells::Outcomes(_) => None,
        }
    }

    /// Returns who wins at these two numbers, or `None` if the table ends before.
    pub fn outcome(&self, first: usize, second: usize) -> Option<Outcome> {
        let index = self.index(first, second)?;
        match &self.cells {
            Cells::Values(values) => values.get(index).map(|value| Outcome::p_if(*value == 0)),
            Cells::Outcomes(outcomes) => outcomes.get(index).copied(),
        }
    }

    /// Returns the largest value, with the first pair of numbers that has it, or `None` if the table has outcomes only.
    pub fn largest(&self) -> Option<(u64, [usize; 2])> {
        let Cells::Values(values) = &self.cells else { return None };
        let largest = *values.iter().max()?;
        let index = values.iter().position(|value| *value == largest)?;
        Some((largest, [index / (self.last[1] + 1), index % (self.last[1] + 1)]))
    }

    /// Returns the table as lines of comma-separated values: the second numbers above, the first numbers in front.
    pub fn csv(&self) -> impl Iterator<Item = String> + '_ {
        let columns = (0..=self.last[1]).map(|second| format!(",{second}")).collect::<String>();
        let row = move |first: usize| {
            let cell = move |second: usize| match (self.value(first, second), self.outcome(first, second)) {
                (Some(value), _) => format!(",{value}"),
                (None, Some(outcome)) => format!(",{outcome}"),
                (None, None) => ",".to_owned(),
            };
            format!("{first}{}", (0..=self.last[1]).map(cell).collect::<String>())
        };
        std::iter::once(columns).chain((0..=self.last[0]).map(row))
    }
}

/// A table being filled.
struct Filling<'a> {
    game: &'a Position,
    axes: Axes,
    last: [usize; 2],
    budget: &'a Budget,
}

impl<'a> Filling<'a> {
    /// Returns the filling of a table, or `None` if the game has not two numbers that run from 0 to `last`. There are no
    /// more cells than the budget has steps.
    fn new(game: &'a Position, last: [usize; 2], budget: &'a Budget) -> Option<Result<Self, OverBudget>> {
        let cells =
            last.iter().fold(1, |cells: u64, last| (*last as u64).saturating_add(1).saturating_mul(cells));
        let mut meter = budget.meter(WORK);
        let memory = cells.saturating_mul(size_of::<u64>() as u64);
        let affordable = meter.spend(cells).and_then(|()| meter.keep(memory));
        affordable.map_or_else(
            |over| Some(Err(over)),
            |()| Axes::of(game, last).map(|axes| Ok(Self { game, axes, last, budget })),
        )
    }

    fn table(&self, cells: Cells) -> Table {
        Table { game: self.game.clone(), axes: self.axes, last: self.last, cells }
    }

    /// Returns the numbers of every component, cell by cell.
    fn rows(&self) -> impl Iterator<Item = Vec<Numbers>> + '_ {
        (0..=self.last[0]).flat_map(move |first| {
            (0..=self.last[1]).map(move |second| self.axes.rows(self.game, [first, second]))
        })
    }

    /// Makes sure that rule files know the options of everything in the table.
    fn prepare(&self) -> Result<(), OverBudget> {
        let largest = self.axes.rows(self.game, self.last);
        self.game.with_rows(largest).prepare(self.budget)
    }

    fn values(&self) -> Result<Vec<u64>, OverBudget> {
        self.prepare()?;
        match self.quickly()? {
            Some(values) => Ok(values),
            None => self.values_one_by_one(),
        }
    }

    fn outcomes(&self) -> Result<Vec<Outcome>, OverBudget> {
        self.prepare()?;
        match self.quickly()? {
            Some(values) => Ok(values.into_iter().map(|value| Outcome::p_if(value == 0)).collect()),
            None => self.outcomes_one_by_one(),
        }
    }

    /// Returns the values if there is a way to have them all without looking at each position: along the lines of the
    /// moves, or as nim-sums of the values of the numbers.
    fn quickly(&self) -> Result<Option<Vec<u64>>, OverBudget> {
        if self.game.compound() != Compound::Sum {
            return Ok(None);
        }
        let convention = self.game.convention;
        let [one, other] = [0, 1].map(|axis| self.axes.place(axis).0);
        let directions = self.game.rules.games[one].lines().filter(|_| one == other);
        if let (Convention::Misere, Some(directions), 1) = (convention, directions, self.game.rows.len()) {
            return lines::values(self.last, directions, 1, &mut self.budget.meter(WORK)).map(Some);
        }
        if convention == Convention::Misere {
            return Ok(None);
        }
        let rest = self.rest()?;
        if let Some(directions) = directions {
            let values = lines::values(self.last, directions, 0, &mut self.budget.meter(WORK))?;
            return Ok(Some(values.into_iter().map(|value| value ^ rest).collect()));
        }
        if one == other && self.game.rules.games[one].heap_values(0, self.budget).is_none() {
            return Ok(None);
        }
        let [firsts, seconds] = [self.single_values(0)?, self.single_values(1)?];
        let row = |first: &u64| seconds.iter().map(move |second| first ^ second ^ rest).collect::<Vec<_>>();
        Ok(Some(firsts.iter().flat_map(row).collect()))
    }

    /// Returns the nim-sum of the components that are the same in the whole table.
    fn rest(&self) -> Result<u64, OverBudget> {
        let free = [0, 1].map(|axis| self.axes.place(axis).0);
        let fixed = self.game.parts().enumerate().filter(|(component, _)| !free.contains(component));
        let values = fixed.map(|(_, (game, row))| GrundyValues::new(game, self.budget).value(row));
        word(&values.sum::<Result<Nimber, _>>()?, self.budget)
    }

    /// Returns the values of the positions that have only the first, or only the second number.
    fn single_values(&self, axis: usize) -> Result<Vec<u64>, OverBudget> {
        let component = self.axes.place(axis).0;
        let mut values = GrundyValues::new(self.game.rules.games[component].as_ref(), self.budget);
        let single =
            |number: usize| word(&values.value(&self.axes.single(self.game, axis, number))?, self.budget);
        (0..=self.last[axis]).map(single).collect()
    }

    /// Returns the values by theory if there is one, else by search; what was searched is kept from cell to cell.
    fn values_one_by_one(&self) -> Result<Vec<u64>, OverBudget> {
        let misere = self.game.convention == Convention::Misere;
        let mut oracle = Oracle::value(&self.game.rules, u64::from(misere));
        let mut meter = self.budget.meter(WORK);
        let mut genera = Genera::new(self);
        let is_sum = self.game.compound() == Compound::Sum;
        let value = |rows: Vec<Numbers>| match genera.of(&rows) {
            _ if !is_sum => oracle.ask(&rows, &mut meter),
            Ok(Some(genus)) if misere => word(&genus.misere_value(), self.budget),
            Ok(Some(genus)) => word(&genus.value, self.budget),
            Ok(None) => oracle.ask(&rows, &mut meter),
            Err(over) => oracle.ask(&rows, &mut meter).map_err(|later| over.and(later)),
        };
        self.rows().map(value).collect()
    }

    /// Returns the outcomes, each in the way in which [`Position::solve`] would find it; what was searched is kept from
    /// cell to cell.
    fn outcomes_one_by_one(&self) -> Result<Vec<Outcome>, OverBudget> {
        let Self { game, budget, .. } = *self;
        let largest = game.with_rows(self.axes.rows(game, self.last));
        let theorems = match game.rules.games.as_ref() {
            [only] => only.theorems(),
            _ => Vec::new(),
        };
        let by_theorem = |row: &Numbers| {
            let argued =
                theorems.iter().filter_map(|theorem| theorem.argue(row, game.convention, budget).ok()?);
            argued.filter_map(|argument| argument.outcome()).next()
        };
        // Part of the budget only, since a search of all that follows may be cheaper.
        let quotient = LazyCell::new(|| match game.convention {
            Convention::Normal => None,
            Convention::Misere => MisereQuotient::of(&largest, &budget.share(2))?.ok(),
        });
        let mut genera = Genera::new(self);
        let mut oracle = Oracle::outcome(&game.rules, game.convention);
        let mut meter = budget.meter(WORK);
        if game.compound() != Compound::Sum {
            let outcome = |rows: Vec<Numbers>| Ok(game.with_rows(rows).solve(budget)?.outcome());
            return self.rows().map(outcome).collect();
        }
        let outcome = |rows: Vec<Numbers>| {
            let known = match &rows[..] {
                [row] => by_theorem(row),
                rows => genera.of(rows).ok().flatten().map(|genus| genus.outcome(game.convention)),
            };
            let known = known.or_else(|| quotient.as_ref()?.outcome(&rows));
            known.map_or_else(|| oracle.ask(&rows, &mut meter), Ok)
        };
        self.rows().map(outcome).collect()
    }
}

/// Returns a value as a machine word.
fn word(value: &Nimber, budget: &Budget) -> Result<u64, OverBudget> {
    value.0.to_u64().ok_or_else(|| OverBudget::after("a table of values of 64 bits", budget.steps()))
}

/// The values and tempers of the components, by theory or by search; what was searched is kept from cell to cell.
struct Genera<'a> {
    convention: Convention,
    components: Vec<GrundyValues<'a>>,
}

impl<'a> Genera<'a> {
    fn new(filling: &Filling<'a>) -> Self {
        let games = filling.game.rules.games.iter();
        let components = games.map(|game| GrundyValues::new(game.as_ref(), filling.budget)).collect();
        Self { convention: filling.game.convention, components }
    }

    /// Returns the genus of the sum of `rows`, or `None` under misère play where not all are known to be tame.
    fn of(&mut self, rows: &[Numbers]) -> Result<Option<Genus>, OverBudget> {
        let parts = self.components.iter_mut().zip(rows);
        let genera = parts.map(|(values, row)| values.genus(row, self.convention));
        Ok(genera.collect::<Result<Option<Vec<Genus>>, _>>()?.map(|genera| Genus::of_sum(&genera)))
    }
}
