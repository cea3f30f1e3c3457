//! Verdicts and winning moves of many small positions, flat in memory.

use std::hint::black_box;

use anyhow::Result;
use nimatron_kernel::{Level, Positions};

use crate::inputs::Flat;
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, is_lost_scalar, winning_move, xor_pass};

const READ: &str = "plain read of all heaps";
/// So many positions stay in the cache.
const IN_CACHE: usize = 8000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for (count, rounds) in [(IN_CACHE, 40), (1_000_000, 8)] {
        for k in [1, 2, 4] {
            tables.push(verdicts(count, k, rounds)?);
        }
    }
    for k in [1, 2, 4] {
        tables.push(moves(k)?);
    }
    Ok(tables)
}

fn verdicts(count: usize, k: u64, rounds: usize) -> Result<Table> {
    let flat = Flat::new(count, k + 1);
    let positions = Positions::new(&flat.heaps, &flat.offsets)?;
    let per_bit = |heaps: &[u64]| is_lost_per_bit(heaps, k + 1);
    let expected: Vec<bool> = flat.positions().map(per_bit).collect();
    let right = |lost: &Vec<bool>| *lost == expected;
    let (scalar, times, verdict): (_, _, fn(&[u64], u32) -> bool) = match k {
        1 => ("scalar xor loop", 6.0, |heaps, _| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0),
        _ => ("scalar bit planes", 4.0, is_lost_scalar),
    };
    let mut race = Race::new(format!("Verdicts of {count} positions of 3 to 20 heaps, k = {k}"));
    race.variant(READ, |_| true, || xor_pass(black_box(&flat.heaps)))?;
    race.variant(scalar, right, || {
        black_box(&flat).positions().map(|heaps| verdict(heaps, k as u32 + 1)).collect()
    })?;
    if count == IN_CACHE {
        race.variant("per-bit count", right, || black_box(&flat).positions().map(per_bit).collect())?;
    }
    race.variant("portable", right, || black_box(positions).lost(Level::PORTABLE, k))?;
    race.variant("nimatron", right, || black_box(positions).lost(Level::best(), k))?;
    if count == IN_CACHE {
        race.target(Target::times(times, scalar));
    }
    race.run(rounds)
}

/// Winning moves, all together: the answer is the number of positions that have one, after each was checked.
fn moves(k: u64) -> Result<Table> {
    let flat = Flat::new(IN_CACHE, k + 1);
    let positions = Positions::new(&flat.heaps, &flat.offsets)?;
    let textbook = "textbook";
    let expected: Vec<Vec<(usize, u64)>> =
        flat.positions().map(|heaps| winning_move(heaps, k as usize + 1)).collect();
    let mut race = Race::new(format!("Winning moves of {IN_CACHE} positions of 3 to 20 heaps, k = {k}"));
    race.variant(
        textbook,
        |_| true,
        || {
            let moves = black_box(&flat).positions().map(|heaps| winning_move(heaps, k as usize + 1));
            moves.map(|lowered| lowered.len()).sum::<usize>()
        },
    )?;
    let same = |moves: &nimatron_kernel::Moves<u64>| {
        expected.iter().enumerate().all(|(index, lowered)| moves.get(index) == Some(lowered))
    };
    race.variant("nimatron", same, || black_box(positions).winning_moves(Level::best(), k))?;
    if k > 1 {
        race.target(Target::times(15.0, textbook));
    }
    race.run(20)
}
