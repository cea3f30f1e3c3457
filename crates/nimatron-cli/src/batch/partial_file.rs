//! [`PartialFile`]: the file that answers are written to until they are complete, and how far they have got.
//!
//! Next to `FILE` are `FILE.part`, the answers so far, and `FILE.part.state`, the last [`Progress`] for which they are
//! known to be on the disk. When a run is resumed, everything written after that is cut off and answered again, so it
//! does not matter at which moment the previous run was killed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use nimatron::notation::Wording;

use crate::batch::run::Sink;
use crate::failure::{Failure, placed};
use crate::files::{self, FileId, remove, with_suffix};

/// How often progress is saved. At most this much work is lost if the run is killed.
const INTERVAL: Duration = Duration::from_millis(200);

/// How far a run has got.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// How many answers were given, including errors.
    pub(crate) answered: u64,
    pub(crate) bad: u64,
    pub(crate) over_budget: u64,
    /// How many bytes of the input are answered, and their hash.
    pub(crate) input_bytes: u64,
    pub(crate) input_hash: u64,
    /// The total length of the answers.
    pub(crate) output_bytes: u64,
}

/// What is in the state file.
#[derive(Serialize, Deserialize)]
struct SavedState {
    options: String,
    progress: Progress,
}

/// The file that answers are written to until they are complete.
pub(crate) struct PartialFile {
    file: File,
    target: PathBuf,
    options: String,
    written: u64,
    saved: Instant,
}

impl PartialFile {
    /// Opens the file beside `target`, with the progress of an earlier run if this one resumes it. A target that is not
    /// an ordinary file, such as a device, is written to directly.
    pub(crate) fn open(
        target: &Path,
        input: Option<FileId>,
        options: &str,
        resume: bool,
    ) -> Result<(Sink<'static>, Option<Progress>), Failure> {
        let named = |error| Failure::unwritten(target, &error);
        let path = with_suffix(target, ".part");
        // The answers must not be written over the questions.
        for file in [target, &path] {
            if input.is_some() && fs::metadata(file).ok().as_ref().and_then(FileId::of) == input {
                return Err(Failure::Wrong(of_file("batch-output-is-input", file)));
            }
        }
        match fs::metadata(target) {
            Ok(metadata) if metadata.is_dir() => {
                return Err(Failure::unwritten(target, &io::ErrorKind::IsADirectory.into()));
            }
            Ok(metadata) if !metadata.is_file() => {
                if resume {
                    return refuse(of_file("batch-not-a-file", target));
                }
                let device = OpenOptions::new().write(true).open(target).map_err(named)?;
                return Ok((Sink::Stream(Box::new(Device { file: device, path: target.to_owned() })), None));
            }
            _ => {}
        }
        let file = files::open_part(&path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Failure::Other(of_file("batch-not-a-file", &path)),
            _ => named(error),
        })?;
        // Another run may have finished, and renamed the file, before the lock was had.
        let is_ours = !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
            && files::is_still_at(&file, &path).unwrap_or(false);
        if !is_ours {
            return Err(Failure::Other(of_file("batch-locked", &path)));
        }
        let mut part = Self {
            file,
            target: target.to_owned(),
            options: options.to_owned(),
            written: 0,
            saved: Instant::now(),
        };
        let before = if resume { part.progress()? } else { None };
        if before.is_none() {
            remove(&part.state())?;
        }
        part.written = before.as_ref().map_or(0, |before| before.output_bytes);
        part.file.set_len(part.written)?;
        part.file.seek(SeekFrom::End(0))?;
        Ok((Sink::PartialFile(part), before))
    }

    fn path(&self) -> PathBuf {
        with_suffix(&self.target, ".part")
    }

    fn state(&self) -> PathBuf {
        with_suffix(&self.target, ".part.state")
    }

    /// Returns the path of the state file while it is being written.
    fn new_state(&self) -> PathBuf {
        with_suffix(&self.target, ".part.state.new")
    }

    /// Returns the saved progress, or `None` if there is none; an error if it belongs to other options.
    fn progress(&self) -> Result<Option<Progress>, Failure> {
        let path = self.state();
        let text = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text?,
        };
        let Ok(SavedState { options, progress }) = serde_json::from_slice(&text) else {
            return refuse(of_file("batch-state-damaged", &path));
        };
        match self.file.metadata()?.len() {
            // The previous run had renamed the file, and was stopped before it could remove the state.
            0 => Ok(None),
            _ if options != self.options => {
                refuse(Wording::new("batch-other-options").with("options", options))
            }
            len if len < progress.output_bytes => refuse(of_file("batch-lost-answers", &self.path())),
            _ => Ok(Some(progress)),
        }
    }

    /// Writes complete answers.
    pub(crate) fn write(&mut self, answers: &[u8]) -> Result<(), Failure> {
        self.file.write_all(answers).map_err(|error| placed(self.path().display(), error))?;
        self.written += answers.len() as u64;
        Ok(())
    }

    /// Returns whether it is time to save the progress.
    pub(crate) fn is_due(&self) -> bool {
        self.saved.elapsed() >= INTERVAL
    }

    /// Saves the progress after the answers have been synced to disk.
    pub(crate) fn save(&mut self, progress: &Progress) -> Result<(), Failure> {
        self.save_state(progress).map_err(|error| placed(self.path().display(), error))?;
        self.saved = Instant::now();
        Ok(())
    }

    fn save_state(&mut self, progress: &Progress) -> io::Result<()> {
        self.file.sync_data()?;
        let progress = Progress { output_bytes: self.written, ..progress.clone() };
        let state = SavedState { options: self.options.clone(), progress };
        let text = serde_json::to_string(&state)?;
        let new = self.new_state();
        let mut file = files::create_anew(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&new, self.state())
    }

    /// Renames the complete file to its final name.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.rename().map_err(|error| placed(self.target.display(), error))?)
    }

    fn rename(&self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(self.path(), &self.target)?;
        files::sync_folder(&self.target);
        remove(&self.state())?;
        remove(&self.new_state())
    }
}

/// A file that is written to directly. Its errors name it.
struct Device {
    file: File,
    path: PathBuf,
}

impl Write for Device {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes).map_err(|error| placed(self.path.display(), error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush().map_err(|error| placed(self.path.display(), error))
    }
}

fn of_file(id: &'static str, file: &Path) -> Wording {
    Wording::new(id).with("file", file.display().to_string())
}

fn refuse<T>(why: Wording) -> Result<T, Failure> {
    Err(Failure::Wrong(Wording::new("batch-cannot-resume").with("reason", why)))
}
