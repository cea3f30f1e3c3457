//! The messages of all languages, included in the program.

use std::sync::LazyLock;

use super::Lang;
use crate::wording::Catalogue;

/// The messages that belong to one game, and those of arguments and of the glossary: each with an attribute for every
/// language.
pub(in crate::report) const IN_ALL_LANGUAGES: [&str; 3] =
    [crate::games::MESSAGES, include_str!("../arguments.ftl"), include_str!("../terms.ftl")];

/// All messages of each language as one text, in the order of [`Lang::ALL`].
static TEXTS: [LazyLock<String>; 3] =
    [LazyLock::new(|| Lang::En.text()), LazyLock::new(|| Lang::Ru.text()), LazyLock::new(|| Lang::Zh.text())];

/// The same by their names.
static CATALOGUES: [LazyLock<Catalogue>; 3] =
    [LazyLock::new(|| Lang::En.read()), LazyLock::new(|| Lang::Ru.read()), LazyLock::new(|| Lang::Zh.read())];

/// Returns all messages of a language.
pub(super) fn text(lang: Lang) -> &'static str {
    &TEXTS[lang as usize]
}

/// Returns the messages of a language by their names.
pub(super) fn catalogue(lang: Lang) -> &'static Catalogue {
    &CATALOGUES[lang as usize]
}

impl Lang {
    /// The files of messages that are in this language only.
    const fn files(self) -> [&'static str; 4] {
        [self.of_reports(), self.of_errors(), self.of_charts(), self.of_page()]
    }

    fn text(self) -> String {
        [self.files().join("\n"), self.chosen()].join("\n")
    }

    fn read(self) -> Catalogue {
        let own = self.files().into_iter().fold(self.empty(), Catalogue::with);
        IN_ALL_LANGUAGES.into_iter().fold(own, |all, file| all.with_attributes(file, self.code()))
    }

    const fn of_reports(self) -> &'static str {
        match self {
            Self::En => include_str!("../en.ftl"),
            Self::Ru => include_str!("../ru.ftl"),
            Self::Zh => include_str!("../zh.ftl"),
        }
    }

    const fn of_errors(self) -> &'static str {
        match self {
            Self::En => crate::wording::ENGLISH,
            Self::Ru => include_str!("../../wording/ru.ftl"),
            Self::Zh => include_str!("../../wording/zh.ftl"),
        }
    }

    const fn of_charts(self) -> &'static str {
        match self {
            Self::En => include_str!("../charts/en.ftl"),
            Self::Ru => include_str!("../charts/ru.ftl"),
            Self::Zh => include_str!("../charts/zh.ftl"),
        }
    }

    const fn of_page(self) -> &'static str {
        match self {
            Self::En => include_str!("../page/en.ftl"),
            Self::Ru => include_str!("../page/ru.ftl"),
            Self::Zh => include_str!("../page/zh.ftl"),
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
pub(in crate::report) fn attribute(line: &str) -> Option<(&str, &str)> {
    line.trim_start().strip_prefix('.')?.split_once(" = ")
}
