//! The messages of the languages that the program has given.

use std::sync::{LazyLock, OnceLock};

use super::Lang;
use crate::wording::Catalogue;

/// What was given, in the order of [`Lang::ALL`].
static TEXTS: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];

/// The same by their names.
static CATALOGUES: [OnceLock<Catalogue>; 3] = [const { OnceLock::new() }; 3];

/// The messages of a language that were not given.
static NONE: LazyLock<Catalogue> = LazyLock::new(|| Lang::En.empty());

/// Keeps the messages of a language, unless there are some.
pub(super) fn give(lang: Lang, messages: String) {
    let text = TEXTS[lang as usize].get_or_init(|| messages);
    CATALOGUES[lang as usize].get_or_init(|| lang.empty().with(text));
}

/// Returns all messages of a language, none if they were not given.
pub(super) fn text(lang: Lang) -> &'static str {
    TEXTS[lang as usize].get().map_or("", String::as_str)
}

/// Returns the messages of a language by their names, none if they were not given.
pub(super) fn catalogue(lang: Lang) -> &'static Catalogue {
    CATALOGUES[lang as usize].get().unwrap_or(&NONE)
}
