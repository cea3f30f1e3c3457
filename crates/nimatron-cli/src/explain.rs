//! `nimatron explain`.

use std::io::Write;

use nimatron::Messages;
use nimatron::report::Explanation;
use nimatron_api::{AnswerLimits, Answerer, SolveQuestion};

use crate::args::ExplainArgs;
use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{input, json};

pub(crate) fn run(args: &ExplainArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, &args.output.limits.budget(), messages)?;
    let lang = messages.lang();
    let budget = args.output.limits.budget_of_all();
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
    let solution = position.solve(&budget)?;
    // A lost position is explained without its longest defence if that is not found within the budget.
    let defence = solution.longest_defence().ok().flatten();
    let text = Explanation::new(&solution, defence.as_ref(), messages).to_string();
    Ok(Terminal::of_output().report(&text, messages, out)?)
}
