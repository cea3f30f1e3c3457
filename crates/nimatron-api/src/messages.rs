//! [`MessagesQuestion`]: the messages of a language, from which a page takes all its wording.

use nimatron::Budget;
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorReport, is_default};

/// The messages of a language.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct MessagesQuestion {
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// All messages of a language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MessagesAnswer {
    /// The code of the language.
    pub lang: &'static str,
    /// The messages, in Fluent's format.
    pub messages: &'static str,
}

impl Ask for MessagesQuestion {
    type Answer = MessagesAnswer;

    fn answer(&self, answerer: &Answerer, _: &Budget) -> Result<MessagesAnswer, ErrorReport> {
        let lang = answerer.lang(self.lang.as_deref())?;
        Ok(MessagesAnswer { lang: lang.code(), messages: lang.messages() })
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
