//! [`AnswerStyle`]: how the answer to one position is written.

use nimatron::games::Component;
use nimatron::notation::Wording;
use nimatron::{Budget, Natural, Outcome, Position};
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::BatchArgs;
use crate::batch::AnswerFormat;
use crate::batch::words::WinnerWords;
use crate::failure::Failure;

/// What is printed for each position, and in which words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct AnswerStyle {
    pub(crate) format: AnswerFormat,
    pub(crate) words: Option<WinnerWords>,
}

impl AnswerStyle {
    /// Returns the style that was asked for, or `None` if nothing was said about it.
    pub(crate) fn of(args: &BatchArgs) -> Result<Option<Self>, Failure> {
        let words = args.words.clone();
        let format = args.answer.or(words.as_ref().map(|_| AnswerFormat::FirstSecond));
        match format {
            Some(format)
                if words.is_some()
                    && !matches!(format, AnswerFormat::FirstSecond | AnswerFormat::Outcome) =>
            {
                let unfit = Wording::new("batch-words").with("format", format.to_string());
                Err(Failure::Wrong(unfit))
            }
            format => Ok(format.map(|format| Self { format, words })),
        }
    }

    /// Returns the answer to `position`: one line, or two.
    ///
    /// # Errors
    /// [`ErrorReport`] if it is over the budget, or if the winning move cannot be written so.
    pub(crate) fn answer(&self, position: &Position, budget: &Budget) -> Result<String, ErrorReport> {
        if self.format == AnswerFormat::Grundy {
            return Ok(position.grundy(budget)?.0.to_string());
        }
        let solution = position.solve(budget)?;
        if self.format.is_move() {
            let winning = solution.winning_move()?;
            let Some(winning) = winning else { return Ok("-".to_owned()) };
            return match self.format {
                AnswerFormat::Heaps => Ok(heaps(winning.to())),
                AnswerFormat::HeapAmount => heap_amounts(position, winning.to()).ok_or_else(|| {
                    let message = Wording::new("batch-heap-amount").with("move", winning.to_string());
                    ErrorReport::new(ErrorCode::Input, message)
                }),
                _ => Ok(winning.to().to_string()),
            };
        }
        let mut answer = self.text(solution.outcome()).to_owned();
        if self.counts(solution.outcome()) {
            answer += &solution.count()?.to_string();
        }
        Ok(answer)
    }

    /// Returns the part of the answer that depends on the outcome only.
    pub(crate) fn text(&self, outcome: Outcome) -> &str {
        match (self.format, &self.words, outcome) {
            (AnswerFormat::FirstSecond | AnswerFormat::Outcome, Some(words), outcome) => words.of(outcome),
            (AnswerFormat::FirstSecond, _, Outcome::N) => "First",
            (AnswerFormat::FirstSecond, _, Outcome::P) => "Second",
            (AnswerFormat::Report, _, Outcome::N) => {
                "First player wins (N-position)\nNumber of winning options for the first step: "
            }
            (AnswerFormat::Report, _, Outcome::P) => "Second player wins (P-position)",
            (AnswerFormat::Count, ..) => "",
            (_, _, Outcome::N) => "N",
            (_, _, Outcome::P) => "P",
        }
    }

    /// Returns whether the number of winning moves follows the [`text`](Self::text).
    pub(crate) fn counts(&self, outcome: Outcome) -> bool {
        match self.format {
            AnswerFormat::Count => true,
            AnswerFormat::Report => outcome == Outcome::N,
            _ => false,
        }
    }
}

/// Returns the numbers of a position, with a plus sign between the components of a sum.
fn heaps(position: &Position) -> String {
    let numbers = |component: Component| {
        component.numbers().iter().map(Natural::to_string).collect::<Vec<_>>().join(" ")
    };
    position.components().map(numbers).collect::<Vec<_>>().join(" + ")
}

/// Returns each heap that a move takes from, from 1, and how much; or `None` if the move does anything else.
fn heap_amounts(from: &Position, to: &Position) -> Option<String> {
    let (from, to) =
        (from.components().next()?, to.components().next().filter(|_| from.components().len() == 1)?);
    let (before, after) = (from.numbers(), to.numbers());
    if before.len() != after.len() || from.ruleset_notation() != to.ruleset_notation() {
        return None;
    }
    let mut pairs = Vec::new();
    for (heap, (before, after)) in (1..).zip(before.iter().zip(after)) {
        let taken = before.checked_sub(after)?;
        if !taken.is_zero() {
            pairs.push(format!("{heap} {taken}"));
        }
    }
    Some(pairs.join(" "))
}
