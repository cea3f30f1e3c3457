//! [`InputLines`]: the lines of the input, up to a maximum length.

use memchr::memchr;
use nimatron::notation::{Place, Wording};
use nimatron_api::{ErrorCode, ErrorReport};

use crate::batch::run::BatchRun;
use crate::failure::Failure;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Reads lines. Of a line that is too long, only the beginning is kept.
pub(crate) struct InputLines {
    bytes: Vec<u8>,
    number: usize,
    most: usize,
}

/// A line that is not blank, without its end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InputLine<'a> {
    pub(crate) bytes: &'a [u8],
    number: usize,
    most: usize,
}

impl InputLines {
    /// Creates a reader of lines of at most `most` bytes.
    pub(crate) const fn new(most: usize) -> Self {
        Self { bytes: Vec::new(), number: 0, most }
    }

    /// Returns the next line that is not blank.
    pub(crate) fn next(&mut self, run: &mut BatchRun<'_>) -> Result<Option<InputLine<'_>>, Failure> {
        loop {
            if !self.read(run)? {
                return Ok(None);
            }
            self.number += 1;
            // The line is parsed twice, because the borrow checker does not let a loop return a line that it borrowed.
            if InputLine::of(&self.bytes, self.number, self.most).is_some() {
                return Ok(InputLine::of(&self.bytes, self.number, self.most));
            }
        }
    }

    /// Returns how many lines have been read, including blank ones.
    pub(crate) const fn count(&self) -> usize {
        self.number
    }

    /// Skips `count` lines that were read elsewhere.
    pub(crate) const fn pass(&mut self, count: usize) {
        self.number += count;
    }

    /// Returns how much of a line is kept: with room for a byte order mark, the end of the line, and one byte that
    /// makes it too long.
    const fn kept(most: usize) -> usize {
        most.saturating_add(BYTE_ORDER_MARK.len() + 3)
    }

    /// Reads one line including its end. Returns `false` at the end of the input.
    fn read(&mut self, run: &mut BatchRun<'_>) -> Result<bool, Failure> {
        self.bytes.clear();
        let most = Self::kept(self.most);
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

impl<'a> InputLine<'a> {
    /// Returns the line with this number, given its bytes including its end, or `None` if it is blank. Of a line longer
    /// than `most`, only the beginning is kept.
    pub(crate) fn of(bytes: &'a [u8], number: usize, most: usize) -> Option<Self> {
        let bytes = &bytes[..bytes.len().min(InputLines::kept(most))];
        let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).filter(|_| number == 1).unwrap_or(bytes);
        let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let is_blank = || str::from_utf8(bytes).is_ok_and(|text| text.trim().is_empty());
        let is_blank = !bytes.first().is_some_and(u8::is_ascii_graphic) && is_blank();
        (!is_blank).then_some(Self { bytes, number, most })
    }

    /// Returns whether the whole line was kept and may be answered.
    pub(crate) const fn is_short_enough(self) -> bool {
        self.bytes.len() <= self.most
    }

    /// Returns the line as text.
    pub(crate) fn text(self) -> Result<&'a str, ErrorReport> {
        if !self.is_short_enough() {
            let message = Wording::new("batch-long-line").with("most", self.most);
            return Err(self.error(ErrorCode::LineTooLong, message, 0));
        }
        str::from_utf8(self.bytes).map_err(|error| {
            let message = Wording::new("batch-not-utf");
            self.error(ErrorCode::NotUtf8, message, error.valid_up_to())
        })
    }

    /// Returns an error at byte `offset` of the line.
    pub(crate) fn error(self, code: ErrorCode, message: impl Into<Wording>, offset: usize) -> ErrorReport {
        ErrorReport::new(code, message).at(self.place(offset))
    }

    /// Returns the place of byte `offset` of the line in the file; columns count characters.
    pub(crate) fn place(self, offset: usize) -> Place {
        let before = &self.bytes[..offset.min(self.bytes.len())];
        let follows = |byte: &&u8| **byte & 0xc0 != 0x80;
        Place { line: self.number, column: before.iter().filter(follows).count() + 1 }
    }
}
