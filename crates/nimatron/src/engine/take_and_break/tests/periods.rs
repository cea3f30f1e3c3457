//! Periods: every period in the literature is found and proved again, and an unproved one is not reported as proved.

use super::{all_but, hexadecimal, octal, subtraction};
use crate::engine::take_and_break::methods::naive_values;
use crate::engine::take_and_break::period::PeriodTheorem;
use crate::engine::take_and_break::{Sequence, TakeAndBreak};
use crate::{Budget, Natural, Nimber};

fn proved(game: TakeAndBreak) -> Sequence {
    let mut sequence = Sequence::new(game);
    sequence.prove_period(&Budget::new(1 << 32)).unwrap();
    sequence
}

fn cycle(game: TakeAndBreak) -> String {
    proved(game).period().unwrap().to_string()
}

#[test]
fn octal_periods_are_those_in_print() {
    for (code, expected) in [
        ("0.77", "71/12"),
        ("0.07", "53/34"),
        ("0.137", "52/34"),
        ("0.4", "54/34"),
        ("0.17", "33/34"),
        ("0.45", "498/20"),
        ("0.44", "143/24"),
        ("0.156", "3479/349"),
        ("0.356", "7315/142"),
        ("0.644", "3256/442"),
        ("0.165", "5181/1550"),
        ("0.75", "1/2"),
        ("0.26", "1/4"),
        ("0.34", "7/8"),
        ("0.53", "11/9"),
        ("0.123", "5/5"),
        ("4.7", "1/2"),
        ("4.3", "2/2"),
        ("0.127", "46578/4"),
        ("0.16", "105351/149459"),
        ("0.56", "326640/144"),
    ] {
        assert_eq!(cycle(octal(code)), expected, "{code}");
    }
}

#[test]
fn exceptions_are_those_in_print() {
    let exceptions = |code: &str| {
        let sequence = proved(octal(code));
        sequence.period().unwrap().exceptions().to_vec()
    };
    let heaps = |code: &str| exceptions(code).into_iter().map(|(heap, _)| heap).collect::<Vec<_>>();
    // Guy & Smith 1956.
    let kayles = [
        (0, 0),
        (3, 3),
        (6, 3),
        (9, 4),
        (11, 6),
        (15, 7),
        (18, 3),
        (21, 4),
        (22, 6),
        (28, 5),
        (34, 6),
        (39, 3),
        (57, 4),
        (70, 6),
    ];
    assert_eq!(exceptions("0.77"), kayles);
    assert_eq!(heaps("0.07"), [0, 1, 15, 17, 18, 32, 35, 52]);
    assert_eq!(heaps("0.137"), [0, 14, 16, 17, 31, 34, 51]);
}

#[test]
fn a_period_is_the_least_one_and_begins_as_early_as_it_can() {
    for digits in 0..512 {
        let game = octal(&format!("0.{digits:03o}"));
        let mut sequence = Sequence::new(game.clone());
        if sequence.prove_period(&Budget::new(10_000)).is_err() {
            continue;
        }
        let cycle = sequence.period().unwrap();
        let values: Vec<u32> = sequence.values().collect();
        let repeats = |from: usize, period: usize| {
            (from..values.len() - period).all(|n| values[n] == values[n + period])
        };
        let (preperiod, period) = (cycle.preperiod() as usize, cycle.length() as usize);
        assert!(repeats(preperiod, period), "{game}");
        assert!(preperiod == 0 || !repeats(preperiod - 1, period), "{game}");
        assert!((1..period).all(|shorter| !repeats(preperiod, shorter)), "{game}");
    }
}

#[test]
fn subtraction_periods() {
    let subtraction = |list: &[u64]| cycle(subtraction(list));
    assert_eq!(subtraction(&[4, 9, 10, 12]), "54/19");
    assert_eq!(subtraction(&[1, 6, 11, 12]), "0/61");
    assert_eq!(subtraction(&[1, 2, 3]), "0/4");
    assert_eq!(subtraction(&[]), "0/1");
    // {a, b}: 2a if b/a is odd, else a + b; without preperiod.
    for b in 2..=30u64 {
        for a in 1..b {
            let expected = if b % a == 0 && (b / a) % 2 == 1 { 2 * a } else { a + b };
            assert_eq!(subtraction(&[a, b]), format!("0/{expected}"), "{a} {b}");
        }
    }
}

#[test]
fn fergusons_pairing() {
    // G(n) = 1 iff G(n - min S) = 0 (Ferguson 1974), and G <= |S|.
    for bits in 1..256u64 {
        let set: Vec<u64> = (0..8).filter(|i| bits >> i & 1 == 1).map(|i| i + 1).collect();
        let mut sequence = Sequence::new(subtraction(&set));
        let mut value = |heap: u64| sequence.value(&Natural::from(heap), &Budget::default()).unwrap();
        for heap in set[0]..300 {
            assert_eq!(value(heap) == Nimber::ONE, value(heap - set[0]).is_zero(), "{set:?} {heap}");
            assert!(value(heap) <= Nimber::from(set.len() as u64));
        }
    }
}

#[test]
fn arithmetic_periods_hold_far_beyond_their_proof() {
    let mut games = vec![TakeAndBreak::lasker(), TakeAndBreak::nim(), all_but(&[2, 11, 30])];
    for bits in 1..128u64 {
        let set: Vec<u64> = (0..7).filter(|i| bits >> i & 1 == 1).map(|i| i + 1).collect();
        games.push(all_but(&set));
    }
    for game in games {
        let mut sequence = proved(game.clone());
        let last = 2 * sequence.len() + 100;
        for (heap, value) in naive_values(&game, last).into_iter().enumerate() {
            let known = sequence.value(&Natural::from(heap), &Budget::new(0)).unwrap();
            assert_eq!(known, Nimber::from(u64::from(value)), "{game} {heap}");
        }
    }
    assert_eq!(cycle(TakeAndBreak::lasker()), "1/4+4");
    assert_eq!(cycle(TakeAndBreak::nim()), "0/1+1");
    // Two of any four heaps in a row have the same value: 0 0 1 1 2 2 ...
    assert_eq!(cycle(all_but(&[1])), "0/2+1");
}

#[test]
fn heaps_of_any_size_are_answered() {
    let budget = Budget::default();
    let huge: Natural = format!("1{}", "0".repeat(250)).parse().unwrap();
    // 10^250 = 4 mod 12 and 24 mod 34.
    let mut kayles = Sequence::new(octal("0.77"));
    assert_eq!(kayles.value(&huge, &budget).unwrap(), kayles.known(&Natural::from(76u64)).unwrap());
    let mut dawson = Sequence::new(octal("0.137"));
    let place = huge.rem(&Natural::from(34u64)).to_u64().unwrap() + 68;
    assert_eq!(dawson.value(&huge, &budget).unwrap(), dawson.known(&Natural::from(place)).unwrap());
    assert_eq!(Sequence::new(TakeAndBreak::nim()).value(&huge, &budget).unwrap(), Nimber(huge.clone()));
    let minus_one = huge.checked_sub(&Natural::ONE).unwrap();
    assert_eq!(Sequence::new(TakeAndBreak::lasker()).value(&huge, &budget).unwrap(), Nimber(minus_one));
}

#[test]
fn an_open_game_is_over_budget_and_keeps_what_it_has() {
    let mut officers = Sequence::new(octal("0.6"));
    let huge: Natural = "9".repeat(40).parse().unwrap();
    assert!(officers.value(&huge, &Budget::new(1000)).is_err());
    let kept = officers.len();
    assert!(kept > 100);
    assert_eq!(
        officers.value(&Natural::from(kept - 1), &Budget::new(0)).unwrap().0.to_u64(),
        officers.values().last().map(u64::from)
    );
    assert!(officers.period().is_none());
    // An amount beyond all machine words does not affect the heaps below it. (Of two amounts, the period is known.)
    let two = Natural::from(2u64);
    let mut far = Sequence::new(TakeAndBreak::subtraction([Natural::ONE, two, huge.clone()]).unwrap());
    assert_eq!(far.value(&Natural::from(101u64), &Budget::default()).unwrap(), Nimber::from(2));
    assert!(far.value(&huge, &Budget::new(100_000)).is_err());
    assert!(far.period().is_some_and(|period| !period.is_proved()));
}

#[test]
fn hexadecimal_periods_are_proved_or_only_observed() {
    let (mut pure, mut rising) = (0, 0);
    for digits in 0..=255 {
        let mut sequence = Sequence::new(hexadecimal(&format!("0.{digits:02x}")));
        if let Ok(period) = sequence.prove_period(&Budget::new(2000)).cloned() {
            // 0.03, 0.30 and 0.33 are subtraction games.
            if sequence.game().is_subtraction() {
                assert_eq!(period.theorem(), Some(PeriodTheorem::Subtraction));
                continue;
            }
            let window = period.window();
            let parts = sequence.game().most_parts() as u64;
            let reach = sequence.game().reach().unwrap().to_u64().unwrap();
            if period.saltus() > 0 {
                assert_eq!((parts, period.theorem()), (3, Some(PeriodTheorem::Arithmetic)));
                assert!(window.end + period.length() > 3 * window.start + reach);
                rising += 1;
            } else {
                assert_eq!(period.theorem(), Some(PeriodTheorem::GuySmith));
                assert_eq!(window.end, parts * window.start + (parts - 1) * period.length() + reach);
                pure += u64::from(parts == 3);
            }
            let game = sequence.game().clone();
            let last = 2 * sequence.len();
            let known: Vec<u32> = naive_values(&game, last);
            for (heap, value) in known.into_iter().enumerate() {
                assert_eq!(
                    sequence.known(&Natural::from(heap)).unwrap(),
                    Nimber::from(u64::from(value)),
                    "{game} {heap}"
                );
            }
        }
    }
    assert!(pure > 20 && rising > 20, "{pure} {rising}");
    for (code, expected) in [("0.ff", "0/1+1"), ("0.8", "1/3+1"), ("0.9c", "28/36+16")] {
        let mut rising = Sequence::new(hexadecimal(code));
        rising.extend_to(400, &Budget::new(u64::MAX)).unwrap();
        let period = rising.period().unwrap();
        assert_eq!((period.is_proved(), period.to_string().as_str()), (true, expected), "{code}");
    }
}

/// All two-digit codes whose values are seen to rise for ever are proved to, and the values are those of the definition.
#[test]
fn arithmetic_periods_of_two_digits_are_proved() {
    let mut proved = 0;
    for code in 0..1024 {
        let code = format!("{:x}.{:02x}", 4 * (code / 256), code % 256);
        let mut sequence = Sequence::new(hexadecimal(&code));
        sequence.extend_to(420, &Budget::new(u64::MAX)).unwrap();
        // Two codes with the period 53 take longer.
        if sequence.period().is_some_and(|period| period.saltus() > 0) {
            sequence.extend_to(800, &Budget::new(u64::MAX)).unwrap();
        }
        let Some(period) = sequence.proved_period().filter(|period| period.saltus() > 0) else { continue };
        proved += 1;
        assert_eq!(period.theorem(), Some(PeriodTheorem::Arithmetic), "{code}");
        for (heap, value) in naive_values(sequence.game(), 240).into_iter().enumerate() {
            let known = sequence.known(&Natural::from(heap)).unwrap();
            assert_eq!(known, Nimber::from(u64::from(value)), "{code} {heap}");
        }
    }
    assert_eq!(proved, 311);
}

/// Options by which a huge heap reaches a value, in games whose values rise for ever.
#[test]
fn options_of_huge_heaps_are_found_where_values_rise() {
    let huge: Natural = format!("1{}", "0".repeat(30)).parse().unwrap();
    for code in ["0.08", "0.0f", "0.ff", "0.8", "0.9c", "0.28", "4.0a", "4.18", "0.3f"] {
        let mut sequence = Sequence::new(hexadecimal(code));
        let budget = Budget::default();
        let value = sequence.value(&huge, &budget).unwrap();
        let some = [0u64, 1, 2, 7, 40].map(Nimber::from);
        let near = [1u64, 2, 5, 64].map(|less| Nimber(&value.0 - &Natural::from(less)));
        for target in some.into_iter().chain(near) {
            let parts = sequence.option_with_value(&huge, &target, &budget).unwrap().expect("it is below");
            assert!(sequence.game().allows(&huge, &parts), "{code} {target} {parts:?}");
            let sum: Nimber = parts.iter().map(|part| sequence.known(part).unwrap()).sum();
            assert_eq!(sum, target, "{code} {parts:?}");
        }
        assert_eq!(sequence.option_with_value(&huge, &value, &budget).unwrap(), None, "{code}");
    }
}
