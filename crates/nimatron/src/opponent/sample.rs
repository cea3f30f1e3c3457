//! A random legal move, also from positions with more moves than could be listed.

use crate::Heap;
use crate::games::Game;
use crate::opponent::dice::Dice;
use crate::opponent::glance;
use crate::position::Position;
use crate::ruleset::{Action, Move, Row, Ruleset};

/// How often a variation is tried before a listed move is taken as it is.
const TRIES: usize = 64;

/// A random legal move, or `None` where there is none: any with the same chance where they can be listed, else one
/// of the first few, varied.
pub(super) fn legal_move(position: &Position, dice: &mut Dice) -> Option<Move<Vec<Row>>> {
    let (rules, rows, most) = (&position.rules, &position.rows, glance(position));
    let options: Vec<_> = rules.options(rows).take(most + 1).collect();
    if options.len() <= most {
        return dice.pick(options);
    }
    let can_move = |component: &usize| rules.games[*component].options(&rows[*component]).next().is_some();
    let component = dice.pick((0..rows.len()).filter(can_move).collect())?;
    let (game, row) = (rules.games[component].as_ref(), &rows[component]);
    let pattern = dice.pick(game.options(row).take(most).collect())?;
    let varied = (0..TRIES).find_map(|_| {
        let action = variation(row, &pattern.action, dice)?;
        let to = play(game, row, &action)?;
        Some(Move { action, to })
    });
    Some(rules.lift(rows, component, varied.unwrap_or(pattern)))
}

fn play(game: &dyn Game, row: &Row, action: &Action) -> Option<Row> {
    game.play(row, action).ok()
}

/// An action of the same kind elsewhere or by another amount; the rules will say whether it is legal.
fn variation(row: &Row, pattern: &Action, dice: &mut Dice) -> Option<Action> {
    let mut place = |from: &[Heap]| dice.pick((0..from.len()).filter(|i| !from[*i].is_zero()).collect());
    Some(match pattern {
        Action::Lower(lowered) => Action::Lower(lowering(row, lowered, dice)?),
        Action::Split { heap, parts } => {
            let taken = parts.iter().try_fold(row[*heap].clone(), |rest, part| rest.checked_sub(part))?;
            let heap = place(row)?;
            Action::Split { heap, parts: split(row[heap].checked_sub(&taken)?, parts.len(), dice)? }
        }
        Action::Slide { .. } => {
            let coin = place(row)?;
            Action::Slide { coin, to: dice.size_below(&row[coin]) }
        }
        Action::Descend { .. } => {
            let step = place(row)?;
            Action::Descend { step, coins: dice.amount(&row[step]) }
        }
        Action::Withdraw { .. } | Action::Deposit { .. } => {
            let (bank, heaps) = row.split_first()?;
            if dice.below(2) == 0 && !bank.is_zero() {
                Action::Deposit { heap: dice.below(heaps.len()), chips: dice.amount(bank) }
            } else {
                let heap = dice.pick((0..heaps.len()).filter(|heap| !heaps[*heap].is_zero()).collect())?;
                Action::Withdraw { heap, chips: dice.amount(&heaps[heap]) }
            }
        }
        Action::Take { .. } => Action::Take { stones: dice.amount(row.iter().min()?) },
        Action::Turn { .. } | Action::In { .. } => return None,
    })
}

/// Lowers random heaps, sometimes all by the same amount or by an amount of the pattern: games that allow only few
/// amounts allow that one.
fn lowering(row: &Row, pattern: &[(usize, Heap)], dice: &mut Dice) -> Option<Vec<(usize, Heap)>> {
    let mut heaps: Vec<usize> = (0..row.len()).filter(|heap| !row[*heap].is_zero()).collect();
    let count = if dice.below(2) == 0 { pattern.len() } else { 1 + dice.below(pattern.len()) };
    let count = count.min(heaps.len());
    for i in 0..count {
        let other = i + dice.below(heaps.len() - i);
        heaps.swap(i, other);
    }
    heaps.truncate(count);
    heaps.sort_unstable();
    let least = heaps.iter().map(|heap| &row[*heap]).min()?;
    let common = match dice.below(3) {
        0 => None,
        1 => Some(dice.amount(least)),
        _ => pattern.first().map(|(heap, size)| &row[*heap] - size),
    };
    let lowered = heaps.into_iter().map(|heap| {
        let taken = common.clone().unwrap_or_else(|| dice.amount(&row[heap]));
        Some((heap, row[heap].checked_sub(&taken)?))
    });
    lowered.collect()
}

/// `whole` as a sum of `count` positive parts, ascending.
fn split(whole: Heap, count: usize, dice: &mut Dice) -> Option<Vec<Heap>> {
    let mut rest = whole;
    let mut parts = Vec::new();
    for left in (0..count).rev() {
        let most = rest.checked_sub(&Heap::from(left)).filter(|most| !most.is_zero())?;
        let part = if left == 0 { most } else { dice.amount(&most) };
        rest = &rest - &part;
        parts.push(part);
    }
    parts.sort_unstable();
    rest.is_zero().then_some(parts)
}
