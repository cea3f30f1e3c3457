//! What others wrote, made fit for a terminal: nothing of it can move the cursor, change a title or reorder a line.

use std::borrow::Cow;

/// Returns a text with the signs that control a terminal made visible; line ends stay.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    let is_harmless = |c: char| c == '\n' || harmless_char(c) == c;
    match text.chars().all(is_harmless) {
        true => Cow::Borrowed(text),
        false => text.chars().map(|c| if c == '\n' { c } else { harmless_char(c) }).collect(),
    }
}

/// Returns a sign that a terminal only shows: a control sign becomes its picture (`␛`), and a sign that changes the
/// direction of the line becomes `�`.
pub(crate) fn harmless_char(c: char) -> char {
    match c {
        '\u{0}'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or('\u{fffd}'),
        '\u{7f}' => '\u{2421}',
        '\u{80}'..='\u{9f}' | '\u{61c}' | '\u{200e}' | '\u{200f}' => '\u{fffd}',
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fff9}'..='\u{fffb}' => '\u{fffd}',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reaches_the_terminal_but_signs_to_show() {
        assert_eq!(harmless("nim 3 \u{1b}]0;owned\u{7}\u{1b}[2J 4"), "nim 3 ␛]0;owned␇␛[2J 4");
        assert_eq!(harmless("a\u{9b}31m\u{202e}b\u{7f}\r"), "a\u{fffd}31m\u{fffd}b␡␍");
        assert!(matches!(harmless("Ним 3\nmisère 从第二堆"), Cow::Borrowed(_)));
    }
}
