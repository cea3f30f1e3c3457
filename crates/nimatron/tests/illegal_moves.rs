//! Illegal moves are refused with a reason.

use nimatron::ruleset::IllegalMove;
use nimatron::{Action, Natural, Position};

fn refused(position: &str, action: &Action) -> String {
    let position: Position = position.parse().unwrap();
    position.play(action).unwrap_err().to_string()
}

fn lower(changes: &[(usize, u64)]) -> Action {
    Action::Set(changes.iter().map(|(heap, size)| (*heap, Natural::from(*size))).collect())
}

#[test]
fn lowering_is_refused_with_a_reason() {
    let reasons = [
        (
            "moore(2) 3 4 5",
            lower(&[(0, 1), (1, 1), (2, 1)]),
            "this move lowers 3 heaps, and 1 to 2 is allowed",
        ),
        ("moore(2) 3 4 5", lower(&[]), "this move lowers 0 heaps, and 1 to 2 is allowed"),
        ("exact(2) 3 4 5", lower(&[(0, 1)]), "this move lowers 1 heaps, and exactly 2 is allowed"),
        (
            "moore(2) 3 4 5",
            lower(&[(0, 1), (2, 5)]),
            "heap 3 has size 5 and would become 5: a move must lower it",
        ),
        ("moore(2) 3 4 5", lower(&[(0, 9)]), "heap 1 has size 3 and would become 9: a move must lower it"),
        ("bash(3) 9", lower(&[(0, 5)]), "cannot take 4 from 9: 1 to 3 is allowed"),
        (
            "moore(2) 3 4 5",
            lower(&[(1, 2), (1, 3)]),
            "that is not a move of this game: the numbers must be named once each, in order",
        ),
        (
            "moore(2) 3 4 5",
            lower(&[(1, 2), (0, 2)]),
            "that is not a move of this game: the numbers must be named once each, in order",
        ),
        ("moore(2) 3 4 5", lower(&[(3, 0)]), "there is no heap 4: the position has 3"),
    ];
    for (position, action, reason) in reasons {
        assert_eq!(refused(position, &action), reason, "{position}: {action:?}");
    }
}

#[test]
fn splits_and_missing_heaps_are_refused_with_a_reason() {
    let split = |parts: &[u64]| IllegalMove::Split {
        from: Natural::from(7u64),
        parts: parts.iter().map(|part| Natural::from(*part)).collect(),
        rules: "kayles".to_owned(),
    };
    for (error, explanation) in [
        (split(&[]), "a heap of 7 cannot become nothing: kayles does not allow it"),
        (split(&[3]), "a heap of 7 cannot become 3: kayles does not allow it"),
        (split(&[3, 4]), "a heap of 7 cannot become 3 and 4: kayles does not allow it"),
    ] {
        assert_eq!((error.to_string().as_str(), error.code()), (explanation, "illegal-move"));
    }
    let position: Position = "nim 3 4".parse().unwrap();
    let beyond = position.play(&nimatron::Action::Set(vec![(2, Natural::ZERO)])).unwrap_err();
    assert_eq!(beyond.to_string(), "there is no heap 3: the position has 2");
}

#[test]
fn a_difference_that_is_no_move_is_refused() {
    let refusals = [
        // Coins that leave a step must arrive on the next lower one.
        (
            "staircase 3 4",
            lower(&[(1, 2)]),
            "that is not a move of this game: here a move takes coins one step down",
        ),
        (
            "staircase 3 4",
            lower(&[(0, 4), (1, 2)]),
            "that is not a move of this game: here a move takes coins one step down",
        ),
        ("staircase 3 4", lower(&[(0, 1)]), ""),
        ("poker(2) 3 4", lower(&[(1, 7)]), "cannot take 3 from 2: 1 to 2 is allowed"),
        ("poker(2) 3 4", lower(&[(1, 4)]), "cannot take 0 from 4: 1 to 4 is allowed"),
        ("poker(2) 3 4", lower(&[(1, 6)]), ""),
        // The limit becomes 6 by itself, and is named only if it changes.
        ("fibonacci 20 6", lower(&[(0, 17)]), ""),
        (
            "fibonacci 20 6",
            lower(&[(0, 17), (1, 6)]),
            "that is not a move of this game: here a move takes stones, and twice as many is the next limit",
        ),
        ("fibonacci 20 9", lower(&[(0, 17), (1, 6)]), ""),
        ("turtles 1 0 1", lower(&[(1, 1), (2, 0)]), ""),
        (
            "turtles 1 0 1",
            lower(&[(1, 0), (2, 0)]),
            "that is not a move of this game: here a move turns coins",
        ),
        (
            "turtles 1 0 1",
            lower(&[(0, 0), (1, 1)]),
            "that is not a move of this game: the coin to turn to tails must show heads",
        ),
    ];
    for (text, action, reason) in refusals {
        let position: Position = text.parse().unwrap();
        let refused = position.play(&action).map_or_else(|illegal| illegal.to_string(), |_| String::new());
        assert_eq!(refused, reason, "{text}: {action:?}");
    }
}
