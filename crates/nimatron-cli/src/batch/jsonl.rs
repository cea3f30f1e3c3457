//! The format `jsonl`: one JSON object per line in, one result object per line out.

mod request;

use std::io;

use nimatron::{Position, Report};
use nimatron_api::{ErrorCode, ErrorReport};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::batch::line::InputLine;
use crate::batch::run::Status;
use crate::batch::{AnswerStyle, BatchOptions, lines};
use request::Request;

/// Answers one line, with a JSON result or in a style.
pub(crate) fn answer(
    line: InputLine<'_>,
    options: &BatchOptions,
    style: Option<&AnswerStyle>,
    out: &mut Vec<u8>,
) -> io::Result<Status> {
    let request = Request::read(line.bytes);
    let position = line.text().and_then(|_| position(line, &request, options));
    if let Some(style) = style {
        return Ok(lines::in_style(line, position, options, style, out));
    }
    in_json(line, request.id, position, options, out)
}

/// Answers one line with a JSON result.
pub(crate) fn in_json(
    line: InputLine<'_>,
    id: Option<&RawValue>,
    position: Result<Position, ErrorReport>,
    options: &BatchOptions,
    out: &mut Vec<u8>,
) -> io::Result<Status> {
    let report = position
        .and_then(|position| options.report(&position).map_err(|error| error.at(line.place(0))))
        .map_err(|error| error.advised(&options.advice).said_by(&options.messages));
    let answer = LineAnswer { id, report: report.as_ref().ok(), error: report.as_ref().err() };
    serde_json::to_writer(out, &answer)?;
    Ok(status(&report))
}

fn position(
    line: InputLine<'_>,
    request: &Request<'_>,
    options: &BatchOptions,
) -> Result<Position, ErrorReport> {
    let (text, written) = request.position(line)?;
    options.position(&text).map_err(|error| {
        let offset = error.diagnostics.first().map_or(0, |diagnostic| diagnostic.span.start);
        line.error(error.kind.into(), error.wording(), written.offset_of(offset))
    })
}

/// Returns the status of an answer.
pub(crate) fn status<T>(answer: &Result<T, ErrorReport>) -> Status {
    match answer {
        Ok(_) => Status::Good,
        Err(error) if error.code == ErrorCode::OverBudget => Status::OverBudget,
        Err(_) => Status::Bad,
    }
}

/// One object of the output: the result or the error, with the request's `id`.
#[derive(Serialize)]
pub(crate) struct LineAnswer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    report: Option<&'a Report>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a ErrorReport>,
}

impl<'a> LineAnswer<'a> {
    /// Returns the object for a line that has a result.
    pub(crate) const fn of_report(id: Option<&'a RawValue>, report: &'a Report) -> Self {
        Self { id, report: Some(report), error: None }
    }
}
