//! Rule files on disk: `rules(FILE)` and `--rules FILE`.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use nimatron::games::RuleFiles;
use nimatron::games::custom::{MOST_BYTES, read_name};
use nimatron::notation::Wording;
use nimatron::{Budget, Lang};

use crate::failure::of_io;
use crate::words;

/// The rule files that a position may name, read on demand.
#[derive(Debug, Clone, Default)]
pub(crate) struct RuleFilesOnDisk {
    /// The file of `--rules`, whose game may be used by its own name.
    given: Option<String>,
    access: Access,
    budget: Budget,
    /// The language of errors.
    lang: Lang,
}

/// Which files may be read.
#[derive(Debug, Clone, Default)]
enum Access {
    /// Whatever the person who gave the command names.
    #[default]
    All,
    /// The positions are data of others: only the files that the arguments name, and ordinary files below a folder.
    Data { named: Vec<String>, folder: Option<PathBuf> },
}

impl RuleFilesOnDisk {
    /// Returns the files for positions of the command line.
    pub(crate) const fn new(given: Option<String>, budget: Budget, lang: Lang) -> Self {
        Self { given, access: Access::All, budget, lang }
    }

    /// Returns the files for positions in data: those `named` by the arguments, and those below `folder`.
    pub(crate) const fn for_data(
        named: Vec<String>,
        folder: Option<PathBuf>,
        budget: Budget,
        lang: Lang,
    ) -> Self {
        Self { given: None, access: Access::Data { named, folder }, budget, lang }
    }

    fn say(&self, wording: &Wording) -> String {
        words::messages(self.lang).say(wording)
    }

    fn open(&self, file: &str) -> Result<File, Wording> {
        let unread = |error: io::Error| of_io(&error);
        match &self.access {
            Access::Data { named, folder } if !named.iter().any(|named| named == file) => {
                let Some(folder) = folder else { return Err(Wording::new("error-rules-in-data")) };
                ordinary_below(folder, file)
                    .map_err(unread)?
                    .ok_or_else(|| Wording::new("error-rules-outside"))
            }
            _ => File::open(file).map_err(unread),
        }
    }
}

/// Opens an ordinary file in a folder or below it. Returns `None` if it is elsewhere or not ordinary.
fn ordinary_below(folder: &Path, file: &str) -> io::Result<Option<File>> {
    let folder = folder.canonicalize()?;
    let path = folder.join(file).canonicalize()?;
    // Opening a pipe would wait for a writer.
    if !path.starts_with(&folder) || !path.metadata()?.is_file() {
        return Ok(None);
    }
    let opened = File::open(path)?;
    Ok(opened.metadata()?.is_file().then_some(opened))
}

impl RuleFiles for RuleFilesOnDisk {
    fn text(&self, file: &str) -> Result<String, String> {
        let opened = self.open(file).map_err(|wording| self.say(&wording))?;
        let mut bytes = Vec::new();
        // Read one byte more than allowed, so that an overlong file is refused and not cut.
        let read = opened.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes);
        read.map_err(|error| self.say(&of_io(&error)))?;
        String::from_utf8(bytes).map_err(|error| {
            let byte = error.utf8_error().valid_up_to();
            self.say(&Wording::new("error-not-utf").with("byte", byte))
        })
    }

    fn named(&self, name: &str) -> Option<String> {
        let given = self.given.as_ref()?;
        let found = read_name(&self.text(given).ok()?).ok()??;
        (found == name).then(|| given.clone())
    }

    fn budget(&self) -> Budget {
        self.budget.clone()
    }
}
