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
        (self == Self::Csv).then(|| csv::record(&SurveyRow::FIELDS))
    }

    /// Returns a row as a line.
    pub(super) fn line(self, row: &SurveyRow) -> serde_json::Result<String> {
        match self {
            Self::Csv => Ok(csv::record(&row.values())),
            Self::Jsonl => serde_json::to_string(row),
        }
    }

    /// Returns how the line of a class begins: with what is known before it is computed.
    pub(super) fn beginning(self, class: &SurveyClass, reach: &SurveyReach) -> String {
        let to = reach.to.to_string();
        match self {
            Self::Csv => csv::record(&[class.game(), class.codes(), &to]) + ",",
            Self::Jsonl => {
                let text = |text: &str| serde_json::Value::from(text).to_string();
                format!("{{\"game\":{},\"codes\":{},\"to\":{to},", text(class.game()), text(class.codes()))
            }
        }
    }
}
