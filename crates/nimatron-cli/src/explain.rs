//! `nimatron explain`.

use std::io::Write;

use nimatron::report::explanation;
use nimatron::{Budget, Messages, longest_defence, solve};
use nimatron_api::{AnswerLimits, Answerer, SolveQuestion};

use crate::args::ExplainArgs;
use crate::failure::Failure;
use crate::{input, json};

pub(crate) fn run(args: &ExplainArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let lang = input::lang(args.output.lang);
    let budget = Budget::new(args.output.budget);
    if args.output.json {
        let question = SolveQuestion {
            explain: true,
            because: args.because,
            lang: Some(lang.code().to_owned()),
            ..SolveQuestion::default()
        };
        let answerer = Answerer::new(AnswerLimits { defence_steps: u64::MAX, ..AnswerLimits::default() });
        return json::line(&question.answer_about(&position, &answerer, &budget)?, out);
    }
    let messages = Messages::new(lang);
    let analysis = solve(&position, &budget)?;
    // A lost position whose longest resistance is out of reach is explained without it.
    let longest_defence = longest_defence(&position, &budget).ok().flatten();
    Ok(write!(out, "{}", explanation(&position, &analysis, longest_defence.as_ref(), &messages))?)
}
