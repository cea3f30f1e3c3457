//! The Nim heaps that a position is worth: by the rules of games that are Nim in disguise, by a table of Grundy values
//! in which each is the least that no option has, or by a period.

use std::collections::{HashMap, HashSet};

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::certificate::{Periodic, Rule, Worth, WorthOf};
use crate::game::{Game, distance};
use crate::notation::{Component, Compound, Position, natural, shortened};
use crate::period;
use crate::taking::Taking;
use crate::theorem;
use crate::work::{Refused, Work, ensure};

/// Returns the Nim heaps that `position` is worth, as far as `worth` proves them.
pub(crate) fn heaps(position: &Position, worth: &Worth, work: &mut Work) -> Result<Vec<BigUint>, Refused> {
    ensure(position.compound == Compound::Sum, || "only a sum has the nim-sum of its components".to_owned())?;
    let (found, needed) = (worth.components.len(), position.components.len());
    ensure(found == needed, || format!("{found} components have a worth, and the position has {needed}"))?;
    let mut table = Table::read(&worth.values, work)?;
    for periodic in &worth.periods {
        period::check(periodic, work)?;
    }
    let mut periods = Periods { of: &worth.periods, used: HashSet::new() };
    let mut all = Vec::new();
    for (component, WorthOf { by, heaps }) in position.components.iter().zip(&worth.components) {
        let wrong = || Refused(format!("`{}` is not worth Nim heaps by that rule", component.head));
        let right = match by {
            Rule::Values => table.values(component, work)?,
            Rule::Period => periods.values(component)?,
            Rule::Formula => theorem::values(component).ok_or_else(wrong)?,
            _ if *by == rule(component).ok_or_else(wrong)? => by_rule(component),
            _ => return Err(wrong()),
        };
        let claimed = heaps.iter().map(|heap| natural(heap, work)).collect::<Result<Vec<_>, _>>()?;
        let differs = (0..right.len().max(claimed.len())).find(|i| right.get(*i) != claimed.get(*i));
        let text =
            |heap: Option<&BigUint>| heap.map_or("missing".to_owned(), |heap| shortened(&heap.to_string()));
        ensure(differs.is_none(), || {
            let at = differs.unwrap_or(0);
            let (claimed, right) = (text(claimed.get(at)), text(right.get(at)));
            format!("Nim heap {} of `{}` is {claimed}, and should be {right}", at + 1, component.head)
        })?;
        all.extend(right);
    }
    ensure(periods.used.len() == worth.periods.len(), || "a period is not needed".to_owned())?;
    table.close(work)?;
    Ok(all)
}

/// Returns the rule by which a component is worth Nim heaps, if it is Nim in disguise.
fn rule(component: &Component) -> Option<Rule> {
    match (component.head.as_ref(), component.game.as_ref()) {
        ("nim" | "moore(1)" | "exact(1)", _) => Some(Rule::Heaps),
        (_, Game::Coins) => Some(Rule::Coins),
        (_, Game::Nimble) => Some(Rule::CountedCoins),
        (_, Game::Heaps(Taking::UpTo(_))) => Some(Rule::Residues),
        (_, Game::Staircase(_)) => Some(Rule::OddSteps),
        (_, Game::SilverDollar | Game::Northcott) => Some(Rule::Gaps),
        (_, Game::Poker) => Some(Rule::Chips),
        (_, Game::Turtles { fewest: 0, most: 1 }) => Some(Rule::Heads),
        _ => None,
    }
}

fn by_rule(component: &Component) -> Vec<BigUint> {
    let row = &component.row;
    match component.game.as_ref() {
        Game::Heaps(Taking::UpTo(most)) => row.iter().map(|heap| heap % (most + 1u8)).collect(),
        Game::Nimble => {
            (1u64..).zip(row.iter().skip(1)).flat_map(|(square, coins)| kept(square, coins)).collect()
        }
        Game::Staircase(_) => {
            let mut odd: Vec<bool> = Vec::new();
            for step in 0..row.len() {
                odd.push(component.game.step_below(step).checked_sub(1).is_none_or(|below| !odd[below]));
            }
            row.iter().zip(odd).filter(|(_, odd)| *odd).map(|(coins, _)| coins.clone()).collect()
        }
        Game::SilverDollar => {
            let mut squares = row.clone();
            squares.sort_unstable_by(|a, b| b.cmp(a));
            squares.push(BigUint::ZERO);
            let pairs = squares.chunks_exact(2);
            pairs.map(|pair| &pair[0] - &pair[1] - 1u8).collect()
        }
        Game::Northcott => row.chunks_exact(2).map(|pair| distance(pair) - 1u8).collect(),
        Game::Poker => row[1..].to_vec(),
        Game::Turtles { .. } => {
            let heads = row.iter().zip(1u64..).filter(|(coin, _)| **coin != BigUint::ZERO);
            heads.map(|(_, place)| BigUint::from(place)).collect()
        }
        _ => row.clone(),
    }
}

/// Returns the heaps of the coins on one square: one for each, or of more than three as many as there are modulo 2, and
/// two more. A pair of equal heaps leaves the nim-sum as it is; and if another pair stays, it is also of no account
/// whether a heap of two or more is left after a move.
fn kept(square: u64, coins: &BigUint) -> Vec<BigUint> {
    let few = coins.to_usize().filter(|few| *few <= 3);
    vec![BigUint::from(square); few.unwrap_or(if coins.bit(0) { 3 } else { 2 })]
}

/// Returns whether misère play of a component is misère Nim of the heaps that it is worth by this rule. Values of whole
/// components say nothing about misère play; those of single heaps do where a move only takes, by Ferguson's pairing
/// (1974).
pub(crate) fn holds_in_misere(component: &Component, by: Rule) -> bool {
    match component.game.as_ref() {
        Game::Heaps(Taking::Listed(_) | Taking::UpTo(_) | Taking::AllBut(_)) => true,
        _ => rule(component) == Some(by) && by != Rule::Heads,
    }
}

/// The periods of the proof, and which of them have been used.
struct Periods<'a> {
    of: &'a [Periodic],
    used: HashSet<usize>,
}

impl Periods<'_> {
    fn values(&mut self, component: &Component) -> Result<Vec<BigUint>, Refused> {
        let missing = || Refused(format!("the period of `{}` is missing", component.head));
        let found =
            self.of.iter().position(|periodic| periodic.game == *component.head).ok_or_else(missing)?;
        self.used.insert(found);
        Ok(component.row.iter().map(|heap| period::value(&self.of[found], heap)).collect())
    }
}

/// A table of Grundy values.
struct Table {
    rows: HashMap<String, (Component, u64)>,
    /// The rows that are needed, and those of them whose options have not been checked.
    needed: HashSet<String>,
    open: Vec<String>,
}

impl Table {
    fn read(values: &[(String, u64)], work: &mut Work) -> Result<Self, Refused> {
        let mut rows = HashMap::new();
        for (text, value) in values {
            let component = Component::read(text, work)?;
            let twice = rows.insert(component.key(), (component, *value)).is_some();
            ensure(!twice, || format!("`{}` has two values", shortened(text)))?;
        }
        Ok(Self { rows, needed: HashSet::new(), open: Vec::new() })
    }

    /// Returns the value of each part of a component.
    fn values(&mut self, component: &Component, work: &mut Work) -> Result<Vec<BigUint>, Refused> {
        component.parts().map(|part| Ok(BigUint::from(self.value(&part, work)?))).collect()
    }

    fn value(&mut self, part: &Component, work: &mut Work) -> Result<u64, Refused> {
        work.spend(1 + part.row.len() as u64)?;
        if matches!(part.game.as_ref(), Game::Heaps(_) | Game::Coins)
            && part.row.iter().all(|heap| *heap == BigUint::ZERO)
        {
            return Ok(0);
        }
        let key = part.key();
        let missing = || Refused(format!("the value of `{}` is missing", shortened(&key)));
        let value = self.rows.get(&key).ok_or_else(missing)?.1;
        if self.needed.insert(key.clone()) {
            self.open.push(key);
        }
        Ok(value)
    }

    /// Checks every row that is needed, and that no row is superfluous.
    fn close(&mut self, work: &mut Work) -> Result<(), Refused> {
        while let Some(key) = self.open.pop() {
            let Some((row, value)) = self.rows.get(&key).cloned() else { continue };
            let mut of_options = HashSet::new();
            row.game.options(&row.row, work, &mut |to, work| {
                let option = Component { row: to, ..row.clone() };
                let sum = option.parts().try_fold(0, |sum, part| Ok(sum ^ self.value(&part, work)?));
                of_options.insert(sum?);
                Ok(())
            })?;
            let least = (0..).find(|value| !of_options.contains(value));
            ensure(least == Some(value), || {
                let least = least.unwrap_or(u64::MAX);
                format!("the least value that no option of `{}` has is {least}, not {value}", shortened(&key))
            })?;
        }
        let unneeded = self.rows.keys().find(|key| !self.needed.contains(*key));
        ensure(unneeded.is_none(), || {
            format!("the value of `{}` is not needed", shortened(unneeded.map_or("", String::as_str)))
        })
    }
}
