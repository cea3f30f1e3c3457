//! The words of the command: those of the library and its own, in the language of the user.

use std::ffi::OsString;

use nimatron::{Lang, Messages};

/// Returns all messages in `lang`.
pub(crate) fn messages(lang: Lang) -> Messages {
    Messages::new(lang).with(own(lang))
}

/// Returns the messages that belong to the command, in Fluent's format.
const fn own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("words/en.ftl"),
        Lang::Ru => include_str!("words/ru.ftl"),
        Lang::Zh => include_str!("words/zh.ftl"),
    }
}

/// Returns the language that the arguments ask for, or else the locale's. It is needed before the arguments are read,
/// because the help and the errors in them are in that language too.
pub(crate) fn lang_of(arguments: &[OsString]) -> Lang {
    let mut asked = None;
    let mut arguments = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        let value = match argument.strip_prefix("--lang") {
            Some("") => arguments.next().map(|value| value.into_owned()),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        asked = value.and_then(|value| value.parse().ok()).or(asked);
    }
    asked.unwrap_or_else(of_locale)
}

fn of_locale() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.map_or(Lang::En, |locale| Lang::of_locale(&locale))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The variables of each message, by its name.
    fn variables(lang: Lang) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut last = "";
        for line in own(lang).lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                last = name;
                assert!(found.insert(name, BTreeSet::new()).is_none(), "{lang}: {name} twice");
            }
            let names = line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
            found.entry(last).or_default().extend(names.flatten().filter(|name| *name != "count"));
        }
        found
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_variables() {
        let english = variables(Lang::En);
        assert!(english.len() > 100);
        for lang in Lang::ALL {
            assert_eq!(messages(lang).mistakes(), Vec::<String>::new());
            assert_eq!(english, variables(lang), "{lang}");
        }
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are_read() {
        let lang = |line: &str| lang_of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(lang("nimatron solve 3 --lang RU"), Lang::Ru);
        assert_eq!(lang("nimatron --lang=zh_CN games"), Lang::Zh);
        assert_eq!(lang("nimatron --lang ru solve --lang zh -- --lang ru"), Lang::Zh);
    }
}
