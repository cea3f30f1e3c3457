//! Verdicts and winning moves of many small positions, flat in memory.

use std::hint::black_box;

use anyhow::{Result, ensure};
use nimatron_kernel::{Positions, SimdLevel};

use crate::inputs::Flat;
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, is_lost_scalar, winning_move, xor_pass};

const READ: &str = "plain read of all heaps";
/// The number of positions that fit in the cache of one core.
const IN_CACHE: usize = 3000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for (count, rounds) in [(IN_CACHE, 200), (1_000_000, 12)] {
        for k in [1, 2, 4] {
            tables.push(verdicts(count, k, rounds)?);
        }
    }
    for k in [1, 2, 4] {
        tables.push(moves(k)?);
    }
    Ok(tables)
}

/// Returns a variant that works on the positions cut in the next way each time.
fn in_turn<'a, A: PartialEq>(
    expected: &'a [A],
    mut work: impl FnMut(usize) -> A + 'a,
) -> Result<impl FnMut() -> A + 'a> {
    ensure!(expected.iter().enumerate().all(|(cut, answer)| work(cut) == *answer), "an answer is wrong");
    let mut turn = 0;
    Ok(move || {
        turn = (turn + 1) % expected.len();
        work(black_box(turn))
    })
}

/// Returns the positions, cut in all ways.
fn positions(flat: &Flat) -> Result<Vec<Positions<'_, u64, u32>>> {
    Ok(flat.cuts.iter().map(|offsets| Positions::new(&flat.heaps, offsets)).collect::<Result<_, _>>()?)
}

fn verdicts(count: usize, k: u64, rounds: usize) -> Result<Table> {
    let flat = &Flat::new(count, k + 1);
    let positions = &positions(flat)?;
    let by = move |verdict: fn(&[u64], u32) -> bool| {
        move |cut: usize| -> Vec<bool> {
            flat.positions(&flat.cuts[cut]).map(|heaps| verdict(heaps, k as u32 + 1)).collect()
        }
    };
    let per_bit = by(|heaps, m| is_lost_per_bit(heaps, m.into()));
    let expected: &Vec<Vec<bool>> = &(0..positions.len()).map(per_bit).collect();
    let lost = move |level| move |cut: usize| positions[cut].lost(level, k);
    let mut race = Race::new(format!("Verdicts of {count} positions of 3 to 20 heaps, k = {k}"));
    race.variant(READ, |_| true, || xor_pass(black_box(&flat.heaps)))?;
    let (scalar, times, verdict): (_, _, fn(&[u64], u32) -> bool) = match k {
        1 => ("scalar xor loop", 6.0, |heaps, _| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0),
        _ => ("scalar bit planes", 4.0, is_lost_scalar),
    };
    race.variant(scalar, |_| true, in_turn(expected, by(verdict))?)?;
    if count == IN_CACHE {
        race.variant("per-bit count", |_| true, in_turn(expected, per_bit)?)?;
    }
    race.variant("portable", |_| true, in_turn(expected, lost(SimdLevel::PORTABLE))?)?;
    race.variant("nimatron", |_| true, in_turn(expected, lost(SimdLevel::best()))?)?;
    if count == IN_CACHE {
        race.target(Target::times(times, scalar));
    }
    race.run(rounds)
}

/// Measures winning moves of all positions together; the changed heaps are in one list.
fn moves(k: u64) -> Result<Table> {
    let flat = &Flat::new(IN_CACHE, k + 1);
    let positions = &positions(flat)?;
    let textbook = move |cut: usize| -> Vec<(usize, u64)> {
        flat.positions(&flat.cuts[cut]).flat_map(|heaps| winning_move(heaps, k as usize + 1)).collect()
    };
    let expected: &Vec<Vec<(usize, u64)>> = &(0..positions.len()).map(textbook).collect();
    let ours = move |cut: usize| positions[cut].winning_moves(SimdLevel::best(), k).changes;
    let mut race = Race::new(format!("Winning moves of {IN_CACHE} positions of 3 to 20 heaps, k = {k}"));
    race.variant("textbook", |_| true, in_turn(expected, textbook)?)?;
    race.variant("nimatron", |_| true, in_turn(expected, ours)?)?;
    if k > 1 {
        race.target(Target::times(15.0, "textbook"));
    }
    race.run(60)
}
