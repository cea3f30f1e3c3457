//! The format `lines`: one position in the notation per line.

use std::io;

use nimatron::{ErrorReport, Position};

use crate::batch::jsonl::{Answer, status};
use crate::batch::line::Line;
use crate::batch::run::Status;
use crate::batch::{AnswerFormat, BatchOptions};

/// Answers one line, with a JSON result or in a style.
pub(crate) fn answer(
    line: Line<'_>,
    options: &BatchOptions,
    answer_format: Option<AnswerFormat>,
) -> io::Result<(String, Status)> {
    let over_budget = |over| ErrorReport { at: Some(line.place(0)), ..ErrorReport::from(over) };
    let position = position(line, options);
    Ok(match answer_format {
        None => {
            let report = position.and_then(|position| options.report(&position).map_err(over_budget));
            (Answer::new(None, &report).to_json()?, status(&report))
        }
        Some(answer_format) => {
            let text =
                position.and_then(|it| answer_format.answer(&it, &options.budget).map_err(over_budget));
            let status = status(&text);
            (text.unwrap_or_else(|error| shown(&error)), status)
        }
    })
}

fn position(line: Line<'_>, options: &BatchOptions) -> Result<Position, ErrorReport> {
    options.position(line.text()?).map_err(|error| {
        let offset = error.diagnostics.first().map_or(0, |diagnostic| diagnostic.span.start);
        line.error(error.code(), error.to_string(), offset)
    })
}

/// An error on one line among answers.
fn shown(error: &ErrorReport) -> String {
    let place = error.at.map_or(String::new(), |at| format!("line {}, column {}: ", at.line, at.column));
    let message: String = error.message.chars().filter(|c| !c.is_control()).collect();
    format!("error: {place}{message}")
}
