//! [`Tokens`]: the words between white space, with their places.

use nimatron::notation::Place;

use crate::batch::run::BatchRun;
use crate::failure::Failure;

/// Reads tokens. White space is that of Unicode.
pub(crate) struct Tokens {
    /// The place after what has been read.
    next: Place,
    text: Vec<u8>,
    most: usize,
}

/// A word between white space.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InputToken<'a> {
    pub(crate) text: &'a str,
    pub(crate) place: Place,
}

/// The reason why a token could not be read.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// The input ends.
    End(Place),
    /// Not UTF-8.
    NotUtf8(Place),
    /// More bytes than allowed.
    TooLong(Place),
    Failed(Failure),
}

impl From<Failure> for Unreadable {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl Tokens {
    /// Creates a reader of tokens of at most `most` bytes.
    pub(crate) const fn new(most: usize) -> Self {
        Self { next: Place { line: 1, column: 1 }, text: Vec::new(), most }
    }

    /// Advances the place over ASCII text that was read elsewhere.
    pub(crate) fn pass(&mut self, text: &[u8]) {
        match memchr::memrchr(b'\n', text) {
            None => self.next.column += text.len(),
            Some(last) => {
                self.next.line += memchr::memchr_iter(b'\n', text).count();
                self.next.column = text.len() - last;
            }
        }
    }

    /// Reads the next token.
    pub(crate) fn next(&mut self, run: &mut BatchRun<'_>) -> Result<InputToken<'_>, Unreadable> {
        self.text.clear();
        let mut place = self.next;
        loop {
            let chunk = run.peek()?;
            let Some(first) = chunk.first() else { break };
            if !first.is_ascii() {
                match self.wide(run)? {
                    // A byte order mark at the beginning of a file is ignored.
                    '\u{feff}' if self.next == (Place { line: 1, column: 1 }) => {}
                    c if !c.is_whitespace() => {
                        self.next.column += 1;
                        self.text.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                    }
                    _ => {
                        self.next.column += 1;
                        if !self.text.is_empty() {
                            break;
                        }
                        place = self.next;
                    }
                }
            } else if !is_space(*first) {
                let count = chunk.iter().position(|b| is_space(*b) || !b.is_ascii()).unwrap_or(chunk.len());
                let room = self.most.saturating_add(1).saturating_sub(self.text.len());
                self.text.extend_from_slice(&chunk[..count.min(room)]);
                self.next.column += count;
                run.consume(count);
            } else if self.text.is_empty() {
                let count = chunk.iter().position(|b| !is_space(*b)).unwrap_or(chunk.len());
                for byte in &chunk[..count] {
                    self.next = match byte {
                        b'\n' => Place { line: self.next.line + 1, column: 1 },
                        _ => Place { column: self.next.column + 1, ..self.next },
                    };
                }
                run.consume(count);
                place = self.next;
            } else {
                break;
            }
            if self.text.len() > self.most {
                return Err(Unreadable::TooLong(place));
            }
        }
        match str::from_utf8(&self.text) {
            Ok("") => Err(Unreadable::End(place)),
            Ok(text) => Ok(InputToken { text, place }),
            Err(_) => Err(Unreadable::NotUtf8(place)),
        }
    }

    /// Returns whether nothing but white space follows, and skips it.
    pub(crate) fn is_end(&mut self, run: &mut BatchRun<'_>) -> Result<bool, Failure> {
        loop {
            let chunk = run.peek()?;
            let spaces = chunk.iter().position(|byte| !is_space(*byte)).unwrap_or(chunk.len());
            if spaces == 0 {
                match wide_space(chunk) {
                    Some(space) => {
                        self.next.column += 1;
                        run.consume(space.len_utf8());
                        continue;
                    }
                    None => return Ok(chunk.is_empty()),
                }
            }
            let text = chunk[..spaces].to_vec();
            self.pass(&text);
            run.consume(spaces);
        }
    }

    /// Reads one character beyond ASCII.
    fn wide(&self, run: &mut BatchRun<'_>) -> Result<char, Unreadable> {
        let mut bytes = Vec::new();
        loop {
            let Some(byte) = run.peek()?.first().copied() else { return Err(Unreadable::NotUtf8(self.next)) };
            run.consume(1);
            bytes.push(byte);
            match str::from_utf8(&bytes) {
                Ok(text) => return text.chars().next().ok_or(Unreadable::NotUtf8(self.next)),
                Err(error) if error.error_len().is_some() => return Err(Unreadable::NotUtf8(self.next)),
                Err(_) => {}
            }
        }
    }
}

/// Returns the white space beyond ASCII that a chunk begins with, or `None` if it begins with anything else.
fn wide_space(chunk: &[u8]) -> Option<char> {
    let first = chunk.utf8_chunks().next()?.valid().chars().next()?;
    (!first.is_ascii() && first.is_whitespace()).then_some(first)
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
