//! Rule files on disk: `rules(FILE)` and `--rules FILE`.

use std::fs::File;
use std::io::Read;

use nimatron::Budget;
use nimatron::games::RuleFiles;
use nimatron::games::custom::{MOST_BYTES, RuleFile};

/// The rule files that a position may name, read on demand.
#[derive(Debug, Clone, Default)]
pub(crate) struct RuleFilesOnDisk {
    /// The file of `--rules`, whose game may be used by its own name.
    given: Option<String>,
    budget: Budget,
}

impl RuleFilesOnDisk {
    pub(crate) const fn new(given: Option<String>, budget: Budget) -> Self {
        Self { given, budget }
    }
}

impl RuleFiles for RuleFilesOnDisk {
    fn text(&self, file: &str) -> Result<String, String> {
        let opened = File::open(file).map_err(|error| error.to_string())?;
        let mut bytes = Vec::new();
        // Read one byte more than allowed, so that an overlong file is refused and not cut.
        opened.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
        String::from_utf8(bytes)
            .map_err(|error| format!("byte {} is not UTF-8", error.utf8_error().valid_up_to()))
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
