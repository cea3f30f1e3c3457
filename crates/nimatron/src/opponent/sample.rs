//! A random legal move, also from positions with more moves than could be listed.

use crate::Natural;
use crate::game::Game;
use crate::opponent::sample_limit;
use crate::position::Position;
use crate::rng::SplitMix64;
use crate::ruleset::{Action, Move, Numbers, Ruleset};

/// How often a variation is tried before a listed move is taken as it is.
const TRIES: usize = 64;

/// A random legal move, or `None` where there is none: any with the same chance where they can be listed, else one
/// of the first few, varied.
pub(super) fn legal_move(position: &Position, rng: &mut SplitMix64) -> Option<Move<Vec<Numbers>>> {
    let (rules, rows, most) = (&position.rules, &position.rows, sample_limit(position));
    let options: Vec<_> = rules.options(rows).take(most + 1).collect();
    if options.len() <= most {
        return rng.choose(options);
    }
    let can_move = |component: &usize| rules.games[*component].options(&rows[*component]).next().is_some();
    let component = rng.choose((0..rows.len()).filter(can_move).collect())?;
    let (game, row) = (rules.games[component].as_ref(), &rows[component]);
    let pattern = rng.choose(game.options(row).take(most).collect())?;
    let varied = (0..TRIES).find_map(|_| {
        let action = variation(row, &pattern.action, rng)?;
        let to = play(game, row, &action)?;
        Some(Move { action, to })
    });
    Some(rules.lift(rows, component, varied.unwrap_or(pattern)))
}

fn play(game: &dyn Game, row: &Numbers, action: &Action) -> Option<Numbers> {
    game.play(row, action).ok()
}

/// A size below `bound`.
fn size_below(bound: &Natural, rng: &mut SplitMix64) -> Natural {
    Natural::from(rng.below(bound.as_ubig()))
}

/// An amount from 1 to `most`.
fn amount(most: &Natural, rng: &mut SplitMix64) -> Natural {
    &size_below(most, rng) + &Natural::ONE
}

/// An action of the same kind elsewhere or by another amount; the rules will say whether it is legal.
fn variation(row: &Numbers, pattern: &Action, rng: &mut SplitMix64) -> Option<Action> {
    let mut place = |from: &[Natural]| rng.choose((0..from.len()).filter(|i| !from[*i].is_zero()).collect());
    Some(match pattern {
        Action::Lower(lowered) => Action::Lower(lowering(row, lowered, rng)?),
        Action::Split { heap, parts } => {
            let taken = parts.iter().try_fold(row[*heap].clone(), |rest, part| rest.checked_sub(part))?;
            let heap = place(row)?;
            Action::Split { heap, parts: split(row[heap].checked_sub(&taken)?, parts.len(), rng)? }
        }
        Action::Slide { .. } => {
            let coin = place(row)?;
            Action::Slide { coin, to: size_below(&row[coin], rng) }
        }
        Action::Descend { .. } => {
            let step = place(row)?;
            Action::Descend { step, coins: amount(&row[step], rng) }
        }
        Action::Withdraw { .. } | Action::Deposit { .. } => {
            let (bank, heaps) = row.split_first()?;
            if rng.index(2) == 0 && !bank.is_zero() {
                Action::Deposit { heap: rng.index(heaps.len()), chips: amount(bank, rng) }
            } else {
                let heap = rng.choose((0..heaps.len()).filter(|heap| !heaps[*heap].is_zero()).collect())?;
                Action::Withdraw { heap, chips: amount(&heaps[heap], rng) }
            }
        }
        Action::Take { .. } => Action::Take { stones: amount(row.iter().min()?, rng) },
        Action::Replace { .. } | Action::Turn { .. } | Action::In { .. } => return None,
    })
}

/// Lowers random heaps, sometimes all by the same amount or by an amount of the pattern: games that allow only few
/// amounts allow that one.
fn lowering(
    row: &Numbers,
    pattern: &[(usize, Natural)],
    rng: &mut SplitMix64,
) -> Option<Vec<(usize, Natural)>> {
    let heaps: Vec<usize> = (0..row.len()).filter(|heap| !row[*heap].is_zero()).collect();
    let count = if rng.index(2) == 0 { pattern.len() } else { 1 + rng.index(pattern.len()) };
    let chosen = rng.subset(heaps.len(), count);
    let heaps: Vec<usize> = chosen.into_iter().map(|i| heaps[i]).collect();
    let least = heaps.iter().map(|heap| &row[*heap]).min()?;
    let common = match rng.index(3) {
        0 => None,
        1 => Some(amount(least, rng)),
        _ => pattern.first().map(|(heap, size)| &row[*heap] - size),
    };
    let lowered = heaps.into_iter().map(|heap| {
        let taken = common.clone().unwrap_or_else(|| amount(&row[heap], rng));
        Some((heap, row[heap].checked_sub(&taken)?))
    });
    lowered.collect()
}

/// `whole` as a sum of `count` positive parts, ascending.
fn split(whole: Natural, count: usize, rng: &mut SplitMix64) -> Option<Vec<Natural>> {
    let mut rest = whole;
    let mut parts = Vec::new();
    for left in (0..count).rev() {
        let most = rest.checked_sub(&Natural::from(left)).filter(|most| !most.is_zero())?;
        let part = if left == 0 { most } else { amount(&most, rng) };
        rest = &rest - &part;
        parts.push(part);
    }
    parts.sort_unstable();
    rest.is_zero().then_some(parts)
}
