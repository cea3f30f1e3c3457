//! [`NimberQuestion`]: a calculation with nimbers.

use nimatron::{Budget, Nimber};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorReport, is_default};

/// A calculation with nimbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct NimberQuestion {
    /// Numbers, `+`, `*`, `/`, `^`, parentheses and `sqrt(…)`: `(5 * 7 + 3) / 2`.
    pub expression: String,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// What a calculation gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NimberAnswer {
    /// The calculation, in its printed form.
    pub expression: String,
    /// The size of the Nim heap, in decimal digits.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub value: Nimber,
}

impl Ask for NimberQuestion {
    type Answer = NimberAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<NimberAnswer, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        answerer.check_digits(&self.expression)?;
        let located = |error| ErrorReport::of_parse(&error, &self.expression);
        let (value, expression) = Nimber::calculate(&self.expression, budget).map_err(located)?;
        Ok(NimberAnswer { expression, value })
    }

    fn bytes(&self) -> usize {
        self.expression.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
