//! `nimatron solve`.

use std::io::Write;

use nimatron::certificate::Certificate;
use nimatron::games::RULES;
use nimatron::{
    Analysis, Budget, Messages, OverBudget, Position, Report, count, grundy, longest_defence, remoteness,
    solve,
};

use crate::args::{FieldArgs, SolveArgs};
use crate::failure::Failure;
use crate::{certificate, input, json};

/// How many steps a search for the longest resistance may take, since nobody asked for it.
const RESISTANCE: u64 = 200_000;

pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let messages = Messages::new(input::lang(args.output.lang));
    let budget = Budget::new(args.output.budget);
    if let Some(file) = &args.certificate.certificate {
        if position.components().any(|(game, _)| game.entry().name == RULES.name) {
            let why = "games of rule files have no certificates: whoever checks one would need the file";
            return Err(Failure::Wrong(why.to_owned()));
        }
        let certificate = if args.fields.grundy {
            Certificate::of_grundy_value(&position, &budget)?
        } else {
            Certificate::of_outcome(&position, &budget)?
        };
        certificate::write(&certificate, file, out)?;
        if certificate::is_standard(file) {
            return Ok(());
        }
    }
    let (analysis, report) = solved(&position, args.fields, &messages, &budget)?;
    if args.output.json {
        json::line(&report, out)?;
    } else {
        let longest_defence =
            longest_defence(&position, &Budget::new(args.output.budget.min(RESISTANCE))).ok().flatten();
        write!(out, "{}", report.text(&position, &analysis, longest_defence.as_ref(), &messages))?;
    }
    Ok(())
}

/// The analysis of a position, and its report with the fields that were asked for.
pub(crate) fn solved(
    position: &Position,
    fields: FieldArgs,
    messages: &Messages,
    budget: &Budget,
) -> Result<(Analysis, Report), OverBudget> {
    let analysis = solve(position, budget)?;
    let mut report = Report::new(position, &analysis, messages);
    if fields.count {
        report = report.with_count(count(position, budget));
    }
    if fields.grundy {
        report = report.with_grundy(grundy(position, budget));
    }
    if fields.remoteness {
        report = report.with_remoteness(remoteness(position, budget));
    }
    Ok((analysis, report))
}
