//! The choice of a game to play, for whoever names none.

use std::io::{self, BufRead, Write};

use nimatron::games::GAMES;
use nimatron::{Messages, Position};

use crate::failure::Failure;
use crate::play::lines;

/// Offers every game with an example and returns the position that is chosen, or `None` if the input ends.
pub(crate) fn position(
    messages: &Messages,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<Option<Position>, Failure> {
    writeln!(out, "{}", messages.format("play-choice", &[]))?;
    for (number, entry) in (1..).zip(GAMES) {
        let title = messages.format(&format!("title-{}", entry.name), &[]);
        let number = format!("{number:>3}");
        let variables = [("number", number.as_str()), ("title", &title), ("position", entry.example)];
        writeln!(out, "{}", messages.format("play-choice-row", &variables))?;
    }
    let mut line = String::new();
    loop {
        write!(out, "> ")?;
        out.flush()?;
        line.clear();
        if input.read_line(&mut line).map_err(|error| io::Error::new(error.kind(), error))? == 0 {
            return Ok(None);
        }
        match chosen(line.trim()) {
            Some(position) => return Ok(Some(position)),
            None => writeln!(out, "{}", messages.format("play-choice-again", &[]))?,
        }
    }
}

/// Returns the position that was meant: the number of a game, its name alone, or a position.
fn chosen(text: &str) -> Option<Position> {
    if let Ok(number) = text.parse::<usize>() {
        return GAMES.get(number.checked_sub(1)?)?.example.parse().ok();
    }
    match nimatron::games::entry(&text.to_lowercase()) {
        Some(entry) => entry.example.parse().ok(),
        None => lines::position(text).ok().flatten(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_chosen_by_number_name_or_position() {
        let played = |typed: &str| {
            let messages = Messages::new(nimatron::Lang::En);
            let position = position(&messages, typed.as_bytes(), &mut Vec::new()).unwrap();
            position.map(|position| position.to_string())
        };
        assert_eq!(played("1\n"), Some(GAMES[0].example.to_owned()));
        assert_eq!(played("0\nqqq\nKayles\n"), Some("kayles 12 7".to_owned()));
        assert_eq!(played("3 4 5\n"), Some("nim 3 4 5".to_owned()));
        assert_eq!(played("威佐夫\n"), Some("wythoff 4 7".to_owned()));
        assert_eq!(played(""), None);
    }
}
