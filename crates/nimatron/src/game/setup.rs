//! [`Setup`]: reads the parameters and numbers of a component and reports every mistake in them.

use std::cell::Cell;

use dashu_int::ops::Gcd;

use super::{Arity, Component, Entry, Game, RuleFiles};
use crate::engine::take_and_break::TakeAndBreak;
use crate::notation::{ComponentExpr, Diagnostic, ErrorKind, ParseError, Span, Spanned};
use crate::ruleset::Numbers;
use crate::wording::{Wording, words};
use crate::{Natural, NotANatural};

/// What was written about one component, on its way to becoming a game and a position.
pub(crate) struct Setup<'a> {
    entry: &'static Entry,
    expr: &'a ComponentExpr,
    /// The numbers, until they are taken.
    numbers: Cell<Numbers>,
    files: Option<&'a dyn RuleFiles>,
}

/// Without a text there are no bytes to point to: the span counts the numbers instead.
impl From<InvalidNumber> for ParseError {
    fn from(InvalidNumber { index, message, expected }: InvalidNumber) -> Self {
        Self::one(ErrorKind::BadPosition, &(index..index + 1), message, expected)
    }
}

impl From<NotANatural> for ParseError {
    fn from(error: NotANatural) -> Self {
        let message = words!("error-not-a-natural", text = error.0);
        Self::one(ErrorKind::BadPosition, &(0..0), message, words!("error-not-a-natural-expected"))
    }
}

impl<'a> Setup<'a> {
    /// What was written in `expr`, with its `numbers`, which may have been taken out of it.
    pub(crate) const fn new(
        entry: &'static Entry,
        expr: &'a ComponentExpr,
        numbers: Numbers,
        files: Option<&'a dyn RuleFiles>,
    ) -> Self {
        Self { entry, expr, numbers: Cell::new(numbers), files }
    }

    /// The line of the list of games.
    pub(crate) const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The name as it was written, perhaps an alias.
    pub(crate) fn name(&self) -> &str {
        &self.expr.name.value
    }

    /// The parameters, split at commas.
    pub(crate) fn parameters(&self) -> &'a [Spanned<String>] {
        self.expr.parameters.as_ref().map_or(&[], |parameters| parameters.value.as_slice())
    }

    /// The place of the parameters, or of the name where there are none.
    fn parameters_span(&self) -> &'a Span {
        self.expr.parameters.as_ref().map_or(&self.expr.name.span, |parameters| &parameters.span)
    }

    /// An error of the game that the parameters say, at their place.
    pub(crate) fn at_parameters(&self, error: ParseError) -> ParseError {
        error.moved_to(self.parameters_span())
    }

    /// A complaint about the parameters.
    pub(crate) fn bad_parameters(&self, message: Wording, expected: Wording) -> ParseError {
        ParseError::one(ErrorKind::BadParameters, self.parameters_span(), message, expected)
    }

    /// A complaint about the parameter at `span`.
    pub(crate) fn bad_parameter(&self, span: &Span, message: Wording, expected: Wording) -> ParseError {
        ParseError::one(ErrorKind::BadParameters, span, message, expected)
    }

    /// A position of the game, as an example.
    pub(crate) const fn example(&self) -> &'static str {
        self.entry.example
    }

    /// A natural number of at least `least`; `what` is what the parameter is called, or `None` for an amount.
    pub(crate) fn natural(
        &self,
        parameter: &Spanned<String>,
        least: u64,
        what: Option<&str>,
    ) -> Result<Natural, ParseError> {
        let number = parameter.value.parse::<Natural>();
        let message = match (number, what) {
            (Ok(number), _) if number >= least => return Ok(number),
            (Ok(number), Some(what)) => {
                words!("error-parameter-small", name = self.name(), what = what, number = number)
            }
            (Ok(number), None) => words!("error-amount-small", number = number),
            (Err(_), _) if parameter.value.is_empty() => words!("error-parameter-empty", name = self.name()),
            (Err(_), _) => words!("error-not-a-natural", text = &parameter.value),
        };
        let expected = match what {
            Some(what) => words!("error-parameter-expected", what = what, least = least),
            None => words!("error-amount-expected"),
        };
        Err(ParseError::one(ErrorKind::BadParameters, &parameter.span, message, expected))
    }

    /// No parameters.
    ///
    /// # Errors
    /// [`ParseError`] where there are some.
    pub(crate) fn expect_no_parameters(&self) -> Result<(), ParseError> {
        match self.parameters() {
            [] => Ok(()),
            _ => Err(self.bad_parameters(
                words!("error-has-parameters", name = self.name()),
                words!("error-has-parameters-expected", name = self.name(), example = self.entry.example),
            )),
        }
    }

    /// Whether the parameter is the word `word`; without one it is not.
    ///
    /// # Errors
    /// [`ParseError`] where there is another parameter.
    pub(crate) fn optional_word(&self, word: &str) -> Result<bool, ParseError> {
        match self.parameters() {
            [] if self.expr.parameters.is_none() => Ok(false),
            [found] if found.value.eq_ignore_ascii_case(word) => Ok(true),
            _ => Err(self.bad_parameters(
                words!("error-other-parameters", name = self.name(), word = word),
                words!(
                    "error-other-parameters-expected",
                    example = self.entry.example,
                    name = self.entry.name,
                    word = word
                ),
            )),
        }
    }

    /// One natural number called `what`, of at least `least`.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else.
    pub(crate) fn one_natural(&self, what: &str, least: u64) -> Result<Natural, ParseError> {
        match self.parameters() {
            [parameter] => self.natural(parameter, least, Some(what)),
            [] => Err(self.bad_parameters(
                words!("error-needs-parameter", name = self.name(), what = what),
                words!(
                    "error-needs-parameter-expected",
                    what = what,
                    least = least,
                    example = self.entry.example
                ),
            )),
            found => Err(self.bad_parameters(
                words!("error-parameter-count", name = self.name(), count = found.len()),
                words!(
                    "error-one-parameter-expected",
                    name = self.name(),
                    what = what,
                    least = least,
                    example = self.entry.example
                ),
            )),
        }
    }

    /// One natural number called `what`, of at least `least`, or `None` if there are no parentheses.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else.
    pub(crate) fn optional_natural(&self, what: &str, least: u64) -> Result<Option<Natural>, ParseError> {
        match &self.expr.parameters {
            None => Ok(None),
            Some(_) => self.one_natural(what, least).map(Some),
        }
    }

    /// One ratio called `what`, of at least 1, in lowest terms: `3` or `3/2`.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else.
    pub(crate) fn one_ratio(&self, what: &str) -> Result<[Natural; 2], ParseError> {
        let [parameter] = self.parameters() else {
            return self.one_natural(what, 1).map(|it| [it, Natural::ONE]);
        };
        let Some((over, under)) = parameter.value.split_once('/') else {
            return self.natural(parameter, 1, Some(what)).map(|whole| [whole, Natural::ONE]);
        };
        let part = |text: &str, start: usize| {
            let span = parameter.span.start + start..parameter.span.start + start + text.len();
            self.natural(&Spanned { value: text.trim().to_owned(), span }, 1, Some(what))
        };
        let [over, under] = [part(over, 0)?, part(under, over.len() + 1)?];
        if over < under {
            let message =
                words!("error-ratio-small", name = self.name(), what = what, ratio = &parameter.value);
            let expected = words!("error-ratio-small-expected", what = what);
            return Err(ParseError::one(ErrorKind::BadParameters, &parameter.span, message, expected));
        }
        let common = over.as_ubig().gcd(under.as_ubig());
        Ok([over, under].map(|part| Natural::from(part.as_ubig() / &common)))
    }

    /// For each thing, which counts from 1, one that comes before it: a natural number below its own; `None` if there are no
    /// parentheses.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else.
    pub(crate) fn optional_parents(&self) -> Result<Option<Vec<usize>>, ParseError> {
        if self.expr.parameters.is_none() {
            return Ok(None);
        }
        let parent = |(index, parameter): (usize, &Spanned<String>)| {
            let parent = self.natural(parameter, 0, Some("parent"))?;
            parent.to_usize().filter(|parent| *parent <= index).ok_or_else(|| {
                let message = words!("error-parent", number = index + 1, parent = parent);
                let expected = words!("error-parent-expected", number = index + 1);
                ParseError::one(ErrorKind::BadParameters, &parameter.span, message, expected)
            })
        };
        self.parameters().iter().enumerate().map(parent).collect::<Result<_, _>>().map(Some)
    }

    /// The edges of a graph, `1-2`, whose vertices count from 1; here from 0, the smaller end first, each edge once.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else, or a vertex beyond the largest allowed.
    pub(crate) fn edges(&self) -> Result<Vec<[usize; 2]>, ParseError> {
        const MOST_VERTICES: usize = 256;
        let mut edges = Vec::new();
        for parameter in self.parameters() {
            let end = |text: &str| {
                let vertex = text.parse::<Natural>().ok()?.to_usize()?;
                vertex.checked_sub(1).filter(|vertex| *vertex < MOST_VERTICES)
            };
            let ends =
                parameter.value.split_once('-').and_then(|(a, b)| Some([end(a.trim())?, end(b.trim())?]));
            let [a, b] = ends.filter(|[a, b]| a != b).ok_or_else(|| {
                let message = words!("error-half-edge", text = &parameter.value);
                let expected = words!("error-graph-edge-expected", most = MOST_VERTICES);
                ParseError::one(ErrorKind::BadParameters, &parameter.span, message, expected)
            })?;
            edges.push([a.min(b), a.max(b)]);
        }
        edges.sort_unstable();
        edges.dedup();
        Ok(edges)
    }

    /// At least `fewest` positive amounts.
    ///
    /// # Errors
    /// [`ParseError`] where there is something else.
    pub(crate) fn amounts(&self, fewest: usize) -> Result<Vec<Natural>, ParseError> {
        let mut amounts = Vec::new();
        let mut diagnostics = Vec::new();
        for parameter in self.parameters() {
            match self.natural(parameter, 1, None) {
                Ok(amount) => amounts.push(amount),
                Err(error) => diagnostics.extend(error.diagnostics),
            }
        }
        if !diagnostics.is_empty() {
            return Err(ParseError::new(ErrorKind::BadParameters, diagnostics));
        }
        if amounts.len() < fewest {
            let expected = words!("error-no-amounts-expected", example = self.entry.example);
            return Err(self.bad_parameters(words!("error-no-amounts", name = self.name()), expected));
        }
        Ok(amounts)
    }

    /// One take-and-break code, as `read` reads it.
    ///
    /// # Errors
    /// [`ParseError`] where it is none.
    pub(crate) fn code(
        &self,
        read: fn(&str) -> Result<TakeAndBreak, ParseError>,
    ) -> Result<TakeAndBreak, ParseError> {
        let [parameter] = self.parameters() else {
            let found = self.parameters().len();
            return Err(self.bad_parameters(
                words!("error-parameter-count", name = self.name(), count = found),
                words!("error-one-code-expected", name = self.name(), example = self.entry.example),
            ));
        };
        // The place is the code's, as the interface shows it; the message names the digit.
        read(&parameter.value).map_err(|error| error.moved_to(&parameter.span))
    }

    /// The only parameter as a file, with its place and the files it may be one of.
    pub(crate) fn file(&self) -> Result<(&'a Spanned<String>, &'a dyn RuleFiles), ParseError> {
        let [file] = self.parameters() else {
            let found = self.parameters().len();
            return Err(self.bad_parameters(
                words!("error-parameter-count", name = self.name(), count = found),
                words!("error-one-file-expected", name = self.name(), example = self.entry.example),
            ));
        };
        let none = || {
            let message = words!("error-no-files");
            ParseError::one(ErrorKind::BadRules, &file.span, message, words!("error-no-files-expected"))
        };
        Ok((file, self.files.ok_or_else(none)?))
    }

    /// A complaint about one of the numbers.
    pub(crate) fn bad_number(&self, InvalidNumber { index, message, expected }: InvalidNumber) -> ParseError {
        let span = self.expr.numbers.span(index).unwrap_or_else(|| self.expr.name.span.clone());
        ParseError::one(ErrorKind::BadPosition, &span, message, expected)
    }

    /// Takes the numbers and returns the game with them.
    ///
    /// # Errors
    /// [`ParseError`] if there are too many or too few of them, or if they are no position of the game.
    pub(crate) fn component(&self, game: impl Game + 'static) -> Result<Component, ParseError> {
        let row = self.row()?;
        match game.invalid_number(&row) {
            Some(invalid_number) => Err(self.bad_number(invalid_number)),
            None => Ok(Component::new(game, row)),
        }
    }

    /// Returns a copy of the numbers that have not been taken.
    pub(crate) fn written(&self) -> Numbers {
        let numbers = self.numbers.take();
        self.numbers.set(numbers.clone());
        numbers
    }

    /// Takes the numbers, as many and as large as the game's arity says. They can be taken once.
    ///
    /// # Errors
    /// [`ParseError`] where there are more or fewer, or larger ones.
    pub(crate) fn row(&self) -> Result<Numbers, ParseError> {
        if let Some(edge) = self.expr.edge.as_ref().filter(|_| self.entry.arity != Arity::Edges) {
            let message = words!("error-edge", name = self.name());
            let expected = words!("error-edge-expected", example = self.entry.example);
            return Err(ParseError::one(ErrorKind::BadPosition, edge, message, expected));
        }
        let numbers = self.numbers.take();
        let invalid_numbers = self.entry.invalid_numbers(numbers.iter());
        if invalid_numbers.is_empty() {
            return Ok(numbers);
        }
        let place = |InvalidNumber { index, message, expected }| Diagnostic {
            span: self.expr.numbers.span(index).unwrap_or_default(),
            message,
            expected,
        };
        Err(ParseError::new(ErrorKind::BadPosition, invalid_numbers.into_iter().map(place).collect()))
    }
}

/// A number that is not valid in a position of its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct InvalidNumber {
    /// Which number, from 0.
    pub index: usize,
    /// What was found.
    pub message: Wording,
    /// What is allowed there.
    pub expected: Wording,
}
