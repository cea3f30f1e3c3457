//! The format `csv`: a header, then a position on each line; the same columns come back with the answers beside them.

use std::io;

use nimatron::notation::Wording;
use nimatron::report::MoveReport;
use nimatron::{Position, Report};
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::FieldArgs;
use crate::batch::BatchOptions;
use crate::batch::jsonl::status;
use crate::batch::line::InputLine;
use crate::batch::run::Status;
use crate::csv::{fields, record};

/// What the columns are, read off the header.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Header {
    /// The number of the header's line.
    line: usize,
    names: Vec<String>,
    /// Which column is the position, if one is; else the others are heaps.
    position: Option<usize>,
    /// Which column is k, if one is and the others are heaps.
    k: Option<usize>,
}

/// The longest header, in bytes.
const LONGEST: usize = 1 << 20;

impl Header {
    /// Reads the header of an input that begins with `head`, which is all of it if `is_all`; `None` if more has to be
    /// seen.
    pub(crate) fn of(head: &[u8], is_all: bool) -> Option<Self> {
        let is_all = is_all || head.len() >= LONGEST;
        let text = String::from_utf8_lossy(head);
        let text = text.trim_start_matches('\u{feff}');
        let mut line = 0;
        for row in text.split_inclusive('\n') {
            line += 1;
            if !row.ends_with('\n') && !is_all {
                return None;
            }
            if !row.trim().is_empty() {
                return Some(Self::new(line, row.trim_end_matches(['\n', '\r'])));
            }
        }
        is_all.then(|| Self::new(line, ""))
    }

    fn new(line: usize, row: &str) -> Self {
        let names: Vec<String> = match fields(row) {
            Ok(fields) => fields.into_iter().map(|(_, name)| name).collect(),
            Err(_) => vec![row.to_owned()],
        };
        let find = |wanted: &str| names.iter().position(|name| name.trim().eq_ignore_ascii_case(wanted));
        let position = find("position");
        Self { line, position, k: if position.is_some() { None } else { find("k") }, names }
    }

    /// Returns whether a column holds heaps.
    fn is_heap(&self, column: usize) -> bool {
        let is_id = self.names[column].trim().eq_ignore_ascii_case("id");
        self.position.is_none() && self.k != Some(column) && !is_id
    }

    /// Returns the position of a record in the notation, and the byte at which it begins in the line.
    fn text(&self, fields: &[(usize, String)]) -> (String, usize) {
        if let Some((start, text)) = self.position.and_then(|column| fields.get(column)) {
            return (text.clone(), *start);
        }
        let heaps = fields.iter().enumerate().filter(|(column, _)| self.is_heap(*column));
        let heaps = heaps.map(|(_, (_, heap))| heap.trim()).filter(|heap| !heap.is_empty());
        let heaps = heaps.collect::<Vec<_>>().join(" ");
        match self.k.and_then(|column| fields.get(column)) {
            Some((_, k)) => (format!("moore({}) {heaps}", k.trim()), 0),
            None => (heaps, 0),
        }
    }
}

/// The names of the columns that are added.
fn added(asked: FieldArgs) -> Vec<&'static str> {
    let mut names = vec!["outcome", "winner", "winning_move", "to"];
    names.extend(asked.count.then_some("winning_moves"));
    names.extend(asked.grundy.then_some("grundy"));
    names.extend(asked.remoteness.then_some("remoteness"));
    names.push("error");
    names
}

/// Answers one line: the header with the names of the answers, any other with the answers.
pub(crate) fn answer(
    line: InputLine<'_>,
    header: &Header,
    options: &BatchOptions,
    asked: FieldArgs,
    out: &mut Vec<u8>,
) -> io::Result<Status> {
    if line.place(0).line == header.line {
        let names = header.names.iter().map(String::as_str).chain(added(asked)).collect::<Vec<_>>();
        out.extend_from_slice(record(&names).as_bytes());
        return Ok(Status::Good);
    }
    let found = line.text().and_then(|text| {
        fields(text).map_err(|offset| line.error(ErrorCode::Input, Wording::new("batch-csv-quote"), offset))
    });
    let mut row: Vec<String> = match &found {
        Ok(fields) => fields.iter().map(|(_, field)| field.clone()).collect(),
        Err(_) => Vec::new(),
    };
    row.resize(header.names.len(), String::new());
    let report = found
        .and_then(|fields| position(line, header, &fields, options))
        .and_then(|position| options.report(&position).map_err(|error| error.at(line.place(0))))
        .map_err(|error| error.said_by(&options.messages));
    row.extend(answers(&report, asked));
    out.extend_from_slice(record(&row).as_bytes());
    Ok(status(&report))
}

fn position(
    line: InputLine<'_>,
    header: &Header,
    fields: &[(usize, String)],
    options: &BatchOptions,
) -> Result<Position, ErrorReport> {
    if fields.len() != header.names.len() {
        let message = Wording::new("batch-csv-fields").with("found", fields.len());
        return Err(line.error(ErrorCode::Input, message.with("expected", header.names.len()), 0));
    }
    let (text, start) = header.text(fields);
    options.position(&text).map_err(|error| line.error(error.kind.into(), error.wording(), start))
}

/// Returns the fields that are added to a record.
fn answers(report: &Result<Report, ErrorReport>, asked: FieldArgs) -> Vec<String> {
    let report = match report {
        Ok(report) => report,
        Err(error) => {
            let mut fields = vec![String::new(); added(asked).len() - 1];
            let at = error.at.map_or_else(String::new, |at| format!("{}:{}: ", at.line, at.column));
            fields.push(format!("{}: {at}{}", error.code, error.message.replace(['\n', '\r'], " ")));
            return fields;
        }
    };
    let number = |field: &Option<Option<String>>| field.clone().flatten().unwrap_or_default();
    let of_move = |part: fn(&MoveReport) -> &String| report.winning_move.as_ref().map(part).cloned();
    let mut fields = vec![report.outcome.to_string(), report.winner.to_owned()];
    fields.push(of_move(|made| &made.typed).unwrap_or_default());
    fields.push(of_move(|made| &made.to).unwrap_or_default());
    fields.extend(asked.count.then(|| number(&report.winning_moves)));
    fields.extend(asked.grundy.then(|| number(&report.grundy)));
    fields.extend(asked.remoteness.then(|| number(&report.remoteness)));
    // What is empty and named here could not be had within the budget.
    fields.push(if report.unknown.is_empty() {
        String::new()
    } else {
        format!("{}: {}", ErrorCode::OverBudget, report.unknown.join(" "))
    });
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_says_what_the_columns_are() {
        let header = Header::of(b"\n id ,Position\n", true).unwrap();
        assert_eq!((header.line, header.position, header.k), (2, Some(1), None));
        let header = Header::of("\u{feff}a,b,k,id\r\n1,2,3,4".as_bytes(), false).unwrap();
        assert_eq!((header.line, header.k, header.names.len()), (1, Some(2), 4));
        let row: Vec<(usize, String)> = fields("1,2,3,4").unwrap();
        assert_eq!(header.text(&row), ("moore(3) 1 2".to_owned(), 0));
        assert_eq!(Header::of(b"a,b", false), None);
        assert!(Header::of(b"", true).is_some());
    }
}
