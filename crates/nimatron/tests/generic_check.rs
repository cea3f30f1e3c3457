//! Theory agrees with exhaustive search: every game, every sample of its rules, both conventions, every small position.

use std::collections::HashSet;

use nimatron::check::{box_of, check};
use nimatron::engine::rng::SplitMix64;
use nimatron::games::Arity;
use nimatron::games::GAMES;
use nimatron::theory::CITATIONS;
use nimatron::{Budget, Move, Position};

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
    let elsewhere =
        ["Sprague–Grundy theorem", "Sums of tame games", "Jenkyns–Mayberry formula", "Compounds of games"];
    for citation in CITATIONS.iter().filter(|citation| !elsewhere.contains(&citation.name)) {
        assert!(applied.contains(citation.name), "{} never applied", citation.name);
    }
}

/// Boxes beside the samples: more heaps or larger ones, k beyond the number of heaps, other codes.
#[test]
fn theory_agrees_with_search_on_other_boxes() {
    for (game, numbers, largest) in [
        ("moore(2)", 5, 2),
        ("moore(4)", 6, 1),
        ("moore(9)", 3, 3),
        ("exact(1)", 2, 8),
        ("exact(1)", 4, 3),
        ("slow(2)", 4, 8),
        ("slow(3)", 5, 4),
        ("slow(4)", 6, 2),
        ("slow-exact(2)", 3, 14),
        ("slow-exact(3)", 4, 8),
        ("slow-exact(4)", 5, 5),
        ("euclid", 2, 60),
        ("moore(2)", 3, 9),
        ("subtract(3,4)", 1, 60),
        ("subtract(2,9)", 1, 60),
        ("subtract(3,15)", 1, 60),
        ("lasker", 3, 4),
        ("exact(2)", 4, 6),
        ("exact(2)", 5, 2),
        ("exact(3)", 6, 2),
        ("subtract(2,5)", 2, 12),
        ("subtract(3)", 3, 7),
        ("allbut(2)", 2, 8),
        ("allbut(1,3)", 2, 9),
        ("octal(0.07)", 2, 8),
        ("octal(4.3)", 2, 5),
    ] {
        // The order of heaps does not matter in these games: ascending ones are enough.
        let ascending = box_of(game, numbers, largest).filter(|position| position.rows()[0].is_sorted());
        let checked = check(ascending, &Budget::new(100_000_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{game}");
        assert!(checked.winning_moves > 10 && !checked.cut_short, "{game}: {checked:?}");
    }
}

#[test]
fn sums_agree_with_search() {
    let sums = [
        "nim 2 3 + bash(3) 5",
        "moore(2) 1 2 2 + wythoff 1 2",
        "moore(2) 1 1 1 + moore(3) 1 1 + euclid 2 3",
        "staircase 1 2 1 + nimble 1 0 3 + nimble(squares) 2 2",
        "poker(1) 1 2 + bash(2) 3",
        "northcott 1-4 5-3 + nim 2",
        "northcott 0-2 + silver-dollar 2 4 + kayles 3",
        "wythoff 2 2 + euclid 1 1 + nim 1",
        "exact(2) 1 2 2 + nim 2",
        "turtles 1 1 0 1 + nim 2",
        "fibonacci 5 2 + nim 3",
        "slow(2) 2 1 2 2 + bash(1) 3",
        "slow-exact(2) 3 4 + nim 2 + slow(1) 2 1",
        "exact(1) 2 3 + moore(1) 1 2",
        "euclid 7 3 + nim 2",
        "euclid 3 3 + euclid 5 2",
        "moore(2) 1 2 2 + nim 3",
        "moore(2) 2 2 2 + bash(2) 2",
        "moore(3) 1 2 1 1 + nim 2",
        "kayles 4 + nim 3",
        "grundy 8 + nim 2",
        "lasker 5 + nim 2",
        "allbut(2) 5 + nim 1 2",
        "subtract(2,5) 7 + subtract(3) 6",
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

/// Sums of two or three random components, with everything that can follow them.
#[test]
fn random_sums_agree_with_search() {
    let samples: Vec<_> =
        GAMES.iter().flat_map(|entry| entry.samples.iter().map(move |sample| (entry, sample))).collect();
    let mut rng = SplitMix64::new(20_261_115);
    let mut below = |bound: usize| rng.index(bound);
    let budget = Budget::new(20_000_000);
    let mut checked_sums = 0;
    while checked_sums < 24 {
        let components: Vec<String> = (0..2 + below(2))
            .map(|_| {
                let (entry, (game, ..)) = samples[below(samples.len())];
                let largest = match entry.arity {
                    Arity::Flags => 1,
                    Arity::Any | Arity::Pair | Arity::Edges => 3,
                };
                let numbers: Vec<String> = (0..2).map(|_| below(largest + 1).to_string()).collect();
                format!("{game} {}", numbers.join(" "))
            })
            .collect();
        let convention = ["normal", "misere"][below(2)];
        // Some games have more than two numbers, or not all of them.
        let Ok(position) = format!("{convention} {}", components.join(" + ")).parse::<Position>() else {
            continue;
        };
        let below_it = everything_below(position);
        if below_it.len() < 4 || below_it.len() > 3_000 {
            continue;
        }
        let checked = check(below_it, &budget);
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None);
        assert!(!checked.cut_short, "{components:?}");
        checked_sums += 1;
    }
}

fn everything_below(position: Position) -> Vec<Position> {
    let mut seen = HashSet::from([position.rows().clone()]);
    let (mut open, mut all) = (vec![position], Vec::new());
    while let Some(position) = open.pop() {
        let new = position.legal_moves().filter(|option| seen.insert(option.to().rows().clone()));
        open.extend(new.map(Move::into_position));
        all.push(position);
    }
    all
}

#[test]
fn whole_boxes_agree_with_a_sweep() {
    for game in ["nim", "moore(2)", "moore(3)", "moore(18446744073709551616)"] {
        let checked = nimatron::check::check_below(&game.parse().unwrap(), &Budget::new(300_000));
        assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{game}");
        // 34², 10³, 5⁴, 4⁵ and 3⁶ positions, both conventions.
        assert_eq!(checked.swept, 2 * (1156 + 1000 + 625 + 1024 + 729), "{game}");
    }
}

/// Beyond the reach of search: every winning move leads to a lost position, and a lost position has no winning move.
#[test]
fn positions_beyond_search_keep_both_halves_of_the_proof() {
    let texts = [
        "wythoff 1000000000000 1618033988749",
        "wythoff 1000000000000 1618033988750",
        "wythoff 1618033988750 1000000000000",
        "wythoff 618033988749894848204586834 999999999999999999999999999",
        "misere wythoff 2 1000000000000",
        "euclid 1000000007 2000000000",
        "euclid 100000000700000000000000 161803399000000000000000",
        "fibonacci 99999999999999999999 5000",
        "fibonacci 12200160415121876738 12200160415121876737",
        "misere fibonacci 99999999999999999999 99999999999999999999",
        "slow(2) 100000000000000000000 100000000000000000001 7",
        "slow-exact(2) 100000000000000000000 100000000000000000001",
        "bash(1000000007) 99999999999999999999999 123456789012345678901234",
        "staircase 99999999999999999999999 5 123456789012345678901234 5",
        "poker(99999999999999) 99999999999999999999999 123456789012345678901234",
        "subtract(1,5,7) 99999999999999999999999 123456789012345678901234",
        "kayles 99999999999999999999999 123456789012345678901235",
    ];
    let budget = Budget::new(5_000_000);
    for position in texts.map(|text| text.parse::<Position>().unwrap()) {
        let moves: Vec<_> =
            position.solve(&budget).unwrap().winning_moves().take(50).map(Result::unwrap).collect();
        let outcome = position.solve(&budget).map(|solution| solution.outcome()).unwrap();
        assert_eq!(moves.is_empty(), outcome.is_p(), "{position}");
        for option in moves {
            assert_eq!(position.play(option.action()).unwrap(), *option.to(), "{position}");
            let after = option.to().solve(&budget).unwrap().outcome();
            assert!(after.is_p(), "{position}: {option}");
        }
    }
    // A number of heaps that no search could lower.
    let many: Position = format!("moore(2999){}", " 3".repeat(3000)).parse().unwrap();
    assert!(many.solve(&budget).map(|solution| solution.outcome()).unwrap().is_p());
}
