//! `nimatron verify`: checks a certificate with code that shares nothing with the solver.

use std::fs::File;
use std::io::{self, Read, Write};

use nimatron_verify::{Refusal, verify_within};

use crate::args::VerifyArgs;
use crate::certificate::is_standard;
use crate::failure::Failure;
use crate::json;

/// The longest certificate that is read: a gigabyte.
const MOST_BYTES: u64 = 1 << 30;

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    let read = if is_standard(&args.file) {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        File::open(&args.file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::Other(format!("cannot read {}: {error}", args.file.display())))?;
    let text = String::from_utf8(bytes)
        .map_err(|error| Failure::Refused(Refusal { at: "", why: error.to_string() }))?;
    let verified = verify_within(&text, args.budget).map_err(Failure::Refused)?;
    if args.json {
        json::line(&serde_json::json!({ "verified": verified.to_string(), "claim": verified.claim }), out)
    } else {
        Ok(writeln!(out, "verified: {verified}")?)
    }
}
