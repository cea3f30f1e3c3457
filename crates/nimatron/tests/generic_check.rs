//! One check holds all theory: every game, every sample of its rules, both conventions, every small position.

use std::collections::HashSet;

use nimatron::check::{box_of, check};
use nimatron::games::GAMES;
use nimatron::theory::CITATIONS;
use nimatron::{Budget, Position};

#[test]
fn theory_agrees_with_search_on_every_sample_of_every_game() {
    let budget = Budget::new(100_000_000);
    let mut applied = HashSet::new();
    let mut total = (0, 0);
    for (game, numbers, largest) in GAMES.iter().flat_map(|entry| entry.samples) {
        let checked = check(box_of(game, *numbers, *largest), &budget);
        let first = checked.disagreements.first().map(ToString::to_string);
        assert_eq!(first, None, "{} disagreements", checked.disagreements.len());
        assert!(!checked.cut_short, "{game}: the budget is too small for {numbers} numbers up to {largest}");
        assert!(checked.winning_moves > 0, "{game}: nothing was compared");
        applied.extend(checked.methods.keys().copied());
        total = (total.0 + checked.positions, total.1 + checked.winning_moves);
    }
    assert!(total.0 > 10_000 && total.1 > 20_000, "the samples have shrunk: {total:?}");
    // A theorem that never applied has not been checked. Sums have their own test, and so have value formulas.
    let elsewhere = ["Sprague–Grundy theorem", "Sums of tame games", "Jenkyns–Mayberry formula"];
    for citation in CITATIONS.iter().filter(|citation| !elsewhere.contains(&citation.name)) {
        assert!(applied.contains(citation.name), "{} never applied", citation.name);
    }
}

#[test]
fn sums_agree_with_search() {
    let sums = [
        "nim 2 3 + bash(3) 5",
        "moore(2) 1 2 2 + wythoff 1 2",
        "moore(2) 1 1 1 + moore(3) 1 1 + euclid 2 3",
        "staircase 1 2 1 + nimble 2 2",
        "poker(1) 1 2 + bash(2) 3",
        "wythoff 2 2 + euclid 1 1 + nim 1",
        "exact(2) 1 2 2 + nim 2",
        "turtles 1 1 0 1 + nim 2",
        "fibonacci 5 2 + nim 3",
        "slow(2) 2 1 2 2 + bash(1) 3",
    ];
    let budget = Budget::new(100_000_000);
    let mut methods = HashSet::new();
    for sum in sums {
        for convention in ["normal", "misere"] {
            let position: Position = format!("{convention} {sum}").parse().unwrap();
            // Everything that can follow is compared too.
            let checked = check(everything_below(position), &budget);
            assert_eq!(checked.disagreements.first().map(ToString::to_string), None);
            assert!(!checked.cut_short && checked.positions > 5, "{sum}");
            methods.extend(checked.methods.keys().copied());
        }
    }
    assert!(methods.contains("Sprague–Grundy theorem") && methods.contains("Sums of tame games"));
}

fn everything_below(position: Position) -> Vec<Position> {
    use nimatron::Ruleset;
    let mut seen = HashSet::from([position.rows.clone()]);
    let mut open = vec![position.rows.clone()];
    while let Some(rows) = open.pop() {
        for option in position.rules.options(&rows) {
            if seen.insert(option.to.clone()) {
                open.push(option.to);
            }
        }
    }
    seen.into_iter().map(|rows| position.with_rows(rows)).collect()
}
