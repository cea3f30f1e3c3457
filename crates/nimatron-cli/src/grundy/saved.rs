//! Values kept in a file, so that the next run goes on from there.

use std::io::ErrorKind;
use std::path::Path;

use nimatron::grundy::{HeapGame, Sequence};

use crate::failure::Failure;

/// The values saved in `file`, or none where there is no such file yet.
pub(super) fn read(file: &Path, game: HeapGame) -> Result<Sequence, Failure> {
    let complain = |error: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {error}", file.display()));
    match std::fs::read(file) {
        Ok(bytes) => Sequence::from_bytes(game, &bytes).map_err(|error| complain(&error)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Sequence::new(game)),
        Err(error) => Err(Failure::Other(format!("{}: {error}", file.display()))),
    }
}

/// Saves the values: written beside the file and moved into its place, so that it is whole at every moment.
pub(super) fn write(file: &Path, sequence: &Sequence) -> Result<(), Failure> {
    let complain = |error| Failure::Other(format!("{}: {error}", file.display()));
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    std::fs::write(&part, sequence.to_bytes()).map_err(complain)?;
    std::fs::rename(&part, file).map_err(complain)
}
