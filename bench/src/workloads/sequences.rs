//! Grundy values of heap games: periodic games with their proof, and the long ones.

use anyhow::{Result, anyhow};
use igs::game::DecomposableGame;
use igs::games::grundy_game::GrundyGame;
use nimatron::Budget;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use std::time::Duration;

use crate::race::{Race, Table, Target};
use crate::sparse;

/// A million heaps and the empty one.
const MANY: usize = 1_000_000;
/// The largest heap for peers whose time grows with the square of the heap.
const FEW: usize = 30_000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    Ok(vec![
        periodic("Kayles", "0.77")?,
        periodic("Dawson's Kayles", "0.07")?,
        officers()?,
        grundy()?,
        memoised()?,
        brute("Treblecross", "0.007")?,
        brute("Officers", "0.6")?,
    ])
}

/// Returns the sequence of the game with the values of all heaps up to `to`.
pub(super) fn listed(game: &TakeAndBreak, to: usize) -> Sequence {
    let mut sequence = Sequence::new(game.clone());
    let budget = Budget::new(u64::MAX);
    let done = sequence.fill_to(to, &budget);
    done.expect("the budget is unlimited");
    sequence
}

/// Returns whether a sequence has these values.
pub(super) fn has(expected: &[u32]) -> impl Fn(&Sequence) -> bool {
    |sequence| sequence.values().eq(expected.iter().copied())
}

/// Returns the values of a game for all heaps up to `to`.
pub(super) fn values(game: &TakeAndBreak, to: usize) -> Vec<u32> {
    listed(game, to).values().collect()
}

fn octal(code: &str) -> Result<TakeAndBreak> {
    TakeAndBreak::octal(code).map_err(|error| anyhow!("{error}"))
}

fn ogs<S: ogs::Solver<Stats = ()>>(code: &str, to: usize) -> Vec<u32> {
    let Ok(game) = code.parse::<ogs::Game>() else { return Vec::new() };
    let mut solver = S::with_capacity(game, to + 1);
    solver.by_ref().take(to + 1).for_each(drop);
    solver.nimbers().iter().map(|value| u32::from(*value)).collect()
}

/// Measures a game whose period is proved: our time includes the proof and the values of all heaps.
fn periodic(name: &str, code: &'static str) -> Result<Table> {
    let game = octal(code)?;
    let all = values(&game, MANY);
    let few = &all[..=FEW];
    let mut race =
        Race::new(format!("{name} {code}, values of all heaps to 1,000,000 with the proof of the period"));
    race.variant("ogs RC to 30,000", |answer| answer == few, || ogs::<ogs::RCSolver<true, ()>>(code, FEW))?
        .variant("nimatron to 1,000,000", has(&all), || listed(&game, MANY))?
        .target(Target::Within(Duration::from_millis(1)))
        .target(Target::times(1000.0, "ogs RC to 30,000"));
    Ok(race.run(3)?.remark(
        "ogs takes time in proportion to the square of the heap here, so it is stopped at 30,000 heaps; it proves no period.",
    ))
}

fn officers() -> Result<Table> {
    let game = octal("0.6")?;
    let all = values(&game, MANY);
    let mut race = Race::new("Officers 0.6, values of all heaps to 1,000,000");
    race.variant("ogs RC", |answer| *answer == all, || ogs::<ogs::RCSolver<true, ()>>("0.6", MANY))?
        .variant("nimatron", has(&all), || listed(&game, MANY))?
        .target(Target::times(5.0, "ogs RC"));
    race.run(3)
}

fn grundy() -> Result<Table> {
    let all = values(&TakeAndBreak::grundy(), MANY);
    let mut race = Race::new("Grundy's game, values of all heaps to 1,000,000");
    race.variant("sparse space, scalar", |answer| *answer == all, || sparse::grundys_game(MANY))?
        .variant("nimatron", has(&all), || listed(&TakeAndBreak::grundy(), MANY))?
        .target(Target::times(6.0, "sparse space, scalar"));
    Ok(race
        .run(1)?
        .remark("The scalar twin does what the best public programs do, written anew, the mask given to it."))
}

/// Returns the values of all heaps of Grundy's game up to `to`; igs numbers the heaps by their excess over two.
fn igs(to: u16) -> Vec<u32> {
    let game = GrundyGame(to);
    let mut solver = game.solver_with_stats(());
    (0..=to).map(|heap| u32::from(solver.nimber_of_component(heap.saturating_sub(2)))).collect()
}

/// Measures Grundy's game next to a program for any impartial game that memoises values in a map.
fn memoised() -> Result<Table> {
    const HEAPS: u16 = 4000;
    let heaps = usize::from(HEAPS);
    let all = values(&TakeAndBreak::grundy(), heaps);
    let mut race = Race::new("Grundy's game, values of all heaps to 4,000");
    race.variant("igs", |answer| *answer == all, || igs(HEAPS))?
        .variant("nimatron", has(&all), || listed(&TakeAndBreak::grundy(), heaps))?;
    race.run(3)
}

/// Measures a game with neither a short period nor few rare heaps at this size: brute force in all variants.
fn brute(name: &str, code: &'static str) -> Result<Table> {
    const HEAPS: usize = 10_000;
    let game = octal(code)?;
    let all = values(&game, HEAPS);
    let mut race = Race::new(format!("{name} {code}, values of all heaps to 10,000"));
    race.variant("ogs naive", |answer| *answer == all, || ogs::<ogs::NaiveSolver<()>>(code, HEAPS))?
        .variant("ogs RC", |answer| *answer == all, || ogs::<ogs::RCSolver<true, ()>>(code, HEAPS))?
        .variant("nimatron", has(&all), || listed(&game, HEAPS))?
        .target(Target::times(4.0, "ogs naive"));
    race.run(5)
}
