//! Values kept in a file, so that the next run goes on from there.

use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nimatron::engine::take_and_break::{Checkpoint, Sequence, TakeAndBreak};

use crate::failure::Failure;

/// A file of values, and how much of it is there for good.
pub(super) struct Saved {
    path: PathBuf,
    checkpoint: Checkpoint,
}

impl Saved {
    /// The file at `path` and the values in it; none where there is no such file yet.
    pub(super) fn open(path: &Path, game: TakeAndBreak) -> Result<(Self, Sequence), Failure> {
        let (sequence, checkpoint) = match std::fs::read(path) {
            Ok(bytes) => Sequence::resume(game, &bytes)
                .map_err(|error| Failure::Wrong(format!("{}: {error}", path.display())))?,
            Err(error) if error.kind() == ErrorKind::NotFound => (Sequence::new(game), Checkpoint::default()),
            Err(error) => return Err(Failure::Other(format!("{}: {error}", path.display()))),
        };
        Ok((Self { path: path.to_owned(), checkpoint }, sequence))
    }

    /// Saves what is not there yet.
    pub(super) fn write(&mut self, sequence: &Sequence) -> Result<(), Failure> {
        let (offset, bytes) = sequence.bytes_since(&mut self.checkpoint);
        let written = if offset == 0 { self.create(&bytes) } else { self.append(offset, &bytes) };
        written.map_err(|error| Failure::Other(format!("{}: {error}", self.path.display())))
    }

    /// A new file is written beside its place and moved there, so that its beginning is whole.
    fn create(&self, bytes: &[u8]) -> std::io::Result<()> {
        let mut part = self.path.as_os_str().to_owned();
        part.push(".part");
        std::fs::write(&part, bytes)?;
        std::fs::rename(&part, &self.path)
    }

    /// The end is written in place: whole blocks stay as they are, and one that is cut off counts for nothing.
    fn append(&self, offset: u64, bytes: &[u8]) -> std::io::Result<()> {
        let mut file = File::options().write(true).open(&self.path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.write_all(bytes)?;
        file.set_len(offset + bytes.len() as u64)
    }
}
