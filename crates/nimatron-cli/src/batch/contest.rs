//! The format `contest`: the number of cases t, then for each case n (or n and k) and n numbers.

mod bulk;
#[cfg(test)]
mod equality;

use nimatron::games::Component;
use nimatron::notation::{Place, Wording};
use nimatron::{Natural, ParseError, Position};
use nimatron_api::ErrorCode;
use nimatron_kernel::SimdLevel;

use crate::batch::options::BareGame;
use crate::batch::run::Status;
use crate::batch::token::{Tokens, Unreadable};
use crate::batch::{AnswerStyle, BatchOptions, BatchRun};
use crate::failure::Failure;
use bulk::Bulk;

/// How the numbers of a contest follow one another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layout {
    /// Whether each case has its own k.
    pub(crate) k_per_case: bool,
    /// Whether the number of cases is not given.
    pub(crate) until_end: bool,
    /// The longest number, in bytes.
    pub(crate) max_number: usize,
}

/// Answers every case, and stops at the first error in the input.
pub(crate) fn answer(
    run: &mut BatchRun<'_>,
    options: &BatchOptions,
    style: &AnswerStyle,
    layout: Layout,
    level: SimdLevel,
) -> Result<(), Failure> {
    let mut rules = Rules::of(&options.game, layout.k_per_case);
    let bulk = Bulk::of(&mut rules, style, &options.budget, layout.max_number, level);
    answer_by(bulk, run, rules, options, style, layout)
}

/// Answers every case, in bulk if that is possible.
fn answer_by(
    bulk: Option<Bulk<'_>>,
    run: &mut BatchRun<'_>,
    mut rules: Rules<'_>,
    options: &BatchOptions,
    style: &AnswerStyle,
    layout: Layout,
) -> Result<(), Failure> {
    let tokens = Tokens::new(layout.max_number);
    let mut reader = CaseReader { tokens, case: None, until_end: layout.until_end };
    let cases = match layout.until_end {
        true => None,
        false => Some(reader.number(run, || Wording::new("batch-cases"))?.0),
    };
    // No input holds more cases than that.
    let count = cases.as_ref().and_then(Natural::to_u64).unwrap_or(u64::MAX);
    match bulk {
        Some(mut bulk) => bulk.answer(run, &mut reader, &mut rules, count)?,
        None => one_by_one(run, &mut reader, &mut rules, options, style, count)?,
    }
    cases.map_or(Ok(()), |cases| reader.end(run, &cases))
}

/// Answers the cases of any game, in any style.
fn one_by_one(
    run: &mut BatchRun<'_>,
    reader: &mut CaseReader,
    rules: &mut Rules<'_>,
    options: &BatchOptions,
    style: &AnswerStyle,
    count: u64,
) -> Result<(), Failure> {
    for case in 1..=count {
        if reader.is_done(run)? {
            break;
        }
        reader.case = Some(case);
        let (position, place) = reader.case(run, rules)?;
        if run.was_answered()? {
            continue;
        }
        let answer = style.answer(&position, &options.budget);
        let answer = answer.map_err(|error| match error.code {
            ErrorCode::OverBudget => Failure::Other(reader.complaint(place, error.wording().clone())),
            _ => reader.wrong(place, error.wording().clone()),
        })?;
        run.answer(answer.as_bytes(), Status::Good)?;
    }
    Ok(())
}

/// What the numbers of a case are: one game for all, or one for each k.
struct Rules<'a> {
    game: &'a BareGame,
    /// The game, with the k it was built for if each case has its own k.
    component: Option<(Option<Natural>, Component)>,
    k_per_case: bool,
}

impl<'a> Rules<'a> {
    const fn of(game: &'a BareGame, k_per_case: bool) -> Self {
        Self { game, component: None, k_per_case }
    }

    /// Returns the game with this k, reusing that of the previous case if its k is the same.
    fn component(&mut self, k: Option<Natural>) -> Result<&Component, ParseError> {
        let component = match (self.component.take(), &k) {
            (Some((before, component)), _) if before == k => component,
            (_, Some(k)) => self.game.with_parameter(&k.to_string())?,
            (_, None) => self.game.component()?,
        };
        Ok(&self.component.insert((k, component)).1)
    }
}

struct CaseReader {
    tokens: Tokens,
    case: Option<u64>,
    until_end: bool,
}

impl CaseReader {
    /// Returns whether no case follows, if their number is not known.
    fn is_done(&mut self, run: &mut BatchRun<'_>) -> Result<bool, Failure> {
        Ok(self.until_end && self.tokens.is_end(run)?)
    }

    /// Returns the position of the next case, and where it begins.
    fn case(&mut self, run: &mut BatchRun<'_>, rules: &mut Rules<'_>) -> Result<(Position, Place), Failure> {
        let convention = rules.game.convention;
        let (n, start, component) = self.head(run, rules)?;
        // The numbers are stored as they come: n may be larger than what follows.
        let (mut numbers, mut places) = (Vec::new(), Vec::new());
        for index in 1..=n.to_u64().unwrap_or(u64::MAX) {
            let (number, place) = self.number_of(run, index, &n)?;
            numbers.push(number);
            places.push(place);
        }
        let component = component
            .with_numbers(numbers)
            .map_err(|error| self.wrong(places[error.diagnostics[0].span.start], error.wording()))?;
        Ok((Position::new(convention, vec![component]), start))
    }

    /// Reads the head of a case. Returns the number of numbers, the place where it is written, and the game.
    fn head<'r>(
        &mut self,
        run: &mut BatchRun<'_>,
        rules: &'r mut Rules<'_>,
    ) -> Result<(Natural, Place, &'r Component), Failure> {
        let (n, start) = self.number(run, || Wording::new("batch-n"))?;
        let (k, place_of_k) = match rules.k_per_case {
            true => self.number(run, || "k".into()).map(|(k, place)| (Some(k), place))?,
            false => (None, start),
        };
        let component = rules.component(k).map_err(|error| self.wrong(place_of_k, error.wording()))?;
        Ok((n, start, component))
    }

    /// Reads number `index` of the `n` numbers of a case.
    fn number_of(
        &mut self,
        run: &mut BatchRun<'_>,
        index: u64,
        n: &Natural,
    ) -> Result<(Natural, Place), Failure> {
        self.number(run, || Wording::new("batch-number").with("index", index).with("n", n))
    }

    /// Returns the next number; `expected` names it in an error.
    fn number(
        &mut self,
        run: &mut BatchRun<'_>,
        expected: impl Fn() -> Wording,
    ) -> Result<(Natural, Place), Failure> {
        let (place, found) = match self.tokens.next(run) {
            Ok(token) => match token.text.parse() {
                Ok(number) => return Ok((number, token.place)),
                Err(_) if token.text.starts_with(['-', '−']) => {
                    (token.place, Wording::new("batch-negative").with("text", shown(token.text)))
                }
                Err(_) => (token.place, Wording::new("batch-not-a-number").with("text", shown(token.text))),
            },
            Err(Unreadable::End(place)) => (place, Wording::new("batch-end")),
            Err(other) => return Err(self.unreadable(other)),
        };
        let expected = Wording::new("batch-expected").with("expected", expected());
        Err(self.wrong(place, expected.with("found", found)))
    }

    /// Checks that only white space follows the last case.
    fn end(&mut self, run: &mut BatchRun<'_>, cases: &Natural) -> Result<(), Failure> {
        // An error here belongs to no case.
        self.case = None;
        match self.tokens.next(run) {
            Err(Unreadable::End(_)) => Ok(()),
            Err(other) => Err(self.unreadable(other)),
            Ok(token) => {
                let (place, text) = (token.place, shown(token.text));
                let trailing = Wording::new("batch-trailing").with("text", text).with("cases", cases);
                Err(self.wrong(place, trailing))
            }
        }
    }

    fn unreadable(&self, why: Unreadable) -> Failure {
        match why {
            Unreadable::End(place) => self.wrong(place, Wording::new("batch-unexpected-end")),
            Unreadable::NotUtf8(place) => self.wrong(place, Wording::new("batch-number-not-utf")),
            Unreadable::TooLong(place) => self.wrong(place, Wording::new("batch-long-number")),
            Unreadable::Failed(failure) => failure,
        }
    }

    fn wrong(&self, place: Place, message: Wording) -> Failure {
        Failure::Wrong(self.complaint(place, message))
    }

    fn complaint(&self, place: Place, message: Wording) -> Wording {
        let placed = match self.case {
            Some(case) => Wording::new("batch-placed-in-case").with("case", case),
            None => Wording::new("batch-placed"),
        };
        placed.with("line", place.line).with("column", place.column).with("message", message)
    }
}

/// Returns the beginning of the text that was found, with control characters escaped for a message.
fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let start: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    let rest = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("`{start}{rest}`")
}
