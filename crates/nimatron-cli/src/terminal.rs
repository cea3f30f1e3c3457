//! [`Terminal`]: colour and the width of lines, where a person reads what is printed.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use nimatron::Messages;

use crate::play::width;

/// How text is shown on standard output: as it is, unless that is a terminal.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Terminal {
    colour: bool,
    columns: Option<usize>,
}

impl Terminal {
    /// Returns the terminal that standard output is.
    pub(crate) fn of_output() -> Self {
        let stdout = io::stdout();
        if !stdout.is_terminal() {
            return Self::default();
        }
        let columns = terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
        Self { colour: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never, columns }
    }

    /// Writes a report: lines that are too long are wrapped, and the line that says who wins is in colour.
    pub(crate) fn report(self, text: &str, messages: &Messages, out: &mut impl Write) -> io::Result<()> {
        let won = AnsiColor::Green.on_default().bold();
        let lost = AnsiColor::Red.on_default().bold();
        let outcomes = [("outcome-n", won), ("outcome-p", lost)];
        let outcomes = outcomes.map(|(key, style)| (messages.format(key, &[]), style));
        for line in text.lines() {
            let style =
                outcomes.iter().find(|(outcome, _)| line.contains(outcome.as_str())).map(|(_, style)| *style);
            self.line(line, style.unwrap_or_default(), out)?;
        }
        Ok(())
    }

    /// Writes a line in bold, as a heading.
    pub(crate) fn heading(self, line: &str, out: &mut impl Write) -> io::Result<()> {
        self.line(line, Style::new().bold(), out)
    }

    /// Writes a line, wrapped if it is too long; what goes on is as far to the right as its beginning.
    pub(crate) fn line(self, line: &str, style: Style, out: &mut impl Write) -> io::Result<()> {
        let style = if self.colour { style } else { Style::new() };
        for piece in self.wrapped(line) {
            writeln!(out, "{style}{piece}{style:#}")?;
        }
        Ok(())
    }

    fn wrapped(self, line: &str) -> Vec<String> {
        const NARROWEST: usize = 20;
        let Some(columns) = self.columns.filter(|columns| *columns >= NARROWEST) else {
            return vec![line.to_owned()];
        };
        let indent = line.len() - line.trim_start_matches(' ').len();
        // A table, whose columns stand several spaces apart, is left as it is.
        if width(line) <= columns || indent > columns / 2 || line.trim().contains("  ") {
            return vec![line.to_owned()];
        }
        let mut pieces = vec![" ".repeat(indent)];
        for word in words(line.trim_start()) {
            let last = pieces.last_mut().expect("at least one piece");
            if width(last) + width(word.trim_end()) > columns && !last.trim().is_empty() {
                last.truncate(last.trim_end().len());
                pieces.push(" ".repeat(indent));
            }
            pieces.last_mut().expect("at least one piece").push_str(word);
        }
        pieces
    }
}

/// Returns the pieces between which a line may be broken: after spaces, and after wide characters.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let mut previous = None;
        let end = rest.char_indices().find_map(|(at, c)| {
            let before = previous.replace(c)?;
            let after_space = before == ' ' && c != ' ';
            // No line begins with a closing sign.
            let after_wide = before >= '\u{2e80}' && c.is_alphanumeric();
            (after_space || after_wide).then_some(at)
        });
        let (word, following) = rest.split_at(end.unwrap_or(rest.len()));
        rest = following;
        (!word.is_empty()).then_some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(columns: usize, line: &str) -> Vec<String> {
        Terminal { colour: false, columns: Some(columns) }.wrapped(line)
    }

    #[test]
    fn long_lines_are_wrapped_between_words() {
        assert_eq!(wrapped(20, "  one two three four five"), ["  one two three four", "  five"]);
        assert_eq!(wrapped(20, "  a  table  that  is  wider  than  that").len(), 1);
        let wide = wrapped(20, "从第二堆取走三颗石子，使对方必败。");
        assert!(wide.len() == 2 && wide.iter().all(|piece| width(piece) <= 20), "{wide:?}");
        assert_eq!(wide.concat(), "从第二堆取走三颗石子，使对方必败。");
    }

    #[test]
    fn nothing_is_changed_without_a_terminal() {
        let mut out = Vec::new();
        let line = "x".repeat(300);
        Terminal::default().heading(&line, &mut out).unwrap();
        assert_eq!(out, format!("{line}\n").into_bytes());
    }
}
