//! Games of the user's own: a text file that gives the options of a heap, of a tuple of numbers, or of a token on a graph.
//!
//! The language is total: a line is a family of moves, like a set in a textbook, with ranges that end and no other
//! loops, so a file cannot run forever; the [`Budget`] limits how long it runs and how much it lists. `docs/RULES.md`
//! describes it on one page.
//!
//! ```text
//! heap n
//! for k in 1..sqrt(n): take k * k
//! ```
//!
//! When a position is set up, the options of every reachable piece are listed once, and each is checked to be smaller.
//! The result is a table in which no error can occur any more: a game like any other.

use super::{Graph, Script, reader};
use crate::OverBudget;
use crate::engine::take_and_break::TakeAndBreak;
use crate::notation::{Diagnostic, Span};
use crate::wording::{Wording, words};

/// The longest text of a rule file, in bytes.
pub const MOST_BYTES: usize = 16 << 20;

/// Reads the text of a rule file and returns the name that it gives its game, or `None` if it gives none.
///
/// ```
/// use nimatron::games::custom::read_name;
///
/// let name = read_name("game squares\nheap n\nfor k in 1..sqrt(n): take k * k\n");
/// assert_eq!(name.unwrap().as_deref(), Some("squares"));
///
/// let errors = read_name("heap n\nto m - 1").unwrap_err();
/// assert_eq!(errors[0].message.to_string(), "there is no number `m` here");
/// assert_eq!(errors[0].span, 10..11);
/// ```
///
/// # Errors
/// Every error, with its place in the text; at least one.
pub fn read_name(text: &str) -> Result<Option<String>, Vec<Diagnostic>> {
    RuleFile::read(text).map(|file| file.name)
}

/// A rule file that has been read.
#[derive(Debug, Clone)]
pub(super) struct RuleFile {
    name: Option<String>,
    body: Body,
}

/// The contents of a rule file.
#[derive(Debug, Clone)]
pub(crate) enum Body {
    /// Lines that were recognised as a game whose theory is known.
    Known(TakeAndBreak),
    /// Lines that give options.
    Script(Script),
    /// Edges.
    Graph(Graph),
}

impl RuleFile {
    /// Reads the text of a rule file.
    ///
    /// # Errors
    /// Every error, with its place in the text; at least one.
    pub(super) fn read(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (name, body) = reader::read(text)?;
        Ok(Self { name, body })
    }

    pub(super) fn into_body(self) -> Body {
        self.body
    }
}

/// One tuple of numbers, the unit that a move replaces: a heap, a position, the vertex of a token.
pub(crate) type Tuple = [u128];

/// Why the options of a position are not known.
#[derive(Debug, Clone)]
pub(crate) enum EvalError {
    /// The file has an error that appears at some piece.
    Invalid(Fault),
    /// There are too many of them, or they take too long.
    OverBudget(OverBudget),
}

impl From<OverBudget> for EvalError {
    fn from(over: OverBudget) -> Self {
        Self::OverBudget(over)
    }
}

/// An error in a rule file that appears only at some piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The place in the file.
    pub(crate) span: Span,
    /// What happens, as a sentence without a full stop.
    pub(crate) message: Wording,
    /// What is allowed.
    pub(crate) expected: Wording,
}

impl Fault {
    pub(super) fn new(span: &Span, message: Wording, expected: Wording) -> Self {
        Self { span: span.clone(), message, expected }
    }

    /// Returns the fault, with the piece at which it appeared.
    pub(super) fn at(self, piece: &Tuple) -> EvalError {
        let message = words!("error-at-piece", message = self.message, piece = shown(piece));
        EvalError::Invalid(Self { message, ..self })
    }
}

/// Returns the piece as it is shown: `5` or `(3, 4)`.
pub(super) fn shown(piece: &Tuple) -> String {
    match piece {
        [heap] => heap.to_string(),
        numbers => format!("({})", numbers.iter().map(u128::to_string).collect::<Vec<_>>().join(", ")),
    }
}
