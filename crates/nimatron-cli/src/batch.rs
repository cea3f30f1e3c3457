//! `nimatron batch`: many positions at once, read as bytes and answered in order, in constant memory.

mod answer_format;
mod answer_style;
mod content;
mod contest;
mod csv;
mod decimal;
mod format;
mod interrupts;
mod jsonl;
mod line;
mod lines;
mod moore_answers;
mod options;
mod parallel;
mod partial_file;
mod progress_bar;
mod quick;
mod run;
mod source;
mod token;
mod words;
mod zstd;

use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZero;
use std::thread;

use nimatron::Messages;
use nimatron::notation::Wording;
use nimatron_kernel::{Instructions, SimdLevel};

use crate::args::BatchArgs;
use crate::failure::Failure;
use crate::files::FileId;

pub(crate) use answer_format::AnswerFormat;
use answer_style::AnswerStyle;
use content::Content;
use contest::Layout;
pub(crate) use format::Format;
use interrupts::Interrupts;
use options::BatchOptions;
use partial_file::PartialFile;
use progress_bar::ProgressBar;
pub(crate) use progress_bar::bar;
use quick::QuickRoad;
use run::{BatchRun, Sink, Status};
use source::Source;
pub(crate) use words::WinnerWords;

/// A batch whose arguments have been read.
pub(crate) struct BatchQuestion {
    args: BatchArgs,
    options: BatchOptions,
    style: Option<AnswerStyle>,
}

impl BatchQuestion {
    /// Returns the batch that the arguments ask for.
    pub(crate) fn new(args: BatchArgs, messages: &Messages) -> Result<Self, Failure> {
        let (options, style) = (BatchOptions::of(&args, messages)?, AnswerStyle::of(&args)?);
        Ok(Self { args, options, style })
    }
}

pub(crate) fn run(args: BatchArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let batch = BatchQuestion::new(args, messages)?;
    answer(&batch, messages, || Source::open(batch.args.file.as_deref()), Interrupts::listen, out)
}

/// Answers the positions in `input`, without a signal handler: the calling program has its own.
pub(crate) fn over(
    batch: &BatchQuestion,
    input: impl Read + 'static,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    answer(batch, messages, || Source::of(Box::new(input), None), || Ok(Interrupts::ignored()), out)
}

fn answer(
    batch: &BatchQuestion,
    messages: &Messages,
    source: impl FnOnce() -> Result<Source, Failure>,
    interrupts: impl FnOnce() -> io::Result<Interrupts>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let BatchQuestion { args, options, style } = batch;
    let mut source = source()?;
    let content = content(args, &mut source);
    refuse(args, content.format)?;
    let header = match content.format {
        Format::Csv => source.look_ahead(csv::Header::of),
        _ => None,
    };
    let (sink, before) = match &args.output {
        None => (Sink::Stream(Box::new(out)), None),
        Some(file) => {
            let input = FileId::of_input(args.file.as_deref());
            PartialFile::open(file, input, &fingerprint(args, content, options), args.resume)?
        }
    };
    let bar = ProgressBar::new(args.output.is_none() && io::stdout().is_terminal(), messages);
    let mut run = BatchRun::new(source, sink, before, bar, interrupts()?);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let quick = QuickRoad::new(options, style.as_ref());
    let ended = match content.format {
        Format::Jsonl => parallel::answer_lines(&mut run, args.max_line, threads, |line, out| {
            match quick.as_ref().and_then(|quick| quick.answer_json(line, out)) {
                Some(()) => Ok(Status::Good),
                None => jsonl::answer(line, options, style.as_ref(), out),
            }
        }),
        Format::Lines => parallel::answer_lines(&mut run, args.max_line, threads, |line, out| {
            match quick.as_ref().and_then(|quick| quick.answer_text(line, out)) {
                Some(()) => Ok(Status::Good),
                None => lines::answer(line, options, style.as_ref(), out),
            }
        }),
        Format::Csv => {
            let header = header.unwrap_or_default();
            parallel::answer_lines(&mut run, args.max_line, threads, |line, out| {
                csv::answer(line, &header, options, args.fields, out)
            })
        }
        Format::Contest => {
            let layout = Layout {
                k_per_case: args.k_per_case,
                until_end: args.until_end || content.is_one_case,
                max_number: args.max_line,
            };
            let level = level(args.instructions.as_deref())?;
            contest::answer(
                &mut run,
                options,
                style.as_ref().unwrap_or(&AnswerStyle::default()),
                layout,
                level,
            )
        }
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

/// Returns how the input is written: as was said, or else as its beginning shows.
fn content(args: &BatchArgs, source: &mut Source) -> Content {
    match args.format {
        Some(format) => format.into(),
        None if args.until_end => Format::Contest.into(),
        None => source
            .look_ahead(|head, is_all| Content::of(head, is_all, args.k_per_case))
            .unwrap_or(Format::Lines.into()),
    }
}

/// Refuses options that mean nothing in this format.
fn refuse(args: &BatchArgs, format: Format) -> Result<(), Failure> {
    let fields = args.fields;
    let asks_for_fields = fields.count || fields.grundy || fields.remoteness || fields.because;
    let is_contest = format == Format::Contest;
    let is_csv = format == Format::Csv;
    let refused = [
        (is_csv && (args.answer.is_some() || args.words.is_some() || fields.because), "batch-csv-options"),
        (!is_contest && args.k_per_case, "batch-k-per-case"),
        (!is_contest && args.until_end, "batch-until-end"),
        (asks_for_fields && (is_contest || args.answer.is_some() || args.words.is_some()), "batch-fields"),
    ];
    match refused.into_iter().find(|(refused, _)| *refused) {
        Some((_, why)) => Err(Failure::Wrong(Wording::new(why))),
        None => Ok(()),
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
fn fingerprint(args: &BatchArgs, content: Content, options: &BatchOptions) -> String {
    let fields = args.fields;
    serde_json::json!({
        "version": env!("CARGO_PKG_VERSION"),
        "format": content.format.to_string(),
        "until-end": args.until_end || content.is_one_case,
        "answer": args.answer.map(|answer_format| answer_format.to_string()),
        "words": args.words.as_ref().map(ToString::to_string),
        "game": options.game.to_string(),
        "k-per-case": args.k_per_case,
        "count": fields.count,
        "grundy": fields.grundy,
        "remoteness": fields.remoteness,
        "because": fields.because,
        "lang": options.messages.lang().code(),
        "budget": args.limits.budget,
        "memory": args.limits.memory.0,
        "max-line": args.max_line,
    })
    .to_string()
}
