//! [`NimEquivalent`]: the Nim heaps that the components of a position are worth, each with the data needed to check
//! them.

use std::collections::BTreeMap;

use super::table::{ENTRY, ROW};
use super::{ComponentValue, NimEquivalent, Periodic, Rule};
use crate::engine::take_and_break::Sequence;
use crate::game::Game;
use crate::packed::Packed;
use crate::position::Position;
use crate::ruleset::Numbers;
use crate::theory::Why;
use crate::{Budget, Meter, Natural, Nimber, OverBudget, mex};

/// The maximum number of steps for a table that a rule makes unnecessary; the table proves the value without trusting
/// the rule.
pub(super) const TABLE_STEPS: u64 = 10_000;

/// Returns what the components are worth: by the rule of each game that has one, else by values.
pub(super) fn by_rules(position: &Position, budget: &Budget) -> Result<NimEquivalent, OverBudget> {
    let mut known = Known::new(budget);
    let mut components = Vec::new();
    for (game, row) in position.parts() {
        components.push(match rule(game) {
            Some(rule) => by_rule(game, row, rule, budget)?,
            None => known.by_values_or_formula(game, row, budget)?,
        });
    }
    Ok(known.into_worth(components))
}

/// Returns what the components are worth: by values, unless the table would be long and a rule makes it unnecessary.
pub(super) fn by_values(position: &Position, budget: &Budget) -> Result<NimEquivalent, OverBudget> {
    let mut known = Known::new(budget);
    let mut components = Vec::new();
    for (game, row) in position.parts() {
        components.push(match rule(game) {
            None => known.by_values_or_formula(game, row, budget)?,
            Some(rule) => match known.by_short_table(game, row, budget) {
                Some(worth) => worth,
                None => by_rule(game, row, rule, budget)?,
            },
        });
    }
    Ok(known.into_worth(components))
}

/// Returns the rule by which every position of a game is worth Nim heaps, or `None` if only values prove it.
fn rule(game: &dyn Game) -> Option<Rule> {
    Some(match game.reduction()?.why() {
        None => Rule::Heaps,
        Some(Why::Coins) => Rule::Coins,
        Some(Why::CountedCoins) => Rule::CountedCoins,
        Some(Why::OddSteps | Why::OddHeights) => Rule::OddSteps,
        Some(Why::Gaps | Why::Rows) => Rule::Gaps,
        Some(Why::Chips) => Rule::Chips,
        Some(Why::Residues { .. }) => Rule::Residues,
        Some(Why::Heads) => Rule::Heads,
        Some(Why::Values | Why::Listed | Why::Game(_)) => return None,
    })
}

fn by_rule(game: &dyn Game, row: &Numbers, by: Rule, budget: &Budget) -> Result<ComponentValue, OverBudget> {
    let heaps = game.reduction().map_or(Ok(Vec::new()), |reduction| reduction.nim_heaps(row, budget))?;
    Ok(ComponentValue { by, heaps })
}

/// Returns whether a row is the sum of its numbers, each by itself.
fn is_sum_of_heaps(game: &dyn Game) -> bool {
    matches!(rule(game), Some(Rule::Heaps | Rule::Coins | Rule::Residues)) || game.heap_game().is_some()
}

/// Returns the parts that a row is the sum of, in canonical form, or `None` for an empty heap.
fn parts(game: &dyn Game, row: Numbers) -> Vec<Option<Numbers>> {
    if is_sum_of_heaps(game) {
        row.into_iter().map(|heap| (!heap.is_zero()).then(|| game.canonical(vec![heap]))).collect()
    } else {
        vec![Some(game.canonical(row))]
    }
}

/// Values and periods found so far.
struct Known<'a> {
    values: BTreeMap<String, u64>,
    periods: Vec<Periodic>,
    meter: Meter<'a>,
}

impl<'a> Known<'a> {
    fn new(budget: &'a Budget) -> Self {
        Self { values: BTreeMap::new(), periods: Vec::new(), meter: budget.meter("a table of Grundy values") }
    }

    fn into_worth(self, components: Vec<ComponentValue>) -> NimEquivalent {
        NimEquivalent { components, values: self.values.into_iter().collect(), periods: self.periods }
    }

    /// Returns what a component is worth by a short table, or `None` if it would be a long one.
    fn by_short_table(&mut self, game: &dyn Game, row: &Numbers, budget: &Budget) -> Option<ComponentValue> {
        let small = budget.at_most(TABLE_STEPS);
        let (values, periods) = (self.values.clone(), self.periods.clone());
        let mut attempt = Known { values, periods, ..Known::new(&small) };
        let worth = attempt.by_values(game, row, &small).ok()?;
        (self.values, self.periods) = (attempt.values, attempt.periods);
        Some(worth)
    }

    /// Returns what a component is worth: by a short table, by the formula for its values, or by a long table or a period.
    fn by_values_or_formula(
        &mut self,
        game: &dyn Game,
        row: &Numbers,
        budget: &Budget,
    ) -> Result<ComponentValue, OverBudget> {
        if let Some(heaps) = game.values_by_formula(row, budget) {
            return match self.by_short_table(game, row, budget) {
                Some(worth) => Ok(worth),
                None => Ok(ComponentValue { by: Rule::Formula, heaps: heaps? }),
            };
        }
        self.by_values(game, row, budget)
    }

    fn by_values(
        &mut self,
        game: &dyn Game,
        row: &Numbers,
        budget: &Budget,
    ) -> Result<ComponentValue, OverBudget> {
        if let Some(heaps) = self.by_period(game, row, budget)? {
            return Ok(ComponentValue { by: Rule::Period, heaps });
        }
        let value =
            |part: Option<Numbers>| part.map_or(Ok(0), |part| self.value(game, part)).map(Natural::from);
        let heaps = parts(game, row.clone()).into_iter().map(value).collect::<Result<_, _>>()?;
        Ok(ComponentValue { by: Rule::Values, heaps })
    }

    /// Returns the values of heaps that only the period of their game gives.
    fn by_period(
        &mut self,
        game: &dyn Game,
        row: &Numbers,
        budget: &Budget,
    ) -> Result<Option<Vec<Natural>>, OverBudget> {
        let (Some(heap_game), Some(largest)) = (game.heap_game(), row.iter().max()) else { return Ok(None) };
        let mut sequence = Sequence::new(heap_game.clone());
        sequence.value(largest, budget)?;
        if heap_game.value_in_closed_form(largest).is_some() {
            // The values themselves prove a short period.
            let _ = sequence.prove_period(&budget.at_most(TABLE_STEPS));
        }
        let beyond = largest.to_usize().is_none_or(|largest| largest >= sequence.len());
        let name = game.ruleset_notation(row);
        match Periodic::of(name, &sequence).filter(|_| beyond) {
            None => Ok(None),
            Some(periodic) => {
                if !self.periods.contains(&periodic) {
                    self.periods.push(periodic);
                }
                let known = |heap| sequence.known(heap).map(|value| value.0);
                Ok(row.iter().map(known).collect())
            }
        }
    }

    /// Computes the value of one part, and of everything reachable from it, by definition. Returns that of the part.
    fn value(&mut self, game: &dyn Game, part: Numbers) -> Result<u64, OverBudget> {
        let name = game.notation(&part);
        let mut open = vec![(part, None::<Vec<Vec<String>>>)];
        while let Some((part, options)) = open.pop() {
            let text = game.notation(&part);
            if self.values.contains_key(&text) {
                continue;
            }
            let Some(options) = options else {
                let mut options = Vec::new();
                let mut unknown = Vec::new();
                for option in game.options(&part) {
                    self.meter.spend(option.to.steps())?;
                    // Once as text and once as it is, until the part is worked out.
                    self.meter.keep(2 * option.to.memory())?;
                    let parts: Vec<Numbers> = parts(game, option.to).into_iter().flatten().collect();
                    options.push(parts.iter().map(|part| game.notation(part)).collect());
                    unknown.extend(
                        parts.into_iter().filter(|part| !self.values.contains_key(&game.notation(part))),
                    );
                }
                open.push((part, Some(options)));
                open.extend(unknown.into_iter().map(|part| (part, None)));
                continue;
            };
            let sum = |parts: &Vec<String>| parts.iter().fold(0, |sum, part| sum ^ self.values[part]);
            self.meter.spend(ROW)?;
            let least = mex(options.iter().map(sum).map(Nimber::from));
            self.meter.keep(ENTRY + text.len() as u64)?;
            self.values.insert(text, least.0.to_u64().unwrap_or(u64::MAX));
        }
        Ok(self.values[&name])
    }
}
