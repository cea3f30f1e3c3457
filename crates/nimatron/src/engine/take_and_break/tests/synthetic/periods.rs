//! What is concluded of periods.

use std::collections::BTreeSet;

use super::{Random, with_values};
use crate::engine::take_and_break::TakeAndBreak;
use crate::engine::take_and_break::tests::{all_but, hexadecimal, octal, subtraction};

/// Preperiod, period and saltus.
type PeriodNumbers = (usize, usize, u32);

/// Returns every cycle that the end of the values goes through twice, the shortest first, by trying all.
fn cycles(values: &[u32]) -> Vec<PeriodNumbers> {
    let len = values.len();
    let step = |n: usize| i64::from(values[n + 1]) - i64::from(values[n]);
    let mut found: Vec<PeriodNumbers> = Vec::new();
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

/// Returns the window of the first cycle that the theorem of the game proves from these values, or else the cycle that
/// is seen.
fn concluded(game: &TakeAndBreak, values: &[u32]) -> Option<(PeriodNumbers, Option<std::ops::Range<usize>>)> {
    let (len, found) = (values.len(), cycles(values));
    let reach = game.reach().and_then(|reach| reach.to_usize());
    let window = |(n0, p, saltus): PeriodNumbers| {
        if game.is_subtraction() {
            return (saltus == 0 && n0 + reach? + p <= len).then(|| n0..n0 + reach.unwrap());
        }
        if let Some(excluded) = game.excluded() {
            let longest = excluded.last().map_or(0, |most| most.to_usize().unwrap());
            let start = len.checked_sub(p + longest).filter(|start| *start >= n0)?;
            let set = |end: usize| values[..end].iter().copied().collect::<BTreeSet<u32>>();
            let raised: BTreeSet<u32> =
                (0..saltus).chain(set(start).iter().map(|value| value + saltus)).collect();
            return (set(start + p) == raised).then_some(start..start + longest);
        }
        let (from, parts) = (n0.max(1), game.most_parts());
        let end = match game.splits_unequally() {
            true => 2 * from + 2 * p + reach?,
            false => parts * from + (parts - 1) * p + reach?,
        };
        (saltus == 0 && end + p <= len).then_some(from..end)
    };
    let proved = found.iter().find_map(|cycle| Some((*cycle, Some(window(*cycle)?))));
    let often = |(n0, p, _): &&PeriodNumbers| 2 * (len - n0) + 1 >= len && len - n0 >= 3 * p;
    proved.or_else(|| found.iter().rev().find(often).map(|cycle| (*cycle, None)))
}

/// The conclusions from any values are those of the theorems.
#[test]
fn periods_are_concluded_as_the_theorems_say() {
    let games = [
        subtraction(&[1, 2, 3, 4, 5]),
        subtraction(&[2, 3, 7]),
        all_but(&[]),
        all_but(&[2]),
        all_but(&[1, 3]),
        TakeAndBreak::grundy(),
        "4!.0003".parse().unwrap(),
        octal("0.6"),
        octal("0.333"),
        hexadecimal("0.9"),
    ];
    let mut random = Random(1956);
    let mut below = |bound: u64| random.below(bound);
    let mut counts = [0; 3];
    for round in 0..6_000 {
        let game = &games[round % games.len()];
        let (n0, p, len) = (below(6) as usize, 1 + below(5) as usize, 1 + below(32) as usize);
        // No value is larger than the game allows.
        let (saltus, largest) = if game.excluded().is_some() { (below(4) as u32, u32::MAX) } else { (0, 2) };
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
            let numbers = (period.preperiod() as usize, period.length() as usize, period.saltus() as u32);
            let window = period.window();
            if period.is_proved() {
                (numbers, Some(window.start as usize..window.end as usize))
            } else {
                assert_eq!(window.end + period.length(), len as u64);
                (numbers, None)
            }
        });
        let expected = concluded(game, &values);
        assert_eq!(explanation, expected, "{game} {values:?}");
        assert_eq!(sequence.proved_period().is_some(), matches!(expected, Some((_, Some(_)))));
        counts[expected.map_or(0, |(_, window)| 1 + usize::from(window.is_some()))] += 1;
    }
    assert!(counts.iter().all(|count| *count > 400), "{counts:?}");
}
