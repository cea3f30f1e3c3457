//! Periods of Grundy values: the values are recomputed one by one over the window that a theorem requires.
//!
//! Below, `n0` is the preperiod, `p` the period and `k` the largest amount that can be taken at once.
//!
//! - Codes (Guy & Smith 1956): if no move leaves more than `r` heaps, and `G(n+p) = G(n)` for `n0 <= n < r n0 + (r-1) p + k`
//!   with `n0 >= 1`, then for all `n >= n0`.
//! - Subtraction games: `n0 <= n < n0 + k` is enough.
//! - All but a finite set, the largest of which is `m`: if at some `s >= n0` the values of `m` heaps in a row from `s` on rise by
//!   `σ`, and the values below heap `s + p` are those below heap `s` raised by `σ`, and all below `σ`, then so it goes on.
//! - Codes whose values rise: see `arithmetic.rs`.
//! - Lasker's Nim: 1, 2, 4, 3, and so on by fours (Winning Ways, chapter 4).

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::arithmetic::Rising;
use crate::certificate::Periodic;
use crate::game::Game;
use crate::notation::Component;
use crate::taking::Taking;
use crate::work::{Refused, Work, ensure};

/// Checks the proof that the values of the game have this period forever.
pub(crate) fn check(periodic: &Periodic, work: &mut Work) -> Result<(), Refused> {
    let Periodic { game, preperiod, period, saltus, values } = periodic;
    let component = Component::read(game, work)?;
    let Game::Heaps(taking) = component.game.as_ref() else {
        return Err(Refused(format!("`{game}` is not a game of single heaps")));
    };
    ensure(component.row.is_empty(), || format!("`{game}` has heaps, and a period belongs to the game"))?;
    let len = values.len() as u64;
    let whole = period.checked_add(*preperiod).is_some_and(|end| *period > 0 && end <= len && *saltus <= len);
    let enough = match (taking, window_end(taking, *preperiod, *period)) {
        (Taking::Lasker, _) => len == 5 && (*preperiod, *period, *saltus) == (1, 4, 4),
        (Taking::AllBut(_), _) => true,
        // How many are needed depends on the values. Without moves that leave three heaps none rise for ever.
        (Taking::Code(digits), _) if *saltus > 0 => digits.iter().any(|digit| *digit >= 8),
        (_, end) => *saltus == 0 && end.and_then(|end| end.checked_add(*period)) == Some(len),
    };
    ensure(whole && enough, || format!("{len} values are not the window that proves this period"))?;
    recompute(taking, values, work)?;
    let (n0, p) = (*preperiod as usize, *period as usize);
    let rises = |n: &usize| values[n + p] == values[*n] + saltus;
    let broken = (n0..values.len() - p).find(|n| !rises(n));
    ensure(broken.is_none(), || format!("heap {} breaks the period", broken.unwrap_or(0)))?;
    ensure(n0 == 0 || !rises(&(n0 - 1)), || format!("the period begins before heap {n0}"))?;
    // The least period divides every other one.
    let value = |n: usize| if n < n0 + p { values[n] } else { values[n - p] + saltus };
    for d in (1..=p / 2).filter(|d| p.is_multiple_of(*d)) {
        work.spend(*period)?;
        let times = (p / d) as u64;
        let repeats = (n0..n0 + p).all(|n| value(n + d) * times == value(n) * times + saltus);
        ensure(!repeats, || format!("the values repeat after {d} heaps already"))?;
    }
    if let (Taking::Code(digits), 1..) = (taking, *saltus) {
        let rising = Rising { digits, values, start: n0.max(1), period: p, saltus: *saltus };
        rising.check(work)?;
    }
    if let Taking::AllBut(amounts) = taking {
        let longest = amounts.last().map_or(Some(0), ToPrimitive::to_usize);
        let start = longest.and_then(|longest| values.len().checked_sub(p.checked_add(longest)?));
        let start = start.filter(|start| *start >= n0);
        let start = start.ok_or_else(|| Refused("the values end before the window".to_owned()))?;
        let mut before: Vec<u64> =
            (0..*saltus).chain(values[..start].iter().map(|value| value + saltus)).collect();
        let mut after = values[..start + p].to_vec();
        for list in [&mut before, &mut after] {
            list.sort_unstable();
            list.dedup();
        }
        ensure(before == after, || "the set of values does not rise as the theorem demands".to_owned())?;
    }
    Ok(())
}

/// Returns the first heap after the window of the theorem on codes or subtraction games.
fn window_end(taking: &Taking, preperiod: u64, period: u64) -> Option<u64> {
    let reach = taking.reach()?.to_u64()?;
    let (parts, from, more) = match taking {
        Taking::UpTo(_) | Taking::Listed(_) => (1, preperiod, 0),
        // A split into unequal parts must stay one when the larger part is shortened.
        Taking::Grundy => (2, preperiod.max(1), period),
        Taking::Code(digits) => match digits.iter().max() {
            Some(8..) => (3, preperiod.max(1), 0),
            Some(4..) => (2, preperiod.max(1), 0),
            _ => (1, preperiod.max(1), 0),
        },
        Taking::AllBut(_) | Taking::Lasker => return None,
    };
    (from.checked_mul(parts)?)
        .checked_add(period.checked_mul(parts - 1)?)?
        .checked_add(reach)?
        .checked_add(more)
}

/// Checks that each value is the mex of the values of the heap's options.
fn recompute(taking: &Taking, values: &[u64], work: &mut Work) -> Result<(), Refused> {
    let mut seen = vec![0usize; 2];
    for (heap, value) in values.iter().enumerate() {
        taking.partitions(heap as u64, work, &mut |parts, work| {
            work.spend(1)?;
            let value = parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]) as usize;
            // Every smaller heap has passed, so values are no larger than the number of options.
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = heap + 1;
            Ok(())
        })?;
        let least = seen.iter().position(|at| *at != heap + 1).unwrap_or(seen.len()) as u64;
        ensure(*value == least, || format!("heap {heap} has the value {least}, not {value}"))?;
    }
    Ok(())
}

/// Returns the value of a heap by a period that has been checked.
pub(crate) fn value(periodic: &Periodic, heap: &BigUint) -> BigUint {
    let known = |n: usize| BigUint::from(periodic.values[n]);
    match heap.to_usize().filter(|heap| *heap < periodic.values.len()) {
        Some(heap) => known(heap),
        None => {
            let beyond = heap - periodic.preperiod;
            let place = (&beyond % periodic.period).to_usize().unwrap_or(0) + periodic.preperiod as usize;
            known(place) + beyond / periodic.period * periodic.saltus
        }
    }
}
