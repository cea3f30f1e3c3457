//! The verdict of one position of Moore's Nim, from a few heaps to ten million.

use std::hint::black_box;
use std::time::Duration;

use anyhow::Result;
use nimatron_kernel::{SimdLevel, columns};

use crate::inputs::lost;
use crate::race::{Race, Table, Target};
use crate::reference::{is_lost_per_bit, xor_pass};

const XOR: &str = "plain xor pass";
const PER_BIT: &str = "per-bit count";

pub(crate) fn tables() -> Result<Vec<Table>> {
    let small = [3, 16, 64, 1000].map(|heaps| (heaps, [1, 2, 4]));
    let large = [10_000, 100_000, 1_000_000, 10_000_000].map(|heaps| (heaps, [1, 2, 20]));
    let sizes = small.into_iter().chain(large);
    sizes.map(|(heaps, ks)| table(heaps, &ks)).collect()
}

/// Measures lost positions only, so that no variant can stop at the first unbalanced column.
fn table(count: usize, ks: &[u64]) -> Result<Table> {
    let positions: Vec<(u64, Vec<u64>)> = ks.iter().map(|k| (*k, lost(count, k + 1, 64))).collect();
    let mut race = Race::new(format!("Verdict of one lost position of {count} heaps of 64 bits"));
    let (_, some) = &positions[0];
    race.variant(XOR, |_| true, || xor_pass(black_box(some)))?;
    for (k, heaps) in &positions {
        // The per-bit count takes equally long for every k, and a second for ten million heaps.
        if *k == 2 && count <= 1_000_000 {
            race.variant(PER_BIT, |lost| *lost, move || is_lost_per_bit(black_box(heaps), k + 1))?;
        }
        let verdict = |level: SimdLevel| move || columns::is_lost(level, black_box(heaps), *k);
        if SimdLevel::best() != SimdLevel::PORTABLE {
            race.variant(&format!("portable, k = {k}"), |lost| *lost, verdict(SimdLevel::PORTABLE))?;
        }
        race.variant(&format!("nimatron, k = {k}"), |lost| *lost, verdict(SimdLevel::best()))?;
        match count {
            ..=64 => race.target(Target::Within(Duration::from_nanos(32))),
            1000 => race.target(Target::Within(Duration::from_nanos(130))),
            10_000 => race.target(Target::times(0.5, XOR)),
            _ => race.target(Target::times(0.95, XOR)),
        };
        if *k == 2 && (100_000..=1_000_000).contains(&count) {
            race.target(Target::times(200.0, PER_BIT));
        }
    }
    race.run(if count >= 1_000_000 { 30 } else { 200 })
}
