//! `nimatron explain`.

use std::io::Write;

use nimatron::report::explanation;
use nimatron::{Budget, Messages, Report, longest_defence, solve};

use crate::args::ExplainArgs;
use crate::failure::Failure;
use crate::{input, json};

pub(crate) fn run(args: &ExplainArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let messages = Messages::new(input::lang(args.output.lang));
    let budget = Budget::new(args.output.budget);
    let analysis = solve(&position, &budget)?;
    if args.output.json {
        return json::line(&Report::new(&position, &analysis, &messages), out);
    }
    // A lost position whose longest resistance is out of reach is explained without it.
    let longest_defence = longest_defence(&position, &budget).ok().flatten();
    Ok(write!(out, "{}", explanation(&position, &analysis, longest_defence.as_ref(), &messages))?)
}
