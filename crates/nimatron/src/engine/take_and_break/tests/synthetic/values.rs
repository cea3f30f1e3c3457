//! The values after those of the file.

use std::collections::BTreeSet;

use super::{Random, with_values};
use crate::Budget;
use crate::engine::take_and_break::methods::naive_values;
use crate::engine::take_and_break::tests::{all_but, hexadecimal, octal, subtraction};
use crate::engine::take_and_break::{Sequence, TakeAndBreak};

/// Whatever the values so far are, the next ones are the least that no option has.
#[test]
fn every_method_goes_on_from_any_values() {
    let mut games = vec![
        TakeAndBreak::grundy(),
        all_but(&[2]),
        all_but(&[1, 4, 9]),
        subtraction(&[1, 2, 5, 11]),
        subtraction(&(2..70).collect::<Vec<_>>()),
    ];
    games.extend(["0.6", "0.77", "4.4", "0.137", "0.3434", "0.127"].map(octal));
    games.extend(["0.[7]", "4.1[2]", "4!.03", "4!.2[3]", "0.5[8]"].map(|code| code.parse().unwrap()));
    games.extend(["0.9", "0.8", "8.3", "c.5d"].map(hexadecimal));
    let mut random = Random(1989);
    let mut below = |bound: u64| random.below(bound);
    for round in 0..400 {
        let game = &games[round % games.len()];
        let len = 1 + below(if round % 3 == 0 { 260 } else { 30 });
        // Few values or many, so that few heaps are rare or many.
        let spread = [2, 4, 20, 70, 250, 700][below(6) as usize];
        let most = if game.is_subtraction() { game.listed().len() as u64 } else { 2 * len };
        let value = |heap: u64, drawn: u64| drawn.min(2 * heap).min(most);
        let mut values: Vec<u32> = (0..len).map(|heap| value(heap, below(spread)) as u32).collect();
        let mut sequence = with_values(game, &values);
        if sequence.proved_period().is_some() {
            continue;
        }
        sequence.extend_to(len as usize + 20, &Budget::new(u64::MAX)).unwrap();
        for heap in len..sequence.len() as u64 {
            let of = |parts: &[u64]| parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]);
            let seen: BTreeSet<u32> = game.replacements(&heap).map(|parts| of(&parts)).collect();
            let least = (0..).find(|value| !seen.contains(value)).unwrap();
            values.push(least);
        }
        assert_eq!(sequence.values().collect::<Vec<_>>(), values, "{game} {len}");
        let largest = *values.iter().max().unwrap();
        let first = values.iter().position(|value| *value == largest).unwrap();
        assert_eq!(sequence.largest(), (first, largest), "{game} {len}");
        for heap in [0, first, values.len() - 1, values.len()] {
            assert_eq!(sequence.computed(heap), values.get(heap).copied(), "{game} {heap}");
        }
    }
}

/// Values that rise forever: soon there are more than one word of bits holds.
#[test]
fn sets_of_many_values() {
    // Codes whose periods take many values to prove: nothing more is computed after that.
    for code in ["0.28", "0.29", "0.9c"] {
        let game = hexadecimal(code);
        let mut sequence = Sequence::new(game.clone());
        sequence.extend_to(300, &Budget::new(u64::MAX)).unwrap();
        let values: Vec<u32> = sequence.values().collect();
        assert!(values.iter().any(|value| *value > 64), "{code}");
        assert_eq!(values, naive_values(&game, values.len() - 1), "{code}");
    }
}
