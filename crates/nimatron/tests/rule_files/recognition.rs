//! A rule file of a game with a known theory is recognised and answered by it; all others are searched.

use nimatron::check::check_below;
use nimatron::{Budget, Convention, Position};

use super::position;

/// Returns a take-away game in which this is the next limit after `t` stones were taken.
fn take_away(limit: &str, numbers: &str) -> Position {
    let text = format!("position stones limit\nfor t in 1..min(stones, limit): to (stones - t, {limit})");
    position(&text, numbers).unwrap()
}

/// Returns the theorem that answers a position.
fn answered_by(position: &Position) -> &'static str {
    let solution = position.solve(&Budget::default()).unwrap();
    solution.method().citation().map_or("", |citation| citation.name)
}

#[test]
fn take_away_games_whose_limit_never_falls_are_answered_by_schwenk() {
    for limit in
        ["t", "2 * t", "3 * t + 1", "t * t", "max(t, 5)", "2 * t - 1", "t + 3 * t / 2", "pow(t, 2) + sqrt(t)"]
    {
        let small = take_away(limit, "24 23");
        assert_eq!(answered_by(&small), "Dynamic Nim", "{limit}");
        for convention in Convention::BOTH {
            let start = Position::new(convention, small.components().collect());
            let checked = check_below(&start, &Budget::new(20_000_000));
            assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{limit}");
            assert!(checked.winning_moves > 20 && !checked.cut_short, "{limit}: {checked:?}");
        }
        assert_eq!(answered_by(&take_away(limit, "1000000 999999")), "Dynamic Nim", "{limit}");
    }
    // The limit depends on more than what was taken, is not seen to rise, or may be below what was taken.
    for limit in ["stones", "t + limit", "10 - t % 7", "t % 3", "t / 2", "t - 1", "7", "abs(t)"] {
        let small = take_away(limit, "12 5");
        assert_eq!(answered_by(&small), "Sprague–Grundy theorem", "{limit}");
    }
    // Several positions are a sum, which is searched.
    assert_eq!(answered_by(&take_away("2 * t", "8 7 5 4")), "Sprague–Grundy theorem");
}

#[test]
fn take_away_games_of_any_size_are_those_of_the_list() {
    for (limit, game) in [("2 * t", "fibonacci"), ("3 * t", "dynamic(3)"), ("3 * t / 2", "dynamic(3/2)")] {
        for numbers in ["1000000000000 7", "99999999999999999999 1000", "12586269025 12586269024"] {
            let own = take_away(limit, numbers).solve(&Budget::default()).unwrap().outcome();
            let listed: Position = format!("{game} {numbers}").parse().unwrap();
            assert_eq!(own, listed.solve(&Budget::default()).unwrap().outcome(), "{game} {numbers}");
        }
    }
}

#[test]
fn games_with_a_known_theory_are_recognised() {
    let recognised = |lines: &str| {
        let bare = position(&format!("heap n\n{lines}"), "").unwrap();
        bare.components().next().unwrap().take_and_break().map(ToString::to_string)
    };
    for (lines, game) in [
        ("take any", "allbut()"),
        ("take any but 2, 5..6", "allbut(2,5,6)"),
        ("take any but 0..2", "allbut(1,2)"),
        ("take any but 4095", "allbut(4095)"),
        ("take 1, 3..4", "subtract(1,3,4)"),
        ("take 3\ntake 1", "subtract(1,3)"),
        ("take 5..4\ntake 1", "subtract(1)"),
        ("take 4095", "subtract(4095)"),
        ("split unequal", "grundy"),
        ("split\ntake any", "lasker"),
        ("take any\nsplit", "lasker"),
        ("split", "octal(4.0)"),
        ("split\ntake 1", "octal(4.3)"),
        ("take 0 leave 2\ntake 1 leave any", "octal(4.7)"),
        ("take 1, 2 leave any", "octal(0.77)"),
        ("take 1 leave 0\ntake 1 leave 2\ntake 3 leave 1", "octal(0.502)"),
        ("take 1 leave 0, 3", "hex(0.9)"),
        ("take 0 leave 2, 3\ntake 2 leave 1", "hex(c.02)"),
        ("take 1 leave 1", "octal(0.2)"),
    ] {
        assert_eq!(recognised(lines).as_deref(), Some(game), "{lines}");
    }
    for lines in [
        "take 4096",
        "take any but 4096",
        "take n",
        "take 1..n",
        "take any but n",
        "take any leave any",
        "take any leave 0",
        "split\ntake any but 2",
        "take any\ntake 1 leave 2",
        "split unequal\ntake 1",
        "take 1\nsplit unequal",
        "split\ntake any leave any",
        "take any\ntake 1",
        "when n > 0: take 1",
        "to 0",
        "take any\ntake any",
    ] {
        assert_eq!(recognised(lines), None, "{lines}");
    }
}
