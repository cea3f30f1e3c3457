//! Files that are written whole or not at all, and never through a link that somebody else has put there.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file under a temporary name beside it and renames it when it is on the disk, so that a good older one is not
/// lost if the disk is full. What is not an ordinary file, such as a device, is written to directly.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let part = with_suffix(path, ".part");
    let written = create_anew(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&part, path));
    if renamed.is_err() {
        // What is left of it is of no use.
        let _ = fs::remove_file(&part);
    }
    renamed?;
    sync_folder(path);
    Ok(())
}

/// Creates a file in place of whatever has its name, which is not followed if it is a link.
pub(crate) fn create_anew(path: &Path) -> io::Result<File> {
    remove(path)?;
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Removes a file, if there is one.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })
}

/// Puts the name of a file that was renamed on the disk, as far as the system can.
pub(crate) fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Not every file system can, and the file itself is safe.
    let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
}

/// Returns the path with something added to its last name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Which file it is, whatever its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FileId(u64, u64);

impl FileId {
    /// Returns which file this is, or `None` if it is not an ordinary one or the system cannot say.
    #[cfg(unix)]
    pub(crate) fn of(metadata: &Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        metadata.is_file().then(|| Self(metadata.dev(), metadata.ino()))
    }

    #[cfg(not(unix))]
    pub(crate) fn of(_: &Metadata) -> Option<Self> {
        None
    }

    /// Returns which file the input is: the one at `path`, or standard input for `-` or none.
    pub(crate) fn of_input(path: Option<&Path>) -> Option<Self> {
        match path.filter(|path| *path != Path::new("-")) {
            Some(path) => Self::of(&fs::metadata(path).ok()?),
            None => Self::of_standard_input(),
        }
    }

    #[cfg(unix)]
    fn of_standard_input() -> Option<Self> {
        use std::os::fd::AsFd;
        let file = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
        Self::of(&file.metadata().ok()?)
    }

    #[cfg(not(unix))]
    fn of_standard_input() -> Option<Self> {
        None
    }
}

/// Opens a file for writing, without emptying it, and creates it if there is none; a link is not followed.
pub(crate) fn open_part(path: &Path) -> io::Result<File> {
    let not_a_file = || io::Error::from(io::ErrorKind::AlreadyExists);
    match fs::symlink_metadata(path) {
        Ok(metadata) if !metadata.is_file() => Err(not_a_file()),
        Ok(_) => OpenOptions::new().write(true).open(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            OpenOptions::new().write(true).create_new(true).open(path)
        }
        Err(error) => Err(error),
    }
}

/// Returns whether `path` is still the name of this open file, and not a link to it.
pub(crate) fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    let (open, named) = (file.metadata()?, fs::symlink_metadata(path)?);
    Ok(named.is_file() && FileId::of(&open) == FileId::of(&named))
}
