//! `nimatron check`: compares theory with exhaustive search.

use std::io::Write;

use nimatron::Messages;
use nimatron::check::check_below;
use nimatron::notation::Wording;
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::input;

pub(crate) fn run(args: &CheckArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let budget = args.output.limits.budget();
    let position = input::position(&args.position, &budget, messages)?;
    let checked = check_below(&position, &budget);
    if checked.positions == 0 && checked.disagreements.is_empty() {
        // Which limit was met.
        return Err(match checked.over {
            Some(over) => over.into(),
            None => ErrorReport::new(ErrorCode::OverBudget, Wording::new("check-nothing")).into(),
        });
    }
    if args.output.json {
        let disagreements: Vec<String> = checked.disagreements.iter().map(|it| messages.say(it)).collect();
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
        let counted = |key: &str, count: u64| messages.format_plural(key, &count.into());
        writeln!(out, "{}", counted("check-positions", checked.positions))?;
        if checked.swept > 0 {
            writeln!(out, "{}", counted("check-swept", checked.swept))?;
        }
        writeln!(out, "{}", counted("check-moves", checked.winning_moves))?;
        for (method, positions) in &checked.methods {
            writeln!(out, "  {positions:>8}  {}", messages.term(method))?;
        }
        writeln!(out, "{}", counted("check-disagreements", checked.disagreements.len() as u64))?;
        for disagreement in &checked.disagreements {
            writeln!(out, "  {}", messages.say(disagreement))?;
        }
        if let Some(over) = &checked.over {
            let id = if over.memory.is_some() { "check-cut-short-memory" } else { "check-cut-short" };
            writeln!(out, "{}", messages.format(id, &[]))?;
        }
    }
    match checked.disagreements.is_empty() {
        true => Ok(()),
        false => Err(Failure::Answered(Wording::new("check-failed"))),
    }
}
