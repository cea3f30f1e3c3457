//! [`Setup`]: reading the parameters and numbers of a component, with exact complaints.

use crate::Heap;
use crate::expr::{ComponentExpr, Located, Mistake, ParseError, Problem, Span};
use crate::games::Entry;
use crate::grundy::{Amounts, Base, Code};
use crate::rules::RuleFiles;
use crate::ruleset::Row;

/// How many numbers a position of a game has, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arity {
    /// Any number of them.
    Any,
    /// Two, or none for the empty position.
    Pair,
    /// Any number of them, each 0 or 1.
    Flags,
}

/// What was written about one component, on its way to becoming a game and a position.
pub struct Setup<'a> {
    entry: &'static Entry,
    expr: &'a ComponentExpr,
    files: Option<&'a dyn RuleFiles>,
}

/// Why it does not become one: the mistakes with their places.
#[derive(Debug)]
pub struct Unfit {
    pub(crate) problem: Problem,
    pub(crate) mistakes: Vec<Mistake>,
}

impl Unfit {
    pub(crate) fn into_error(self) -> ParseError {
        ParseError::new(self.problem, self.mistakes)
    }

    pub(crate) fn one(problem: Problem, span: &Span, message: String, allowed: impl Into<String>) -> Self {
        Self { problem, mistakes: vec![Mistake { span: span.clone(), message, allowed: allowed.into() }] }
    }
}

impl<'a> Setup<'a> {
    pub(crate) const fn new(
        entry: &'static Entry,
        expr: &'a ComponentExpr,
        files: Option<&'a dyn RuleFiles>,
    ) -> Self {
        Self { entry, expr, files }
    }

    /// The name as it was written, perhaps an alias.
    pub fn name(&self) -> &str {
        &self.expr.name.it
    }

    fn parameters(&self) -> &'a [Located<String>] {
        self.expr.parameters.as_ref().map_or(&[], |parameters| parameters.it.as_slice())
    }

    /// The place of the parameters, or of the name where there are none.
    fn parameters_span(&self) -> &'a Span {
        self.expr.parameters.as_ref().map_or(&self.expr.name.span, |parameters| &parameters.span)
    }

    /// A complaint about the parameters.
    pub fn bad_parameters(&self, message: String, allowed: impl Into<String>) -> Unfit {
        Unfit::one(Problem::BadParameters, self.parameters_span(), message, allowed)
    }

    fn natural(&self, parameter: &Located<String>, least: u64, what: &str) -> Result<Heap, Unfit> {
        let allowed = format!("{what} is a natural number of at least {least}");
        let complain =
            |message| Unfit::one(Problem::BadParameters, &parameter.span, message, allowed.clone());
        match parameter.it.parse::<Heap>() {
            Ok(number) if number >= least => Ok(number),
            Ok(number) => Err(complain(format!("{} has {what} = {number}", self.name()))),
            Err(_) if parameter.it.is_empty() => {
                Err(complain(format!("{} has an empty parameter", self.name())))
            }
            Err(_) => Err(complain(format!("`{}` is not a natural number", parameter.it))),
        }
    }

    /// No parameters.
    ///
    /// # Errors
    /// [`Unfit`] where there are some.
    pub fn none(&self) -> Result<(), Unfit> {
        match self.parameters() {
            [] => Ok(()),
            _ => Err(self.bad_parameters(
                format!("{} has parameters", self.name()),
                format!("{} takes none: `{}`", self.name(), self.entry.example),
            )),
        }
    }

    /// One natural number called `what`, of at least `least`.
    ///
    /// # Errors
    /// [`Unfit`] where there is something else.
    pub fn one_natural(&self, what: &str, least: u64) -> Result<Heap, Unfit> {
        match self.parameters() {
            [parameter] => self.natural(parameter, least, what),
            found => Err(self.bad_parameters(
                format!("{} has {} parameters", self.name(), found.len()),
                format!("{} takes one, {what} ≥ {least}: `{}`", self.name(), self.entry.example),
            )),
        }
    }

    /// At least `fewest` positive amounts.
    ///
    /// # Errors
    /// [`Unfit`] where there is something else.
    pub fn amounts(&self, fewest: usize) -> Result<Amounts, Unfit> {
        let mut amounts = Vec::new();
        let mut mistakes = Vec::new();
        for parameter in self.parameters() {
            match self.natural(parameter, 1, "each amount") {
                Ok(amount) => amounts.push(amount),
                Err(unfit) => mistakes.extend(unfit.mistakes),
            }
        }
        if !mistakes.is_empty() {
            return Err(Unfit { problem: Problem::BadParameters, mistakes });
        }
        let allowed = || format!("amounts of at least 1: `{}`", self.entry.example);
        if amounts.len() < fewest {
            return Err(self.bad_parameters(format!("{} has no amounts", self.name()), allowed()));
        }
        Amounts::new(amounts).map_err(|zero| self.bad_parameters(zero.to_string(), allowed()))
    }

    /// A take-and-break code.
    ///
    /// # Errors
    /// [`Unfit`] where it is none.
    pub fn code(&self, base: Base) -> Result<Code, Unfit> {
        let [parameter] = self.parameters() else {
            let found = self.parameters().len();
            return Err(self.bad_parameters(
                format!("{} has {found} parameters", self.name()),
                format!("{} takes one code: `{}`", self.name(), self.entry.example),
            ));
        };
        // The place is the code's, as the interface shows it; the message names the digit.
        Code::read(base, &parameter.it).map_err(|error| {
            Unfit::one(Problem::BadParameters, &parameter.span, error.to_string(), error.allowed())
        })
    }

    /// The only parameter as a file, with its place and the files it may be one of.
    pub(crate) fn file(&self) -> Result<(&'a Located<String>, &'a dyn RuleFiles), Unfit> {
        let [file] = self.parameters() else {
            let found = self.parameters().len();
            return Err(self.bad_parameters(
                format!("{} has {found} parameters", self.name()),
                format!("{} takes one file: `{}`", self.name(), self.entry.example),
            ));
        };
        let none = || {
            let message = "rule files are not read here".to_owned();
            Unfit::one(Problem::BadRules, &file.span, message, "the command `nimatron` reads them")
        };
        Ok((file, self.files.ok_or_else(none)?))
    }

    /// A complaint about one of the numbers.
    pub(crate) fn bad_number(&self, Misfit { index, message, allowed }: Misfit) -> Unfit {
        let span = self.expr.numbers.get(index).map_or(&self.expr.name.span, |number| &number.span);
        Unfit::one(Problem::BadPosition, span, message, allowed)
    }

    /// The numbers, as many and as large as the game's arity says.
    ///
    /// # Errors
    /// [`Unfit`] where there are more or fewer, or larger ones.
    pub fn row(&self) -> Result<Row, Unfit> {
        let numbers = &self.expr.numbers;
        let misfits = self.entry.misfits(numbers.iter().map(|number| &number.it));
        if misfits.is_empty() {
            return Ok(numbers.iter().map(|number| number.it.clone()).collect());
        }
        let place = |Misfit { index, message, allowed }| Mistake {
            span: numbers[index].span.clone(),
            message,
            allowed,
        };
        Err(Unfit { problem: Problem::BadPosition, mistakes: misfits.into_iter().map(place).collect() })
    }
}

/// A number that does not belong into a position of its game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}: {allowed}")]
pub struct Misfit {
    /// Which number, from 0.
    pub index: usize,
    /// What was found.
    pub message: String,
    /// What is allowed there.
    pub allowed: String,
}

impl Entry {
    /// Every number that does not belong into a position of this game.
    pub(crate) fn misfits<'a>(&self, numbers: impl ExactSizeIterator<Item = &'a Heap>) -> Vec<Misfit> {
        let name = self.name;
        match (self.arity, numbers.len()) {
            (Arity::Any, _) | (Arity::Pair, 0 | 2) => Vec::new(),
            (Arity::Pair, count) => vec![Misfit {
                index: 2.min(count - 1),
                message: format!("{name} has {count} numbers"),
                allowed: format!("it takes two: `{}`", self.example),
            }],
            (Arity::Flags, _) => {
                let misfit = |(index, number): (usize, &Heap)| Misfit {
                    index,
                    message: format!("{name} has the number {number}"),
                    allowed: "each is 0 or 1".to_owned(),
                };
                numbers.enumerate().filter(|(_, number)| **number > 1).map(misfit).collect()
            }
        }
    }
}
