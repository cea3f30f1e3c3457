//! [`Source`]: the bytes of the input, decompressed if necessary.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::bufread::MultiGzDecoder;

use nimatron::notation::Wording;

use crate::batch::zstd::Zstd;
use crate::failure::{Failure, placed};

/// How much is read at once: large enough to be fast, small enough to stay in the cache.
const CHUNK: usize = 256 << 10;

/// The size of a page of memory. A chunk is aligned to a page: some processors (Zen 3) copy four times more slowly to
/// an address a few bytes after the beginning of a page, where an allocator would put it.
const PAGE: usize = 4096;

const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// The bytes of the input, a chunk at a time.
pub(crate) struct Source {
    bytes: Box<dyn Read>,
    compression: Option<&'static str>,
    /// How much is read at once.
    size: usize,
    memory: Vec<u8>,
    /// The part of the buffer that has been read but not consumed.
    unread: Range<usize>,
    /// How much of the file has been read, and its size if it is known.
    position: Arc<AtomicU64>,
    len: Option<u64>,
    /// The name of the file, for errors.
    name: Option<String>,
}

impl Source {
    /// Opens a file, or standard input for `-` or none.
    pub(crate) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        let (raw, len, name): (Box<dyn Read>, _, _) = match file {
            Some(path) if path != Path::new("-") => {
                let file = File::open(path).map_err(|error| Failure::unread(path, &error))?;
                let metadata = file.metadata()?;
                if metadata.is_dir() {
                    return Err(Failure::unread(path, &io::ErrorKind::IsADirectory.into()));
                }
                let len = metadata.is_file().then_some(metadata.len());
                (Box::new(file), len, Some(path.display().to_string()))
            }
            _ => (Box::new(io::stdin().lock()), len_of_stdin(), None),
        };
        Self::named(raw, len, name)
    }

    /// Creates a source of these bytes, with their number if it is known.
    pub(crate) fn of(raw: Box<dyn Read>, len: Option<u64>) -> Result<Self, Failure> {
        Self::named(raw, len, None)
    }

    fn named(raw: Box<dyn Read>, len: Option<u64>, name: Option<String>) -> Result<Self, Failure> {
        let position = Arc::default();
        let mut raw = Counted { bytes: raw, count: Arc::clone(&position) };
        let head = head(&mut raw).map_err(|error| of_input(name.as_deref(), error))?;
        let all = io::Cursor::new(head.clone()).chain(raw);
        let (bytes, compression): (Box<dyn Read>, _) = match head.as_slice() {
            head if head.starts_with(GZIP) => {
                (Box::new(MultiGzDecoder::new(BufReader::new(all))), Some("gzip"))
            }
            head if head.starts_with(ZSTD) => (Box::new(Zstd::new(BufReader::new(all))), Some("zstd")),
            _ => (Box::new(all), None),
        };
        Ok(Self { bytes, compression, size: CHUNK, memory: Vec::new(), unread: 0..0, position, len, name })
    }

    /// Creates a source of these bytes that reads `size` of them at a time.
    #[cfg(test)]
    pub(crate) fn in_chunks(bytes: Vec<u8>, size: usize) -> Self {
        let (bytes, position) = (Box::new(io::Cursor::new(bytes)), Arc::default());
        Self {
            bytes,
            compression: None,
            size,
            memory: Vec::new(),
            unread: 0..0,
            position,
            len: None,
            name: None,
        }
    }

    /// Reads ahead until `seen` makes something of what it is given, which is all of the input if the second argument
    /// says so, and returns that. Everything is read again afterwards.
    pub(crate) fn look_ahead<T>(&mut self, seen: impl Fn(&[u8], bool) -> Option<T>) -> Option<T> {
        let mut bytes = std::mem::replace(&mut self.bytes, Box::new(io::empty()));
        let (mut head, mut error) = (Vec::new(), None);
        let found = loop {
            if let Some(found) = seen(&head, false) {
                break Some(found);
            }
            let start = head.len();
            head.resize(start + CHUNK, 0);
            let read = bytes.read(&mut head[start..]);
            head.truncate(start + *read.as_ref().unwrap_or(&0));
            match read {
                Ok(0) => break seen(&head, true),
                Ok(_) => {}
                Err(interrupted) if interrupted.kind() == io::ErrorKind::Interrupted => {}
                Err(other) => {
                    error = Some(other);
                    break seen(&head, true);
                }
            }
        };
        self.bytes = Box::new(io::Cursor::new(head).chain(Failing(error)).chain(bytes));
        found
    }

    /// Returns how much of the file has been read, and its size if it is known.
    pub(crate) fn position(&self) -> (u64, Option<u64>) {
        (self.position.load(Ordering::Relaxed), self.len)
    }

    /// Returns the bytes that have been read but not consumed.
    pub(crate) fn buffered(&self) -> &[u8] {
        &self.memory[self.unread.clone()]
    }

    /// Consumes `count` buffered bytes.
    pub(crate) fn consume(&mut self, count: usize) {
        self.unread.start += count;
    }

    /// Reads the next chunk if everything has been consumed. At the end of the input, nothing is buffered afterwards.
    pub(crate) fn refill(&mut self) -> Result<(), Failure> {
        self.memory.resize(self.size + PAGE, 0);
        let start = self.memory.as_ptr().align_offset(PAGE).min(PAGE);
        let count = loop {
            match self.bytes.read(&mut self.memory[start..start + self.size]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.unread = start..start + *count.as_ref().unwrap_or(&0);
        match (count, self.compression) {
            (Ok(_), _) => Ok(()),
            (Err(error), Some(name)) if is_about_content(&error) => {
                let damaged = Wording::new("batch-damaged").with("format", name);
                Err(Failure::Wrong(damaged.with("reason", error.to_string())))
            }
            (Err(error), _) => Err(of_input(self.name.as_deref(), error)),
        }
    }
}

/// An error where there may be one, to be met again.
struct Failing(Option<io::Error>);

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// Bytes, counted as they are read.
struct Counted<R> {
    bytes: R,
    count: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.read(buffer)?;
        self.count.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// Returns the size of the file that is standard input, or `None` if it is not a file.
#[cfg(unix)]
fn len_of_stdin() -> Option<u64> {
    use std::os::fd::AsFd;
    let file = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    file.metadata().ok().filter(|metadata| metadata.is_file()).map(|metadata| metadata.len())
}

#[cfg(not(unix))]
fn len_of_stdin() -> Option<u64> {
    None
}

/// Returns the failure to read the input of this name.
fn of_input(name: Option<&str>, error: io::Error) -> Failure {
    match name {
        Some(name) => placed(name, error).into(),
        None => error.into(),
    }
}

/// Returns whether the error is about the data, not the device it was read from.
fn is_about_content(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::UnexpectedEof
    )
}

/// Returns the first bytes, only as many as are needed to recognise the format: a person may be typing them.
fn head(raw: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    let undecided =
        |head: &[u8]| [GZIP, ZSTD].iter().any(|magic| magic.len() > head.len() && magic.starts_with(head));
    while undecided(&head) {
        if raw.take(1).read_to_end(&mut head)? == 0 {
            break;
        }
    }
    Ok(head)
}
