//! Verdicts and winning moves of many small positions, flat in memory.

use std::hint::black_box;

use anyhow::Result;
use nimatron::positions;

use crate::inputs::Flat;
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, is_lost_scalar, winning_move, xor_pass};

const READ: &str = "plain read of all heaps";

pub(crate) fn tables() -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for (count, rounds) in [(8000, 40), (1_000_000, 8)] {
        for k in [1, 2, 4] {
            tables.push(verdicts(count, k, rounds)?);
        }
    }
    Ok(tables)
}

fn verdicts(count: usize, k: u64, rounds: usize) -> Result<Table> {
    let flat = Flat::new(count, k + 1);
    let m = k as u32 + 1;
    let expected: Vec<bool> = flat.positions().map(|heaps| is_lost_per_bit(heaps, k + 1)).collect();
    let right = |lost: &Vec<bool>| *lost == expected;
    let mut race = Race::new(format!("Verdicts of {count} positions of 3 to 20 heaps, k = {k}"));
    race.variant(READ, |_| true, || xor_pass(black_box(&flat.heaps)))?;
    let (scalar, times) = if k == 1 { ("scalar xor loop", 6.0) } else { ("scalar bit planes", 4.0) };
    if k == 1 {
        let lost = |heaps: &[u64]| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        race.variant(scalar, right, || black_box(&flat).positions().map(lost).collect())?;
    } else {
        let lost = |heaps: &[u64]| is_lost_scalar(heaps, m);
        race.variant(scalar, right, || black_box(&flat).positions().map(lost).collect())?;
    }
    if count <= 8000 {
        let lost = |heaps: &[u64]| is_lost_per_bit(heaps, k + 1);
        race.variant("per-bit count", right, || black_box(&flat).positions().map(lost).collect())?;
    }
    race.variant("nimatron", right, || positions::lost(&flat.heaps, &flat.offsets, k))?;
    if count <= 8000 {
        race.target(Target::times(times, scalar));
    }
    race.run(rounds)
}
