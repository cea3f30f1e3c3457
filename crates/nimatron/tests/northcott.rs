//! Northcott's game as it is played on a board, where each player has one piece of each row and may retreat: by retrograde
//! analysis, which also finds draws, against the game without retreats.

use std::collections::HashMap;

use nimatron::{Budget, Convention, Position};

/// The squares of the two pieces of each row, those of the player to move first.
type Rows = Vec<[usize; 2]>;

/// Returns all positions of `rows` rows of `squares` squares.
fn positions(rows: usize, squares: usize) -> Vec<Rows> {
    let pairs = (0..squares).flat_map(|own| (0..squares).map(move |other| [own, other]));
    let pairs: Vec<[usize; 2]> = pairs.filter(|[own, other]| own != other).collect();
    (0..rows).fold(vec![Vec::new()], |all, _| {
        all.iter().flat_map(|rows| pairs.iter().map(|pair| [rows.as_slice(), &[*pair]].concat())).collect()
    })
}

/// Returns what the player to move can leave to the opponent, whose pieces then come first.
fn options(rows: &Rows, squares: usize) -> Vec<Rows> {
    let mut found = Vec::new();
    for (row, [own, other]) in rows.iter().enumerate() {
        for to in (0..squares).filter(|to| to != own && (to < other) == (own < other) && to != other) {
            let mut after: Rows = rows.iter().map(|[own, other]| [*other, *own]).collect();
            after[row] = [*other, to];
            found.push(after);
        }
    }
    found
}

/// Returns for each position whether the player to move wins, for those that are no draw.
fn outcomes(rows: usize, squares: usize, convention: Convention) -> HashMap<Rows, bool> {
    let all = positions(rows, squares);
    let mut won: HashMap<Rows, bool> = HashMap::new();
    loop {
        let before = won.len();
        for position in &all {
            if won.contains_key(position) {
                continue;
            }
            let options = options(position, squares);
            let is = |option: &Rows, wanted: bool| won.get(option) == Some(&wanted);
            if options.is_empty() {
                won.insert(position.clone(), convention == Convention::Misere);
            } else if options.iter().any(|option| is(option, false)) {
                won.insert(position.clone(), true);
            } else if options.iter().all(|option| is(option, true)) {
                won.insert(position.clone(), false);
            }
        }
        if won.len() == before {
            return won;
        }
    }
}

#[test]
fn retreats_do_not_change_who_wins_under_normal_play() {
    for (rows, squares) in [(1, 9), (2, 6), (3, 4)] {
        let won = outcomes(rows, squares, Convention::Normal);
        for position in positions(rows, squares) {
            let text = position.iter().fold("northcott".to_owned(), |text, [a, b]| format!("{text} {a}-{b}"));
            let solved: Position = text.parse().unwrap();
            let outcome = solved.solve(&Budget::default()).unwrap().outcome();
            assert_eq!(won.get(&position), Some(&!outcome.is_p()), "{text} on {squares} squares");
        }
    }
}

/// So the rules here, in which pieces only advance, are another game under misère play.
#[test]
fn with_retreats_misere_play_is_mostly_a_draw() {
    let won = outcomes(2, 6, Convention::Misere);
    let all = positions(2, 6).len();
    assert!(won.len() * 2 < all, "{} of {all} are no draw", won.len());
}
