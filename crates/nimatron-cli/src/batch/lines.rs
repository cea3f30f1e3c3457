//! The format `lines`: one position in the notation per line.

use std::io;

use nimatron::notation::Wording;
use nimatron::{Messages, Position};
use nimatron_api::ErrorReport;

use crate::batch::jsonl::{in_json, status};
use crate::batch::line::InputLine;
use crate::batch::run::Status;
use crate::batch::{AnswerStyle, BatchOptions};
use crate::harmless::harmless_char;

/// Answers one line, with a JSON result or in a style.
pub(crate) fn answer(
    line: InputLine<'_>,
    options: &BatchOptions,
    style: Option<&AnswerStyle>,
    out: &mut Vec<u8>,
) -> io::Result<Status> {
    let position = position(line, options);
    match style {
        None => in_json(line, None, position, options, out),
        Some(style) => Ok(in_style(line, position, options, style, out)),
    }
}

/// Answers one line in a style, an error as one line among the answers.
pub(crate) fn in_style(
    line: InputLine<'_>,
    position: Result<Position, ErrorReport>,
    options: &BatchOptions,
    style: &AnswerStyle,
    out: &mut Vec<u8>,
) -> Status {
    let text =
        position.and_then(|it| style.answer(&it, &options.budget).map_err(|error| error.at(line.place(0))));
    let status = status(&text);
    let messages = &options.messages;
    let text = text.unwrap_or_else(|error| shown(&error.said_by(messages), messages));
    out.extend_from_slice(text.as_bytes());
    status
}

fn position(line: InputLine<'_>, options: &BatchOptions) -> Result<Position, ErrorReport> {
    options.position(line.text()?).map_err(|error| {
        let offset = error.diagnostics.first().map_or(0, |diagnostic| diagnostic.span.start);
        line.error(error.kind.into(), error.wording(), offset)
    })
}

/// Formats an error as one line among the answers.
fn shown(error: &ErrorReport, messages: &Messages) -> String {
    let message: String = error.message.chars().map(harmless_char).collect();
    let message = match error.at {
        Some(at) => {
            let placed = Wording::new("batch-placed").with("line", at.line).with("column", at.column);
            messages.say(&placed.with("message", message))
        }
        None => message,
    };
    format!("{} {message}", messages.format("error-label", &[]))
}
