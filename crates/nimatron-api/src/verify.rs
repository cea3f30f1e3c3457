//! [`VerifyQuestion`]: whether a proof holds, by code that shares nothing with the solver.

use std::borrow::Cow;

use nimatron::notation::Wording;
use nimatron::{Budget, Messages};
use nimatron_verify::{Claim, Refusal, verify_within};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A certificate that is to be checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct VerifyQuestion {
    /// The certificate: as data, or as a string that holds its JSON.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub certificate: Value,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// A claim that is proved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VerifyAnswer {
    /// The claim in words.
    pub verified: String,
    /// The claim as data.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub claim: Claim,
}

impl VerifyAnswer {
    /// Checks a certificate in at most `steps` steps.
    ///
    /// # Errors
    /// [`ErrorReport`] with the reason if it is refused.
    pub fn new(certificate: &str, steps: u64, messages: &Messages) -> Result<Self, ErrorReport> {
        let claim = verify_within(certificate, steps)?.claim;
        Ok(Self { verified: messages.say(&proved(&claim)), claim })
    }
}

impl From<Refusal> for ErrorReport {
    fn from(refusal: Refusal) -> Self {
        let reason = Self::refusal(&refusal);
        Self::new(ErrorCode::Refused, Wording::new("error-refused").with("reason", reason))
    }
}

impl ErrorReport {
    /// Returns why the verifier refuses a certificate.
    pub(crate) fn refusal(refusal: &Refusal) -> Wording {
        match refusal.at {
            // The text is no certificate at all.
            "" => Self::of_serde(&refusal.why),
            field => Wording::new("error-refused-at").with("field", field).with("reason", &refusal.why),
        }
    }
}

/// Returns a claim that is proved, in words.
fn proved(claim: &Claim) -> Wording {
    let of = |id, position: &String| Wording::new(id).with("position", position);
    match claim {
        Claim::Won { position, to } => of("verified-won", position).with("to", to),
        Claim::Lost { position } => of("verified-lost", position),
        Claim::Over { position } if position.starts_with("misere ") => of("verified-over-n", position),
        Claim::Over { position } => of("verified-over-p", position),
        Claim::Grundy { position, value } => of("verified-grundy", position).with("value", value),
        Claim::Period { game, preperiod, period, saltus } => {
            let id = if *saltus == 0 { "verified-period" } else { "verified-period-rising" };
            let period =
                Wording::new(id).with("game", game).with("period", *period).with("preperiod", *preperiod);
            if *saltus == 0 { period } else { period.with("saltus", *saltus) }
        }
    }
}

impl VerifyQuestion {
    fn text(&self) -> Cow<'_, str> {
        match &self.certificate {
            Value::String(text) => Cow::Borrowed(text),
            certificate => Cow::Owned(certificate.to_string()),
        }
    }
}

impl Ask for VerifyQuestion {
    type Answer = VerifyAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<VerifyAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        VerifyAnswer::new(&self.text(), budget.steps(), messages)
    }

    fn bytes(&self) -> usize {
        self.text().len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
