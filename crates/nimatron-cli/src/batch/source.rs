//! [`Source`]: the bytes of the input, decompressed where that is needed.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use crate::batch::zstd::Zstd;
use crate::failure::Failure;

/// How much is read at once: large enough to be quick, small enough to stay in the cache.
const CHUNK: usize = 256 << 10;

const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// The bytes of the input, a chunk at a time.
pub(crate) struct Source {
    bytes: Box<dyn Read>,
    compression: Option<&'static str>,
    /// How much is read at once.
    size: usize,
    chunk: Vec<u8>,
    at: usize,
}

impl Source {
    /// Opens a file, or standard input for `-` or none.
    pub(crate) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        let raw: Box<dyn Read> = match file {
            Some(path) if path != Path::new("-") => {
                let named = |error| Failure::Other(format!("{}: {error}", path.display()));
                let file = File::open(path).map_err(named)?;
                if file.metadata()?.is_dir() {
                    return Err(Failure::Other(format!("{} is a directory", path.display())));
                }
                Box::new(file)
            }
            _ => Box::new(io::stdin().lock()),
        };
        Self::of(raw)
    }

    /// These bytes.
    pub(crate) fn of(mut raw: Box<dyn Read>) -> Result<Self, Failure> {
        let head = head(&mut raw)?;
        let all = io::Cursor::new(head.clone()).chain(raw);
        let (bytes, compression): (Box<dyn Read>, _) = match head.as_slice() {
            head if head.starts_with(GZIP) => {
                (Box::new(MultiGzDecoder::new(BufReader::new(all))), Some("gzip"))
            }
            head if head.starts_with(ZSTD) => (Box::new(Zstd::new(BufReader::new(all))), Some("zstd")),
            _ => (Box::new(all), None),
        };
        Ok(Self { bytes, compression, size: CHUNK, chunk: Vec::new(), at: 0 })
    }

    /// These bytes, `size` at a time.
    #[cfg(test)]
    pub(crate) fn of(bytes: Vec<u8>, size: usize) -> Self {
        Self { bytes: Box::new(io::Cursor::new(bytes)), compression: None, size, chunk: Vec::new(), at: 0 }
    }

    /// What has been read and not yet consumed.
    pub(crate) fn buffered(&self) -> &[u8] {
        &self.chunk[self.at..]
    }

    /// Moves on by `count` bytes, which are buffered.
    pub(crate) fn consume(&mut self, count: usize) {
        self.at += count;
    }

    /// Reads on once everything has been consumed; at the end of the input nothing is buffered after it.
    pub(crate) fn refill(&mut self) -> Result<(), Failure> {
        self.chunk.resize(self.size, 0);
        self.at = 0;
        let count = loop {
            match self.bytes.read(&mut self.chunk) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.chunk.truncate(*count.as_ref().unwrap_or(&0));
        match (count, self.compression) {
            (Ok(_), _) => Ok(()),
            (Err(error), Some(name)) if is_about_content(&error) => {
                Err(Failure::Wrong(format!("the {name} data is damaged: {error}")))
            }
            (Err(error), _) => Err(error.into()),
        }
    }
}

/// Whether the data is at fault, not the device it was read from.
fn is_about_content(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::UnexpectedEof
    )
}

/// The first bytes, as many as it takes to know what they are: a person may be typing them.
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
