//! [`Rows`]: where the rows of a survey go, and those that are there already.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use nimatron::notation::Wording;
use nimatron_api::{SurveyClass, SurveyReach, SurveyRow};

use super::SurveyFormat;
use crate::failure::Failure;

/// Rows, each written and flushed as soon as it is known, so that an interrupted survey loses nothing.
pub(super) struct Rows<'a> {
    out: Box<dyn Write + 'a>,
    format: SurveyFormat,
    written: usize,
}

impl<'a> Rows<'a> {
    /// Rows on standard output.
    pub(super) fn printed(out: &'a mut impl Write, format: SurveyFormat) -> Result<Self, Failure> {
        Self { out: Box::new(out), format, written: 0 }.with_header()
    }

    /// Rows in a file: after those that it has, if the survey is resumed.
    pub(super) fn in_file(
        file: &Path,
        format: SurveyFormat,
        resume: bool,
        classes: &[SurveyClass],
        reach: &SurveyReach,
    ) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::unwritten(file, &error);
        if !resume || !file.exists() {
            let out = Box::new(File::create(file).map_err(failed)?);
            return Self { out, format, written: 0 }.with_header();
        }
        let mut opened = OpenOptions::new().read(true).write(true).open(file).map_err(failed)?;
        let mut text = String::new();
        opened.read_to_string(&mut text).map_err(failed)?;
        // The last line was perhaps cut off.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let mut lines = whole.lines();
        let other = || Failure::Wrong(Wording::new("survey-other").with("file", file.display().to_string()));
        if let Some(header) = format.header()
            && lines.next().is_some_and(|line| line != header)
        {
            return Err(other());
        }
        let mut written = 0;
        for line in lines {
            let class = classes.get(written).ok_or_else(other)?;
            if !format.is_row_of(line, class, reach) {
                return Err(other());
            }
            written += 1;
        }
        let is_empty = whole.is_empty();
        opened.set_len(whole.len() as u64).map_err(failed)?;
        opened.seek(SeekFrom::End(0)).map_err(failed)?;
        let rows = Self { out: Box::new(opened), format, written };
        if is_empty { rows.with_header() } else { Ok(rows) }
    }

    fn with_header(mut self) -> Result<Self, Failure> {
        if let Some(header) = self.format.header() {
            writeln!(self.out, "{header}")?;
        }
        Ok(self)
    }

    /// Returns how many rows there are.
    pub(super) const fn written(&self) -> usize {
        self.written
    }

    /// Writes the next row.
    pub(super) fn write(&mut self, row: &SurveyRow) -> Result<(), Failure> {
        let line = self.format.line(row).map_err(io::Error::from)?;
        self.out.write_all(format!("{line}\n").as_bytes())?;
        self.out.flush()?;
        self.written += 1;
        Ok(())
    }
}
