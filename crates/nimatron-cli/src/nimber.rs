//! `nimatron nimber`: a calculation with nimbers.

use std::io::Write;

use nimatron::Budget;
use nimatron_api::{Answerer, Ask, NimberQuestion};

use crate::args::NimberArgs;
use crate::failure::Failure;
use crate::{interrupt, json};

pub(crate) fn run(args: &NimberArgs, out: &mut impl Write) -> Result<(), Failure> {
    let question = NimberQuestion { expression: args.expression.join(" "), lang: None };
    let budget = Budget::new(args.budget).stoppable(interrupt::flag());
    let answer = question.answer(&Answerer::default(), &budget)?;
    if args.json {
        return json::line(&answer, out);
    }
    Ok(writeln!(out, "{} = {}", answer.expression, answer.value)?)
}
