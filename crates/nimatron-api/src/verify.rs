//! [`VerifyQuestion`]: whether a proof holds, by code that shares nothing with the solver.

use std::borrow::Cow;

use nimatron::Budget;
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
    pub fn new(certificate: &str, steps: u64) -> Result<Self, ErrorReport> {
        let verified = verify_within(certificate, steps)?;
        Ok(Self { verified: verified.to_string(), claim: verified.claim })
    }
}

impl From<Refusal> for ErrorReport {
    fn from(refusal: Refusal) -> Self {
        Self::new(ErrorCode::Refused, format!("refused: {refusal}"))
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
        answerer.lang(self.lang.as_deref())?;
        VerifyAnswer::new(&self.text(), budget.steps())
    }

    fn bytes(&self) -> usize {
        self.text().len()
    }
}
