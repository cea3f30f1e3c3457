//! [`KeptRules`]: the rule files that JavaScript has given.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nimatron::games::RuleFiles;

/// Rule files by name, shared by the solver and its answerer.
#[derive(Debug, Clone, Default)]
pub(crate) struct KeptRules(Arc<Mutex<HashMap<String, String>>>);

impl KeptRules {
    /// Keeps a text under a name, instead of the one that had it.
    pub(crate) fn set(&self, name: String, text: String) {
        self.texts().insert(name, text);
    }

    fn texts(&self) -> MutexGuard<'_, HashMap<String, String>> {
        // One thread, and nothing fails while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RuleFiles for KeptRules {
    fn text(&self, file: &str) -> Result<String, String> {
        self.texts().get(file).cloned().ok_or_else(|| "no such rules were given".to_owned())
    }
}
