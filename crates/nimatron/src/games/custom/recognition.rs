//! Lines that are a game whose theory is known: finite codes, subtraction and all-but games, Grundy's and Lasker's.

use super::script::{Amounts, Effect, Line, Ranges, Taking};
use crate::Natural;
use crate::engine::take_and_break::{self, Base, Code, Digit, HeapGame};

/// The most digits a code is made with.
const MOST_DIGITS: usize = 1 << 12;

/// The heap game that these lines are, if every one of them takes amounts that do not depend on the heap.
pub(super) fn heap_game(lines: &[Line]) -> Option<HeapGame> {
    let takings: Vec<&Taking> = lines.iter().map(taking).collect::<Option<_>>()?;
    if let [Taking { unequal: true, .. }] = takings.as_slice() {
        return Some(HeapGame::Grundy);
    }
    if takings.iter().any(|taking| taking.unequal) {
        return None;
    }
    let is_split =
        |taking: &&Taking| taking.leaves == Digit::SPLIT && listed(taking).is_some_and(|t| t == [0]);
    match takings.as_slice() {
        [any] if any.leaves == Digit::TAKE && listed(any).is_none() => return all_but(any),
        [any, split] | [split, any] if is_split(split) && listed(any).is_none() => {
            return (all_but(any) == Some(HeapGame::nim())).then_some(HeapGame::Lasker);
        }
        _ => {}
    }
    let mut digits = vec![Digit::NONE];
    for taking in takings {
        for amount in listed(taking)? {
            if digits.len() <= amount {
                digits.resize(amount + 1, Digit::NONE);
            }
            digits[amount] = Digit::from_bits(digits[amount].bits() | taking.leaves.bits());
        }
    }
    if digits.iter().all(|digit| matches!(*digit, Digit::NONE | Digit::TAKE)) {
        let amounts = (0usize..).zip(&digits).filter(|(_, digit)| **digit == Digit::TAKE);
        return take_and_break::Amounts::new(amounts.map(|(amount, _)| Natural::from(amount)))
            .ok()
            .map(HeapGame::Subtraction);
    }
    let base = if digits.iter().any(|digit| digit.leaves(3)) { Base::Hexadecimal } else { Base::Octal };
    let digit = |digit: &Digit| char::from_digit(u32::from(digit.bits()), 16);
    let mut text: String = digits.iter().map(digit).collect::<Option<_>>()?;
    if text.len() == 1 {
        text.push('0');
    }
    text.insert(1, '.');
    Code::read(base, &text).ok().map(HeapGame::from)
}

/// What the line takes, if it does so without conditions.
fn taking(line: &Line) -> Option<&Taking> {
    match &line.deed {
        Effect::Take(taking) if line.clauses.is_empty() => Some(taking),
        _ => None,
    }
}

/// The amounts, if they are listed, do not depend on the heap, and are legal.
fn listed(taking: &Taking) -> Option<Vec<usize>> {
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

fn all_but(taking: &Taking) -> Option<HeapGame> {
    let Amounts::AnyBut(ranges) = &taking.amounts else { return None };
    let amounts = constants(ranges)?.into_iter().filter(|amount| *amount > 0).map(Natural::from);
    (taking.leaves == Digit::TAKE).then_some(())?;
    take_and_break::Amounts::new(amounts).ok().map(HeapGame::AllBut)
}
