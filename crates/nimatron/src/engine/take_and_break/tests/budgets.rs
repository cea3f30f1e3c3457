//! Budgets of Grundy values, options and periods: enough steps succeed, too few are over budget, costs stay bounded.

use crate::engine::take_and_break::{Sequence, TakeAndBreak};
use crate::{Budget, Natural, Nimber};

use super::{all_but, hexadecimal, octal, subtraction};

/// Asserts that `done` succeeds within `bound` steps, and with any larger budget once it has succeeded.
fn assert_cost(bound: u64, done: impl Fn(&Budget) -> bool, what: &str) {
    assert!(done(&Budget::new(bound)), "{what}: more than {bound} steps");
    let budgets: Vec<bool> =
        (0..64 - bound.leading_zeros()).map(|power| done(&Budget::new(1 << power))).collect();
    assert!(budgets.is_sorted(), "{what}: fails with more steps than were enough");
}

/// A value costs a few steps on average, and more than none.
#[test]
fn values_cost_a_few_steps_each() {
    let many: Vec<u64> = (1..=200).chain([10_000]).collect();
    for (game, last) in [
        (TakeAndBreak::lasker(), 400),
        (subtraction(&[1, 2, 3]), 600),
        (subtraction(&many), 300),
        (all_but(&[2, 11, 30]), 400),
        (hexadecimal("0.8"), 100),
        (hexadecimal("0.9"), 200),
        (octal("0.6"), 2000),
        (octal("0.007"), 2000),
        (TakeAndBreak::grundy(), 2500),
    ] {
        let done = |budget: &Budget| Sequence::new(game.clone()).extend_to(last, budget).is_ok();
        assert_cost(20 * last as u64, done, &game.to_string());
        assert!(!done(&Budget::new(1)), "{game}");
    }
}

/// One option, all options and their number cost at most a few steps for each option of the heap.
#[test]
fn options_cost_a_few_steps_each() {
    for (game, heap, target) in [
        (octal("0.77"), 50, 0),
        // No option has the value of the heap itself.
        (octal("0.77"), 1000, 1),
        (octal("0.6"), 60, 0),
        (hexadecimal("0.9"), 30, 0),
        (TakeAndBreak::lasker(), 1000, 1),
        (all_but(&[2]), 300, 3),
        (subtraction(&[1, 3, 4]), 50, 0),
        (TakeAndBreak::grundy(), 40, 0),
    ] {
        let mut sequence = Sequence::new(game.clone());
        let bound = 4 * heap;
        let (heap, target) = (Natural::from(heap), Nimber::from(target as u64));
        sequence.value(&heap, &Budget::default()).unwrap();
        let one = |budget: &Budget| sequence.clone().option_with_value(&heap, &target, budget).is_ok();
        let all = |budget: &Budget| {
            let mut sequence = sequence.clone();
            let found = sequence.options_with_value(&heap, &target, budget);
            found.is_ok_and(|mut options| options.all(|option| option.is_ok()))
        };
        let count = |budget: &Budget| sequence.clone().count_with_value(&heap, &target, budget).is_ok();
        assert_cost(bound, one, &format!("one option of {game} {heap}"));
        assert_cost(bound, all, &format!("all options of {game} {heap}"));
        assert_cost(bound, count, &format!("number of options of {game} {heap}"));
    }
}

#[test]
fn the_error_names_what_was_tried() {
    let googol: Natural = format!("1{}", "0".repeat(100)).parse().unwrap();
    let budget = Budget::new(1000);
    let mut officers = Sequence::new(octal("0.6"));
    let message = |work: &str, steps: u64| format!("budget exhausted: {work} stopped after {steps} steps");
    let error = officers.value(&googol, &budget).unwrap_err();
    assert_eq!(error.to_string(), message("Grundy values", 1000));
    let error = officers.prove_period(&budget).unwrap_err();
    assert_eq!(error.to_string(), message("a proof of the period", 1000));
    let mut kayles = Sequence::new(octal("0.77"));
    let error = kayles.fill_to(usize::MAX, &Budget::new(5000)).unwrap_err();
    assert_eq!(error.to_string(), message("Grundy values", 5000));
}

/// After a proof of the period, a value is copied for a fraction of a step.
#[test]
fn copied_values_are_cheap() {
    let mut kayles = Sequence::new(octal("0.77"));
    kayles.prove_period(&Budget::default()).unwrap();
    let filled = |budget: &Budget| kayles.clone().fill_to(1_000_000, budget).is_ok();
    assert_cost(100_000, filled, "a million values of Kayles");
    assert!(!filled(&Budget::new(1)));
}
