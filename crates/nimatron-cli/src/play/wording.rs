//! Tests that every message of the game exists in every language.

use nimatron::{Lang, Messages};

const SOURCES: &[&str] = &[
    include_str!("board.rs"),
    include_str!("hint.rs"),
    include_str!("lines.rs"),
    #[cfg(feature = "tui")]
    include_str!("screen.rs"),
    #[cfg(feature = "tui")]
    include_str!("screen/app.rs"),
    #[cfg(feature = "tui")]
    include_str!("screen/view.rs"),
];

#[test]
fn every_message_that_is_asked_for_exists() {
    let quoted = SOURCES.iter().flat_map(|source| source.split('"'));
    let is_key = |text: &&str| {
        ["play-", "place-", "coin-", "illegal-"].iter().any(|start| text.starts_with(start))
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    };
    let keys: Vec<&str> = quoted.filter(is_key).collect();
    assert!(keys.len() > 30, "{}", keys.len());
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for key in &keys {
            assert!(messages.has(key), "{lang}: {key}");
        }
    }
}
