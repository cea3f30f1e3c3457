//! Values saved in a file, from which the next run continues.

use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use nimatron::notation::Wording;

use crate::failure::Failure;

/// A file of values.
pub(super) struct Saved {
    path: PathBuf,
}

impl Saved {
    /// Opens the file at `path` and reads its values; there are none if there is no such file yet.
    pub(super) fn open(path: &Path, game: TakeAndBreak) -> Result<(Self, Sequence), Failure> {
        let sequence = match std::fs::read(path) {
            Ok(bytes) => Sequence::from_bytes(game, &bytes)
                .map_err(|unusable| Failure::Wrong(of_file(path, unusable)))?,
            Err(error) if error.kind() == ErrorKind::NotFound => Sequence::new(game),
            Err(error) => return Err(Failure::unread(path, &error)),
        };
        Ok((Self { path: path.to_owned() }, sequence))
    }

    /// Saves the values that are not in the file yet.
    pub(super) fn write(&self, sequence: &mut Sequence) -> Result<(), Failure> {
        let (offset, bytes) = sequence.unsaved();
        let written = if offset == 0 { self.create(&bytes) } else { self.append(offset, &bytes) };
        written.map_err(|error| Failure::unwritten(&self.path, &error))
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

fn of_file(path: &Path, reason: Wording) -> Wording {
    Wording::new("error-of-file").with("file", path.display().to_string()).with("reason", reason)
}
