//! [`Wording`]: a sentence for a person, as the name of a message and what fills it.
//!
//! The sentences are messages in `wording/en.ftl` and its translations. The English ones are always there;
//! [`Messages::say`](crate::Messages::say) says them in every language.

mod catalogue;
mod pattern;
pub(crate) mod plural;

use std::fmt;
use std::sync::LazyLock;

use crate::Natural;
pub(crate) use catalogue::Catalogue;
pub(crate) use pattern::{Value, Values};

/// The messages in English, which the library has even without the feature `messages`.
pub(crate) const ENGLISH: &str = include_str!("wording/en.ftl");

/// The English messages by their names.
static TEXTS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(plural::english).with(ENGLISH));

/// A sentence for a person: the name of a message and what fills it, so that it can be said in any language. It prints
/// in English.
///
/// ```
/// let error = "nim 3 x".parse::<nimatron::Position>().unwrap_err();
/// assert_eq!(error.diagnostics[0].message.to_string(), "`x` is not a number");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wording(pub(crate) Part);

/// A message with what fills it, or what fills a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// Text that is the same in every language.
    Text(String),
    /// A technical term, as it is called in English; the message `term-…` has it in every language.
    Term(&'static str),
    /// A number, which also chooses the grammatical form.
    Number(u64),
    /// A message.
    Message { id: &'static str, arguments: Vec<(&'static str, Wording)> },
}

impl Wording {
    /// Returns the message called `id`, not filled in yet.
    pub const fn new(id: &'static str) -> Self {
        Self(Part::Message { id, arguments: Vec::new() })
    }

    /// Returns a technical term, by what it is called in English.
    pub(crate) const fn term(english: &'static str) -> Self {
        Self(Part::Term(english))
    }

    /// Returns the message with its variable `name` filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Self>) -> Self {
        if let Part::Message { arguments, .. } = &mut self.0 {
            arguments.push((name, value.into()));
        }
        self
    }
}

/// Makes a [`Wording`]: `words!("error-negative", text = text)`.
macro_rules! words {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::wording::Wording::new($id)$(.with(stringify!($name), $value))*
    };
}
pub(crate) use words;

impl From<String> for Wording {
    fn from(text: String) -> Self {
        Self(Part::Text(text))
    }
}

impl From<usize> for Wording {
    fn from(number: usize) -> Self {
        Self(Part::Number(number as u64))
    }
}

impl From<u64> for Wording {
    fn from(number: u64) -> Self {
        Self(Part::Number(number))
    }
}

macro_rules! from_text {
    ($($type:ty),*) => {
        $(impl From<$type> for Wording {
            fn from(text: $type) -> Self {
                Self(Part::Text(text.to_string()))
            }
        })*
    };
}

from_text!(&str, &String, char, i128, u128, Natural, &Natural);

/// Some errors are no more than a sentence.
impl std::error::Error for Wording {}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Part::Text(text) => f.write_str(text),
            Part::Term(english) => f.write_str(english),
            Part::Number(number) => write!(f, "{number}"),
            Part::Message { id, arguments } => {
                let texts: Vec<String> = arguments.iter().map(|(_, value)| value.to_string()).collect();
                let mut said = String::new();
                let values = filled(arguments, &texts);
                f.write_str(if TEXTS.write(id, values.as_slice(), &mut said) { &said } else { id })
            }
        }
    }
}

/// Returns what fills a message, where `texts` say the arguments in words; a number also chooses the grammatical form.
pub(crate) fn filled<'a>(
    arguments: &[(&'static str, Wording)],
    texts: &'a [String],
) -> Vec<(&'static str, Value<'a>)> {
    let value = |((name, value), text): (&(&'static str, Wording), &'a String)| match value.0 {
        Part::Number(number) => (*name, Value::Number(number)),
        _ => (*name, Value::Text(text)),
    };
    arguments.iter().zip(texts).map(value).collect()
}

impl PartialEq<&str> for Wording {
    /// Returns whether this is what the wording says in English.
    fn eq(&self, text: &&str) -> bool {
        let said = self.to_string();
        said == *text
    }
}

/// Returns the name of the message that holds this term: `term-` and its letters.
#[cfg(any(test, feature = "messages"))]
pub(crate) fn term_id(english: &str) -> String {
    let dashed = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let plain = english.replace('è', "e").replace('\'', "");
    format!("term-{}", plain.chars().map(dashed).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_the_english_form() {
        assert!(TEXTS.variables().len() > 100);
        let said = |count: usize| words!("error-piece-count", count = count).to_string();
        assert_eq!([said(1), said(2)], ["there is 1 number", "there are 2 numbers"]);
    }

    #[test]
    fn a_message_may_fill_another() {
        let inner = words!("error-negative", text = "-3");
        let outer = words!("error-in-file", file = "a.game", line = 2usize, column = 7usize, message = inner);
        assert_eq!(outer.to_string(), "a.game, line 2, column 7: `-3` is negative");
        assert_eq!(Wording::from("as it is").to_string(), "as it is");
    }

    #[cfg(feature = "messages")]
    #[test]
    fn english_reads_the_same_with_and_without_all_messages() {
        let messages = crate::Messages::new(crate::Lang::En);
        for (id, variables) in TEXTS.variables() {
            for value in [Wording::from("x"), Wording::from(1usize), Wording::from(2usize)] {
                let mut wording = Wording::new(id);
                for name in &variables {
                    wording = wording.with((*name).to_owned().leak(), value.clone());
                }
                assert_eq!(messages.say(&wording), wording.to_string(), "{id}");
            }
        }
    }
}
