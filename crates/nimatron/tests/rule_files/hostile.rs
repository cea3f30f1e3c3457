//! Wrong and hostile rule files are refused in bounded time with an error that has a place.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use nimatron::engine::rng::SplitMix64;
use nimatron::games::RuleFiles;
use nimatron::notation::ErrorKind;
use nimatron::notation::Expr;
use nimatron::{Budget, games};

use crate::{Files, position};

fn error(text: &str, numbers: &str) -> (ErrorKind, String) {
    let start = Instant::now();
    let error = position(text, numbers).expect_err(text);
    assert!(start.elapsed() < Duration::from_secs(20), "{text}");
    (error.kind, error.to_string())
}

/// A file, numbers, and how the error begins.
const WRONG: &[(&str, &str, &str)] = &[
    // Moves that do not come to an end.
    ("heap n\nto n + 1", "3", "own.game, line 2, column 4: a move would lead up to 4, at 3"),
    ("heap n\n\n  to n", "3", "own.game, line 3, column 6: a move would lead up to 3, at 3"),
    ("heap n\nwhen n > 0: to n - 1, n", "", "own.game, line 2, column 23: a move would lead up to 1, at 1"),
    (
        "position a b\nwhen b > 0: to (a + 1, b - 1)",
        "0 1",
        "own.game, line 2, column 17: a move would lead up to (1, 0), at (0, 1)",
    ),
    (
        "position a b\nto (a, b)",
        "2 2",
        "own.game, line 2, column 5: a move would lead up to (2, 2), at (2, 2)",
    ),
    (
        "position a b\nmeasure a + b\nwhen a > 0: to (a - 1, b + 1)",
        "2 2",
        "own.game, line 3, column 17: a move would lead up to (1, 3), at (2, 2)",
    ),
    (
        "position a b\nmeasure a - b\nwhen a > 0: to (a - 1, b)",
        "2 5",
        "own.game, line 2, column 9: the measure is -3, at (2, 5)",
    ),
    (
        "graph\n1 -> 2\n2 -> 3\n3 -> 1",
        "1",
        "own.game, line 4, column 6: this edge closes a cycle: 1 -> 2 -> 3 -> 1",
    ),
    ("graph\n1 -> 1", "1", "own.game, line 2, column 6: this edge closes a cycle: 1 -> 1"),
    ("heap n\ntake 0", "3", "own.game, line 2, column 1: a move would take 0, at 3"),
    ("heap n\ntake 0 leave 0, 2", "3", "own.game, line 2, column 1: a move would take 0, at 3"),
    // Overflow and undefined results.
    (
        "heap n\nwhen n > 0: to n - 1 + 0 / (n - 2)",
        "5",
        "own.game, line 2, column 28: division by zero, at 2",
    ),
    ("heap n\nwhen n % 0 == 0: to 0", "", "own.game, line 2, column 10: division by zero, at 1"),
    ("heap n\nto n - 2", "5", "own.game, line 2, column 4: a move would leave -1, at 1"),
    ("heap n\nwhen pow(n, 200) > 1: to 0", "7", "own.game, line 2, column 6: overflow or undefined result"),
    ("heap n\nwhen sqrt(0 - n) > 1: to 0", "7", "own.game, line 2, column 6: overflow or undefined result"),
    (
        "heap n\nto 99999999999999999999999999999999999999999",
        "7",
        "own.game, line 2, column 4: this number is too large",
    ),
    // Misplaced or malformed lines.
    ("", "3", "own.game, line 1, column 1: the file is empty"),
    ("# only a remark", "3", "own.game, line 1, column 16: the file is empty"),
    ("take 3", "3", "own.game, line 1, column 1: a game does not begin like this"),
    ("heap", "3", "own.game, line 1, column 1: `heap` has 0 names"),
    ("heap n\nheap m", "3", "own.game, line 2, column 1: duplicate `heap`, `position` or `graph` line"),
    ("position a", "3", "own.game, line 1, column 1: `position` has 1 name"),
    ("position a a", "3", "own.game, line 1, column 12: `a` is taken"),
    ("heap for", "3", "own.game, line 1, column 6: `for` is taken"),
    ("heap n\nto m", "3", "own.game, line 2, column 4: there is no number `m` here"),
    ("heap n\nwhen n: to 0", "3", "own.game, line 2, column 6: this is a number"),
    ("heap n\nto n > 1", "3", "own.game, line 2, column 4: this is a condition"),
    ("heap n\nwhen (n > 1) + 1 > 0: to 0", "3", "own.game, line 2, column 6: this is a condition"),
    ("heap n\nwhen not n: to 0", "3", "own.game, line 2, column 10: this is a number"),
    ("heap n\nfor n in 1..2: to 0", "3", "own.game, line 2, column 5: `n` is a number already"),
    ("heap n\nfor i in 1: to 0", "3", "own.game, line 2, column 11: unexpected `:`"),
    ("heap n\nfor i in 1..n to i", "3", "own.game, line 2, column 15: unexpected `to`"),
    ("heap n\nto f(n)", "3", "own.game, line 2, column 4: there is no function `f`"),
    ("heap n\nto gcd(n)", "3", "own.game, line 2, column 4: `gcd` has 1 number"),
    ("heap n\nto (n", "3", "own.game, line 2, column 6: the line ends here"),
    ("heap n\ntake 1 leave 4", "3", "own.game, line 2, column 14: unexpected `4`"),
    ("heap n\ntake 1; to 0", "3", "own.game, line 2, column 7: unexpected `;`"),
    ("heap n\nwhile n > 0: to 0", "3", "own.game, line 2, column 1: unexpected `while`"),
    ("heap n\n\0", "3", "own.game, line 2, column 1: unexpected `\\u{0}`"),
    ("position a b\nto (a - 1)", "3 3", "own.game, line 2, column 4: this position has 1 number"),
    ("position a b\ntake 1", "3 3", "own.game, line 2, column 1: unexpected `take`"),
    ("heap n\nmeasure n", "3", "own.game, line 2, column 1: a heap is measured by its size"),
    ("game nim\nheap n", "3", "own.game, line 1, column 6: `nim` is reserved"),
    ("game 3\nheap n", "3", "own.game, line 1, column 6: `3` is not the name of a game"),
    ("graph\n1 2", "1", "own.game, line 2, column 3: there is no arrow here"),
    ("graph\n1 ->", "1", "own.game, line 2, column 3: this edge leads nowhere"),
    ("graph\na -> b", "1", "own.game, line 2, column 1: this is not a vertex"),
];

#[test]
fn errors_have_line_and_column() {
    for (text, numbers, complaint) in WRONG {
        let (kind, message) = error(text, numbers);
        assert_eq!(kind, ErrorKind::BadRules, "{text}: {message}");
        assert!(message.starts_with(complaint), "{text:?}\n{message}\n{complaint}");
    }
}

#[test]
fn several_errors_are_reported_together() {
    let (_, message) = error("heap n\nto m\ntake\nwhen: to 3", "3");
    for line in ["line 2", "line 3", "line 4"] {
        assert!(message.contains(line), "{message}");
    }
}

#[test]
fn invalid_numbers_are_refused() {
    let bad = |text, numbers| error(text, numbers);
    assert_eq!(bad("position a b\nwhen a > 0: to (a-1, b)", "1 2 3").0, ErrorKind::BadPosition);
    assert_eq!(bad("graph\n1 -> 0", "1 7").0, ErrorKind::BadPosition);
    let googol = format!("1{}", "0".repeat(100));
    assert_eq!(bad("heap n\nwhen n > 0: to n / 2", &googol).0, ErrorKind::BadPosition);
    assert_eq!(bad("heap n\nwhen n > 0: to n / 2", &u128::MAX.to_string()).0, ErrorKind::BadRules);
    // Few positions can follow even a large heap.
    let halved = position("heap n\nwhen n > 0: to n / 2", &i128::MAX.to_string()).unwrap();
    assert!(halved.solve(&Budget::default()).unwrap().outcome().is_p() == (127 % 2 == 0));
}

#[test]
fn expensive_files_are_over_budget() {
    let nested = "for a in 1..n for b in 1..n for c in 1..n for d in 1..n for e in 1..n";
    let bombs = [
        ("heap n\nfor i in 0..170000000000000000000000000000000000000: take 1".to_owned(), "5"),
        (format!("heap n\n{nested} when a == 0: to 0"), "1000000"),
        (format!("heap n\n{nested}: take 1"), "1000000"),
        ("heap n\nfor i in 0..n-1: to i".to_owned(), "1000000000000"),
        ("heap n\nfor t in 0..n: take t + 1 leave any".to_owned(), "1000000000"),
        ("heap n\nfor t in 3..3: take t leave 3".to_owned(), "1000000000"),
        ("heap n\nwhen n > 0: take any but n".to_owned(), "100000000000"),
        // A measure of two numbers that falls, while the second number grows without end.
        ("position a b\nwhen a > 0: to (a - 1, 2 * b + 1)\nwhen b > 0: to (a, b - 1)".to_owned(), "100 1"),
        ("heap n\nwhen n > 0: to n-1, n-1, n-1, n-1, n-1, n-1, n-1, n-1, n-1".to_owned(), "100000000"),
    ];
    for (text, numbers) in bombs {
        let (kind, message) = error(&text, numbers);
        assert!(matches!(kind, ErrorKind::OverBudget | ErrorKind::BadRules), "{text}: {message}");
        assert!(kind == ErrorKind::OverBudget || message.contains("does not fit"), "{text}: {message}");
    }
}

#[test]
fn long_lines_deep_nesting_and_large_files() {
    let long = format!("heap n\nto {}", "1 + ".repeat(300_000));
    assert!(error(&long, "3").1.starts_with("own.game, line 2, column 1: this line has"));
    for (open, close) in [("(", ")"), ("-", ""), ("min(", ")")] {
        let deep = format!("heap n\nto {}1{}", open.repeat(300), close.repeat(300));
        assert!(error(&deep, "3").1.contains("nested too deeply"), "{open}");
    }
    let deep = format!("heap n\nwhen {}n > 1: to 0", "not ".repeat(400));
    assert!(error(&deep, "3").1.contains("nested too deeply"));
    let wide = format!("heap n\nto {}", ["0"; 480].join(" + "));
    assert!(position(&wide, "3").is_ok());
    assert!(error(&"x".repeat(17 << 20), "3").1.contains("bytes"));
    assert!(error(&format!("heap n\n{}", "take 1\n".repeat(2000)), "3").1.contains("too many lines"));
    let clauses = format!("heap n\n{}: to 0", "when n > 0 ".repeat(150));
    assert!(position(&clauses, "3").is_ok());
}

#[test]
fn a_graph_as_large_as_a_file_can_be() {
    let chain: String = (1..200_000).map(|vertex| format!("{vertex} -> {}\n", vertex - 1)).collect();
    let position = position(&format!("graph\n{chain}"), "199999 7").unwrap();
    assert!(position.solve(&Budget::default()).unwrap().outcome().is_p());
}

#[test]
fn random_text_never_panics() {
    let words = [
        "heap n",
        "position a b",
        "graph",
        "for",
        "i",
        "in",
        "1",
        "..",
        "n",
        "when",
        ":",
        "to",
        "take",
        "(",
        ")",
        ",",
        "-",
        "*",
        "%",
        "a",
        "b",
        "\n",
        "leave",
        "->",
        "é",
        "\0",
        "let",
        "=",
        "not",
        "<",
    ];
    let mut rng = SplitMix64::new(7);
    for round in 0..20_000 {
        let header = ["heap n\n", "position a b\n", "graph\n", ""][round % 4];
        let text: Vec<&str> = (0..rng.below(12)).map(|_| words[rng.index(words.len())]).collect();
        let files =
            Files { steps: Some(2000), ..Files::default().with("f", &format!("{header}{}", text.join(" "))) };
        if let Ok(position) = files.position("rules(f) 3 4") {
            let _ = position.solve(&Budget::new(2000));
        }
    }
}

#[test]
fn the_stop_flag_ends_the_listing() {
    struct Stopped;
    impl RuleFiles for Stopped {
        fn text(&self, _: &str) -> Result<String, String> {
            Ok("heap n\nfor i in 0..n-1: to i".to_owned())
        }
        fn budget(&self) -> Budget {
            Budget::new(u64::MAX).stoppable(Arc::new(AtomicBool::new(true)))
        }
    }
    let expr = Expr::parse("rules(f) 1000000000").unwrap();
    assert_eq!(games::resolve_with(&expr, &Stopped).unwrap_err().kind, ErrorKind::OverBudget);
}
