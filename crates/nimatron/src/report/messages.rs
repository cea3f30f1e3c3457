//! [`Messages`]: the messages of one language, filled in.

use std::borrow::Cow;

use crate::Natural;
use crate::report::Lang;
use crate::theory::{Citation, Facts};
use crate::wording::{Catalogue, Part, Value, Values, Wording, filled, term_id};

/// The messages of one language. Making them costs nothing: a file is read once, and a message when it is first said.
pub struct Messages {
    lang: Lang,
    /// Messages of the program that uses the library.
    own: Option<Catalogue>,
}

impl Messages {
    /// The messages of `lang`.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, own: None }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.catalogues().any(|catalogue| catalogue.has(key))
    }

    fn catalogues(&self) -> impl Iterator<Item = &Catalogue> {
        std::iter::once(self.lang.catalogue()).chain(&self.own)
    }

    /// Message `key` with its variables filled in; the key itself where there is no such message.
    pub fn format(&self, key: &str, variables: &[(&str, &str)]) -> String {
        self.resolve(key, variables)
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
        let text = number.to_string();
        let mut values = values(variables);
        values.extend([("n", Value::Text(&text)), ("count", grammatical(number))]);
        self.resolve(key, values.as_slice())
    }

    /// Returns message `key` with `facts` filled in. A fact NAME is a list, printed as its name says: `pairs` in
    /// parentheses, `sum…` with plus signs, `xor…` as a nim-sum, any other as a list. `NAME-len` is its length, `NAME-or` the list with "or"
    /// and, if it is one number, `NAME-count` the number that chooses the grammatical form.
    pub(crate) fn format_facts(&self, key: &str, facts: &Facts, others: &[(&str, &str)]) -> String {
        let mut filled: Vec<(String, Cow<'_, str>)> = Vec::new();
        let mut numbers_of = Vec::new();
        for (name, numbers) in facts {
            let texts = shortened_list(numbers);
            numbers_of.push((format!("{name}-len"), Value::Number(numbers.len() as u64)));
            if let [number] = numbers.as_slice() {
                numbers_of.push((format!("{name}-count"), grammatical(number)));
            }
            filled.push((format!("{name}-or"), self.listed(&texts, "list-or").into()));
            let listed = match *name {
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
            };
            filled.push(((*name).to_owned(), listed.into()));
        }
        let filled = filled.iter().map(|(name, text)| (name.as_str(), Value::Text(text)));
        let numbers_of = numbers_of.iter().map(|(name, number)| (name.as_str(), *number));
        let values: Vec<_> = filled.chain(numbers_of).chain(values(others)).collect();
        self.resolve(key, values.as_slice())
    }

    /// Returns a technical term, such as the name of a theorem, in this language; as it is if there is no message for it.
    pub fn term(&self, english: &str) -> String {
        if self.lang == Lang::En {
            return english.to_owned();
        }
        let id = term_id(english);
        if self.has(&id) { self.format(&id, &[]) } else { english.to_owned() }
    }

    /// Returns the source of a theorem, with the remark about it in this language.
    pub(crate) fn source(&self, citation: &Citation) -> String {
        match citation.source.strip_suffix(citation.remark).filter(|_| !citation.remark.is_empty()) {
            Some(source) => source.to_owned() + &self.format(&format!("remark-{}", citation.key), &[]),
            None => citation.source.to_owned(),
        }
    }

    /// Returns these messages and those of another file in Fluent's format.
    #[must_use]
    pub fn with(mut self, file: &'static str) -> Self {
        let own = self.own.take().unwrap_or_else(|| self.lang.empty());
        Self { own: Some(own.with(file)), ..self }
    }

    /// Returns what is wrong with the messages, for a test: two of one name, or one that is not well formed.
    pub fn mistakes(&self) -> Vec<String> {
        self.catalogues().flat_map(Catalogue::mistakes).collect()
    }

    /// Returns a sentence in this language.
    pub fn say(&self, wording: &Wording) -> String {
        match &wording.0 {
            Part::Text(text) => text.clone(),
            Part::Number(number) => number.to_string(),
            Part::Term(english) => self.term(english),
            Part::Message { id, arguments } => {
                let texts: Vec<String> = arguments.iter().map(|(_, value)| self.say(value)).collect();
                self.resolve(id, filled(arguments, &texts).as_slice())
            }
        }
    }

    fn resolve(&self, key: &str, values: &(impl Values + ?Sized)) -> String {
        // Long enough for most phrases.
        let mut text = String::with_capacity(96);
        let is_there = self.catalogues().any(|catalogue| catalogue.write(key, values, &mut text));
        if is_there { text } else { key.to_owned() }
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
                let mut others = String::new();
                for (index, other) in first.iter().enumerate() {
                    if index > 0 {
                        others.push_str(self.format("list-separator", &[]).trim_matches('"'));
                    }
                    others.push_str(other);
                }
                self.format(last, &[("first", &others), ("last", item)])
            }
        }
    }
}

/// Returns variables that are filled with texts.
fn values<'a>(variables: &[(&'a str, &'a str)]) -> Vec<(&'a str, Value<'a>)> {
    variables.iter().map(|(name, text)| (*name, Value::Text(text))).collect()
}

/// Returns the number that chooses the grammatical form of a word after `number`.
fn grammatical(number: &Natural) -> Value<'static> {
    // Grammar looks at the last digits only: so the large ones are shortened, staying large.
    const ENOUGH: u64 = 1_000_000;
    let shortened = |number: &Natural| number.rem(&Natural::from(ENOUGH)).to_u64().unwrap_or(0) + ENOUGH;
    let form = number.to_u64().filter(|small| *small < ENOUGH).unwrap_or_else(|| shortened(number));
    Value::Number(form)
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
    fn messages(lang: Lang) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let variables = lang.catalogue().variables().into_iter();
        variables.map(|(name, variables)| (name, variables.into_iter().collect())).collect()
    }

    #[test]
    fn every_message_is_well_formed() {
        for lang in Lang::ALL {
            assert_eq!(Messages::new(lang).mistakes(), Vec::<String>::new(), "{lang}");
        }
        let twice = Messages::new(Lang::En).with("a = { $x }\nb =\na = x\nc = { $x");
        assert_eq!(twice.mistakes(), ["c: expected }: ", "a: twice"]);
    }

    /// Returns the messages of the command, which are not in this crate.
    fn of_the_command(lang: Lang) -> &'static str {
        let file = format!("{}/../nimatron-cli/src/words/{lang}.ftl", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).unwrap().leak()
    }

    #[test]
    fn every_message_says_what_fluent_says() {
        use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
        let fills = [
            Value::Text("x y"),
            Value::Text("coin"),
            Value::Text("0"),
            Value::Number(0),
            Value::Number(1),
            Value::Number(3),
            Value::Number(12),
            Value::Number(21),
        ];
        for lang in Lang::ALL {
            let own = of_the_command(lang);
            let mut fluent = FluentBundle::new(vec![lang.code().parse().unwrap()]);
            fluent.set_use_isolating(false);
            for file in [lang.messages(), own] {
                fluent.add_resource(FluentResource::try_new(file.to_owned()).unwrap()).unwrap();
            }
            let ours = Messages::new(lang).with(own);
            let mut compared = 0;
            for (name, variables) in ours.catalogues().flat_map(Catalogue::variables) {
                let pattern = fluent.get_message(name).unwrap().value().unwrap();
                for (index, fill) in fills.iter().enumerate() {
                    let mut args = FluentArgs::new();
                    let mut values = Vec::new();
                    for (place, variable) in variables.iter().enumerate() {
                        // The variables of a message differ from each other.
                        let value = if place % 2 == 0 { *fill } else { fills[(index + 3) % fills.len()] };
                        values.push((*variable, value));
                        match value {
                            Value::Text(text) => args.set(*variable, text),
                            Value::Number(number) => args.set(*variable, number),
                        }
                    }
                    values.reverse();
                    let said = fluent.format_pattern(pattern, Some(&args), &mut Vec::new());
                    assert_eq!(ours.resolve(name, values.as_slice()), said, "{lang}: {name}");
                    compared += 1;
                }
            }
            assert!(compared > 5000, "{lang}: {compared}");
        }
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_variables() {
        let english = messages(Lang::En);
        assert!(english.len() > 20);
        for lang in Lang::ALL {
            let other = messages(lang);
            let names =
                |messages: &BTreeMap<&'static str, _>| messages.keys().copied().collect::<BTreeSet<_>>();
            assert_eq!(names(&english), names(&other), "{lang}");
            for (name, variables) in &english {
                // A language without plurals needs no `count`, and one without "or" in a list may write it otherwise.
                let is_form =
                    |name: &str| name == "count" || name.ends_with("-count") || name.ends_with("-len");
                let without_count = |set: &BTreeSet<&'static str>| {
                    set.iter().filter(|name| !is_form(name)).copied().collect::<BTreeSet<_>>()
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
