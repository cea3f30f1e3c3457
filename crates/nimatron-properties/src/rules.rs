//! Rule files: they are read or refused with places, and their games are solved like any other.

use nimatron::check::check;
use nimatron::games::RuleFiles;
use nimatron::games::custom::read_name;
use nimatron::notation::Expr;
use nimatron::{Budget, games};

use crate::notation::diagnostics_are_in;
use crate::play::plays_its_options;

const STEPS: u64 = 3_000;

/// The first line has the numbers of a position, the rest is the file. Errors have places; the answers about the
/// position agree with exhaustive search.
pub fn rules(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (numbers, file) = text.split_once('\n').unwrap_or(("", text));
    if let Err(mistakes) = read_name(file) {
        return diagnostics_are_in(&mistakes, file);
    }
    let Ok(expr) = Expr::parse(&format!("rules(own.game) {numbers}")) else { return };
    let Ok(position) = games::resolve_with(&expr, &Only(file)) else { return };
    plays_its_options(&position, 300);
    let checked = check([position], &Budget::new(STEPS));
    assert_eq!(checked.disagreements.first().map(ToString::to_string), None, "{file}");
}

/// A source of one file under any name.
struct Only<'a>(&'a str);

impl RuleFiles for Only<'_> {
    fn text(&self, _: &str) -> Result<String, String> {
        Ok(self.0.to_owned())
    }

    fn budget(&self) -> Budget {
        Budget::new(STEPS)
    }
}
