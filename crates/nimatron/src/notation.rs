//! `Expr`: what was written, with its places. It depends on the notation and on no game.
//!
//! It is an intermediate step, which tests of the notation look at: [`Position`](crate::Position) is what users parse.

use std::fmt;

use crate::Convention;

mod compound;
mod error;
mod move_expr;
mod nimber_expr;
mod reader;
mod written_numbers;

pub use crate::natural::NotANatural;
pub use crate::wording::Wording;
pub use compound::Compound;
pub use error::{Diagnostic, ErrorKind, ParseError, Place};
pub(crate) use move_expr::{MoveExpr, Sign, Term};
pub(crate) use reader::beginning;
#[doc(hidden)]
pub use written_numbers::WrittenNumbers;

/// A stretch of the text, in bytes.
pub(crate) type Span = std::ops::Range<usize>;

/// A position as it was written: a convention and the components of a sum.
///
/// ```
/// use nimatron::notation::Expr;
///
/// let expr = Expr::parse("misere Moore(2) 3, 4 5 + nim 7")?;
/// assert_eq!(expr.to_string(), "misere moore(2) 3 4 5 + nim 7");
/// # Ok::<(), nimatron::ParseError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(hidden)]
pub struct Expr {
    /// The convention, normal unless written.
    pub convention: Convention,
    /// How the components are played together.
    pub compound: Compound,
    /// The components; at least one.
    pub components: Vec<ComponentExpr>,
}

/// One component as it was written: a name, parameters and numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(hidden)]
pub struct ComponentExpr {
    /// The name, in lower case.
    pub name: Spanned<String>,
    /// The text in the parentheses, split at commas, or `None` if there were no parentheses.
    pub parameters: Option<Spanned<Vec<Spanned<String>>>>,
    /// The numbers; the two ends of an edge are two of them.
    pub numbers: WrittenNumbers,
    /// The first edge, `0-1`, or `None` if only numbers were written.
    pub edge: Option<Span>,
}

/// Something written, with its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(hidden)]
pub struct Spanned<T> {
    /// What was written.
    pub value: T,
    /// Where.
    pub span: Span,
}

impl Expr {
    /// Reads a position in the notation.
    ///
    /// # Errors
    /// [`ParseError`] with every error and its place.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        reader::read(text, None)
    }

    /// Reads a position in which bare numbers are a component of the game `name`, as on the command line.
    ///
    /// # Errors
    /// [`ParseError`] with every error and its place.
    pub fn parse_or(text: &str, name: &str, parameters: &[&str]) -> Result<Self, ParseError> {
        reader::read(text, Some((name, parameters)))
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention == Convention::Misere {
            f.write_str("misere ")?;
        }
        for (i, component) in self.components.iter().enumerate() {
            if i > 0 {
                write!(f, " {} ", self.compound.sign())?;
            }
            write!(f, "{component}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ComponentExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name.value)?;
        if let Some(parameters) = &self.parameters {
            let texts: Vec<&str> =
                parameters.value.iter().map(|parameter| parameter.value.as_str()).collect();
            write!(f, "({})", texts.join(","))?;
        }
        self.numbers.values().iter().enumerate().try_for_each(|(place, number)| {
            let is_end = self.edge.is_some() && place % 2 == 1;
            write!(f, "{}{number}", if is_end { '-' } else { ' ' })
        })
    }
}
