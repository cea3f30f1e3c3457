//! `nimatron batch`: many positions at once, read as bytes and answered in order, in constant memory.

mod bar;
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
mod spread;
mod style;
mod token;
mod zstd;

use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZero;
use std::thread;

use nimatron_kernel::{Instructions, Level};

use crate::args::BatchArgs;
use crate::failure::Failure;

use bar::Bar;
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
    answer(args, || Source::of(Box::new(input), None), || Ok(Interrupts::ignored()), out)
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
    let bar = Bar::new(args.output.is_none() && io::stdout().is_terminal());
    let mut run = Run::new(source, sink, before, bar, interrupts()?);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let ended = match format {
        Format::Jsonl => {
            spread::answer_lines(&mut run, args.max_line, threads, |line| jsonl::answer(line, &question))
        }
        Format::Lines => spread::answer_lines(&mut run, args.max_line, threads, |line| {
            lines::answer(line, &question, args.answer)
        }),
        Format::Contest => contest::answer(
            &mut run,
            &question,
            args.answer.unwrap_or_default(),
            args.k_per_case,
            args.max_line,
            level(args.instructions.as_deref())?,
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

/// The best that the processor has, or what was asked for.
fn level(instructions: Option<&str>) -> Result<Level, Failure> {
    let asked = match instructions {
        None => return Ok(Level::best()),
        Some("avx512") => Instructions::Avx512,
        Some("avx2") => Instructions::Avx2,
        Some(_) => Instructions::Portable,
    };
    Level::of(asked)
        .ok_or_else(|| Failure::Other("this processor does not have these instructions".to_owned()))
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
