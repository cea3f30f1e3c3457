//! What Grundy values, periods and options with a value cost, and what is said where the budget ends.

use nimatron::grundy::{Amounts, Code, HeapGame, Sequence, Theorem};
use nimatron::{Budget, Heap, Nimber};

fn octal(code: &str) -> HeapGame {
    Code::octal(code).unwrap().into()
}

fn hexadecimal(code: &str) -> HeapGame {
    Code::hexadecimal(code).unwrap().into()
}

fn amounts(list: impl IntoIterator<Item = u64>) -> Amounts {
    Amounts::new(list.into_iter().map(Heap::from)).unwrap()
}

/// The fewest steps within which something is done.
fn least(done: impl Fn(&Budget) -> bool) -> u64 {
    let (mut too_few, mut enough) = (0, 1 << 24);
    while enough - too_few > 1 {
        let steps = (too_few + enough) / 2;
        if done(&Budget::new(steps)) { enough = steps } else { too_few = steps }
    }
    if done(&Budget::new(0)) { 0 } else { enough }
}

/// A step for each value and one for every 64 look-ups.
#[test]
fn values_are_paid_for() {
    for (game, last, steps) in [
        (HeapGame::Lasker, 4, 4),
        (HeapGame::Subtraction(amounts([1, 2, 3])), 6, 6),
        // 201 look-ups for each heap.
        (HeapGame::Subtraction(amounts((1..=200).chain([10_000]))), 300, 300 * (1 + 201 / 64)),
        // The period is proved before.
        (HeapGame::AllBut(amounts([2, 11, 30])), 40, 36),
        (hexadecimal("0.8"), 100, 123),
        (hexadecimal("0.9"), 200, 408),
    ] {
        let found =
            least(|budget| Sequence::new(game.clone()).extend_to(last, &mut budget.meter("values")).is_ok());
        assert_eq!(found, steps, "{game}");
    }
    // The sparse-space method looks at more or less, as the machine has vectors or not.
    for (game, last) in [(octal("0.6"), 2000), (octal("0.007"), 2000), (HeapGame::Grundy, 2500)] {
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
        (HeapGame::Lasker, 1000, 1, [0, 2, 0]),
        (HeapGame::AllBut(amounts([2])), 300, 3, [0, 1, 0]),
        (HeapGame::Subtraction(amounts([1, 3, 4])), 50, 0, [3, 4, 3]),
        (HeapGame::Grundy, 40, 0, [4, 21, 20]),
    ] {
        let mut sequence = Sequence::new(game.clone());
        let (heap, target) = (Heap::from(heap as u64), Nimber::from(target as u64));
        sequence.value(&heap, &Budget::default()).unwrap();
        let one = least(|budget| sequence.clone().option_with_value(&heap, &target, budget).is_ok());
        let all = least(|budget| {
            let mut sequence = sequence.clone();
            let found = sequence.options_with_value(&heap, &target, budget);
            found.is_ok_and(|mut options| options.all(|option| option.is_ok()))
        });
        let count = least(|budget| sequence.clone().count_with_value(&heap, &target, budget).is_ok());
        assert_eq!([one, all, count], steps, "{game}");
    }
}

#[test]
fn what_is_tried_is_said() {
    let googol: Heap = format!("1{}", "0".repeat(100)).parse().unwrap();
    let budget = Budget::new(1000);
    let mut officers = Sequence::new(octal("0.6"));
    let tried = |error: nimatron::OverBudget| error.to_string();
    let said = |what: &str, steps: u64| format!("not known within the budget; tried {what} ({steps} steps)");
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
        (Theorem::GuySmith, "Guy & Smith"),
        (Theorem::Subtraction, "Siegel"),
        (Theorem::AllBut, "the documentation of nimatron::grundy"),
        (Theorem::Lasker, "Winning Ways"),
    ] {
        assert!(theorem.source().contains(source), "{theorem:?}");
    }
}
