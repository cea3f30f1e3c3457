//! Each game by itself against search: outcomes, winning moves and their number, values and genus, quick enough to be asked
//! of every mutant. `generic_check.rs` looks at larger boxes of all games at once.

use nimatron::check::{box_of, check};
use nimatron::{Budget, Natural, Position};

/// Compares a box; of numbers whose order does not matter only the ascending rows.
fn compare(game: &str, numbers: usize, largest: u64) {
    let ordered = ["staircase", "turtles", "fibonacci"].iter().any(|it| game.starts_with(it));
    let ascends = |position: &Position| {
        let (game, row) = position.components().next().unwrap();
        ordered || game.numbers(row).is_sorted()
    };
    let checked = check(box_of(game, numbers, largest).filter(ascends), &Budget::new(20_000_000));
    assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{game}");
    assert!(checked.winning_moves > 10 && !checked.cut_short, "{game}: {checked:?}");
}

macro_rules! games {
    ($($name:ident: $($game:literal $numbers:literal $largest:literal),+;)*) => {
        $(#[test] fn $name() { $(compare($game, $numbers, $largest);)+ })*
    };
}

games! {
    nim: "nim" 3 5, "nim" 4 2;
    moore: "moore(1)" 3 4, "moore(2)" 4 4, "moore(2)" 5 2, "moore(3)" 5 2, "moore(4)" 6 1, "moore(9)" 3 3;
    exact: "exact(1)" 2 8, "exact(1)" 3 3, "exact(2)" 3 6, "exact(2)" 4 6, "exact(3)" 4 3, "exact(3)" 6 2, "exact(2)" 5 2;
    slow: "slow(1)" 3 4, "slow(2)" 3 6, "slow(2)" 4 3, "slow(3)" 3 4, "slow(3)" 5 2;
    slow_exact: "slow-exact(1)" 3 4, "slow-exact(2)" 3 4, "slow-exact(3)" 4 3, "slow-exact(3)" 3 5;
    bash: "bash(1)" 3 4, "bash(2)" 3 6, "bash(3)" 2 9, "bash(100)" 2 5;
    subtract: "subtract(1,2)" 2 8, "subtract(2,5)" 2 12, "subtract(3)" 3 7;
    allbut: "allbut(2)" 2 8, "allbut(1,3)" 2 9;
    nimble: "nimble" 3 5, "nimble" 5 1;
    staircase: "staircase" 3 3, "staircase" 2 5, "staircase" 4 1;
    poker: "poker(0)" 3 3, "poker(1)" 2 4, "poker(2)" 3 2, "poker(4)" 2 3;
    wythoff: "wythoff" 2 14;
    euclid: "euclid" 2 22;
    fibonacci: "fibonacci" 2 24;
    turtles: "turtles" 6 1;
    octal: "octal(0.77)" 2 7, "octal(0.07)" 2 8, "octal(4.3)" 2 5, "hex(0.9)" 2 6, "hex(0.f)" 1 8;
    grundy: "grundy" 2 8;
    lasker: "lasker" 2 4;
}

/// What lies beyond any search: from a won position the moves lead to lost ones, from a lost one there are none.
#[test]
fn far_positions_keep_both_halves_of_the_proof() {
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
            nimatron::winning_moves(&position, &budget).take(50).map(Result::unwrap).collect();
        let outcome = nimatron::outcome(&position, &budget).unwrap();
        assert_eq!(moves.is_empty(), outcome.is_p(), "{position}");
        for option in moves {
            assert_eq!(position.play(&option.action).unwrap().rows, option.to, "{position}");
            let after = nimatron::outcome(&position.with_rows(option.to), &budget).unwrap();
            assert!(after.is_p(), "{position}: {:?}", option.action);
        }
    }
    // A number of heaps that no search could lower.
    let heaps = vec![Natural::from(3u64); 3000];
    let many = "moore(2999)".parse::<Position>().unwrap().with_rows(vec![heaps]);
    assert!(nimatron::outcome(&many, &budget).unwrap().is_p());
}
