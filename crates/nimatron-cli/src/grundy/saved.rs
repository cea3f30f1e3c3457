//! Values saved in a file, from which the next run continues.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use nimatron::notation::Wording;
use nimatron::{Messages, OverBudget};

use crate::failure::Failure;
use crate::files;

/// A file of values.
pub(super) struct Saved {
    path: PathBuf,
}

impl Saved {
    /// Opens the file at `path` and reads its values, which may take `memory` bytes; there are none if there is no such
    /// file yet. The first of them are computed again. Whatever is damaged is said to be and left out.
    pub(super) fn open(
        path: &Path,
        game: TakeAndBreak,
        memory: u64,
        messages: &Messages,
    ) -> Result<(Self, Sequence), Failure> {
        let sequence = match fs::metadata(path) {
            Ok(metadata) if !metadata.is_file() => {
                return Err(Failure::Wrong(of_file(path, Wording::new("error-not-a-file"))));
            }
            // The bytes and the values that are made of them, which may be wider.
            Ok(metadata) if metadata.len().saturating_mul(3) > memory => {
                return Err(OverBudget::of_memory("Grundy values", memory).into());
            }
            Ok(_) => {
                let bytes = read(path, memory).map_err(|error| Failure::unread(path, &error))?;
                let (sequence, is_damaged) = Sequence::recovered(game, &bytes)
                    .map_err(|unusable| Failure::Wrong(of_file(path, unusable)))?;
                if is_damaged {
                    let salvaged = Wording::new("grundy-salvaged").with("heap", sequence.len());
                    writeln!(io::stderr(), "{}", messages.say(&of_file(path, salvaged)))?;
                }
                sequence
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Sequence::new(game),
            Err(error) => return Err(Failure::unread(path, &error)),
        };
        Ok((Self { path: path.to_owned() }, sequence))
    }

    /// Saves the values that are not in the file yet.
    pub(super) fn write(&self, sequence: &mut Sequence) -> Result<(), Failure> {
        let (offset, bytes) = sequence.unsaved();
        let written =
            if offset == 0 { files::write_whole(&self.path, &bytes) } else { self.append(offset, &bytes) };
        written.map_err(|error| Failure::unwritten(&self.path, &error))
    }

    /// Writes the end of the file in place: complete blocks stay as they are, and a block that is cut off is ignored
    /// when the file is read.
    fn append(&self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::options().write(true).open(&self.path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.write_all(bytes)?;
        file.set_len(offset + bytes.len() as u64)?;
        file.sync_data()
    }
}

/// Reads at most `most` bytes of a file.
fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn of_file(path: &Path, reason: Wording) -> Wording {
    Wording::new("error-of-file").with("file", path.display().to_string()).with("reason", reason)
}
