//! A winning move in one position of Moore's Nim with many heaps.

use std::hint::black_box;

use anyhow::Result;
use nimatron_kernel::SimdLevel;

use crate::inputs::{last_column, random};
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, winning_move, xor_pass};

const HEAPS: usize = 100_000;
const XOR: &str = "plain xor pass";

pub(crate) fn tables() -> Result<Vec<Table>> {
    let title = "A winning move in one position of 100,000 heaps";
    Ok(vec![
        table(format!("{title}, random"), &random(HEAPS, 64), 0.8)?,
        table(format!("{title}, a column in the last heap only"), &last_column(HEAPS), 0.4)?,
    ])
}

fn table(title: String, heaps: &[u64], share: f64) -> Result<Table> {
    let mut race = Race::new(title);
    race.variant(XOR, |_| true, || xor_pass(black_box(heaps)))?;
    for k in [1u64, 2, 20] {
        let wins = |lowered: &Vec<(usize, u64)>| wins(heaps, lowered, k);
        let textbook = format!("textbook, k = {k}");
        race.variant(&textbook, wins, move || winning_move(black_box(heaps), k as usize + 1))?;
        race.variant(&format!("nimatron, k = {k}"), wins, move || {
            nimatron_kernel::winning_move(SimdLevel::best(), black_box(heaps), k).unwrap_or_default()
        })?;
        race.target(Target::times(share, XOR)).target(Target::times(100.0, &textbook));
    }
    race.run(60)
}

/// Returns whether the move is legal and leads to a lost position.
fn wins(heaps: &[u64], lowered: &[(usize, u64)], k: u64) -> bool {
    let mut after = heaps.to_vec();
    let legal = lowered.iter().all(|(index, size)| std::mem::replace(&mut after[*index], *size) > *size);
    legal && !lowered.is_empty() && lowered.len() as u64 <= k && is_lost_per_bit(&after, k + 1)
}
