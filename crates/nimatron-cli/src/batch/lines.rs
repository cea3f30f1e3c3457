//! The format `lines`: one position in the notation per line.

use std::io;

use nimatron::{ErrorReport, Position};

use crate::batch::jsonl::{Answer, standing};
use crate::batch::line::Line;
use crate::batch::run::Standing;
use crate::batch::{Question, Style};

/// Answers one line, with a JSON result or in a style.
pub(crate) fn answer(
    line: Line<'_>,
    question: &Question,
    style: Option<Style>,
) -> io::Result<(String, Standing)> {
    let over_budget = |over| ErrorReport { at: Some(line.place(0)), ..ErrorReport::from(over) };
    let position = position(line, question);
    Ok(match style {
        None => {
            let report = position.and_then(|position| question.report(&position).map_err(over_budget));
            (Answer::new(None, &report).to_json()?, standing(&report))
        }
        Some(style) => {
            let text = position.and_then(|it| style.answer(&it, &question.budget).map_err(over_budget));
            let standing = standing(&text);
            (text.unwrap_or_else(|error| shown(&error)), standing)
        }
    })
}

fn position(line: Line<'_>, question: &Question) -> Result<Position, ErrorReport> {
    question.position(line.text()?).map_err(|error| {
        let offset = error.mistakes.first().map_or(0, |mistake| mistake.span.start);
        line.error(error.code(), error.to_string(), offset)
    })
}

/// An error on one line among answers.
fn shown(error: &ErrorReport) -> String {
    let place = error.at.map_or(String::new(), |at| format!("line {}, column {}: ", at.line, at.column));
    let message: String = error.message.chars().filter(|c| !c.is_control()).collect();
    format!("error: {place}{message}")
}
