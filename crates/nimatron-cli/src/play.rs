//! `nimatron play`: a game against the computer, line by line or on the whole screen.

mod board;
mod choice;
mod command;
mod hint;
mod lines;
mod session;
#[cfg(test)]
mod wording;

#[cfg(feature = "tui")]
mod screen;

use std::io::{self, IsTerminal, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use nimatron::{Lang, Level};

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::{input, words};
pub(crate) use board::width;
use session::Session;

pub(crate) fn run(args: &PlayArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let messages = words::messages(lang);
    let position = match args.position.position.is_empty() {
        true => choice::position(&messages, io::stdin().lock(), out)?,
        false => Some(input::position(&args.position, &args.limits.budget(), &messages)?),
    };
    let Some(position) = position else { return Ok(()) };
    #[cfg(feature = "tui")]
    let is_sum = position.compound() == nimatron::notation::Compound::Sum;
    let mut session = Session::new(position, args.second, args.limits.budget());
    session.level = level(args);
    session.seed = args.seed.unwrap_or_else(seed_of_the_clock);
    let on_a_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    #[cfg(feature = "tui")]
    // The screen builds a move in one component; in other compounds moves are typed.
    if on_a_terminal && !args.plain && is_sum {
        return Ok(screen::run(session, messages)?);
    }
    // A prompt is shown only on a terminal, not to a script.
    let prompt = if on_a_terminal { "> " } else { "" };
    Ok(lines::LineMode::new(session, messages, prompt).run(io::stdin().lock(), out)?)
}

fn level(args: &PlayArgs) -> Level {
    let per_mille = args.mistakes.map_or(Level::PER_MILLE, |rate| rate.0);
    match &args.level {
        // The names were checked when the arguments were read.
        Some(name) => Level::named(name, per_mille).unwrap_or_default(),
        None if args.mistakes.is_some() => Level::Fallible { per_mille },
        None => Level::Perfect,
    }
}

fn seed_of_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
