//! Options with a given value: one of them, all of them and their number agree with the definition.

use nimatron::engine::take_and_break::{HeapGame, Parts, Sequence, naive_values};
use nimatron::{Budget, Natural, Nimber};

use super::{amounts, hexadecimal, octal};

fn games() -> Vec<HeapGame> {
    let mut games = vec![HeapGame::Grundy, HeapGame::Lasker, HeapGame::nim()];
    games.extend(["0.77", "0.137", "0.07", "4.7", "0.6", "0.34", "0.123", "0.0"].map(octal));
    games.extend(["0.f", "0.a2", "0.b5", "8.1", "c.08a"].map(hexadecimal));
    games.extend([&[1, 2, 3][..], &[4, 9, 10, 12]].map(|set| HeapGame::Subtraction(amounts(set))));
    games.extend([&[1][..], &[2, 3, 7]].map(|set| HeapGame::AllBut(amounts(set))));
    games
}

#[test]
fn options_with_a_value_are_those_of_the_definition() {
    let budget = Budget::new(1_000_000);
    for game in games() {
        let values = naive_values(&game, 151);
        let mut sequence = Sequence::new(game.clone());
        for heap in (0..32).chain([75, 151]) {
            let size = Natural::from(heap as u64);
            for target in 0..=values[heap] + 2 {
                let value =
                    |parts: &Parts<u64>| parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]);
                let options = game.options(&(heap as u64)).filter(|parts| value(parts) == target);
                let mut expected: Vec<Vec<u64>> = options.map(|parts| parts.to_vec()).collect();
                let target = Nimber::from(u64::from(target));
                let found = sequence.options_with_value(&size, &target, &budget).unwrap();
                let to_words =
                    |parts: Parts<Natural>| parts.iter().map(|part| part.to_u64().unwrap()).collect();
                let mut found: Vec<Vec<u64>> = found.map(|parts| to_words(parts.unwrap())).collect();
                expected.sort();
                found.sort();
                assert_eq!(found, expected, "{game} {heap} {target}");
                let count = sequence.count_with_value(&size, &target, &budget).unwrap();
                assert_eq!(count, expected.len().into(), "{game} {heap} {target}");
                let one = sequence.option_with_value(&size, &target, &budget).unwrap().map(to_words);
                assert_eq!(one.is_some(), !expected.is_empty(), "{game} {heap} {target}");
                assert!(one.is_none_or(|one| expected.contains(&one)), "{game} {heap} {target}");
            }
        }
    }
}

#[test]
fn every_smaller_value_is_an_option_of_a_huge_heap() {
    let budget = Budget::new(100_000);
    let huge: Natural = format!("1{}", "0".repeat(250)).parse().unwrap();
    // No period is proved for these.
    let open = [HeapGame::Grundy, octal("0.6"), hexadecimal("8.1"), hexadecimal("c.08a")];
    for game in games().into_iter().filter(|game| !open.contains(game)) {
        let mut sequence = Sequence::new(game.clone());
        for more in 0..30u64 {
            let heap = &huge + &Natural::from(more);
            let value = sequence.value(&heap, &budget).unwrap();
            // Of the values below that of a huge Nim-like heap, the ends.
            let low = (0..20u64).map(Natural::from);
            let high = (1..20u64).filter_map(|below| value.0.checked_sub(&Natural::from(below)));
            for target in low.chain(high).filter(|target| *target < value.0).map(Nimber) {
                let parts = sequence
                    .option_with_value(&heap, &target, &budget)
                    .unwrap()
                    .expect("an option of this value");
                assert!(game.allows(&heap, &parts), "{game} {heap} {parts:?}");
                let sum = parts.iter().map(|part| sequence.known(part).unwrap()).sum::<Nimber>();
                assert_eq!(sum, target, "{game} {heap} {parts:?}");
                let first = sequence.options_with_value(&heap, &target, &budget).unwrap().next();
                assert!(first.is_some_and(|first| first.is_ok()), "{game} {heap} {target}");
                if game.most_parts() < 3 {
                    let count = sequence.count_with_value(&heap, &target, &budget).unwrap();
                    let listed = sequence.options_with_value(&heap, &target, &budget).unwrap().take(5);
                    let listed = listed.map(|parts| assert!(game.allows(&heap, &parts.unwrap()))).count();
                    assert_eq!(count.min(5u64.into()), listed.into(), "{game} {heap} {target}");
                }
            }
            assert_eq!(sequence.option_with_value(&heap, &value, &budget).unwrap(), None, "{game} {heap}");
        }
    }
}

#[test]
fn a_count_is_the_same_whether_or_not_it_uses_the_period() {
    let budget = Budget::new(10_000_000);
    for game in [octal("0.77"), octal("0.07"), octal("4.7"), octal("0.123")] {
        let mut sequence = Sequence::new(game.clone());
        for heap in [1000u64, 4001] {
            let heap = Natural::from(heap);
            for target in (0..10).map(Nimber::from) {
                let counted = sequence.count_with_value(&heap, &target, &budget).unwrap();
                let listed = sequence.options_with_value(&heap, &target, &budget).unwrap();
                assert_eq!(counted, listed.map(Result::unwrap).count().into(), "{game} {heap} {target}");
            }
        }
    }
}

#[test]
fn a_list_too_long_ends_with_an_error() {
    let huge: Natural = "9".repeat(100).parse().unwrap();
    let mut kayles = Sequence::new(octal("0.77"));
    let budget = Budget::new(2000);
    let found: Vec<_> = kayles.options_with_value(&huge, &Nimber::ZERO, &budget).unwrap().collect();
    let (last, others) = found.split_last().unwrap();
    assert!(last.is_err());
    assert!(others.len() > 10 && others.iter().all(Result::is_ok));
}
