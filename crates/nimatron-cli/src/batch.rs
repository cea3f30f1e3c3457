//! `nimatron batch`: many positions at once, read as bytes and answered in order, in constant memory.

mod answer_format;
mod contest;
mod format;
mod interrupts;
mod jsonl;
mod line;
mod lines;
mod options;
mod parallel;
mod partial_file;
mod progress_bar;
mod run;
mod source;
mod token;
mod zstd;

use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZero;
use std::thread;

use nimatron::Messages;
use nimatron::notation::Wording;
use nimatron_kernel::{Instructions, SimdLevel};

use crate::args::BatchArgs;
use crate::failure::Failure;

pub(crate) use answer_format::AnswerFormat;
pub(crate) use format::Format;
use interrupts::Interrupts;
use options::BatchOptions;
use partial_file::PartialFile;
use progress_bar::ProgressBar;
use run::{BatchRun, Sink};
use source::Source;

pub(crate) fn run(args: &BatchArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    answer(args, messages, || Source::open(args.file.as_deref()), Interrupts::listen, out)
}

/// Answers the positions in `input`, without a signal handler: the calling program has its own.
pub(crate) fn over(
    args: &BatchArgs,
    input: impl Read + 'static,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    answer(args, messages, || Source::of(Box::new(input), None), || Ok(Interrupts::ignored()), out)
}

fn answer(
    args: &BatchArgs,
    messages: &Messages,
    source: impl FnOnce() -> Result<Source, Failure>,
    interrupts: impl FnOnce() -> io::Result<Interrupts>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let format = Format::of(args);
    let options = BatchOptions::of(args, format, messages)?;
    let source = source()?;
    let (sink, before) = match &args.output {
        None => (Sink::Stream(Box::new(out)), None),
        Some(file) => PartialFile::open(file, &fingerprint(args, format, &options), args.resume)?,
    };
    let bar = ProgressBar::new(args.output.is_none() && io::stdout().is_terminal(), messages);
    let mut run = BatchRun::new(source, sink, before, bar, interrupts()?);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let ended = match format {
        Format::Jsonl => {
            parallel::answer_lines(&mut run, args.max_line, threads, |line| jsonl::answer(line, &options))
        }
        Format::Lines => parallel::answer_lines(&mut run, args.max_line, threads, |line| {
            lines::answer(line, &options, args.answer)
        }),
        Format::Contest => contest::answer(
            &mut run,
            &options,
            args.answer.unwrap_or_default(),
            args.k_per_case,
            args.max_line,
            level(args.instructions.as_deref())?,
        ),
    };
    // Only a run that an I/O error interrupted can be resumed.
    match ended {
        Err(failure @ Failure::Io(_)) => Err(failure),
        ended => {
            run.finish()?;
            ended.and_then(|()| run.summary())
        }
    }
}

/// Returns the instructions that were asked for, by default the best that the processor has.
fn level(instructions: Option<&str>) -> Result<SimdLevel, Failure> {
    let asked = match instructions {
        None => return Ok(SimdLevel::best()),
        Some("avx512") => Instructions::Avx512,
        Some("avx2") => Instructions::Avx2,
        Some(_) => Instructions::Portable,
    };
    SimdLevel::of(asked).ok_or_else(|| Failure::Other(Wording::new("batch-instructions")))
}

/// Returns everything besides the input that the answers depend on, as text.
fn fingerprint(args: &BatchArgs, format: Format, options: &BatchOptions) -> String {
    let fields = args.fields;
    serde_json::json!({
        "version": env!("CARGO_PKG_VERSION"),
        "format": format.to_string(),
        "answer": args.answer.map(|answer_format| answer_format.to_string()),
        "game": options.game.to_string(),
        "k-per-case": args.k_per_case,
        "count": fields.count,
        "grundy": fields.grundy,
        "remoteness": fields.remoteness,
        "because": fields.because,
        "lang": options.messages.lang().code(),
        "budget": args.budget,
        "max-line": args.max_line,
    })
    .to_string()
}
