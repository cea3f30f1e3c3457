//! `nimatron games`: the list of games.

use std::io::Write;

use nimatron::Budget;
use nimatron_api::{Answerer, GamesAnswer, GamesQuestion};

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::rule_files::RuleFilesOnDisk;
use crate::{input, json};

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let question = GamesQuestion { lang: Some(input::lang(args.lang).code().to_owned()) };
    let answerer = Answerer::default().with_rule_files(RuleFilesOnDisk::default());
    let answer: GamesAnswer = answerer.answer(&question, &Budget::default())?;
    if args.json {
        return json::line(&answer, out);
    }
    for game in &answer.games {
        let aliases: Vec<String> = game.aliases.iter().map(|alias| format!(" ({alias})")).collect();
        writeln!(out, "{}{}", game.signature(), aliases.concat())?;
        writeln!(out, "    {}", game.rule)?;
        if !game.theorems.is_empty() {
            writeln!(out, "    {}", game.theorems.join(", "))?;
        }
        writeln!(out, "    nimatron solve \"{}\"", game.example)?;
    }
    Ok(())
}
