//! The move that delays a loss.

use std::cmp::Reverse;

use crate::board::Meaning;
use crate::game::Game;
use crate::notation::Compound;
use crate::opponent::sample_limit;
use crate::position::{Move, Position};
use crate::ruleset::{LegalMove, Numbers, Ruleset};
use crate::{Budget, Natural, Solution};

/// Returns the move after which a lost game lasts longest: by search if a short one is enough, else a small step.
pub(super) fn slowest_move<'p>(solution: &Solution<'p>, budget: &Budget) -> Option<Move<'p>> {
    let position = solution.position();
    // A deeper search would keep the other player waiting, and longer positions take longer to examine.
    let few = budget.at_most(16 * sample_limit(position) as u64);
    match solution.longest_defence_within(&few) {
        Ok(Some(defence)) => Some(defence.first_move),
        Ok(None) | Err(_) => small_step(position).map(|step| Move::new(position, step)),
    }
}

fn small_step(position: &Position) -> Option<LegalMove<Vec<Numbers>>> {
    let (rules, rows) = (&position.rules, &position.rows);
    if position.compound() != Compound::Sum {
        return rules.options(rows).next();
    }
    let mut steps = (0..rows.len()).filter_map(|component| {
        let step = small_step_in(rules.games[component].as_ref(), &rows[component], sample_limit(position))?;
        Some(rules.lift(rows, component, step))
    });
    steps.next()
}

/// Returns the smallest move of its kind; else, of the first few options, the one that leaves the most.
fn small_step_in(game: &dyn Game, row: &Numbers, sample_limit: usize) -> Option<LegalMove<Numbers>> {
    let first = game.options(row).next()?;
    let numbers = game.numbers(row);
    let small = least_of_its_kind(game, numbers, &Meaning::of(&first.action, game.look(), numbers));
    let small = small.into_iter().find_map(|meaning| {
        let action = meaning.action(numbers)?;
        let to = game.play(row, &action).ok()?;
        Some(LegalMove { action, to })
    });
    let left = |option: &LegalMove<Numbers>| option.to.iter().map(Natural::as_ubig).sum::<dashu_int::UBig>();
    small.or_else(|| game.options(row).take(sample_limit).max_by_key(left))
}

/// Returns the smallest moves of the same kind, the best one first; not all of them need be legal.
///
/// For Moore's Nim the first is optimal: one stone from a heap whose lowest one is lowest of all forces the winner to take
/// exactly one stone from each of k others.
fn least_of_its_kind(game: &dyn Game, numbers: &[Natural], pattern: &Meaning) -> Vec<Meaning> {
    let loosest = || {
        let held = numbers.iter().enumerate().filter_map(|(i, heap)| Some((heap.lowest_one()?, i)));
        held.min().map(|(_, i)| i)
    };
    let one_less = |index: usize| Some((index, numbers[index].checked_sub(&Natural::ONE)?));
    let small = match pattern {
        Meaning::Set(changes) if changes.len() == 1 => {
            loosest().and_then(one_less).map(|change| Meaning::Set(vec![change]))
        }
        Meaning::Set(changes) => {
            let mut heaps: Vec<usize> = (0..numbers.len()).collect();
            heaps.sort_by_key(|heap| Reverse(&numbers[*heap]));
            heaps.truncate(changes.len());
            heaps.sort_unstable();
            heaps.into_iter().map(one_less).collect::<Option<_>>().map(Meaning::Set)
        }
        // Of equal numbers the first is the loosest, and so it is the first coin of its square.
        Meaning::Slide { .. } => loosest().and_then(one_less).map(|(coin, to)| Meaning::Slide {
            coin,
            from: numbers[coin].clone(),
            to,
        }),
        Meaning::Shift { .. } => {
            let occupied = (1..numbers.len()).filter(|square| !numbers[*square].is_zero());
            let loosest = occupied.min_by_key(|square| square.trailing_zeros());
            loosest.map(|from| Meaning::Shift { from, to: from - 1 })
        }
        Meaning::Descend { .. } => {
            let highest = numbers.iter().rposition(|coins| !coins.is_zero());
            highest.map(|step| Meaning::Descend { step, coins: Natural::ONE })
        }
        // Adding chips is pointless: they are taken away again.
        Meaning::Withdraw { .. } | Meaning::Deposit { .. } => {
            let withdrawn = loosest().map(|heap| Meaning::Withdraw { heap, chips: Natural::ONE });
            let deposit = Meaning::Deposit { heap: 0, chips: Natural::ONE };
            return std::iter::once(deposit).chain(withdrawn).collect();
        }
        Meaning::Take { .. } => {
            Some(Meaning::Take { stones: Natural::ONE, limit: game.next_limit(&Natural::ONE) })
        }
        Meaning::Split { .. } | Meaning::Replace { .. } | Meaning::Turn { .. } | Meaning::TurnRun { .. } => {
            None
        }
    };
    small.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::box_of;

    /// Tests that the small step is the move that a search finds in lost positions of Moore's Nim.
    #[test]
    fn one_stone_from_the_loosest_heap_lasts_longest_in_moores_nim() {
        let budget = Budget::default();
        let mut lost = 0;
        for (game, heaps, largest) in [("nim", 3, 6), ("moore(2)", 4, 4), ("moore(3)", 5, 2)] {
            for position in box_of(game, heaps, largest).filter(|position| !position.is_over()) {
                let solution = position.solve(&budget).unwrap();
                if solution.outcome().is_p() {
                    let small = position.with_rows(small_step(&position).unwrap().to);
                    let length = &small.solve(&budget).unwrap().remoteness().unwrap() + &Natural::ONE;
                    assert_eq!(length, solution.remoteness().unwrap(), "{position}");
                    lost += 1;
                }
            }
        }
        assert!(lost > 100, "{lost}");
    }
}
