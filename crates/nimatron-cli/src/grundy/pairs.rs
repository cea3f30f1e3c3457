//! `nimatron grundy --table`: the values or outcomes of all positions with two numbers.

use std::io::Write;

use anstyle::{Ansi256Color, Style};
use nimatron::{Convention, Messages, Outcome, Table};
use nimatron_api::{TableAnswer, drawn, table_of};

use super::{TableSize, write_svg};
use crate::args::GrundyArgs;
use crate::failure::Failure;
use crate::{input, json};

/// Larger tables are cut, and say so.
const MOST_ROWS: usize = 500;
const MOST_COLUMNS: usize = 100;

/// The background of values from small to large, in the 256 colours of a terminal: the same colours as in the picture.
const RAMP: [u8; 10] = [230, 229, 193, 157, 115, 79, 38, 31, 25, 18];
const LOST: u8 = 166;
const BLACK: u8 = 16;
const WHITE: u8 = 231;

pub(super) fn run(
    args: &GrundyArgs,
    size: &TableSize,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let budget = super::budget(args);
    let mut game = input::written(&args.game, &budget, messages)?;
    if args.misere {
        game = game.with_convention(Convention::Misere);
    }
    let table = table_of(&game, size.0, args.outcomes, messages, &budget)?;
    if let Some(file) = &args.svg {
        write_svg(file, &drawn(&table, messages)?, messages)?;
    }
    if args.csv {
        return table.csv().try_for_each(|line| Ok(writeln!(out, "{line}")?));
    }
    if args.json {
        return json::line(&TableAnswer::new(&table, messages), out);
    }
    let coloured = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
    show(&table, messages, coloured, out)
}

fn show(table: &Table, messages: &Messages, coloured: bool, out: &mut impl Write) -> Result<(), Failure> {
    let shown = [table.last()[0].min(MOST_ROWS - 1), table.last()[1].min(MOST_COLUMNS - 1)];
    writeln!(out, "{}", table.title(messages))?;
    let [down, across] = [0, 1].map(|axis| table.axis(axis, messages));
    writeln!(out, "{}", messages.format("error-then", &[("first", &down), ("second", &across)]))?;
    let text = |first: usize, second: usize| match (table.value(first, second), table.outcome(first, second))
    {
        (Some(value), _) => value.to_string(),
        (None, Some(outcome)) => outcome.to_string(),
        (None, None) => String::new(),
    };
    let largest = table.largest().map_or(0, |(value, _)| value);
    let label = shown[0].to_string().len();
    let width = largest.to_string().len().max(shown[1].to_string().len()) + 1;
    let style = |first: usize, second: usize| {
        let value = table.value(first, second).unwrap_or(1);
        let place =
            u128::from(value.saturating_sub(1)) * (RAMP.len() as u128 - 1) / u128::from(largest.max(2) - 1);
        match table.outcome(first, second) {
            _ if !coloured => Style::new(),
            Some(Outcome::P) => painted(LOST, WHITE).bold(),
            _ => painted(RAMP[place as usize], if place < 6 { BLACK } else { WHITE }),
        }
    };
    write!(out, "{:label$} ", "")?;
    for second in 0..=shown[1] {
        write!(out, "{second:>width$}")?;
    }
    writeln!(out)?;
    for first in 0..=shown[0] {
        write!(out, "{first:>label$} ")?;
        for second in 0..=shown[1] {
            let (style, text) = (style(first, second), text(first, second));
            write!(out, "{style}{text:>width$}{style:#}")?;
        }
        writeln!(out)?;
    }
    if shown != table.last() {
        let position = table.position(shown[0], shown[1]).to_string();
        writeln!(out, "{}", messages.format("pairs-cut", &[("position", &position)]))?;
    }
    table.notes(messages).iter().try_for_each(|note| Ok(writeln!(out, "{note}")?))
}

fn painted(ground: u8, ink: u8) -> Style {
    Style::new().bg_color(Some(Ansi256Color(ground).into())).fg_color(Some(Ansi256Color(ink).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nimatron::{Budget, Lang, Position};

    fn printed(game: &str, last: [usize; 2], coloured: bool) -> String {
        let table = game.parse::<Position>().unwrap().value_table(last, &Budget::default()).unwrap().unwrap();
        let mut out = Vec::new();
        show(&table, &Messages::new(Lang::En), coloured, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn colours_change_nothing_else() {
        let (plain, coloured) = (printed("wythoff", [9, 9], false), printed("wythoff", [9, 9], true));
        assert!(!plain.contains('\u{1b}') && coloured.contains("\u{1b}["));
        assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
    }

    #[test]
    fn a_cut_table_says_so() {
        let whole = printed("nim", [3, MOST_COLUMNS - 1], false);
        let cut = printed("nim", [3, MOST_COLUMNS], false);
        assert!(!whole.contains("--csv"), "{whole}");
        assert!(cut.contains(&format!("nim 3 {}; --csv", MOST_COLUMNS - 1)), "{cut}");
    }
}
