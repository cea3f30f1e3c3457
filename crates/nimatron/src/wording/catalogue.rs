//! [`Catalogue`]: messages by their names, each compiled when it is first said.

use std::collections::hash_map::Entry;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::pattern::{Pattern, Plural, Values};

/// The messages of one language by their names. Making one only finds where each message begins.
#[derive(Debug)]
pub(crate) struct Catalogue {
    plural: Plural,
    messages: FxHashMap<&'static str, Message>,
    /// Names that were given to two messages.
    twice: Vec<&'static str>,
}

#[derive(Debug)]
struct Message {
    /// What stands behind the equals sign.
    text: &'static str,
    pattern: OnceLock<Result<Pattern, String>>,
}

impl Message {
    fn pattern(&self) -> &Result<Pattern, String> {
        self.pattern.get_or_init(|| Pattern::compile(self.text))
    }
}

impl Catalogue {
    /// An empty catalogue of a language with these plural forms.
    pub(crate) fn new(plural: Plural) -> Self {
        Self { plural, messages: FxHashMap::default(), twice: Vec::new() }
    }

    /// Returns these messages and those of another file in Fluent's format.
    pub(crate) fn with(mut self, file: &'static str) -> Self {
        for (name, text) in entries(file) {
            self.insert(name, text);
        }
        self
    }

    /// Returns these messages and those of a file in which each has an attribute for every language: `KEY =` and its
    /// attribute `.en = TEXT` make `KEY = TEXT`.
    #[cfg(all(feature = "messages", not(feature = "messages-apart")))]
    pub(crate) fn with_attributes(mut self, file: &'static str, lang: &str) -> Self {
        for (name, text) in entries(file) {
            if let Some((_, text)) = attributes(text).find(|(attribute, _)| *attribute == lang) {
                self.insert(name, text);
            }
        }
        self
    }

    fn insert(&mut self, name: &'static str, text: &'static str) {
        match self.messages.entry(name) {
            Entry::Occupied(_) => self.twice.push(name),
            Entry::Vacant(place) => {
                place.insert(Message { text, pattern: OnceLock::new() });
            }
        }
    }

    /// Returns whether there is a message `name`.
    #[cfg(feature = "messages")]
    pub(crate) fn has(&self, name: &str) -> bool {
        self.messages.contains_key(name)
    }

    /// Appends the message `name` with its variables filled in to `out`. Returns `false` if there is no such message.
    pub(crate) fn write(&self, name: &str, values: &(impl Values + ?Sized), out: &mut String) -> bool {
        let Some(Ok(pattern)) = self.messages.get(name).map(Message::pattern) else { return false };
        pattern.write(values, self.plural, out);
        true
    }

    /// Returns what is wrong with the messages.
    #[cfg(feature = "messages")]
    pub(crate) fn mistakes(&self) -> Vec<String> {
        let malformed = self.messages.iter().filter_map(|(name, message)| {
            message.pattern().as_ref().err().map(|error| format!("{name}: {error}"))
        });
        let twice = self.twice.iter().map(|name| format!("{name}: twice"));
        malformed.chain(twice).collect()
    }

    /// Returns the names of all messages, with the names of their variables.
    #[cfg(test)]
    pub(crate) fn variables(&self) -> Vec<(&'static str, Vec<&str>)> {
        let named = self.messages.iter().map(|(name, message)| (*name, message.pattern().as_ref()));
        named.map(|(name, pattern)| (name, pattern.map_or(Vec::new(), Pattern::variables))).collect()
    }
}

/// Returns the names of the messages of a file, each with what stands behind its equals sign: a message begins at the
/// beginning of a line, and so does a remark.
fn entries(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = file;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let mut ends = rest.match_indices('\n').map(|(newline, _)| newline + 1);
            let begins = |at: &usize| rest[*at..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '#');
            let (entry, after) = rest.split_at(ends.find(begins).unwrap_or(rest.len()));
            rest = after;
            if let Some(entry) = entry.split_once(" =").filter(|_| !entry.starts_with('#')) {
                return Some(entry);
            }
        }
        None
    })
}

/// Returns the names of the attributes of a message, each with what stands behind its equals sign.
#[cfg(all(feature = "messages", not(feature = "messages-apart")))]
fn attributes(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.split("\n    .").skip(1).filter_map(|attribute| attribute.split_once(" ="))
}
