//! [`RuleFiles`]: where the texts of rule files come from.

use crate::Budget;

/// Where rule files come from. The library itself reads none: a program that may read files brings this along.
pub trait RuleFiles {
    /// The text of the file called `file`, as it stands in `rules(file)`.
    ///
    /// # Errors
    /// Why there is no such text, as a sentence without a full stop.
    fn text(&self, file: &str) -> Result<String, String>;

    /// The file of the game that calls itself `name`, where a game may be used by its own name.
    fn named(&self, name: &str) -> Option<String> {
        let _ = name;
        None
    }

    /// How much work the options of everything that can follow a position may cost.
    fn budget(&self) -> Budget {
        Budget::default()
    }
}
