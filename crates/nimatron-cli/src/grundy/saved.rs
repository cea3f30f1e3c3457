//! Values saved in a file, from which the next run continues.

use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nimatron::engine::take_and_break::{Checkpoint, Sequence, TakeAndBreak};

use crate::failure::Failure;

/// A file of values, and how much of it is final.
pub(super) struct Saved {
    path: PathBuf,
    checkpoint: Checkpoint,
}

impl Saved {
    /// Opens the file at `path` and reads its values; there are none if there is no such file yet.
    pub(super) fn open(path: &Path, game: TakeAndBreak) -> Result<(Self, Sequence), Failure> {
        let (sequence, checkpoint) = match std::fs::read(path) {
            Ok(bytes) => Sequence::resume(game, &bytes)
                .map_err(|error| Failure::Wrong(format!("{}: {error}", path.display())))?,
            Err(error) if error.kind() == ErrorKind::NotFound => (Sequence::new(game), Checkpoint::default()),
            Err(error) => return Err(Failure::Other(format!("{}: {error}", path.display()))),
        };
        Ok((Self { path: path.to_owned(), checkpoint }, sequence))
    }

    /// Saves the values that are not in the file yet.
    pub(super) fn write(&mut self, sequence: &Sequence) -> Result<(), Failure> {
        let (offset, bytes) = sequence.bytes_since(&mut self.checkpoint);
        let written = if offset == 0 { self.create(&bytes) } else { self.append(offset, &bytes) };
        written.map_err(|error| Failure::Other(format!("{}: {error}", self.path.display())))
    }

    /// Writes a new file under a temporary name and renames it, so that its beginning is always complete.
    fn create(&self, bytes: &[u8]) -> std::io::Result<()> {
        let mut part = self.path.as_os_str().to_owned();
        part.push(".part");
        std::fs::write(&part, bytes)?;
        std::fs::rename(&part, &self.path)
    }

    /// Writes the end of the file in place: complete blocks stay as they are, and a block that is cut off is ignored
    /// when the file is read.
    fn append(&self, offset: u64, bytes: &[u8]) -> std::io::Result<()> {
        let mut file = File::options().write(true).open(&self.path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.write_all(bytes)?;
        file.set_len(offset + bytes.len() as u64)
    }
}
