//! A built-in game written as a rule file has the same outcomes, winning moves, counts and values.

use std::collections::BTreeSet;

use nimatron::check::{box_of, check};
use nimatron::{Budget, Convention, Position};

use crate::{Files, with_numbers};

/// A rule file, the built-in game that it is, and a box of positions.
const TWINS: &[(&str, &str, usize, u64)] = &[
    // Not recognised: listed move by move.
    ("heap n\nfor i in 0..n-1: to i, n-1-i\nfor i in 0..n-2: to i, n-2-i", "kayles", 2, 6),
    ("heap n\nfor t in 1..3 when t != 2 and t <= n: to n - t", "subtract(1,3)", 3, 5),
    ("heap n\nfor i in 0..n-1: to i", "nim", 3, 4),
    ("heap n\nfor i in 1..n/2 when i < n - i: to i, n - i", "grundy", 2, 8),
    ("heap n\nfor i in 1..n-1: to i, n-i\nfor i in 0..n-1: to i", "lasker", 2, 5),
    ("heap n\nwhen n >= 2: take 1 leave 1, 2\nwhen n < 0: split unequal", "officers", 2, 7),
    ("heap n\nwhen 1 == 1: take any but 2", "allbut(2)", 2, 6),
    ("heap n\nfor c in 1..1: take c leave 0, 3", "hex(0.9)", 2, 6),
    (
        "position a b\nfor i in 0..a-1: to (i, b)\nfor j in 0..b-1: to (a, j)\nfor t in 1..min(a,b): to (a-t, b-t)",
        "wythoff",
        2,
        7,
    ),
    (
        "position a b\nwhen a >= b and b > 0 for k in 1..a/b: to (a - k*b, b)\nwhen b >= a and a > 0 for k in 1..b/a: to (a, b - k*a)",
        "euclid",
        2,
        9,
    ),
    ("position s l\nfor t in 1..min(s, l): to (s - t, 2*t)", "fibonacci", 2, 8),
    // Recognised: handed to the theory of heap games.
    ("heap n\ntake 1, 2 leave any", "kayles", 2, 6),
    ("heap n\ntake 1, 3..4", "subtract(1,3,4)", 2, 7),
    ("heap n\ntake any", "nim", 3, 4),
    ("heap n\ntake any but 1..2", "allbut(1,2)", 2, 6),
    ("heap n\nsplit unequal", "grundy", 2, 8),
    ("heap n\nsplit\ntake any", "lasker", 2, 5),
    ("heap n\ntake 1 leave 0, 3", "hex(0.9)", 2, 6),
    ("heap n\nsplit\ntake 1 leave any", "octal(4.7)", 2, 5),
];

/// Returns all answers about a position except its name and the wording of its moves.
fn answers(position: &Position, game: &str) -> (String, BTreeSet<String>, usize, String, String, String) {
    let budget = Budget::default();
    let without_name = |position: &Position| position.to_string().replace(game, "");
    let moves: Vec<String> = position
        .solve(&budget)
        .unwrap()
        .winning_moves()
        .map(|found| without_name(found.unwrap().to()))
        .collect();
    let outcome = position.solve(&budget).unwrap().outcome().to_string();
    (
        outcome,
        moves.iter().cloned().collect(),
        moves.len(),
        position.solve(&budget).and_then(|solution| solution.count()).unwrap().to_string(),
        position.grundy(&budget).unwrap().to_string(),
        position.solve(&budget).and_then(|solution| solution.remoteness()).unwrap().to_string(),
    )
}

#[test]
fn a_rule_file_agrees_with_its_built_in_twin() {
    for (text, twin, numbers, largest) in TWINS {
        let files = Files::default().with("own.game", text);
        for built_in in box_of(twin, *numbers, *largest) {
            let own = files.position(&built_in.to_string().replace(twin, "rules(own.game)")).unwrap();
            assert_eq!(answers(&own, "rules(own.game)"), answers(&built_in, twin), "{text}\n{built_in}");
        }
    }
}

#[test]
fn rule_files_agree_with_search() {
    for (text, _, numbers, largest) in TWINS {
        let bare = Files::default().with("own.game", text).position("rules(own.game)").unwrap();
        let width = largest + 1;
        let rows = (0..width.pow(*numbers as u32))
            .map(|place| (0..*numbers as u32).map(|i| place / width.pow(i) % width).collect::<Vec<_>>());
        let positions = rows.flat_map(|row| {
            Convention::BOTH.map(|convention| with_numbers(&bare, &row).with_convention(convention))
        });
        let checked = check(positions, &Budget::new(100_000_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{text}");
        assert!(!checked.cut_short && checked.positions == 2 * width.pow(*numbers as u32), "{text}");
        assert!(checked.winning_moves > 0, "{text}");
    }
}

#[test]
fn sums_with_built_in_games_agree_with_search() {
    let files = Files::default()
        .with("squares", "heap n\nfor k in 1..sqrt(n): take k * k")
        .with("cut", "position a b\nwhen a*b > 0 for i in 1..a-1: to (i, b), (a-i, b)\nwhen a*b > 0 for i in 1..b-1: to (a, i), (a, b-i)")
        .with("diamond", "graph\n3 -> 2 1\n2 -> 0\n1 -> 0\n5 -> 3 0");
    let sums = [
        "rules(squares) 6 3 + nim 2",
        "rules(squares) 5 + rules(cut) 2 3 + wythoff 1 2",
        "rules(diamond) 3 5 + kayles 3",
        "rules(cut) 2 2 1 3 + rules(diamond) 2",
        "moore(2) 1 1 2 + rules(squares) 4 + rules(diamond) 3",
    ];
    for sum in sums {
        for convention in Convention::BOTH {
            let position = files.position(&format!("{convention} {sum}")).unwrap();
            let checked = nimatron::check::check_below(&position, &Budget::new(100_000_000));
            assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{sum}");
            assert!(!checked.cut_short && checked.positions > 20, "{sum}: {checked:?}");
        }
    }
}

#[test]
fn recognised_games_answer_for_heaps_of_any_size() {
    let googol = format!("1{}", "0".repeat(100));
    let kayles = crate::position("heap n\ntake 1, 2 leave any", &googol).unwrap();
    let twin: Position = format!("kayles {googol}").parse().unwrap();
    let budget = Budget::default();
    assert_eq!(kayles.grundy(&budget).unwrap(), twin.grundy(&budget).unwrap());
    // Misère play by the quotient, which only heap games of known rules have.
    let misere = crate::position("heap n\ntake 1, 2 leave any", "40").unwrap();
    let misere = misere.with_convention(Convention::Misere);
    assert_eq!(misere.solve(&budget).unwrap().method().kind(), "quotient");
}
