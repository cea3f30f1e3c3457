//! `nimatron explain`.

use std::io::Write;

use nimatron::report::explanation;
use nimatron::{Budget, Report, Words, resistance, solve};

use crate::args::ExplainArgs;
use crate::failure::Failure;
use crate::{input, json};

pub(crate) fn run(args: &ExplainArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let words = Words::new(input::lang(args.output.lang));
    let budget = Budget::new(args.output.budget);
    let analysis = solve(&position, &budget)?;
    if args.output.json {
        return json::line(&Report::new(&position, &analysis, &words), out);
    }
    // A lost position whose longest resistance is out of reach is explained without it.
    let resistance = resistance(&position, &budget).ok().flatten();
    Ok(write!(out, "{}", explanation(&position, &analysis, resistance.as_ref(), &words))?)
}
