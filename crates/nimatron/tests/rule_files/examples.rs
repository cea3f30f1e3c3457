//! The example rule files agree with search and with what their comments state.

use nimatron::check::check_below;
use nimatron::{Action, Budget, Lang, Messages, Natural, Outcome, Position, Report};

use crate::{Files, example};

fn of(name: &str, numbers: &str) -> Position {
    Files::default().with(name, &example(name)).position(&format!("rules({name}) {numbers}")).unwrap()
}

fn outcome(position: &Position) -> Outcome {
    position.solve(&Budget::default()).unwrap().outcome()
}

fn all() -> Vec<String> {
    let directory = format!("{}/../../examples/games", env!("CARGO_MANIFEST_DIR"));
    let names =
        std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

#[test]
fn every_example_agrees_with_search() {
    let names = all();
    assert!(names.len() >= 7);
    for name in names {
        let checked = check_below(&of(&name, ""), &Budget::new(10_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{name}");
        assert!(checked.positions > 30 && checked.winning_moves > 30, "{name}: {checked:?}");
    }
}

#[test]
fn the_lost_heaps_of_subtract_a_square() {
    // OEIS A030193.
    let lost = [0u64, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85];
    let found: Vec<u64> =
        (0..=85).filter(|n| outcome(&of("squares.game", &n.to_string())) == Outcome::P).collect();
    assert_eq!(found, lost);
}

#[test]
fn a_chocolate_bar_takes_the_same_number_of_breaks_in_any_order() {
    for (a, b) in [(1u64, 1u64), (2, 3), (3, 3), (4, 2)] {
        let bar = of("chocolate.game", &format!("{a} {b}"));
        assert_eq!(
            bar.solve(&Budget::default()).and_then(|solution| solution.remoteness()).unwrap(),
            a * b - 1
        );
        assert_eq!(bar.grundy(&Budget::default()).unwrap(), ((a * b - 1) % 2).into());
    }
}

#[test]
fn rectangular_chomp_is_won_by_its_first_player() {
    for (a, b, c) in [(2, 2, 2), (3, 3, 3), (5, 5, 5), (4, 4, 0), (7, 0, 0)] {
        assert_eq!(outcome(&of("chomp.game", &format!("{a} {b} {c}"))), Outcome::N);
    }
    // Two rows are lost iff the second is one shorter; with three rows 3 1 1 is lost.
    for lost in ["1 0 0", "3 2 0", "6 5 0", "3 1 1"] {
        assert_eq!(outcome(&of("chomp.game", lost)), Outcome::P, "{lost}");
    }
}

#[test]
fn moves_are_explained_in_every_language() {
    let budget = Budget::default();
    let move_in = |position: &Position, lang| {
        let solution = position.solve(&budget).unwrap();
        Report::new(&solution, &Messages::new(lang)).winning_move.unwrap().text
    };
    let token = of("diamond.game", "6 0");
    assert_eq!(move_in(&token, Lang::En), "move token 1 from vertex 6 to vertex 3");
    assert_eq!(move_in(&token, Lang::Ru), "передвинуть фишку 1 из вершины 6 в вершину 3");
    let bar = of("chocolate.game", "1 2");
    assert_eq!(move_in(&bar, Lang::En), "go from (1, 2) to (1, 1) and (1, 1)");
    assert_eq!(move_in(&bar, Lang::Zh), "从 (1, 2) 走到 (1, 1) 和 (1, 1)");
    let queen = of("queen.game", "3 3");
    assert_eq!(move_in(&queen, Lang::En), "go from (3, 3) to (0, 0)");
    let analysis = bar.solve(&budget).unwrap();
    let winning = analysis.winning_move().unwrap().unwrap();
    let action = winning.action();
    assert_eq!(*action, Action::Split { index: 0, parts: [1u64; 4].map(Natural::from).to_vec() });
    assert_eq!(bar.play(action).unwrap().to_string(), "rules(chocolate.game) 1 1 1 1");
    assert!(bar.play(&Action::Set(vec![(0, 9u64.into())])).is_err());
    assert_eq!(bar.move_notation(action), "1>1,1,1,1");
    assert_eq!(&bar.typed_move("1>1,1,1,1").unwrap(), action);
    for wrong in ["1>1", "2>1,1", "1:1"] {
        assert!(bar.typed_move(wrong).is_err(), "{wrong}");
    }
    // A whole position may be named, but here it cannot be taken away.
    assert!(bar.play(&bar.typed_move("1").unwrap()).is_err());
}

#[test]
fn values_of_heaps_and_their_observed_period() {
    let bare = of("kayles-by-hand.game", "");
    let kayles: Position = "kayles".parse().unwrap();
    let values = |position: &Position, last| {
        position.components().next().unwrap().heap_values(last, &Budget::default()).map(Result::unwrap)
    };
    let [own, built_in] = [&bare, &kayles].map(|position| values(position, 300).unwrap());
    assert_eq!(own.values[..built_in.values.len()], built_in.values);
    let (own, built_in) = (own.period.unwrap(), built_in.period.unwrap());
    assert!(!own.is_proved() && built_in.is_proved());
    assert_eq!(own.to_string(), built_in.to_string());
    assert!(values(&of("queen.game", ""), 10).is_none());
}
