//! `nimatron solve`.

use std::io::Write;

use nimatron::{Budget, Report, Words, count, grundy, remoteness, solve};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::input;

pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position)?;
    let words = Words::new(input::lang(args.output.lang));
    let budget = Budget::new(args.output.budget);
    let analysis = solve(&position, &budget)?;
    let mut report = Report::new(&position, &analysis, &words);
    if args.fields.count {
        report = report.with_count(count(&position, &budget));
    }
    if args.fields.grundy {
        report = report.with_grundy(grundy(&position, &budget));
    }
    if args.fields.remoteness {
        report = report.with_remoteness(remoteness(&position, &budget));
    }
    if args.output.json {
        let json = serde_json::to_string(&report).map_err(|error| Failure::Other(error.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{}", report.text(&position, &analysis, &words))?;
    }
    Ok(())
}
