//! How a command fails: with an exit code, and on standard error.

use std::io::{self, Write};

use nimatron::notation::{Diagnostic, ErrorKind};
use nimatron::{OverBudget, ParseError};
use nimatron_api::{ErrorCode, ErrorReport};

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
    Wrong(String),
    /// There is no answer: exit code 2 if the question is wrong, else 1.
    NoAnswer(ErrorReport),
    /// The answer that was printed is a failure: exit code 1.
    Answered(String),
    /// Reading or writing failed: exit code 1.
    Io(io::Error),
    /// Anything else: exit code 1.
    Other(String),
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
    /// Returns the `error` of the result, the same as in the other interfaces.
    pub(crate) fn report(&self) -> ErrorReport {
        match self {
            Self::Input { text, error } => ErrorReport::of_parse(error, text),
            Self::NoAnswer(error) => error.clone(),
            Self::Io(error) => ErrorReport::new(ErrorCode::Io, error.to_string()),
            Self::Wrong(message) => ErrorReport::new(ErrorCode::Input, message),
            Self::Answered(message) | Self::Other(message) => ErrorReport::new(ErrorCode::Failed, message),
        }
    }

    /// Prints the error to standard error and returns the exit code.
    pub(crate) fn exit_code(&self) -> u8 {
        let mut stderr = anstream::stderr().lock();
        // Nothing can be done if standard error is closed too.
        let _ = self.describe(&mut stderr);
        match self {
            Self::Input { error, .. } if error.kind == ErrorKind::OverBudget => 1,
            Self::Input { .. } | Self::Wrong(_) => 2,
            Self::NoAnswer(error) if error.code.is_wrong_question() => 2,
            // The reader of our output closed the pipe, which is not an error.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            _ => 1,
        }
    }

    fn describe(&self, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Input { text, error } => {
                error.diagnostics.iter().try_for_each(|diagnostic| show(diagnostic, text, out))
            }
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            other => complain(out, &other.report().message),
        }
    }
}

/// Writes `error: message`, with the label in red on a terminal.
pub(crate) fn complain(out: &mut impl Write, message: &str) -> io::Result<()> {
    let red = anstyle::AnsiColor::Red.on_default().bold();
    writeln!(out, "{red}error:{red:#} {message}")
}

/// Shows an error with the line it is in, a caret under its place, and what is allowed there.
fn show(diagnostic: &Diagnostic, text: &str, out: &mut impl Write) -> io::Result<()> {
    complain(out, &diagnostic.message)?;
    let at = diagnostic.span.start.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let end = text[at..].find('\n').map_or(text.len(), |newline| at + newline);
    let before = text[start..at].chars().count();
    // A long line is cut to the text around the error.
    const AROUND: usize = 60;
    let skipped = before.saturating_sub(AROUND);
    let shown: String = text[start..end].chars().skip(skipped).take(2 * AROUND).collect();
    let ellipsis = if skipped > 0 { "…" } else { "" };
    let indent = before - skipped + ellipsis.chars().count();
    writeln!(out, "  {ellipsis}{}", shown.trim_end())?;
    writeln!(out, "  {}^ {}", " ".repeat(indent), diagnostic.expected)
}
