//! `nimatron nimber`: a calculation with nimbers.

use std::io::Write;

use nimatron::Nimber;
use nimatron_api::NimberAnswer;

use crate::args::NimberArgs;
use crate::failure::Failure;
use crate::{interrupt, json};

pub(crate) fn run(args: &NimberArgs, out: &mut impl Write) -> Result<(), Failure> {
    let text = args.expression.join(" ");
    let wrong = |error| Failure::Input { text: text.clone(), error };
    let budget = args.limits.budget().stoppable(interrupt::flag());
    let (value, expression) = Nimber::calculate(&text, &budget).map_err(wrong)?;
    let answer = NimberAnswer { expression, value };
    if args.json {
        return json::line(&answer, out);
    }
    Ok(writeln!(out, "{} = {}", answer.expression, answer.value)?)
}
