//! [`Question`] and [`Answer`]: all questions and all answers.

use nimatron::{Budget, Report};
use serde::{Deserialize, Serialize};

use crate::{
    Answerer, CertificateAnswer, CertificateQuestion, ClaimKind, ErrorReport, GamesAnswer, GamesQuestion,
    GenusAnswer, GenusQuestion, GrundyAnswer, GrundyQuestion, MessagesAnswer, MessagesQuestion, MoveInput,
    MovesAnswer, MovesQuestion, NimberAnswer, NimberQuestion, PlayAnswer, PlayQuestion, QuotientAnswer,
    QuotientQuestion, RandomAnswer, RandomQuestion, ReplyQuestion, SolveQuestion, TableAnswer, TableQuestion,
    VerifyAnswer, VerifyQuestion,
};

/// A type of questions.
pub trait Ask {
    /// The type of their answers.
    type Answer: Serialize;

    /// Answers this question; [`Answerer::answer`] is the way to call it.
    ///
    /// # Errors
    /// [`ErrorReport`] if the question is wrong or the answer is out of reach.
    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<Self::Answer, ErrorReport>;

    /// Returns the code of the language in which the answer or the error is to be said, or `None` for English.
    fn lang(&self) -> Option<&str>;

    /// Returns whether few steps may be enough for an answer, if the question is short: then a server tries that first.
    fn may_be_cheap(&self) -> bool {
        false
    }

    /// Returns how many bytes describe what the question is about: a server allows fewer steps for more of them.
    fn bytes(&self) -> usize {
        0
    }
}

/// Any question: as JSON its kind and its fields, `{"solve": {"position": "nim 3 4 5"}}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Who wins, by which move, and why.
    Solve(SolveQuestion),
    /// What may be done in a position.
    Moves(MovesQuestion),
    /// The position after a move.
    Play(PlayQuestion),
    /// The opponent's move.
    Reply(ReplyQuestion),
    /// A position to begin with.
    Random(RandomQuestion),
    /// The Grundy values of single heaps.
    Grundy(GrundyQuestion),
    /// The values or outcomes of all positions that differ in two numbers.
    Table(TableQuestion),
    /// The misère quotient of a heap game.
    Quotient(QuotientQuestion),
    /// The genera of the single heaps of a game.
    Genus(GenusQuestion),
    /// A calculation with nimbers.
    Nimber(NimberQuestion),
    /// The list of games.
    Games(GamesQuestion),
    /// The messages of a language.
    Messages(MessagesQuestion),
    /// The proof of an answer.
    Certificate(CertificateQuestion),
    /// Whether a proof holds.
    Verify(VerifyQuestion),
}

/// The answer to any question, as JSON without its kind.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// To [`SolveQuestion`].
    Solve(Box<Report>),
    /// To [`MovesQuestion`].
    Moves(MovesAnswer),
    /// To [`PlayQuestion`].
    Play(PlayAnswer),
    /// To [`ReplyQuestion`].
    Reply(PlayAnswer),
    /// To [`RandomQuestion`].
    Random(RandomAnswer),
    /// To [`GrundyQuestion`].
    Grundy(GrundyAnswer),
    /// To [`TableQuestion`].
    Table(TableAnswer),
    /// To [`QuotientQuestion`].
    Quotient(QuotientAnswer),
    /// To [`GenusQuestion`].
    Genus(GenusAnswer),
    /// To [`NimberQuestion`].
    Nimber(NimberAnswer),
    /// To [`GamesQuestion`].
    Games(GamesAnswer),
    /// To [`MessagesQuestion`].
    Messages(MessagesAnswer),
    /// To [`CertificateQuestion`].
    Certificate(CertificateAnswer),
    /// To [`VerifyQuestion`].
    Verify(VerifyAnswer),
}

impl Ask for Question {
    type Answer = Answer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<Answer, ErrorReport> {
        Ok(match self {
            Self::Solve(question) => Answer::Solve(Box::new(question.answer(answerer, budget)?)),
            Self::Moves(question) => Answer::Moves(question.answer(answerer, budget)?),
            Self::Play(question) => Answer::Play(question.answer(answerer, budget)?),
            Self::Reply(question) => Answer::Reply(question.answer(answerer, budget)?),
            Self::Random(question) => Answer::Random(question.answer(answerer, budget)?),
            Self::Grundy(question) => Answer::Grundy(question.answer(answerer, budget)?),
            Self::Table(question) => Answer::Table(question.answer(answerer, budget)?),
            Self::Quotient(question) => Answer::Quotient(question.answer(answerer, budget)?),
            Self::Genus(question) => Answer::Genus(question.answer(answerer, budget)?),
            Self::Nimber(question) => Answer::Nimber(question.answer(answerer, budget)?),
            Self::Games(question) => Answer::Games(question.answer(answerer, budget)?),
            Self::Messages(question) => Answer::Messages(question.answer(answerer, budget)?),
            Self::Certificate(question) => Answer::Certificate(question.answer(answerer, budget)?),
            Self::Verify(question) => Answer::Verify(question.answer(answerer, budget)?),
        })
    }

    fn lang(&self) -> Option<&str> {
        match self {
            Self::Solve(question) => question.lang(),
            Self::Moves(question) => question.lang(),
            Self::Play(question) => question.lang(),
            Self::Reply(question) => question.lang(),
            Self::Random(question) => question.lang(),
            Self::Grundy(question) => question.lang(),
            Self::Table(question) => question.lang(),
            Self::Quotient(question) => question.lang(),
            Self::Genus(question) => question.lang(),
            Self::Nimber(question) => question.lang(),
            Self::Games(question) => question.lang(),
            Self::Messages(question) => question.lang(),
            Self::Certificate(question) => question.lang(),
            Self::Verify(question) => question.lang(),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Solve(question) => question.bytes(),
            Self::Moves(question) => question.bytes(),
            Self::Play(question) => question.bytes(),
            Self::Reply(question) => question.bytes(),
            Self::Random(question) => question.bytes(),
            Self::Grundy(question) => question.bytes(),
            Self::Table(question) => question.bytes(),
            Self::Quotient(question) => question.bytes(),
            Self::Genus(question) => question.bytes(),
            Self::Nimber(question) => question.bytes(),
            Self::Games(question) => question.bytes(),
            Self::Messages(question) => question.bytes(),
            Self::Certificate(question) => question.bytes(),
            Self::Verify(question) => question.bytes(),
        }
    }
}

impl Question {
    /// Returns one example of each kind; each has an answer.
    pub fn examples() -> Vec<Self> {
        let position = || "moore(2) 3 4 5".to_owned();
        let lang = || Some("en".to_owned());
        vec![
            Self::Solve(SolveQuestion { count: true, because: true, ..SolveQuestion::new(position()) }),
            Self::Moves(MovesQuestion { position: position(), lang: None }),
            Self::Play(PlayQuestion {
                position: position(),
                made: MoveInput::Typed("2>3 3>3".to_owned()),
                lang: None,
            }),
            Self::Reply(ReplyQuestion { seed: 7, ..ReplyQuestion::new(position()) }),
            Self::Random(RandomQuestion { game: "misere moore(2)".to_owned(), seed: 7, lang: None }),
            Self::Grundy(GrundyQuestion { game: "kayles".to_owned(), to: 200, svg: false, lang: None }),
            Self::Table(TableQuestion {
                game: "wythoff".to_owned(),
                first: 12,
                second: 12,
                outcomes: false,
                svg: false,
                lang: None,
            }),
            Self::Quotient(QuotientQuestion { game: "kayles".to_owned(), to: 12, lang: None }),
            Self::Genus(GenusQuestion { game: "kayles".to_owned(), to: 12, lang: None }),
            Self::Nimber(NimberQuestion { expression: "(5 * 7 + 3) / 2".to_owned(), lang: None }),
            Self::Games(GamesQuestion { lang: lang() }),
            Self::Messages(MessagesQuestion { lang: lang() }),
            Self::Certificate(CertificateQuestion {
                position: position(),
                claim: ClaimKind::Outcome,
                lang: None,
            }),
            Self::Verify(VerifyQuestion {
                certificate: serde_json::json!({
                    "certificate": 1,
                    "claim": { "over": { "position": "nim 0" } },
                    "proof": "no-move",
                    "seal": "0b5c2f6ab6378aee6d8df4c95fc74a9046fe83780944ccec11aa121a81815789",
                }),
                lang: None,
            }),
        ]
    }
}
