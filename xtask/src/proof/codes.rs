//! Octal games: the program against the oracle, outcome and winning move, normal play.

use std::path::Path;

use anyhow::{Result, anyhow, ensure};
use nimatron::{Budget, Outcome, Position, Verdict};

use super::oracle::Oracle;

/// Codes with and without a leading 4, of each kind of digit.
const CODES: [&str; 10] = ["0.77", "0.137", "0.07", "0.4", "0.6", "0.156", "0.3", "4.7", "4.3", "4.06"];
const LARGEST: u64 = 12;

/// Compares all positions of up to three heaps. Says so where the program does not have these games.
pub(super) fn compare(oracle: &Path) -> Result<String> {
    if nimatron::games::entry("octal").is_none() {
        return Ok("not compared, this program has none".to_owned());
    }
    let mut oracle = Oracle::start(oracle)?;
    let mut positions = 0;
    for code in CODES {
        for a in 0..=LARGEST {
            for b in 0..=a {
                for c in 0..=b {
                    one(code, &[a, b, c], &mut oracle)?;
                    positions += 1;
                }
            }
        }
    }
    Ok(format!("{positions} positions of {} octal games agree", CODES.len()))
}

fn one(code: &str, heaps: &[u64], oracle: &mut Oracle) -> Result<()> {
    let heaps = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let position: Position = format!("octal({code}) {heaps}").parse().map_err(|error| anyhow!("{error}"))?;
    let proved = oracle.ask(&format!("heaps {code} {heaps}"))?;
    let ours = nimatron::solve(&position, &Budget::default())?;
    let outcome = ours.outcome().to_string();
    ensure!(proved.starts_with(&outcome), "{position}: the program says {outcome}, the oracle {proved}");
    if let Verdict::Win(winning) = &ours.verdict {
        let after = position.with_rows(winning.to.clone());
        let row = winning.to.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let reply = oracle.ask(&format!("heaps {code} {row}"))?;
        ensure!(reply == "P", "{position}: the oracle does not accept the program's move to {after}");
    }
    if let Some(after) = proved.strip_prefix("N ") {
        let after: Position = format!("octal({code}) {after}").parse().map_err(|error| anyhow!("{error}"))?;
        let reply = nimatron::solve(&after, &Budget::default())?.outcome();
        ensure!(reply == Outcome::P, "{position}: the program does not accept the oracle's move to {after}");
    }
    Ok(())
}
