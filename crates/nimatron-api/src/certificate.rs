//! [`CertificateQuestion`]: the proof of an answer.

use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::Sequence;
use nimatron::games::RULES;
use nimatron::notation::Wording;
use nimatron::{Budget, Position};
use nimatron_verify::verify_within;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A position, or a game, and what about it is to be proved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CertificateQuestion {
    /// The position, in the notation; for the period of a game the game without numbers.
    pub position: String,
    /// What is to be proved: the outcome if nothing is said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub claim: ClaimKind,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// What a certificate proves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// Who wins, and by which move.
    #[default]
    Outcome,
    /// The Grundy value under normal play.
    Grundy,
    /// The period of the Grundy values of single heaps.
    Period,
}

/// A certificate, which the verifier has accepted. As JSON it is the certificate itself.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = Object))]
#[serde(transparent)]
pub struct CertificateAnswer(Box<RawValue>);

impl CertificateAnswer {
    /// The certificate, if the verifier accepts it.
    ///
    /// # Errors
    /// [`ErrorReport`] if it does not, which is a fault of this program, or not within `steps` steps.
    pub fn new(certificate: &Certificate, steps: u64) -> Result<Self, ErrorReport> {
        let failed = |error: serde_json::Error| ErrorReport::new(ErrorCode::Failed, error.to_string());
        let json = certificate.to_json().map_err(failed)?;
        if let Err(refusal) = verify_within(&json, steps) {
            let reason = ErrorReport::refusal(&refusal);
            let message = Wording::new("error-certificate-refused").with("reason", reason);
            return Err(ErrorReport::new(ErrorCode::Failed, message));
        }
        RawValue::from_string(json).map(Self).map_err(failed)
    }

    /// Returns the certificate as one line of JSON.
    pub fn json(&self) -> &str {
        self.0.get()
    }
}

impl CertificateQuestion {
    /// Answers the question about a position that was read already, instead of the one that it names.
    ///
    /// # Errors
    /// [`ErrorReport`] if there is no such certificate, or it is out of reach.
    pub fn answer_about(
        &self,
        position: &Position,
        answerer: &Answerer,
        budget: &Budget,
    ) -> Result<CertificateAnswer, ErrorReport> {
        if position.components().any(|component| component.entry().name == RULES.name) {
            return Err(ErrorReport::new(ErrorCode::NoCertificate, Wording::new("error-rules-certificate")));
        }
        let certificate = match self.claim {
            ClaimKind::Outcome => Certificate::of_outcome(position, budget)?,
            ClaimKind::Grundy => Certificate::of_grundy_value(position, budget)?,
            ClaimKind::Period => period(position, budget)?,
        };
        CertificateAnswer::new(&certificate, answerer.limits().verify_steps)
    }
}

fn period(game: &Position, budget: &Budget) -> Result<Certificate, ErrorReport> {
    let rules = game.components().next().and_then(|component| component.take_and_break().cloned());
    let message = || Wording::new("error-period-game").with("game", game.to_string());
    let rules = rules.ok_or_else(|| ErrorReport::new(ErrorCode::NotAHeapGame, message()))?;
    let mut sequence = Sequence::new(rules);
    sequence.prove_period(budget)?;
    let none = || ErrorReport::new(ErrorCode::NoPeriod, Wording::new("error-no-period"));
    Certificate::of_period(&sequence).ok_or_else(none)
}

impl Ask for CertificateQuestion {
    type Answer = CertificateAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<CertificateAnswer, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        let position = match self.claim {
            ClaimKind::Period => answerer.game(&self.position)?,
            ClaimKind::Outcome | ClaimKind::Grundy => answerer.position(&self.position)?,
        };
        self.answer_about(&position, answerer, budget)
    }

    fn bytes(&self) -> usize {
        self.position.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
