//! [`SurveyFormat`]: how the rows of a survey are written.

use clap::ValueEnum;
use nimatron_api::{SurveyClass, SurveyReach, SurveyRow};

use crate::csv;

/// How the rows are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SurveyFormat {
    /// A header, then a row on each line
    Csv,
    /// A JSON object on each line
    Jsonl,
}

impl SurveyFormat {
    /// Returns the line that stands above the rows, if there is one.
    pub(super) fn header(self) -> Option<String> {
        (self == Self::Csv).then(|| csv::record(&SurveyRow::COLUMNS))
    }

    /// Returns a row as a line.
    pub(super) fn line(self, row: &SurveyRow) -> serde_json::Result<String> {
        match self {
            Self::Csv => Ok(csv::record(&row.cells())),
            Self::Jsonl => serde_json::to_string(row),
        }
    }

    /// Returns whether a line is about this class and as far as it was asked for.
    pub(super) fn is_row_of(self, line: &str, class: &SurveyClass, reach: &SurveyReach) -> bool {
        // What is known before the row is computed stands in front, and an unwanted quotient leaves the end empty.
        let to = reach.to.to_string();
        let (beginning, without_quotient) = match self {
            Self::Csv => (csv::record(&[class.game(), class.codes(), &to]) + ",", ",,"),
            Self::Jsonl => {
                let text = |text: &str| serde_json::Value::from(text).to_string();
                let (game, codes) = (text(class.game()), text(class.codes()));
                let beginning = format!("{{\"game\":{game},\"codes\":{codes},\"to\":{to},");
                (beginning, "\"quotient_to\":null,\"quotient_order\":null}")
            }
        };
        line.starts_with(&beginning) && line.ends_with(without_quotient) == reach.quotient.is_none()
    }
}
