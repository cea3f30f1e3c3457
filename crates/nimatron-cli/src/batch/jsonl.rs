//! The format `jsonl`: one JSON object per line in, one result object per line out.

mod request;

use std::io;

use nimatron::{ErrorReport, Report};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::batch::Question;
use crate::batch::line::Line;
use crate::batch::run::Standing;
use request::Request;

/// Answers one line.
pub(crate) fn answer(line: Line<'_>, question: &Question) -> io::Result<(String, Standing)> {
    let request = Request::read(line.bytes);
    let report = line.text().and_then(|_| report(line, &request, question));
    Ok((Answer::new(request.id, &report).to_json()?, standing(&report)))
}

fn report(line: Line<'_>, request: &Request<'_>, question: &Question) -> Result<Report, ErrorReport> {
    let (text, written) = request.position(line)?;
    let position = question.position(&text).map_err(|error| {
        let offset = error.mistakes.first().map_or(0, |mistake| mistake.span.start);
        line.error(error.code(), error.to_string(), written.offset_of(offset))
    })?;
    question
        .report(&position)
        .map_err(|over| ErrorReport { at: Some(line.place(0)), ..ErrorReport::from(over) })
}

/// How an answer turned out.
pub(crate) fn standing<T>(answer: &Result<T, ErrorReport>) -> Standing {
    match answer {
        Ok(_) => Standing::Good,
        Err(error) if error.code == "over-budget" => Standing::OverBudget,
        Err(_) => Standing::Bad,
    }
}

/// One object of the output: the result or the error, with the request's `id`.
#[derive(Serialize)]
pub(crate) struct Answer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    report: Option<&'a Report>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a ErrorReport>,
}

impl<'a> Answer<'a> {
    pub(crate) fn new(id: Option<&'a RawValue>, report: &'a Result<Report, ErrorReport>) -> Self {
        Self { id, report: report.as_ref().ok(), error: report.as_ref().err() }
    }

    pub(crate) fn to_json(&self) -> io::Result<String> {
        Ok(serde_json::to_string(self)?)
    }
}
