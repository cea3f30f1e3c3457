//! Rule files: what their lines mean, their errors, hostile files, and agreement with search and built-in games.

mod examples;
mod guide;
mod hostile;
mod options;
mod parse_errors;
mod recognition;
mod setup;
mod twins;

use std::collections::HashMap;

use nimatron::games::RuleFiles;
use nimatron::notation::Expr;
use nimatron::{Budget, Natural, ParseError, Position, games};

/// Rule files in memory.
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

/// Returns a position of the game that `text` describes.
fn position(text: &str, numbers: &str) -> Result<Position, ParseError> {
    Files::default().with("own.game", text).position(&format!("rules(own.game) {numbers}"))
}

/// Returns a position of the same game with other numbers: what the game has computed is kept.
fn with_numbers(position: &Position, numbers: &[u64]) -> Position {
    let component = position.components().next().unwrap();
    let numbers = numbers.iter().copied().map(Natural::from).collect();
    Position::new(position.convention(), vec![component.with_numbers(numbers).unwrap()])
}

/// Returns an example of the repository.
fn example(name: &str) -> String {
    let path = format!("{}/../../examples/games/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}
