//! Rule files on disk: `rules(FILE)` and `--rules FILE`.

use std::fs::File;
use std::io::Read;

use nimatron::games::RuleFiles;
use nimatron::games::custom::{MOST_BYTES, RuleFile};
use nimatron::notation::Wording;
use nimatron::{Budget, Lang, Messages};

use crate::failure::of_io;

/// The rule files that a position may name, read on demand.
#[derive(Debug, Clone, Default)]
pub(crate) struct RuleFilesOnDisk {
    /// The file of `--rules`, whose game may be used by its own name.
    given: Option<String>,
    budget: Budget,
    /// The language of errors.
    lang: Lang,
}

impl RuleFilesOnDisk {
    pub(crate) const fn new(given: Option<String>, budget: Budget, lang: Lang) -> Self {
        Self { given, budget, lang }
    }

    fn say(&self, wording: &Wording) -> String {
        Messages::new(self.lang).say(wording)
    }
}

impl RuleFiles for RuleFilesOnDisk {
    fn text(&self, file: &str) -> Result<String, String> {
        let unread = |error: std::io::Error| self.say(&of_io(&error));
        let opened = File::open(file).map_err(unread)?;
        let mut bytes = Vec::new();
        // Read one byte more than allowed, so that an overlong file is refused and not cut.
        opened.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(unread)?;
        String::from_utf8(bytes).map_err(|error| {
            let byte = error.utf8_error().valid_up_to();
            self.say(&Wording::new("error-not-utf").with("byte", byte))
        })
    }

    fn named(&self, name: &str) -> Option<String> {
        let given = self.given.as_ref()?;
        let file = RuleFile::read(&self.text(given).ok()?).ok()?;
        (file.name() == Some(name)).then(|| given.clone())
    }

    fn budget(&self) -> Budget {
        self.budget.clone()
    }
}
