//! [`Lines`]: the lines of the input, none longer than it may be.

use memchr::memchr;
use nimatron::ErrorReport;
use nimatron::expr::Place;

use crate::batch::run::Run;
use crate::failure::Failure;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Reads lines; of one that is too long only the beginning is kept.
pub(crate) struct Lines {
    bytes: Vec<u8>,
    number: usize,
    most: usize,
}

/// A line that is not blank, without its end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line<'a> {
    pub(crate) bytes: &'a [u8],
    number: usize,
    most: usize,
}

impl Lines {
    /// Lines of at most `most` bytes.
    pub(crate) const fn new(most: usize) -> Self {
        Self { bytes: Vec::new(), number: 0, most }
    }

    /// The next line that is not blank.
    pub(crate) fn next(&mut self, run: &mut Run<'_>) -> Result<Option<Line<'_>>, Failure> {
        loop {
            if !self.read(run)? {
                return Ok(None);
            }
            self.number += 1;
            if self.number == 1 && self.bytes.starts_with(BYTE_ORDER_MARK) {
                self.bytes.drain(..BYTE_ORDER_MARK.len());
            }
            for end in *b"\n\r" {
                self.bytes.pop_if(|last| *last == end);
            }
            if !str::from_utf8(&self.bytes).is_ok_and(|text| text.trim().is_empty()) {
                return Ok(Some(Line { bytes: &self.bytes, number: self.number, most: self.most }));
            }
        }
    }

    /// Reads one line with its end; says whether there was one.
    fn read(&mut self, run: &mut Run<'_>) -> Result<bool, Failure> {
        self.bytes.clear();
        // Room for a byte order mark, the end of the line, and one byte that makes it too long.
        let most = self.most.saturating_add(BYTE_ORDER_MARK.len() + 3);
        let mut is_there = false;
        loop {
            let chunk = run.peek()?;
            if chunk.is_empty() {
                return Ok(is_there);
            }
            is_there = true;
            let newline = memchr(b'\n', chunk);
            let count = newline.map_or(chunk.len(), |at| at + 1);
            let room = most - self.bytes.len();
            self.bytes.extend_from_slice(&chunk[..count.min(room)]);
            run.consume(count);
            if newline.is_some() {
                return Ok(true);
            }
        }
    }
}

impl<'a> Line<'a> {
    /// The line as text.
    pub(crate) fn text(self) -> Result<&'a str, ErrorReport> {
        if self.bytes.len() > self.most {
            let message = format!("the line is longer than {} bytes: --max-line allows more", self.most);
            return Err(self.error("line-too-long", message, 0));
        }
        str::from_utf8(self.bytes).map_err(|error| {
            let message = "the line is not UTF-8: text in UTF-8 belongs here".to_owned();
            self.error("not-utf-8", message, error.valid_up_to())
        })
    }

    /// An error at byte `offset` of the line.
    pub(crate) fn error(self, code: &'static str, message: String, offset: usize) -> ErrorReport {
        ErrorReport { code, message, at: Some(self.place(offset)) }
    }

    /// The place of byte `offset` of the line in the file; columns count characters.
    pub(crate) fn place(self, offset: usize) -> Place {
        let before = &self.bytes[..offset.min(self.bytes.len())];
        let follows = |byte: &&u8| **byte & 0xc0 != 0x80;
        Place { line: self.number, column: before.iter().filter(follows).count() + 1 }
    }
}
