//! Nim on sets of heaps: beyond the samples of the generic check.

use nimatron::check::{box_of, check};
use nimatron::engine::rng::SplitMix64;
use nimatron::games::GAMES;
use nimatron::{Budget, Outcome, Position};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Tests every theorem against search on random sets of heaps, with how often each was used.
#[test]
fn random_sets_agree_with_search() {
    let mut rng = SplitMix64::new(1996);
    let mut methods = std::collections::BTreeMap::new();
    for _ in 0..60 {
        let heaps = rng.between(2, 4);
        let size = rng.between(1, 3);
        let sets: Vec<String> = (0..rng.between(1, 5))
            .map(|_| {
                let set: std::collections::BTreeSet<u64> = (0..size).map(|_| rng.between(1, heaps)).collect();
                set.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
            })
            .collect();
        let game = format!("{}({})", ["hypergraph", "simplicial"][rng.index(2)], sets.join(","));
        let Ok(bare) = game.parse::<Position>() else { continue };
        let largest = if heaps == 4 { 2 } else { 3 };
        let checked = check(box_of(&bare.to_string(), heaps as usize, largest), &Budget::new(20_000_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{game}");
        for (method, times) in checked.methods {
            *methods.entry(method).or_insert(0) += times;
        }
    }
    for name in ["Moore's theorem", "Tetris hypergraphs", "Nim on a simplicial complex", "exhaustive search"]
    {
        assert!(methods.get(name).is_some_and(|times| *times > 20), "{name}: {methods:?}");
    }
}

/// Tests that the samples have what the generic check needs; they are compared there.
#[test]
fn the_samples_agree_with_search() {
    let names = ["hypergraph", "simplicial", "circular"];
    for (game, numbers, largest) in
        GAMES.iter().filter(|entry| names.contains(&entry.name)).flat_map(|entry| entry.samples)
    {
        let checked = check(box_of(game, *numbers, *largest), &Budget::new(100_000_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{game}");
        assert!(checked.winning_moves > 0 && !checked.cut_short, "{game}");
    }
}

/// Tests that the symmetric sets are Moore's Nim and exact k-Nim.
#[test]
fn symmetric_sets_are_the_known_games() {
    let budget = Budget::default();
    for numbers in ["3 4 5", "7 7 7", "12 100 1", "1 1 1", "0 4 4"] {
        for convention in ["", "misere "] {
            for (sets, known) in [
                ("simplicial(1+2,1+3,2+3)", "moore(2)"),
                ("circular(3,2)", "moore(2)"),
                ("circular(3,1)", "nim"),
                ("hypergraph(1,2,3)", "nim"),
                ("hypergraph(1+2,1+3,2+3)", "exact(2)"),
            ] {
                let [sets, known] =
                    [sets, known].map(|game| position(&format!("{convention}{game} {numbers}")));
                let [a, b] = [&sets, &known].map(|position| position.solve(&budget).unwrap());
                assert_eq!(a.outcome(), b.outcome(), "{sets}");
                assert_eq!(a.count().unwrap(), b.count().unwrap(), "{sets}");
                assert_eq!(sets.grundy(&budget).unwrap(), known.grundy(&budget).unwrap(), "{sets}");
            }
        }
    }
}

/// Tests that heaps of any size are decided where a theorem applies.
#[test]
fn large_heaps_are_decided() {
    let huge = "1000000000000000000000000000000";
    let budget = Budget::default();
    for (text, outcome, to) in [
        (
            format!("hypergraph(1+2,2+3) {huge} 5 {huge}"),
            Outcome::N,
            format!("hypergraph(1+2,2+3) 0 0 {huge}"),
        ),
        (
            format!("hypergraph(1+2,1+4,2+3,3+4) {huge} {huge} 7 9"),
            Outcome::N,
            "hypergraph(1+2,1+4,2+3,3+4) 7 7 7 9".to_owned(),
        ),
        (format!("simplicial(1+2,2+3) {huge} 8 5"), Outcome::N, "simplicial(1+2,2+3) 5 0 5".to_owned()),
        (format!("simplicial(1+2,2+3) {huge} 0 {huge}"), Outcome::P, String::new()),
        (format!("circular(4,2) {huge} 3 {huge} 3"), Outcome::P, String::new()),
        (format!("circular(6,3) {huge} 1 1 {huge} 1 1"), Outcome::P, String::new()),
    ] {
        let position = position(&text);
        let solution = position.solve(&budget).unwrap();
        assert_eq!(solution.outcome(), outcome, "{text}");
        let found = solution.winning_move().unwrap().map_or(String::new(), |it| it.to().to_string());
        assert_eq!(found, to, "{text}");
    }
    let value = position(&format!("hypergraph(1+2,1+3,2+3) {huge} {huge} {huge}")).grundy(&budget).unwrap();
    assert_eq!(value.to_string(), "*1500000000000000000000000000000");
}

#[test]
fn errors_name_what_is_wrong() {
    for (text, message, place) in [
        ("hypergraph 3", "needs its sets", 0),
        ("hypergraph(1+2,x) 3 4", "`x` is not the number of a heap", 15),
        ("hypergraph(1+1) 3", "heap 1 is in the set twice", 11),
        ("hypergraph(1+3) 3 4 5", "heap 2 is in no set", 10),
        ("hypergraph(1+65) 3", "`65` is not the number of a heap", 11),
        ("hypergraph(1+2) 3 4 5", "the number of heaps is 3", 20),
        ("simplicial(1+2,2+3) 3", "the number of heaps is 1", 20),
        ("circular(3,4) 1 2 3", "`4` does not fit the circle", 11),
        ("circular(3) 1 2 3", "circular has 1 parameter", 8),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert!(error.to_string().contains(message), "{text}: {error}");
        assert_eq!(error.diagnostics[0].span.start, place, "{text}: {error}");
    }
    // Sets are printed in one form.
    assert_eq!(position("hyper(3+2, 2+1,2+1) 1 2 3").to_string(), "hypergraph(1+2,2+3) 1 2 3");
    assert_eq!(position("simplicial(3+2,1+2,1)").to_string(), "simplicial(1+2,2+3)");
}
