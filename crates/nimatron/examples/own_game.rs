//! A game of your own from a rule file: `cargo run -p nimatron --example own_game`.
//!
//! docs/RULES.md describes the language of rule files; more of them are in examples/games.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use nimatron::games::RuleFiles;
use nimatron::{Budget, Outcome, Position};

/// The library reads no files itself: the program decides which names exist and where their text comes from.
struct Embedded;

impl RuleFiles for Embedded {
    fn text(&self, file: &str) -> Result<String, String> {
        match file {
            // "Take a square number of stones from one heap."
            "squares" => Ok(include_str!("../../../examples/games/squares.game").to_owned()),
            _ => Err("no such file".to_owned()),
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // `rules(NAME)` is used like any other game, alone or in sums.
    let position = |text: &str| -> Result<Position, Box<dyn std::error::Error>> {
        Ok(Position::parse_with(text, &Embedded)?)
    };
    let budget = Budget::default();

    let mut lost = Vec::new();
    for stones in 0..=40 {
        let heap = position(&format!("rules(squares) {stones}"))?;
        if heap.solve(&budget)?.outcome() == Outcome::P {
            lost.push(stones);
        }
    }
    println!("heaps from which the player to move loses: {lost:?}");
    assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39]);

    let sum = position("rules(squares) 20 7 + nim 3")?;
    println!("{sum}: outcome {}, Grundy value {}", sum.solve(&budget)?.outcome(), sum.grundy(&budget)?);

    // Errors say what is wrong and where.
    let error = Position::parse_with("rules(cubes) 8", &Embedded).expect_err("no such file");
    println!("error: {error}");
    Ok(())
}
