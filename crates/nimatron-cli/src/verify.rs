//! `nimatron verify`: checks a certificate with code that shares nothing with the solver.

use std::fs::File;
use std::io::{self, Read, Write};

use nimatron::Messages;
use nimatron_api::VerifyAnswer;
use nimatron_verify::Refusal;

use crate::args::VerifyArgs;
use crate::certificate::is_standard;
use crate::failure::Failure;
use crate::json;

/// The longest certificate that is read: a gigabyte.
const MOST_BYTES: u64 = 1 << 30;

pub(crate) fn run(args: &VerifyArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    let read = if is_standard(&args.file) {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        File::open(&args.file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::unread(&args.file, &error))?;
    let text = String::from_utf8(bytes)
        .map_err(|error| Failure::NoAnswer(Refusal { at: "", why: error.to_string() }.into()))?;
    let answer = VerifyAnswer::new(&text, args.budget, messages)?;
    if args.json {
        return json::line(&answer, out);
    }
    Ok(writeln!(out, "{}", messages.format("verify-verified", &[("claim", &answer.verified)]))?)
}
