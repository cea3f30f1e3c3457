//! [`Lang`]: the languages of the reports.

use std::fmt;
use std::str::FromStr;

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
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_lowercase().parse().unwrap_or_default()
    }

    /// All messages, in Fluent's format: those of the reports and those of the page.
    pub const fn messages(self) -> &'static str {
        match self {
            Self::En => concat!(include_str!("en.ftl"), "\n", include_str!("page/en.ftl")),
            Self::Ru => concat!(include_str!("ru.ftl"), "\n", include_str!("page/ru.ftl")),
            Self::Zh => concat!(include_str!("zh.ftl"), "\n", include_str!("page/zh.ftl")),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that is not one of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a supported language; expected en, ru or zh")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}
