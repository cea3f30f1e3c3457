//! [`Lang`]: the languages of the reports.

#[cfg_attr(feature = "messages-apart", path = "lang/given.rs")]
#[cfg_attr(not(feature = "messages-apart"), path = "lang/included.rs")]
mod texts;

use std::fmt;
use std::str::FromStr;

use crate::wording::{Catalogue, Wording, plural, words};
#[cfg(all(test, not(feature = "messages-apart")))]
pub(super) use texts::{IN_ALL_LANGUAGES, attribute};

/// A language that every message exists in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Chinese.
    Zh,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Zh];

    /// The code, as in `--lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Zh => "zh",
        }
    }

    /// The language of a locale such as `ru_RU.UTF-8`; English where it is none of ours.
    pub fn of_locale(locale: &str) -> Self {
        locale.parse().unwrap_or_default()
    }

    /// All messages, in Fluent's format: those of the reports, of the page, of arguments and of each game.
    pub fn messages(self) -> &'static str {
        texts::text(self)
    }

    /// Gives all messages of this language, as [`messages`](Self::messages) has them elsewhere. Only the first time counts.
    #[cfg(feature = "messages-apart")]
    pub fn give(self, messages: String) {
        texts::give(self, messages);
    }

    /// The messages by their names.
    pub(super) fn catalogue(self) -> &'static Catalogue {
        texts::catalogue(self)
    }

    /// A catalogue of this language without messages.
    pub(super) fn empty(self) -> Catalogue {
        Catalogue::new(match self {
            Self::En => plural::english,
            Self::Ru => plural::russian,
            Self::Zh => plural::chinese,
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    /// The sentence that says so.
    type Err = Wording;

    /// Reads a code such as `ru`, in any case, also with a region: `zh_CN`, `ru-RU`, `ru_RU.UTF-8`.
    fn from_str(text: &str) -> Result<Self, Wording> {
        let language = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let known = Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language));
        known.ok_or_else(|| words!("error-unknown-lang", text = text))
    }
}
