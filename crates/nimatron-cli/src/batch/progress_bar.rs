//! [`ProgressBar`]: how far a run has got, on a terminal and only when it takes longer than a second.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use nimatron::Messages;
use nimatron::notation::Wording;

/// The delay before the bar is first shown, and between updates.
const PATIENCE: Duration = Duration::from_secs(1);
const INTERVAL: Duration = Duration::from_millis(200);

/// A line on standard error that says how far a run has got; it is erased when the run ends.
pub(crate) struct ProgressBar<'a> {
    messages: &'a Messages,
    begun: Instant,
    /// When the bar is shown next, or `None` if it is never shown.
    next: Option<Instant>,
    is_shown: bool,
}

impl<'a> ProgressBar<'a> {
    /// Creates a bar, shown only if standard error is a terminal and the answers are not printed there too.
    pub(crate) fn new(answers_are_shown: bool, messages: &'a Messages) -> Self {
        let is_wanted = io::stderr().is_terminal() && !answers_are_shown;
        let begun = Instant::now();
        Self { messages, begun, next: is_wanted.then(|| begun + PATIENCE), is_shown: false }
    }

    /// Shows how many bytes of how many have been read and how many answers were given, if an update is due.
    pub(crate) fn show(&mut self, (read, len): (u64, Option<u64>), answered: u64) {
        let Some(next) = self.next else { return };
        let now = Instant::now();
        if now < next {
            return;
        }
        self.next = Some(now + INTERVAL);
        self.is_shown = true;
        let line = line(read, len, answered, now - self.begun, self.messages);
        // Nothing can be done if standard error is closed too.
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
    }
}

impl Drop for ProgressBar<'_> {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Returns a bar of which this share is full.
pub(crate) fn bar(share: f64) -> String {
    const WIDTH: usize = 30;
    let full = "#".repeat((share.min(1.0) * WIDTH as f64) as usize);
    format!("[{full:.<WIDTH$}]")
}

fn line(read: u64, len: Option<u64>, answered: u64, time: Duration, messages: &Messages) -> String {
    let seconds = time.as_secs();
    let megabytes = read / 1_000_000;
    match len.filter(|len| *len > 0) {
        None => {
            let progress = Wording::new("batch-read").with("megabytes", megabytes);
            messages.say(&progress.with("answers", answered).with("seconds", seconds))
        }
        Some(len) => {
            let share = (read as f64 / len as f64).min(1.0);
            let progress = Wording::new("batch-progress").with("percent", format!("{:.0}", share * 100.0));
            let said = messages.say(&progress.with("answers", answered).with("seconds", seconds));
            format!("{} {said}", bar(share))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let seconds = Duration::from_secs;
        let messages = crate::words::messages(nimatron::Lang::En);
        let line = |read, len, answered, time| line(read, len, answered, time, &messages);
        assert_eq!(line(12_345_678, None, 9, seconds(2)), "12 MB read, 9 answers, 2 s");
        assert_eq!(
            line(50, Some(100), 7, seconds(1)),
            format!("[{}{}] 50 %, 7 answers, 1 s", "#".repeat(15), ".".repeat(15))
        );
        assert_eq!(line(7, Some(0), 0, seconds(1)), "0 MB read, 0 answers, 1 s");
        // A file may grow while it is read.
        assert!(line(200, Some(100), 0, seconds(1)).contains("] 100 %"));
    }
}
