//! `nimatron check`: compares theory with exhaustive search.

use std::io::Write;

use nimatron::Budget;
use nimatron::check::check_below;
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::input;

pub(crate) fn run(args: &CheckArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let checked = check_below(&position, &Budget::new(args.output.budget));
    if checked.positions == 0 && checked.disagreements.is_empty() {
        let message = "nothing could be compared within the budget";
        return Err(ErrorReport::new(ErrorCode::OverBudget, message).into());
    }
    if args.output.json {
        let disagreements: Vec<String> = checked.disagreements.iter().map(ToString::to_string).collect();
        let json = serde_json::json!({
            "position": position.to_string(),
            "positions": checked.positions,
            "swept": checked.swept,
            "winning_moves": checked.winning_moves,
            "methods": checked.methods,
            "complete": !checked.cut_short,
            "disagreements": disagreements,
        });
        writeln!(out, "{json}")?;
    } else {
        writeln!(out, "{} positions compared with exhaustive search, both conventions", checked.positions)?;
        if checked.swept > 0 {
            writeln!(out, "{} outcomes compared with a sweep of whole boxes", checked.swept)?;
        }
        writeln!(out, "{} winning moves compared", checked.winning_moves)?;
        for (method, positions) in &checked.methods {
            writeln!(out, "  {positions:>8}  {method}")?;
        }
        writeln!(out, "{} disagreements", checked.disagreements.len())?;
        for disagreement in &checked.disagreements {
            writeln!(out, "  {disagreement}")?;
        }
        if checked.cut_short {
            writeln!(out, "The budget ended the check; --budget raises it.")?;
        }
    }
    match checked.disagreements.is_empty() {
        true => Ok(()),
        false => Err(Failure::Answered("theory and search disagree".to_owned())),
    }
}
