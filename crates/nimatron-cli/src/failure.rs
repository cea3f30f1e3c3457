//! How a command fails: with an exit code, and on standard error.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;

use nimatron::notation::{Diagnostic, ErrorKind, Wording};
use nimatron::{Messages, OverBudget, ParseError};
use nimatron_api::{Advice, ErrorCode, ErrorReport};

use crate::harmless::{harmless, harmless_char};
use crate::play::width;

/// The reason why a command gave no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong: exit code 2.
    Input {
        /// What was written.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// The input is wrong, as this message says: exit code 2.
    Wrong(Wording),
    /// There is no answer: exit code 2 if the question is wrong, else 1.
    NoAnswer(ErrorReport),
    /// The answer that was printed is a failure: exit code 1.
    Answered(Wording),
    /// Reading or writing failed: exit code 1.
    Io(io::Error),
    /// Anything else: exit code 1.
    Other(Wording),
}

impl From<OverBudget> for Failure {
    fn from(over: OverBudget) -> Self {
        Self::NoAnswer(over.into())
    }
}

impl From<ErrorReport> for Failure {
    fn from(error: ErrorReport) -> Self {
        Self::NoAnswer(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Failure {
    /// Returns the failure of a file that cannot be read: the input is wrong.
    pub(crate) fn unread(file: &Path, error: &io::Error) -> Self {
        Self::Wrong(of_file("error-read", file, error))
    }

    /// Returns the failure of a file that cannot be written.
    pub(crate) fn unwritten(file: &Path, error: &io::Error) -> Self {
        Self::Other(of_file("error-write", file, error))
    }

    /// Returns the `error` of the result, the same as in the other interfaces.
    pub(crate) fn report(&self, messages: &Messages) -> ErrorReport {
        let report = match self {
            Self::Input { text, error } => ErrorReport::of_parse(error, text),
            Self::NoAnswer(error) => error.clone(),
            Self::Io(error) => ErrorReport::new(ErrorCode::Io, of_io(error)),
            Self::Wrong(wording) => ErrorReport::new(ErrorCode::Input, wording.clone()),
            Self::Answered(wording) | Self::Other(wording) => {
                ErrorReport::new(ErrorCode::Failed, wording.clone())
            }
        };
        report.said_by(messages)
    }

    /// Returns the same with what to do about it in the message, for whoever reads nothing else.
    pub(crate) fn advised_report(&self, messages: &Messages) -> ErrorReport {
        self.report(messages).advised(&advice()).said_by(messages)
    }

    /// Prints the error to standard error and returns the exit code.
    pub(crate) fn exit_code(&self, messages: &Messages) -> u8 {
        let mut stderr = anstream::stderr().lock();
        // Nothing can be done if standard error is closed too.
        let _ = self.describe(messages, &mut stderr);
        match self {
            Self::Input { error, .. } if error.kind == ErrorKind::OverBudget => 1,
            Self::Input { .. } | Self::Wrong(_) => 2,
            Self::NoAnswer(error) if error.code.is_wrong_question() => 2,
            // The reader of our output closed the pipe, which is not an error.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            _ => 1,
        }
    }

    fn describe(&self, messages: &Messages, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Input { text, error } => {
                error.diagnostics.iter().try_for_each(|diagnostic| show(diagnostic, text, messages, out))?;
            }
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => complain(out, &other.report(messages).message, messages)?,
        }
        match self.hint() {
            Some(hint) => writeln!(out, "{}", messages.format(hint, &[])),
            None => Ok(()),
        }
    }

    /// Returns the message that says what to do about it, if there is something.
    fn hint(&self) -> Option<&'static str> {
        match self {
            Self::Input { error, .. } if error.kind == ErrorKind::UnknownGame => Some("hint-games"),
            Self::Input { error, .. } if error.kind == ErrorKind::OverBudget => Some("hint-budget"),
            Self::NoAnswer(error) if error.is_over_memory() => Some("hint-memory"),
            Self::NoAnswer(error) if error.code == ErrorCode::OverBudget => Some("hint-budget"),
            _ => None,
        }
    }
}

/// Returns what to do if the budget was not enough.
pub(crate) fn advice() -> Advice {
    Advice { steps: Wording::new("hint-budget"), memory: Wording::new("hint-memory") }
}

fn of_file(id: &'static str, file: &Path, error: &io::Error) -> Wording {
    Wording::new(id).with("file", file.display().to_string()).with("reason", of_io(error))
}

/// An error of the operating system, with the name of what it was about.
#[derive(Debug)]
struct Placed {
    place: String,
    error: io::Error,
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.error)
    }
}

impl std::error::Error for Placed {}

/// Returns the error with the name of what could not be read, written or had.
pub(crate) fn placed(place: impl fmt::Display, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), Placed { place: place.to_string(), error })
}

/// Returns what the operating system says, as a message of ours if it is one of the usual things.
pub(crate) fn of_io(error: &io::Error) -> Wording {
    if let Some(Placed { place, error }) = error.get_ref().and_then(|inner| inner.downcast_ref()) {
        return Wording::new("error-of-file").with("file", place.clone()).with("reason", of_io(error));
    }
    Wording::new(match error.kind() {
        io::ErrorKind::NotFound => "error-io-missing",
        io::ErrorKind::PermissionDenied => "error-io-denied",
        io::ErrorKind::IsADirectory => "error-io-directory",
        io::ErrorKind::AddrInUse => "error-io-address",
        io::ErrorKind::StorageFull => "error-io-full",
        _ => return error.to_string().into(),
    })
}

/// Writes `error: message`, with the label in red on a terminal.
pub(crate) fn complain(out: &mut impl Write, message: &str, messages: &Messages) -> io::Result<()> {
    let red = anstyle::AnsiColor::Red.on_default().bold();
    writeln!(out, "{red}{}{red:#} {}", messages.format("error-label", &[]), harmless(message))
}

/// Shows an error with the line it is in, a caret under its place, and what is allowed there.
fn show(diagnostic: &Diagnostic, text: &str, messages: &Messages, out: &mut impl Write) -> io::Result<()> {
    complain(out, &messages.say(&diagnostic.message), messages)?;
    let at = diagnostic.span.start.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let end = text[at..].find('\n').map_or(text.len(), |newline| at + newline);
    let before = text[start..at].chars().count();
    // A long line is cut to the text around the error.
    const AROUND: usize = 60;
    let skipped = before.saturating_sub(AROUND);
    let shown: String = text[start..end].chars().skip(skipped).take(2 * AROUND).map(harmless_char).collect();
    let ellipsis = if skipped > 0 { "…" } else { "" };
    let left: String = shown.chars().take(before - skipped).collect();
    let indent = width(&left) + width(ellipsis);
    writeln!(out, "  {ellipsis}{}", shown.trim_end())?;
    writeln!(out, "  {}^ {}", " ".repeat(indent), harmless(&messages.say(&diagnostic.expected)))
}
