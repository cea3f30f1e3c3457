//! `nimatron nimber`: a calculation with nimbers.

use std::io::Write;

use nimatron::notation::NimberExpr;
use nimatron_api::NimberAnswer;

use crate::args::NimberArgs;
use crate::failure::Failure;
use crate::{interrupt, json};

pub(crate) fn run(args: &NimberArgs, out: &mut impl Write) -> Result<(), Failure> {
    let text = args.expression.join(" ");
    let wrong = |error| Failure::Input { text: text.clone(), error };
    let budget = args.limits.budget().stoppable(interrupt::flag());
    let calculation = NimberExpr::parse(&text).map_err(wrong)?;
    let value = calculation.value(&budget).map_err(wrong)?;
    let answer = NimberAnswer { expression: calculation.to_string(), value };
    if args.json {
        return json::line(&answer, out);
    }
    Ok(writeln!(out, "{} = {}", answer.expression, answer.value)?)
}
