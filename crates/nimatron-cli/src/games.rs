//! `nimatron games`: the list of games.

use std::io::Write;

use nimatron::games::{GAMES, RULES};
use nimatron::report::rule;
use nimatron::{Messages, Position};

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::input;

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let messages = Messages::new(input::lang(args.lang));
    for entry in GAMES.iter().copied().chain([&RULES]) {
        let theorems: Vec<&str> = entry.example.parse().map_or(Vec::new(), |example: Position| {
            example.rules.games[0].theorems().iter().map(|theorem| theorem.citation().name).collect()
        });
        if args.json {
            let json = serde_json::json!({
                "name": entry.name,
                "aliases": entry.aliases,
                "parameters": entry.parameters,
                "rule": rule(entry, &messages),
                "theorems": theorems,
                "example": entry.example,
            });
            writeln!(out, "{json}")?;
            continue;
        }
        let aliases: Vec<String> = entry.aliases.iter().map(|alias| format!(" ({alias})")).collect();
        writeln!(out, "{}{}", entry.signature(), aliases.concat())?;
        writeln!(out, "    {}", rule(entry, &messages))?;
        if !theorems.is_empty() {
            writeln!(out, "    {}", theorems.join(", "))?;
        }
        writeln!(out, "    nimatron solve \"{}\"", entry.example)?;
    }
    Ok(())
}
