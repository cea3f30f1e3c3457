//! The messages that say what a game is called, chosen while this is compiled: a program without the other messages has
//! these.

use super::MESSAGES;

/// The messages `names-…` and `title-…`.
pub(super) const NAMES: &str = match std::str::from_utf8(&BYTES) {
    Ok(names) => names,
    Err(_) => panic!("whole lines of a text are a text"),
};

#[allow(long_running_const_eval, reason = "it reads a text once, byte by byte")]
const LENGTH: usize = copy(&mut [0; MESSAGES.len()]);

#[allow(long_running_const_eval, reason = "it reads a text once, byte by byte")]
static BYTES: [u8; LENGTH] = {
    let mut bytes = [0; LENGTH];
    copy(&mut bytes);
    bytes
};

/// Copies the messages to `out`, and returns their length.
const fn copy(out: &mut [u8]) -> usize {
    let text = MESSAGES.as_bytes();
    let (mut at, mut length, mut is_name) = (0, 0, false);
    while at < text.len() {
        // A message begins at the beginning of a line, and what is indented belongs to it.
        if !matches!(text[at], b' ' | b'\n') {
            is_name = begins(text, at, b"names-") || begins(text, at, b"title-");
        }
        let mut is_line = true;
        while is_line && at < text.len() {
            if is_name {
                out[length] = text[at];
                length += 1;
            }
            is_line = text[at] != b'\n';
            at += 1;
        }
    }
    length
}

/// Returns whether `word` stands at a place of `text`.
const fn begins(text: &[u8], at: usize, word: &[u8]) -> bool {
    let mut i = 0;
    while i < word.len() && at + i < text.len() && text[at + i] == word[i] {
        i += 1;
    }
    i == word.len()
}
