//! `nimatron bench`: how fast this machine answers, and one hash over the answers to a fixed set of positions.

mod answer;
mod positions;
mod timing;

use std::io::Write;
use std::time::Instant;

use nimatron::Messages;
use nimatron::notation::Wording;
use sha2::{Digest, Sha256};

use crate::args::BenchArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &BenchArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    if args.answers {
        return positions::fixed().try_for_each(|position| Ok(writeln!(out, "{}", answer::line(&position))?));
    }
    if args.signature {
        return Ok(writeln!(out, "{}", signature().1)?);
    }
    timing::run(messages, out)?;
    let begun = Instant::now();
    let (positions, signature) = signature();
    let time = format!("{:.2?}", begun.elapsed());
    let counted = Wording::new("bench-positions").with("count", positions).with("time", time);
    writeln!(out, "{}", messages.say(&counted))?;
    Ok(writeln!(out, "{}", messages.format("bench-signature", &[("hash", &signature)]))?)
}

/// Returns the number of positions, and the SHA-256 hash of their answers, one line each.
fn signature() -> (usize, String) {
    let mut hash = Sha256::new();
    let mut count = 0;
    for position in positions::fixed() {
        hash.update(answer::line(&position));
        hash.update("\n");
        count += 1;
    }
    let signature = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    (count, signature)
}
