//! Verdicts and winning moves of many small positions, flat in memory.

use std::hint::black_box;

use anyhow::{Result, ensure};
use nimatron_kernel::{Level, Positions};

use crate::inputs::Flat;
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, is_lost_scalar, winning_move, xor_pass};

const READ: &str = "plain read of all heaps";
/// So many positions stay in the cache of one core.
const IN_CACHE: usize = 3000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for (count, rounds) in [(IN_CACHE, 60), (1_000_000, 8)] {
        for k in [1, 2, 4] {
            tables.push(verdicts(count, k, rounds)?);
        }
    }
    for k in [1, 2, 4] {
        tables.push(moves(k)?);
    }
    Ok(tables)
}

/// Work on the positions, cut in all ways in turn.
fn in_turn<'a, A>(
    flat: &'a Flat,
    expected: &'a [A],
    mut work: impl FnMut(&'a [u32]) -> A + 'a,
) -> Result<impl FnMut() -> A + 'a>
where
    A: PartialEq,
{
    let right = flat.cuts.iter().zip(expected).all(|(offsets, expected)| work(offsets) == *expected);
    ensure!(right, "an answer is wrong");
    let mut turns = flat.cuts.iter().cycle();
    Ok(move || work(black_box(turns.next().unwrap_or(&flat.cuts[0]))))
}

fn verdicts(count: usize, k: u64, rounds: usize) -> Result<Table> {
    let flat = &Flat::new(count, k + 1);
    let heaps = &flat.heaps;
    let per_bit = |heaps: &[u64]| is_lost_per_bit(heaps, k + 1);
    let by = |verdict: &dyn Fn(&[u64]) -> bool, offsets| flat.positions(offsets).map(verdict).collect();
    let expected: &Vec<Vec<bool>> = &flat.cuts.iter().map(|offsets| by(&per_bit, offsets)).collect();
    let lost = |level| {
        move |offsets| Positions::new(heaps, offsets).map_or_else(|_| vec![], |all| all.lost(level, k))
    };
    let mut race = Race::new(format!("Verdicts of {count} positions of 3 to 20 heaps, k = {k}"));
    race.variant(READ, |_| true, || xor_pass(black_box(heaps)))?;
    let (scalar, times) = match k {
        1 => ("scalar xor loop", 6.0),
        _ => ("scalar bit planes", 4.0),
    };
    let work = move |offsets| -> Vec<bool> {
        match k {
            1 => flat
                .positions(offsets)
                .map(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0)
                .collect(),
            _ => flat.positions(offsets).map(|heaps| is_lost_scalar(heaps, k as u32 + 1)).collect(),
        }
    };
    race.variant(scalar, |_| true, in_turn(flat, expected, work)?)?;
    if count == IN_CACHE {
        let work = move |offsets| flat.positions(offsets).map(per_bit).collect();
        race.variant("per-bit count", |_| true, in_turn(flat, expected, work)?)?;
    }
    race.variant("portable", |_| true, in_turn(flat, expected, lost(Level::PORTABLE))?)?;
    race.variant("nimatron", |_| true, in_turn(flat, expected, lost(Level::best()))?)?;
    if count == IN_CACHE {
        race.target(Target::times(times, scalar));
    }
    race.run(rounds)
}

/// Winning moves, all together: the heaps to be changed one after the other.
fn moves(k: u64) -> Result<Table> {
    let flat = &Flat::new(IN_CACHE, k + 1);
    let textbook = move |offsets| -> Vec<(usize, u64)> {
        flat.positions(offsets).flat_map(|heaps| winning_move(heaps, k as usize + 1)).collect()
    };
    let expected: &Vec<Vec<(usize, u64)>> = &flat.cuts.iter().map(|offsets| textbook(offsets)).collect();
    let ours = move |offsets| {
        Positions::new(&flat.heaps, offsets)
            .map_or_else(|_| vec![], |all| all.winning_moves(Level::best(), k).changes)
    };
    let mut race = Race::new(format!("Winning moves of {IN_CACHE} positions of 3 to 20 heaps, k = {k}"));
    race.variant("textbook", |_| true, in_turn(flat, expected, textbook)?)?;
    race.variant("nimatron", |_| true, in_turn(flat, expected, ours)?)?;
    if k > 1 {
        race.target(Target::times(15.0, "textbook"));
    }
    race.run(20)
}
