//! [`Lang`]: the languages of the reports.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::wording::{Catalogue, Wording, plural, words};

/// The messages that belong to one game, and those of arguments and of the glossary: each with an attribute for every
/// language.
pub(super) const IN_ALL_LANGUAGES: [&str; 3] =
    [crate::games::MESSAGES, include_str!("arguments.ftl"), include_str!("terms.ftl")];

/// All messages of each language as one text, in the order of [`Lang::ALL`].
static TEXTS: [LazyLock<String>; 3] =
    [LazyLock::new(|| Lang::En.text()), LazyLock::new(|| Lang::Ru.text()), LazyLock::new(|| Lang::Zh.text())];

/// The same by their names.
static CATALOGUES: [LazyLock<Catalogue>; 3] =
    [LazyLock::new(|| Lang::En.read()), LazyLock::new(|| Lang::Ru.read()), LazyLock::new(|| Lang::Zh.read())];

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
        &TEXTS[self as usize]
    }

    /// The messages by their names.
    pub(super) fn catalogue(self) -> &'static Catalogue {
        &CATALOGUES[self as usize]
    }

    /// The files of messages that are in this language only.
    const fn files(self) -> [&'static str; 4] {
        [self.of_reports(), self.of_errors(), self.of_charts(), self.of_page()]
    }

    fn text(self) -> String {
        [self.files().join("\n"), self.chosen()].join("\n")
    }

    /// A catalogue of this language without messages.
    pub(super) fn empty(self) -> Catalogue {
        Catalogue::new(match self {
            Self::En => plural::english,
            Self::Ru => plural::russian,
            Self::Zh => plural::chinese,
        })
    }

    fn read(self) -> Catalogue {
        let own = self.files().into_iter().fold(self.empty(), Catalogue::with);
        IN_ALL_LANGUAGES.into_iter().fold(own, |all, file| all.with_attributes(file, self.code()))
    }

    const fn of_reports(self) -> &'static str {
        match self {
            Self::En => include_str!("en.ftl"),
            Self::Ru => include_str!("ru.ftl"),
            Self::Zh => include_str!("zh.ftl"),
        }
    }

    const fn of_errors(self) -> &'static str {
        match self {
            Self::En => crate::wording::ENGLISH,
            Self::Ru => include_str!("../wording/ru.ftl"),
            Self::Zh => include_str!("../wording/zh.ftl"),
        }
    }

    const fn of_charts(self) -> &'static str {
        match self {
            Self::En => include_str!("charts/en.ftl"),
            Self::Ru => include_str!("charts/ru.ftl"),
            Self::Zh => include_str!("charts/zh.ftl"),
        }
    }

    const fn of_page(self) -> &'static str {
        match self {
            Self::En => include_str!("page/en.ftl"),
            Self::Ru => include_str!("page/ru.ftl"),
            Self::Zh => include_str!("page/zh.ftl"),
        }
    }

    /// Returns the messages of arguments and games in this language: `KEY =` and its attribute `.en = TEXT` make `KEY = TEXT`.
    fn chosen(self) -> String {
        let mut messages = String::new();
        let (mut key, mut is_ours) = ("", false);
        for line in
            IN_ALL_LANGUAGES.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'))
        {
            if let Some(name) = line.strip_suffix(" =") {
                (key, is_ours) = (name, false);
            } else if let Some((lang, text)) = attribute(line) {
                is_ours = lang == self.code();
                if is_ours {
                    messages.extend([key, " = ", text, "\n"]);
                }
            } else if is_ours && !line.is_empty() {
                messages.extend([line, "\n"]);
            }
        }
        messages
    }
}

/// Returns the name and the first line of the attribute that begins on this line, or `None` if none does.
pub(super) fn attribute(line: &str) -> Option<(&str, &str)> {
    line.trim_start().strip_prefix('.')?.split_once(" = ")
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
