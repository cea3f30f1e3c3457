//! [`BatchRun`]: one run of a batch: where it reads and writes, and how far it has got.

use std::hash::Hasher;
use std::io::Write;

use twox_hash::XxHash64;

use nimatron::notation::Wording;

use crate::batch::interrupts::Interrupts;
use crate::batch::partial_file::{PartialFile, Progress};
use crate::batch::progress_bar::ProgressBar;
use crate::batch::source::Source;
use crate::failure::Failure;

/// Answers are written once there are this many bytes of them, or before waiting for more input.
const ENOUGH: usize = 64 << 10;

/// Where answers go.
pub(crate) enum Sink<'a> {
    /// To a stream, directly.
    Stream(Box<dyn Write + 'a>),
    /// To a file that appears when it is complete.
    PartialFile(PartialFile),
}

/// The status of one answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    Good,
    /// The input is wrong.
    Bad,
    OverBudget,
}

/// One run: it reads bytes, gathers complete answers and writes them in order.
pub(crate) struct BatchRun<'a> {
    source: Source,
    sink: Sink<'a>,
    /// Complete answers not yet written.
    answers: Vec<u8>,
    progress: Progress,
    /// The hash of the bytes consumed so far, if a later run may need it to recognise the input.
    digest: Option<XxHash64>,
    /// Where an earlier run stopped, until that place in the input is reached.
    before: Option<Progress>,
    bar: ProgressBar<'a>,
    interrupts: Interrupts,
}

impl<'a> BatchRun<'a> {
    pub(crate) fn new(
        source: Source,
        sink: Sink<'a>,
        before: Option<Progress>,
        bar: ProgressBar<'a>,
        interrupts: Interrupts,
    ) -> Self {
        let digest = matches!(sink, Sink::PartialFile(_)).then(|| XxHash64::with_seed(0));
        let answers = Vec::new();
        Self { source, sink, answers, progress: Progress::default(), digest, before, bar, interrupts }
    }

    /// Returns the next bytes of the input; none at its end. Finished answers are written before waiting for more
    /// input.
    pub(crate) fn peek(&mut self) -> Result<&[u8], Failure> {
        if self.source.buffered().is_empty() {
            self.write()?;
            self.bar.show(self.source.position(), self.progress.answered);
            self.source.refill()?;
        }
        Ok(self.source.buffered())
    }

    /// Returns the bytes that can be read without waiting.
    pub(crate) fn buffered(&self) -> &[u8] {
        self.source.buffered()
    }

    /// Moves on by `count` bytes of what [`peek`](Self::peek) or [`buffered`](Self::buffered) gave.
    pub(crate) fn consume(&mut self, count: usize) {
        if let Some(digest) = &mut self.digest {
            digest.write(&self.source.buffered()[..count]);
            self.progress.input_bytes += count as u64;
        }
        self.source.consume(count);
    }

    /// Returns how many more answers the resumed run has already given, or `None` if all of them have been passed.
    pub(crate) fn answered_before(&self) -> Option<u64> {
        self.before.as_ref().map(|before| before.answered - self.progress.answered)
    }

    /// Returns whether the resumed run has already answered what was just read.
    pub(crate) fn was_answered(&mut self) -> Result<bool, Failure> {
        self.were_answered(1)
    }

    /// Returns whether the resumed run has already answered the `count` questions that were just read: either all or
    /// none of them, and no more than [`answered_before`](Self::answered_before).
    pub(crate) fn were_answered(&mut self, count: u64) -> Result<bool, Failure> {
        let Some(before) = &self.before else { return Ok(false) };
        self.progress.answered += count;
        if self.progress.answered == before.answered {
            if self.here() != (before.input_bytes, before.input_hash) {
                return Err(changed());
            }
            self.progress = before.clone();
            self.before = None;
        }
        Ok(true)
    }

    /// Adds the answer to what was just read: one or more lines, without the last line's end.
    pub(crate) fn answer(&mut self, answer: &[u8], status: Status) -> Result<(), Failure> {
        self.progress.bad += u64::from(status == Status::Bad);
        self.progress.over_budget += u64::from(status == Status::OverBudget);
        self.answers(1, |answers| {
            answers.extend_from_slice(answer);
            answers.push(b'\n');
        })
    }

    /// Adds the answers to the `count` questions that were just read: complete lines, appended by `write`.
    pub(crate) fn answers(&mut self, count: u64, write: impl FnOnce(&mut Vec<u8>)) -> Result<(), Failure> {
        write(&mut self.answers);
        self.progress.answered += count;
        self.bar.show(self.source.position(), self.progress.answered);
        let is_due = matches!(&self.sink, Sink::PartialFile(part) if part.is_due());
        if self.answers.len() >= ENOUGH || is_due {
            self.write()?;
        }
        if is_due {
            self.save()?;
        }
        Ok(())
    }

    fn write(&mut self) -> Result<(), Failure> {
        if self.answers.is_empty() {
            return Ok(());
        }
        let _hold = self.interrupts.hold();
        match &mut self.sink {
            Sink::Stream(out) => {
                out.write_all(&self.answers)?;
                out.flush()?;
            }
            Sink::PartialFile(part) => part.write(&self.answers)?,
        }
        self.answers.clear();
        Ok(())
    }

    /// Saves the progress, for a run that resumes this one.
    fn save(&mut self) -> Result<(), Failure> {
        (self.progress.input_bytes, self.progress.input_hash) = self.here();
        let _hold = self.interrupts.hold();
        match &mut self.sink {
            Sink::PartialFile(part) => part.save(&self.progress),
            Sink::Stream(_) => Ok(()),
        }
    }

    /// Returns the run with its progress recorded, whatever it writes to.
    #[cfg(test)]
    pub(crate) fn noting(self) -> Self {
        Self { digest: Some(XxHash64::with_seed(0)), ..self }
    }

    /// Returns the progress.
    #[cfg(test)]
    pub(crate) fn progress(&self) -> Progress {
        let (input_bytes, input_hash) = self.here();
        Progress { input_bytes, input_hash, ..self.progress.clone() }
    }

    /// Returns how many bytes have been consumed, and their hash.
    fn here(&self) -> (u64, u64) {
        (self.progress.input_bytes, self.digest.as_ref().map_or(0, Hasher::finish))
    }

    /// Writes the remaining answers, and gives a complete file its final name.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        if self.before.is_some() {
            return Err(changed());
        }
        self.write()?;
        let _hold = self.interrupts.hold();
        match &mut self.sink {
            Sink::PartialFile(part) => part.finish(),
            Sink::Stream(out) => Ok(out.flush()?),
        }
    }

    /// Returns a failure that says how many answers are errors, if there are any.
    pub(crate) fn summary(&self) -> Result<(), Failure> {
        let Progress { answered, bad, over_budget, .. } = self.progress;
        let said = |id| Wording::new(id).with("answered", answered);
        match (bad, over_budget) {
            (0, 0) => Ok(()),
            (0, _) => Err(Failure::Other(said("batch-over-budget").with("over", over_budget))),
            (_, 0) => Err(Failure::Wrong(said("batch-bad").with("bad", bad))),
            _ => Err(Failure::Wrong(said("batch-bad-and-over").with("bad", bad).with("over", over_budget))),
        }
    }
}

fn changed() -> Failure {
    Failure::Wrong(Wording::new("batch-other-input"))
}
