//! [`Answerer`]: answers questions within limits.

use std::sync::OnceLock;

use nimatron::games::RuleFiles;
use nimatron::notation::{Place, Wording};
use nimatron::{Budget, Convention, Lang, Messages, Position};

use crate::{Advice, Answer, AnswerLimits, Ask, ErrorCode, ErrorReport, Question};

/// Answers questions within limits. It reads the messages of each language once and keeps nothing else.
#[derive(Default)]
pub struct Answerer {
    limits: AnswerLimits,
    files: Option<Box<dyn RuleFiles + Send + Sync>>,
    advice: Option<Advice>,
    messages: [OnceLock<Messages>; Lang::ALL.len()],
}

impl Answerer {
    /// Answers within `limits`, and knows no rule files.
    pub fn new(limits: AnswerLimits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// The same, with the rule files that a position may name.
    #[must_use]
    pub fn with_rule_files(mut self, files: impl RuleFiles + Send + Sync + 'static) -> Self {
        self.files = Some(Box::new(files));
        self
    }

    /// The same, with errors that say what to do if the budget is not enough.
    #[must_use]
    pub fn with_advice(mut self, advice: Advice) -> Self {
        self.advice = Some(advice);
        self
    }

    /// Returns the limits.
    pub const fn limits(&self) -> &AnswerLimits {
        &self.limits
    }

    /// Answers a question.
    ///
    /// # Errors
    /// [`ErrorReport`] if the question is wrong or the answer is out of reach.
    pub fn answer<Q: Ask>(&self, question: &Q, budget: &Budget) -> Result<Q::Answer, ErrorReport> {
        // An error about an unknown language is in English.
        let in_language = |error: ErrorReport| {
            let error = match &self.advice {
                Some(advice) => error.advised(advice),
                None => error,
            };
            match self.messages(question.lang()) {
                Ok(messages) => error.said_by(messages),
                Err(_) => error,
            }
        };
        question.answer(self, budget).map_err(in_language)
    }

    /// Answers a question that is written as JSON, with JSON: an answer or an error.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron_api::Answerer;
    ///
    /// let answer = Answerer::default().answer_json(r#"{"play": {"position": "nim 3 4", "move": "2>3"}}"#, &Budget::default());
    /// assert!(answer.contains(r#""to":"nim 3 3""#));
    /// ```
    pub fn answer_json(&self, question: &str, budget: &Budget) -> String {
        let read = serde_json::from_str::<Question>(question).map_err(|error| ErrorReport::of_json(&error));
        let written = read.and_then(|question| {
            let answer: Answer = self.answer(&question, budget)?;
            let failed = |error: serde_json::Error| ErrorReport::new(ErrorCode::Internal, error.to_string());
            serde_json::to_string(&answer).map_err(failed)
        });
        written.unwrap_or_else(|error| serde_json::json!({ "error": error }).to_string())
    }

    /// Whether positions may name rule files.
    pub(crate) const fn has_rule_files(&self) -> bool {
        self.files.is_some()
    }

    /// Returns the language with the code `lang`, English if there is none.
    pub(crate) fn lang(&self, lang: Option<&str>) -> Result<Lang, ErrorReport> {
        lang.map_or(Ok(Lang::En), |lang| {
            lang.parse().map_err(|unknown: Wording| ErrorReport::new(ErrorCode::UnknownLanguage, unknown))
        })
    }

    /// Returns the messages of the language with the code `lang`, the English ones if there is none.
    ///
    /// # Errors
    /// [`ErrorReport`] if there is no such language.
    pub fn messages(&self, lang: Option<&str>) -> Result<&Messages, ErrorReport> {
        let lang = self.lang(lang)?;
        let index = Lang::ALL.iter().position(|known| *known == lang).unwrap_or_default();
        Ok(self.messages[index].get_or_init(|| Messages::new(lang)))
    }

    /// Reads a position, if its numbers are not too long.
    pub(crate) fn position(&self, text: &str) -> Result<Position, ErrorReport> {
        self.check_digits(text)?;
        let position = match &self.files {
            Some(files) => Position::parse_with(text, files.as_ref()),
            None => text.parse(),
        };
        position.map_err(|error| ErrorReport::of_parse(&error, text))
    }

    /// Reads one game without numbers, as its empty position under normal play.
    pub(crate) fn game(&self, text: &str) -> Result<Position, ErrorReport> {
        let position = self.position(text)?;
        let mut components = position.components();
        match (components.next(), components.next()) {
            (Some(component), None) if component.numbers().is_empty() => {}
            (Some(_), Some(_)) => {
                return Err(ErrorReport::new(ErrorCode::NotAHeapGame, Wording::new("error-sum-sequence")));
            }
            _ => {
                let message = Wording::new("error-not-a-game").with("text", text);
                return Err(ErrorReport::new(ErrorCode::NotAGame, message));
            }
        }
        drop(components);
        Ok(position.with_convention(Convention::Normal))
    }

    /// Checks that a heap is not larger than may be asked for.
    pub(crate) fn check_heap(&self, heap: u64) -> Result<usize, ErrorReport> {
        check_heap(heap, self.limits.heap)
    }

    /// Checks that a heap is not larger than may be asked for in a misère quotient.
    pub(crate) fn check_quotient_heap(&self, heap: u64) -> Result<usize, ErrorReport> {
        check_heap(heap, self.limits.quotient_heap)
    }

    /// Checks that a number is not larger than may be asked for in a table.
    pub(crate) fn check_table(&self, number: u64, messages: &Messages) -> Result<usize, ErrorReport> {
        let most = self.limits.table;
        let too_far = || {
            let numbers = [("number", number.to_string()), ("most", most.to_string())];
            ErrorReport::new(ErrorCode::TooFar, messages.format_owned("pairs-too-far", &numbers))
        };
        usize::try_from(number).ok().filter(|_| number <= most).ok_or_else(too_far)
    }

    /// Checks that no number in `text` has too many digits.
    pub(crate) fn check_digits(&self, text: &str) -> Result<(), ErrorReport> {
        let most = self.limits.digits;
        let mut digits = 0;
        for (offset, byte) in text.bytes().enumerate() {
            digits = match byte {
                b'0'..=b'9' => digits + 1,
                b'_' => digits,
                _ => 0,
            };
            if digits > most {
                let message = Wording::new("error-digits").with("most", most);
                return Err(ErrorReport::new(ErrorCode::TooLarge, message).at(Place::of(text, offset)));
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Answerer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answerer").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// Returns `heap` as an index, if it is not larger than `most`.
fn check_heap(heap: u64, most: u64) -> Result<usize, ErrorReport> {
    let too_far = || {
        let message = Wording::new("error-too-far").with("heap", heap).with("most", most);
        ErrorReport::new(ErrorCode::TooFar, message)
    };
    usize::try_from(heap).ok().filter(|_| heap <= most).ok_or_else(too_far)
}
