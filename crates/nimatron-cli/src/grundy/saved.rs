//! Values saved in a file, from which the next run continues.

use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nimatron::engine::take_and_break::{Checkpoint, SaveError, Sequence, TakeAndBreak};
use nimatron::notation::Wording;

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
                .map_err(|error| Failure::Wrong(of_file(path, unusable(&error))))?,
            Err(error) if error.kind() == ErrorKind::NotFound => (Sequence::new(game), Checkpoint::default()),
            Err(error) => return Err(Failure::unread(path, &error)),
        };
        Ok((Self { path: path.to_owned(), checkpoint }, sequence))
    }

    /// Saves the values that are not in the file yet.
    pub(super) fn write(&mut self, sequence: &Sequence) -> Result<(), Failure> {
        let (offset, bytes) = sequence.bytes_since(&mut self.checkpoint);
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

/// Returns what is wrong with saved values.
fn unusable(error: &SaveError) -> Wording {
    match error {
        SaveError::NotASave => Wording::new("grundy-save-foreign"),
        SaveError::Version { .. } => Wording::new("grundy-save-format"),
        SaveError::Checksum => Wording::new("grundy-save-damaged"),
        SaveError::Malformed => Wording::new("grundy-save-malformed"),
        SaveError::OtherGame { found, wanted } => {
            Wording::new("grundy-save-game").with("found", found).with("wanted", wanted)
        }
        SaveError::Value { heap } => Wording::new("grundy-save-value").with("heap", *heap),
    }
}
