//! Options with a given value.

use super::with_values;
use crate::engine::take_and_break::tests::{all_but, hexadecimal, octal, subtraction};
use crate::engine::take_and_break::{Sequence, TakeAndBreak};
use crate::{Budget, Natural, Nimber};

/// Checks that one, all and the number of the options with a value are those of the definition, before and after a
/// period is proved.
fn check_options(sequence: Sequence, heaps: &[u64], targets: u64) {
    check_options_of(sequence, heaps, targets, false);
}

fn check_options_of(mut sequence: Sequence, heaps: &[u64], targets: u64, made_up: bool) {
    let budget = Budget::new(100_000);
    let game = sequence.game().clone();
    for &heap in heaps {
        let size = Natural::from(heap);
        sequence.value(&size, &budget).unwrap();
        let value = |parts: &[u64]| {
            parts.iter().fold(Nimber::ZERO, |sum, part| sum + sequence.known(&(*part).into()).unwrap())
        };
        let options: Vec<(Vec<u64>, Nimber)> =
            game.replacements(&heap).map(|parts| (parts.to_vec(), value(&parts))).collect();
        for target in (0..targets).map(Nimber::from) {
            // No option has the value of the heap, which is taken for granted: values that are made up do not know it.
            if made_up && sequence.known(&size).as_ref() == Some(&target) {
                continue;
            }
            let mut expected: Vec<&Vec<u64>> =
                options.iter().filter(|(_, value)| *value == target).map(|(parts, _)| parts).collect();
            let words = |parts: &[Natural]| parts.iter().map(|part| part.to_u64().unwrap()).collect();
            let mut known = sequence.clone();
            let found = known.options_with_value(&size, &target, &budget).unwrap();
            let mut found: Vec<Vec<u64>> = found.map(|parts| words(&parts.unwrap())).collect();
            let one = sequence.clone().option_with_value(&size, &target, &budget).unwrap();
            assert_eq!(one.map(|parts| words(&parts)), found.first().cloned(), "{game} {heap} {target}");
            let count = sequence.clone().count_with_value(&size, &target, &budget).unwrap();
            assert_eq!(count, expected.len().into(), "{game} {heap} {target}");
            // Those that leave one heap or none come first.
            assert!(found.is_sorted_by_key(|parts| parts.len() > 1), "{game} {heap} {target}");
            found.sort();
            expected.sort();
            assert!(found.iter().eq(expected), "{game} {heap} {target}: {found:?}");
        }
    }
}

#[test]
fn options_with_a_value_in_periodic_games() {
    check_options(Sequence::new(octal("0.77")), &[1, 2, 9, 40, 90, 150, 170, 200, 231], 6);
    check_options(Sequence::new(octal("0.75")), &[1, 4, 11, 20, 33], 4);
    check_options(Sequence::new(octal("4.3")), &[1, 4, 11, 20, 33], 4);
    check_options(Sequence::new(octal("0.6")), &[1, 4, 30, 61], 6);
}

#[test]
fn options_with_a_value_that_leave_three_heaps() {
    let hexadecimal = |code: &str| Sequence::new(hexadecimal(code));
    check_options(hexadecimal("0.f"), &[1, 4, 9, 17, 26], 3);
    check_options(hexadecimal("8.3"), &[1, 5, 12, 20], 4);
    check_options(hexadecimal("0.0c"), &[2, 5, 13, 24], 4);
    check_options(hexadecimal("0.9"), &[1, 5, 12, 20], 4);
}

#[test]
fn options_with_a_value_of_other_games() {
    check_options(Sequence::new(TakeAndBreak::lasker()), &[1, 2, 7, 20, 45], 40);
    check_options(Sequence::new(subtraction(&[2, 5, 6])), &[1, 2, 7, 20, 45], 5);
    check_options(Sequence::new(all_but(&[2])), &[1, 2, 7, 20, 45], 30);
    check_options(Sequence::new(all_but(&[1, 4, 5])), &[1, 6, 17, 30], 20);
    check_options(Sequence::new(TakeAndBreak::grundy()), &[1, 2, 3, 10, 41, 50], 5);
    // Values with which Grundy's game would be periodic.
    let values: Vec<u32> = (0..60).map(|heap| if heap < 4 { 0 } else { [1, 2, 2][heap % 3] }).collect();
    let periodic = with_values(&TakeAndBreak::grundy(), &values);
    assert!(periodic.proved_period().is_some());
    check_options_of(periodic, &[1, 8, 20, 21, 22, 23, 24, 25, 50, 71, 72], 4, true);
}
