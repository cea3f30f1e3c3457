//! [`ErrorCode`]: every stable slug of an error, on every surface.

use std::fmt;

use nimatron::notation::ErrorKind;
use serde::{Serialize, Serializer};

macro_rules! error_codes {
    ($($name:ident, $slug:literal, $meaning:literal;)*) => {
        /// What went wrong, as a stable slug. This is the catalogue of all of them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ErrorCode {
            $(#[doc = $meaning] $name,)*
        }

        impl ErrorCode {
            /// All codes.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Returns the slug.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)* }
            }

            /// Returns what it means, in one line.
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning,)* }
            }
        }
    };
}

error_codes! {
    // Questions.
    Syntax, "syntax", "The text is not in the notation.";
    UnknownGame, "unknown-game", "No game has that name.";
    BadParameters, "bad-parameters", "The parameters do not fit the game.";
    BadPosition, "bad-position", "The numbers do not make a position of the game.";
    BadRules, "bad-rules", "A rule file cannot be read or has mistakes.";
    IllegalMove, "illegal-move", "The move is not legal in the position.";
    DivisionByZero, "division-by-zero", "A calculation divides by 0.";
    GameOver, "game-over", "No move is left.";
    BadLevel, "bad-level", "There is no such level of play.";
    UnknownLanguage, "unknown-language", "There are no messages in that language.";
    NotAGame, "not-a-game", "A game without numbers is expected.";
    NotAHeapGame, "not-a-heap-game", "The game is not played with single heaps.";
    NotATable, "not-a-table", "The game has not two numbers left out.";
    TooFar, "too-far", "The heap is larger than may be asked for.";
    TooLarge, "too-large", "The question is too long, or a number in it.";
    NoPosition, "no-position", "No position with a move was drawn.";
    NoCertificate, "no-certificate", "Such answers have no certificates.";
    NoPeriod, "no-period", "No period is proved.";
    Refused, "refused", "The verifier refuses the certificate.";
    OverBudget, "over-budget", "The answer is out of reach within the budget.";
    // Reading questions.
    BadJson, "bad-json", "The body is not JSON.";
    BadRequest, "bad-request", "The JSON is not a question.";
    BadQuery, "bad-query", "The query is not a question.";
    BadBody, "bad-body", "The body cannot be read.";
    BadHost, "bad-host", "The request does not say which host it is for.";
    ForeignHost, "foreign-host", "The request is for a host that this server is not.";
    ForeignPage, "foreign-page", "The request comes from a page of another origin.";
    MediaType, "media-type", "The body was not sent as JSON.";
    Json, "json", "A line of a batch is not a question.";
    LineTooLong, "line-too-long", "A line of a batch is too long.";
    NotUtf8, "not-utf-8", "A line of a batch is not text in UTF-8.";
    Input, "input", "The arguments or the input of the command are wrong.";
    // Everything else.
    NotFound, "not-found", "There is nothing at this address.";
    MethodNotAllowed, "method-not-allowed", "The address does not take this method.";
    Timeout, "timeout", "The request took too long to arrive.";
    Busy, "busy", "The server has no room now.";
    Deadline, "deadline", "The answer took too long.";
    Internal, "internal", "The program has a fault.";
    Io, "io", "Reading or writing failed.";
    Failed, "failed", "The command could not do what it was asked.";
}

impl ErrorCode {
    /// Whether the question has to be changed: the exit code of the command is then 2.
    pub const fn is_wrong_question(self) -> bool {
        !matches!(
            self,
            Self::NoPosition
                | Self::NoPeriod
                | Self::OverBudget
                | Self::Timeout
                | Self::Busy
                | Self::Deadline
                | Self::Internal
                | Self::Io
                | Self::Failed
        )
    }
}

impl From<ErrorKind> for ErrorCode {
    fn from(kind: ErrorKind) -> Self {
        match kind {
            ErrorKind::Syntax => Self::Syntax,
            ErrorKind::UnknownGame => Self::UnknownGame,
            ErrorKind::BadParameters => Self::BadParameters,
            ErrorKind::BadPosition => Self::BadPosition,
            ErrorKind::IllegalMove => Self::IllegalMove,
            ErrorKind::BadRules => Self::BadRules,
            ErrorKind::DivisionByZero => Self::DivisionByZero,
            ErrorKind::OverBudget => Self::OverBudget,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl Serialize for ErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for ErrorCode {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Type};
        let slugs = Self::ALL.iter().map(|code| code.slug());
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(slugs));
        schema.description(Some("What went wrong, as a stable slug.")).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for ErrorCode {}
