//! Which theorem answers a position, and what its argument proves.

use nimatron::{Budget, Position};

#[test]
fn every_game_is_answered_by_its_theorem() {
    for (position, kind, name) in [
        ("nim 3 4", "theorem", "Bouton's theorem"),
        ("moore(2) 3 4 5", "theorem", "Moore's theorem"),
        ("nimble 0 0 0 1 1", "theorem", ""),
        ("nimble(squares) 3 4", "theorem", ""),
        ("staircase 1 2 3", "theorem", ""),
        ("poker(2) 1 2", "theorem", ""),
        ("bash(3) 5 6", "theorem", ""),
        ("turtles 1 0 1", "theorem", ""),
        ("ruler 1 0 1", "theorem", "Ruler"),
        ("misere ruler 1 0 1", "exhaustive", ""),
        ("silver-dollar 2 4 8 9", "theorem", "Silver Dollar Game"),
        ("northcott 1-5 2-8 3-4 7-1", "theorem", "Northcott's game"),
        ("misere northcott 1-5 2-8", "theorem", "Northcott's game"),
        ("antonim 2 4 6", "theorem", "Antonim"),
        ("antonim 1 2 3 4", "exhaustive", ""),
        ("dynamic(3) 20 19", "theorem", "Dynamic Nim"),
        ("misere end-nim 3 1 4 2", "theorem", "End-Nim"),
        ("nimhoff(3) 4 5 8", "theorem", "Cyclic Nimhoff"),
        ("misere wythoff(2) 4 7", "theorem", "Generalised Wythoff"),
        ("chomp 5 5", "theorem", "Chomp"),
        ("chomp 3 3 3", "exhaustive", ""),
        ("hackenbush 0-1 1-2 1-3 3-1", "theorem", "Green Hackenbush"),
        ("mock-turtles 0 1 1", "theorem", "Coin turning"),
        ("tartan(twins,ruler,3) 0 1 1 0 1 1", "theorem", "Tartan theorem"),
        ("misere tartan(twins,ruler,3) 0 1 1 0 1 1", "exhaustive", ""),
        ("node-kayles(1-2,2-3) 1 1 1", "sprague-grundy", "Sprague–Grundy theorem"),
        ("greedy 3 5 5 5", "theorem", "Greedy Nim"),
        ("misere greedy 1 1 1", "theorem", "Greedy Nim"),
        ("kayles 7 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("subtract(1,3) 7 5", "theorem", ""),
        ("lasker 7 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("nim 3 + kayles 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("misere kayles 7 5", "quotient", ""),
        ("misere octal(4.7) 100 101 102", "theorem", "Daisies"),
        ("misere turtles 1 0 1", "exhaustive", ""),
    ] {
        let position: Position = position.parse().unwrap();
        let analysis = position.solve(&Budget::default()).unwrap();
        assert_eq!(analysis.method().kind(), kind, "{position}");
        let cited = analysis.method().citation().map_or("", |citation| citation.name);
        assert!(name.is_empty() || cited == name, "{position}: {cited}");
        assert_eq!(cited.is_empty(), kind == "exhaustive", "{position}: {cited}");
        assert_eq!(analysis.argument().outcome(), Some(analysis.outcome()), "{position}");
    }
}

#[test]
fn winning_moves_are_counted_without_being_listed() {
    let kayles: Position = "kayles 1000000000000000000000".parse().unwrap();
    let number = kayles.solve(&Budget::new(10_000)).and_then(|solution| solution.count()).unwrap();
    assert!(number > u64::MAX, "{number}");
}
