//! What else the games are called: the names and titles in every language, from the messages of the games.

#[cfg(feature = "messages-apart")]
mod names;

use std::sync::LazyLock;

use super::{GAMES, RULES};
use crate::game::Entry;

/// The messages that belong to one game, each with an attribute for every language.
pub(crate) const MESSAGES: &str = include_str!("messages.ftl");

/// Those of them that say what a game is called.
#[cfg(not(feature = "messages-apart"))]
const NAMES: &str = MESSAGES;
#[cfg(feature = "messages-apart")]
const NAMES: &str = names::NAMES;

/// The games that come as rule files in `examples/games`.
pub(super) const EXAMPLES: &[&str] =
    &["chocolate", "chomp", "diamond", "fibonacci-by-hand", "kayles-by-hand", "queen", "squares"];

/// What a game is called in some language.
struct OtherName {
    entry: &'static Entry,
    /// As it is written, in lower case; `None` if it is a title, which may have spaces.
    written: Option<&'static str>,
    /// As it is shown.
    shown: &'static str,
}

static OTHER_NAMES: LazyLock<Vec<OtherName>> = LazyLock::new(|| {
    let mut found = Vec::new();
    let mut message = "";
    for line in NAMES.lines().filter(|line| !line.starts_with('#')) {
        if let Some(key) = line.strip_suffix(" =") {
            message = key;
            continue;
        }
        let Some((_, text)) = line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" = "))
        else {
            continue;
        };
        if let Some(entry) = message.strip_prefix("names-").and_then(by_name) {
            let names = text.split_whitespace();
            found.extend(names.map(|name| OtherName { entry, written: Some(name), shown: name }));
        } else if let Some(entry) = message.strip_prefix("title-").and_then(by_name) {
            found.push(OtherName { entry, written: None, shown: text });
        }
    }
    found
});

fn by_name(name: &str) -> Option<&'static Entry> {
    let mut known = GAMES.iter().copied().chain([&RULES]);
    known.find(|entry| entry.name == name || entry.aliases.contains(&name))
}

/// Returns the game that is called `name`, which is in lower case, in any language, or `None` if there is none.
pub(super) fn entry(name: &str) -> Option<&'static Entry> {
    by_name(name).or_else(|| {
        let other = OTHER_NAMES.iter().find(|other| other.written == Some(name));
        other.map(|other| other.entry)
    })
}

/// A game whose name is close to what was written.
pub(super) struct Guess {
    pub(super) name: &'static str,
    /// The name or title in which it was recognised, if that is another one.
    pub(super) title: Option<&'static str>,
}

/// Returns the game whose name or title differs from `name` in the fewest places, if it is close enough to be a slip.
pub(super) fn nearest(name: &str) -> Option<Guess> {
    let own = GAMES.iter().flat_map(|entry| std::iter::once(&entry.name).chain(entry.aliases));
    let own = own.map(|known| (*known, Guess { name: known, title: None }));
    // Titles before other names: they are what people read.
    let (names, titles): (Vec<_>, Vec<_>) = OTHER_NAMES.iter().partition(|other| other.written.is_some());
    let other = titles
        .into_iter()
        .chain(names)
        .map(|other| (other.shown, Guess { name: other.entry.name, title: Some(other.shown) }));
    let wanted = letters(name);
    // Who writes Latin letters does not mean a name in Chinese characters with one of them exchanged.
    let is_same_script = |known: &str| known.is_ascii() || !name.is_ascii();
    let near = own.chain(other).filter(|(known, _)| is_same_script(known)).filter_map(|(known, guess)| {
        let known = letters(known);
        let edits = edits(&wanted, &known);
        (edits <= 1 + known.len() / 5 && edits < known.len()).then_some((edits, guess))
    });
    near.min_by_key(|(edits, guess)| (*edits, guess.title.is_some())).map(|(_, guess)| guess)
}

/// Returns the letters and digits of a name, in lower case: titles are written in many ways.
fn letters(name: &str) -> Vec<char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).take(64).collect()
}

/// The number of insertions, deletions and replacements between two short words.
fn edits(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let kept = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = kept.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_game_has_names_in_every_language_and_no_two_the_same() {
        let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
        for entry in GAMES {
            owners.insert(entry.name, entry.name);
        }
        for other in OTHER_NAMES.iter() {
            let Some(written) = other.written else { continue };
            assert_eq!(written, written.to_lowercase(), "{written}");
            let owner = owners.insert(written, other.entry.name);
            assert!(owner.is_none_or(|owner| owner == other.entry.name), "{written} is ambiguous");
            assert_eq!(entry(written).map(|entry| entry.name), Some(other.entry.name));
        }
        for entry in GAMES {
            let cyrillic = |c: char| ('а'..='я').contains(&c);
            let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
            let has = |script: fn(char) -> bool| {
                let mut names = OTHER_NAMES.iter().filter(|other| other.entry.name == entry.name);
                names.any(|other| other.written.is_some_and(|name| name.contains(script)))
            };
            assert!(has(cyrillic), "{} has no Russian name", entry.name);
            assert!(has(han), "{} has no Chinese name", entry.name);
        }
    }

    #[test]
    fn titles_and_slips_are_recognised() {
        for (written, name) in [
            ("dawsonschess", "dawson"),
            ("more", "moore"),
            ("kayls", "kayles"),
            ("кайлз", "kayles"),
            ("витхов", "wythoff"),
            ("威佐夫游戏", "wythoff"),
            ("turningturtles", "turtles"),
        ] {
            assert_eq!(nearest(written).map(|guess| guess.name), Some(name), "{written}");
        }
        assert!(nearest("chess").is_none());
        assert!(nearest("x").is_none());
    }

    #[test]
    fn the_examples_are_those_of_the_directory() {
        let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/games");
        let mut files: Vec<String> = std::fs::read_dir(directory)
            .unwrap()
            .filter_map(|file| {
                file.unwrap().path().file_stem().map(|name| name.to_string_lossy().into_owned())
            })
            .collect();
        files.sort();
        assert_eq!(files, EXAMPLES);
    }
}
