//! [`Messages`]: the messages of one language, filled in.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Natural;
use crate::report::Lang;
use crate::theory::{Citation, Facts};
use crate::wording::{Part, Wording, term_id};

/// The messages of one language.
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// The messages of `lang`.
    ///
    /// # Panics
    /// Never: the messages are compiled in, and a test reads them all.
    pub fn new(lang: Lang) -> Self {
        let tag: LanguageIdentifier = lang.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Terminals show the isolating marks as boxes.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(lang.messages().to_owned()).expect("well-formed messages");
        bundle.add_resource(resource).expect("each message once");
        Self { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Message `key` with its variables filled in; the key itself where there is no such message.
    pub fn format(&self, key: &str, variables: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(*name, *value);
        }
        self.resolve(key, &args)
    }

    /// Message `key` with variables that were made for it.
    pub fn format_owned(&self, key: &str, variables: &[(&str, String)]) -> String {
        let variables: Vec<(&str, &str)> =
            variables.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.format(key, &variables)
    }

    /// Message `key`, which counts something: `$n` is the number in full, `$count` chooses the grammatical form.
    pub fn format_plural(&self, key: &str, number: &Natural) -> String {
        self.format_counted(key, number, &[])
    }

    /// The same with more variables.
    pub(crate) fn format_counted(&self, key: &str, number: &Natural, variables: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(*name, *value);
        }
        args.set("n", number.to_string());
        args.set("count", grammatical(number));
        self.resolve(key, &args)
    }

    /// Returns message `key` with `facts` filled in. A fact NAME is a list, printed as its name says: `pairs` in
    /// parentheses, `sum…` with plus signs, `xor…` as a nim-sum, any other as a list. `NAME-len` is its length, `NAME-or` the list with "or"
    /// and, if it is one number, `NAME-count` the number that chooses the grammatical form.
    pub(crate) fn format_facts(&self, key: &str, facts: &Facts, others: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (name, text) in others {
            args.set(*name, *text);
        }
        for (name, numbers) in facts {
            let texts = shortened_list(numbers);
            args.set(format!("{name}-len"), FluentValue::from(numbers.len()));
            if let [number] = numbers.as_slice() {
                args.set(format!("{name}-count"), grammatical(number));
            }
            args.set(format!("{name}-or"), self.listed(&texts, "list-or"));
            args.set(
                *name,
                match *name {
                    "pairs" => {
                        let pairs: Vec<String> =
                            numbers.chunks(2).map(|pair| format!("({})", joined(pair, ", "))).collect();
                        if pairs.len() == 1 { pairs.concat() } else { pairs.join(", ") }
                    }
                    "tuple" => texts.join(", "),
                    "after" => texts.join(" "),
                    name if name.starts_with("sum") => texts.join(" + "),
                    name if name.starts_with("xor") => texts.join(" ⊕ "),
                    _ => self.listed(&texts, "list-numbers"),
                },
            );
        }
        self.resolve(key, &args)
    }

    /// Returns a technical term, such as the name of a theorem, in this language; as it is if there is no message for it.
    pub fn term(&self, english: &str) -> String {
        let id = term_id(english);
        let is_other = self.lang != Lang::En && self.has(&id);
        if is_other { self.format(&id, &[]) } else { english.to_owned() }
    }

    /// Returns the source of a theorem, with the remark about it in this language.
    pub(crate) fn source(&self, citation: &Citation) -> String {
        match citation.source.strip_suffix(citation.remark).filter(|_| !citation.remark.is_empty()) {
            Some(source) => source.to_owned() + &self.format(&format!("remark-{}", citation.key), &[]),
            None => citation.source.to_owned(),
        }
    }

    /// Returns these messages and those of another file in Fluent's format.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn with(mut self, fluent: String) -> Result<Self, String> {
        let resource = FluentResource::try_new(fluent).map_err(|(_, errors)| format!("{errors:?}"))?;
        self.bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
        Ok(self)
    }

    /// Returns a sentence in this language.
    pub fn say(&self, wording: &Wording) -> String {
        match &wording.0 {
            Part::Text(text) => text.clone(),
            Part::Number(number) => number.to_string(),
            Part::Term(english) => self.term(english),
            Part::Message { id, arguments } => {
                let mut args = FluentArgs::new();
                for (name, value) in arguments {
                    // A number chooses the grammatical form. Fluent's are floating point: large ones go as text.
                    match value.0 {
                        Part::Number(number) if number < 1 << 53 => args.set(*name, number),
                        _ => args.set(*name, self.say(value)),
                    }
                }
                self.resolve(id, &args)
            }
        }
    }

    fn resolve(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// A list such as `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.listed(items, "list-last")
    }

    /// Returns a list whose last item is joined by the message `last`.
    pub(crate) fn listed(&self, items: &[String], last: &str) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., item] => {
                let separator = self.format("list-separator", &[]);
                let first = first.join(separator.trim_matches('"'));
                self.format(last, &[("first", &first), ("last", item)])
            }
        }
    }
}

/// Returns the number that chooses the grammatical form of a word after `number`.
fn grammatical(number: &Natural) -> FluentValue<'static> {
    // Grammar looks at the last digits only, and Fluent's numbers are floating point: so the large ones are
    // shortened, staying large.
    const ENOUGH: u64 = 1_000_000;
    let shortened = |number: &Natural| number.rem(&Natural::from(ENOUGH)).to_u64().unwrap_or(0) + ENOUGH;
    let form = number.to_u64().filter(|small| *small < ENOUGH).unwrap_or_else(|| shortened(number));
    FluentValue::from(form)
}

/// Returns the numbers as texts, as many as a person reads.
pub(super) fn shortened_list(numbers: &[Natural]) -> Vec<String> {
    const MOST: usize = 24;
    let mut texts: Vec<String> = numbers.iter().take(MOST).map(Natural::to_string).collect();
    if numbers.len() > MOST {
        texts.push("…".to_owned());
    }
    texts
}

fn joined(numbers: &[Natural], separator: &str) -> String {
    numbers.iter().map(Natural::to_string).collect::<Vec<_>>().join(separator)
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Messages").field(&self.lang).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::report::lang;

    /// The variables of each message, by its name.
    fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in lang.messages().lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                key = name.to_owned();
                assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{lang}: {key} twice");
            }
            for variable in line.split('$').skip(1) {
                let end = variable.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(variable.len());
                found
                    .get_mut(&key)
                    .expect("a message before its variables")
                    .insert(variable[..end].to_owned());
            }
        }
        found
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_variables() {
        let english = messages(Lang::En);
        assert!(english.len() > 20);
        for lang in Lang::ALL {
            let other = messages(lang);
            let names = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(names(&english), names(&other), "{lang}");
            for (name, variables) in &english {
                // A language without plurals needs no `count`, and one without "or" in a list may write it otherwise.
                let is_form =
                    |name: &str| name == "count" || name.ends_with("-count") || name.ends_with("-len");
                let without_count = |set: &BTreeSet<String>| {
                    set.iter().filter(|name| !is_form(name)).cloned().collect::<BTreeSet<_>>()
                };
                assert_eq!(without_count(variables), without_count(&other[name]), "{lang}: {name}");
            }
        }
    }

    #[test]
    fn a_message_of_a_game_has_one_text_in_each_language() {
        let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut key = "";
        let lines = lang::IN_ALL_LANGUAGES.iter().flat_map(|file| file.lines());
        for line in lines.filter(|line| !line.starts_with('#')) {
            if line.starts_with(char::is_alphabetic) {
                key = line.strip_suffix(" =").unwrap_or_else(|| panic!("{line}: the text goes below"));
                assert!(texts.insert(key, Vec::new()).is_none(), "{key} twice");
            } else if let Some((lang, _)) = lang::attribute(line) {
                texts.get_mut(key).expect("a message before its texts").push(lang);
            }
        }
        assert!(texts.len() > 50);
        for (key, langs) in texts {
            assert_eq!(langs, Lang::ALL.map(Lang::code), "{key}");
        }
    }

    #[test]
    fn the_remarks_of_citations_are_messages() {
        let english = Messages::new(Lang::En);
        for citation in crate::theory::CITATIONS {
            assert_eq!(english.source(citation), citation.source);
            assert_eq!(english.term(citation.name), citation.name);
            assert!(english.has(&term_id(citation.name)), "{}", citation.name);
        }
    }

    #[test]
    fn numbers_agree_grammatically() {
        let russian = Messages::new(Lang::Ru);
        let stones = |n: &str| russian.format_plural("stones", &n.parse().unwrap());
        assert_eq!(stones("1"), "1 камень");
        assert_eq!(stones("22"), "22 камня");
        assert_eq!(stones("11"), "11 камней");
        assert_eq!(stones("100000000000000000000021"), "100000000000000000000021 камень");
        assert_eq!(Messages::new(Lang::En).format_plural("stones", &Natural::ONE), "1 stone");
        assert_eq!(
            Messages::new(Lang::En).format_plural("stones", &Natural::from(1_000_001u64)),
            "1000001 stones"
        );
        assert_eq!(Messages::new(Lang::Zh).format_plural("stones", &Natural::from(2u64)), "2 颗石子");
    }
}
