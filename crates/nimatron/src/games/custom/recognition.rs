//! Lines that are a game whose theory is known: finite codes, subtraction and all-but games, Grundy's and Lasker's.

use std::collections::BTreeMap;

use super::script::{Amounts, Effect, Ranges, RuleLine, TakeRule};
use crate::Natural;
use crate::engine::take_and_break::{Digit, TakeAndBreak};

/// The maximum number of digits of a code.
const MOST_DIGITS: usize = 1 << 12;

/// Returns the take-and-break game that these lines describe, or `None` unless every line takes amounts that do not
/// depend on the heap and there is a fast method for the values.
pub(super) fn heap_game(lines: &[RuleLine]) -> Option<TakeAndBreak> {
    let takings: Vec<&TakeRule> = lines.iter().map(taking).collect::<Option<_>>()?;
    if let [TakeRule { unequal: true, .. }] = takings.as_slice() {
        return Some(TakeAndBreak::grundy());
    }
    if takings.iter().any(|taking| taking.unequal) {
        return None;
    }
    let is_split =
        |taking: &&TakeRule| taking.leaves == Digit::SPLIT && listed(taking).is_some_and(|t| t == [0]);
    match takings.as_slice() {
        [any] if any.leaves == Digit::TAKE && listed(any).is_none() => return all_but(any),
        [any, split] | [split, any] if is_split(split) && listed(any).is_none() => {
            return (all_but(any)? == TakeAndBreak::nim()).then_some(TakeAndBreak::lasker());
        }
        _ => {}
    }
    let mut digits: BTreeMap<usize, u8> = BTreeMap::new();
    for taking in takings {
        for amount in listed(taking)? {
            *digits.entry(amount).or_default() |= taking.leaves.bits();
        }
    }
    let first = Digit::from_bits(digits.remove(&0).unwrap_or(0));
    let digits = digits.into_iter().map(|(amount, bits)| (Natural::from(amount), Digit::from_bits(bits)));
    TakeAndBreak::new(first, digits.collect(), Digit::NONE).ok()
}

/// Returns what the line takes, or `None` if it has conditions.
fn taking(line: &RuleLine) -> Option<&TakeRule> {
    match &line.deed {
        Effect::Take(taking) if line.clauses.is_empty() => Some(taking),
        _ => None,
    }
}

/// Returns the amounts, if they are listed, do not depend on the heap, and are legal.
fn listed(taking: &TakeRule) -> Option<Vec<usize>> {
    match &taking.amounts {
        Amounts::Listed(ranges) => {
            constants(ranges).filter(|amounts| !amounts.contains(&0) || taking.only_breaks())
        }
        Amounts::AnyBut(_) => None,
    }
}

fn constants(ranges: &Ranges) -> Option<Vec<usize>> {
    let mut amounts = Vec::new();
    for (from, to) in ranges {
        let from = from.constant()?;
        let to = to.as_ref().map_or(Some(from), |to| to.constant())?;
        if from < 0 || to >= MOST_DIGITS as i128 {
            return None;
        }
        amounts.extend((from..=to).filter_map(|amount| usize::try_from(amount).ok()));
    }
    Some(amounts)
}

fn all_but(taking: &TakeRule) -> Option<TakeAndBreak> {
    let Amounts::AnyBut(ranges) = &taking.amounts else { return None };
    let amounts = constants(ranges)?.into_iter().filter(|amount| *amount > 0).map(Natural::from);
    (taking.leaves == Digit::TAKE).then_some(())?;
    TakeAndBreak::all_but(amounts).ok()
}
