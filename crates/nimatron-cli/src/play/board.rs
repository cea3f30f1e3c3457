//! The boards of a position on the terminal: which lines they have, what each is called, and all of it as text.

use nimatron::board::{Board, Look};
use nimatron::report::place;
use nimatron::{Messages, Natural, Position};

/// How a number is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drawing {
    /// As so many stones.
    Stones,
    /// As squares with a coin on the last.
    Track,
    /// As a coin that shows heads or tails.
    Coin,
}

/// One line of the boards: a number of a component, or the number beside its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) component: usize,
    /// The index of the number, or `None` for the number beside them, which is only shown.
    pub(crate) index: Option<usize>,
}

impl Spot {
    /// Returns the size of the line.
    pub(crate) fn size(self, boards: &[Board]) -> Natural {
        let board = boards.get(self.component);
        let number = board.and_then(|board| match self.index {
            Some(index) => board.numbers.get(index),
            None => board.beside.as_ref(),
        });
        number.cloned().unwrap_or_default()
    }

    /// Returns how the line is drawn, or `None` for the number beside the others.
    pub(crate) fn drawing(self, boards: &[Board]) -> Option<Drawing> {
        let board = boards.get(self.component).filter(|_| self.index.is_some());
        board.map(|board| match board.look {
            Look::Squares => Drawing::Track,
            Look::Coins | Look::CoinRuns => Drawing::Coin,
            _ => Drawing::Stones,
        })
    }

    /// Returns what the line is called.
    pub(crate) fn label(self, position: &Position, boards: &[Board], messages: &Messages) -> String {
        let beside = || boards.get(self.component).and_then(|board| board.look.noun_beside());
        match self.index {
            Some(index) => place(position, self.component, index, messages),
            None => beside().map_or(String::new(), |noun| messages.format(&format!("place-{noun}"), &[])),
        }
    }
}

/// Returns the board of each component.
pub(crate) fn boards(position: &Position) -> Vec<Board> {
    position.components().map(|component| component.board()).collect()
}

/// Returns the lines of the boards from top to bottom.
pub(crate) fn spots(boards: &[Board]) -> Vec<Spot> {
    let mut spots = Vec::new();
    for (component, board) in boards.iter().enumerate() {
        let spot = |index| Spot { component, index };
        let numbers = (0..board.numbers.len()).map(|index| spot(Some(index)));
        match board.look {
            Look::Steps => spots.extend(numbers.rev()),
            _ => spots.extend(numbers),
        }
        spots.extend(board.beside.as_ref().map(|_| spot(None)));
    }
    spots
}

/// Returns the width of a text in columns; wide characters take two.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{2e80}' { 2 } else { 1 }).sum()
}

/// Returns `text` with spaces after it up to `columns` columns.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Returns the boards as text that can also be read aloud; the numbers say all that the drawing does.
pub(crate) fn text(position: &Position, messages: &Messages) -> String {
    const MOST: u64 = 40;
    const MOST_LINES: usize = 60;
    let boards = boards(position);
    let spots = spots(&boards);
    let labels: Vec<String> =
        spots.iter().take(MOST_LINES).map(|spot| spot.label(position, &boards, messages)).collect();
    let columns = labels.iter().map(|label| width(label)).max().unwrap_or(0);
    let mut text = String::new();
    let mut component = None;
    for (spot, label) in spots.iter().zip(&labels) {
        if boards.len() > 1
            && component.replace(spot.component) != Some(spot.component)
            && let Some(component) = position.components().nth(spot.component)
        {
            text.push_str(&format!("{}/ {}\n", spot.component + 1, component.ruleset_notation()));
        }
        let (size, drawing) = (spot.size(&boards), spot.drawing(&boards));
        let small = size.to_u64().filter(|size| *size <= MOST).and_then(|size| usize::try_from(size).ok());
        let drawn = match (drawing, small) {
            (Some(Drawing::Stones), Some(size)) => "o".repeat(size),
            (Some(Drawing::Track), Some(size)) => format!("{}o", ".".repeat(size)),
            (Some(Drawing::Coin), Some(side)) => {
                messages.format(if side == 0 { "coin-tails" } else { "coin-heads" }, &[])
            }
            _ => String::new(),
        };
        let number = if drawing == Some(Drawing::Coin) { String::new() } else { size.to_string() };
        let row = format!("  {}  {}  {drawn}", padded(label, columns), padded(&number, 3));
        text.push_str(row.trim_end());
        text.push('\n');
    }
    if spots.len() > MOST_LINES {
        text.push_str(&format!("  … ({})\n", spots.len()));
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
        assert_eq!(drawn("nimble(squares) 2 0", Lang::En), "  coin 1  2    ..o\n  coin 2  0    o\n");
        assert_eq!(drawn("nimble 2 1", Lang::En), "  square 0  2    oo\n  square 1  1    o\n");
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
