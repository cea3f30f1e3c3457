//! `nimatron grundy`: the values of single heaps, their period with its proof, and pictures of them.

mod saved;

use std::cmp::Reverse;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::{Period, Sequence, TakeAndBreak};
use nimatron::notation::Wording;
use nimatron::report::Chart;
use nimatron::{Budget, Messages, Position};
use nimatron_api::{CertificateAnswer, ErrorCode, ErrorReport, GrundyAnswer, single_heaps};

use saved::Saved;

use crate::args::GrundyArgs;
use crate::failure::Failure;
use crate::{certificate, input, interrupt, json};

pub(crate) fn run(args: &GrundyArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::game(&args.game, messages)?;
    let game = position.components().next().and_then(|component| component.take_and_break().cloned());
    match game {
        Some(game) => {
            let sequence = computed(args, game, messages)?;
            show(args, &position, &sequence, messages, out)
        }
        None => one_by_one(args, &position, messages, out),
    }
}

/// Computes in pieces, so that progress can be shown and saved and the computation interrupted.
fn computed(args: &GrundyArgs, game: TakeAndBreak, messages: &Messages) -> Result<Sequence, Failure> {
    const STRETCH: usize = 1 << 14;
    const SAVE_EVERY: Duration = Duration::from_millis(500);
    let (mut saved, mut sequence) = match &args.save {
        Some(file) => {
            let (saved, sequence) = Saved::open(Path::new(file), game)?;
            (Some(saved), sequence)
        }
        None => (None, Sequence::new(game)),
    };
    let budget = Budget::new(u64::MAX).stoppable(interrupt::flag());
    let mut progress = ProgressLine::new(sequence.len(), args.to);
    let mut last_save = Instant::now();
    while sequence.len() <= args.to && sequence.proved_period().is_none() {
        let next = args.to.min(sequence.len() + STRETCH);
        let done = sequence.extend_to(next, &mut budget.meter("Grundy values"));
        progress.show(sequence.len(), messages);
        if let Some(saved) = saved.as_mut().filter(|_| done.is_err() || last_save.elapsed() > SAVE_EVERY) {
            saved.write(&sequence)?;
            last_save = Instant::now();
        }
        if done.is_err() {
            progress.end();
            let id = if saved.is_some() { "grundy-interrupted-saved" } else { "grundy-interrupted" };
            return Err(Failure::Other(Wording::new(id).with("heap", sequence.len())));
        }
    }
    progress.end();
    if let Some(saved) = &mut saved {
        saved.write(&sequence)?;
    }
    sequence.fill_to(args.to, &mut budget.meter("Grundy values"))?;
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
    let value = |heap: usize| sequence.computed(heap).map_or(0, u64::from);
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
    let chart = || Chart::of(sequence, args.to).with_period(period.clone());
    pictures(args, position, chart, messages, out)?;
    if args.csv {
        return csv(args, value, out);
    }
    if args.json {
        let period = period.map(|period| messages.period(&period));
        let values = (0..=args.to).map(value).collect();
        return json::line(&GrundyAnswer::new(position.to_string(), values, sequence.rare(), period), out);
    }
    let (largest, heap) =
        (0..=args.to).map(|heap| (value(heap), Reverse(heap))).max().unwrap_or((0, Reverse(0)));
    let heap = heap.0;
    if !args.plot {
        table(args, value, messages, out)?;
    }
    let say = |wording: Wording| messages.say(&wording);
    writeln!(out, "{}", say(Wording::new("grundy-largest").with("value", largest).with("heap", heap)))?;
    if let Some(rare) = sequence.rare() {
        let mask = format!("{:#x}", rare.mask);
        let heaps = Wording::new("grundy-rare").with("count", rare.count);
        writeln!(out, "{}", say(heaps.with("last", rare.last).with("mask", mask)))?;
    }
    match period {
        Some(period) => describe(&period, messages, out),
        None => Ok(writeln!(out, "{}", say(Wording::new("grundy-no-period").with("heap", args.to)))?),
    }
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

fn describe(period: &Period, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let say = |wording: Wording| messages.say(&wording);
    let id = if period.saltus() == 0 { "grundy-period" } else { "grundy-period-rising" };
    let repeats = Wording::new(id).with("period", period.length()).with("preperiod", period.preperiod());
    let repeats = if period.saltus() == 0 { repeats } else { repeats.with("saltus", period.saltus()) };
    writeln!(out, "{}", say(repeats))?;
    let window = period.window();
    let Some(theorem) = period.theorem() else {
        let observed = Wording::new("grundy-observed").with("count", window.end + period.length());
        return Ok(writeln!(out, "  {}", say(observed))?);
    };
    let source = messages.term(theorem.source());
    let proved = Wording::new("grundy-proved").with("start", window.start).with("end", window.end);
    writeln!(out, "  {}", say(proved.with("source", source)))?;
    const SHOWN: usize = 40;
    let exceptions = period.exceptions();
    if !exceptions.is_empty() {
        let shown: Vec<String> =
            exceptions.iter().take(SHOWN).map(|(heap, value)| format!("{heap}:{value}")).collect();
        writeln!(out, "  {}", say(Wording::new("grundy-exceptions").with("values", shown.join(" "))))?;
    }
    if exceptions.len() > SHOWN {
        let more = Wording::new("grundy-exceptions-more").with("count", exceptions.len() - SHOWN);
        writeln!(out, "  {}", say(more))?;
    }
    Ok(())
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
            writeln!(out, "{:>label$}: {}", "", messages.format("grundy-rows-left-out", &[]))?;
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

fn csv(args: &GrundyArgs, value: impl Fn(usize) -> u64, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "heap,grundy")?;
    (0..=args.to).try_for_each(|heap| Ok(writeln!(out, "{heap},{}", value(heap))?))
}

fn pictures(
    args: &GrundyArgs,
    position: &Position,
    chart: impl Fn() -> Chart,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(file) = &args.svg {
        let title = messages.format("grundy-title", &[("game", &position.to_string())]);
        let file = Path::new(file);
        std::fs::write(file, chart().svg(&title)).map_err(|error| Failure::unwritten(file, &error))?;
        let written = messages.format("wrote-picture", &[("file", &file.display().to_string())]);
        writeln!(std::io::stderr(), "{written}")?;
    }
    if args.plot {
        for line in chart().plot(76, 18) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Prints the values of a game that is not a heap game: its own list of values, or the value of each heap as `solve
/// --grundy` gives it.
fn one_by_one(
    args: &GrundyArgs,
    position: &Position,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.save.is_some() || args.certificate.is_some() {
        return Err(Failure::Wrong(Wording::new("grundy-save-only").with("game", position.to_string())));
    }
    let budget = Budget::new(args.budget).stoppable(interrupt::flag());
    let (values, period) = single_heaps(position, args.to, &budget)?;
    let value = |heap: usize| values[heap];
    pictures(args, position, || Chart::of_values(values.clone()).with_period(period.clone()), messages, out)?;
    if args.csv {
        return csv(args, value, out);
    }
    if args.json {
        let period = period.map(|period| messages.period(&period));
        return json::line(&GrundyAnswer::new(position.to_string(), values, None, period), out);
    }
    if !args.plot {
        table(args, value, messages, out)?;
    }
    period.map_or(Ok(()), |period| describe(&period, messages, out))
}
