//! Periods derived from arbitrary values are those that the theorems allow.

use std::collections::BTreeSet;

use nimatron::engine::rng::SplitMix64;
use nimatron::engine::take_and_break::{HeapGame, Period};

use super::{amounts, hexadecimal, octal, with_values};

/// Preperiod, period and saltus.
type Numbers = (usize, usize, u32);

/// Returns every cycle that the last values go through twice, the shortest first.
fn cycles(values: &[u32]) -> Vec<Numbers> {
    let len = values.len();
    let step = |n: usize| i64::from(values[n + 1]) - i64::from(values[n]);
    let mut found: Vec<Numbers> = Vec::new();
    for start in (0..len.saturating_sub(2)).rev() {
        let repeats = |period: &usize| (start..len - 1 - period).all(|n| step(n) == step(n + period));
        let period = (1..len - start).find(repeats).unwrap();
        let Some(saltus) = values[len - 1].checked_sub(values[len - 1 - period]) else { continue };
        if 2 * period <= len - start {
            found.retain(|(_, other, _)| *other != period);
            found.push((start, period, saltus));
        }
    }
    found
}

/// The window of the first cycle that the theorem of the game proves from these values, or else the cycle that is seen.
fn concluded(game: &HeapGame, values: &[u32]) -> Option<(Numbers, Option<std::ops::Range<usize>>)> {
    let (len, found) = (values.len(), cycles(values));
    let reach = game.reach().and_then(|reach| reach.to_usize());
    let window = |(n0, p, saltus): Numbers| match game {
        HeapGame::Subtraction(_) => (saltus == 0 && n0 + reach? + p <= len).then(|| n0..n0 + reach.unwrap()),
        HeapGame::AllBut(excluded) => {
            let longest = excluded.largest().map_or(0, |most| most.to_usize().unwrap());
            let start = len.checked_sub(p + longest).filter(|start| *start >= n0)?;
            let set = |end: usize| values[..end].iter().copied().collect::<BTreeSet<u32>>();
            let raised: BTreeSet<u32> =
                (0..saltus).chain(set(start).iter().map(|value| value + saltus)).collect();
            (set(start + p) == raised).then_some(start..start + longest)
        }
        _ => {
            let (from, parts) = (n0.max(1), game.most_parts());
            let end = match game {
                HeapGame::Grundy => 2 * from + 2 * p,
                _ => parts * from + (parts - 1) * p + reach?,
            };
            (saltus == 0 && end + p <= len).then_some(from..end)
        }
    };
    let proved = found.iter().find_map(|cycle| Some((*cycle, Some(window(*cycle)?))));
    let often = |(n0, p, _): &&Numbers| 2 * (len - n0) + 1 >= len && len - n0 >= 3 * p;
    proved.or_else(|| found.iter().rev().find(often).map(|cycle| (*cycle, None)))
}

#[test]
fn periods_are_those_that_the_theorems_prove() {
    let games = [
        HeapGame::Subtraction(amounts(&[1, 2, 3, 4, 5])),
        HeapGame::Subtraction(amounts(&[3])),
        HeapGame::AllBut(amounts(&[])),
        HeapGame::AllBut(amounts(&[2])),
        HeapGame::AllBut(amounts(&[1, 3])),
        HeapGame::Grundy,
        octal("0.6"),
        octal("0.33"),
        hexadecimal("0.9"),
    ];
    let mut rng = SplitMix64::new(1956);
    let mut below = |bound: u64| rng.below(bound);
    let mut counts = [0; 3];
    for round in 0..6_000 {
        let game = &games[round % games.len()];
        let (n0, p, len) = (below(6) as usize, 1 + below(5) as usize, 1 + below(32) as usize);
        // No value is larger than the game allows.
        let (saltus, largest) =
            if matches!(game, HeapGame::AllBut(_)) { (below(4) as u32, u32::MAX) } else { (0, 2) };
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..len {
            let most = (2 * heap as u64).min(1 + below(3));
            let value = match heap.checked_sub(n0 + p) {
                Some(_) if below(40) > 0 => values[heap - p] + saltus,
                _ => below(most + 1) as u32,
            };
            values.push(value.min(2 * heap as u32).min(largest));
        }
        let sequence = with_values(game, &values);
        let explanation = sequence.period().map(|period| {
            let cycle = period.cycle();
            let numbers = (cycle.preperiod() as usize, cycle.period() as usize, cycle.saltus() as u32);
            match period {
                Period::Proved { window, .. } => (numbers, Some(window.start as usize..window.end as usize)),
                Period::Observed { computed, .. } => {
                    assert_eq!(computed, len as u64);
                    (numbers, None)
                }
            }
        });
        let expected = concluded(game, &values);
        assert_eq!(explanation, expected, "{game} {values:?}");
        assert_eq!(sequence.proved_period().is_some(), matches!(expected, Some((_, Some(_)))));
        counts[expected.map_or(0, |(_, window)| 1 + usize::from(window.is_some()))] += 1;
    }
    assert!(counts.iter().all(|count| *count > 400), "{counts:?}");
}
