//! Illegal moves are refused with a reason.

use nimatron::ruleset::IllegalMove;
use nimatron::{Action, Natural, Position};

fn refused(position: &str, action: &Action) -> String {
    let position: Position = position.parse().unwrap();
    position.play(action).unwrap_err().to_string()
}

fn lower(changes: &[(usize, u64)]) -> Action {
    Action::Lower(changes.iter().map(|(heap, size)| (*heap, Natural::from(*size))).collect())
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
            "that is not a move of this game: the heaps must be named once each, in order",
        ),
        (
            "moore(2) 3 4 5",
            lower(&[(1, 2), (0, 2)]),
            "that is not a move of this game: the heaps must be named once each, in order",
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
    let beyond = position.play(&nimatron::Action::Lower(vec![(2, Natural::ZERO)])).unwrap_err();
    assert_eq!(beyond.to_string(), "there is no heap 3: the position has 2");
}
