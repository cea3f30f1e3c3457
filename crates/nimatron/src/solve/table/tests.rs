use super::*;
use crate::Natural;
use crate::games::GAMES;

/// Games for tables beside those of the list: sums, with a fixed part and without.
const SUMS: &[&str] = &[
    "kayles + kayles",
    "nim + dawson",
    "wythoff + nim 2",
    "nim 1 + grundy",
    "subtract(1,3,4) + bash(2)",
    "slow(2) + nim 1",
    "euclid + kayles 2",
];

/// Every game of the samples that takes two numbers, and the sums.
fn games() -> Vec<String> {
    let samples = GAMES.iter().flat_map(|entry| entry.samples).map(|(game, ..)| (*game).to_owned());
    samples.chain(SUMS.iter().map(|sum| (*sum).to_owned())).collect()
}

fn both_tables(game: &Position, last: [usize; 2]) -> Option<[Table; 2]> {
    let budget = Budget::default();
    Some([game.value_table(last, &budget)?.unwrap(), game.outcome_table(last, &budget)?.unwrap()])
}

/// Tests that both tables of every game are what exhaustive search gives, position by position.
#[test]
fn tables_are_what_search_gives() {
    let budget = Budget::default();
    let mut tables = 0;
    for text in games() {
        for convention in Convention::BOTH {
            let game = text.parse::<Position>().unwrap().with_convention(convention);
            let last = [5, 4];
            let Some([values, outcomes]) = both_tables(&game, last) else { continue };
            let terminal = u64::from(convention == Convention::Misere);
            let mut value = Oracle::value(&game.rules, terminal);
            let mut meter = budget.meter("search");
            for first in 0..=last[0] {
                for second in 0..=last[1] {
                    let position = values.position(first, second);
                    let found = value.ask(&position.rows, &mut meter).unwrap();
                    assert_eq!(values.value(first, second), Some(found), "{position}");
                    let lost = Some(Outcome::p_if(found == 0));
                    assert_eq!(values.outcome(first, second), lost, "{position}");
                    assert_eq!(outcomes.outcome(first, second), lost, "{position}");
                }
            }
            tables += 1;
        }
    }
    assert!(tables > 80, "{tables}");
}

/// Tests that the lines of a game are its moves.
#[test]
fn lines_are_the_moves() {
    let mut games = 0;
    for (text, ..) in GAMES.iter().flat_map(|entry| entry.samples) {
        let position: Position = text.parse().unwrap();
        let game = &position.rules.games[0];
        let Some(directions) = game.lines() else { continue };
        games += 1;
        let pair = |first: usize, second: usize| vec![Natural::from(first), Natural::from(second)];
        for (first, second) in (0..8usize).flat_map(|first| (0..8usize).map(move |second| (first, second))) {
            let mut moves: Vec<Numbers> =
                game.options(&pair(first, second)).map(|option| option.to).collect();
            let mut along = Vec::new();
            for [down, across] in directions {
                let steps =
                    (1..).map(|times| (first.checked_sub(times * down), second.checked_sub(times * across)));
                let inside = steps.map_while(|(first, second)| Some(pair(first?, second?)));
                along.extend(inside);
            }
            moves.sort_unstable();
            along.sort_unstable();
            assert_eq!(moves, along, "{text} {first} {second}");
        }
    }
    assert!(games > 0);
}

#[test]
fn a_table_needs_two_numbers() {
    let table = |text: &str| text.parse::<Position>().unwrap().value_table([3, 3], &Budget::default());
    for text in
        ["nim 3 4", "nim 3", "nim + nim + nim", "turtles", "ruler", "wythoff + nim", "wythoff 1 2 + nim 1"]
    {
        assert!(table(text).is_none(), "{text}");
    }
    assert!(table("nim + nim").is_some() && table("fibonacci").is_some());
}

#[test]
fn too_many_cells_are_refused_at_once() {
    let game: Position = "wythoff".parse().unwrap();
    for last in [[usize::MAX, usize::MAX - 1], [usize::MAX, 0], [4000, 3000]] {
        assert!(game.value_table(last, &Budget::default()).unwrap().is_err());
        assert!(game.outcome_table(last, &Budget::default()).unwrap().is_err());
    }
    let game: Position = "nim 340282366920938463463374607431768211456 + wythoff".parse().unwrap();
    assert!(game.value_table([2, 2], &Budget::default()).unwrap().is_err());
    assert!(game.outcome_table([2, 2], &Budget::default()).unwrap().is_err());
}

#[test]
fn the_largest_value_and_the_rows_of_a_file() {
    let game: Position = "moore(2)".parse().unwrap();
    let [values, outcomes] = both_tables(&game, [1, 2]).unwrap();
    assert_eq!(values.largest(), Some((3, [1, 2])));
    assert_eq!(values.csv().collect::<Vec<_>>(), [",0,1,2", "0,0,1,2", "1,1,2,3"]);
    assert_eq!(outcomes.largest(), None);
    assert_eq!(outcomes.csv().collect::<Vec<_>>(), [",0,1,2", "0,P,N,N", "1,N,N,N"]);
    assert_eq!((values.value(2, 0), outcomes.outcome(0, 3)), (None, None));
}
