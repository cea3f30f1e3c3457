//! What Grundy values, periods and options with a value cost, and what is said where the budget ends.

use super::{all_but, hexadecimal, octal, subtraction};
use crate::engine::take_and_break::methods::naive_values;
use crate::engine::take_and_break::{PeriodTheorem, Sequence, TakeAndBreak};
use crate::{Budget, Natural, Nimber};

/// The fewest steps within which something is done.
fn least(done: impl Fn(&Budget) -> bool) -> u64 {
    let (mut too_few, mut enough) = (0, 1 << 24);
    while enough - too_few > 1 {
        let steps = (too_few + enough) / 2;
        if done(&Budget::new(steps)) { enough = steps } else { too_few = steps }
    }
    if done(&Budget::new(0)) { 0 } else { enough }
}

/// A step for each value and one for every 64 look-ups, or about so many.
#[test]
fn values_are_paid_for() {
    for (game, last, steps) in [
        (TakeAndBreak::lasker(), 4, 4),
        (subtraction(&[1, 2, 3]), 6, 6),
        // 201 look-ups for each heap.
        (subtraction(&(1..=200).chain([10_000]).collect::<Vec<_>>()), 300, 300 * (1 + 201 / 64)),
        // The period is proved before.
        (all_but(&[2, 11, 30]), 40, 36),
        (hexadecimal("0.8"), 100, 123),
        (hexadecimal("0.9"), 200, 408),
    ] {
        let found =
            least(|budget| Sequence::new(game.clone()).extend_to(last, &mut budget.meter("values")).is_ok());
        assert!((steps / 2..=2 * steps).contains(&found), "{game} {found}");
    }
    // The sparse-space method looks at more or less, as the machine has vectors or not.
    for (game, last) in [(octal("0.6"), 2000), (octal("0.007"), 2000), (TakeAndBreak::grundy(), 2500)] {
        let found = least(|budget| {
            Sequence::new(game.clone()).extend_to(last as usize, &mut budget.meter("values")).is_ok()
        });
        assert!((last + last / 4..20 * last).contains(&found), "{game} {found}");
    }
}

#[test]
fn options_are_paid_for() {
    for (game, heap, target, steps) in [
        (octal("0.77"), 50, 0, [28, 51, 50]),
        // No option has the value of the heap itself.
        (octal("0.77"), 1000, 1, [0, 0, 0]),
        (octal("0.6"), 60, 0, [3, 31, 30]),
        (hexadecimal("0.9"), 30, 0, [8, 72, 71]),
        (TakeAndBreak::lasker(), 1000, 1, [0, 2, 0]),
        (all_but(&[2]), 300, 3, [0, 1, 0]),
        (subtraction(&[1, 3, 4]), 50, 0, [3, 4, 3]),
        (TakeAndBreak::grundy(), 40, 0, [4, 21, 20]),
    ] {
        let mut sequence = Sequence::new(game.clone());
        let (heap, target) = (Natural::from(heap as u64), Nimber::from(target as u64));
        sequence.value(&heap, &Budget::default()).unwrap();
        let one = least(|budget| sequence.clone().option_with_value(&heap, &target, budget).is_ok());
        let all = least(|budget| {
            let mut sequence = sequence.clone();
            let found = sequence.options_with_value(&heap, &target, budget);
            found.is_ok_and(|mut options| options.all(|option| option.is_ok()))
        });
        let count = least(|budget| sequence.clone().count_with_value(&heap, &target, budget).is_ok());
        // About so many: another search may look at somewhat more or less.
        for (found, steps) in [one, all, count].into_iter().zip(steps) {
            assert!((steps / 2..=2 * steps).contains(&found), "{game} {found}");
        }
    }
}

#[test]
fn what_is_tried_is_said() {
    let googol: Natural = format!("1{}", "0".repeat(100)).parse().unwrap();
    let budget = Budget::new(1000);
    let mut officers = Sequence::new(octal("0.6"));
    let tried = |error: crate::OverBudget| error.to_string();
    let said = |what: &str, steps: u64| format!("budget exhausted: {what} stopped after {steps} steps");
    assert_eq!(tried(officers.value(&googol, &budget).unwrap_err()), said("Grundy values", 1000));
    assert_eq!(tried(officers.prove_period(&budget).unwrap_err()), said("a proof of the period", 1000));
    let mut kayles = Sequence::new(octal("0.77"));
    let far = kayles.fill_to(usize::MAX, &mut Budget::new(5000).meter("values")).unwrap_err();
    assert_eq!(tried(far), said("values", 5000));
    assert_eq!(kayles.len(), 184);
    // A copied value is a look-up.
    let filled = least(|budget| kayles.clone().fill_to(1_000_000, &mut budget.meter("values")).is_ok());
    assert_eq!(filled, (1_000_001 - 184) / 64);
}

#[test]
fn theorems_have_their_sources() {
    for (theorem, source) in [
        (PeriodTheorem::GuySmith, "Guy & Smith"),
        (PeriodTheorem::Subtraction, "Siegel"),
        (PeriodTheorem::AllBut, "the documentation of nimatron::grundy"),
        (PeriodTheorem::Lasker, "Winning Ways"),
    ] {
        assert!(theorem.source().contains(source), "{theorem:?}");
    }
}

/// Values that are copied are those that are computed.
#[test]
fn listed_values_are_those_of_the_period() {
    for (game, last) in [
        (octal("0.77"), 400),
        (TakeAndBreak::lasker(), 300),
        (TakeAndBreak::nim(), 300),
        (all_but(&[2, 3, 5, 7]), 200),
        // 0 1 0 1 2 3 2 3 …: the largest value comes twice.
        (all_but(&[2]), 203),
        (subtraction(&[2, 4, 7]), 100),
    ] {
        let mut listed = Sequence::new(game.clone());
        listed.fill_to(last, &mut Budget::default().meter("values")).unwrap();
        let values = naive_values(&game, last);
        assert_eq!(listed.values().collect::<Vec<_>>(), values, "{game}");
        let largest = *values.iter().max().unwrap();
        let first = values.iter().position(|value| *value == largest).unwrap();
        assert_eq!(listed.largest(), (first, largest), "{game}");
        // What comes before the period and does not fit it.
        let period = listed.proved_period().unwrap();
        let [n0, p, saltus] = [period.preperiod(), period.length(), period.saltus()];
        let fits = |heap: u64| {
            let rounds = (1..).find(|rounds| heap + rounds * p >= n0).unwrap();
            let later = u64::from(values[(heap + rounds * p) as usize]);
            later == u64::from(values[heap as usize]) + rounds * saltus
        };
        let exceptions: Vec<(u64, u32)> =
            (0..n0).filter(|heap| !fits(*heap)).map(|heap| (heap, values[heap as usize])).collect();
        assert_eq!(period.exceptions(), exceptions, "{game}");
    }
}
