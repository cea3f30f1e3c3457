//! `cargo xtask retrograde`: compares whole boxes solved by retrograde analysis with the closed forms, with ten times
//! as many positions as in the ordinary tests.

use anyhow::{Context, Result, bail};

use crate::command::cargo_with;

const USAGE: &str = "\
cargo xtask retrograde [--positions N]

  --positions N   the least number of positions to compare (default 1000000000)";

/// Runs the test with the given number of positions.
///
/// # Errors
/// If a verdict or a number of lost positions differs.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let positions = match arguments {
        [] => "1000000000",
        ["--positions", positions] => *positions,
        _ => bail!("not understood\n\n{USAGE}"),
    };
    positions.parse::<u64>().with_context(|| format!("{positions} is not a number\n\n{USAGE}"))?;
    let test = ["test", "--package", "nimatron", "--test", "retrograde", "--", "--nocapture"];
    cargo_with(&test, &[("NIMATRON_POSITIONS", positions)])
}
