//! No game is known by its name outside `games/` and the verifier: nouns, words and drawings come from its look.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nimatron::games::{GAMES, RULES};

/// Words that are the name of a game and something else: the end of a path, the word, and what it is there.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("nimatron-cli/src/batch.rs", "grundy", "the option --grundy"),
    ("nimatron-cli/src/batch/answer_format.rs", "grundy", "the name of an answer"),
    ("nimatron-cli/src/batch/csv.rs", "grundy", "the name of a column"),
    ("nimatron-cli/src/solve.rs", "grundy", "the name of a field"),
    ("nimatron-web/src/api/grundy.rs", "grundy", "the name of the operation"),
    ("nimatron/src/report.rs", "grundy", "the name of a field"),
    ("nimatron/src/report/steps.rs", "nim", "a variable of a message"),
    ("web/src/background.ts", "grundy", "the name of a question"),
    ("web/src/background.ts", "rules", "the entry that stands for rule files"),
    ("web/src/board/BoardView.tsx", "ruler", "a class of the style sheet"),
    ("web/src/views/explore/PairTable.tsx", "wythoff", "the game that the tables begin with"),
    ("web/src/views/explore/Quotient.tsx", "kayles", "the game that the explorer begins with"),
    ("web/src/views/explore/Sequence.tsx", "kayles", "the game that the explorer begins with"),
    ("web/src/views/Play.tsx", "rules", "a class of the style sheet"),
];

/// What says what a game is: the games, the verifier, which shares nothing with them, the codes of take-and-break games,
/// and the lessons, each of which is about a game.
const HOMES: &[&str] = &[
    "nimatron/src/games",
    "nimatron/src/games.rs",
    "nimatron-verify",
    "nimatron/src/engine/take_and_break",
    "web/src/lessons.ts",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every source file below `folder`.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            let is_source =
                path.extension().is_some_and(|end| ["rs", "ts", "tsx"].iter().any(|known| end == *known));
            if path.is_dir() {
                open.push(path);
            } else if is_source && path.file_stem().is_some_and(|name| name != "tests") {
                found.push(path);
            }
        }
    }
    found
}

/// Every string between such `quotes` in a source file, without comments and everything after `#[cfg(test)]`.
fn strings(text: &str, quotes: &[char]) -> BTreeSet<String> {
    let text = text.split("\n#[cfg(test)]\nmod").next().unwrap_or_default();
    let mut found = BTreeSet::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let mut rest = line;
        while let Some(start) = rest.find(quotes) {
            let (quote, after) = rest[start..].split_at(1);
            match after.split_once(quote) {
                Some((string, behind)) => {
                    found.insert(string.to_owned());
                    rest = behind;
                }
                None => rest = after,
            }
        }
    }
    found
}

#[test]
fn no_game_is_known_by_its_name() {
    let names: BTreeSet<&str> = GAMES
        .iter()
        .chain([&&RULES])
        .flat_map(|entry| std::iter::once(entry.name).chain(entry.aliases.iter().copied()))
        .collect();
    assert!(names.len() > 20 && names.contains("knim"));
    let root = root();
    let folders =
        ["nimatron", "nimatron-cli", "nimatron-web"].map(|name| root.join("crates").join(name).join("src"));
    let mut seen: BTreeSet<&(&str, &str, &str)> = BTreeSet::new();
    let mut read = 0;
    for file in folders.iter().chain([&root.join("web/src")]).flat_map(|folder| sources(folder)) {
        let shown = file.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        let inside = shown.strip_prefix("crates/").unwrap_or(&shown);
        if HOMES.iter().any(|home| inside.starts_with(home)) {
            continue;
        }
        read += 1;
        let quotes: &[char] = if shown.ends_with(".rs") { &['"'] } else { &['"', '\'', '`'] };
        for word in strings(&std::fs::read_to_string(&file).unwrap(), quotes) {
            if names.contains(word.as_str()) {
                let exception = EXCEPTIONS.iter().find(|(path, name, _)| inside == *path && word == *name);
                assert!(exception.is_some(), "{shown} names the game {word:?}");
                seen.extend(exception);
            }
        }
    }
    assert!(read > 100, "{read} files");
    for exception in EXCEPTIONS {
        assert!(seen.contains(exception), "{exception:?} is no longer needed");
    }
}

#[test]
fn strings_are_found() {
    let rust = "f(\"nim\", \"a\"); // moore\n/// \"exact\"\n#[cfg(test)]\nmod tests { \"poker\" }";
    assert_eq!(strings(rust, &['"']), BTreeSet::from(["nim", "a"].map(str::to_owned)));
    let page = "f('slow', `bash`, \"it's\")";
    let found = strings(page, &['"', '\'', '`']);
    assert!(found.contains("slow") && found.contains("bash"));
}
