//! [`answer_lines`]: the lines of the input, answered by several threads, in order.

use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::ops::Range;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use memchr::{memchr_iter, memrchr};

use crate::batch::BatchRun;
use crate::batch::line::{InputLine, InputLines};
use crate::batch::run::Status;
use crate::failure::Failure;

/// The maximum number of bytes that are shared out at once: what is read at once. It bounds the number of answers that
/// wait for an earlier one.
const MOST: usize = 256 << 10;

/// The minimum number of bytes for which threads are started.
const LEAST: usize = 1 << 10;

/// The time that the lines of one share should take. Longer shares delay answers, and shorter ones cost time in
/// locking.
const TURN: Duration = Duration::from_millis(1);

/// The most lines in a share.
const LARGEST: usize = 256;

/// The largest buffer that is kept for the next answers, and how many are kept.
const KEPT: usize = 1 << 20;
const MOST_KEPT: usize = 16;

/// Buffers that are used again: a thread that allocates its own has new pages each time, which takes longer than the answers.
#[derive(Default)]
struct Buffers {
    text: Vec<u8>,
    ends: Vec<usize>,
    spare: Vec<Answers>,
    /// How many lines were last taken together.
    size: usize,
}

/// Answers every line with `answer`, on `threads` threads.
pub(crate) fn answer_lines(
    run: &mut BatchRun<'_>,
    max_line: usize,
    threads: usize,
    answer: impl Fn(InputLine<'_>, &mut Vec<u8>) -> io::Result<Status> + Sync,
) -> Result<(), Failure> {
    let mut lines = InputLines::new(max_line);
    let mut text = Vec::new();
    let mut buffers = Buffers::default();
    loop {
        if threads > 1 && run.answered_before().is_none() {
            lines.pass(answer_together(run, &lines, max_line, threads, &answer, &mut buffers)?);
        }
        // Answer one line alone: it may extend beyond what has been read, or be the last line.
        let Some(line) = lines.next(run)? else { return Ok(()) };
        if !run.was_answered()? {
            text.clear();
            let status = answer(line, &mut text)?;
            run.answer(&text, status)?;
        }
    }
}

/// Answers the complete lines in the buffer if there are enough of them, and returns their number.
fn answer_together(
    run: &mut BatchRun<'_>,
    before: &InputLines,
    max_line: usize,
    threads: usize,
    answer: &(impl Fn(InputLine<'_>, &mut Vec<u8>) -> io::Result<Status> + Sync),
    buffers: &mut Buffers,
) -> Result<usize, Failure> {
    let complete = run.buffered();
    let complete = &complete[..complete.len().min(MOST)];
    let complete = &complete[..memrchr(b'\n', complete).map_or(0, |last| last + 1)];
    if complete.len() < LEAST {
        return Ok(0);
    }
    let Buffers { text, ends, spare, size } = buffers;
    text.clear();
    text.extend_from_slice(complete);
    ends.clear();
    ends.extend(memchr_iter(b'\n', text).map(|newline| newline + 1));
    let bytes = |index: usize| &text[index.checked_sub(1).map_or(0, |before| ends[before])..ends[index]];
    let line = |index: usize| InputLine::of(bytes(index), before.count() + index + 1, max_line);
    let shares = Shares::new(ends.len(), (*size).max(1), mem::take(spare));
    let work = || {
        while let Some((share, empty)) = shares.take() {
            let begun = Instant::now();
            let answers = answers(share.range.clone().map(line), empty, answer);
            share.give(answers, begun.elapsed());
        }
    };
    thread::scope(|scope| {
        // If this fails, the other threads stop.
        let _stop = Stop(&shares);
        let threads = (0..threads.min(ends.len())).map_while(|_| {
            // Starting a thread may fail for lack of threads or memory.
            thread::Builder::new().spawn_scoped(scope, work).ok()
        });
        if threads.count() == 0 {
            work();
        }
        let mut index = 0;
        while index < ends.len() {
            let answers = shares.answers(index)?;
            let mut start = 0;
            for (end, status) in answers.lines.iter().copied() {
                run.consume(bytes(index).len());
                if let Some(status) = status {
                    run.answer(&answers.text[start..end], status)?;
                }
                start = end;
                index += 1;
            }
            shares.keep(answers);
        }
        Ok::<_, Failure>(())
    })?;
    (*size, *spare) = shares.into_parts();
    Ok(ends.len())
}

/// Lines shared out to threads, and their answers until it is their turn.
struct Shares {
    lines: usize,
    state: Mutex<SharedState>,
    is_given: Condvar,
}

struct SharedState {
    /// The first line that no thread has taken.
    next: usize,
    /// How many lines are taken together.
    size: usize,
    /// The answers of shares, by their first lines.
    answers: BTreeMap<usize, io::Result<Answers>>,
    /// Empty buffers for answers.
    spare: Vec<Answers>,
}

/// The answers to the lines of a share.
#[derive(Default)]
struct Answers {
    text: Vec<u8>,
    /// Where the answer to each line ends, and its status; a blank line has none.
    lines: Vec<(usize, Option<Status>)>,
}

/// Answers each line that is not blank into `answers`, which is empty.
fn answers<'l>(
    lines: impl Iterator<Item = Option<InputLine<'l>>>,
    mut answers: Answers,
    answer: &impl Fn(InputLine<'_>, &mut Vec<u8>) -> io::Result<Status>,
) -> io::Result<Answers> {
    for line in lines {
        let status = line.map(|line| answer(line, &mut answers.text)).transpose()?;
        answers.lines.push((answers.text.len(), status));
    }
    Ok(answers)
}

impl Shares {
    const fn new(lines: usize, size: usize, spare: Vec<Answers>) -> Self {
        let state = SharedState { next: 0, size, answers: BTreeMap::new(), spare };
        Self { lines, state: Mutex::new(state), is_given: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, SharedState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next lines, if any are left, and an empty buffer for their answers.
    fn take(&self) -> Option<(Share<'_>, Answers)> {
        let mut state = self.state();
        let range = state.next..self.lines.min(state.next.saturating_add(state.size));
        state.next = range.end.max(state.next);
        // No empty share: dropping a share delivers its answers.
        if range.is_empty() {
            return None;
        }
        let empty = state.spare.pop().unwrap_or_default();
        drop(state);
        let answers = Err(io::Error::other("a thread has failed"));
        Some((Share { range, answers, of: self }, empty))
    }

    /// Keeps the buffer of answers that have been written, unless it is large or there are enough.
    fn keep(&self, mut answers: Answers) {
        answers.text.clear();
        answers.lines.clear();
        let mut state = self.state();
        if answers.text.capacity() <= KEPT && state.spare.len() < MOST_KEPT {
            state.spare.push(answers);
        }
    }

    /// Returns how many lines are taken together by now, and the empty buffers.
    fn into_parts(self) -> (usize, Vec<Answers>) {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        (state.size, state.spare)
    }

    /// Waits for the answers of the share that begins with line `first`, and returns them.
    fn answers(&self, first: usize) -> io::Result<Answers> {
        let mut state = self.state();
        loop {
            if let Some(answers) = state.answers.remove(&first) {
                return answers;
            }
            state = self.is_given.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Lines that one thread has taken. Their answers are waited for, so even a thread that panics delivers an error.
struct Share<'s> {
    range: Range<usize>,
    answers: io::Result<Answers>,
    of: &'s Shares,
}

impl Share<'_> {
    /// Delivers the answers, and adapts the size of shares to the `time` they took.
    fn give(mut self, answers: io::Result<Answers>, time: Duration) {
        self.answers = answers;
        let size = &mut self.of.state().size;
        if time < TURN / 2 {
            *size = (2 * *size).min(LARGEST);
        } else if time > TURN {
            *size = (*size / 2).max(1);
        }
    }
}

impl Drop for Share<'_> {
    fn drop(&mut self) {
        let answers = mem::replace(&mut self.answers, Ok(Answers::default()));
        self.of.state().answers.insert(self.range.start, answers);
        self.of.is_given.notify_all();
    }
}

/// Takes all remaining lines when it is dropped, so that the threads stop.
struct Stop<'s>(&'s Shares);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.state().next = self.0.lines;
    }
}
