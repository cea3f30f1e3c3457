//! `nimatron grundy`: the values of single heaps, their period with its proof, tables of two numbers, and pictures of them.

mod pairs;
mod saved;
mod table_size;

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use nimatron::notation::Wording;
use nimatron::report::Chart;
use nimatron::{Budget, Messages, Position};
use nimatron_api::{CertificateAnswer, ErrorCode, ErrorReport, GrundyAnswer, single_heaps};

use saved::Saved;
pub(crate) use table_size::TableSize;

use crate::args::GrundyArgs;
use crate::failure::Failure;
use crate::{certificate, files, input, interrupt, json};

pub(crate) fn run(args: &GrundyArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(size) = &args.table {
        return pairs::run(args, size, messages, out);
    }
    let budget = budget(args);
    let position = input::game(&args.game, &budget, messages)?;
    let game = position.components().next().and_then(|component| component.take_and_break().cloned());
    match game {
        Some(game) => {
            let budget = args.limits.budget().stoppable(interrupt::flag()).shared(1);
            let sequence = computed(args, game, &budget, messages)?;
            show(args, &position, &sequence, messages, out)
        }
        None => one_by_one(args, &position, &budget, messages, out),
    }
}

/// Returns the budget of everything but the values of a heap game, which are computed as far as was said.
fn budget(args: &GrundyArgs) -> Budget {
    let steps = args.limits.budget.unwrap_or(Budget::default().steps());
    args.limits.budget().at_most(steps).stoppable(interrupt::flag())
}

/// Computes in pieces, so that progress can be shown and saved and the computation interrupted.
fn computed(
    args: &GrundyArgs,
    game: TakeAndBreak,
    budget: &Budget,
    messages: &Messages,
) -> Result<Sequence, Failure> {
    const STRETCH: usize = 1 << 14;
    const SAVE_EVERY: Duration = Duration::from_millis(500);
    let (saved, mut sequence) = match &args.save {
        Some(file) => {
            let (saved, sequence) = Saved::open(Path::new(file), game, budget.bytes(), messages)?;
            (Some(saved), sequence)
        }
        None => (None, Sequence::new(game)),
    };
    let mut progress = ProgressLine::new(sequence.len(), args.to);
    let mut last_save = Instant::now();
    while sequence.len() <= args.to && sequence.proved_period().is_none() {
        let next = args.to.min(sequence.len() + STRETCH);
        let done = sequence.extend_to(next, budget);
        progress.show(sequence.len(), messages);
        if let Some(saved) = saved.as_ref().filter(|_| done.is_err() || last_save.elapsed() > SAVE_EVERY) {
            saved.write(&mut sequence)?;
            last_save = Instant::now();
        }
        if let Err(over) = done {
            progress.end();
            if !interrupt::flag().load(Ordering::Relaxed) {
                return Err(over.into());
            }
            let id = if saved.is_some() { "grundy-interrupted-saved" } else { "grundy-interrupted" };
            return Err(Failure::Other(Wording::new(id).with("heap", sequence.len())));
        }
    }
    progress.end();
    if let Some(saved) = &saved {
        saved.write(&mut sequence)?;
    }
    sequence.fill_to(args.to, budget)?;
    Ok(sequence)
}

/// A line on standard error that says how far the computation is, on a terminal and only when it takes long.
struct ProgressLine {
    first: usize,
    last: usize,
    begun: Instant,
    shown: Option<Instant>,
}

impl ProgressLine {
    fn new(first: usize, last: usize) -> Self {
        Self { first, last, begun: Instant::now(), shown: None }
    }

    fn show(&mut self, done: usize, messages: &Messages) {
        let due = self.shown.map_or(self.begun.elapsed() > Duration::from_secs(1), |shown| {
            shown.elapsed() > Duration::from_millis(200)
        });
        if due && std::io::stderr().is_terminal() {
            let percent = done.saturating_mul(100) / self.last.max(1);
            let seconds = self.begun.elapsed().as_secs_f64();
            let each = seconds / done.saturating_sub(self.first).max(1) as f64;
            let left = (each * self.last.saturating_sub(done) as f64).ceil();
            let progress = Wording::new("grundy-progress")
                .with("done", done)
                .with("all", self.last)
                .with("percent", percent)
                .with("left", left.to_string());
            let _ = write!(std::io::stderr(), "\r{}   ", messages.say(&progress));
            self.shown = Some(Instant::now());
        }
    }

    fn end(&self) {
        if self.shown.is_some() {
            let _ = writeln!(std::io::stderr());
        }
    }
}

fn show(
    args: &GrundyArgs,
    position: &Position,
    sequence: &Sequence,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let further = with_period(sequence);
    let period = further.period();
    if let Some(file) = &args.certificate {
        let proved = Certificate::of_period(&further);
        let proved =
            proved.ok_or_else(|| ErrorReport::new(ErrorCode::NoPeriod, Wording::new("error-no-period")))?;
        certificate::write(&CertificateAnswer::new(&proved, nimatron_verify::STEPS)?, file, messages, out)?;
        if certificate::is_standard(file) {
            return Ok(());
        }
    }
    if args.json {
        pictures(
            args,
            position,
            &|| Chart::of(sequence, args.to).with_period(period.clone()),
            messages,
            out,
        )?;
        let values = (0..=args.to).map(|heap| sequence.computed(heap).map_or(0, u64::from)).collect();
        return json::line(&GrundyAnswer::new(position.to_string(), values, sequence.rare(), period), out);
    }
    let value = |heap: usize| sequence.computed(heap).map_or(0, u64::from);
    lines(args, position, value, &|| Chart::of(sequence, args.to).with_period(period.clone()), messages, out)
}

/// Prints the values in the form that was asked for, with what there is to say about them.
fn lines(
    args: &GrundyArgs,
    position: &Position,
    value: impl Fn(usize) -> u64,
    chart: &dyn Fn() -> Chart,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    pictures(args, position, chart, messages, out)?;
    if args.csv {
        writeln!(out, "heap,grundy")?;
        return (0..=args.to).try_for_each(|heap| Ok(writeln!(out, "{heap},{}", value(heap))?));
    }
    if !args.plot {
        table(args, value, messages, out)?;
    }
    chart().notes(messages).iter().try_for_each(|note| Ok(writeln!(out, "{note}")?))
}

/// Returns the sequence, extended far enough to prove its period if that takes little longer.
fn with_period(sequence: &Sequence) -> Sequence {
    const FURTHER: u64 = 1_000_000;
    let mut further = sequence.clone();
    match further.prove_period(&Budget::new(FURTHER)) {
        Ok(_) => further,
        Err(_) => sequence.clone(),
    }
}

/// Prints the values in rows of twenty; if there are very many, only the first and the last rows.
fn table(
    args: &GrundyArgs,
    value: impl Fn(usize) -> u64,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    const ROW: usize = 20;
    const MOST_ROWS: usize = 1000;
    const SHOWN: usize = 20;
    let label = args.to.to_string().len();
    let width = (0..=args.to).map(&value).max().unwrap_or(0).to_string().len();
    let rows = args.to / ROW + 1;
    let hidden = if rows > MOST_ROWS { SHOWN..rows - SHOWN } else { 0..0 };
    for row in (0..rows).filter(|row| !hidden.contains(row)) {
        if row == hidden.end && !hidden.is_empty() {
            writeln!(out, "{:>label$}: … {}", "", messages.format("values-hidden", &[]))?;
        }
        let start = row * ROW;
        write!(out, "{start:>label$}:")?;
        for heap in start..=args.to.min(start + ROW - 1) {
            write!(out, " {:>width$}", value(heap))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn pictures(
    args: &GrundyArgs,
    position: &Position,
    chart: &dyn Fn() -> Chart,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(file) = &args.svg {
        write_svg(file, &chart().svg(&position.to_string(), messages), messages)?;
    }
    if args.plot {
        for line in chart().plot(76, 18) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn write_svg(file: &str, svg: &str, messages: &Messages) -> Result<(), Failure> {
    files::write_whole(Path::new(file), svg.as_bytes())
        .map_err(|error| Failure::unwritten(Path::new(file), &error))?;
    Ok(writeln!(std::io::stderr(), "{}", messages.format("wrote-picture", &[("file", file)]))?)
}

/// Prints the values of a game that is not a take-and-break game: its own list of values, or the value of each heap as
/// `solve --grundy` gives it.
fn one_by_one(
    args: &GrundyArgs,
    position: &Position,
    budget: &Budget,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.save.is_some() || args.certificate.is_some() {
        return Err(Failure::Wrong(Wording::new("grundy-save-only").with("game", position.to_string())));
    }
    let (values, period) = single_heaps(position, args.to, budget)?;
    let chart = || Chart::of_values(values.clone()).with_period(period.clone());
    if args.json {
        return json::line(&GrundyAnswer::new(position.to_string(), values, None, period), out);
    }
    lines(args, position, |heap| values[heap], &chart, messages, out)
}
