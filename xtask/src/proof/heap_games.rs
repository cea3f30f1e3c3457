//! Octal, hexadecimal and subtraction games: compares the outcome and the winning move with the oracle, in both
//! conventions.

use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use nimatron::{Budget, Convention, Outcome, Position};

use super::oracle::Oracle;

/// The name of each game in the program and in the oracle; codes with and without a leading 4, of each kind of digit.
const GAMES: [(&str, &str); 18] = [
    ("bash(1)", "1"),
    ("bash(3)", "1,2,3"),
    ("subtract(1,3,4)", "1,3,4"),
    ("subtract(2,5)", "2,5"),
    ("kayles", "0.77"),
    ("dawson", "0.137"),
    ("octal(0.07)", "0.07"),
    ("octal(0.156)", "0.156"),
    ("octal(0.3)", "0.3"),
    ("octal(0.333)", "0.333"),
    ("octal(0.4)", "0.4"),
    ("octal(0.6)", "0.6"),
    ("octal(4.06)", "4.06"),
    ("octal(4.3)", "4.3"),
    ("octal(4.7)", "4.7"),
    ("hex(0.9)", "0.9"),
    ("hex(0.f)", "0.f"),
    ("hex(8.1)", "8.1"),
];
const LARGEST: u64 = 8;

/// Compares all positions of three heaps.
pub(super) fn compare(oracle: &Path) -> Result<String> {
    let mut oracle = Oracle::start(oracle)?;
    let (mut positions, mut wild) = (0, 0);
    for (ours, theirs) in GAMES {
        for a in 0..=LARGEST {
            for b in 0..=a {
                for c in 0..=b {
                    for convention in Convention::BOTH {
                        let position = format!("{convention} {ours} {a} {b} {c}");
                        if one(&position, theirs, &mut oracle).context(position)? {
                            positions += 1;
                        } else {
                            wild += 1;
                        }
                    }
                }
            }
        }
    }
    Ok(format!(
        "{positions} positions of {} games agree; {wild} are wild, nothing is proved of them",
        GAMES.len()
    ))
}

/// Returns whether the oracle knew the answer; an error if the program's answer differs.
fn one(text: &str, game: &str, oracle: &mut Oracle) -> Result<bool> {
    let position: Position = text.parse().map_err(|error| anyhow!("{error}"))?;
    let proved = ask(&position, game, oracle)?;
    if proved == "wild" {
        return Ok(false);
    }
    let ours = position.solve(&Budget::default())?;
    let outcome = ours.outcome().to_string();
    ensure!(proved.starts_with(&outcome), "the program says {outcome}, the oracle {proved}");
    if let Some(winning) = ours.winning_move()? {
        let after = position.play(winning.action()).map_err(|illegal| anyhow!("{illegal}"))?;
        ensure!(
            ask(&after, game, oracle)? == "P",
            "the oracle does not accept the program's move to {after}"
        );
    }
    if let Some(heaps) = proved.strip_prefix("N ") {
        let component = position.components().next().context("a position without a game")?;
        let component = component.with_numbers(heaps.split(' ').map(str::parse).collect::<Result<_, _>>()?);
        let after = Position::new(position.convention(), vec![component?]);
        let reply = after.solve(&Budget::default())?.outcome();
        ensure!(reply == Outcome::P, "the program does not accept the oracle's move to {after}");
    }
    Ok(true)
}

fn ask(position: &Position, game: &str, oracle: &mut Oracle) -> Result<String> {
    let heaps: String = position.rows().iter().flatten().map(|heap| format!(" {heap}")).collect();
    oracle.ask(&format!("heaps {} {game}{heaps}", position.convention()))
}
