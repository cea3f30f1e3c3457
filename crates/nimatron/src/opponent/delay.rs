//! The move that puts off a loss.

use std::cmp::Reverse;

use crate::games::Game;
use crate::opponent::glance;
use crate::oracle::Oracle;
use crate::position::Position;
use crate::ruleset::{Action, Move, Row, Ruleset};
use crate::{Budget, Heap, OverBudget};

/// The move after which a lost game lasts longest: by search where a short one is enough, else a small step.
pub(super) fn slowest_move(position: &Position, budget: &Budget) -> Option<Move<Vec<Row>>> {
    searched(position, budget).unwrap_or_else(|_over| small_step(position))
}

fn searched(position: &Position, budget: &Budget) -> Result<Option<Move<Vec<Row>>>, OverBudget> {
    // Longer positions take longer to look at, and more room.
    let few = budget.at_most(16 * glance(position) as u64);
    let mut meter = few.meter("exhaustive search");
    let mut oracle = Oracle::remoteness(&position.rules, position.convention);
    oracle.ask(&position.rows, &mut meter)?;
    let mut slowest: Option<(u64, Move<Vec<Row>>)> = None;
    for option in position.rules.options(&position.rows) {
        let (_, moves) = oracle.ask(&option.to, &mut meter)?;
        if slowest.as_ref().is_none_or(|(most, _)| moves > *most) {
            slowest = Some((moves, option));
        }
    }
    Ok(slowest.map(|(_, option)| option))
}

fn small_step(position: &Position) -> Option<Move<Vec<Row>>> {
    let (rules, rows) = (&position.rules, &position.rows);
    let mut steps = (0..rows.len()).filter_map(|component| {
        let step = small_step_in(rules.games[component].as_ref(), &rows[component], glance(position))?;
        Some(rules.lift(rows, component, step))
    });
    steps.next()
}

/// As little as the kind of move allows; else, of the first few options, the one that leaves the most.
fn small_step_in(game: &dyn Game, row: &Row, glance: usize) -> Option<Move<Row>> {
    let first = game.options(row).next()?;
    let small = least_of_its_kind(row, &first.action).and_then(|action| {
        let to = game.play(row, &action).ok()?;
        Some(Move { action, to })
    });
    let left = |option: &Move<Row>| option.to.iter().map(Heap::as_natural).sum::<crate::UBig>();
    small.or_else(|| game.options(row).take(glance).max_by_key(left))
}

/// For Moore's Nim this is optimal: one stone from a heap whose lowest one is lowest of all forces the winner to take
/// exactly one stone from each of k others.
fn least_of_its_kind(row: &Row, pattern: &Action) -> Option<Action> {
    let loosest = |row: &[Heap]| {
        let held = row.iter().enumerate().filter_map(|(i, heap)| Some((heap.lowest_one()?, i)));
        held.min().map(|(_, i)| i)
    };
    Some(match pattern {
        Action::Lower(lowered) if lowered.len() == 1 => {
            let heap = loosest(row)?;
            Action::Lower(vec![(heap, &row[heap] - &Heap::ONE)])
        }
        Action::Lower(lowered) => {
            let mut heaps: Vec<usize> = (0..row.len()).collect();
            heaps.sort_by_key(|heap| Reverse(&row[*heap]));
            heaps.truncate(lowered.len());
            heaps.sort_unstable();
            let lowered = heaps.into_iter().map(|heap| Some((heap, row[heap].checked_sub(&Heap::ONE)?)));
            Action::Lower(lowered.collect::<Option<_>>()?)
        }
        Action::Slide { .. } => {
            let coin = loosest(row)?;
            Action::Slide { coin, to: &row[coin] - &Heap::ONE }
        }
        Action::Descend { .. } => {
            let step = row.iter().rposition(|coins| !coins.is_zero())?;
            Action::Descend { step, coins: Heap::ONE }
        }
        // Chips that are added only have to be taken away again.
        Action::Withdraw { .. } | Action::Deposit { .. } if !row.first()?.is_zero() => {
            Action::Deposit { heap: 0, chips: Heap::ONE }
        }
        Action::Withdraw { .. } | Action::Deposit { .. } => {
            Action::Withdraw { heap: loosest(&row[1..])?, chips: Heap::ONE }
        }
        Action::Take { .. } => Action::Take { stones: Heap::ONE },
        Action::Split { .. } | Action::Turn { .. } | Action::In { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::box_of;
    use crate::{remoteness, solve};

    /// The small step is what a search would find, wherever Moore's Nim is lost.
    #[test]
    fn one_stone_from_the_loosest_heap_lasts_longest_in_moores_nim() {
        let budget = Budget::default();
        let mut lost = 0;
        for (game, heaps, largest) in [("nim", 3, 6), ("moore(2)", 4, 4), ("moore(3)", 5, 2)] {
            for position in box_of(game, heaps, largest).filter(|position| !position.is_over()) {
                if solve(&position, &budget).unwrap().outcome().is_p() {
                    let length = |option: Option<Move<Vec<Row>>>| {
                        remoteness(&position.with_rows(option.unwrap().to), &budget).unwrap()
                    };
                    let found = searched(&position, &budget).unwrap();
                    assert_eq!(length(small_step(&position)), length(found), "{position}");
                    lost += 1;
                }
            }
        }
        assert!(lost > 100, "{lost}");
    }
}
