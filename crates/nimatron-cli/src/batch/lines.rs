//! The format `lines`: one position in the notation per line.

use std::io;

use nimatron::Position;
use nimatron_api::ErrorReport;

use crate::batch::jsonl::{LineAnswer, status};
use crate::batch::line::InputLine;
use crate::batch::run::Status;
use crate::batch::{AnswerStyle, BatchOptions};

/// Answers one line, with a JSON result or in a style.
pub(crate) fn answer(
    line: InputLine<'_>,
    options: &BatchOptions,
    style: Option<&AnswerStyle>,
) -> io::Result<(String, Status)> {
    let position = position(line, options);
    Ok(match style {
        None => {
            let report = position
                .and_then(|position| options.report(&position).map_err(|error| error.at(line.place(0))));
            (LineAnswer::new(None, &report).to_json()?, status(&report))
        }
        Some(style) => in_style(line, position, options, style),
    })
}

/// Answers one line in a style, an error as one line among the answers.
pub(crate) fn in_style(
    line: InputLine<'_>,
    position: Result<Position, ErrorReport>,
    options: &BatchOptions,
    style: &AnswerStyle,
) -> (String, Status) {
    let text =
        position.and_then(|it| style.answer(&it, &options.budget).map_err(|error| error.at(line.place(0))));
    let status = status(&text);
    (text.unwrap_or_else(|error| shown(&error)), status)
}

fn position(line: InputLine<'_>, options: &BatchOptions) -> Result<Position, ErrorReport> {
    options.position(line.text()?).map_err(|error| {
        let offset = error.diagnostics.first().map_or(0, |diagnostic| diagnostic.span.start);
        line.error(error.kind.into(), error.to_string(), offset)
    })
}

/// Formats an error as one line among the answers.
fn shown(error: &ErrorReport) -> String {
    let place = error.at.map_or(String::new(), |at| format!("line {}, column {}: ", at.line, at.column));
    let message: String = error.message.chars().filter(|c| !c.is_control()).collect();
    format!("error: {place}{message}")
}
