//! `nimatron games`: the list of games.

use std::io::Write;

use anstyle::Style;
use nimatron::Messages;
use nimatron_api::{Answerer, GameReport, GamesAnswer, GamesQuestion};

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::json;
use crate::rule_files::RuleFilesOnDisk;
use crate::terminal::Terminal;

pub(crate) fn run(args: &GamesArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let question = GamesQuestion { lang: Some(messages.lang().code().to_owned()) };
    let answerer = Answerer::default().with_rule_files(RuleFilesOnDisk::default());
    let answer: GamesAnswer = answerer.answer(&question, &args.limits.budget())?;
    if args.json {
        return json::line(&answer, out);
    }
    let terminal = Terminal::of_output();
    for game in &answer.games {
        terminal.heading(&format!("{} — {}", game.signature(), game.title), out)?;
        let mut line = |text: &str| terminal.line(&format!("    {text}"), Style::new(), out);
        line(&game.rule)?;
        let names = other_names(game, messages);
        if !names.is_empty() {
            line(&messages.format("games-names", &[("names", &names.join(", "))]))?;
        }
        if !game.theorems.is_empty() {
            line(&messages.format("games-theory", &[("theorems", &game.theorems.join(", "))]))?;
        }
        line(&format!("nimatron solve \"{}\"", game.example))?;
    }
    Ok(())
}

/// Returns what else the game may be called in a position: its aliases, and its names in this language.
fn other_names(game: &GameReport, messages: &Messages) -> Vec<String> {
    let names = messages.format(&format!("names-{}", game.name), &[]);
    let translated = names.split_whitespace().filter(|_| messages.has(&format!("names-{}", game.name)));
    game.aliases.iter().copied().chain(translated).map(str::to_owned).collect()
}
