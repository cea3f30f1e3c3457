//! [`Meaning`]: what an action means on a board, as people type it and say it.

use crate::Natural;
use crate::board::Look;
use crate::ruleset::Action;

/// What an [`Action`] of one component means if its numbers have a certain [`Look`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// These numbers become these.
    Set(Vec<(usize, Natural)>),
    /// A number is replaced by these parts.
    Split { index: usize, parts: Vec<Natural> },
    /// A position of `width` numbers is replaced by positions with these numbers.
    Replace { width: usize, tuple: usize, numbers: Vec<Natural> },
    /// This coin, the first of those on its square, goes to another square.
    Slide { coin: usize, from: Natural, to: Natural },
    /// A coin goes from one of the squares, which are counted, to another.
    Shift { from: usize, to: usize },
    /// This many coins go from a step to the next lower one.
    Descend { step: usize, coins: Natural },
    /// This many chips are taken from a heap and leave the game.
    Withdraw { heap: usize, chips: Natural },
    /// This many chips go from the bank to a heap.
    Deposit { heap: usize, chips: Natural },
    /// This many stones are taken, and then there is a new limit.
    Take { stones: Natural, limit: Natural },
    /// A head is turned to tails, and perhaps coins to its left are turned over, listed from the right.
    Turn { head: usize, lefts: Vec<usize> },
    /// A head is turned to tails, and all coins to its left down to this one are turned over.
    TurnRun { head: usize, left: usize },
}

impl Meaning {
    /// Returns what `action` means if the notation writes `numbers`. An action that is not legal means something that
    /// is not legal either.
    pub(crate) fn of(action: &Action, look: Look, numbers: &[Natural]) -> Self {
        let number = |index: usize| numbers.get(index).cloned().unwrap_or_default();
        let taken = |(index, left): &(usize, Natural)| number(*index).checked_sub(left).unwrap_or_default();
        let changes = match (look, action) {
            // A sum of sums is written as one sum.
            (_, Action::In { action, .. }) => return Self::of(action, look, numbers),
            // Whoever asks about a move in several components asks about each.
            (_, Action::Together { actions }) => {
                return actions.first().map_or(Self::Set(Vec::new()), |first| Self::of(first, look, numbers));
            }
            (Look::Tuples { width: width @ 1.. }, Action::Split { index, parts }) => {
                return Self::Replace { width, tuple: index / width, numbers: parts.clone() };
            }
            (_, Action::Split { index, parts }) => {
                return Self::Split { index: *index, parts: parts.clone() };
            }
            (_, Action::Set(changes)) => changes,
        };
        match (look, changes.as_slice()) {
            (Look::Squares, [(coin, to)]) => Self::Slide { coin: *coin, from: number(*coin), to: to.clone() },
            (Look::Strip, [(to, more), (from, _)])
                if taken(&changes[1]) == 1 && more.checked_sub(&number(*to)) == Some(Natural::ONE) =>
            {
                Self::Shift { from: *from, to: *to }
            }
            (Look::Steps, [.., last]) => Self::Descend { step: last.0, coins: taken(last) },
            (Look::Chips, [(heap, to)]) => match to.checked_sub(&number(*heap)) {
                Some(chips) if !chips.is_zero() => Self::Deposit { heap: *heap, chips },
                _ => Self::Withdraw { heap: *heap, chips: taken(&changes[0]) },
            },
            (Look::Pile, [first, rest @ ..]) => {
                let limit = rest.first().map_or_else(|| number(1), |(_, limit)| limit.clone());
                Self::Take { stones: taken(first), limit }
            }
            (Look::Coins | Look::CoinRuns, [(head, _)]) => Self::Turn { head: *head, lefts: Vec::new() },
            (Look::Coins, [lefts @ .., (head, _)]) => {
                Self::Turn { head: *head, lefts: lefts.iter().rev().map(|(left, _)| *left).collect() }
            }
            (Look::CoinRuns, [(left, _), .., (head, _)]) if head.abs_diff(*left) == changes.len() - 1 => {
                Self::TurnRun { head: *head, left: *left }
            }
            (Look::Tuples { width: width @ 1.. }, [first, ..]) => {
                let tuple = first.0 / width;
                let start = tuple.saturating_mul(width);
                let mut numbers: Vec<Natural> = (start..start.saturating_add(width)).map(number).collect();
                for (index, to) in changes {
                    if let Some(number) = index.checked_sub(start).and_then(|at| numbers.get_mut(at)) {
                        number.clone_from(to);
                    }
                }
                Self::Replace { width, tuple, numbers }
            }
            _ => Self::Set(changes.clone()),
        }
    }

    /// Returns the action with this meaning if the notation writes `numbers`, or `None` if more is taken than there is
    /// or a number is changed that does not exist.
    pub(crate) fn action(&self, numbers: &[Natural]) -> Option<Action> {
        let turned = |coin: usize| Some((coin, numbers.get(coin)? ^ &Natural::ONE));
        Some(match self {
            Self::Set(changes) => Action::Set(changes.clone()),
            Self::Split { index, parts } => Action::Split { index: *index, parts: parts.clone() },
            Self::Replace { width, tuple, numbers: after } => {
                let index = tuple.checked_mul(*width)?;
                let before = numbers.get(index..index.checked_add(*width)?)?;
                if after.len() != *width {
                    return Some(Action::Split { index, parts: after.clone() });
                }
                let changed =
                    before.iter().zip(after).enumerate().filter(|(_, (before, after))| before != after);
                Action::Set(changed.map(|(at, (_, after))| (index + at, after.clone())).collect())
            }
            Self::Slide { coin, to, .. } => Action::Set(vec![(*coin, to.clone())]),
            Self::Shift { from, to } => {
                let left = numbers.get(*from)?.checked_sub(&Natural::ONE)?;
                let more = (to < from).then(|| &numbers[*to] + &Natural::ONE)?;
                Action::Set(vec![(*to, more), (*from, left)])
            }
            Self::Descend { step, coins } => {
                let left = numbers.get(*step)?.checked_sub(coins)?;
                let lower = step.checked_sub(1).map(|lower| (lower, &numbers[lower] + coins));
                Action::Set(lower.into_iter().chain([(*step, left)]).collect())
            }
            Self::Withdraw { heap, chips } => {
                Action::Set(vec![(*heap, numbers.get(*heap)?.checked_sub(chips)?)])
            }
            Self::Deposit { heap, chips } => Action::Set(vec![(*heap, numbers.get(*heap)? + chips)]),
            Self::Take { stones, limit: next } => {
                let [held, limit] = numbers else { return None };
                let left = held.checked_sub(stones)?;
                let limit = (next != limit).then(|| (1, next.clone()));
                Action::Set(std::iter::once((0, left)).chain(limit).collect())
            }
            Self::TurnRun { head, left } if left < head => {
                Action::Set((*left..=*head).map(turned).collect::<Option<_>>()?)
            }
            Self::TurnRun { .. } => return None,
            Self::Turn { head, lefts } => {
                let mut coins: Vec<usize> = lefts.clone();
                coins.sort_unstable();
                let differ = coins.is_sorted_by(|a, b| a < b) && coins.last().is_none_or(|last| last < head);
                let coins = differ.then(|| coins.into_iter().chain([*head]))?;
                Action::Set(coins.map(turned).collect::<Option<_>>()?)
            }
        })
    }

    /// Returns the indices of the numbers that a player looks at to make this move.
    pub(crate) fn places(&self) -> Vec<usize> {
        match self {
            Self::Set(changes) => changes.iter().map(|(index, _)| *index).collect(),
            Self::Split { index, .. } => vec![*index],
            Self::Replace { width, tuple, .. } => {
                (0..*width).map(|at| tuple.saturating_mul(*width).saturating_add(at)).collect()
            }
            Self::Slide { coin: index, .. }
            | Self::Shift { from: index, .. }
            | Self::Descend { step: index, .. }
            | Self::Withdraw { heap: index, .. }
            | Self::Deposit { heap: index, .. }
            | Self::Turn { head: index, .. }
            | Self::TurnRun { head: index, .. } => vec![*index],
            Self::Take { .. } => vec![0],
        }
    }
}
