//! [`PlayCommand`]: what a line typed in a game asks for.

/// A line of the game in line mode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PlayCommand<'a> {
    Nothing,
    Hint,
    Why,
    Moves,
    Undo,
    Redo,
    Level(&'a str),
    Lang(&'a str),
    New(&'a str),
    Help,
    Quit,
    /// Anything else is a move.
    Move(&'a str),
}

impl<'a> PlayCommand<'a> {
    pub(crate) fn of(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Self::Nothing,
            "hint" | "h" => Self::Hint,
            "why" | "w" => Self::Why,
            "moves" => Self::Moves,
            "undo" | "u" => Self::Undo,
            "redo" | "r" => Self::Redo,
            "level" | "l" => Self::Level(rest),
            "lang" => Self::Lang(rest),
            "new" | "n" => Self::New(rest),
            "help" | "?" => Self::Help,
            "quit" | "exit" | "q" => Self::Quit,
            _ => Self::Move(line),
        }
    }
}
