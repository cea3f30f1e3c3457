//! The board: a position as lines, each with its name, its number and how to draw it.

use nimatron::report::place;
use nimatron::{Messages, Natural, Position};

/// One line of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// The component it belongs to.
    pub(crate) component: usize,
    /// The number that a move names it by, counted from 1; `None` where it is only shown.
    pub(crate) number: Option<usize>,
    /// What it is called.
    pub(crate) label: String,
    /// How many there are.
    pub(crate) size: Natural,
    /// How it is drawn.
    pub(crate) drawing: Drawing,
}

/// How a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drawing {
    /// As stones.
    Stones,
    /// As squares with a coin on the last.
    Track,
    /// As a coin that shows heads or tails.
    Coin,
    /// As a number only.
    Number,
}

/// The lines of `position`, in the order of the eye: steps from the top down.
pub(crate) fn lines(position: &Position, messages: &Messages) -> Vec<Line> {
    let mut lines = Vec::new();
    for (component, (game, row)) in position.components().enumerate() {
        let shown = |label: &str, size: &Natural| Line {
            component,
            number: None,
            label: messages.format(label, &[]),
            size: size.clone(),
            drawing: Drawing::Number,
        };
        let line = |drawing: Drawing| {
            move |(index, size): (usize, &Natural)| Line {
                component,
                number: Some(index + 1),
                label: place(position, component, index, messages),
                size: size.clone(),
                drawing,
            }
        };
        let numbers = game.numbers(row).iter().enumerate();
        match (game.entry().name, row.as_slice()) {
            ("staircase", _) => lines.extend(numbers.rev().map(line(Drawing::Stones))),
            ("nimble", _) => lines.extend(numbers.map(line(Drawing::Track))),
            ("turtles", _) => lines.extend(numbers.map(line(Drawing::Coin))),
            ("poker", [bank, ..]) => {
                lines.extend(numbers.map(line(Drawing::Stones)));
                lines.push(shown("place-bank", bank));
            }
            ("fibonacci", [_, limit]) => {
                lines.extend(numbers.take(1).map(line(Drawing::Stones)));
                lines.push(shown("place-limit", limit));
            }
            _ => lines.extend(numbers.map(line(Drawing::Stones))),
        }
    }
    lines
}

/// The columns a text takes: wide characters take two.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{2e80}' { 2 } else { 1 }).sum()
}

/// `text` with spaces after it up to `columns` columns.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The board as text that can also be read aloud; the numbers say all that the drawing does.
pub(crate) fn text(position: &Position, messages: &Messages) -> String {
    const MOST: u64 = 40;
    const MOST_LINES: usize = 60;
    let lines = lines(position, messages);
    let is_sum = position.rows.len() > 1;
    let labels = lines.iter().take(MOST_LINES).map(|line| width(&line.label)).max().unwrap_or(0);
    let mut text = String::new();
    let mut component = None;
    for line in lines.iter().take(MOST_LINES) {
        if is_sum
            && component.replace(line.component) != Some(line.component)
            && let Some((game, row)) = position.components().nth(line.component)
        {
            text.push_str(&format!("{}/ {}\n", line.component + 1, game.ruleset_notation(row)));
        }
        let size = line.size.to_u64().filter(|size| *size <= MOST);
        let drawn = match (line.drawing, size.and_then(|size| usize::try_from(size).ok())) {
            (Drawing::Stones, Some(size)) => "o".repeat(size),
            (Drawing::Track, Some(size)) => format!("{}o", ".".repeat(size)),
            (Drawing::Coin, Some(side)) => {
                messages.format(if side == 0 { "coin-tails" } else { "coin-heads" }, &[])
            }
            _ => String::new(),
        };
        let number = if line.drawing == Drawing::Coin { String::new() } else { line.size.to_string() };
        let row = format!("  {}  {}  {drawn}", padded(&line.label, labels), padded(&number, 3));
        text.push_str(row.trim_end());
        text.push('\n');
    }
    if lines.len() > MOST_LINES {
        text.push_str(&format!("  … ({})\n", lines.len()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use nimatron::Lang;

    fn drawn(position: &str, lang: Lang) -> String {
        text(&position.parse().unwrap(), &Messages::new(lang))
    }

    #[test]
    fn each_game_in_its_own_terms() {
        assert_eq!(drawn("nim 3 0 100", Lang::En), "  heap 1  3    ooo\n  heap 2  0\n  heap 3  100\n");
        assert_eq!(drawn("nimble 2 0", Lang::En), "  coin 1  2    ..o\n  coin 2  0    o\n");
        assert_eq!(drawn("staircase 1 2", Lang::En), "  step 2  2    oo\n  step 1  1    o\n");
        assert_eq!(drawn("poker(4) 2", Lang::En), "  heap 1  2    oo\n  bank    4\n");
        assert_eq!(drawn("fibonacci 5 3", Lang::En), "  stones  5    ooooo\n  limit   3\n");
        assert_eq!(drawn("turtles 0 1", Lang::En), "  coin 1       tails\n  coin 2       heads\n");
        assert_eq!(drawn("euclid 4 1", Lang::Ru), "  число 1  4    oooo\n  число 2  1    o\n");
        assert_eq!(
            drawn("nim 1 + bash(2) 2", Lang::Zh),
            "1/ nim\n  第 1 堆  1    o\n2/ bash(2)\n  第 1 堆  2    oo\n"
        );
    }
}
