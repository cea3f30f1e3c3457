//! A random legal move, also in positions with too many moves to list.

use crate::Natural;
use crate::board::{Look, Meaning};
use crate::engine::rng::SplitMix64;
use crate::game::Game;
use crate::notation::Compound;
use crate::opponent::sample_limit;
use crate::position::Position;
use crate::ruleset::{LegalMove, Numbers, Ruleset};

/// How often a variation is tried before a listed move is taken as it is.
const TRIES: usize = 64;

/// Returns a random legal move, or `None` if there is none: uniformly if the moves can be listed, else a random
/// variation of one of the first few.
pub(super) fn legal_move(position: &Position, rng: &mut SplitMix64) -> Option<LegalMove<Vec<Numbers>>> {
    let (rules, rows, most) = (&position.rules, &position.rows, sample_limit(position));
    let options: Vec<_> = rules.options(rows).take(most + 1).collect();
    if options.len() <= most || position.compound() != Compound::Sum {
        return rng.choose(options);
    }
    let can_move = |component: &usize| rules.games[*component].options(&rows[*component]).next().is_some();
    let component = rng.choose((0..rows.len()).filter(can_move).collect())?;
    let (game, row) = (rules.games[component].as_ref(), &rows[component]);
    let pattern = rng.choose(game.options(row).take(most).collect())?;
    let numbers = game.numbers(row);
    let meaning = Meaning::of(&pattern.action, game.look(), numbers);
    let beside = game.board(row).beside.unwrap_or_default();
    let varied = (0..TRIES).find_map(|_| {
        let action = variation(numbers, &beside, &meaning, game, rng)?.action(numbers)?;
        let to = game.play(row, &action).ok()?;
        Some(LegalMove { action, to })
    });
    Some(rules.lift(rows, component, varied.unwrap_or(pattern)))
}

/// Returns a size below `bound`.
fn size_below(bound: &Natural, rng: &mut SplitMix64) -> Natural {
    Natural::from(rng.below_ubig(bound.as_ubig()))
}

/// Returns an amount from 1 to `most`.
fn amount(most: &Natural, rng: &mut SplitMix64) -> Natural {
    &size_below(most, rng) + &Natural::ONE
}

/// Returns a move of the same kind elsewhere or by another amount; it may be illegal, which the caller checks. Returns
/// `None` if moves of this kind are not varied.
fn variation(
    numbers: &[Natural],
    beside: &Natural,
    pattern: &Meaning,
    game: &dyn Game,
    rng: &mut SplitMix64,
) -> Option<Meaning> {
    let held = || (0..numbers.len()).filter(|i| !numbers[*i].is_zero()).collect::<Vec<usize>>();
    Some(match pattern {
        Meaning::Slide { .. } => {
            let square = &numbers[rng.choose(held())?];
            let coin = numbers.iter().position(|other| other == square)?;
            Meaning::Slide { coin, from: square.clone(), to: size_below(square, rng) }
        }
        Meaning::Shift { .. } => {
            let from = rng.choose(held().into_iter().filter(|square| *square > 0).collect())?;
            Meaning::Shift { from, to: rng.index(from) }
        }
        Meaning::Set(_) if game.look() == Look::Vertices => {
            let coin = rng.choose(held())?;
            Meaning::Set(vec![(coin, size_below(&numbers[coin], rng))])
        }
        Meaning::Set(changes) => Meaning::Set(lowering(numbers, changes, rng)?),
        Meaning::Split { index, parts } => {
            let taken =
                parts.iter().try_fold(numbers[*index].clone(), |rest, part| rest.checked_sub(part))?;
            let index = rng.choose(held())?;
            Meaning::Split { index, parts: split(numbers[index].checked_sub(&taken)?, parts.len(), rng)? }
        }
        Meaning::Descend { .. } => {
            let step = rng.choose(held())?;
            Meaning::Descend { step, coins: amount(&numbers[step], rng) }
        }
        Meaning::Withdraw { .. } | Meaning::Deposit { .. } => {
            if rng.index(2) == 0 && !beside.is_zero() {
                Meaning::Deposit { heap: rng.index(numbers.len()), chips: amount(beside, rng) }
            } else {
                let heap = rng.choose(held())?;
                Meaning::Withdraw { heap, chips: amount(&numbers[heap], rng) }
            }
        }
        Meaning::Take { .. } => {
            let stones = amount(numbers.iter().min()?, rng);
            Meaning::Take { limit: game.next_limit(&stones), stones }
        }
        Meaning::Replace { .. } | Meaning::Turn { .. } | Meaning::TurnRun { .. } => return None,
    })
}

/// Lowers random heaps, sometimes all by the same amount or by an amount of the pattern: games that allow only few
/// amounts allow that one.
fn lowering(
    row: &[Natural],
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
        _ => pattern.first().and_then(|(heap, size)| row[*heap].checked_sub(size)),
    };
    let lowered = heaps.into_iter().map(|heap| {
        let taken = common.clone().unwrap_or_else(|| amount(&row[heap], rng));
        Some((heap, row[heap].checked_sub(&taken)?))
    });
    lowered.collect()
}

/// Returns `whole` as a sum of `count` positive parts, ascending.
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
