//! `nimatron verify`: checks a certificate with code that shares nothing with the solver.

use std::fs::File;
use std::io::{self, Read, Write};

use nimatron::{Messages, OverBudget};
use nimatron_api::VerifyAnswer;
use nimatron_verify::Refusal;

use crate::args::VerifyArgs;
use crate::certificate::is_standard;
use crate::failure::Failure;
use crate::json;

/// How many bytes of memory the check of a certificate takes for each byte of it, at most.
const MEMORY_PER_BYTE: u64 = 40;

pub(crate) fn run(args: &VerifyArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let budget = args.limits.budget();
    let most = budget.bytes() / MEMORY_PER_BYTE;
    let mut bytes = Vec::new();
    let read = if is_standard(&args.file) {
        io::stdin().lock().take(most + 1).read_to_end(&mut bytes)
    } else {
        File::open(&args.file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::unread(&args.file, &error))?;
    if bytes.len() as u64 > most {
        return Err(OverBudget::of_memory("a certificate", budget.bytes()).into());
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| Failure::NoAnswer(Refusal { at: "", why: error.to_string() }.into()))?;
    let answer = VerifyAnswer::new(&text, budget.steps(), messages)?;
    if args.json {
        return json::line(&answer, out);
    }
    Ok(writeln!(out, "{}", messages.format("verify-verified", &[("claim", &answer.verified)]))?)
}
