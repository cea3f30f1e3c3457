//! Explanations are proofs: in every game, convention and language no heading is empty and no letter unfilled, and every claim
//! that a step makes about moves is checked against the legal moves and an oracle that knows no theory.

mod claims;
mod found;
mod no_move;
mod notes;
mod sentences;

use std::path::Path;

use crate::check::box_of;
use crate::games::{GAMES, RuleFiles, resolve_with};
use crate::notation::Expr;
use crate::{Budget, Position};

/// The rule files of the repository.
struct Examples;

impl RuleFiles for Examples {
    fn text(&self, file: &str) -> Result<String, String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/games");
        std::fs::read_to_string(folder.join(file)).map_err(|_| "no such file".to_owned())
    }

    fn budget(&self) -> Budget {
        Budget::new(200_000)
    }
}

fn position(text: &str) -> Position {
    resolve_with(&Expr::parse(text).unwrap(), &Examples).unwrap()
}

/// How many positions of each sample of a game are looked at.
const FROM_EACH: usize = 40;

/// Sums, heaps that need a period or a quotient, rule files, and the positions in which false sentences were found.
const OTHERS: &[&str] = &[
    "slow(2) 2 4 4 6",
    "slow(2) 2 3 3 5",
    "slow(2) 3 5 4 7",
    "nim 3 + kayles 0",
    "nim 30 31 + kayles 3",
    "greedy 0 5",
    "antonim 5",
    "chomp 4 1 1",
    "chomp 3 2",
    "hackenbush 0-1 1-2 2-0 1-3 3-4 4-3 0-5",
    "misere octal(4.7) 1 3 3",
    "misere octal(4.7) 8 2 1 3",
    "misere octal(4.7) 12 3",
    "misere octal(4.7) 4 2 5 7",
    "misere octal(4.7) 5 3 3",
    "fibonacci 19 18",
    "misere euclid 4 4",
    "misere wythoff 2 2",
    "nim 2 3 + bash(3) 5",
    "nim 2 3 + bash(3) 5 + kayles 3",
    "kayles 12 + moore(2) 3 4 5 + wythoff 4 7",
    "misere nim 1 2 + moore(2) 1 1 1",
    "misere nim 2 2 + moore(2) 1 1 1 + nim 1",
    "misere wythoff 2 2 + euclid 1 1 + nim 1",
    "misere staircase 1 2 1 + nim 3",
    "misere kayles 4 + nim 3",
    "misere turtles 1 1 0 + nim 1",
    "slow(2) 2 1 2 2 + bash(1) 3",
    "kayles 12 7",
    "kayles 12 7 5 4 3 2",
    "rules(squares.game) 20 8 7 5 3",
    "mock-turtles 0 1 1 0 1",
    "staircase(0,1,1) 1 2 3",
    "staircase(0,1,1,2) 0 2 3 0",
    "moore(3) 0 2 0",
    "misere moore(2) 0 1 0",
    "misere kayles 20",
    "misere kayles 9 8 3",
    "misere kayles 1 4 4",
    "kayles 4 4",
    "kayles 200 201",
    "octal(0.77) 9 100000",
    "allbut(2,5) 500 12",
    "lasker 30 31",
    "misere grundy 13 3",
    "bash(3) 10 10",
    "bash(3) 4 4",
    "misere bash(3) 4 4 1",
    "misere subtract(2,5) 6 7",
    "staircase 0 5",
    "misere staircase 1 0 1 3 1",
    "poker(2) 0 0",
    "poker(3) 1 2 4",
    "misere poker(2) 0",
    "misere poker(2) 1 1 1",
    "misere fibonacci 1 1",
    "misere fibonacci 9 8",
    "misere turtles 1",
    "exact(2) 1 2 3 4 5",
    "exact(2) 3 3 3 5",
    "misere exact(2) 3 3 3 5",
    "euclid 25 7",
    "wythoff 4 8",
    "wythoff 40 65",
    "rules(squares.game) 20 7",
    "rules(squares.game) 20 8",
    "rules(queen.game) 3 4 1 2",
    "misere rules(queen.game) 3 4",
    "rules(diamond.game) 3",
    "nim 3 & kayles 4",
    "misere nim 1 2 & kayles 4",
    "nim 2 && nim 1 1",
    "nim 1 1 && bash(2) 3",
    "misere nim 2 && nim 1 1",
    "nim 1 1 | bash(2) 3",
    "nim 1 1 | bash(2) 4",
    "misere nim 1 1 | bash(2) 4",
];

/// Every small position of every game, evenly thinned out, in both conventions, and the others.
fn positions() -> impl Iterator<Item = Position> {
    let samples = GAMES.iter().flat_map(|entry| entry.samples).flat_map(|(game, numbers, largest)| {
        let all: Vec<Position> = box_of(game, *numbers, *largest).collect();
        let step = all.len().div_ceil(FROM_EACH).max(1);
        // An odd step meets other remainders of the numbers than an even one.
        all.into_iter().step_by(step | 1)
    });
    samples.chain(OTHERS.iter().map(|text| position(text)))
}

#[test]
fn every_explanation_is_complete_in_every_language() {
    let mut told = 0;
    for position in positions() {
        sentences::check(&position);
        told += 1;
    }
    assert!(told > 2_000, "{told}");
}

#[test]
fn every_claim_is_true() {
    let mut keys = std::collections::BTreeSet::new();
    for position in positions() {
        keys.extend(claims::check(&position));
    }
    // A claim that never came up has not been checked.
    let unseen: Vec<&&str> = claims::KEYS.iter().filter(|key| !keys.contains(**key)).collect();
    assert!(unseen.is_empty(), "never claimed: {unseen:?}");
}
