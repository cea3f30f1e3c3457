//! `nimatron batch`: many positions at once, read as bytes and answered in order, in constant memory.

mod contest;
mod format;
mod interrupts;
mod jsonl;
mod line;
mod lines;
mod part;
mod question;
mod run;
mod source;
mod style;
mod token;
mod zstd;

use std::io::{self, Read, Write};

use crate::args::BatchArgs;
use crate::failure::Failure;

pub(crate) use format::Format;
use interrupts::Interrupts;
use part::Part;
use question::Question;
use run::{Run, Sink};
use source::Source;
pub(crate) use style::Style;

pub(crate) fn run(args: &BatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    answer(args, || Source::open(args.file.as_deref()), Interrupts::listen, out)
}

/// Answers what `input` holds, in a program that minds its own signals.
pub(crate) fn over(
    args: &BatchArgs,
    input: impl Read + 'static,
    out: &mut impl Write,
) -> Result<(), Failure> {
    answer(args, || Source::of(Box::new(input)), || Ok(Interrupts::ignored()), out)
}

fn answer(
    args: &BatchArgs,
    source: impl FnOnce() -> Result<Source, Failure>,
    interrupts: impl FnOnce() -> io::Result<Interrupts>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let format = Format::of(args);
    let question = Question::of(args, format)?;
    let source = source()?;
    let (sink, before) = match &args.output {
        None => (Sink::Stream(Box::new(out)), None),
        Some(file) => Part::open(file, &fingerprint(args, format, &question), args.resume)?,
    };
    let mut run = Run::new(source, sink, before, interrupts()?);
    let ended = match format {
        Format::Jsonl => jsonl::answer(&mut run, &question, args.max_line),
        Format::Lines => lines::answer(&mut run, &question, args.answer, args.max_line),
        Format::Contest => contest::answer(
            &mut run,
            &question,
            args.answer.unwrap_or_default(),
            args.k_per_case,
            args.max_line,
        ),
    };
    // What an I/O error interrupts can be resumed; every other end is the end.
    match ended {
        Err(failure @ Failure::Io(_)) => Err(failure),
        ended => {
            run.finish()?;
            ended.and_then(|()| run.summary())
        }
    }
}

/// Everything besides the input that the answers depend on.
fn fingerprint(args: &BatchArgs, format: Format, question: &Question) -> String {
    let fields = args.fields;
    serde_json::json!({
        "version": env!("CARGO_PKG_VERSION"),
        "format": format.to_string(),
        "answer": args.answer.map(|style| style.to_string()),
        "game": question.game.to_string(),
        "k-per-case": args.k_per_case,
        "count": fields.count,
        "grundy": fields.grundy,
        "remoteness": fields.remoteness,
        "lang": question.lang.code(),
        "budget": args.budget,
        "max-line": args.max_line,
    })
    .to_string()
}
