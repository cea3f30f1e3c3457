//! Every question to Nimatron and its answer as plain data, without HTTP, files or a clock.
//!
//! A [`Question`] is one of the types below it, each with its answer; an [`Answerer`] answers it within a
//! [`Budget`] and [`AnswerLimits`], or says why not with an [`ErrorReport`]. The HTTP API, `--json` and
//! the lines of `batch --format jsonl` are these answers written as JSON.
//!
//! ```
//! use nimatron::Budget;
//! use nimatron_api::{Question, answer};
//!
//! let question: Question = serde_json::from_str(r#"{"solve": {"position": "moore(2) 3 4 5"}}"#)?;
//! let answer = serde_json::to_value(answer(&question, &Budget::default())?)?;
//! assert_eq!(answer["winning_move"]["to"], "moore(2) 3 3 3");
//! assert_eq!(answer["winning_move"]["move"], "2>3 3>3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod answerer;
mod certificate;
mod error;
mod error_code;
mod games;
mod genus;
mod grundy;
mod limits;
mod messages;
mod move_input;
mod moves;
mod nimber;
mod play;
mod question;
mod quotient;
mod random;
mod reply;
mod solve;
mod survey;
mod table;
mod verify;

pub use answerer::Answerer;
pub use certificate::{CertificateAnswer, CertificateQuestion, ClaimKind};
pub use error::{ErrorAnswer, ErrorReport};
pub use error_code::ErrorCode;
pub use games::{GameReport, GamesAnswer, GamesQuestion};
pub use genus::{FoundGenera, GenusAnswer, GenusQuestion, HeapGenus};
pub use grundy::{GrundyAnswer, GrundyQuestion, Largest, single_heaps};
pub use limits::AnswerLimits;
pub use messages::{MessagesAnswer, MessagesQuestion};
pub use move_input::MoveInput;
pub use moves::{ComponentReport, MovesAnswer, MovesQuestion};
pub use nimber::{NimberAnswer, NimberQuestion};
pub use play::{PlayAnswer, PlayQuestion};
pub use question::{Answer, Ask, Question};
pub use quotient::{FoundQuotient, QuotientAnswer, QuotientQuestion};
pub use random::{RandomAnswer, RandomQuestion};
pub use reply::ReplyQuestion;
pub use solve::{MoveGoal, SolveQuestion};
pub use survey::{SurveyClass, SurveyFamily, SurveyReach, SurveyRow};
pub use table::{TableAnswer, TableQuestion, drawn, table_of};
pub use verify::{VerifyAnswer, VerifyQuestion};

use nimatron::Budget;

/// Answers one question with the default limits. A program with many questions keeps an [`Answerer`].
///
/// # Errors
/// [`ErrorReport`] if the question is wrong or the answer is out of reach.
pub fn answer(question: &Question, budget: &Budget) -> Result<Answer, ErrorReport> {
    Answerer::default().answer(question, budget)
}

/// Whether a field of a question has its default and need not be written.
fn is_default<T: Default + PartialEq>(field: &T) -> bool {
    *field == T::default()
}
