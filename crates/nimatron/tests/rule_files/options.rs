//! What the lines of a rule file mean: expressions, conditions and the options they list.

use std::collections::BTreeSet;

use nimatron::ruleset::Ruleset;
use nimatron::{Budget, ParseError, Position};

use crate::{Files, with_numbers};

fn set_up(text: &str, numbers: &str, budget: Budget) -> Result<Position, ParseError> {
    let files = Files { steps: Some(budget.steps()), ..Files::default() };
    files.with("f", text).position(&format!("rules(f) {numbers}"))
}

fn position(text: &str, numbers: &str) -> Position {
    set_up(text, numbers, Budget::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns where the moves lead, as the numbers of the row.
fn options(text: &str, numbers: &str) -> BTreeSet<String> {
    let position = position(text, numbers);
    let row = |to: &Vec<Vec<nimatron::Natural>>| {
        to[0].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    position.rules().options(position.rows()).map(|option| row(&option.to)).collect()
}

fn fault(text: &str, numbers: &str) -> String {
    set_up(text, numbers, Budget::default()).expect_err(text).to_string()
}

/// The value of an expression in a heap of seven, as the heap that a move leaves.
#[test]
fn expressions_have_their_values() {
    for (expression, value) in [
        ("1 + 2 * 2", 5),
        ("(1 + 1) * 2", 4),
        ("9 - 3 - 2", 4),
        ("24 / 4 / 2", 3),
        ("13 % 8 % 3", 2),
        ("2 * 7 % 5", 4),
        ("7 / 2", 3),
        ("-7 / 2 + 6", 2),
        ("8 + 7 / (0 - 2)", 4),
        ("1 + -7 / (0 - 2)", 4),
        ("9 + 8 / (0 - 2)", 5),
        ("-7 % 4", 1),
        ("7 / -2 + 4", 0),
        ("7 % -4", 3),
        ("- - n - 2", 5),
        ("-n + 9", 2),
        ("2 - -1", 3),
        ("n - 1", 6),
        ("min(5, n, 3)", 3),
        ("max(5, 1, 3)", 5),
        ("min(n) - 2", 5),
        ("abs(n - 11)", 4),
        ("abs(n - 2)", 5),
        ("gcd(12, 18)", 6),
        ("gcd(-12, 18)", 6),
        ("gcd(0, 5)", 5),
        ("gcd(5, 0)", 5),
        ("sqrt(35)", 5),
        ("sqrt(36)", 6),
        ("sqrt(0)", 0),
        ("pow(2, 2)", 4),
        ("pow(-1, 2) + pow(3, 0)", 2),
        ("xor(6, 3)", 5),
        ("xor(n, 1)", 6),
        ("1_0 - 0_7", 3),
    ] {
        let file = format!("heap n\nwhen n == 7: to {expression}");
        assert_eq!(options(&file, "7"), BTreeSet::from([value.to_string()]), "{expression}");
    }
}

#[test]
fn conditions() {
    for (condition, holds) in [
        ("n == 7", true),
        ("n = 7", true),
        ("n == 6", false),
        ("n != 7", false),
        ("n != 6", true),
        ("n < 7", false),
        ("n < 8", true),
        ("n <= 6", false),
        ("n <= 7", true),
        ("n > 7", false),
        ("n > 6", true),
        ("n >= 8", false),
        ("n >= 7", true),
        ("1 < 3 < n", true),
        ("1 < 3 < 2", false),
        ("3 < 1 < n", false),
        ("1 <= n <= 7 != 6", true),
        ("not n == 6", true),
        ("not n == 7", false),
        ("not not n == 7", true),
        ("n == 7 and n > 3", true),
        ("n == 6 and n > 3", false),
        ("n == 7 and n > 8", false),
        ("n == 6 or n > 3", true),
        ("n == 7 or n > 8", true),
        ("n == 6 or n > 8", false),
        // `and` binds tighter than `or`, and `not` tighter than both.
        ("n == 7 or n == 7 and n == 6", true),
        ("(n == 7 or n == 7) and n == 6", false),
        ("not n == 6 or n == 7", true),
        ("not (n == 6 or n == 7)", false),
        // What comes second is not looked at where the first decides.
        ("n == 6 and 1 / 0 == 1", false),
        ("n == 7 or 1 / 0 == 1", true),
    ] {
        let file = format!("heap n\nwhen n == 7 and ({condition}): to 0");
        assert_eq!(options(&file, "7").len(), usize::from(holds), "{condition}");
    }
}

#[test]
fn overflow_and_undefined_results_are_errors() {
    let largest = i128::MAX.to_string();
    let not = "overflow or undefined result, at 7: whole numbers below 2^127";
    for (expression, column) in [
        (format!("{largest} + 1"), 1),
        (format!("0 - {largest} - 2"), 1),
        (format!("0 + {largest} * 2"), 5),
        ("0 + -(-170141183460469231731687303715884105727 - 1)".to_owned(), 5),
        ("1 + pow(2, 127)".to_owned(), 5),
        ("1 + pow(2, -1)".to_owned(), 5),
        ("1 + sqrt(-1)".to_owned(), 5),
        ("xor(-1, 1)".to_owned(), 1),
        ("xor(1, -1)".to_owned(), 1),
        ("0 + abs(-170141183460469231731687303715884105727 - 1)".to_owned(), 5),
    ] {
        let error = fault(&format!("heap n\nwhen n == 7: to {expression}"), "7");
        let column = "when n == 7: to ".len() + column;
        assert_eq!(error, format!("f, line 2, column {column}: {not}"), "{expression}");
    }
    for (expression, column) in [("1 / 0", 21), ("1 % (n - 7)", 21)] {
        let error = fault(&format!("heap n\nwhen n == 7: to {expression}"), "7");
        let message = format!("f, line 2, column {column}: division by zero, at 7: a divisor that is not 0");
        assert_eq!(error, message);
    }
    let negative = "f, line 2, column 17: a move would leave -1, at 7: \
                    0 or more: `when` keeps a move from those who cannot make it";
    assert_eq!(fault("heap n\nwhen n == 7: to 6 - n", "7"), negative);
    assert!(options("heap n\nwhen n == 7: to 7 - n", "7").contains("0"));
}

#[test]
fn every_move_lowers_the_measure() {
    let heap = "smaller heaps than the one it comes from, or the game need not end";
    let tuple = "positions that are smaller in the first number that changes, or the game need not end";
    let measured = "positions with a smaller measure, or the game need not end";
    for (file, numbers, error) in [
        ("heap n\nto n", "3", format!("f, line 2, column 4: a move would lead up to 3, at 3: {heap}")),
        ("heap n\nto 0, n + 1", "3", format!("f, line 2, column 7: a move would lead up to 4, at 3: {heap}")),
        (
            "position a b\nto (a, b)",
            "1 2",
            format!("f, line 2, column 5: a move would lead up to (1, 2), at (1, 2): {tuple}"),
        ),
        (
            "position a b\nto (a, b + 1)",
            "1 2",
            format!("f, line 2, column 5: a move would lead up to (1, 3), at (1, 2): {tuple}"),
        ),
        (
            "position a b\nmeasure a + b\nto (b, a)",
            "1 2",
            format!("f, line 3, column 5: a move would lead up to (2, 1), at (1, 2): {measured}"),
        ),
        (
            "position a b\nmeasure a - b\nwhen a > 0: to (0, 0)",
            "1 2",
            "f, line 2, column 9: the measure is -1, at (1, 2): 0 or more".to_owned(),
        ),
        (
            "heap n\ntake n - n",
            "3",
            "f, line 2, column 1: a move would take 0, at 3: 1 or more, or 0 where at least two heaps are left"
                .to_owned(),
        ),
        (
            "heap n\ntake n - 4 leave 2",
            "3",
            "f, line 2, column 1: a move would take -1, at 3: 1 or more, or 0 where at least two heaps are left"
                .to_owned(),
        ),
    ] {
        assert_eq!(fault(file, numbers), error, "{file}");
    }
    // A smaller measure may come with larger numbers.
    let down = options(
        "position a b\nmeasure b, a\nwhen b > 0: to (a + 5, b - 1)\nwhen a > 0: to (a - 1, b)",
        "1 1",
    );
    assert_eq!(down, BTreeSet::from(["6 0".to_owned(), "0 1".to_owned()]));
    let halves = "heap n\nwhen n > 0: to n / 2";
    assert!(set_up(halves, &i128::MAX.to_string(), Budget::default()).is_ok());
    let over = (i128::MAX as u128 + 1).to_string();
    let too_large = format!("f, line 2, column 1: {over} is too large for a rule file: numbers below 2^127");
    assert_eq!(fault(halves, &over), too_large);
}

#[test]
fn moves_are_listed_once_each() {
    let of_heap = |lines: &str, heap: u64| {
        let line = |line: &str| format!("heap n\nwhen n == {heap} {line}");
        let file = lines.split('|').map(line).collect::<Vec<_>>().join("\n").replace("\nheap n", "");
        options(&file, &heap.to_string()).into_iter().collect::<Vec<_>>()
    };
    assert_eq!(of_heap("for i in 1..3: to n - i", 4), ["1", "2", "3"]);
    assert_eq!(of_heap("for i in 3..1: to n - i", 4), [""; 0]);
    assert_eq!(of_heap("for i in 2..2: to n - i", 4), ["2"]);
    assert_eq!(of_heap("let m = n - 2, when m > 0: to m, m|: to 0", 5), ["0", "3 3"]);
    assert_eq!(of_heap("for i in 1..n for j in i..n when i + j == n: to i, j", 5), ["1 4", "2 3"]);
    assert_eq!(of_heap(": to 3, 1, 0, 2", 5), ["1 2 3"]);
    assert_eq!(of_heap(": take 1, n - 1|: take 1", 5), ["1", "4"]);
    assert_eq!(of_heap(": take 2..n - 1", 5), ["1", "2", "3"]);
    assert_eq!(of_heap(": take 4..9", 5), ["0", "1"]);
    assert_eq!(of_heap(": take any but n, 2..3", 5), ["1", "4"]);
    assert_eq!(of_heap(": take n - 4 leave 0, 1", 5), ["4"]);
    assert_eq!(of_heap(": take n leave 0", 5), ["0"]);
    assert_eq!(of_heap(": take n leave 1", 5), [""; 0]);
    assert_eq!(of_heap(": take n - 4 leave 2", 5), ["1 3", "2 2"]);
    assert_eq!(of_heap(": take 0 leave 2", 5), ["1 4", "2 3"]);
    assert_eq!(of_heap(": take n - 6 leave 3", 7), ["1 1 4", "1 2 3", "2 2 2"]);
    assert_eq!(of_heap(": take n - 4 leave any", 5), ["1 3", "2 2", "4"]);
    assert_eq!(of_heap(": split", 6), ["1 5", "2 4", "3 3"]);
    assert_eq!(of_heap(": split unequal", 6), ["1 5", "2 4"]);
    // An empty heap has no moves; a position of zeros may.
    let sets = |text: &str, numbers: &str| options(text, numbers).into_iter().collect::<Vec<_>>();
    assert_eq!(sets("heap n\nto 0", "0"), [""; 0]);
    assert_eq!(sets("position a b\nmeasure 1 - a\nwhen a == 0: to (1, b)", "0 0"), ["1 0"]);
    assert_eq!(sets("position a b\nwhen a > 0: to (0, 1), (0, 0)", "2 2"), ["0 0 0 1"]);
    assert_eq!(sets("graph\n3 -> 1, 2 2\n2 -> 1\n7", "3 7"), ["1 7", "2 7"]);
}

/// Listing the options of everything that can follow costs something, and not much.
#[test]
fn listing_has_a_bounded_cost() {
    for (file, numbers, bound) in [
        ("heap n\nwhen n > 0: to n - 1", "5", 100),
        ("heap n\nfor i in 0..n-1: to i", "5", 500),
        ("heap n\nlet m = n / 2, when m > 0: to m, m", "9", 200),
        ("heap n\nwhen n > 0: take 1, 2 leave any", "7", 500),
        ("heap n\nwhen n > 0: take any but 2", "7", 500),
        ("position a b\nmeasure a + b\nwhen a > 0: to (a - 1, b)\nwhen b > 0: to (a, b - 1)", "3 2", 500),
        ("position a b\nwhen a > 1: to (a - 1, b), (1, b)", "4 2", 200),
    ] {
        let fits = |steps: u64| set_up(file, numbers, Budget::new(steps)).is_ok();
        assert!(fits(bound) && !fits(1), "{file}");
        let answers: Vec<bool> = (0..bound).map(fits).collect();
        assert!(answers.is_sorted(), "{file}: fails with more steps than were enough");
    }
}

#[test]
fn grundy_values_are_those_of_the_definition() {
    let squares = position("heap n\nfor k in 1..sqrt(n): take k * k", "0");
    let mut values: Vec<u64> = Vec::new();
    for n in 0..40u64 {
        let of_options: Vec<u64> =
            (1..=n).take_while(|k| k * k <= n).map(|k| values[(n - k * k) as usize]).collect();
        values.push((0..).find(|value| !of_options.contains(value)).unwrap());
        let heap = with_numbers(&squares, &[n]);
        assert_eq!(heap.grundy(&Budget::default()).unwrap(), nimatron::Nimber::from(values[n as usize]));
    }
}
