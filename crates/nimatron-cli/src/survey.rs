//! `nimatron survey`: every game of a family up to equivalence, on all cores, into a file that can be gone on with.

mod format;
mod rows;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use nimatron::notation::Wording;
use nimatron::{Budget, Messages};
use nimatron_api::{SurveyClass, SurveyFamily, SurveyReach, SurveyRow};

use crate::args::SurveyArgs;
use crate::batch::bar;
use crate::failure::Failure;
use crate::interrupt;
pub(crate) use format::SurveyFormat;
use rows::Rows;

pub(crate) fn run(args: &SurveyArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let bound = if args.family == "subtraction" { args.largest } else { args.digits };
    let unknown = || Failure::Wrong(Wording::new("survey-family").with("family", args.family.as_str()));
    let classes = SurveyFamily::named(&args.family, bound).ok_or_else(unknown)?.classes()?;
    let reach = SurveyReach { to: args.to, quotient: args.quotient, quotient_steps: args.budget };
    let mut rows = match &args.output {
        None => Rows::printed(out, args.format)?,
        Some(file) => Rows::in_file(file, args.format, args.resume, &classes, &reach)?,
    };
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let is_shown = io::stderr().is_terminal() && (args.output.is_some() || !io::stdout().is_terminal());
    let first = rows.written();
    let progress =
        is_shown.then(|| SurveyProgress { begun: Instant::now(), first, total: classes.len(), messages });
    let shown = |computed| progress.iter().for_each(|progress| progress.show(computed));
    compute(&classes, first, &reach, threads, shown, |row| rows.write(&row))
}

/// How far a survey has got, on a terminal.
struct SurveyProgress<'a> {
    begun: Instant,
    /// The rows that were there before.
    first: usize,
    total: usize,
    messages: &'a Messages,
}

impl SurveyProgress<'_> {
    fn show(&self, computed: usize) {
        let done = self.first + computed;
        let progress = Wording::new("survey-progress").with("done", done).with("total", self.total);
        let said = self.messages.say(&progress.with("seconds", self.begun.elapsed().as_secs()));
        // Nothing can be done if standard error is closed.
        let _ = write!(io::stderr(), "\r\x1b[K{} {said}", bar(done as f64 / self.total as f64));
    }
}

impl Drop for SurveyProgress<'_> {
    fn drop(&mut self) {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

/// Computes the rows of all classes from the one with the index `first` on, and gives them to `write` in order. `shown`
/// hears how many have been computed.
fn compute(
    classes: &[SurveyClass],
    first: usize,
    reach: &SurveyReach,
    threads: usize,
    shown: impl Fn(usize),
    mut write: impl FnMut(SurveyRow) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let budget = Budget::new(u64::MAX).stoppable(interrupt::flag());
    let next = AtomicUsize::new(first);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, budget) = (sender.clone(), &next, &budget);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(class) = classes.get(index) else { return };
                    // A closed channel means that the survey has failed.
                    if sender.send((index, SurveyRow::new(class, reach, budget))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = first;
        shown(0);
        for ((index, row), computed) in receiver.into_iter().zip(1..) {
            shown(computed);
            waiting.insert(index, row);
            while let Some(row) = waiting.remove(&due) {
                due += 1;
                if let Err(failure) = row.map_err(Failure::from).and_then(&mut write) {
                    // The other threads stop after the class that they are at.
                    next.store(usize::MAX / 2, Ordering::Relaxed);
                    return Err(failure);
                }
            }
        }
        Ok(())
    })
}
