//! Compounds other than the sum: `&`, `&&` and `|` agree with search.

use std::collections::HashSet;

use nimatron::check::check;
use nimatron::notation::Compound;
use nimatron::{Budget, Convention, Outcome, Position};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position and everything that can follow it.
fn everything_below(position: &Position) -> Vec<Position> {
    let mut seen = HashSet::from([position.to_string()]);
    let mut found = vec![position.clone()];
    let mut next = 0;
    while let Some(from) = found.get(next).cloned() {
        next += 1;
        for option in from.legal_moves() {
            if seen.insert(option.to().to_string()) {
                found.push(option.to().clone());
            }
        }
    }
    found
}

/// Tests outcomes, winning moves, their number and the value of compounds of many games, and that a printed move is read
/// back.
#[test]
fn compounds_agree_with_search() {
    let budget = Budget::new(100_000_000);
    for components in [
        ["nim 2 3", "bash(3) 4"],
        ["kayles 5", "nim 1 1"],
        ["wythoff 1 2", "euclid 2 5"],
        ["moore(2) 1 1 1", "nim 2"],
        ["staircase 1 2", "subtract(1,3) 5"],
        ["fibonacci 5 2", "grundy 5"],
        ["turtles 1 1 0 1", "nim 0"],
        ["exact(2) 1 2 1", "lasker 3"],
        ["nim 0", "nim 0"],
    ] {
        for compound in [Compound::Every, Compound::All, Compound::Some] {
            for convention in Convention::BOTH {
                let text = components.join(&format!(" {} ", compound.sign()));
                let position = position(&format!("{convention} {text}"));
                assert_eq!(position.compound(), compound);
                let below = everything_below(&position);
                for from in &below {
                    assert_eq!(from.to_string().parse::<Position>().as_ref(), Ok(from));
                    for legal in from.legal_moves() {
                        let typed = legal.to_string();
                        assert_eq!(from.typed_move(&typed).as_ref(), Ok(legal.action()), "{from}: {typed}");
                    }
                }
                let checked = check(below, &budget);
                assert_eq!(checked.disagreements.first().map(ToString::to_string), None);
                assert!(!checked.cut_short);
            }
        }
    }
}

/// Tests three components at once.
#[test]
fn three_components_agree_with_search() {
    let budget = Budget::new(100_000_000);
    for sign in ["&", "&&", "|"] {
        for convention in ["", "misere "] {
            let position = position(&format!("{convention}nim 2 {sign} bash(2) 3 {sign} kayles 3"));
            let checked = check(everything_below(&position), &budget);
            assert_eq!(checked.disagreements.first().map(ToString::to_string), None);
            assert!(!checked.cut_short && checked.winning_moves > 0);
        }
    }
}

/// Tests that selective compounds have any size if their components have.
#[test]
fn selective_compounds_have_any_size() {
    let huge = "1000000000000000000000000000000";
    let budget = Budget::default();
    for (text, outcome, to) in [
        (format!("nim {huge} {huge} | moore(2) 3 3 3"), Outcome::P, String::new()),
        (format!("misere nim {huge} {huge} | moore(2) 3 3 3"), Outcome::P, String::new()),
        (format!("nim {huge} 5 | moore(2) 3 3 3"), Outcome::N, "nim 5 5 | moore(2) 3 3 3".to_owned()),
        (format!("nim {huge} 5 | kayles 3 | nim 4"), Outcome::N, "nim 5 5 | kayles 1 1 | nim 0".to_owned()),
    ] {
        let position = position(&text);
        let solution = position.solve(&budget).unwrap();
        assert_eq!(solution.outcome(), outcome, "{text}");
        let found = solution.winning_move().unwrap().map_or(String::new(), |it| it.to().to_string());
        assert_eq!(found, to, "{text}");
    }
}

#[test]
fn moves_are_made_in_the_right_components() {
    let every = position("nim 2 & nim 0 & kayles 1");
    let moves: Vec<String> = every.legal_moves().map(|legal| legal.to_string()).collect();
    assert_eq!(moves, ["1/1>0; 3/1>0", "1/1>1; 3/1>0"]);
    assert!(position("nim 2 && nim 0").is_over());
    let some = position("nim 1 | nim 1");
    let moves: Vec<String> = some.legal_moves().map(|legal| legal.to_string()).collect();
    assert_eq!(moves, ["1/1>0; 2/1>0", "1/1>0", "2/1>0"]);
    for (text, typed) in [
        ("nim 2 & nim 1", "1/1>0"),
        ("nim 2 && nim 1", "2/1>0"),
        ("nim 2 & nim 1", "1/1>0; 1/1>1"),
        ("nim 2 + nim 1", "1/1>0; 2/1>0"),
    ] {
        let position = position(text);
        let action = position.typed_move(typed).unwrap();
        assert!(position.play(&action).is_err(), "{text}: {typed}");
    }
    // The order in which the components are named does not matter.
    let every = position("nim 2 & nim 1");
    let action = every.typed_move("2/1>0; 1/1>1").unwrap();
    assert_eq!(every.play(&action).unwrap().to_string(), "nim 1 & nim 0");
    let error = every.typed_move("1/1>0; 2/x").unwrap_err();
    assert_eq!(error.diagnostics[0].span.start, 9);
}

#[test]
fn signs_are_not_mixed() {
    let error = "nim 3 + nim 4 & nim 5".parse::<Position>().unwrap_err();
    assert!(error.to_string().contains("`&` is mixed with another sign"), "{error}");
    assert_eq!(error.diagnostics[0].span, 14..15);
}
