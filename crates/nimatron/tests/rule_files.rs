//! Games of the user's own: rule files against their built-in twins and against search, and files that mean harm.

#[path = "rule_files/examples.rs"]
mod examples;
#[path = "rule_files/guide.rs"]
mod guide;
#[path = "rule_files/hostile.rs"]
mod hostile;
#[path = "rule_files/twins.rs"]
mod twins;

use std::collections::HashMap;

use nimatron::game::RuleFiles;
use nimatron::{Budget, Expr, ParseError, Position, games};

/// Rule files that are not on any disk.
#[derive(Default)]
struct Files {
    texts: HashMap<String, String>,
    steps: Option<u64>,
}

impl Files {
    fn with(mut self, file: &str, text: &str) -> Self {
        self.texts.insert(file.to_owned(), text.to_owned());
        self
    }

    fn position(&self, text: &str) -> Result<Position, ParseError> {
        games::resolve_with(&Expr::parse(text)?, self)
    }
}

impl RuleFiles for Files {
    fn text(&self, file: &str) -> Result<String, String> {
        self.texts.get(file).cloned().ok_or_else(|| "no such file".to_owned())
    }

    fn budget(&self) -> Budget {
        self.steps.map_or_else(Budget::default, Budget::new)
    }
}

/// A position of the game that `text` describes.
fn position(text: &str, numbers: &str) -> Result<Position, ParseError> {
    Files::default().with("own.game", text).position(&format!("rules(own.game) {numbers}"))
}

/// An example of the repository.
fn example(name: &str) -> String {
    let path = format!("{}/../../examples/games/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}
