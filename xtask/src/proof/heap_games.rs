//! Octal and subtraction games: the program against the oracle, outcome and winning move, both conventions.

use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use nimatron::{Budget, Convention, Outcome, Position, Verdict};

use super::oracle::Oracle;

/// Each game as the program calls it and as the oracle does; codes with and without a leading 4, of each kind of digit.
const GAMES: [(&str, &str); 14] = [
    ("bash(3)", "1,2,3"),
    ("bash(1)", "1"),
    ("subtract(1,3,4)", "1,3,4"),
    ("subtract(2,5)", "2,5"),
    ("octal(0.77)", "0.77"),
    ("octal(0.137)", "0.137"),
    ("octal(0.07)", "0.07"),
    ("octal(0.4)", "0.4"),
    ("octal(0.6)", "0.6"),
    ("octal(0.156)", "0.156"),
    ("octal(0.3)", "0.3"),
    ("octal(4.7)", "4.7"),
    ("octal(4.3)", "4.3"),
    ("octal(4.06)", "4.06"),
];
const LARGEST: u64 = 12;

/// Compares all positions of up to three heaps; names the games that the program does not have.
pub(super) fn compare(oracle: &Path) -> Result<String> {
    let known =
        |game: &str| game.split('(').next().is_some_and(|name| nimatron::games::entry(name).is_some());
    let (known, unknown): (Vec<_>, Vec<_>) = GAMES.into_iter().partition(|(ours, _)| known(ours));
    let mut oracle = Oracle::start(oracle)?;
    let (mut positions, mut wild) = (0, 0);
    for (ours, theirs) in &known {
        for a in 0..=LARGEST {
            for b in 0..=a {
                for c in 0..=b {
                    for convention in Convention::BOTH {
                        let position = format!("{convention} {ours} {a} {b} {c}");
                        positions += 1;
                        wild += u64::from(!one(&position, theirs, &mut oracle).context(position)?);
                    }
                }
            }
        }
    }
    let mut result =
        format!("{positions} positions of {} games agree, {wild} of them wild and not compared", known.len());
    if !unknown.is_empty() {
        let names: Vec<_> = unknown.into_iter().map(|(ours, _)| ours).collect();
        result += &format!("; this program does not have {}", names.join(", "));
    }
    Ok(result)
}

/// Whether the oracle knew the answer; an error where the program has another.
fn one(text: &str, game: &str, oracle: &mut Oracle) -> Result<bool> {
    let position: Position = text.parse().map_err(|error| anyhow!("{error}"))?;
    let proved = ask(&position, game, oracle)?;
    if proved == "wild" {
        return Ok(false);
    }
    let ours = nimatron::solve(&position, &Budget::default())?;
    let outcome = ours.outcome().to_string();
    ensure!(proved.starts_with(&outcome), "the program says {outcome}, the oracle {proved}");
    if let Verdict::Win(winning) = &ours.verdict {
        let after = position.play(&winning.action).map_err(|illegal| anyhow!("{illegal}"))?;
        ensure!(
            ask(&after, game, oracle)? == "P",
            "the oracle does not accept the program's move to {after}"
        );
    }
    if let Some(heaps) = proved.strip_prefix("N ") {
        let row = heaps.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        let after = position.with_rows(vec![row]);
        let reply = nimatron::solve(&after, &Budget::default())?.outcome();
        ensure!(reply == Outcome::P, "the program does not accept the oracle's move to {after}");
    }
    Ok(true)
}

fn ask(position: &Position, game: &str, oracle: &mut Oracle) -> Result<String> {
    let heaps: String = position.rows.iter().flatten().map(|heap| format!(" {heap}")).collect();
    oracle.ask(&format!("heaps {} {game}{heaps}", position.convention))
}
