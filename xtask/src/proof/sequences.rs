//! Grundy values of single heaps and their periods: compares the program with the oracle.

use std::path::Path;

use anyhow::{Result, anyhow, ensure};
use nimatron::Budget;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};

use super::oracle::Oracle;

/// Heaps 0 .. HEAPS-1 are compared.
const HEAPS: usize = 64;
/// Steps in which the program must prove a period for it to be compared.
const STEPS: u64 = 200_000;
/// Heaps that the oracle looks at to prove a period: few, because it uses lists instead of arrays.
const WINDOW: u64 = 600;

/// Returns all octal codes with a leading 0 or 4 and two more digits, and some hexadecimal ones.
fn games() -> Result<Vec<(String, TakeAndBreak)>> {
    let octal = [0, 4].into_iter().flat_map(|first| (0..64).map(move |rest| format!("{first}.{rest:02o}")));
    let octal = octal.chain(["0.137", "0.106", "0.165", "0.055"].map(str::to_owned));
    let hexadecimal = ["0.9", "0.f", "8.1", "0.8f", "c.3"].map(str::to_owned);
    let game = |code: String| {
        let game = code.parse().map_err(|error| anyhow!("{code}: {error}"))?;
        Ok((code, game))
    };
    octal.chain(hexadecimal).map(game).collect()
}

pub(super) fn compare(oracle: &Path) -> Result<String> {
    let mut oracle = Oracle::start(oracle)?;
    let games = games()?;
    let mut periods = 0;
    for (code, game) in &games {
        let mut sequence = Sequence::new(game.clone());
        sequence.extend_to(HEAPS - 1, &Budget::default())?;
        // If a period was proved earlier, the values end there and the period gives the others.
        let ours = (0..HEAPS)
            .map(|heap| sequence.known(&heap.into()).map_or("?".into(), |value| value.0.to_string()));
        let ours = ours.collect::<Vec<_>>().join(" ");
        let proved = oracle.ask(&format!("table {code} {HEAPS}"))?;
        ensure!(ours == proved, "{code}: the values are\n{proved}, not\n{ours}");
        let Ok(period) = sequence.prove_period(&Budget::new(STEPS)) else { continue };
        let start = period.preperiod().max(1);
        if period.saltus() == 0 && 2 * (start + period.length()) <= WINDOW {
            let answer = oracle.ask(&format!("period {code} {start} {}", period.length()))?;
            ensure!(answer == "yes", "{code}: the oracle does not prove the period {period}");
            periods += 1;
        }
    }
    Ok(format!("{} codes agree in {HEAPS} values each, {periods} of them in a proved period", games.len()))
}
